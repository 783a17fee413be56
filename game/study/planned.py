"""Owns reading somebody's plans back from their memories: what was planned for which day, without what was dropped."""

from datetime import date

from game.ai.memory import Kind, Memory
from game.ai.plan_entries import PlanEntry, plan_entry
from game.ai.reading.times import date_in
from game.study.records import Records
from game.world.clock import TICKS_PER_DAY, day_number


def plans_by_day(records: Records, who: int, until: int) -> dict[date, list[PlanEntry]]:
    """The hours of each day as somebody had planned them before a tick, in the order they were planned."""
    days: dict[date, dict[str, PlanEntry]] = {}
    for memory in records.streams[who]:
        if memory.content.kind is not Kind.PLAN or memory.content.talk is not None or memory.created >= until:
            continue
        entry = plan_entry(memory.text)
        day = None if entry is None else date_in(entry.day, made_on(records, memory))
        if entry is None or day is None:
            continue
        entries = days.setdefault(day, {})
        entries.pop(entry.what, None)
        if not entry.dropped:
            entries[entry.what] = entry
    return {day: list(entries.values()) for day, entries in days.items()}


def made_on(records: Records, memory: Memory) -> date:
    """The date of the day a memory was made on."""
    return records.clock.moment(day_number(memory.created) * TICKS_PER_DAY).date()
