"""Owns seeing that a text is about something with a date: what is bound for the day, is on another day, or was called off."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.commitments import names_it, words_of
from game.ai.offline.meals import MEALS
from game.ai.offline.promises import occasions_of
from game.ai.offline.today import Today
from game.ai.persona import Occasion
from game.ai.reading.words import word_set

_PREPARING = re.compile(
    r"\b(?:prepar\w*|decorat\w*|invit\w*|buy|shop|bake|set up|plan|organi[sz]e|practi[sc]e|rehearse|study|revise|write|tidy|clean"
    r"|hang|(?:get|make) .*\bready)\b",
    re.I,
)
_BUYING = re.compile(r"\b(?:buy|shop|groceries)\b", re.I)


@dataclass(frozen=True, slots=True)
class Dated:
    """What has a date for somebody: what binds `today`, what is on `other` days, and texts about what was `dropped`."""

    today: tuple[Occasion, ...]
    other: tuple[Occasion, ...]
    dropped: tuple[str, ...]

    @staticmethod
    def of(today: Today, promises: Iterable[str], dropped: tuple[str, ...]) -> "Dated":
        """What promises and refusals mean on a day."""
        others = tuple(each for each in today.persona.occasions if each.date and each.date != today.date)
        return Dated(occasions_of(today, promises, dropped), others, dropped)

    def stands_for(self, text: str) -> bool:
        """Whether being there is all that a text is about: it is put in at its time, or not at all."""
        if any(_is_dropped(text, each) for each in self.dropped):
            return True
        return not _PREPARING.search(text) and any(_is_about(text, each) for each in (*self.today, *self.other))

    def prepared(self, text: str) -> Occasion | None:
        """What a text gets ready for."""
        if not _PREPARING.search(text):
            return None
        return next((each for each in (*self.today, *self.other) if _is_about(text, each)), None)


def preparing(text: str) -> str:
    """How something is got ready, as the scripts of that are named; "" for the usual way."""
    return "buy" if _BUYING.search(text) else "decorate" if "decorat" in text.lower() else ""


def _is_about(text: str, occasion: Occasion) -> bool:
    """By all the words it is called by, or by the noun of an event that is no meal."""
    events = word_set("events") - frozenset(MEALS)
    return names_it(text, occasion) or (occasion.noun in events and occasion.noun in words_of(text))


def _is_dropped(text: str, dropped: str) -> bool:
    """The same event, as far as the words tell: its noun and another word of it, or nothing but the noun."""
    shared = words_of(text) & words_of(dropped)
    nouns = shared & (word_set("events") - frozenset(MEALS))
    alone = words_of(text) <= nouns | {"go", "attend", "join", "enjoy", "visit", "host"}
    return bool(nouns) and (alone or len(shared) > 1)
