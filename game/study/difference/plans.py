"""Owns what people meant to do in which of two towns: the hours of each day's plan that only one of them has."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.ai.plan_entries import PlanEntry
from game.study.difference.pair import Pair
from game.study.planned import plans_by_day
from game.world.clock import TICKS_PER_DAY, day_number


@dataclass(frozen=True, slots=True)
class Hour:
    """An entry of the hourly plan: `start` and `end` in minutes of its day, the end beyond midnight where it is."""

    start: int
    end: int
    what: str


@dataclass(frozen=True, slots=True)
class PlanDifference:
    """Somebody's plan for one day (counted from 0) as it was in the end: what both have, and what only one has."""

    name: str
    day: int
    both: tuple[Hour, ...]
    only: tuple[tuple[Hour, ...], tuple[Hour, ...]]

    @property
    def weight(self) -> int:
        """How many hours only one of them has."""
        return sum(map(len, self.only))

    @property
    def in_order(self) -> tuple[tuple[Hour, tuple[bool, bool]], ...]:
        """All hours of both plans by time, each with which of the two have it."""
        told = [(hour, (True, True)) for hour in self.both]
        told += [(hour, (True, False)) for hour in self.only[0]] + [(hour, (False, True)) for hour in self.only[1]]
        return tuple(sorted(told, key=lambda each: (each[0].start, each[0].end)))


def plan_differences(pair: Pair) -> tuple[PlanDifference, ...]:
    """Of everybody who lives in both, each day of which the plans differ, by day and then by person."""
    first, last = day_number(pair.since), day_number(pair.until - 1)
    found = []
    for name, who, there in pair.shared:
        a, b = plans_by_day(pair.a, who, pair.until), plans_by_day(pair.b, there, pair.until)
        for day in sorted({*_numbers(pair.a.clock.start, a), *_numbers(pair.b.clock.start, b)}):
            mine = _hours(a.get(pair.a.clock.moment(day * TICKS_PER_DAY).date(), ()))
            theirs = _hours(b.get(pair.b.clock.moment(day * TICKS_PER_DAY).date(), ()))
            if first <= day <= last and mine != theirs:
                found.append(_difference(name, day, mine, theirs))
    return tuple(sorted(found, key=lambda each: each.day))


def _numbers(start: date, days: dict[date, list[PlanEntry]]) -> list[int]:
    return [(day - start).days for day in days]


def _hours(entries: Sequence[PlanEntry]) -> tuple[Hour, ...]:
    return tuple(sorted({Hour(each.start, each.end, each.what) for each in entries}, key=lambda each: (each.start, each.what)))


def _difference(name: str, day: int, mine: tuple[Hour, ...], theirs: tuple[Hour, ...]) -> PlanDifference:
    both = tuple(each for each in mine if each in theirs)
    only = tuple(each for each in mine if each not in theirs), tuple(each for each in theirs if each not in mine)
    return PlanDifference(name, day, both, only)
