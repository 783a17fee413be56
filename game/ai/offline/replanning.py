"""Owns changing the rest of a day for something promised or called off meanwhile, and leaving the rest as it was."""

from collections.abc import Iterable
from dataclasses import replace

from game.ai.commitments import names_it
from game.ai.offline.appointments import WORTH_COMING, Appointment, appointments
from game.ai.offline.breaking_down import SHIFTS
from game.ai.offline.filling import fill_day
from game.ai.offline.gaps import SMALL_GAP, close_gaps
from game.ai.offline.meals import Meal, place_meal
from game.ai.offline.occasions import entries_for
from game.ai.offline.slots import day_slots
from game.ai.offline.strokes import strokes
from game.ai.offline.timeline import GRID, Entry, Timeline, unpack
from game.ai.offline.today import Today
from game.ai.persona import Occasion
from game.ai.plans import Block, DayPlan

WORTH_KEEPING = 15
"""What is left of something beside an appointment is kept from so many minutes on."""
BEFORE_BED = 30
MEAL_MINUTES = 30


def replan(today: Today, old: DayPlan, since: int, occasions: tuple[Occasion, ...], dropped: Iterable[str] = ()) -> DayPlan:
    """The day as it was planned until minute `since`, and from then on with all appointments and nothing that was dropped.

    Whoever has gone to bed stays there.
    """
    since = -(-since // GRID) * GRID
    if since >= old.bed:
        return old
    coming, declined = appointments(today, occasions)
    timeline = _timeline(today, old)
    _drop(timeline, since, tuple(dropped))
    displaced = [meal for each in coming for meal in _make(timeline, each, since)]
    for meal in displaced:
        place_meal(today, timeline, Meal(meal.activity, meal.start, MEAL_MINUTES), earliest=since)
    if timeline.gaps():
        close_gaps(timeline, SMALL_GAP)
        fill_day(today, timeline, day_slots(today))
        close_gaps(timeline, 1440)
    return _as_plan(old, timeline, declined)


def _timeline(today: Today, old: DayPlan) -> Timeline:
    """The plan as it stands, its nights left out."""
    timeline = Timeline(old.wake, old.bed)
    for block in old.blocks:
        venue = today.atlas.labelled(block.place)
        if venue is not None and old.wake <= block.start < block.end <= old.bed:
            role, x = unpack(block.detail)
            kind = "work" if block.activity in SHIFTS else ""
            timeline.add(Entry(block.activity, block.start, block.end, block.text, venue, x, role, kind=kind))
    return timeline


def _drop(timeline: Timeline, since: int, dropped: tuple[str, ...]) -> None:
    """Take out what is still to come and will not be."""
    for entry in list(timeline.entries):
        called = Occasion(entry.x or entry.text, "")
        if entry.activity in ("event", "prepare") and entry.start >= since and any(names_it(text, called) for text in dropped):
            timeline.entries.remove(entry)


def _make(timeline: Timeline, appointment: Appointment, since: int) -> list[Entry]:
    """Put an appointment in, unless it is there; returns the meals that stood in its way."""
    displaced: list[Entry] = []
    for wanted in entries_for(appointment):
        entry = replace(wanted, start=max(wanted.start, since))
        there = any(each.text == entry.text and each.start < entry.end and entry.start < each.end for each in timeline.entries)
        if there or entry.end - entry.start < WORTH_COMING:
            continue
        _stay_up(timeline, entry.end + BEFORE_BED, since)
        displaced += _make_room(timeline, entry.start, entry.end, since)
        timeline.add(entry)
    return displaced


def _make_room(timeline: Timeline, start: int, end: int, since: int) -> list[Entry]:
    """Clear a stretch of time: what lies across it keeps what is worth keeping; meals still to come are returned."""
    meals: list[Entry] = []
    for entry in [each for each in timeline.entries if each.start < end and start < each.end]:
        timeline.entries.remove(entry)
        if entry.kind == "meal" and entry.start >= since:
            meals.append(entry)
            continue
        if start - entry.start >= (GRID if entry.start < since else WORTH_KEEPING):
            timeline.add(replace(entry, end=start))
        if entry.end - end >= WORTH_KEEPING:
            timeline.add(replace(entry, start=end))
    return meals


def _stay_up(timeline: Timeline, until: int, since: int) -> None:
    """Go to bed later, when something lasts so long."""
    if until <= timeline.bed:
        return
    going = [entry for entry in timeline.entries if entry.activity == "bed" and entry.start >= since]
    for entry in going[-1:]:
        timeline.entries.remove(entry)
        timeline.add(replace(entry, start=until - (entry.end - entry.start), end=until))
    timeline.bed = until


def _as_plan(old: DayPlan, timeline: Timeline, declined: tuple[str, ...]) -> DayPlan:
    nights = [block for block in old.blocks if block.start < old.wake or block.end > old.bed]
    nights = [replace(block, start=max(block.start, timeline.bed)) if block.end > old.bed else block for block in nights]
    entries = [entry.block() for entry in timeline.entries]
    blocks = tuple(sorted((block for block in (*nights, *entries) if block.end > block.start), key=_begin))
    return replace(old, bed=timeline.bed, strokes=strokes(timeline), blocks=blocks, declined=declined)


def _begin(block: Block) -> int:
    return block.start
