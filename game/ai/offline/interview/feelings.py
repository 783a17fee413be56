"""Owns questions that call for reflection: whom they would spend an hour with, what they look forward to, what moves them."""

import re
from datetime import date, timedelta

from game.ai.memory import Kind, Memory
from game.ai.mind import InterviewAnswer
from game.ai.offline.interview.interviewee import Interviewee
from game.ai.offline.interview.records import is_entry, is_seed, is_sight
from game.ai.reading.times import date_in
from game.ai.relations import impression
from game.world.clock import day_number

DISLIKED = -0.2
"""Feeling (-1 to 1) from which on nobody is company."""
_SOUR = re.compile(r"\b(?:not|never|dislike\w*|avoid\w*|angry|at odds|tired of|worried?|rude|distrust\w*|quarrel\w*)\b")
_AHEAD = re.compile(r"\blook(?:s|ing)? forward to\b|\bupcoming\b|\bhopes? to\b|\bcannot wait\b|\bis planning\b|\bis excited\b")
LATELY_IMPORTANCE = 4
"""What was heard must matter so much, 1 to 10, to be told as something learned."""


def hour_with(me: Interviewee, _: str) -> InterviewAnswer:
    """The one their reflections speak well of; without such reflections, the one they have met most."""
    thought = _thoughts_of_others(me)
    if thought:
        who = min(thought, key=lambda each: (-sum(memory.content.importance for memory in thought[each]), each))
        best = max(thought[who], key=lambda each: (each.content.importance, -each.number))
        return me.answer(f"{who}, I think. {me.sentence(best)}", [best])
    met = _meetings(me)
    if not met:
        return me.unknown("nobody")
    who = min(met, key=lambda each: (-len(met[each]), each))
    latest = max(met[who], key=lambda each: (not is_sight(each), each.number))
    return me.answer(f"{who}, perhaps. We keep running into each other. {_recalled(me, latest)}", [latest])


def looks_forward(me: Interviewee, _: str) -> InterviewAnswer:
    """What lies ahead and matters most: something with a day to come, or a hope."""
    coming = [each for each in _known(me) if _is_coming(me, each) and not _SOUR.search(each.text)]
    hoped = [each for each in _known(me) if _AHEAD.search(each.text) and each not in coming]
    if not coming and not hoped:
        return me.unknown("ahead")
    best = max(coming or hoped, key=lambda each: (each.content.importance, _is_own(me, each), each.number))
    return me.answer(me.sentence(best), [best])


def inspires(me: Interviewee, _: str) -> InterviewAnswer:
    """The weightiest thought about themselves, else what they are at work on."""
    own = [each for each in _known(me) if each.content.kind is Kind.REFLECTION and _is_of_self(me, each)]
    projects = [project.thing or project.text for project in me.persona.projects]
    at_work = [each for each in _known(me) if is_seed(each) and any(thing and thing in each.text for thing in projects)]
    found = sorted(own, key=lambda each: (-each.content.importance, -each.number)) or at_work
    return me.answer(me.sentence(found[0]), found[:1]) if found else me.unknown("ahead")


def learned_lately(me: Interviewee, _: str) -> InterviewAnswer:
    """What they were told that mattered most, and who told them."""
    heard = [each for each in _known(me) if each.content.said_by is not None and each.content.importance >= LATELY_IMPORTANCE]
    if not heard:
        return me.unknown("lately")
    best = max(heard, key=lambda each: (each.content.importance, each.number))
    return me.answer(me.sentence(best), [best])


def _known(me: Interviewee) -> list[Memory]:
    """What is theirs to tell: no entries of plans, nothing merely seen."""
    return [each for each in me.memories if not is_entry(each) and not is_sight(each)]


def _thoughts_of_others(me: Interviewee) -> dict[str, list[Memory]]:
    """Reflections that speak well of somebody, by whom they name."""
    thoughts: dict[str, list[Memory]] = {}
    for memory in sorted(me.memories, key=lambda each: each.number):
        if memory.content.kind is Kind.REFLECTION and not _SOUR.search(memory.text):
            for name in _others_in(me, memory):
                thoughts.setdefault(name, []).append(memory)
    return thoughts


def _meetings(me: Interviewee) -> dict[str, list[Memory]]:
    """What was lived with or seen of each person, since the town began."""
    met: dict[str, list[Memory]] = {}
    for memory in me.memories:
        if not is_seed(memory) and not is_entry(memory) and memory.content.kind is not Kind.REFLECTION:
            for who in memory.content.people:
                name = me.names.get(who, "")
                if name and name != me.persona.name and not _is_disliked(me, name):
                    met.setdefault(name, []).append(memory)
    return met


def _others_in(me: Interviewee, memory: Memory) -> list[str]:
    return [
        name
        for name in me.names.values()
        if name != me.persona.name and re.search(rf"\b{re.escape(name)}\b", memory.text) and not _is_disliked(me, name)
    ]


def _is_disliked(me: Interviewee, name: str) -> bool:
    relation = impression(me.persona, name)
    return relation is not None and relation.feeling <= DISLIKED


def _is_coming(me: Interviewee, memory: Memory) -> bool:
    """Whether it tells of a day to come: "tomorrow" is counted from the day on which it was said."""
    today = date.fromisoformat(me.question.now.date)
    said = today - timedelta(days=me.question.now.day - day_number(memory.created))
    day = date_in(memory.text, said)
    return day is not None and day >= today


def _is_own(me: Interviewee, memory: Memory) -> bool:
    return memory.text.startswith(me.persona.name)


def _is_of_self(me: Interviewee, memory: Memory) -> bool:
    """Whether a thought is about themselves alone, and none that they have only just begun to form."""
    return _is_own(me, memory) and not _others_in(me, memory) and not _SOUR.search(memory.text)


def _recalled(me: Interviewee, memory: Memory) -> str:
    """The latest of many meetings, told briefly."""
    return me.sentence(memory) if not is_sight(memory) else f"Last time, {memory.text.rstrip('.').replace(' is ', ' was ', 1)}."
