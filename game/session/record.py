"""Owns the writing down of a run: what happened goes to the save each game minute, the whole state now and then."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.ai.embedding import Embeds, Vectors
from game.ai.memory import Memory
from game.ai.thought import Snapshot, Thought
from game.saves import Batch, LogRow, Remembered, Save
from game.session.at_work import Model
from game.session.changes import change_of
from game.session.decisions import Decision, decision_row
from game.session.movers import Newcomer
from game.session.orders import command_row
from game.session.pending import saved_request
from game.session.sinks import IntoSave, Sink
from game.session.state import RunState, as_text, resident_state
from game.session.visitors import SavedVisitor
from game.world.bodies import Conversation
from game.world.commands import Command
from game.world.packing import Moment, pack
from game.world.simulation import TickReport

if TYPE_CHECKING:
    from game.session.session import Session

MOST_BEHIND = 0
"""Game minutes that may wait for the disk while the next one is lived: none, so that whatever happens one at most is lost."""
LATELY = 2000
"""Rows kept at hand after they were handed over, for whoever asks before they are on the disk: more than two busy hours."""


class Record:
    """Gathers a minute's rows and hands them to a sink: its save, unless another is set; without any it keeps nothing.

    `embedder` is where the vectors come from: they are saved under its model's name. `model` is the language model at
    work, if one is: its calls are kept too.
    """

    def __init__(self, save: Save | None, embedder: Embeds, model: Model | None = None) -> None:
        self._model = model
        self._save = save
        self.sink: Sink | None = None if save is None else IntoSave(save)
        self.embedder = embedder
        self._rows: list[LogRow] = []
        self._lately: deque[LogRow] = deque(maxlen=LATELY)
        self._memories: list[Remembered] = []
        self._touches: list[tuple[int, int, int]] = []

    @property
    def behind(self) -> bool:
        """Whether the last game minute is not on the disk yet, so that the clock has to wait."""
        return self._save is not None and self._save.behind > MOST_BEHIND

    @property
    def lately(self) -> tuple[LogRow, ...]:
        """The latest rows, of whole ticks and without gaps, oldest first: they may not be on the disk yet."""
        rows = (*self._lately, *self._rows)
        begun = rows[0].tick if len(self._lately) == LATELY else -1
        return tuple(row for row in rows if row.tick > begun)

    @property
    def path(self) -> Path | None:
        """The save that is written."""
        return None if self._save is None else self._save.path

    def catch_up(self) -> None:
        """Wait until the disk has all that was written down; a state that is just being packed may come later."""
        if self._save is not None:
            self._save.catch_up()

    def orders(self, orders: list[Command], tick: int) -> None:
        """What players handed in for a tick, in their own words."""
        self._rows += [LogRow(tick, "order", command_row(each)) for each in orders]

    def commands(self, commands: list[Command], tick: int) -> None:
        """What was tried at a tick, by whom."""
        self._rows += [LogRow(tick, "command", command_row(each)) for each in commands]

    def talks(self, ended: list[Conversation], tick: int) -> None:
        """Talks that are over, whole: no state has them any more."""
        self._rows += [LogRow(tick, "talk", asdict(talk)) for talk in ended]

    def report(self, report: TickReport) -> None:
        """What came of it."""
        self._rows += [LogRow(event.tick, "event", asdict(event)) for event in report.events]

    def thought(self, thought: Thought, snapshot: Snapshot, decision: Decision, memories: tuple[Memory, ...]) -> None:
        """A committed thought with all it changed, the records it made and the memories it used, at the tick it landed on."""
        self._rows.append(decision_row(decision, thought.asked.due, change_of(thought, snapshot)))
        self.memories(decision.resident, memories, thought.embeddings)
        self._touches += [(decision.landed, owner, number) for owner, number in thought.touched]

    def dropped(self, thought: Thought, tick: int) -> None:
        """A thought that came too late for the plan it was made for."""
        asked = thought.asked
        self._rows.append(LogRow(tick, "dropped", {"id": asked.id, "kind": asked.kind, "resident": asked.resident}))

    def given(
        self, resident: int, memories: tuple[Memory, ...], embeddings: Vectors, tick: int, used: Sequence[int] = ()
    ) -> None:
        """Records that no thought made: put in from outside after a tick; `used` are those that came to mind then."""
        numbers = [memory.number for memory in memories]
        recalled = {"used": list(used)} if used else {}
        self._rows.append(LogRow(tick, "given", {"resident": resident, "memories": numbers, **recalled}))
        self._touches += [(tick, resident, number) for number in used]
        self.memories(resident, memories, embeddings)

    def memories(self, resident: int, memories: tuple[Memory, ...], embeddings: Vectors) -> None:
        """New records of a stream, with a row of embeddings for each (none were made where none were committed)."""
        self._memories += [Remembered(resident, memory, vector) for memory, vector in zip(memories, embeddings, strict=False)]

    def keep(self, session: "Session") -> None:
        """The minute and the state, when they are due; the writer's thread does the rest.

        Calls to a model are written as soon as they have ended: what was paid for is not lost.
        """
        self._write_calls()
        if self.sink is None:
            self.forget()
            return
        if self.sink.minute_due(session.now):
            self._write(self.sink, session.now)
        if self.sink.state_due(session.now):
            self._state(self.sink, session)

    def keep_again(self, session: "Session") -> None:
        """Something was added after the last tick: if that has been written down already, it is written down anew."""
        if self.sink is not None and self.sink.minute_due(session.now):
            self.keep(session)

    def all_of_it(self, session: "Session") -> None:
        """Everything so far and the state as it is now, whenever that is."""
        if self.sink is not None:
            self._write(self.sink, session.now)
            self._state(self.sink, session)

    def close(self, session: "Session", whole: bool = True) -> None:
        """Write all that is left, with the state as it is now, and close the save.

        A tick that broke off in the middle (not `whole`) is no state to go on from: the last snapshot is.
        """
        try:
            self._write_calls()
            if whole and self._save is not None:
                self.all_of_it(session)
        finally:
            if self._save is not None:
                self._save.close()

    def forget(self) -> None:
        """Let go of what was not written yet."""
        self._rows, self._memories, self._touches = [], [], []

    def _write(self, sink: Sink, now: int) -> None:
        self._lately.extend(self._rows)
        sink.minute(Batch(tuple(self._rows), tuple(self._memories), tuple(self._touches), now), self.embedder.model)
        self.forget()

    def _write_calls(self) -> None:
        calls = self._model.drain() if self._model is not None else ()
        if calls and self._save is not None:
            self._save.append_calls(calls)

    def _state(self, sink: Sink, session: "Session") -> None:
        state = state_later(session)
        sink.state(session.now, lambda: as_text(state()))


def state_of(session: "Session") -> RunState:
    """The run's state at this tick."""
    return state_later(session)()


