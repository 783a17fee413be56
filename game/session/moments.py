"""Owns reading a moment as people write it ("Feb 13 18:00") into a tick."""

from datetime import datetime

from dateutil import parser

from game.problem import Problem
from game.world.clock import TICK_SECONDS, Clock


def tick_of(text: str, clock: Clock) -> int:
    """The tick of a moment in words; what is left out (the year, the date) is the start's.

    Raises Problem when it cannot be read or lies before the start.
    """
    midnight = datetime(clock.start.year, clock.start.month, clock.start.day)
    try:
        moment = parser.parse(text, default=midnight).replace(tzinfo=None)
    except (ValueError, OverflowError):
        raise Problem(f'"{text}" is not a time I can read; write it like "Feb 13 18:00" or "2023-02-13 18:00".') from None
    tick = int((moment - midnight).total_seconds()) // TICK_SECONDS
    if tick < 0:
        raise Problem(f'"{text}" lies before the town began on {clock.label(0)}; choose a later time.')
    return tick
