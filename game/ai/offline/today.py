"""Owns who plans and for which day: a person, a date, and chance that depends on nothing else."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cached_property
from typing import TypeVar

from game.ai.mind import Circumstances
from game.ai.offline.atlas import Atlas, atlas_of
from game.ai.persona import Occupation, Persona
from game.world.chance import chance

T = TypeVar("T")
YEARS_BY_STAGE = {"child": 8, "teen": 15, "elder": 70}
SCHOOL_AGE = 5
"""Years from which children go to school."""


@dataclass(frozen=True)
class Today:
    """One person on one day. `day` counts from the start of the run, `weekday` 0 is Monday, `date` is ISO."""

    persona: Persona
    resident: int
    seed: int
    day: int
    weekday: int
    date: str
    atlas: Atlas = field(compare=False)

    @staticmethod
    def of(now: Circumstances, day: int | None = None) -> "Today":
        """The day a question is asked on, or another `day` of the run: a plan goes on after midnight."""
        atlas = atlas_of(now.known, now.persona.name, now.persona.pronouns[0])
        later = 0 if day is None else day - now.day
        return Today(now.persona, now.resident, now.seed, now.day, now.weekday, now.date, atlas).on(later)

    def dice(self, purpose: str) -> random.Random:
        """Chance for one purpose on this day."""
        return chance(self.seed, self.day, self.resident, purpose)

    def turn(self, purpose: str) -> int:
        """A number of the day's for one purpose, to choose among equals with."""
        return self.dice(purpose).randrange(1 << 16)

    def rotate(self, items: Sequence[T], key: str) -> T:
        """One of some things, another every day: the order is the person's own. `items` must not be empty."""
        order = list(items)
        chance(self.seed, 0, self.resident, key).shuffle(order)
        return order[self.day % len(order)]

    def on(self, later: int) -> "Today":
        """The same person some days later (or, below zero, earlier)."""
        moved = (date.fromisoformat(self.date) + timedelta(days=later)).isoformat()
        return replace(self, day=self.day + later, weekday=(self.weekday + later) % 7, date=moved)

    @cached_property
    def jobs(self) -> tuple[Occupation, ...]:
        """All they work as just now; what comes after the first only if its days or hours are known."""
        working = [each for each in self.persona.occupations if each.status == "working"]
        return tuple(each for number, each in enumerate(working) if number == 0 or each.hours or each.days)

    @property
    def years(self) -> int:
        """How old they are, or about how old if nobody says."""
        return self.persona.age if self.persona.age is not None else YEARS_BY_STAGE.get(self.persona.stage, 40)

    @property
    def is_small_child(self) -> bool:
        """Whether they are too small to go to school."""
        return self.persona.age is not None and self.persona.age < SCHOOL_AGE

    @cached_property
    def job(self) -> Occupation | None:
        """What they work as just now."""
        return next((each for each in self.persona.occupations if each.status == "working"), None)

    @cached_property
    def calling(self) -> Occupation | None:
        """What they are, whether or not they work at it just now."""
        return self.persona.occupations[0] if self.persona.occupations else None
