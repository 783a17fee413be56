"""Owns writing a day down for a reader: Markdown with hours, places, talks in quotes, and no words of the machine."""

import re
from collections.abc import Iterator

from game.ai.claims import heard
from game.ai.memory import Kind, Memory
from game.study.diary import Day, Deed, Entry, Remark, Talk
from game.study.records import Records
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE, clock_face
from game.world.places import OUTDOORS

MOST_DEEDS = 7
"""So many things are told of one stay; the rest is left to be imagined."""
LONG_STAY = 90 * TICKS_PER_MINUTE
"""A longer stay is told in parts."""
SAME_TIME = 30 * TICKS_PER_MINUTE
"""Thoughts so close to each other are told together."""
_LABELS = {"thought": "a thought", "noticed": "noticed"}
_STROKES = re.compile(r"plan for .+?: (?=1\) )")


def diary(records: Records, day: Day) -> str:
    """One day of one resident as a page of Markdown."""
    person = records.personas[day.resident]
    date = records.clock.moment(day.day * TICKS_PER_DAY)
    age = f"{person.age}, " if person.age is not None else ""
    parts = [
        f"# {person.name}, {date:%A} {date.day} {date:%B %Y}",
        f"*{age}{', '.join(person.traits)}*" if person.traits else "",
        *_plan(day),
        *_told(records, day),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _plan(day: Day) -> list[str]:
    if day.plan is None:
        return []
    strokes = _STROKES.split(day.plan.text)[-1]
    return ["**The plan:** " + "; ".join(each.strip(" ,") for each in re.split(r"\d+\) ", strokes) if each.strip(" ,")) + "."]


def _told(records: Records, day: Day) -> Iterator[str]:
    """The entries: runs of doing at one place as one paragraph, thoughts of one hour as another, each talk by itself."""
    run: list[Entry] = []
    for entry in day.entries:
        if run and not _belongs(records, run[0], entry):
            yield _paragraph(records, day.resident, run, entry.tick)
            run = []
        run.append(entry)
    if run:
        yield _paragraph(records, day.resident, run, min(records.end, (day.day + 1) * TICKS_PER_DAY))


def _belongs(records: Records, first: Entry, entry: Entry) -> bool:
    """Whether an entry is told in one paragraph with the first one of it."""
    if isinstance(first, Deed) and isinstance(entry, Deed):
        return _place(records, entry.arena) == _place(records, first.arena) and entry.tick - first.tick < LONG_STAY
    if isinstance(first, Remark) and isinstance(entry, Remark):
        return entry.kind == first.kind and entry.tick - first.tick < SAME_TIME
    return False


def _paragraph(records: Records, resident: int, run: list[Entry], until: int) -> str:
    first = run[0]
    if isinstance(first, Talk):
        return "\n".join(_talk(records, resident, first))
    if isinstance(first, Remark):
        told = " ".join(f"{each.text.rstrip('.')}." for each in run if isinstance(each, Remark))
        return f"*{_hour(first.tick)}, {_LABELS[first.kind]}: {told}*"
    texts = list(dict.fromkeys(each.text for each in run if isinstance(each, Deed)))
    told = "; ".join(texts if len(texts) <= MOST_DEEDS else [*texts[: MOST_DEEDS - 1], texts[-1]])
    return f"**{_hour(first.tick)}\u2013{_hour(until)}, {_place(records, first.arena)}.** {told[:1].upper()}{told[1:]}."


def _talk(records: Records, resident: int, talk: Talk) -> Iterator[str]:
    """The talk with its lines, and what stayed of it."""
    others = dict.fromkeys(line.speaker for line in talk.lines if line.speaker != resident)
    partners = " and ".join(records.names.get(each, "somebody") for each in others) or "somebody who did not answer"
    yield f"**{_hour(talk.tick)}, {_place(records, talk.arena)}, with {partners}.**\n"
    for line in talk.lines:
        yield f"> {records.names.get(line.speaker, 'Somebody').split()[0]}: \u201c{line.text}\u201d  "
    kept = dict.fromkeys(each for each in (_kept(memory) for memory in talk.kept) if each)
    if kept:
        yield ">\n" + "\n".join(f"> *{each}*  " for each in kept)


def _kept(memory: Memory) -> str:
    """What stays of a talk, as a reader is told: news, promises and opinions; that they talked is plain from the lines."""
    saying = heard(memory.text) if memory.content.said_by is not None else None
    if saying is not None:
        return f"Heard from {saying.who}: {saying.claim}."
    label = {Kind.REFLECTION: "An opinion", Kind.PLAN: "A promise"}.get(memory.content.kind, "Afterwards")
    is_summary = memory.content.kind is Kind.CHAT and memory.content.line is None
    return "" if is_summary else f"{label}: {memory.text.rstrip('.')}."


def _place(records: Records, arena: int) -> str:
    town = records.ground.town
    if arena not in town.arenas:
        return town.name
    sector = town.sector_of(arena)
    return "out and about" if sector.id == OUTDOORS else sector.name


def _hour(tick: int) -> str:
    return clock_face(tick % TICKS_PER_DAY // TICKS_PER_MINUTE)
