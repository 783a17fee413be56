"""Owns the telling again: what a save's log says of a stretch of ticks, so that it can be lived again without any mind.

Players' orders, thoughts and what was put into memories from outside come from the log; all else follows from them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from game.ai.embedding import Vectors
from game.ai.memory import NewMemory
from game.ai.residents import Resident
from game.ai.stream import StreamView
from game.ai.thought import Snapshot, Thought
from game.problem import Problem
from game.saves import LogRow, Save
from game.session.changes import changed_thought
from game.session.in_flight import InFlight
from game.session.orders import command_from
from game.world.clock import TICKS_PER_HOUR
from game.world.commands import Command

TOLD = ("order", "thought", "dropped", "given")
"""Kinds of rows in the log that living again needs."""
AT_ONCE = TICKS_PER_HOUR // 2
"""Ticks whose rows are read at once."""

Streams = Callable[[int], StreamView]
"""Each resident's stream as it was at the end of what is told, or later."""


@dataclass(slots=True)
class _Told:
    rows: dict[int, list[LogRow]] = field(default_factory=dict)
    touches: dict[int, list[tuple[int, int]]] = field(default_factory=dict)


class Retold:
    """The log of the ticks before `until`, read in pieces. Use it within `understood`: it may not be the log of this run."""

    def __init__(self, save: Save, until: int, streams: Streams) -> None:
        self.until = until
        self._save, self._streams = save, streams
        self._told, self._since, self._reached = _Told(), 0, 0

    def orders(self, tick: int) -> list[Command]:
        """What players ordered at a tick."""
        return [command_from(row.data) for row in self._rows(tick) if row.kind == "order"]

    def landed(self, tick: int, in_flight: InFlight, residents: dict[int, Resident]) -> list[tuple[Snapshot, Thought]]:
        """The thoughts that took effect at a tick, each with what it was made from, in the order they did."""
        rows = [row for row in self._rows(tick) if row.kind in ("thought", "dropped")]
        return [self._thought(row, in_flight, residents) for row in rows]

    def given(self, tick: int) -> list[tuple[int, tuple[NewMemory, ...], Vectors, tuple[int, ...]]]:
        """(resident, memories, vectors, numbers of memories that came to mind) of what came from outside after a tick."""
        rows = [row.data for row in self._rows(tick) if row.kind == "given"]
        return [self._given(row) for row in rows]

    def _given(self, row: Any) -> tuple[int, tuple[NewMemory, ...], Vectors, tuple[int, ...]]:
        used = tuple(int(number) for number in row.get("used", ()))
        return int(row["resident"]), *self._memories(int(row["resident"]), row["memories"]), used

    @contextmanager
    def understood(self, tick: int) -> Iterator[None]:
        """Turns what goes wrong in living a tick as it is told into a Problem: anybody may have written a save."""
        try:
            yield
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Problem(
                f'What the save "{self._save.name}" tells of tick {tick} cannot have been ({error!r}): it is damaged, or was '
                "written by another version."
            ) from error

    def _rows(self, tick: int) -> list[LogRow]:
        if not self._since <= tick < self._reached:
            self._read(tick)
        return self._told.rows.get(tick, [])

    def _read(self, tick: int) -> None:
        self._told, self._since, self._reached = _Told(), tick, min(tick + AT_ONCE, max(self.until, tick + 1))
        for row in self._save.span(TOLD, self._since, self._reached):
            self._told.rows.setdefault(row.tick, []).append(row)
        for at, resident, number in self._save.touches(self._since, self._reached):
            self._told.touches.setdefault(at, []).append((resident, number))

    def _thought(self, row: LogRow, in_flight: InFlight, residents: dict[int, Resident]) -> tuple[Snapshot, Thought]:
        snapshot = in_flight.let_go(int(row.data["id"]), residents)
        if (snapshot.asked.kind, snapshot.asked.resident) != (row.data["kind"], row.data["resident"]):
            raise ValueError("a thought is told of that nobody was asked for")
        if row.kind == "dropped":
            return snapshot, Thought(snapshot.asked)
        memories, vectors = self._memories(snapshot.asked.resident, row.data["memories"])
        touched = tuple(each for each in self._told.touches.get(row.tick, ()) if each[0] in snapshot.asked.members)
        return snapshot, changed_thought(snapshot, row.data, memories, vectors, touched)

    def _memories(self, resident: int, numbers: Any) -> tuple[tuple[NewMemory, ...], Vectors]:
        stream = self._streams(resident)
        return tuple(stream[number].content for number in numbers), stream.vectors[np.asarray(numbers, np.intp)]
