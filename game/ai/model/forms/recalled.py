"""Owns which memories a prompt shows: those that matter, the best first, each once, as many as there is room for."""

import re
from collections.abc import Iterable, Iterator, Sequence

from game.ai.memory import Kind, Memory
from game.ai.tokens import estimate_tokens

MATTERS = 3
"""Importance from which on something lived through is more than the daily round."""
_STEP = re.compile(r" plans to .+(?: for \d+ minutes from \d\d:\d\d| from \d\d:\d\d until \d\d:\d\d)$")
_LINE = 2
"""Tokens that a line takes besides its text."""


def is_step(memory: Memory) -> bool:
    """Whether it is a single step of a plan: too small to be asked about, and seen again when it is done."""
    return memory.content.kind is Kind.PLAN and _STEP.search(memory.text) is not None


def matters(memory: Memory) -> bool:
    """Whether it says more than what anybody does every day: known from the start, told, come to see, or of some weight."""
    if is_step(memory):
        return False
    return memory.is_seed or memory.content.kind is not Kind.OBSERVATION or memory.content.importance >= MATTERS


def fitting(memories: Iterable[Memory], tokens: int) -> tuple[Memory, ...]:
    """The first of some memories, in their order, each text once, that fit into so many tokens."""
    found: dict[str, Memory] = {}
    for memory in memories:
        if memory.text in found:
            continue
        tokens -= cost(memory.text)
        if tokens < 0:
            break
        found[memory.text] = memory
    return tuple(found.values())


def in_turn(groups: Sequence[Sequence[Memory]]) -> Iterator[Memory]:
    """One of each group after the other, the best of each first; each memory once."""
    seen: set[int] = set()
    for rank in range(max(map(len, groups), default=0)):
        for group in groups:
            if rank < len(group) and group[rank].number not in seen:
                seen.add(group[rank].number)
                yield group[rank]


def cost(text: str) -> int:
    """About how many tokens a line with this text takes."""
    return estimate_tokens(text) + _LINE
