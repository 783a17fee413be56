"""Owns writing a day down for a reader: Markdown with hours, places, talks in quotes, and no words of the machine."""

import re
from collections.abc import Iterator

from game.ai.claims import heard
from game.ai.cues import key_words
from game.ai.describing import listed
from game.ai.memory import Kind, Memory
from game.study.diary import Day, Deed, Remark, Talk
from game.study.records import Records
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE, clock_face

MOST_DEEDS = 7
"""So many things are told of one stay; the rest is left to be imagined."""
LONG_STAY = 90 * TICKS_PER_MINUTE
"""A longer stay is told in parts."""
MOST_REMARKS = 5
"""So much of what was noticed, or thought, during one stay is told."""
MOST_NAMES = 4
"""So many people are named who do the same."""
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
        *(part.replace(person.name, person.first_name) for part in _told(records, day)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _plan(day: Day) -> list[str]:
    if day.plan is None:
        return []
    strokes = _STROKES.split(day.plan.text)[-1]
    return ["**The plan:** " + "; ".join(each.strip(" ,") for each in re.split(r"\d+\) ", strokes) if each.strip(" ,")) + "."]


def _told(records: Records, day: Day) -> Iterator[str]:
    """The entries: a stay at one place as one paragraph, what was noticed and thought meanwhile below, talks by themselves."""
    deeds: list[Deed] = []
    remarks: list[Remark] = []
    for entry in day.entries:
        if isinstance(entry, Remark):
            remarks.append(entry)
            continue
        if isinstance(entry, Talk) or (deeds and not _stays(records, deeds[0], entry)):
            yield from _stay(records, deeds, remarks, entry.tick)
            deeds, remarks = [], []
        if isinstance(entry, Talk):
            yield "\n".join(_talk(records, day.resident, entry))
        else:
            deeds.append(entry)
    yield from _stay(records, deeds, remarks, min(records.end, (day.day + 1) * TICKS_PER_DAY))


def _stays(records: Records, first: Deed, deed: Deed) -> bool:
    return records.place(deed.arena) == records.place(first.arena) and deed.tick - first.tick < LONG_STAY


def _stay(records: Records, deeds: list[Deed], remarks: list[Remark], until: int) -> Iterator[str]:
    if deeds:
        texts = list(dict.fromkeys(deed.text for deed in deeds))
        told = "; ".join(texts if len(texts) <= MOST_DEEDS else [*texts[: MOST_DEEDS - 1], texts[-1]])
        hours = f"{_hour(deeds[0].tick)}\u2013{_hour(until)}"
        yield f"**{hours}, {records.place(deeds[0].arena)}.** {told[:1].upper()}{told[1:]}."
    for kind, label in (("noticed", "noticed"), ("thought", "a thought")):
        some = [each for each in remarks if each.kind == kind]
        if some:
            texts = _folded(records, [each.text for each in some])
            yield f"*{_hour(some[0].tick)}, {label}: {' '.join(texts[:MOST_REMARKS])}*"


def _folded(records: Records, texts: list[str]) -> list[str]:
    """Sentences without repetition: "Ann Lee and Bo Finch are dancing." for two that say it of one each."""
    who: dict[str, list[str]] = {}
    for text in texts:
        name = next((each for each in records.names.values() if text.startswith(f"{each} is ")), "")
        who.setdefault(text.removeprefix(f"{name} is ").rstrip("."), []).append(name)
    return [f"{_subject(names)}{rest}." for rest, names in who.items()]


def _subject(names: list[str]) -> str:
    """ "Ann Lee and Bo Finch are ", or nothing for a sentence that has its own subject."""
    distinct = [name for name in dict.fromkeys(names) if name]
    if not distinct:
        return ""
    if len(distinct) > MOST_NAMES:
        distinct = [*distinct[: MOST_NAMES - 1], f"{len(distinct) - MOST_NAMES + 1} others"]
    return f"{listed(distinct)} {'is' if len(distinct) == 1 else 'are'} "


def _talk(records: Records, resident: int, talk: Talk) -> Iterator[str]:
    """The talk with its lines, and what stayed of it."""
    others = dict.fromkeys(line.speaker for line in talk.lines if line.speaker != resident)
    partners = " and ".join(records.name(each) for each in others) or "somebody who did not answer"
    yield f"**{_hour(talk.tick)}, {records.place(talk.arena)}, with {partners}.**\n"
    for line in talk.lines:
        yield f"> {records.name(line.speaker).split()[0]}: \u201c{line.text}\u201d  "
    kept = dict.fromkeys(each for each in (_kept(memory) for memory in _distinct(talk.kept)) if each)
    if kept:
        yield ">\n" + "\n".join(f"> *{each}*  " for each in kept)


def _distinct(kept: tuple[Memory, ...]) -> list[Memory]:
    """Without what another record of the same talk says too, and more."""
    words = [key_words(memory.text) for memory in kept]
    return [memory for memory, own in zip(kept, words, strict=True) if not any(own < other for other in words)]


def _kept(memory: Memory) -> str:
    """What stays of a talk, as a reader is told: news, promises and opinions; that they talked is plain from the lines."""
    saying = heard(memory.text) if memory.content.said_by is not None else None
    if saying is not None:
        return f"Heard from {saying.who}: {saying.claim}."
    label = {Kind.REFLECTION: "An opinion", Kind.PLAN: "A promise"}.get(memory.content.kind, "Afterwards")
    is_summary = memory.content.kind is Kind.CHAT and memory.content.line is None
    return "" if is_summary else f"{label}: {memory.text.rstrip('.')}."


def _hour(tick: int) -> str:
    return clock_face(tick % TICKS_PER_DAY // TICKS_PER_MINUTE)
