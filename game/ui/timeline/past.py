"""Owns what the screen asks of a past: a saved run that can be looked at as it was, and what its log tells of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.saves import LogRow
from game.session.asking import Interviewer
from game.sprites.scene import Scene


class Playback(Protocol):
    """A saved run played back. `session` stays the same, wherever one travels between the ticks `first` and `last`."""

    name: str
    first: int
    last: int

    @property
    def session(self) -> Scene: ...
    def travel(self, tick: int) -> None:
        """Be at a tick. Raises Problem."""
        ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Past:
    """A run to look back at. `happened` gives its events between two ticks, the earliest first, in pieces that are soon
    read: it may be asked in a thread of its own. `refresh` learns how far a run has come that is still being lived.
    `interviewer` asks its residents as they were; None where nobody can be asked.
    """

    play: Playback
    happened: Callable[[int, int], Iterator[Sequence[LogRow]]]
    refresh: Callable[[], None] = lambda: None
    interviewer: Interviewer | None = None
