"""Owns writing a day down for a reader: Markdown with hours, places, talks in quotes, and no words of the machine."""

import re
from collections.abc import Iterator

from game.ai.claims import heard
from game.ai.memory import Kind
from game.study.diary import Day, Deed, Entry, Remark, Talk
from game.study.records import Records
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE, clock_face
from game.world.places import OUTDOORS

MOST_DEEDS = 7
"""So many things are told of one stay; the rest is left to be imagined."""
LONG_STAY = 90 * TICKS_PER_MINUTE
"""A longer stay is told in parts."""
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
    """The entries, runs of doing at one place as one paragraph."""
    run: list[Deed] = []
    for entry in day.entries:
        if isinstance(entry, Deed):
            if run and not _belongs(records, run, entry):
                yield _stay(records, run, entry.tick)
                run = []
            run.append(entry)
        else:
            if run:
                yield _stay(records, run, entry.tick)
                run = []
            yield _paragraph(records, day.resident, entry)
    if run:
        yield _stay(records, run, min(records.end, (day.day + 1) * TICKS_PER_DAY))


def _belongs(records: Records, run: list[Deed], deed: Deed) -> bool:
    return _place(records, deed.arena) == _place(records, run[0].arena) and deed.tick - run[0].tick < LONG_STAY


def _stay(records: Records, run: list[Deed], until: int) -> str:
    texts = list(dict.fromkeys(deed.text for deed in run))
    told = texts if len(texts) <= MOST_DEEDS else [*texts[: MOST_DEEDS - 1], texts[-1]]
    return f"**{_hour(run[0].tick)}\u2013{_hour(until)}, {_place(records, run[0].arena)}.** {_capital('; '.join(told))}."


def _paragraph(records: Records, resident: int, entry: Entry) -> str:
    if isinstance(entry, Talk):
        return "\n".join(_talk(records, resident, entry))
    assert isinstance(entry, Remark)
    text = entry.text.rstrip(".")
    if entry.kind == "thought":
        return f"*{_hour(entry.tick)}, a thought: {text}.*"
    return f"*{_hour(entry.tick)}, noticed: {text}.*"


def _talk(records: Records, resident: int, talk: Talk) -> Iterator[str]:
    """The talk with its lines, and what stayed of it."""
    others = dict.fromkeys(line.speaker for line in talk.lines if line.speaker != resident)
    partners = " and ".join(records.names.get(each, "somebody") for each in others) or "somebody who did not answer"
    yield f"**{_hour(talk.tick)}, {_place(records, talk.arena)}, with {partners}.**\n"
    for line in talk.lines:
        yield f"> {records.names.get(line.speaker, 'Somebody').split()[0]}: \u201c{line.text}\u201d  "
    kept = [each for each in (_kept(memory.text, memory.content.kind) for memory in talk.kept) if each]
    if kept:
        yield ">\n" + "\n".join(f"> *{each}*  " for each in kept)


def _kept(text: str, kind: Kind) -> str:
    """What stays of a talk, as a reader is told: news, promises and opinions; that they talked is plain from the lines."""
    if kind is Kind.REFLECTION:
        return f"Opinion: {text}"
    if kind is Kind.PLAN:
        return f"Promise: {text}"
    if " said that " in text and heard(text) is not None:
        return f"News: {text}"
    return "" if " talked with " in text else f"Kept in mind: {text}"


def _place(records: Records, arena: int) -> str:
    town = records.ground.town
    if arena not in town.arenas:
        return town.name
    sector = town.sector_of(arena)
    return "out and about" if sector.id == OUTDOORS else sector.name


def _hour(tick: int) -> str:
    return clock_face(tick % TICKS_PER_DAY // TICKS_PER_MINUTE)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
