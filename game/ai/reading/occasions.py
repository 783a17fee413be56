"""Owns occasions: what has a date, what is said to be coming, and the news that somebody stands for office."""

import re
from datetime import date

from game.ai.persona import Occasion
from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft
from game.ai.reading.words import lemma, sign, word_set

_PLANNED = re.compile(rf"\b(?:{sign('planned')})\b")
_COMING = re.compile(r"\b(?:upcoming|is hosting|is throwing|is organi[sz]ing|is planning an?|is invited|takes place)\b")
_HOSTS = re.compile(rf"\b(?:{sign('hosts')})\b|SELF's (?:\w+ )?(?:birthday|party)")
_PERFORMS = re.compile(rf"\b(?:{sign('performs')})\b|SELF's (?:\w+ ){{0,2}}(?:show|exhibition|concert|reading|launch)")
_CANDIDATE = re.compile(
    r"\b(?:running|run|runs|candidate|stand|standing|stands) (?:for|in) (?:the )?(?:upcoming |coming |next )?"
    r"((?:\w+ )?(?:mayor|council|office|president|parliament|sheriff)\w*)\b"
)


_ONE_DAY = re.compile(
    r"\b(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?\b", re.I
)
_DEEDS = {
    "announce": "announcement",
    "declare": "announcement",
    "reveal": "announcement",
    "unveil": "unveiling",
    "launch": "launch",
}
_ANNOUNCES = re.compile(
    r"\b(?:will|is going to|is to|plans to|means to|intends to) (announce|declare|reveal|unveil|launch) ([^;]+)"
)
_GIVEN = re.compile(
    r"\b(?:planning|plans|giving|gives|hosting|hosts|holding|holds|throwing|throws|organi[sz]ing) (?:an?|the|his|her|their) "
    r"([\w' -]+?)(?= (?:in|at|from|on|for|with)\b|,|$)"
)
"""An occasion that is called by no noun we know: "a lantern evening"."""
_OF_ANOTHER = re.compile(r"SELF (?:\w+ly )?(?:knows|knew|thinks|believes|heard|hears|hopes|wants)(?: that)? (?!SELF)[A-Z]")
"""How a clause begins that tells of somebody else."""


def read_occasion(part: Part, draft: Draft) -> bool:
    """Take an occasion from one part; true when there was one."""
    candidate = _CANDIDATE.search(part.text)
    if (
        candidate
        and part.of_self
        and not re.search(r"\b(?:who|not|never|curious)\b", part.text)
        and not _OF_ANOTHER.match(part.clause)
    ):
        if not any(known.noun == "candidacy" for known in draft.occasions):
            draft.occasions.append(Occasion(f"candidacy for {candidate[1]}", "candidacy", "news"))
        return True
    noun = _event_noun(part.text)
    day = times.date_in(part.text, draft.start)
    deed = _ANNOUNCES.search(part.text) if part.of_self and day else None
    if deed and day:
        draft.occasions.append(_announcement(deed, part.text, day, draft))
        return True
    if not _is_occasion(part.text, noun, day):
        return False
    draft.occasions.append(_occasion(part.text, noun, day, draft))
    return True


def _announcement(deed: re.Match[str], text: str, day: date, draft: Draft) -> Occasion:
    """What they will tell everybody on a day."""
    noun = _DEEDS[lemma(deed[1])]
    matter = draft.own_words(times.without_times(deed[2]).strip(" ,"))
    place = draft.place_in(text) or draft.work_place
    return Occasion(f"{noun} {matter}".strip(), noun, "host", place, day.isoformat(), times.clock_time(text))


def _occasion(text: str, noun: str, day: date | None, draft: Draft) -> Occasion:
    """All that a text says of the event `noun`."""
    hours = times.span(text)
    behind = text.partition(noun)[2] if noun else text
    return Occasion(
        text=_phrase(text, noun, draft),
        noun=noun or "evening",
        role=_role(text, noun),
        place=draft.place_in(behind) or draft.place_in(text),
        date=day.isoformat() if day else "",
        start=hours[0] if hours else times.clock_time(text),
        end=hours[1] if hours else None,
    )


def _event_noun(text: str) -> str:
    """The noun of the event; "party" of "birthday party"."""
    known = word_set("events")
    words = re.findall(r"[a-z-]+", text.lower())
    nouns = [word if word in known else word.rstrip("s") for word in words if word in known or word.rstrip("s") in known]
    strong = [noun for noun in nouns if noun not in word_set("weak_events")] or nouns
    return strong[0] if strong else ""


def _is_occasion(text: str, noun: str, day: date | None) -> bool:
    """A day and a plan make one; without a day it must be theirs to host or said to be coming."""
    once = _ONE_DAY.search(text) and _COMING.search(text)
    if times.weekdays(text) and not times.names_a_date(text) and not once:
        return False
    if day:
        return bool(noun) or (bool(_PLANNED.search(text)) and times.clock_time(text) is not None)
    return bool(noun) and noun not in word_set("undated") and bool(_COMING.search(text))


def _role(text: str, noun: str) -> str:
    """host, perform or attend."""
    if noun in word_set("as_a_guest") or "invited" in text:
        return "attend"
    if _HOSTS.search(text):
        return "host"
    return "perform" if _PERFORMS.search(text) and noun not in ("party", "dinner") else "attend"


def _phrase(text: str, noun: str, draft: Draft) -> str:
    """The noun with what describes it: "surprise birthday party"."""
    if not noun:
        named = _GIVEN.search(text) or re.search(r"\b(?:at|in|to) the ([\w' ]+?)(?= (?:in|at|from|on|with)\b|,|$)", text)
        return named[1] if named else draft.own_words(re.split(r" (?:on|at|from) ", text)[0])
    described = rf"\b(?:a|an|the|SELF's|his|her|their) ((?:[\w'-]+ ){{0,3}}?{noun})\b(?! (?:party|dinner))"
    match = re.search(described, text) or re.search(rf"\b((?:[\w'-]+ ){{0,2}}{noun})\b", text)
    phrase = match[1] if match else noun
    more = re.search(rf"{re.escape(phrase)}( (?:of|for) (?:the )?[A-Za-z'-]+(?: family)?)", text)
    return draft.own_words(phrase + (more[1] if more else ""))
