"""Owns telling what a visitor's words are: a greeting, a question after plans, an insult, something they tell of themselves."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.ai.knowledge import knowledge

_ASKING = re.compile(
    r"^(?:who|whom|whose|what|when|where|why|how|which|do|does|did|are|is|was|were|can|could|will|would|should|shall|have|has"
    r"|had|may|may|isn't|aren't|don't|doesn't|didn't|won't|tell me|remember)\b",
    re.IGNORECASE,
)
_OF_SELF = re.compile(r"^(?:I|I'(?:m|ve|d|ll)|[Mm]y|[Ww]e|[Ww]e'(?:re|ve|ll)|[Oo]ur)\b")
QUESTION, SELF, OTHER, GENERAL, NONSENSE = "question", "self", "other", "general", "nonsense"
"""Kinds besides those of `visits.toml`: any other question, what is said of oneself, of somebody in town, of anything, and
what cannot be understood."""
_WEIGHTS = {QUESTION: 5, SELF: 4, OTHER: 4, GENERAL: 2, NONSENSE: 0}


@dataclass(frozen=True, slots=True)
class Words:
    """One sentence as understood: its `kind`, and `about` what it is (a name, a thing), in the visitor's own words."""

    kind: str
    about: str
    sentence: str
    weight: int


def understood(text: str, names: Iterable[str]) -> tuple[Words, ...]:
    """Every sentence of a line by kind; people are named in full in it, as far as their names are clear."""
    known = tuple(names)
    return tuple(_words(each, known) for each in sentences(text, known))


def sentences(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """The sentences of a line, each with its stop, with straight apostrophes and full names."""
    plain = " ".join(text.replace("\u2019", "'").split())
    found = (
        each.strip()
        for each in re.split(r"(?<=[.!?])\s+(?=\S)|, (?=(?:do|did|have|are|can|could|will|would) you\b)", in_full(plain, names))
    )
    return tuple(each for each in found if re.search(r"\w", each))


def in_full(text: str, names: Iterable[str]) -> str:
    """A text with first names that one person alone has made full names; who writes without capitals may mean anybody."""
    known = tuple(names)
    small = re.search(r"[A-Z]", re.sub(r"\bI\b|^\W*\w", "", text)) is None
    for name in known:
        first = name.split()[0]
        if sum(other.split()[0] == first for other in known) > 1:
            continue
        text = re.sub(rf"\b{re.escape(name)}\b", name, text, flags=re.IGNORECASE)
        rest = re.escape(" ".join(name.split()[1:]))
        after = rf"(?! {rest}\b)(?! (?-i:[A-Z][a-z]))" if rest else ""
        text = re.sub(rf"\b{re.escape(first)}\b{after}", name, text, flags=re.IGNORECASE if small and len(first) > 3 else 0)
    return text


def without_leads(sentence: str) -> str:
    """A sentence without "well," and its like in front."""
    leads = _any("leads")
    while True:
        rest = re.sub(
            rf"^(?:{leads})(?:,| -|:|!|(?= (?:I|i|did|do|have|what|where|who|how|why)\b)) *", "", sentence, flags=re.IGNORECASE
        )
        if rest == sentence or not rest:
            return sentence
        sentence = rest


def stated(bare: str) -> str:
    """A sentence without "I heard that" and its like in front; whatever follows is stated."""
    return re.sub(rf"^(?:{_any('claiming')})[,:]? (?=\S)", "", bare, flags=re.IGNORECASE)


def asks(sentence: str) -> bool:
    """Whether a sentence is a question, with its mark or without."""
    return sentence.rstrip().endswith("?") or _ASKING.match(without_leads(sentence)) is not None


def _words(sentence: str, names: tuple[str, ...]) -> Words:
    bare = stated(without_leads(sentence).rstrip(" .!?"))
    bare = sentence.rstrip(" .!?") if bare in names else bare
    for kind, weight, patterns in _table():
        for pattern in patterns:
            match = _compiled(pattern, names).search(bare)
            if match is not None:
                return Words(kind, (match[1] or "" if match.re.groups else "").strip(), sentence, weight)
    kind = _other_kind(sentence, bare, names)
    return Words(kind, "", sentence, _WEIGHTS[kind])


def _other_kind(sentence: str, bare: str, names: tuple[str, ...]) -> str:
    if asks(sentence) and bare == stated(bare) == without_leads(sentence).rstrip(" .!?"):
        return QUESTION
    if _OF_SELF.match(bare):
        return SELF
    if any(bare.startswith((f"{name} ", f"{name}'s ")) for name in names):
        return OTHER
    words = re.findall(r"[a-z']+", bare.lower())
    plain = any(word in str(knowledge("visits")["plain"]).split() for word in words) or any(name in bare for name in names)
    return GENERAL if plain or not words else NONSENSE


@cache
def _table() -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    return tuple((each["kind"], each["weight"], tuple(each["says"])) for each in knowledge("visits")["said"])


@cache
def _compiled(pattern: str, names: tuple[str, ...]) -> re.Pattern[str]:
    anybody = "|".join(re.escape(name) for name in names) or r"\Z."
    return re.compile(pattern.replace("{name}", anybody), re.IGNORECASE)


@cache
def _any(key: str) -> str:
    patterns: list[str] = knowledge("visits")[key]
    return "|".join(patterns)
