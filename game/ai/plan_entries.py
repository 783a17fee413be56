"""Owns reading back an hour of a plan as the memory stream keeps it: what, from when to when, on which day."""

import re
from dataclasses import dataclass

from game.world.clock import MINUTES_PER_DAY

_ENTRY = re.compile(
    r"(?P<dropped> no longer)? plans to (?P<what>.+?) from (?P<start>\d\d:\d\d) to (?P<end>\d\d:\d\d)"
    r" on (?P<day>[A-Z]\w+ [A-Z]\w+ \d+)"
)


@dataclass(frozen=True, slots=True)
class PlanEntry:
    """An hour or so of a plan: `start` and `end` in minutes of its day, the end beyond midnight where it is.

    `day` is the day in words; `dropped` says that it is planned no longer.
    """

    what: str
    start: int
    end: int
    day: str
    dropped: bool

    def has(self, minute: int) -> bool:
        """Whether a minute of the day falls into it, or one of the night after."""
        return any(self.start <= each < self.end for each in (minute, minute + MINUTES_PER_DAY))


def plan_entry(text: str) -> PlanEntry | None:
    """What an entry of the hourly plan says; None for any other text."""
    match = _ENTRY.search(text)
    if match is None:
        return None
    start, end = _minute(match["start"]), _minute(match["end"])
    end = end if end > start else end + MINUTES_PER_DAY
    return PlanEntry(match["what"], start, end, match["day"], match["dropped"] is not None)


def _minute(face: str) -> int:
    hour, minute = face.split(":")
    return int(hour) * 60 + int(minute)
