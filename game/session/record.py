"""Owns the writing down of a run: what happened goes to the save each game minute, the whole state now and then."""

from dataclasses import asdict
from typing import TYPE_CHECKING

from game.ai.embedding import Vectors
from game.ai.memory import Memory
from game.ai.thought import Thought
from game.saves import Batch, LogRow, Remembered, Save
from game.session.state import RunState, as_json, resident_state, saved_thought
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import Command
from game.world.simulation import TickReport

if TYPE_CHECKING:
    from game.session.session import Session

SNAPSHOT_TICKS = 10 * TICKS_PER_MINUTE
"""How often the whole state is saved, if nothing is being thought just then."""


class Record:
    """Gathers a minute's rows and hands them to the save's writer; without a save it keeps nothing."""

    def __init__(self, save: Save | None) -> None:
        self._save = save
        self._rows: list[LogRow] = []
        self._memories: list[Remembered] = []
        self._touches: list[tuple[int, int, int]] = []
        self._last_snapshot = 0

    def commands(self, commands: list[Command], tick: int) -> None:
        """What was tried at a tick, by whom."""
        self._rows += [LogRow(tick, "command", {"type": type(each).__name__, **asdict(each)}) for each in commands]

    def report(self, report: TickReport) -> None:
        """What came of it."""
        self._rows += [LogRow(event.tick, "event", asdict(event)) for event in report.events]

    def thought(self, thought: Thought, memories: tuple[Memory, ...], tick: int) -> None:
        """A committed thought with the records it made and the memories it used."""
        asked = thought.asked
        about = {"id": asked.id, "kind": asked.kind, "resident": asked.resident, "asked": asked.asked}
        self._rows.append(LogRow(tick, "thought", {**about, "memories": [memory.number for memory in memories]}))
        self.memories(asked.resident, memories, thought.embeddings)
        self._touches += [(tick, owner, number) for owner, number in thought.touched]

    def memories(self, resident: int, memories: tuple[Memory, ...], embeddings: Vectors) -> None:
        """New records of a stream, with a row of embeddings for each (none were made where none were committed)."""
        self._memories += [Remembered(resident, memory, vector) for memory, vector in zip(memories, embeddings, strict=False)]

    def keep(self, session: "Session") -> None:
        """Each game minute the minute, every ten of them the state; the writer's thread does the rest."""
        if session.now % TICKS_PER_MINUTE == 0:
            self._write()
        if session.now - self._last_snapshot >= SNAPSHOT_TICKS and session.in_flight.all_ready():
            self._snapshot(session)

    def close(self, session: "Session") -> None:
        """Write all that is left, with the state as it is now, and close the save."""
        self._write()
        self._snapshot(session)
        if self._save is not None:
            self._save.close()

    def _write(self) -> None:
        if self._save is not None and (self._rows or self._memories or self._touches):
            self._save.append_minute(Batch(tuple(self._rows), tuple(self._memories), tuple(self._touches)))
        self._rows, self._memories, self._touches = [], [], []

    def _snapshot(self, session: "Session") -> None:
        self._last_snapshot = session.now
        if self._save is not None:
            self._save.put_snapshot(session.now, as_json(state_of(session)))


def state_of(session: "Session") -> RunState:
    """The run's state at this tick; waits for what is being thought."""
    thoughts = session.in_flight.collected()
    return RunState(
        tick=session.now,
        simulation=session.simulation.to_data(),
        residents=tuple(resident_state(each) for each in session.residents.values()),
        thoughts=tuple(saved_thought(each) for each in thoughts),
        next_request=session.in_flight.next_id,
        committed=session.thoughts,
        scripts=dict(session.talks.scripts),
    )
