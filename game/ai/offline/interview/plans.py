"""Owns questions about plans: what at an hour, what on a day."""

import re
from datetime import date, timedelta

from game.ai.memory import Kind, Memory
from game.ai.mind import InterviewAnswer
from game.ai.offline.interview.interviewee import Interviewee
from game.ai.offline.interview.records import is_entry
from game.ai.offline.talk.times import say_clock
from game.ai.phrases import progressive
from game.ai.plan_entries import plan_entry
from game.ai.reading.times import clock_time, date_in, minutes, span

_HOUR = re.compile(r"\b(\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|noon|midnight|\d{1,2} o'clock)", re.IGNORECASE)
_STROKES = 5


def at_an_hour(me: Interviewee, asked: str) -> InterviewAnswer:
    """What they mean to do at an hour: what is promised, what is planned, or else what the last plan had then."""
    hour, day = _HOUR.search(asked), _day(me, asked)
    minute = minutes(hour[1]) if hour else None
    if minute is None:
        return me.unknown("plan")
    promise = next((each for each in me.memories if _is_promised(me, each, day, minute)), None)
    if promise is not None:
        return me.answer(me.sentence(promise), [promise])
    planned = [each for each in _valid(me) if _is_at(each, minute)]
    on_the_day = [each for each in planned if _date(me, each) == day]
    if on_the_day:
        return me.answer(f"I'll be {_doing(me, on_the_day[0])}.", on_the_day[:1])
    if not planned:
        return me.unknown("plan")
    return me.answer(f"I'm usually {_doing(me, planned[0])} at {say_clock(minute)}.", planned[:1])


def of_a_day(me: Interviewee, asked: str) -> InterviewAnswer:
    """What they mean to do on a day."""
    day = _day(me, asked)
    promised = [each for each in me.memories if _is_promise(each) and _date(me, each) == day]
    entries = [each for each in _valid(me) if _date(me, each) == day and _is_worth_telling(each)]
    told = [*promised, *sorted(entries, key=lambda each: each.number)[:_STROKES]]
    if not told:
        return me.unknown("plan")
    said = [me.sentence(each) if _is_promise(each) else f"I'll be {_doing(me, each)}." for each in told]
    return me.answer(" ".join(said), told)


def _day(me: Interviewee, asked: str) -> date:
    today = date.fromisoformat(me.question.now.date)
    return today + timedelta(1) if "tomorrow" in asked.lower() else date_in(asked, today) or today


def _date(me: Interviewee, memory: Memory) -> date | None:
    return date_in(memory.text, date.fromisoformat(me.question.now.date))


def _is_promise(memory: Memory) -> bool:
    return memory.content.kind is Kind.PLAN and not is_entry(memory)


def _is_promised(me: Interviewee, memory: Memory, day: date, minute: int) -> bool:
    if not _is_promise(memory) or _date(me, memory) != day:
        return False
    start = clock_time(memory.text)
    hours = span(memory.text) or ((start, start + 60) if start is not None else None)
    return hours is not None and hours[0] <= minute < hours[1]


def _valid(me: Interviewee) -> list[Memory]:
    """The hours of their plans, the latest first, without those they have dropped since."""
    entries = [(each, entry) for each in me.memories if (entry := plan_entry(each.text)) is not None]
    dropped = {(entry.what, entry.day): memory.number for memory, entry in entries if entry.dropped}
    return [memory for memory, entry in entries if not entry.dropped and memory.number > dropped.get((entry.what, entry.day), -1)]


def _is_at(memory: Memory, minute: int) -> bool:
    entry = plan_entry(memory.text)
    return entry is not None and entry.has(minute)


def _is_worth_telling(memory: Memory) -> bool:
    return re.search(r" plans to (?:sleep|get up|wash|get ready)\b", memory.text) is None


def _doing(me: Interviewee, memory: Memory) -> str:
    """What an entry is of, as they say it: "working at the counter"."""
    entry = plan_entry(memory.text)
    doing = progressive(entry.what) if entry is not None else ""
    return re.sub(rf"\b{me.persona.pronouns[2]}\b", "my", doing.replace(f"{me.persona.name}'s", "my"))
