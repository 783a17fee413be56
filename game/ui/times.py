"""Owns saying when: shortly for rows of a list, and as an age."""

from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, TICKS_PER_MINUTE, Clock, clock_face, day_number, minute_of_day


def short_time(clock: Clock, tick: int, now: int) -> str:
    """ "07:30" for a tick of today, "Mon 13, 07:30" for another day's."""
    face = clock_face(minute_of_day(tick))
    if day_number(tick) == day_number(now):
        return face
    moment = clock.moment(tick)
    return f"{moment:%a} {moment.day}, {face}"


def age(tick: int, now: int) -> str:
    """How long ago a tick is: "just now", "20 min ago", "3 h ago", "2 days ago"."""
    passed = max(0, now - tick)
    if passed < TICKS_PER_MINUTE:
        return "just now"
    if passed < TICKS_PER_HOUR:
        return f"{passed // TICKS_PER_MINUTE} min ago"
    if passed < TICKS_PER_DAY:
        return f"{passed // TICKS_PER_HOUR} h ago"
    days = passed // TICKS_PER_DAY
    return f"{days} day{'s' if days > 1 else ''} ago"
