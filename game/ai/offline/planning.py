"""Owns planning a day: what is fixed first, then habits, work and meals, and last what one feels like."""

from collections.abc import Iterable

from game.ai.offline.appointments import Appointment, appointments
from game.ai.offline.atlas import Venue
from game.ai.offline.filling import fill_day
from game.ai.offline.gaps import SMALL_GAP, close_gaps, leave_time_for_ways
from game.ai.offline.habits import plan_habits
from game.ai.offline.meals import plan_meals
from game.ai.offline.morning_after import asleep, small_hours
from game.ai.offline.occasions import plan_occasions
from game.ai.offline.preparing import plan_preparations
from game.ai.offline.promises import hosted, occasions_of
from game.ai.offline.rhythm import rhythm
from game.ai.offline.slots import day_slots
from game.ai.offline.strokes import strokes
from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.today import Today
from game.ai.offline.working import plan_rest_before_work, plan_work
from game.ai.persona import Occasion
from game.ai.plans import DayPlan

UP_BEFORE, UP_AFTER = 45, 30
"""So long before the first appointment they are up, and so long after the last they stay up, minutes."""


def plan(today: Today, promises: Iterable[str] = (), dropped: Iterable[str] = (), yesterday: str = "") -> DayPlan:
    """The day from midnight on: asleep until waking, the day itself, and the night until the next waking."""
    off = tuple(dropped)
    coming, declined = appointments(today, occasions_of(today, promises, off))
    wake, bed = _around(rhythm(today), coming)
    next_wake = 1440 + rhythm(today.on(1))[0]
    timeline = Timeline(wake, bed)
    where = today.atlas.home or _anywhere(today)
    if where is not None:
        _plan_waking_hours(today, timeline, where, coming, hosted(today, off), yesterday)
    blocks = (*small_hours(today, wake, where), *(entry.block() for entry in timeline.entries), asleep(bed, next_wake, where))
    kept = tuple(block for block in blocks if block.end > block.start)
    return DayPlan(today.day, wake, bed, strokes(timeline), kept, declined=declined)


def _around(usual: tuple[int, int], coming: tuple[Appointment, ...]) -> tuple[int, int]:
    """(wake, bed), earlier or later than usual for what begins early or ends late."""
    first = min((each.start for each in coming), default=1440)
    last = max((each.end for each in coming), default=0)
    return max(0, min(usual[0], first - UP_BEFORE)), max(usual[1], last + UP_AFTER)


def _plan_waking_hours(
    today: Today,
    timeline: Timeline,
    home: Venue,
    coming: tuple[Appointment, ...],
    hosts: tuple[Occasion, ...],
    yesterday: str,
) -> None:
    wake, bed = timeline.wake, timeline.bed
    timeline.put(Entry("wake", wake, wake + 10, "get up", home))
    timeline.put(Entry("wash", wake + 10, wake + 30, "wash and dress", home), slack=60, earliest=wake)
    timeline.put(Entry("bed", bed - 20, bed, "get ready for bed", home))
    plan_occasions(timeline, coming)
    plan_habits(today, timeline, timed=True)
    plan_work(today, timeline)
    plan_rest_before_work(today, timeline)
    plan_meals(today, timeline)
    plan_preparations(today, timeline, hosts)
    plan_habits(today, timeline, timed=False)
    close_gaps(timeline, SMALL_GAP)
    fill_day(today, timeline, day_slots(today), yesterday)
    close_gaps(timeline, 1440)
    leave_time_for_ways(timeline)


def _anywhere(today: Today) -> Venue | None:
    """Where somebody without a home spends the day: the first place they know that is open all day."""
    venues = [today.atlas.venue(sector) for sector in today.atlas.sectors.values()]
    open_all_day = [venue for venue in venues if today.atlas.is_open(venue, 0, 1440)]
    return next(iter(open_all_day or venues), None)
