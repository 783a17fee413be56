"""Owns questions after how somebody is, what they do, what they have done and what they mean to do."""

import re
from collections.abc import Iterable
from datetime import date

from game.ai.memory import Kind, Memory
from game.ai.offline.talk.speech import spoken
from game.ai.offline.talk.times import say_clock
from game.ai.offline.talk.topics import INNER
from game.ai.offline.visit import inviting
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.turn import Reply, Turn
from game.ai.phrases import progressive
from game.ai.plan_entries import PlanEntry, plan_entry
from game.ai.reading.times import date_in
from game.world.clock import MINUTES_PER_DAY, TICKS_PER_DAY, TICKS_PER_HOUR, day_number, minute_of_day

_UNTOLD = re.compile(
    r"\b(?:sleep|shower|brush|wash(?:ing)? and|dress|bath|toilet|walking to"
    r"|talking|talk with|lying|get up|getting up|ready for bed)"
)
_PARTS = (("morning", 0, 12), ("afternoon", 12, 18), ("evening", 18, 24), ("tonight", 18, 24), ("night", 18, 24))


def how(turn: Turn, _: Words) -> list[Reply]:
    """How they are: worried, if something worries them and they are not too reserved to say so; else well."""
    worry = next((each for each in turn.side.topics if each.kind == "worry" and not each.private), None)
    if worry is not None and not turn.said_before(worry.claim) and turn.draw.random() < 0.5:
        slots = {"claim": worry.claim, "inner": worry.claim}
        return [Reply(turn.say("how_worry", slots), "answer", worry.cites, (turn.side.claim(worry.claim),))]
    doing = _doing(turn)
    more = turn.say("how_now", {"doing": doing}) if doing and turn.draw.random() < 0.5 and not turn.said_before(doing) else ""
    return [Reply(turn.say("how_good")), Reply(more)]


def feel(turn: Turn, words: Words) -> list[Reply]:
    """A feeling they are asked about: what they remember that bears on it, or how they are."""
    asked = words.about.lower()
    kinds = ("worry",) if asked in ("afraid", "scared", "nervous", "worried", "sad", "angry") else ("hope",)
    topic = next(
        (each for each in turn.side.topics if each.kind in kinds and not each.private and not turn.said_before(each.claim)), None
    )
    if topic is None:
        return [Reply(turn.say("feels"))]
    return [Reply(turn.say(f"tell_{topic.kind}", {"claim": topic.claim}), "answer", topic.cites, (turn.side.claim(topic.claim),))]


def doing(turn: Turn, _: Words) -> list[Reply]:
    """What they are at."""
    now = _doing(turn)
    if not now:
        return [Reply(turn.say("i_idle"))]
    if turn.said_before(now):
        return [Reply(turn.say("said_already")), Reply(turn.say("i_do", _cased("doing", now)))]
    return [Reply(turn.say("i_do", _cased("doing", now)), "answer")]


def _doing(turn: Turn) -> str:
    if not turn.side.doing:
        return ""
    said = spoken(f"SELF is {turn.side.doing}", turn.side.voice).removeprefix("I'm ")
    return "" if INNER.match(f"I'm {said}") or _UNTOLD.search(said) else said


def did(turn: Turn, words: Words) -> list[Reply]:
    """What they did in the part of a day that is asked about, the weightiest two in their order."""
    yesterday = "yesterday" in words.sentence.lower() or "last night" in words.sentence.lower()
    found = [each for each in _done(turn, yesterday, words.sentence) if not turn.said_before(_own_doing(turn, each))]
    chosen = sorted(sorted(found, key=lambda each: (-each.content.importance, -each.number))[:2], key=lambda each: each.number)
    if not chosen:
        return [Reply(turn.say("did_sleep"))]
    one, two = _own_doing(turn, chosen[0]), _own_doing(turn, chosen[1]) if len(chosen) > 1 else ""
    said = turn.say("i_did", {"When": _when(turn, chosen[0], yesterday), "one": one, "two": two})
    told = chosen if two and two in said else chosen[:1]
    return [Reply(said, "answer", tuple(each.number for each in told), tuple(each.text.rstrip(".") for each in told[:1]))]


