"""Owns which memories stand in a prompt about plans: those that the paragraph does not say already, as far as there is room."""

from collections.abc import Iterable

from game.ai.memory import Memory
from game.ai.tokens import estimate_tokens


def remembered(memories: Iterable[Memory], tokens: int) -> tuple[str, ...]:
    """The texts of memories made since the beginning, in their order, until `tokens` are full."""
    found: list[str] = []
    for memory in memories:
        if memory.is_seed:
            continue
        tokens -= estimate_tokens(memory.text)
        if tokens < 0:
            break
        found.append(memory.text)
    return tuple(found)
