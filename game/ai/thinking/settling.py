"""Owns what somebody who comes to live in a running town brings along: who they are, remembered as if they always had."""

from game.ai.memory import Kind, NewMemory
from game.ai.reading.seeds import seed_memories
from game.ai.thinking.means import Means
from game.ai.thought import Portrait, Snapshot, Thought
from game.world.places import OUTDOORS

MOVING = 6
"""How poignant it is at least to have moved."""


def settle(snapshot: Snapshot, means: Means) -> Thought:
    """The clauses of their paragraph, each with its importance, and that they have come; only this, for who lived here before."""
    me = snapshot.me
    back = any(memory.is_seed for memory in me.stream)
    texts = (*(() if back else seed_memories(me.persona)), _coming(me, means, back))
    *ratings, moving = means.importance(means.circumstances(snapshot, me), texts)
    seeds = (NewMemory(Kind.OBSERVATION, text, each, innate=True) for text, each in zip(texts[:-1], ratings, strict=True))
    came = NewMemory(Kind.OBSERVATION, texts[-1], max(MOVING, moving), people=(me.id,))
    memories = (*seeds, came)
    return Thought(snapshot.asked, memories, means.embeddings(memories))


def _coming(me: Portrait, means: Means, back: bool) -> str:
    """What they would tell people of it."""
    home = means.town.sectors.get(me.known.home or OUTDOORS)
    lives = f" and lives at {home.name} now" if home is not None and home.id != OUTDOORS else ""
    moved = "has come back to live in" if back else "has just moved to"
    return f"{me.persona.name} {moved} {means.town.name}{lives}"
