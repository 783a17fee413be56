"""Owns putting words together: slots filled, places and times said, verbs turned into something to do."""

import re
from collections.abc import Mapping

from game.ai.offline.atlas import HOME, OUTSIDE, SMALL_WORDS, Venue
from game.ai.offline.objects import words_of
from game.ai.offline.today import Today

_ABOUT_HOW = re.compile(r"\b(wonder(?:ing|s)?) about (?=(?:how|whether|what|who|why|where)\b)")
"""One wonders how to do a thing, though one wonders about the thing."""
_SLOT = re.compile(r"\{(\w+)\}")
Slots = dict[str, str]


def fill(text: str, slots: Mapping[str, str]) -> str:
    """A sentence with its slots filled; slots may hold slots."""
    if "{" not in text:
        return text
    for _ in range(3):
        text = _SLOT.sub(lambda found: slots.get(found[1], ""), text)
    return _ABOUT_HOW.sub(r"\1 ", " ".join(text.split()))


def at(venue: Venue) -> str:
    """ "at home", "at Corner Cafe", "in the library of the college"."""
    sector, _, arena = venue.label.partition(": ")
    if venue.label in (HOME, OUTSIDE):
        return "at home" if venue.label == HOME else "in the open air"
    if arena:
        return f"in the {arena}" if sector == HOME else f"in the {arena} of {named(sector)}"
    return f"at {named(sector)}"


def named(place: str) -> str:
    """A place's name as it stands in a sentence: "the Old Mill Pub" for "The Old Mill Pub"."""
    return "the " + place[4:] if place.startswith("The ") else place


def clock_words(minute: int) -> str:
    """As the paper writes it: "7:00 am", "12:30 pm"; minutes beyond midnight wrap."""
    hour, rest = divmod(minute % 1440, 60)
    return f"{(hour - 1) % 12 + 1}:{rest:02d} {'am' if hour < 12 else 'pm'}"


def infinitive(clause: str, today: Today) -> str:
    """What they do, as something to do: "she walks in the park" -> "walk in the park"."""
    words = clause.strip().rstrip(".").split()
    subjects = {today.persona.pronouns[0].lower(), today.persona.first_name.lower(), "he", "she", "they"}
    while words and (words[0].lower() in subjects or words[0].lower() in ("often", "usually", "always", "also")):
        words = words[1:]
    if words and words[0].lower() not in _KEEP:
        words[0] = base(words[0])
    return " ".join(words)


_KEEP = {"pass", "dress", "guess", "discuss", "press", "process", "focus", "address", "toss", "cross"}
_IRREGULAR = {"is": "be", "has": "have", "goes": "go", "does": "do", "practises": "practise", "practices": "practice"}


def base(verb: str) -> str:
    """A verb as one looks it up: "watches" -> "watch"."""
    lower = verb.lower()
    if lower in _IRREGULAR:
        return _IRREGULAR[lower]
    if lower.endswith("ies") and len(lower) > 4:
        return lower[:-3] + "y"
    if lower.endswith(("ches", "shes", "sses", "xes", "zzes")):
        return lower[:-2]
    return lower[:-1] if lower.endswith("s") and not lower.endswith("ss") else verb


def placed(text: str, venue: Venue) -> str:
    """What is done, and where, unless that is home or the text says it already: "have tea in the cafe"."""
    told = (words_of(venue.label) - SMALL_WORDS) & words_of(text)
    return text if venue.label in (HOME, OUTSIDE) or told else f"{text} {at(venue)}"


def the(thing: str) -> str:
    """A thing with an article, unless it has something in its place: "Spring Fair" -> "the Spring Fair"."""
    first = thing.partition(" ")[0].lower()
    has_one = first in _DETERMINERS or ("'s" in first and thing[:1].islower())
    return thing if has_one or not thing else f"the {thing}"


_DETERMINERS = {
    "the",
    "a",
    "an",
    "his",
    "her",
    "their",
    "its",
    "this",
    "that",
    "some",
    "every",
    "each",
    "how",
    "whether",
    "what",
    "who",
    "why",
}
_STOP = {
    "in",
    "at",
    "with",
    "from",
    "before",
    "after",
    "on",
    "for",
    "while",
    "because",
    "and",
    "under",
    "over",
    "by",
    "when",
    "to",
    "of",
    "around",
    "until",
    "about",
}


def object_of(text: str) -> str:
    """What a habit is done to: "sketch the pond in the park" -> "the pond"; "" when it is done to nothing."""
    words = text.replace(",", " ,").split()[1:]
    if words[:1] == ["to"] and text.startswith("listen"):
        words = words[1:]
    stop = next((place for place, word in enumerate(words) if word in _STOP or word == ","), len(words))
    return " ".join(words[:stop])
