"""Owns watching the files of a map while a town lives on it: whenever a designer has saved, it is read and made ready.

All of it happens in a thread; whoever lives the town asks for news between two ticks.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread

from watchfiles import watch

from game.problem import Problem
from game.session.drawn import Drawn, drawn_on_disk
from game.world.tiled import MapFile

LOOKS_EVERY = 2.0
"""Seconds after which files are looked at where nobody says that they have changed: on a network drive."""
SETTLED = 0.1
"""Seconds without a change after which a file counts as saved."""
TRIES = 4
"""A map that cannot be read is read again so often, since it may just be being written."""

Signs = dict[Path, tuple[int, int] | None]
"""When each file was written and how large it is; None where there is none."""


class MapWatch:
    """Watches a map, its tilesets and templates, and its pictures, and reads all of it again when one of them changes.

    `seen` is the map as it is known: nothing is news until a file is other than it is now. `tell` hears the news too, when they
    are taken. Never raises.
    """

    def __init__(
        self,
        path: Path,
        seen: MapFile,
        read: Callable[[Path], Drawn] = drawn_on_disk,
        tell: Callable[[Drawn | str], None] | None = None,
    ) -> None:
        self._path, self._read, self._tell = path, read, tell
        self._files = _files(path, seen)
        self._signs = _signs(self._files)
        self._news: Drawn | str | None = None
        self._lock, self._stop = Lock(), Event()
        self._thread = Thread(target=self._watch, name=f"map {path.name}", daemon=True)
        self._thread.start()

    def news(self) -> Drawn | str | None:
        """The map as it was saved last, ready to be lived on; or why it cannot be, in a sentence. None where nothing is new."""
        with self._lock:
            news, self._news = self._news, None
        if news is not None and self._tell is not None:
            self._tell(news)
        return news

    def close(self) -> None:
        """Watch no more."""
        self._stop.set()
        self._thread.join(timeout=2.0)

    def _watch(self) -> None:
        while not self._stop.is_set():
            with suppress(Exception):  # too many files are watched on this machine already, or its disk says nothing
                self._hear()
            self._look()
            self._stop.wait(LOOKS_EVERY)

    def _hear(self) -> None:
        """Look whenever something happens in a folder of the map's files, and now and then."""
        folders = {file.parent for file in self._files if file.parent.is_dir()}
        every = int(LOOKS_EVERY * 1000)
        heard = watch(
            *sorted(folders),
            watch_filter=None,
            debounce=int(SETTLED * 1000),
            stop_event=self._stop,
            rust_timeout=every,
            yield_on_timeout=True,
            raise_interrupt=False,
            recursive=False,
        )
        for _ in heard:
            self._look()
            if {file.parent for file in self._files if file.parent.is_dir()} != folders:
                return

    def _look(self) -> None:
        signs = _signs(self._files)
        if signs == self._signs:
            return
        while not self._stop.wait(SETTLED) and (later := _signs(self._files)) != signs:
            signs = later
        self._signs = signs
        news = self._read_again()
        if isinstance(news, Drawn):
            self._files = _files(self._path, news.map_file)
            self._signs = {file: signs[file] if file in signs else _sign(file) for file in self._files}
        with self._lock:
            self._news = news

    def _read_again(self) -> Drawn | str:
        told = ""
        for _ in range(TRIES):
            try:
                return self._read(self._path)
            except Problem as problem:
                told = str(problem)
            except Exception as error:  # whatever was saved, the town goes on
                told = f"The map {self._path.name} cannot be read ({type(error).__name__}); save it again in Tiled."
            self._stop.wait(SETTLED)
        return f"{told} Until then the town stays as it is."


def _files(path: Path, map_file: MapFile) -> tuple[Path, ...]:
    pictures = (picture.file for picture in map_file.pictures.values())
    return _distinct((path, *map_file.sources, *pictures))


def _distinct(files: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(dict.fromkeys(file.absolute() for file in files))


def _signs(files: Iterable[Path]) -> Signs:
    return {file: _sign(file) for file in files}


def _sign(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
