"""Owns planning a day: what is fixed first, then habits, work and meals, and last what one feels like."""

from dataclasses import replace

from game.ai.offline.atlas import HOME, Venue
from game.ai.offline.filling import fill_day
from game.ai.offline.habits import plan_habits
from game.ai.offline.meals import plan_meals
from game.ai.offline.occasions import plan_occasions, plan_preparations
from game.ai.offline.rhythm import rhythm
from game.ai.offline.slots import day_slots
from game.ai.offline.strokes import strokes
from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.today import Today
from game.ai.offline.working import plan_work
from game.ai.plans import Block, DayPlan

SMALL_GAP = 15


def plan(today: Today) -> DayPlan:
    """The day from midnight on: asleep until waking, the day itself, and the night until the next waking."""
    wake, bed = rhythm(today)
    next_wake = 1440 + rhythm(replace(today, day=today.day + 1, weekday=(today.weekday + 1) % 7))[0]
    timeline = Timeline(wake, bed)
    where = today.atlas.home or _anywhere(today)
    if where is not None:
        _plan_waking_hours(today, timeline, where)
    nights = (_night(0, wake, where), _night(bed, next_wake, where))
    blocks = (nights[0], *(entry.block() for entry in timeline.entries), nights[1])
    return DayPlan(today.day, wake, bed, strokes(timeline), tuple(block for block in blocks if block.end > block.start))


def _plan_waking_hours(today: Today, timeline: Timeline, home: Venue) -> None:
    wake, bed = timeline.wake, timeline.bed
    timeline.put(Entry("wake", wake, wake + 10, "get up", home))
    timeline.put(Entry("wash", wake + 10, wake + 30, "wash and dress", home), slack=60, earliest=wake)
    timeline.put(Entry("bed", bed - 20, bed, "get ready for bed", home))
    plan_occasions(today, timeline)
    plan_habits(today, timeline, timed=True)
    plan_work(today, timeline)
    plan_meals(today, timeline)
    plan_preparations(today, timeline)
    plan_habits(today, timeline, timed=False)
    _close_gaps(timeline, SMALL_GAP)
    fill_day(today, timeline, day_slots(today))
    _close_gaps(timeline, 1440)


def _close_gaps(timeline: Timeline, longest: int) -> None:
    """Give a gap that is too short for anything to the entry before it; work begins a little early rather than late."""
    for start, end in timeline.gaps():
        if end - start >= longest:
            continue
        before, after = timeline.before(start), timeline.at(end)
        if after is not None and after.kind == "work":
            after.start = start
        elif (before is not None and before.kind != "meal") or after is None:
            if before is not None:
                before.end = end
        else:
            after.start = start


def _night(start: int, end: int, where: Venue | None) -> Block:
    return Block("sleep", start, end, where.label if where else HOME, "sleep", "|")


def _anywhere(today: Today) -> Venue | None:
    """Where somebody without a home spends the day: the first place they know that is open all day."""
    venues = [today.atlas.venue(sector) for sector in today.atlas.sectors.values()]
    open_all_day = [venue for venue in venues if today.atlas.is_open(venue, 0, 1440)]
    return next(iter(open_all_day or venues), None)
