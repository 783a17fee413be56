"""Owns the folder of saves: making, opening, forking, rescuing, deleting and listing them."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from game.problem import Problem
from game.saves import forking
from game.saves.damage import Damaged, damage_of
from game.saves.files import connect, explained, new_file, remove_file
from game.saves.folder import SUFFIX, checked_name, saves_folder
from game.saves.glance import clock_of, glance
from game.saves.lock import SaveLock
from game.saves.maps import Packed, insert_map
from game.saves.rescue import offering, rest_of
from game.saves.save import Save
from game.saves.schema import Json, canonical
from game.saves.standing import check_latest
from game.world.clock import Clock


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One save in the folder. `tick` is how far it has come, `size` bytes; `problem` says why it cannot be opened."""

    name: str
    path: Path
    size: int
    tick: int = 0
    header: Mapping[str, Json] = field(default_factory=dict)
    problem: str = ""

    @property
    def clock(self) -> Clock:
        """How its ticks are shown as dates; of a damaged one that does not say when it began, as of a town of ours."""
        return clock_of(self.header)

    @property
    def good_until(self) -> int | None:
        """The latest tick of which a whole copy can be made; None where of none. Of a damaged one it takes a second or two."""
        if not self.problem:
            return self.tick
        with suppress(Problem), rest_of(self.path) as rest:
            return None if rest is None else rest.tick
        return None


class Store:
    """The saves of one folder: the one that `saves_folder()` names, unless another is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves_folder()

    def path(self, name: str) -> Path:
        """Where a save of that name is or would be. Raises Problem for a name that none can have."""
        return self.folder / f"{checked_name(name)}{SUFFIX}"

    def exists(self, name: str) -> bool:
        """Whether there is such a save, or something else in its place."""
        return os.path.lexists(self.path(name))

    def create(self, name: str, header: Mapping[str, Json], maps: Iterable[Packed] = ()) -> Save:
        """Make a save and open it for writing, with `maps` in it.

        Raises Problem when there is one already, or none can be written.
        """
        path = self.path(name)
        self._must_be_free(name, "choose another name or go on with it")
        with _held_on_success(SaveLock(path)) as lock:
            self._must_be_free(name, "choose another name or go on with it")
            with new_file(path) as connection:
                values = [(key, canonical(value)) for key, value in header.items()]
                connection.executemany("INSERT INTO header VALUES (?, ?)", values)
                for packed in maps:
                    insert_map(connection, packed)
            return Save(path, lock)

    def open(self, name: str, write: bool = True) -> Save:
        """Open a save; one writer at a time, any number of readers.

        Raises Problem where that cannot be; Damaged, with the moment of which a copy can be made, where the file is damaged,
        or, for writing, where its latest state or what happened since is not as it was written.
        """
        path = self._there(name)
        try:
            if not write:
                return Save(path)
            with _held_on_success(SaveLock(path)) as lock:
                with explained(path), damage_of(path), closing(connect(path, write=False)) as looked_at:
                    check_latest(looked_at)
                return Save(path, lock)
        except Damaged as damaged:
            raise offering(damaged) from damaged

    def fork(self, name: str, new: str, at: int | None = None) -> int:
        """Copy a save as it was at a tick under another name; from now on they have nothing in common. Returns the tick.

        As it is now where no tick is given; the save may be open and going on. Of the time before saves kept what thoughts
        change it is the last state before the tick. Raises Problem when there is no such save, it has not lived the tick,
        the other name is taken, or none can be written.
        """
        source = self._there(name)
        with self._free(new) as target:
            return forking.fork(source, target, at)

    def rescue(self, name: str, new: str) -> int:
        """Copy what is left of a damaged save, as of the latest tick at which it was whole. Returns the tick.

        Raises Problem when there is no such save, nothing of it is left, the other name is taken, or none can be written.
        """
        source = self._there(name)
        with self._free(new) as target:
            return forking.rescue(source, target)

    def take_over(self, path: Path, name: str) -> None:
        """Have a finished save that lies elsewhere on the same disk under a name; it is not there any more afterwards.

        Raises Problem when the name is taken, or none can be written.
        """
        with self._free(name) as target, explained(target):
            path.replace(target)

    def delete(self, name: str) -> None:
        """Remove a save for good, damaged ones too. Raises Problem when there is none, or while it is open elsewhere."""
        path = self._there(name)
        lock = SaveLock(path)
        try:
            with suppress(Damaged), closing(connect(path, write=False)):
                pass
            remove_file(path)
        finally:
            lock.release(for_good=not os.path.lexists(path))

    def list(self) -> tuple[SaveInfo, ...]:
        """All saves of the folder by name; those that cannot be opened too, with the reason."""
        paths = self.folder.glob(f"*{SUFFIX}") if self.folder.is_dir() else ()
        return tuple(_info(path) for path in sorted(paths, key=lambda path: path.stem) if not path.name.startswith("."))

    def _there(self, name: str) -> Path:
        path = self.path(name)
        if not os.path.lexists(path):
            raise Problem(f'There is no save "{name}" in {self.folder}; `smallville saves list` shows those there are.')
        return path

    def _must_be_free(self, name: str, advice: str) -> None:
        if self.exists(name):
            raise Problem(f'There is a save "{name}" already in {self.folder}; {advice}.')

    @contextmanager
    def _free(self, name: str) -> Iterator[Path]:
        """Where a copy of that name goes; nobody else can take the name meanwhile."""
        self._must_be_free(name, "choose another name for the copy")
        path = self.path(name)
        with _held_on_success(SaveLock(path)) as lock:
            self._must_be_free(name, "choose another name for the copy")
            yield path
        lock.release()


@contextmanager
def _held_on_success(lock: SaveLock) -> Iterator[SaveLock]:
    """A lock that whoever is inside takes over; where that fails nothing is left of it, unless there is a save."""
    try:
        yield lock
    except BaseException:
        lock.release(for_good=not os.path.lexists(lock.save))
        raise


def _info(path: Path) -> SaveInfo:
    size = path.lstat().st_size
    try:
        found = glance(path)
    except Problem as problem:
        return SaveInfo(path.stem, path, size, problem=str(problem))
    return SaveInfo(path.stem, path, size, found.tick, found.header)
