"""Owns who plans and for which day: a person, a date, and chance that depends on nothing else."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cached_property
from typing import TypeVar

from game.ai.mind import Circumstances
from game.ai.offline.atlas import Atlas, atlas_of
from game.ai.persona import Occupation, Persona
from game.world.chance import chance

T = TypeVar("T")


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
        moved = (date.fromisoformat(now.date) + timedelta(days=later)).isoformat()
        return Today(now.persona, now.resident, now.seed, now.day + later, (now.weekday + later) % 7, moved, atlas)

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

    @cached_property
    def job(self) -> Occupation | None:
        """What they work as just now."""
        return next((each for each in self.persona.occupations if each.status == "working"), None)

    @cached_property
    def calling(self) -> Occupation | None:
        """What they are, whether or not they work at it just now."""
        return self.persona.occupations[0] if self.persona.occupations else None
