"""Owns the forms of words: which words are verbs, how they are inflected, and what numbers are called."""

import re
from functools import cache
from typing import Any

from game.ai.knowledge import knowledge

_DOUBLED = re.compile(r"([bdgklmnprtz])\1$")
_SHORT = re.compile(r"^[^aeiou]*[aeiou][bdgklmnprt]$")
_HISSING = ("s", "sh", "ch", "x", "z", "o")
_AUXILIARIES = frozenset(["is", "are", "am", "was", "were", "has", "have", "had", "does", "do", "did"])


@cache
def cues() -> dict[str, Any]:
    """The words the reader knows, `assets/knowledge/cues.toml`."""
    return knowledge("cues")


@cache
def sign(name: str) -> str:
    """One list of `assets/knowledge/signs.toml` as the alternatives of a pattern."""
    return "|".join(str(knowledge("signs")[name]).split("\n")).strip("|")


@cache
def word_set(name: str) -> frozenset[str]:
    """One of the word lists of the cues, such as "places"."""
    return frozenset(cues()[name].split())


@cache
def alternatives(words: frozenset[str]) -> str:
    """The words as one alternative of a pattern, longest first so that "bookshop" wins over "book"."""
    return "|".join(sorted(map(re.escape, words), key=lambda word: (-len(word), word)))


@cache
def lemma(word: str) -> str:
    """The base form of a verb: "goes" -> "go", "running" -> "run". What is no known verb loses its ending by rule."""
    word = word.lower().strip(".,;:!?")
    known = word_set("verbs")
    if word in cues()["irregular"]:
        return str(cues()["irregular"][word])
    if word in known:
        return word
    candidates = _candidates(word)
    return next((base for base in candidates if base in known), candidates[0] if candidates else word)


def _candidates(word: str) -> list[str]:
    """What a form may come from, the likeliest first."""
    if word.endswith("ies") and len(word) > 4:
        return [word[:-3] + "y"]
    if word.endswith("s") and not word.endswith("ss"):
        stem = word[:-2] if word.endswith("es") else word[:-1]
        return [stem, word[:-1]] if word.endswith("es") and stem.endswith(_HISSING) else [word[:-1]]
    for ending in ("ing", "ied", "ed"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return _stems(word[: -len(ending)], ending)
    return []


def _stems(stem: str, ending: str) -> list[str]:
    """A verb without "ing" or "ed": undoubled, with its "e" back, or as it is."""
    if ending == "ied":
        return [stem + "y"]
    if _DOUBLED.search(stem):
        return [stem[:-1], stem]
    with_e = stem.endswith(("at", "iz", "v", "c", "us", "ag", "ur"))
    return [stem + "e", stem] if with_e else [stem, stem + "e"]


def gerund(verb: str) -> str:
    """Any form of a verb: "runs" -> "running"."""
    return gerund_of_base(lemma(verb))


def gerund_of_base(verb: str) -> str:
    """A verb's base form: "run" -> "running", "focus" -> "focusing"."""
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")) and verb != "be":
        return verb[:-1] + "ing"
    return (verb + verb[-1] if _SHORT.match(verb) else verb) + "ing"


def agent(verb: str) -> str:
    """Who does it for a living: "tune" -> "tuner"."""
    return verb + ("r" if verb.endswith("e") else "er")


def third_person(verb: str) -> str:
    """ "go" -> "goes"; what has no such form stays as it is ("can", "grew")."""
    fixed = {
        "be": "is",
        "are": "is",
        "am": "is",
        "were": "was",
        "have": "has",
        "do": "does",
        "don't": "doesn't",
        "haven't": "hasn't",
        "aren't": "isn't",
        "weren't": "wasn't",
    }
    low = verb.lower()
    if low in fixed:
        return fixed[low]
    past = cues()["irregular"].get(low, low) != low  # "read" may be of today
    inflected = low.endswith(("ed", "ing")) and low not in word_set("verbs")  # "feed" and "sing" are not
    if low in _AUXILIARIES or low in word_set("modals") or past or inflected or low.endswith("n't"):
        return verb
    if low.endswith("y") and low[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if low.endswith(_HISSING) else "s")


def is_adverb(word: str) -> bool:
    """Whether a word may stand between a person and the verb."""
    low = word.lower().strip(",")
    return low in word_set("adverbs") or (low.endswith("ly") and len(low) > 4)


def is_auxiliary(word: str) -> bool:
    """Whether it is a form of be, have or do, or a modal verb."""
    low = word.lower().strip(",")
    return low in _AUXILIARIES or low in word_set("modals") or low.endswith("n't")


def is_finite(word: str) -> bool:
    """Whether a word can be what somebody does, in the third person: "walks", "grew", "worked", "is"."""
    low = word.lower().strip(",.")
    if is_auxiliary(low):
        return True
    if lemma(low) not in word_set("verbs") or low.endswith("ing"):
        return False
    return (low.endswith("s") and low != lemma(low)) or low.endswith("ed") or low in cues()["irregular"]


def is_base_verb(word: str) -> bool:
    """Whether a word is a verb as one says it of oneself: "walk", "have"."""
    low = word.lower().strip(",.")
    return low in word_set("verbs") or is_auxiliary(low)


@cache
def numbers() -> dict[str, int]:
    """ "zero" to "nineteen", and the tens."""
    small = {word: value for value, word in enumerate(str(cues()["numbers"]).split())}
    return small | {word: 10 * value for value, word in enumerate(str(cues()["tens"]).split(), start=2)}


def number(text: str) -> int | None:
    """ "34", "twelve", "forty-five" as a number; None for anything else."""
    text = text.lower().strip()
    if text.isdecimal():
        return int(text)
    if text in numbers():
        return numbers()[text]
    tens, _, units = text.replace(" ", "-").partition("-")
    if numbers().get(tens, 0) >= 20 and 0 < numbers().get(units, 0) < 10:
        return numbers()[tens] + numbers()[units]
    return None


@cache
def kin_words() -> frozenset[str]:
    """Every word for somebody one has: "wife", "neighbour", "regular"."""
    return frozenset(word.replace("best-", "") for line in cues()["kin"].values() for word in line.split())


@cache
def place_words() -> frozenset[str]:
    """Nouns for places, hyphens as spaces."""
    return frozenset(word.replace("-", " ") for word in word_set("places"))


def singular(kin: str) -> str:
    """One of several relatives or friends: "children" -> "child", "neighbours" -> "neighbour"."""
    several = {"children": "child", "kids": "child", "grandchildren": "grandchild"}
    return several.get(kin, kin[:-1] if kin.endswith("s") and kin[:-1] in kin_words() else kin)
