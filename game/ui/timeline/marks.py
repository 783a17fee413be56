"""Owns the happenings of a run in the order of time, and what of them lies at a place of the time line."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from game.ui.timeline.happenings import FAULT, OCCASION, TALK, VISIT, WHISPER, Happening

_RANK = {FAULT: 0, VISIT: 1, WHISPER: 2, OCCASION: 3, TALK: 4}
"""Which of several in one place is told."""


class Marks:
    """All that has been read so far. `edition` grows with it."""

    def __init__(self) -> None:
        self.edition = 0
        self._all: list[Happening] = []
        self._ticks: list[int] = []
        self._talks: NDArray[np.int64] = np.zeros(0, np.int64)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, found: Sequence[Happening]) -> None:
        """Take in what has been read."""
        if not found:
            return
        self._all = sorted([*self._all, *found], key=lambda each: each.tick)
        self._ticks = [each.tick for each in self._all]
        self._talks = np.array([each.tick for each in self._all if each.kind == TALK], np.int64)
        self.edition += 1

    def talks(self, left: float, right: float, bins: int) -> list[int]:
        """How many talks began in each of so many equal parts of a stretch of ticks."""
        counts: list[int] = np.histogram(self._talks, bins, (left, right))[0].tolist()
        return counts

    def others(self, left: float, right: float) -> Iterable[Happening]:
        """Whatever is no talk, in a stretch of ticks."""
        return (each for each in self._between(left, right) if each.kind != TALK)

    def visits(self, last: int) -> list[tuple[int, int]]:
        """(from, to): when players were in town, up to the tick `last`."""
        here: dict[int, int] = {}
        spans: list[tuple[int, int]] = []
        for each in (one for one in self._all if one.kind == VISIT and one.people):
            came = here.pop(each.people[0], None)
            if came is None:
                here[each.people[0]] = each.tick
            else:
                spans.append((came, each.tick))
        return sorted([*spans, *((came, last) for came in here.values())])

    def near(self, left: float, right: float) -> Happening | None:
        """What is told of a short stretch of ticks."""
        return min(self._between(left, right), key=lambda each: (_RANK[each.kind], each.tick), default=None)

    def told(self, left: float, right: float, name: Callable[[int], str]) -> str:
        """The same in words; `name` gives somebody's."""
        found = self.near(left, right) or self._going_on((left + right) / 2)
        if found is None:
            return ""
        if found.kind == OCCASION:
            return f"{found.text} of {' and '.join(map(name, found.people))}"
        if found.kind == WHISPER:
            return f"{found.text} speaks to {' and '.join(map(name, found.people))}"
        if found.kind != TALK:
            return found.text
        talks = sum(each.kind == TALK for each in self._between(left, right))
        return f"{talks} talks" if talks > 1 else f"{' and '.join(map(name, found.people))} talk"

    def occasions(self) -> list[Happening]:
        """What was announced for a certain hour."""
        return [each for each in self._all if each.kind == OCCASION]

    def _going_on(self, tick: float) -> Happening | None:
        return next((each for each in self.occasions() if each.tick <= tick < each.until), None)

    def _between(self, left: float, right: float) -> Sequence[Happening]:
        return self._all[bisect_left(self._ticks, left) : bisect_right(self._ticks, right)]
