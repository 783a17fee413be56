"""Owns game time: a tick is ten game seconds, and dates are only how a tick is shown."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta

TICK_SECONDS = 10
TICKS_PER_MINUTE = 60 // TICK_SECONDS
TICKS_PER_HOUR = 60 * TICKS_PER_MINUTE
TICKS_PER_DAY = 24 * TICKS_PER_HOUR
MINUTES_PER_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Clock:
    """Turns ticks into dates. Tick 0 is midnight at the beginning of `start`."""

    start: date = date(2023, 2, 13)

    def moment(self, tick: int) -> datetime:
        """The date and time at the beginning of a tick."""
        midnight = datetime(self.start.year, self.start.month, self.start.day)
        return midnight + timedelta(seconds=tick * TICK_SECONDS)

    def label(self, tick: int) -> str:
        """For people: "Monday 13 February 2023, 07:30"."""
        moment = self.moment(tick)
        return f"{moment:%A} {moment.day} {moment:%B %Y, %H:%M}"


def minute_of_day(tick: int) -> int:
    """Game minutes since midnight, 0 to 1439."""
    return tick // TICKS_PER_MINUTE % MINUTES_PER_DAY


def day_number(tick: int) -> int:
    """Whole days since the start; 0 on the first day."""
    return tick // TICKS_PER_DAY


def tick_at(day: int, minute: int) -> int:
    """The first tick of a game minute; a minute may lie beyond midnight (1500 is 01:00 of the next day)."""
    return day * TICKS_PER_DAY + minute * TICKS_PER_MINUTE


def clock_face(minute: int) -> str:
    """ "07:30" for a minute of the day."""
    return f"{minute // 60 % 24:02d}:{minute % 60:02d}"
