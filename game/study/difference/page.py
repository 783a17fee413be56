"""Owns the difference between two towns as a page for a browser: one file that fetches nothing, strangers' words as words."""

from itertools import pairwise

from game.study.difference import telling
from game.study.difference.comparing import Difference
from game.study.difference.events import STEPS
from game.study.difference.places import Whereabouts
from game.study.pages import rendered_page
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

MOST_MEMORIES = 12
"""Memories of each person that are written out; the page would be thousands of lines long with all of them."""
MOST_MARKS = 13
_HOURS_APART = (1, 2, 3, 6, 12)
"""Hours between two marks on the line of time; beyond that whole days."""

Piece = tuple[float, float, str, bool]
"""A piece of a strip: where it begins and how wide it is, in percent; the place; whether the other is elsewhere."""


def page_of(difference: Difference) -> str:
    """The page, as HTML."""
    return rendered_page(
        "difference.html.jinja",
        found=difference,
        a=difference.sides[0].name,
        b=difference.sides[1].name,
        clock=difference.clock,
        told=telling,
        steps=STEPS,
        marks=_marks(difference),
        strips=lambda each: tuple(_strip(difference, each, side) for side in (0, 1)),
        most=MOST_MEMORIES,
    )


def _share(difference: Difference, tick: int) -> float:
    """How far along the compared time a tick is, in percent."""
    since = difference.since or 0
    return round(100 * (tick - since) / max(1, difference.until - since), 3)


def _marks(difference: Difference) -> list[tuple[float, str]]:
    """Where the line of time is marked, and with what: hours, at midnight the day."""
    since, until, clock = difference.since or 0, difference.until, difference.clock
    most = -(-(until - since) // MOST_MARKS)
    days = max(1, -(-most // TICKS_PER_DAY)) * TICKS_PER_DAY
    apart = next((each * TICKS_PER_HOUR for each in _HOURS_APART if each * TICKS_PER_HOUR >= most), days)
    ticks = range(-(-since // apart) * apart, until, apart)
    return [
        (
            _share(difference, tick),
            telling.day(clock, tick // TICKS_PER_DAY) if tick % TICKS_PER_DAY == 0 else f"{clock.moment(tick):%H:%M}",
        )
        for tick in ticks
    ]


def _strip(difference: Difference, each: Whereabouts, side: int) -> list[Piece]:
    """Somebody's time in one of the two, cut where their ways part and meet."""
    cuts = {stay.start for stay in each.stays[side]} | {tick for part in each.partings for tick in (part.start, part.end)}
    ends = sorted({*cuts, *(stay.end for stay in each.stays[side])})
    pieces = []
    for start, end in pairwise(ends):
        place = next((stay.place for stay in each.stays[side] if stay.start <= start < stay.end), "")
        apart = any(part.start <= start < part.end for part in each.partings)
        left = _share(difference, start)
        pieces.append((left, round(_share(difference, end) - left, 3), place, apart))
    return pieces
