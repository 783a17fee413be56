"""Owns what people do with their days, in general: pursuits told by their words ("music", "gardening"), natures by deeds."""

import re
from functools import cache

from game.ai.offline.reflect.words import table

_CARRIES = re.compile(r"[a-z][a-z'-]{3,}")


def pursuits_of(text: str) -> tuple[str, ...]:
    """The pursuits a text touches, in the knowledge's order."""
    return tuple(name for name, cues in _cues("pursuit") if cues.search(text))


def natures_of(deed: str) -> tuple[str, ...]:
    """What a deed says of whoever does it ("helping somebody" -> "helpful")."""
    return tuple(name for name, cues in _cues("nature") if cues.search(deed))


def telling_words(text: str) -> frozenset[str]:
    """The words that carry what a text is about, in lower case."""
    return frozenset(word for word in _CARRIES.findall(text.lower()) if word not in _common())


@cache
def _cues(kind: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((name, re.compile(rf"\b(?:{'|'.join(entry['cues'])})\b", re.I)) for name, entry in table(kind).items())


@cache
def _common() -> frozenset[str]:
    return frozenset(table("words")["common"].split())
