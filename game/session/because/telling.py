"""Owns what a save tells of a run up to a tick, read piece by piece as a chain asks for it; nothing of the run is changed."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from game.ai.embedding import Embeds
from game.ai.memory import Memory
from game.ai.model.call import Call
from game.ai.persona import Persona
from game.ai.stream import StreamView
from game.problem import Problem
from game.saves import LogRow, Save
from game.session.decisions import Decision, Grounds
from game.session.orders import command_from
from game.session.why import Recalled, recalled, why
from game.settings import Cognition
from game.world.clock import Clock
from game.world.commands import Arrive, Command
from game.world.events import Event
from game.world.places import Town

_DECISION, _EVENT = TypeAdapter(Decision), TypeAdapter(Event)
Known = TypeVar("Known")
MOST_ROWS = 400
"""Rows of the log that one question may bring: no chain needs more."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A committed thought: what was decided, and what it changed besides memories, as the log has it."""

    decision: Decision
    change: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Ordered:
    """A command at a tick; `player` says that a player handed it in."""

    tick: int
    command: Command
    player: bool


@dataclass(frozen=True)
class Telling:
    """Reads a save as of the tick `until`, for one chain or many. Use it from one thread.

    `stream` gives a resident's memory stream as it is by then or later, `persona` who they are (None for whom nobody knows).
    `unwritten` are rows that the run has not written down yet, `kept` the latest thoughts of a running town with the streams
    they were made from, by request. `led_until` is the tick before which a run was lived elsewhere; `at`
    the one that is spoken of: times are told as from there.
    """

    save: Save
    town: Town
    clock: Clock
    settings: Cognition
    embedder: Embeds
    names: Mapping[int, str]
    stream: Callable[[int], StreamView]
    persona: Callable[[int], Persona | None]
    until: int
    unwritten: tuple[LogRow, ...] = ()
    kept: Mapping[int, Grounds] = field(default_factory=dict)
    led_until: int = 0
    at: int = 0
    _known: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)

    def thoughts(self, until: int, since: int = 0, most: int = MOST_ROWS, **where: object) -> Iterator[Thought]:
        """Committed thoughts, the latest first; `where` names fields of theirs with their value, or a tuple of values."""
        return (self._thought(row) for row in self._rows("thought", since, until, most, where))

    def events(self, until: int, since: int = 0, most: int = MOST_ROWS, **where: object) -> Iterator[Event]:
        """Events, the latest first."""
        return (self._event(row) for row in self._rows("event", since, until, most, where))

    def commands(self, until: int, since: int = 0, most: int = MOST_ROWS, **where: object) -> Iterator[Ordered]:
        """Commands that were tried, the latest first."""
        for row in self._rows("command", since, until, most, where):
            yield Ordered(row.tick, command_from(row.data), self._is_players(row))

    def calls(self, decision: Decision) -> tuple[tuple[int, Call], ...]:
        """(number, call) of the questions to a model that were asked for a thought, the last of each kind, in order.

        Where it was asked twice (a run that was broken off and went on), only the last one counted.
        """
        found = self.save.calls(resident=decision.resident, since=decision.asked, until=decision.asked)
        own = {call.kind: (number, call) for number, call in found if call.request == decision.id}
        return tuple(sorted(own.values()))

    @property
    def has_calls(self) -> bool:
        """Whether a model was ever asked in this run."""
        return self.once("calls", lambda: next(self.save.calls(until=self.until), None) is not None)

    def stream_of(self, resident: int) -> StreamView:
        """A resident's memory stream, read once. Raises KeyError for whom there is none."""
        return self.once(("stream", resident), lambda: self.stream(resident))

    def view(self, resident: int) -> StreamView | None:
        """The same; None for whom there is none."""
        try:
            return self.stream_of(resident)
        except KeyError:
            return None

    def recalled(self, decision: Decision) -> tuple[Recalled, ...]:
        """What came to mind for a thought, query by query. Raises Problem where that cannot be told any more."""
        return self.once(("recalled", decision.id, decision.asked), lambda: self._reckoned(decision))

    def once(self, key: object, reckon: Callable[[], Known]) -> Known:
        """What was reckoned before under a key, or is now: many chains lead through the same thoughts."""
        if key not in self._known:
            self._known[key] = reckon()
        found: Known = self._known[key]
        return found

    def _reckoned(self, decision: Decision) -> tuple[Recalled, ...]:
        grounds = self.kept.get(decision.id)
        if grounds is not None and grounds.streams and grounds.decision == decision:
            return why(grounds, {}, self.embedder, self.settings)
        return recalled(self.save, decision, self.stream_of, self.embedder, self.settings)

    def memory(self, resident: int, number: int) -> Memory | None:
        """One record of somebody's; None where there is none of that number."""
        view = self.view(resident)
        return view[number] if view is not None and 0 <= number < len(view) else None

    def name(self, resident: int | None) -> str:
        """Somebody's name, a visitor's too; "somebody" for whom nobody knows."""
        if resident is not None and resident in self.names:
            return self.names[resident]
        return self.once(("name", resident), lambda: self._came_as(resident))

    def first_name(self, resident: int | None) -> str:
        """The same, short."""
        return self.name(resident).split()[0]

    def pronouns(self, resident: int) -> tuple[str, str, str]:
        """ "she", "her", "her": "they" for whom nobody knows."""
        persona = self.persona(resident)
        return persona.pronouns if persona is not None else ("they", "them", "their")

    def _came_as(self, resident: int | None) -> str:
        """The name under which a visitor came."""
        arrived = self.commands(self.until, most=1, type="Arrive", resident=resident) if resident is not None else iter(())
        came = next((each.command for each in arrived), None)
        return " ".join(came.name.split()) if isinstance(came, Arrive) else "somebody"

    def _rows(self, kind: str, since: int, until: int, most: int, where: Mapping[str, object]) -> list[LogRow]:
        """The latest rows of a kind that fit, the latest first; those not written yet come before all others."""
        until = min(until, self.until)
        fresh = [row for row in self.unwritten if row.kind == kind and since <= row.tick <= until and _fits(row, where)]
        if len(fresh) >= most:
            return fresh[: -most - 1 : -1]
        first = min((row.tick for row in self.unwritten), default=until + 1)
        stored = self.save.found(kind, where, since, min(until, first - 1), most - len(fresh))
        return [*reversed(fresh), *stored]

    def _is_players(self, command: LogRow) -> bool:
        """Whether a command was handed in by a player: the order of that tick has the same words, before they were understood."""
        data, about = command.data, {key: command.data.get(key) for key in ("type", "resident", "target")}
        where = {key: value for key, value in about.items() if value is not None}
        rows = self._rows("order", command.tick, command.tick, MOST_ROWS, where)
        return any(row.data.get("text") == data.get("text") and row.data.get("state") == data.get("state") for row in rows)

    def _thought(self, row: LogRow) -> Thought:
        try:
            decision = _DECISION.validate_python({**row.data, "landed": row.tick})
            return Thought(decision, dict(row.data.get("change") or {}))
        except (ValidationError, TypeError, ValueError, AttributeError):
            raise Problem(f'The save "{self.save.name}" holds a thought that is none; it is damaged.') from None

    def _event(self, row: LogRow) -> Event:
        try:
            return _EVENT.validate_python(row.data)
        except (ValidationError, TypeError):
            raise Problem(f'The save "{self.save.name}" holds an event that is none; it is damaged.') from None


def _fits(row: LogRow, where: Mapping[str, object]) -> bool:
    return all(row.data.get(key) in (value if isinstance(value, tuple) else (value,)) for key, value in where.items())
