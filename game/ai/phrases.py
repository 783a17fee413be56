"""Owns saying what a step is as what somebody is seen doing: "wipe the bar and hum" -> "wiping the bar and humming"."""

import re
from functools import cache, lru_cache
from typing import Any

from game.ai.knowledge import knowledge
from game.ai.reading.words import gerund_of_base, is_adverb, word_set

_JOINT = re.compile(r"(?:(?<=, )|(?<=\band )|(?<=\bthen )|(?<=\bor ))[a-z]+(?=,? (?!and\b|or\b)|$)")
"""A word that may begin a further thing done: after "and", "then", "or" or a comma."""
_STEP_START = re.compile(r"(?:^|> )([a-z]+)")


@lru_cache(maxsize=4096)
def progressive(phrase: str) -> str:
    """A phrase that begins with a verb's base form, as after "is"; one that does so already stays as it is."""
    first, space, rest = phrase.partition(" ")
    if is_adverb(first) and first not in _verbs():
        return f"{first} {progressive(rest)}" if rest else first
    verb, comma = first.rstrip(","), "," if first.endswith(",") else ""
    if verb.endswith("ing") and verb not in _verbs():
        return phrase
    return gerund_of_base(verb) + comma + space + _JOINT.sub(_further, rest)


def _further(match: re.Match[str]) -> str:
    """A lone last word is a thing as often as a deed ("tea and toast"): only the surer verbs count there."""
    word = match[0]
    verbs = _verbs() if match.end() < len(match.string) else word_set("verbs")
    return gerund_of_base(word) if word in verbs else word


@cache
def _verbs() -> frozenset[str]:
    """Verbs in their base form: those a paragraph may use, and whatever begins a step of the everyday knowledge."""
    tables = (knowledge("activities"), knowledge("occupations"))
    starts = {word for table in tables for chain in _chains(table) for word in _STEP_START.findall(chain)}
    return frozenset(starts | word_set("verbs"))


def _chains(value: Any) -> list[str]:
    """The step chains in a table: texts that say at which object."""
    if isinstance(value, dict):
        return [chain for each in value.values() for chain in _chains(each)]
    return [each for each in value if isinstance(each, str) and "@" in each] if isinstance(value, list) else []
