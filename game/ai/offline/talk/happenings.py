"""Owns reading a happening out of a sentence: what it is, where, on which day, from when to when."""

import re
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from game.ai.offline.talk.verbs import grammar
from game.ai.reading.times import clock_time, date_in, span
from game.ai.reading.words import alternatives, word_set

_PLACE = re.compile(r" (?:at|in) (?P<place>(?:the |a )?(?![\d])(?:(?! (?:on|from|at|in|today|tomorrow)\b)[^,.])+)")


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that is to happen. `noun` "party", `phrase` all that says which one, `date` ISO, times in minutes of the day.

    `open` is false for what nobody else goes along to (an exam).
    """

    noun: str
    what: str
    phrase: str
    place: str
    date: str
    start: int
    end: int
    open: bool

    def ahead(self, today: str, minute: int) -> bool:
        """Whether it has not begun yet."""
        return (self.date, self.start) > (today, minute)


@lru_cache(maxsize=4096)
def happening(claim: str, today: str) -> Happening | None:
    """What a claim says is to happen; None when it names no event with a day and an hour."""
    day = date_in(claim, date.fromisoformat(today))
    match = _event().search(claim)
    if day is None or match is None:
        return None
    hours = span(claim)
    start = hours[0] if hours else clock_time(claim)
    if start is None:
        return None
    phrase = re.split(r",| (?:and|because|but|who|which|that) (?!\d)", claim[match.start("what") :])[0].rstrip(".")
    place = _PLACE.search(claim, match.end("what"))
    where = place["place"].strip() if place else ""
    usual = start + 90
    noun = match["noun"]
    return Happening(
        noun, match["what"], phrase, where, day.isoformat(), start, hours[1] if hours else usual, noun not in grammar("closed")
    )


def _event() -> re.Pattern[str]:
    nouns = alternatives(frozenset(word_set("events")))
    return re.compile(rf"\b(?:an?|the|his|her|their|my|your|[A-Z]\w+'s) (?P<what>(?:[\w'-]+ ){{0,4}}?(?P<noun>{nouns}))\b")
