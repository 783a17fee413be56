"""Owns habits: when they get up and go to bed, what they do when, where and how often, in their own words."""

import re
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.persona import Habit
from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft, base_form
from game.ai.reading.names import named_in
from game.ai.reading.sleep import read_bed_time, read_sleep
from game.ai.reading.words import (
    alternatives,
    cues,
    gerund,
    is_auxiliary,
    is_base_verb,
    place_words,
    sign,
    third_person,
    word_set,
)

_MEAL = re.compile(r"\b(breakfast|lunch|dinner|supper)s?\b")
_EATS = re.compile(
    r"^(?:\w+ly |always |usually |often |sometimes )*(?:has|have|eats?|takes?|cooks?|makes?) (?:SELF's |a "
    r"|an |the |late |early |hot )*(?:breakfast|lunch|dinner|supper)|^(?:breakfasts|lunches|dines|sups)\b"
)
_FREQUENT = re.compile(rf"\b(?:{sign('frequent')})\b")
_GOES_OFTEN = re.compile(rf"^(?:(?:{sign('adverbs')}|likes to|tries to) )*(?:{sign('goes_often')})\b")
UP_AND_DRESSED = 35
"""Between getting up and the first thing one does, minutes."""
_AT_BOTH = re.compile(r"(?P<what>.*?) (?P<one>at [^,;]+?),? and (?:again |then )?(?P<other>at [^,;]+)$")
"""One doing at two times, each with its "at"."""
_STATES = re.compile(
    r"^(?:\w+ly )?(?:(?:is|was|would|could|can|will|might|must|should|does not|did|cannot|never)\b|has "
    r"(?:\w+ly |already |never |just |not |hardly )*(?:been|\w+ed|known|met|read|found|told|had|given|"
    r"made|taken|written)\b)"
)
_TOGETHER = re.compile(
    r"(?:they|we|(?:the )?(?:two|three|both|all|rest) of (?:them|us)|the (?:whole |entire )?family|the couple) "
    r"(?:both |all |often |usually |always )*"
    r"(?=[a-z]+ )",
    re.I,
)
"""How a clause begins that tells of what they do with others."""
_OF_EVENINGS = re.compile(
    r"\b(?:dinner|supper|pub|sherry|wine|beer|whisky|nightcap|news|films?|television|choir|rehearsals?|bingo|cards|box(?:es)?|judo|karate|darts|skittles|poker|bowls)\b"
)
"""What is done in the evening when an hour does not say of which half of the day it is."""
_UNLIKE = {
    "drink": r"\b(?:tea|coffee|milk|water|juice)\b",
    "run": r"^(?:the|a|an|SELF's)\b",
    "volunteer": r"^(?:opinions|advice|answers|SELF)",
    "listen": r"^to (?!.*\b(?:radio|music|opera|records?|songs?|jazz|audiobooks?|podcasts?|concerts?|symphon\w+|hip "
    r"hop|blues|vinyl)\b)",
    "sit": r"\b(?:exam|test)\b",
    "call": r"^(?:everyone|everybody|people|it)\b",
    "draw": r"^(?:up|lots)\b",
    "shop": r"\bbook",
    "row": r"^(?:with)\b",
    "study": r"^(?:the faces|people)\b",
    "write": r"^(?:to|home)\b",
    "cook": r"^(?:the books)\b",
}
"""What, behind a verb, shows that it means something else."""


@cache
def _activity_keys() -> dict[str, str]:
    """Word -> activity, from the knowledge of activities."""
    return {key.lower(): name for name, table in knowledge("activities").items() for key in table.get("key", ())}


@cache
def _activity_pattern() -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])({alternatives(frozenset(_activity_keys()))})(?![\w-])", re.I)


def activity_of(text: str) -> str:
    """The activity of the knowledge that a predicate or a phrase means; "" when none fits. The verb decides before the nouns."""
    base = base_form(text)
    verb, _, rest = base.partition(" ")
    activities = knowledge("activities")
    if _EATS.match(f"{third_person(verb)} {rest}") and (meal := _MEAL.search(base)):
        return {"supper": "dinner"}.get(meal[1], meal[1])
    if re.match(r"(?:mark|grade|correct)\b", base):
        return ""  # exercise books are no exercise
    by_verb = str(cues()["activity_of"].get(verb, ""))
    unlike = bool(re.search(_UNLIKE.get(verb, r"(?!)"), rest))
    if by_verb in activities and not unlike:
        return by_verb
    keys = _activity_keys()
    if gerund(verb) in keys and not unlike:
        return keys[gerund(verb)]
    named = _activity_pattern().findall(rest) or ([] if unlike else _activity_pattern().findall(base))
    # the longest word says most: "who will run in the election" is about the election
    return keys[max(named, key=len).lower()] if named else ""


