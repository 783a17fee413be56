"""Owns how a difference is told in words: moments, stretches of time, and when the two ran alike."""

from game.study.difference.comparing import Difference
from game.study.difference.plans import Hour
from game.world.clock import MINUTES_PER_DAY, TICKS_PER_DAY, TICKS_PER_HOUR, TICKS_PER_MINUTE, Clock, clock_face


def moment(clock: Clock, tick: int) -> str:
    """ "Tue 14 Feb 08:42"."""
    at = clock.moment(tick)
    return f"{at:%a} {at.day} {at:%b %H:%M}"


def stretch(clock: Clock, start: int, end: int) -> str:
    """ "Tue 14 Feb 08:42-09:49", with both dates where midnight lies between."""
    same_day = start // TICKS_PER_DAY == end // TICKS_PER_DAY
    return (
        f"{moment(clock, start)}\u2013{clock.moment(end):%H:%M}"
        if same_day
        else f"{moment(clock, start)} \u2013 {moment(clock, end)}"
    )


def span(ticks: int) -> str:
    """ "7 h 08 min", "25 min"."""
    hours, minutes = ticks // TICKS_PER_HOUR, ticks % TICKS_PER_HOUR // TICKS_PER_MINUTE
    return f"{hours} h {minutes:02d} min" if hours else f"{minutes} min"


def day(clock: Clock, number: int) -> str:
    """ "Tue 14 Feb" for a day counted from 0."""
    return moment(clock, number * TICKS_PER_DAY)[:-6]


def hours(hour: Hour) -> str:
    """ "15:00-17:00"; midnight at the end of the day is 24:00."""
    end = "24:00" if hour.end == MINUTES_PER_DAY else clock_face(hour.end)
    return f"{clock_face(hour.start)}\u2013{end}"


def headline(difference: Difference) -> str:
    """Since when the two differ, in a sentence or two."""
    clock = difference.clock
    until = clock.label(difference.until)
    if difference.since is None:
        return f"Nothing differs: all that was done, said and remembered until {until} is the same."
    if difference.since == 0:
        return f"They have differed from the beginning; compared until {until}."
    return f"The same until {clock.label(difference.since)}, different since; compared until {until}."


def asides(difference: Difference) -> list[str]:
    """What else there is to know of the two, a sentence each."""
    clock, sides, told = difference.clock, difference.sides, list(difference.ground)
    for side in sides:
        if side.forked_from is not None:
            told.append(f'"{side.name}" is a fork of "{side.forked_from[0]}" as it was on {_label(clock, side.forked_from[1])}.')
    for side in sides:
        if side.alone:
            told.append(f'Only in "{side.name}" live {", ".join(side.alone)}.')
        if side.visitors:
            told.append(f'Only "{side.name}" was visited by {", ".join(side.visitors)}.')
    for side in sides:
        if side.end > difference.until:
            told.append(f'"{side.name}" has come further, to {_label(clock, side.end)}; that part is not compared.')
    return told


def _label(clock: Clock, tick: int) -> str:
    try:
        return clock.label(tick)
    except OverflowError:
        return "a time beyond all calendars"
