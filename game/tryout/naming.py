"""Owns finding whose paragraph one is, where nobody has said it beside it."""

import re

from game.ai.reading.times import DAYS
from game.problem import Problem

_PART = r"[^\W\d_a-z][^\W\d_]*(?:['\u2019-][^\W\d_]+)*\.?"
_NAME = rf"{_PART}(?: (?:(?:de|del|della|di|da|van|von|der|la|le|of) )*{_PART})*"
_OF_ONESELF = re.compile(rf"\b(?:[Mm]y name(?: is|'s)|[Cc]all me|I(?:'m| am) called|(?:I am|I'm|[Tt]his is)) ({_NAME})")
_FIRST = re.compile(rf"^({_NAME})(?=,? |['\u2019]s )")
_PLACED = ("the", "in", "at", "on", "to", "of", "from", "with")
_BEFORE = "".join(rf"(?<!\b[{word[0].upper()}{word[0]}]{word[1:]} )" for word in _PLACED)
_LATER = re.compile(rf"(?<![.!?;:] )(?<!^){_BEFORE}\b({_NAME})(?= [a-z])")
_NO_NAMES = frozenset([
    "a", "an", "the", "she", "he", "they", "i", "you", "we", "it", "my", "his", "her", "their", "our", "your", "this",
    "that", "these", "those", "there", "here", "in", "at", "on", "by", "for", "from", "to", "of", "with", "and", "but",
    "or", "so", "if", "as", "when", "while", "once", "after", "before", "since", "until", "every", "each", "all", "some",
    "most", "many", "no", "not", "old", "young", "then", "now", "today", "yesterday", "tomorrow", "always", "often",
    "sometimes", "usually", "never", "nobody", "everybody", "somebody", "people", "children", "morning", "night", "evening",
    "born", "works", "lives", "likes", "loves", "owns", "runs", "retired", "english", "french", "german", "spanish",
    "italian", "christmas", "easter", *DAYS,
])  # fmt: skip


def name_in(paragraph: str) -> str:
    """The name of the person a paragraph is about. Raises Problem, in a sentence, where it names nobody."""
    text = " ".join(paragraph.split())
    for pattern in (_OF_ONESELF, _FIRST, _LATER):
        for match in pattern.finditer(text):
            name = _without_small_words(match[1])
            if name:
                return name
    raise Problem('The paragraph does not say whose it is; begin it with a name, or give one with --name "Ann Bell".')


def _without_small_words(found: str) -> str:
    """A name without what a sentence began with before it, or went on with: "Every", "Monday"; "" when nothing is left."""
    words = found.replace("\u2019s", "").replace("'s", "").split()
    while words and _is_small(words[0]):
        words = words[1:]
    while words and _is_small(words[-1]):
        words = words[:-1]
    name = " ".join(words).rstrip(".,")
    return "" if name[:1].islower() else name


def _is_small(word: str) -> bool:
    low = word.lower().rstrip(".,")
    return low in _NO_NAMES or low.removesuffix("s") in _NO_NAMES