def read_habit(part: Part, draft: Draft) -> bool:
    """Take a habit, or the time of getting up or going to bed, from one part; true when there was one."""
    if part.joined == "because":
        return False
    if part.subject == "" and read_bed_time(part.text, draft):
        return True
    if part.subject == "" and _TOGETHER.match(part.text):
        return _read_shared(part, draft)
    if not part.of_self:
        return False
    if read_sleep(part.text, draft):
        return _read_what_for(part, draft)
    regular = re.match(r"is (\w+ing .*)", part.text)
    if regular and times.weekdays(part.text):
        _add(regular[1], *_times(part.text), draft)
        return True
    if _STATES.match(part.text) or times.date_in(part.text, draft.start):
        return False
    if several := _said_of_several_times(part.text):
        for text in several:
            _add(text, *_times(text), draft)
        return True
    start, end = _times(part.text)
    frequent = _FREQUENT.search(part.text) or _GOES_OFTEN.match(part.text) or _EATS.match(part.text)
    if not (frequent or start is not None or times.part_of_day(part.text) or times.weekdays(part.text)):
        return False
    if part.verb == "live":
        return False
    if part.verb == "sleep" and times.part_of_day(part.text):
        return True
    if part.verb in word_set("thinking") and start is None and not times.weekdays(part.text):
        return False
    if re.search(r"\byears? ago\b|\bfor (?:about |over |almost )?(?:a|\d+|two|three|ten|twenty|thirty) years?\b", part.text):
        return False
    _add(part.text, start, end, draft)
    return True


def _read_what_for(part: Part, draft: Draft) -> bool:
    """ "rises at five to ride SELF's horse": what they get up for is the first thing they do."""
    what = re.search(r"^(?:rises|gets up|is up|wakes(?: up)?)\b.* to (\w+(?: [^,]+)?)$", part.text)
    if what and draft.wake is not None and is_base_verb(what[1].split()[0]) and not is_auxiliary(what[1].split()[0]):
        _add(what[1], draft.wake + UP_AND_DRESSED, None, draft)
    return True


def _read_shared(part: Part, draft: Draft) -> bool:
    """ "they drink tea together every Sunday": with whoever the clause names."""
    text = part.text[_TOGETHER.match(part.text).end() :]  # type: ignore[union-attr]
    if not (times.weekdays(text) or times.clock_time(text) is not None or _FREQUENT.search(text)) or part.verb in ("be", "know"):
        return False
    named = named_in(part.clause, draft.names.people)
    if named and "with" not in text.split():
        whole = draft.names.whole.get(named[0], named[0])
        text = (
            text.replace("together", f"with {whole}")
            if "together" in text
            else f"{text.split(' ', 1)[0]} with {whole} {text.split(' ', 1)[1]}"
        )
    for each in _listed(text):
        for once in _said_of_several_times(each) or (each,):
            _add(once, *_times(once), draft)
    return True


def _listed(text: str) -> list[str]:
    """ "have breakfast at eight, walk the dog, and watch the news at seven": each thing that is done, by its verb."""
    pieces = re.split(r",? and |, ", text)
    found, rest = [pieces[0]], text[len(pieces[0]) :]
    for piece in pieces[1:]:
        verb = piece.split(" ", 1)[0]
        gap, rest = rest[: rest.index(piece)], rest[rest.index(piece) + len(piece) :]
        if is_base_verb(verb) and (verb in ("do", "have") or not is_auxiliary(verb)):
            found.append(piece)
        else:
            found[-1] += f"{gap}{piece}"
    return found


