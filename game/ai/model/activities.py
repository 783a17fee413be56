"""Owns which activity of the everyday knowledge a free text means, so that the offline mind can go on with a model's plan."""

import re
from collections.abc import Iterator

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import Venue
from game.ai.offline.breaking_down import SHIFTS
from game.ai.offline.habits import thing_for
from game.ai.offline.meals import MEALS, meal_of
from game.ai.offline.objects import words_of
from game.ai.offline.scene import EATING
from game.ai.offline.today import Today
from game.ai.offline.venues import activity_table, suits
from game.ai.offline.wording import object_of
from game.ai.offline.working import workplace
from game.ai.persona import Habit
from game.ai.reading.habits import activity_of

LONG_MORNING = 15
"""Getting up that takes longer, minutes, is washing and dressing too."""
_SLEEP = re.compile(r"^(?:sleep|fall asleep|go (?:back )?to sleep)\b|\basleep\b")
_BED = re.compile(r"^(?:go|get ready|prepare|wind down)\b.*\b(?:bed|sleep|night)\b")
_WAKE = re.compile(r"^(?:wake|get up|rise)\b")
_WASH = re.compile(
    r"\bmorning routine\b|\bget dressed\b|\bwash and dress\b|^(?:shower|take a shower|freshen up|get ready for the day)\b"
)
_WORK = re.compile(
    r"\bwork(?:s|ing)?\b(?! out)|\b(?:shift|customers|clients|patients|office)\b"
    r"|^(?:open|close|run) (?:up )?(?:the|her|his|their)\b"
)
_CLASS = re.compile(r"\b(?:class(?:es)?|lectures?|seminars?|lessons?|school)\b")
_STUDY = re.compile(r"\b(?:stud(?:y|ies|ying)|homework|essays?|revise|coursework|research|papers?|thesis|exams?)\b")
_SEEK = re.compile(r"\b(?:look|search|apply|applying|hunt)\b.*\b(?:work|jobs?|position|applications?)\b")
_LEARNERS = ("student", "pupil")
_COOK = re.compile(
    r"^(?:cook|fry|bake|boil|warm up|heat|toast|brew|chop|stir"
    r"|(?:make|prepare|get|fix) .*\b(?:breakfast|lunch|dinner|supper|meal|sandwich))\b"
)
_EAT = re.compile(
    r"^(?:eat|dine|have (?!.*\b(?:talk|look|rest|nap|chat|word)\b)"
    r"|(?:enjoy|finish) (?=.*\b(?:meal|breakfast|lunch|dinner|supper)\b))"
)
_CLEAR = re.compile(r"^(?:wash|rinse|scrub|clean|clear|dry)\b")
_PLACES = {"cafe": "cafe", "pub": "pub", "library": "library_visit", "park": "walk"}
"""What one does at a kind of place (`places.toml`) when nothing else is known."""


def is_sleep(text: str) -> bool:
    """Whether a text is about being asleep."""
    return _SLEEP.search(text.lower()) is not None


def is_going_to_bed(text: str) -> bool:
    """Whether a text is about going to bed or getting ready for it."""
    return _BED.search(text.lower()) is not None


def activity_for(today: Today, text: str, venue: Venue, minutes: int) -> tuple[str, str]:
    """(activity, detail) of an entry of a plan, as the offline mind writes them; ("", "|") when nothing it knows fits."""
    routine = _routine(text.lower(), minutes)
    if routine:
        return routine, "|"
    meal = meal_of(Habit(text))
    if meal in MEALS:
        return meal, f"{_table_at(today, venue)}|"
    shift = _shift(today, text.lower(), venue)
    if shift:
        return shift
    fitting = ((activity, x) for activity, x in _pastimes(today, text, venue) if suits(today, activity, venue))
    activity, x = next(fitting, ("", ""))
    return activity, f"|{(x or thing_for(today, activity) if activity else '').replace('|', '/')}"


def doing_in(text: str, activity: str) -> str:
    """The activity of one step: of a meal cooking, eating and clearing are told apart; else it is what the whole is."""
    low = text.lower()
    if _COOK.search(low) and (activity in MEALS or not activity):
        return "cook"
    if _EAT.search(low) and (activity in MEALS or meal_of(Habit(text))):
        return EATING
    if activity in MEALS and _CLEAR.search(low):
        return "clean"
    return activity or "habit"


def usual_object(doing: str, activity: str) -> str:
    """What a step of an activity is usually done at: a key of `objects.toml`, "" when that may be anything."""
    if doing == EATING:
        return "meal_seat"
    table = activity_table(activity)
    several = doing != activity or activity in SHIFTS or table.get("kind") == "routine"
    return "" if several else str(table.get("object", ""))


def _routine(low: str, minutes: int) -> str:
    if _WAKE.search(low) or _WASH.search(low):
        return "wash" if _WASH.search(low) or minutes > LONG_MORNING else "wake"
    if is_going_to_bed(low):
        return "bed"
    return "nap" if is_sleep(low) else ""


def _table_at(today: Today, venue: Venue) -> str:
    """Where a meal is eaten, as its scripts are named."""
    if today.atlas.home is not None and venue.sector == today.atlas.home.sector:
        return "core"
    return "work" if today.job is not None and venue == workplace(today, today.job) else "out"


def _shift(today: Today, low: str, venue: Venue) -> tuple[str, str] | None:
    """Work, class or study, of those who have any."""
    job, calling = today.job, today.calling
    if job is not None and job.archetype in _LEARNERS:
        name = "class" if _CLASS.search(low) else "study" if _STUDY.search(low) else ""
        return (name, f"{job.archetype}|") if name else None
    if job is not None and (_WORK.search(low) or _at_work(today, low, venue)):
        return "work", f"{job.archetype}|{job.title}"
    if calling is not None and calling.status == "seeking" and _SEEK.search(low):
        return "work", f"seeker|{calling.title}"
    return None


def _at_work(today: Today, low: str, venue: Venue) -> bool:
    """Whether it is done where they work, away from home, or in the words of their work."""
    if today.job is None:
        return False
    place, home = workplace(today, today.job), today.atlas.home
    away = place is not None and place.sector == venue.sector and (home is None or place.sector != home.sector)
    return away or any(words_of(each) <= words_of(low) for each in today.job.stuff if words_of(each))


def _pastimes(today: Today, text: str, venue: Venue) -> Iterator[tuple[str, str]]:
    """What it may be besides, the likeliest first: something of their own, what the words mean, what the place is for."""
    words, known = words_of(text), knowledge("activities")
    persona = today.persona
    own = [(each.activity or "project", each.thing) for each in persona.projects if _speaks(words, each.thing)]
    own += [(each.activity, object_of(each.text)) for each in persona.habits if _speaks(words, each.text)]
    own += [(each.activity, each.text) for each in persona.interests if _speaks(words, each.text)]
    by_words = activity_of(text)
    own.append((by_words, object_of(text) if "x" in known.get(by_words, {}) else ""))
    own += [
        (activity, "")
        for kind, activity in _PLACES.items()
        if any(each.sector == venue.sector for each in today.atlas.of_kind(kind))
    ]
    yield from ((activity, x) for activity, x in own if activity in known and activity not in SHIFTS)


def _speaks(words: frozenset[str], of: str) -> bool:
    wanted = words_of(of)
    return bool(wanted) and wanted <= words
