"""Owns which kind of object serves what a step wants, by words alone: no map's kinds are listed anywhere."""

import unicodedata
from functools import lru_cache

from game.ai.knowledge import knowledge

NOT_AT_ALL = 1000
"""The rank of an object that does not serve."""


@lru_cache(maxsize=20_000)
def rank(wanted: str, kind: str) -> int:
    """How well an object of this kind serves: 0 best, NOT_AT_ALL when it does not. `wanted` is a key of objects.toml."""
    words = words_of(kind)
    for place, (needed, banned) in enumerate(_patterns(wanted)):
        if needed <= words and not banned & words:
            return place
    return NOT_AT_ALL


@lru_cache(maxsize=4096)
def words_of(text: str) -> frozenset[str]:
    """The words of a name, lower case, accents and plurals cut: "Behind the Café's counters" -> behind, the, cafe, counter."""
    plain = unicodedata.normalize("NFKD", text.lower()).replace("'s ", " ")
    letters = "".join(letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter))
    return frozenset(_singular(word) for word in letters.split())


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


@lru_cache(maxsize=1024)
def _patterns(wanted: str) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    texts = knowledge("objects")["serves"].get(wanted, [wanted.replace("_", " ")])
    return tuple(_pattern(text) for text in texts)


def _pattern(text: str) -> tuple[frozenset[str], frozenset[str]]:
    parts = text.split()
    needed = words_of(" ".join(part for part in parts if not part.startswith("-")))
    return needed, words_of(" ".join(part[1:] for part in parts if part.startswith("-")))


def state_in_use(kind: str) -> str:
    """What an object is while somebody uses it, for want of better words: "occupied", "running"."""
    words = words_of(kind)
    for names, state in knowledge("objects")["states"].items():
        if any(words_of(name) <= words for name in names.split(",")):
            return str(state)
    return "in use"
