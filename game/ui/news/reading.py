"""Owns reading news from a running town: in a thread that rests often, so that drawing goes on beside it."""

import time
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from game.ai.stream import StreamView
from game.problem import Problem
from game.session.ground import Ground
from game.sprites.scene import Scene
from game.study.news import News, asking_about, finding
from game.study.records import Records

_STINT, _REST = 0.001, 0.002
"""Seconds of work, and of leaving the interpreter to the screen, by turns."""
_BETWEEN = 5.0
"""Seconds between two readings, however fast the game's time passes."""
Pieces = tuple[News, ...]
_Answer = TypeVar("_Answer")


class Reading:
    """The pieces of news found last, and the one asked for last; `trouble` says why there is none like that."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="news")
        self._finding: Future[Pieces] | None = None
        self._asking: Future[News] | None = None
        self.pieces: Pieces = ()
        self.asked: News | None = None
        self.trouble = ""
        self._began = 0.0
        self.read_at: int | None = None
        """The tick that the pieces are as of."""

    @property
    def busy(self) -> bool:
        """Whether something is still being read."""
        return self._finding is not None or self._asking is not None

    @property
    def rested(self) -> bool:
        """Whether the last reading began long enough ago for another."""
        return time.monotonic() - self._began > _BETWEEN

    def begin_anew(self, asked: str) -> None:
        """The scene is of another time: nothing that was read holds. What was `asked` about is asked again."""
        again = self.asked is not None or self._asking is not None
        for each in (self._finding, self._asking):
            if each is not None:
                each.cancel()
        self._finding = self._asking = self.read_at = None
        self.pieces, self.asked, self.trouble, self._began = (), None, "", 0.0
        if again and asked:
            self.ask(asked)

    def find(self) -> None:
        """Read all pieces of news as of now, unless that is being done."""
        if self._finding is None:
            self._began = time.monotonic()
            self.read_at = self._scene.simulation.now
            self._finding = self._start(finding)

    def ask(self, text: str) -> None:
        """Read the piece of news that a text is about."""
        self.trouble = ""
        self._asking = self._start(lambda records: asking_about(records, text))

    def poll(self) -> None:
        """Take what has been read."""
        if self._finding is not None and self._finding.done():
            self.pieces, self._finding = self._finding.result(), None
        if self._asking is not None and self._asking.done():
            answer, self._asking = self._asking, None
            try:
                self.asked = answer.result()
            except Problem as problem:
                self.asked, self.trouble = None, str(problem)

    def _start(self, search: Callable[[Records], Generator[None, None, _Answer]]) -> "Future[_Answer]":
        views = {number: resident.stream.view() for number, resident in self._scene.residents.items()}
        bare = records_of(self._scene)  # read here: the scene is not to be looked at from another thread
        return self._pool.submit(lambda: _restfully(search(_remembering(bare, views))))


def records_of(scene: Scene) -> Records:
    """What a study reads, of a town that is running, but for memories: neither talks nor where everybody was."""
    residents = scene.residents
    return Records(
        ground=Ground(scene.map_file, scene.simulation.town, (), "", scene.settings, scene.clock),
        names={number: each.name for number, each in residents.items()},
        personas={number: each.persona for number, each in residents.items()},
        streams={},
        talks={},
        members={},
        places={},
        end=scene.simulation.now,
    )


def _remembering(bare: Records, views: Mapping[int, StreamView]) -> Records:
    return replace(bare, streams={number: tuple(view) for number, view in views.items()})


def _restfully(steps: "Generator[None, None, _Answer]") -> _Answer:
    """What a search comes to, with rests."""
    until = time.perf_counter() + _STINT
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: _Answer = end.value
            return answer
        if time.perf_counter() > until:
            time.sleep(_REST)
            until = time.perf_counter() + _STINT
