"""Owns saying what a step is as what somebody is seen doing: "wipe the bar and hum" -> "wiping the bar and humming"."""

import re
from functools import cache, lru_cache
from typing import Any

from game.ai.knowledge import knowledge
from game.ai.reading.words import gerund_of_base, is_adverb, word_set

_JOINT = re.compile(r"(?:(?<=, )|(?<=\band )|(?<=\bthen )|(?<=\bor ))(do not )?([a-z]+)\b(?!')")
"""A word that may begin a further thing done: after "and", "then", "or" or a comma."""
_STEP_START = re.compile(r"(?:^|> )([a-z]+)")
_PREFIX = re.compile(r"^(out|over|re|un|up)(?=[a-z]{3,}$)")


@lru_cache(maxsize=4096)
def going_on(phrase: str, language: str = "English") -> str:
    """A deed as it goes on a sentence: "make coffee" -> "making coffee". Only English can be bent so."""
    return progressive(phrase) if language == "English" else phrase


def progressive(phrase: str) -> str:
    """A phrase that begins with a verb's base form, as after "is"; one that does so already stays as it is."""
    first, space, rest = phrase.partition(" ")
    if is_adverb(first) and first not in _verbs():
        return f"{first} {progressive(rest)}" if rest else first
    verb, comma = first.rstrip(","), "," if first.endswith(",") else ""
    if verb.endswith("ing") and verb not in _verbs():
        return phrase
    return _JOINT.sub(lambda match: _further(match, bool(comma)), gerund_of(verb) + comma + space + rest)


def gerund_of(verb: str) -> str:
    """The "-ing" form of a verb's base form, those too that no rule of spelling tells: "begin" -> "beginning"."""
    prefix = _PREFIX.match(verb)
    if prefix and verb[prefix.end() :] in _verbs():
        return prefix[0] + gerund_of(verb[prefix.end() :])
    return f"{verb}{verb[-1]}ing" if verb in _words("doubled") else gerund_of_base(verb)


def _further(match: re.Match[str], listed: bool) -> str:
    """The word after a joint, as a deed if it is one. `listed`: the phrase is a list of deeds ("pour, mix and serve")."""
    denied, word = match[1] or "", match[2]
    before, after = match.string[: match.start()], match.string[match.end() :]
    if denied:
        return f"not {gerund_of(word)}"
    return gerund_of(word) if word in _verbs() and _is_a_deed(word, before, after, listed) else word


def _is_a_deed(word: str, before: str, after: str, listed: bool) -> bool:
    """Whether a verb stands there for something done, and not for a thing or in a fixed phrase."""
    follows = after.strip(" ,.").split(" ")[0]
    if re.match(rf" (?:by|after|to) {word}\b", after):
        return False
    if word in _words("things") and follows and follows not in _words("objects"):
        return False
    if not follows:
        return _is_a_lone_deed(word, before)
    if after.startswith((", ", " and ", " or ")):
        return listed or after.startswith((", and ", ", or "))
    return True


def _is_a_lone_deed(word: str, before: str) -> bool:
    """A lone last word is a thing as often as a deed ("tea and toast", "come and go"): only the surer verbs count there."""
    words = before.split()
    paired = len(words) > 2 and words[-1] == "and" and words[-2] in _verbs() and words[-3] not in _words("objects")
    return word in word_set("verbs") and word != "do" and not paired and words[-1:] != ["or"]


@cache
def _words(name: str) -> frozenset[str]:
    """One of the word lists of `assets/knowledge/phrases.toml`."""
    return frozenset(str(knowledge("phrases")[name]).split())


@cache
def _verbs() -> frozenset[str]:
    """Verbs in their base form: those a paragraph may use, and whatever begins a step of the everyday knowledge."""
    tables = (knowledge("activities"), knowledge("occupations"))
    starts = {word for table in tables for chain in _chains(table) for word in _STEP_START.findall(chain)}
    return frozenset(starts | word_set("verbs") | _words("deeds"))


def _chains(value: Any) -> list[str]:
    """The step chains in a table: texts that say at which object."""
    if isinstance(value, dict):
        return [chain for each in value.values() for chain in _chains(each)]
    return [each for each in value if isinstance(each, str) and "@" in each] if isinstance(value, list) else []
