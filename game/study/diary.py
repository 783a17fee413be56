"""Owns gathering a resident's day from a save: what they did and where, talks, what they noticed, thought and promised."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.memory import Kind, Memory, superseded
from game.saves import Save
from game.study.records import Records, SaidLine
from game.world.clock import TICKS_PER_DAY, day_number

NOTABLE = 6
"""Importance, 1 to 10, from which on what somebody saw belongs into their diary."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something they began to do at a tick: "brushing teeth", in an arena."""

    tick: int
    text: str
    arena: int


@dataclass(frozen=True, slots=True)
class Talk:
    """A talk of theirs with the lines said, and what they kept of it."""

    tick: int
    arena: int
    lines: tuple[SaidLine, ...]
    kept: tuple[Memory, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """Something seen, thought or refused: one memory, or the reason why something did not work."""

    tick: int
    kind: str
    text: str


Entry = Deed | Talk | Remark


@dataclass(frozen=True, slots=True)
class Day:
    """A resident's day: `plan` is what they meant to do when it began, `entries` are in the order of time."""

    resident: int
    day: int
    plan: Memory | None
    entries: tuple[Entry, ...]


def day_of(records: Records, save: Save, resident: int, day: int) -> Day:
    """All that belongs to a day of somebody, from midnight to midnight (`day` counts from 0)."""
    since, until = day * TICKS_PER_DAY, (day + 1) * TICKS_PER_DAY
    stream = records.streams[resident]
    corrected = superseded(stream)
    own = [each for each in stream if not each.is_seed and since <= each.created < until and each.number not in corrected]
    entries: list[Entry] = [*_deeds(save, resident, since, until)]
    entries += [*_talks(records, resident, own), *_remarks(records, resident, own)]
    return Day(resident, day, _plan(records, resident, day), tuple(sorted(entries, key=lambda each: each.tick)))


def _deeds(save: Save, resident: int, since: int, until: int) -> Iterator[Deed]:
    for row in save.log("event", since):
        event = row.data
        if row.tick < until and event["kind"] == "doing" and event["resident"] == resident:
            yield Deed(row.tick, str(event["text"]).partition(" is ")[2] or str(event["text"]), int(event["arena"]))


def _talks(records: Records, resident: int, own: list[Memory]) -> Iterator[Talk]:
    """Talks they took part in, at the tick of the first line."""
    kept: dict[int, list[Memory]] = {}
    for memory in own:
        if memory.content.talk is not None and resident in records.members.get(memory.content.talk, ()):
            kept.setdefault(memory.content.talk, []).append(memory)
    for number, memories in kept.items():
        lines = records.talks.get(number, ())
        if lines:
            place = next((each.content.place for each in memories if each.content.place is not None), 0)
            yield Talk(lines[0].tick, place, lines, tuple(memories))


def _remarks(records: Records, resident: int, own: list[Memory]) -> Iterator[Remark]:
    """Reflections, and what was seen that mattered; what they did themselves is told already."""
    name = records.names[resident]
    for memory in own:
        content = memory.content
        if content.talk is not None or memory.text.startswith(f"{name} is "):
            continue
        if content.kind is Kind.REFLECTION:
            yield Remark(memory.created, "thought", memory.text)
        elif content.kind is Kind.OBSERVATION and content.importance >= NOTABLE:
            yield Remark(memory.created, "noticed", memory.text)


def _plan(records: Records, resident: int, day: int) -> Memory | None:
    """The day in broad strokes, as first planned."""
    date = records.clock.moment(day * TICKS_PER_DAY)
    named = f"{date:%A %B} {date.day}"
    plans = (each for each in records.streams[resident] if each.content.kind is Kind.PLAN and f"plan for {named}:" in each.text)
    return next((each for each in plans if day_number(each.created) <= day), None)