def _said_of_several_times(text: str) -> tuple[str, ...]:
    """ "at five in the morning and again at five in the evening", "twice a day": the same once for each time; () for once."""
    both = _AT_BOTH.match(text)
    if both and times.clock_time(both["one"]) is not None and times.clock_time(both["other"]) is not None:
        return f"{both['what']} {both['one']}", f"{both['what']} {both['other']}"
    twice = re.match(r"(.*?),? twice (?:a|every|each) day\b(.*)$", text)
    if twice and times.clock_time(text) is None:
        return f"{twice[1]}{twice[2]} in the morning", f"{twice[1]}{twice[2]} in the afternoon"
    return ()


def read_verbatim(part: Part, draft: Draft) -> bool:
    """Nothing else took it: what they do, in the present tense, is a habit in its own words."""
    words = part.text.split()
    if (
        not part.of_self
        or not words
        or part.joined in ("when", "until", "before", "while", "if", "since", "as", "who", "because")
    ):
        return False
    verb = part.verb
    first = next((word for word in words if word.lower() == third_person(verb)), "")
    if (
        verb in word_set("not_habits")
        or not first
        or first == verb
        or _STATES.match(part.text)
        or (part.joined and re.search(r"\b(?:it|them|him|her)\b", part.text))
    ):
        return False
    _add(part.text, None, None, draft)
    return True


def _times(text: str) -> tuple[int | None, int | None]:
    """Start and end of a habit in minutes; hours that say neither am nor pm are taken for waking hours."""
    both = times.span(text)
    if both:
        return both
    start = times.clock_time(text)
    if start is None or (
        re.search(r"\b(?:until|till)\b", text) and not re.search(r"\b(?:at|from|by|around|about) [\w:.]+", text)
    ):
        return None, None
    part = times.part_of_day(text)
    marked = re.search(
        r"\d ?[ap]m\b|\bin the morning|\bnoon\b|\bmidnight\b|\bdawn\b|\bsun(?:rise|set)\b|\bdusk\b|\bfirst light\b", text
    )
    if (
        not marked
        and start < 720
        and (
            part in ("evening", "afternoon", "night")
            or (_OF_EVENINGS.search(text) and not re.search(r"\b(?:breakfast|morning)\b", text))
            or (start < 360 and "breakfast" not in text)
        )
    ):
        start += 720
    return start, None


def _add(text: str, start: int | None, end: int | None, draft: Draft) -> None:
    """Keep a habit."""
    place = draft.place_in(text)
    activity = activity_of(text.replace(place, "")) or _of_place(place) or _meal_at(text, start)
    if activity == "study_extra" and not any(job.archetype in ("student", "pupil") for job in draft.occupations):
        activity = "read"
    words = draft.own_words(base_form(times.without_times(text)))
    draft.habits.append(
        Habit(words, activity, start, end, times.part_of_day(text), times.weekdays(text), place, _frequency(text))
    )


def _meal_at(text: str, start: int | None) -> str:
    """Eating with a time and no name: porridge at seven is breakfast."""
    if start is None or not re.match(r"(?:\w+ly )?eats?\b", text):
        return ""
    return "breakfast" if start < 660 else "lunch" if start < 930 else "dinner"


def _of_place(place: str) -> str:
    """What one does at a place when nothing is said: the pub is for a drink."""
    last = next((word for word in reversed(place.lower().split()) if word in place_words()), "")
    return {
        "pub": "pub",
        "bar": "pub",
        "inn": "pub",
        "tavern": "pub",
        "cafe": "cafe",
        "café": "cafe",
        "tearoom": "cafe",
        "teahouse": "cafe",
        "diner": "cafe",
        "park": "walk",
        "library": "read",
        "church": "pray",
        "chapel": "pray",
    }.get(last, "")


def _frequency(text: str) -> float:
    """The chance that they do it on a day on which they might."""
    if (
        re.search(r"\b(?:always|without fail|daily|never misses)\b", text)
        or re.search(r"\b(?:every|each)\b", " ".join(_FREQUENT.findall(text)))
        or times.weekdays(text)
    ):
        return 1.0
    if re.search(r"\bin the (?:morning|afternoon|evening)s\b", text):
        return 0.95
    if re.search(r"\b(?:occasionally|once a|now and then|rarely)\b", text):
        return 0.3
    if "sometimes" in text:
        return 0.45
    if re.search(r"\b(?:most|usually|often)\b", text):
        return 0.8
    return 0.95 if times.clock_time(text) is not None else 0.9 if times.part_of_day(text) else 0.7
