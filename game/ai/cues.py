"""Owns the words that carry a sentence, and the memories that come to mind because they share them with a question."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from math import log

from game.ai.memory import Memory

_EMPTY = frozenset(
    re.findall(
        r"\w+",
        "a an and are as at be been but by did do does for from going had has have he her him his i if in into is it its just "
        "me my no not of off on or our out said say says she so some such than that the their them then there they this to "
        "told too up us was we were what when where which who whom whose will with would you your know knew hear heard about "
        "any anybody somebody someone anyone please mr mrs remember",
    )
)


@lru_cache(maxsize=1 << 17)
def key_words(text: str) -> frozenset[str]:
    """The words of a text that carry it, cut to their stems."""
    return frozenset(_stem(word) for word in re.findall(r"\w+", text.lower().replace("'s", "")) if word not in _EMPTY)


def share_of(text: str, wanted: Collection[str]) -> float:
    """Which share of some key words a text has, 0 to 1."""
    return len(key_words(text) & frozenset(wanted)) / len(wanted) if wanted else 0.0


def covers(text: str, claim: str, share: float) -> bool:
    """Whether a text has at least such a share of the words that carry a claim."""
    return share_of(text, key_words(claim)) >= share and bool(key_words(claim))


def cued(memories: Sequence[Memory], question: str, limit: int) -> tuple[Memory, ...]:
    """The memories that share words with a question: rarer words count more, then importance, then the older one."""
    wanted = key_words(question)
    shared = [(each, key_words(each.text) & wanted) for each in memories]
    rarity = _rarity(words for _, words in shared)
    scored = [
        (-sum(rarity[word] for word in sorted(words)), -each.content.importance, each.number, each)
        for each, words in shared
        if words
    ]
    return tuple(each for *_, each in sorted(scored, key=lambda one: one[:3])[:limit])


def _rarity(shared: Iterable[frozenset[str]]) -> dict[str, float]:
    counts = Counter(word for words in shared for word in words)
    most = max(counts.values(), default=1)
    return {word: 1.0 + log(most / count) for word, count in counts.items()}


def _stem(word: str) -> str:
    word = re.sub(r"^(\d+)(?:st|nd|rd|th)$", r"\1", word)
    for ending in ("ning", "ing", "ies", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
