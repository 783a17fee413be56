"""Owns whether places' norms were kept: who was somewhere at closed hours or where it is private, and rooms that were too full.

The world itself refuses what its norms forbid; what is found here got past it, or was so from before.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from game.ai.homes import workplaces
from game.saves import Save
from game.study.records import Records
from game.world.clock import minute_of_day
from game.world.norms import hours_objection, privacy_objection, room_objection

LINGERING = 30
"""Ticks (5 game minutes) that may pass until somebody is out of a place: who is on the way out breaks nothing."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A norm that was not kept: since which tick, by whom, and which, in words ("the bathroom is taken")."""

    tick: int
    who: int
    norm: str


@dataclass(frozen=True, slots=True)
class NormsKept:
    """`breaches` in the order of time; `refused` counts what was tried and not let through, by the reason given."""

    breaches: tuple[Breach, ...]
    refused: dict[str, int]


def norms_kept(records: Records, save: Save) -> NormsKept:
    """What was kept and what was not, from where everybody was and what the world refused."""
    refused: Counter[str] = Counter()
    for row in save.span(("event",), 0, records.end):
        if row.data["kind"] == "rejection":
            refused[str(row.data["text"]).rstrip(".")] += 1
    return NormsKept(tuple(sorted(_breaches(records), key=lambda each: (each.tick, each.who))), dict(refused.most_common()))


@dataclass(frozen=True, slots=True)
class _Stay:
    who: int
    arena: int
    since: int
    until: int


def _stays(records: Records) -> list[_Stay]:
    """Everybody's stays of some length."""
    found = []
    for who, moves in records.places.items():
        found += [_Stay(who, arena, since, until) for (since, arena), (until, _) in pairwise((*moves, (records.end, 0)))]
    return [stay for stay in found if stay.until - stay.since > LINGERING]


def _breaches(records: Records) -> Iterator[Breach]:
    town, names = records.ground.town, records.names
    staff = workplaces(town, list(records.personas.values()))
    stays = [stay for stay in _stays(records) if stay.arena in town.arenas]
    for stay in stays:
        there = staff.get(town.arenas[stay.arena].sector, ())
        wrong = privacy_objection(town, stay.arena, names[stay.who], there)
        if wrong:
            yield Breach(stay.since, stay.who, wrong)
        yield from _closed(records, stay, there)
        full = room_objection(town, stay.arena, names[stay.who], _others(records, stays, stay))
        if full:
            yield Breach(stay.since, stay.who, full)


def _closed(records: Records, stay: _Stay, staff: tuple[str, ...]) -> Iterator[Breach]:
    """The first moment of a stay at which the place had been shut for longer than it takes to leave."""
    for tick in range(stay.since + LINGERING, stay.until, LINGERING):
        earlier, now = minute_of_day(tick - LINGERING), minute_of_day(tick)
        name, town = records.names[stay.who], records.ground.town
        wrong = hours_objection(town, stay.arena, name, now, staff)
        if wrong and hours_objection(town, stay.arena, name, earlier, staff):
            yield Breach(tick, stay.who, wrong)
            return


def _others(records: Records, stays: list[_Stay], stay: _Stay) -> list[str]:
    """Who was in the same arena when a stay began, and for longer than it takes to leave."""
    return [
        records.names[other.who]
        for other in stays
        if other.arena == stay.arena and other.who != stay.who and other.since < stay.since < other.until - LINGERING
    ]
