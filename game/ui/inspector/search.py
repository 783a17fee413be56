"""Owns finding memories by words, kind, importance and age: newest first, a part of the stream in each frame."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np

from game.ai.memory import Kind
from game.ai.stream import KIND_CODES, StreamView

A_FRAME = 1500
"""Memories whose words are looked at in one frame: about a third of a millisecond."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for. `since` is a tick; words may come anywhere in a memory, in any order."""

    words: str = ""
    kind: Kind | None = None
    importance: int = 1
    since: int = 0


class Search:
    """The numbers of the memories found so far, newest first. Tells `searching` while there is more to look at."""

    def __init__(self) -> None:
        self._wanted = Wanted()
        self._parts: tuple[str, ...] = ()
        self._newer: list[int] = []
        self._older: list[int] = []
        self._left: list[int] = []
        self._seen = 0

    @property
    def found(self) -> "Sequence[int]":
        """The numbers found, newest first."""
        return _Joined(self._newer, self._older)

    @property
    def searching(self) -> bool:
        """Whether older memories are still to be looked at."""
        return bool(self._left)

    def begin(self, view: StreamView, wanted: Wanted) -> None:
        """Look for something else, or in somebody else's memories."""
        self._wanted, self._parts = wanted, tuple(wanted.words.lower().split())
        self._newer, self._older, self._seen = [], [], len(view)
        self._left = _candidates(view, wanted, 0)
        self.go_on(view)

    def go_on(self, view: StreamView) -> None:
        """A frame's part of the search; new memories come first."""
        if len(view) > self._seen:
            new = _candidates(view, self._wanted, self._seen)
            self._newer += [number for number in new if self._fits(view, number)]
            self._seen = len(view)
        if not self._parts:
            self._older += reversed(self._left)
            self._left.clear()
            return
        for _ in range(min(A_FRAME, len(self._left))):
            number = self._left.pop()
            if self._fits(view, number):
                self._older.append(number)

    def _fits(self, view: StreamView, number: int) -> bool:
        text = view[number].text.lower() if self._parts else ""
        return all(part in text for part in self._parts)


def _candidates(view: StreamView, wanted: Wanted, first: int) -> list[int]:
    """Numbers from `first` on that fit but for their words, rising."""
    fits = (view.importance[first:] >= wanted.importance) & (view.created[first:] >= wanted.since)
    if wanted.kind is not None:
        fits &= view.kinds[first:] == KIND_CODES[wanted.kind]
    numbers: list[int] = (np.flatnonzero(fits) + first).tolist()
    return numbers


class _Joined(Sequence[int]):
    """What came since, backwards, and then what was there."""

    def __init__(self, newer: list[int], older: list[int]) -> None:
        self._newer, self._older = newer, older

    def __len__(self) -> int:
        return len(self._newer) + len(self._older)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        index %= len(self)
        newer = len(self._newer)
        return self._newer[newer - 1 - index] if index < newer else self._older[index - newer]

    def __iter__(self) -> Iterator[int]:
        yield from reversed(self._newer)
        yield from self._older
