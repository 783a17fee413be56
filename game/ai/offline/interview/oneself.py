"""Owns questions about themselves: who they are, what they do, their usual day, whom they live with, what they like."""

import re

from game.ai.knowledge import knowledge
from game.ai.memory import Memory
from game.ai.mind import InterviewAnswer
from game.ai.offline.interview.interviewee import Interviewee
from game.ai.offline.interview.records import is_seed
from game.ai.offline.talk.times import say_times
from game.ai.reading.words import number

_DAY = re.compile(r" plan for (.+?): (1\) .+)$")
_PRIVATE = re.compile(r"\b(?:secret\w*|crush|told nobody|not told|has not told|nobody knows)\b")
STROKES = 6
"""So many parts of a day are told."""


def introduce(me: Interviewee, _: str) -> InterviewAnswer:
    """Name, age, work, and what they are busy with; else what they would say first."""
    person, work = me.persona, _work(me)
    busy = _resting_on(me, [each.text for each in person.projects])
    age = f" I'm {person.age}." if person.age is not None else ""
    first = [each for each in _own_seeds(me) if each.text.startswith(person.name) and not _only_who(each.text, person.name)]
    told = [each for each in (work + busy)[:2] if not _only_who(each.text, person.name)] or first[:1]
    rest = " ".join(me.sentence(each) for each in told)
    tone: dict[str, str] = knowledge("interview")["tone"]
    closing = next((tone[mood] for mood in me.moods if mood in tone), "")
    return me.answer(f"I'm {person.name}.{age} {rest} {closing}", told)


def _only_who(text: str, name: str) -> bool:
    """Whether a sentence says no more than a name and an age."""
    said = re.match(rf"{re.escape(name)}(?:'s name)? is ([\w-]+)(?: years old| and \w+ is [\w-]+)?\.?$", text)
    return said is not None and ("'s name" in text or number(said[1]) is not None)


def occupation(me: Interviewee, _: str) -> InterviewAnswer:
    """What they do for a living."""
    work = _work(me)
    return me.answer(" ".join(me.sentence(each) for each in work[:2]), work[:2]) if work else me.unknown("matter")


def interests(me: Interviewee, _: str) -> InterviewAnswer:
    """What they like."""
    person = me.persona
    likes = _resting_on(me, [each.text for each in person.interests])
    found = likes or _resting_on(me, [*(each.text for each in person.projects), *(each.text for each in person.habits)])
    return me.answer(" ".join(me.sentence(each) for each in found[:2]), found[:2]) if found else me.unknown("matter")


def lives_with(me: Interviewee, _: str) -> InterviewAnswer:
    """Who shares their home."""
    housemates = [each.name for each in me.persona.relations if each.shares_home]
    found = [memory for memory in _own_seeds(me) if any(name.split()[0] in memory.text for name in housemates)]
    if not found:
        lives = [memory for memory in _own_seeds(me) if " lives " in memory.text]
        return me.answer(" ".join(me.sentence(each) for each in lives[:1]), lives[:1]) if lives else me.unknown("matter")
    lives = [memory for memory in found if " live" in memory.text] or found
    return me.answer(me.sentence(lives[0]), lives[:1])


def typical_day(me: Interviewee, _: str) -> InterviewAnswer:
    """The day as they last planned it, in broad strokes."""
    plan = next((each for each in me.memories if _DAY.search(each.text)), None)
    match = _DAY.search(plan.text) if plan is not None else None
    if plan is None or match is None:
        habits = [each for each in _own_seeds(me) if re.search(r"\b(?:every|at \d|from \d|gets up)\b", each.text)]
        return me.answer(" ".join(me.sentence(each) for each in habits[:3]), habits[:3]) if habits else me.unknown("matter")
    strokes = [say_times(stroke.strip(" ,"), me.question.now.date) for stroke in re.split(r"\d+\) ", match[2]) if stroke.strip()]
    told = [f"I {strokes[0]}", *(f"then {stroke}" for stroke in strokes[1:-1]), f"and in the end {strokes[-1]}"][:STROKES]
    said = ", ".join(_own_words(stroke, me) for stroke in told)
    return me.answer(f"Most days {said}.", [plan])


def _own_words(stroke: str, me: Interviewee) -> str:
    """A stroke as one says it of oneself: "have lunch with her brother" -> "with my brother"."""
    return re.sub(rf"\b{me.persona.pronouns[2]}\b", "my", stroke.replace(f"{me.persona.name}'s", "my"))


def _work(me: Interviewee) -> list[Memory]:
    titles = [word for job in me.persona.occupations for word in (job.title, job.place) if word]
    return _resting_on(me, titles)


def _own_seeds(me: Interviewee) -> list[Memory]:
    open_ones = [each for each in me.memories if is_seed(each) and not _PRIVATE.search(each.text)]
    return sorted(open_ones, key=lambda each: each.number)


def _resting_on(me: Interviewee, facts: list[str]) -> list[Memory]:
    """The seeds about themselves that say some facts, in their order."""
    seeds = [each for each in _own_seeds(me) if each.text.startswith(me.persona.name)]
    return [seed for seed in seeds if any(_ends_alike(seed.text, fact) for fact in facts)]


def _ends_alike(text: str, fact: str) -> bool:
    """Whether a text has the word a fact ends with: "working on a new composition" is known by its composition."""
    return fact.lower().split()[-1] in text.lower()
