"""Owns what the time line marks: talks, visits of players, things that went wrong; read once from a save's events."""

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from threading import Thread

from pydantic import TypeAdapter, ValidationError

from game.problem import Problem
from game.saves import LogRow
from game.sprites.scene import Scene
from game.world.clock import tick_at
from game.world.events import Event
from game.world.faults import fault
from game.world.moving import is_move
from game.world.places import Tile, Town

TALK, VISIT, FAULT, WHISPER, OCCASION = "talk", "visit", "fault", "whisper", "occasion"
_EVENT = TypeAdapter(Event)
_KINDS = ("speech", "arrival", "state", "whisper")
_REST = 0.003
"""Seconds between two pieces of the log: drawing goes on beside the reading."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something the time line marks, at a tick and a place. `people` took part; `text` says it where they alone do not.

    Of an occasion that was announced, `until` is its end; it has no place here.
    """

    tick: int
    kind: str
    text: str
    tile: Tile | None
    people: tuple[int, ...]
    until: int = 0


def occasions_of(scene: Scene) -> list[Happening]:
    """What somebody in town has set a day and an hour for, as their paragraphs say."""
    found = []
    for number, who in scene.residents.items():
        for each in who.persona.occasions:
            if each.role == "host" and each.date and each.start is not None:
                midnight = (date.fromisoformat(each.date) - scene.clock.start).days
                begin, end = tick_at(midnight, each.start), tick_at(midnight, each.end or each.start + 60)
                found.append(Happening(begin, OCCASION, f"{each.noun[:1].upper()}{each.noun[1:]}", None, (number,), end))
    return found


class Sifting:
    """Finds in a run's events, in their order, what is to be marked. `home` are the ids of those who live there."""

    def __init__(self, town: Town, home: frozenset[int]) -> None:
        self._town, self._home = town, home
        self._begun: dict[int, Event | None] = {}
        self._wrong: set[int] = set()

    def sift(self, rows: Sequence[LogRow]) -> list[Happening]:
        """What is to be marked of some rows; a row that is no event is none of it."""
        found: list[Happening] = []
        for row in rows:
            if not isinstance(row.data, dict) or row.data.get("kind") not in _KINDS:
                continue
            try:
                found += self._marked(_EVENT.validate_python(row.data))
            except ValidationError:
                continue
        return found

    def _marked(self, event: Event) -> Iterator[Happening]:
        who = (event.resident,) if event.resident is not None else ()
        if event.kind == "speech" and event.conversation is not None:
            yield from self._talk(event, event.conversation)
        elif event.kind == "arrival" and (self._is_visit(event) or is_move(event.text, self._town.name)):
            yield Happening(event.tick, VISIT, event.text, event.tile, who)
        elif event.kind == "whisper":
            yield Happening(event.tick, WHISPER, "An inner voice", event.tile, who)
        elif event.kind == "state" and event.object is not None:
            yield from self._state(event, event.object)

    def _is_visit(self, event: Event) -> bool:
        return event.resident not in self._home and event.text.endswith(f" {self._town.name}")

    def _talk(self, event: Event, talk: int) -> Iterator[Happening]:
        """A talk counts once somebody has answered: then it is known who talks."""
        first = self._begun.setdefault(talk, event)
        if first is not None and first.resident is not None and event.resident not in (None, first.resident):
            self._begun[talk] = None
            yield Happening(first.tick, TALK, "", first.tile, (first.resident, event.resident or 0))

    def _state(self, event: Event, number: int) -> Iterator[Happening]:
        thing = self._town.objects.get(number)
        wrong = thing is not None and fault(thing.kind, event.state or "") is not None
        if wrong and number not in self._wrong:
            yield Happening(event.tick, FAULT, f"{event.text[:1].upper()}{event.text[1:]}", event.tile, ())
        (self._wrong.add if wrong else self._wrong.discard)(number)


class Reading:
    """Reads a save's events in a thread of its own; `poll` hands over what has been found since."""

    def __init__(self, happened: Callable[[int, int], Iterator[Sequence[LogRow]]], sifting: Sifting) -> None:
        self._happened, self._sifting = happened, sifting
        self._found: deque[Happening] = deque()
        self._thread: Thread | None = None
        self._read = -1
        self._closed = False

    def read(self, since: int, until: int) -> None:
        """Read what has not been read yet of the ticks between these two, unless that is being done."""
        since = max(since, self._read)
        if since < until and (self._thread is None or not self._thread.is_alive()):
            self._read = until
            self._thread = Thread(target=self._go, args=(since, until), name="time line", daemon=True)
            self._thread.start()

    def poll(self) -> list[Happening]:
        """What has been found since the last time."""
        return [self._found.popleft() for _ in range(len(self._found))]

    @property
    def busy(self) -> bool:
        """Whether it is still reading."""
        return self._thread is not None and self._thread.is_alive()

    def close(self) -> None:
        """Read no further."""
        self._closed = True

    def _go(self, since: int, until: int) -> None:
        try:
            for rows in self._happened(since, until):
                if self._closed:
                    return
                self._found.extend(self._sifting.sift(rows))
                time.sleep(_REST)
        except Problem:
            return  # the line is without marks then; travelling says what is wrong with the save