def _without_the_past(moment: Moment) -> Moment:
    """Talks that are over are in the log."""
    return replace(moment, conversations=tuple(talk for talk in moment.conversations if talk.state != "ended"))


def state_later(session: "Session") -> Callable[[], RunState]:
    """The same, copied quickly now and put together whenever it is called, in any thread."""
    tick, moment, scripts = session.now, _without_the_past(session.simulation.moment()), dict(session.talks.scripts)
    in_flight = tuple(session.in_flight.snapshots.values())
    residents = tuple(resident_state(each) for each in session.residents.values())
    next_request, committed = session.in_flight.next_id, session.thoughts
    visitors = tuple(
        SavedVisitor(each.id, each.name, each.about, each.look) for each in session.residents.values() if each.visitor
    )
    orders = tuple(command_row(each) for each in session.orders)
    map = session.drawings.hash if session.simulation.redrawn else ""
    newcomers = tuple(Newcomer(number, entry) for number, entry in sorted(session.movers.entries.items()))

    def put_together() -> RunState:
        present = {each.id: each for each in residents}
        requests = tuple(saved_request(each, present) for each in in_flight)
        later = (visitors, orders, newcomers, map)
        return RunState(tick, pack(moment), residents, requests, next_request, committed, scripts, *later)

    return put_together
