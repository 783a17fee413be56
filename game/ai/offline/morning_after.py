"""Owns the first hours of a day: asleep as a rule; for whoever worked through the night the end of the shift, and to bed."""

from game.ai.offline.atlas import HOME, Venue
from game.ai.offline.rhythm import WIND_DOWN
from game.ai.offline.shift_hours import night_before
from game.ai.offline.timeline import Entry, on_grid
from game.ai.offline.today import Today
from game.ai.offline.working import shift_entry, workplace
from game.ai.plans import Block

LEAST_SLEEP = 180
"""However late it got, they sleep so long, minutes."""
SUPPER = 30


def small_hours(today: Today, wake: int, home: Venue | None) -> tuple[Block, ...]:
    """What is planned from midnight until getting up, in blocks."""
    night = night_before(today)
    place = workplace(today, night[0]) if night else None
    if night is None or place is None or home is None:
        return (asleep(0, wake, home),)
    off = on_grid(min(night[1][1] - 1440, wake - LEAST_SLEEP))
    bed = min(off + WIND_DOWN, wake - LEAST_SLEEP)
    shift = shift_entry(today, night[0], place, 0, off).block()
    if bed - off < SUPPER:
        return shift, asleep(off, wake, home)
    meal = Entry("tea", off, off + SUPPER, "have something hot at home after the night", home).block()
    ready = Entry("bed", off + SUPPER, bed, "get ready for bed", home).block()
    return shift, meal, ready, asleep(bed, wake, home)


def asleep(start: int, end: int, home: Venue | None) -> Block:
    """A night, or the rest of one."""
    return Block("sleep", start, end, home.label if home else HOME, "sleep", "|")