def _done(turn: Turn, yesterday: bool, asked: str) -> list[Memory]:
    now = turn.question.speaker.now
    first = (day_number(now.tick) - int(yesterday)) * TICKS_PER_DAY
    hours = next(((start, end) for part, start, end in _PARTS if part in asked.lower()), (0, 24))
    return [
        each
        for each in turn.past.records
        if each.content.kind is Kind.OBSERVATION
        and first <= each.created < min(first + TICKS_PER_DAY, now.tick - TICKS_PER_HOUR // 4)
        and not each.is_seed
        and hours[0] <= minute_of_day(each.created) // 60 < hours[1]
        and each.text.startswith(f"{turn.me.name} is ")
        and _own_doing(turn, each)
    ]


def _own_doing(turn: Turn, memory: Memory) -> str:
    said = spoken(memory.text, turn.side.voice)
    return "" if not said.startswith("I'm ") or INNER.match(said) or _UNTOLD.search(said) else said.removeprefix("I'm ")


def _when(turn: Turn, memory: Memory, yesterday: bool) -> str:
    if yesterday:
        return "Yesterday"
    hour = minute_of_day(memory.created) // 60
    part = "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"
    return "Earlier" if turn.question.speaker.now.tick - memory.created < 2 * TICKS_PER_HOUR else f"This {part}"


def plans(turn: Turn, words: Words) -> list[Reply]:
    """What they mean to do, from their plan; what they have given their word for comes first."""
    day = asked_day(turn, words.sentence)
    promised = _promised(turn, day)
    entries = _planned(turn, day, words.sentence)
    if promised is not None and not turn.said_before(promised[1]):
        return [
            Reply(
                turn.say("will_promised", {"claim": promised[1]}),
                "answer",
                (promised[0].number,),
                (promised[0].text.rstrip("."),),
            )
        ]
    if not entries:
        own = inviting.asked_already(turn) or inviting.coming_visitor(turn) is not None
        return [] if own else [Reply(turn.say("will_free"))]
    said = [_meant(turn, entry) for _, entry in entries[:2]]
    text = turn.say("i_will", {"first": _capital(said[0]), "second": _small(said[1]) if len(said) > 1 else ""})
    return [Reply(text, "answer", tuple(memory.number for memory, _ in entries[:2]))]


def asked_day(turn: Turn, asked: str) -> date:
    """The day a question is about: today unless it names another."""
    today = date.fromisoformat(turn.today)
    return date_in(asked, today) or today


def _promised(turn: Turn, day: date) -> tuple[Memory, str] | None:
    for memory in turn.past.promised():
        if date_in(memory.text, date.fromisoformat(turn.today)) == day:
            return memory, spoken(memory.text, turn.side.voice)
    return None


def _planned(turn: Turn, day: date, asked: str) -> list[tuple[Memory, PlanEntry]]:
    """The hours of the plan for a day that are still to come and worth telling, in their order, each doing once."""
    now = turn.question.speaker.now
    label = f"{day:%A} {day:%B} {day.day}"
    from_minute = now.minute if day == date.fromisoformat(turn.today) else 0
    hours = next(((start * 60, end * 60) for part, start, end in _PARTS if part in asked.lower()), (0, MINUTES_PER_DAY))
    found: dict[str, tuple[Memory, PlanEntry]] = {}
    for memory, entry in _valid(turn.question.plans):
        told = entry.day == label and max(from_minute, hours[0]) <= entry.start < hours[1] and not _UNTOLD.search(entry.what)
        if told and not turn.said_before(_plainly(turn, entry)):
            found.setdefault(entry.what, (memory, entry))
    return sorted(found.values(), key=lambda each: each[1].start)


def _valid(memories: Iterable[Memory]) -> list[tuple[Memory, PlanEntry]]:
    entries = [(each, entry) for each in memories if (entry := plan_entry(each.text)) is not None]
    dropped = {(entry.what, entry.day): memory.number for memory, entry in entries if entry.dropped}
    return [
        (each, entry) for each, entry in entries if not entry.dropped and each.number > dropped.get((entry.what, entry.day), -1)
    ]


def _meant(turn: Turn, entry: PlanEntry) -> str:
    return f"at {say_clock(entry.start)} I'll be {_plainly(turn, entry)}"


def _plainly(turn: Turn, entry: PlanEntry) -> str:
    return spoken(f"SELF is {progressive(entry.what)}", turn.side.voice).removeprefix("I'm ")


def _cased(slot: str, text: str) -> dict[str, str]:
    return {slot: text, slot.capitalize(): _capital(text)}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text if text.startswith("I") else text[:1].lower() + text[1:]
