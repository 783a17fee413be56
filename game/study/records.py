"""Owns what a study reads: a saved town's people, their memories, what was said, and where everybody was."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from game.ai.memory import Memory
from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.problem import Problem
from game.saves import Save
from game.session.ground import Ground
from game.session.people import people_of
from game.world.clock import Clock
from game.world.places import OUTDOORS

_SHOWS_WHERE = ("arrival", "doing", "speech")
"""Kinds of event that happen where the resident is."""


@dataclass(frozen=True, slots=True)
class SaidLine:
    """A line that was said: `number` within its talk; `act` what it does ("invite"), "" where the mind does not say."""

    talk: int
    number: int
    speaker: int
    tick: int
    text: str
    act: str
    hearers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Records:
    """All a study rests on. Residents have ids; `streams` are whole; `end` is the tick the town has come to.

    `places` says for each resident since which tick they were in which arena, oldest first; `visitors` are the names of
    players who have been in town.
    """

    ground: Ground
    names: dict[int, str]
    personas: dict[int, Persona]
    streams: dict[int, tuple[Memory, ...]]
    talks: dict[int, tuple[SaidLine, ...]]
    members: dict[int, tuple[int, ...]]
    places: dict[int, tuple[tuple[int, int], ...]]
    end: int
    visitors: dict[int, str] = field(default_factory=dict)
    _by_talk: dict[int, dict[int | None, list[Memory]]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def clock(self) -> Clock:
        """How ticks are shown as dates."""
        return self.ground.clock

    def name(self, who: int) -> str:
        """What a resident or a visitor is called; "Somebody" where the save does not say."""
        return self.names.get(who) or self.visitors.get(who, "").strip() or "Somebody"

    def place(self, arena: int | None) -> str:
        """The sector of an arena, by the map's name; in the streets one is out and about."""
        town = self.ground.town
        if arena not in town.arenas:
            return town.name
        sector = town.sector_of(arena)
        return "out and about" if sector.id == OUTDOORS else sector.name

    def until(self, tick: int) -> "Records":
        """All of it as it was at the beginning of a tick."""
        streams = {who: tuple(each for each in stream if each.created < tick) for who, stream in self.streams.items()}
        talks = {talk: tuple(line for line in lines if line.tick < tick) for talk, lines in self.talks.items()}
        places = {who: tuple(move for move in moves if move[0] < tick) for who, moves in self.places.items()}
        return replace(self, streams=streams, talks=talks, places=places, end=min(self.end, tick), _by_talk={})

    def seeds(self, resident: int) -> Iterator[Memory]:
        """What they remembered when the town began."""
        return (memory for memory in self.streams[resident] if memory.is_seed)

    def memory(self, resident: int, number: int) -> Memory | None:
        """One record, or None where there is none of that number."""
        stream = self.streams.get(resident, ())
        return stream[number] if 0 <= number < len(stream) else None

    def of_talk(self, resident: int, talk: int | None) -> list[Memory]:
        """Their records of a talk, oldest first; those of no talk where it is None."""
        if resident not in self._by_talk:
            found: dict[int | None, list[Memory]] = {}
            for memory in self.streams.get(resident, ()):
                found.setdefault(memory.content.talk, []).append(memory)
            self._by_talk[resident] = found
        return self._by_talk[resident].get(talk, [])

    def stays(self, resident: int, since: int, until: int) -> set[int]:
        """The arenas they were in at some tick of [since, until)."""
        moves = self.places[resident]
        first = max(0, bisect_right(moves, (since, 1 << 62)) - 1)
        return {arena for tick, arena in moves[first:] if tick < until}


def read_records(save: Save, ground: Ground) -> Records:
    """Everything of a save that a study needs."""
    people = people_of(save, ground.entries)
    names = {number: entry.name for number, entry in people.items()}
    personas = {number: read_paragraph(entry, ground.clock.start) for number, entry in people.items()}
    streams = {number: save.memories(number) for number in names}
    members, talks, visitors = _talks(save)
    return Records(ground, names, personas, streams, talks, members, _places(save, names), save.last_tick, visitors)


def _places(save: Save, names: dict[int, str]) -> dict[int, tuple[tuple[int, int], ...]]:
    moves: dict[int, list[tuple[int, int]]] = {number: [] for number in names}
    try:
        for row in save.log("event"):
            who = row.data.get("resident")
            if who in moves and row.data["kind"] in _SHOWS_WHERE and (not moves[who] or moves[who][-1][1] != row.data["arena"]):
                moves[who].append((row.tick, row.data["arena"]))
    except (AttributeError, KeyError, TypeError) as error:
        raise Problem(f'The log in the save "{save.name}" is damaged ({error!r}); open an older copy of the file.') from None
    return {number: tuple(each) for number, each in moves.items()}


def _talks(save: Save) -> tuple[dict[int, tuple[int, ...]], dict[int, tuple[SaidLine, ...]], dict[int, str]]:
    """Members and lines of every talk, and visitors' names: ended talks are in the log, the others in the latest state."""
    kept = save.latest_snapshot()
    try:
        still = [] if kept is None else kept[1]["simulation"]["conversations"]
        talks = {**{int(talk["id"]): talk for talk in still}, **save.ended_talks()}.values()
        visitors = {} if kept is None else {int(each["id"]): str(each["name"]) for each in kept[1].get("visitors", ())}
        members = {int(talk["id"]): tuple(talk["members"]) for talk in talks}
        lines = {int(talk["id"]): tuple(_line(talk["id"], *each) for each in enumerate(talk["lines"])) for talk in talks}
    except (ArithmeticError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise Problem(f'The talks in the save "{save.name}" are damaged ({error!r}); open an older copy of the file.') from None
    return members, lines, visitors


def _line(talk: int, number: int, line: dict[str, Any]) -> SaidLine:
    tick, text = int(line["tick"]), str(line["text"])
    if tick < 0:
        raise ValueError("a line was said before the beginning")
    return SaidLine(talk, number, line["speaker"], tick, text, line.get("act", ""), tuple(line["hearers"]))
