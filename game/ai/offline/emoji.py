"""Owns the emoji of a step: by the words of what is done, else that of the activity."""

import re
from functools import lru_cache

from game.ai.knowledge import knowledge

OTHERWISE = "🙂"


@lru_cache(maxsize=8192)
def emoji_for(text: str, otherwise: str = "") -> str:
    """One emoji for a step: the first entry of emoji.toml one of whose words stands in the text."""
    for words, emoji in _entries():
        if words.search(text):
            return emoji
    return otherwise or OTHERWISE


@lru_cache(maxsize=1)
def _entries() -> tuple[tuple[re.Pattern[str], str], ...]:
    table = knowledge("emoji")["emoji"]
    return tuple((re.compile(rf"\b(?:{'|'.join(words)})\b", re.I), emoji) for emoji, words in table.items())
