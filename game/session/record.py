"""Owns the writing down of a run: what happened goes to the save each game minute, the whole state now and then."""

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from game.ai.embedding import Embeds, Vectors
from game.ai.memory import Memory
from game.ai.thought import Thought
from game.saves import Batch, LogRow, Remembered, Save
from game.session.at_work import Model
from game.session.decisions import Decision, decision_row
from game.session.pending import saved_request
from game.session.state import RunState, as_text, resident_state
from game.session.visitors import SavedVisitor
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import Command
from game.world.packing import pack
from game.world.simulation import TickReport

if TYPE_CHECKING:
    from game.session.session import Session

SNAPSHOT_TICKS = 10 * TICKS_PER_MINUTE
"""How often the whole state is saved."""
MOST_BEHIND = 60
"""Batches (game minutes) the writer may be behind: a minute of play at 1x. Beyond that the clock waits for the disk."""


class Record:
    """Gathers a minute's rows and hands them to the save's writer; without a save it keeps nothing.

    `embedder` is where the vectors come from: they are saved under its model's name. `model` is the language model at
    work, if one is: its calls are kept too.
    """

    def __init__(self, save: Save | None, embedder: Embeds, model: Model | None = None) -> None:
        self._model = model
        self._save = save
        self.embedder = embedder
        self._rows: list[LogRow] = []
        self._memories: list[Remembered] = []
        self._touches: list[tuple[int, int, int]] = []
        self._last_snapshot = 0

    @property
    def behind(self) -> bool:
        """Whether the disk is so slow that the clock should wait for it."""
        return self._save is not None and self._save.behind > MOST_BEHIND

    def catch_up(self) -> None:
        """Wait until the disk has all that was written down."""
        if self._save is not None:
            self._save.flush()

    def commands(self, commands: list[Command], tick: int) -> None:
        """What was tried at a tick, by whom."""
        self._rows += [LogRow(tick, "command", {"type": type(each).__name__, **asdict(each)}) for each in commands]

    def report(self, report: TickReport) -> None:
        """What came of it."""
        self._rows += [LogRow(event.tick, "event", asdict(event)) for event in report.events]

    def thought(self, thought: Thought, decision: Decision, memories: tuple[Memory, ...]) -> None:
        """A committed thought with the records it made and the memories it used, at the tick it landed on."""
        self._rows.append(decision_row(decision, thought.asked.due))
        self.memories(decision.resident, memories, thought.embeddings)
        self._touches += [(decision.landed, owner, number) for owner, number in thought.touched]

    def correction(self, resident: int, memories: tuple[Memory, ...], embeddings: Vectors, tick: int) -> None:
        """Insights that a person put in the place of others."""
        for memory in memories:
            data = {"resident": resident, "memory": memory.number, "supersedes": memory.content.supersedes}
            self._rows.append(LogRow(tick, "correction", data))
        self.memories(resident, memories, embeddings)

    def memories(self, resident: int, memories: tuple[Memory, ...], embeddings: Vectors) -> None:
        """New records of a stream, with a row of embeddings for each (none were made where none were committed)."""
        self._memories += [Remembered(resident, memory, vector) for memory, vector in zip(memories, embeddings, strict=False)]

    def keep(self, session: "Session") -> None:
        """Each game minute the minute, every ten of them the state; the writer's thread does the rest.

        Calls to a model are written as soon as they have ended: what was paid for is not lost.
        """
        self._write_calls()
        if session.now % TICKS_PER_MINUTE == 0:
            self._write()
        if session.now - self._last_snapshot >= SNAPSHOT_TICKS:
            self._snapshot(session)

    def close(self, session: "Session", whole: bool = True) -> None:
        """Write all that is left, with the state as it is now, and close the save.

        A tick that broke off in the middle (not `whole`) is no state to go on from: the last snapshot is.
        """
        try:
            self._write_calls()
            if whole:
                self._write()
                self._snapshot(session)
        finally:
            if self._save is not None:
                self._save.close()

    def _write(self) -> None:
        if self._save is not None and (self._rows or self._memories or self._touches):
            batch = Batch(tuple(self._rows), tuple(self._memories), tuple(self._touches))
            self._save.append_minute(batch, self.embedder.model)
        self._rows, self._memories, self._touches = [], [], []

    def _write_calls(self) -> None:
        calls = self._model.drain() if self._model is not None else ()
        if calls and self._save is not None:
            self._save.append_calls(calls)

    def _snapshot(self, session: "Session") -> None:
        self._last_snapshot = session.now
        if self._save is not None:
            state = state_later(session)
            self._save.put_snapshot(session.now, lambda: as_text(state()))


def state_of(session: "Session") -> RunState:
    """The run's state at this tick."""
    return state_later(session)()


def state_later(session: "Session") -> Callable[[], RunState]:
    """The same, copied quickly now and put together whenever it is called, in any thread."""
    tick, moment, scripts = session.now, session.simulation.moment(), dict(session.talks.scripts)
    requests = tuple(saved_request(each, session.residents) for each in session.in_flight.snapshots.values())
    residents = tuple(resident_state(each) for each in session.residents.values())
    next_request, committed = session.in_flight.next_id, session.thoughts
    visitors = tuple(
        SavedVisitor(each.id, each.name, each.about, each.look) for each in session.residents.values() if each.visitor
    )
    return lambda: RunState(tick, pack(moment), residents, requests, next_request, committed, scripts, visitors)
