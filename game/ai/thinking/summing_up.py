"""Owns the self-summary: who somebody is in their own eyes, from three retrievals (paper, appendix A)."""

from dataclasses import dataclass

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import SummariseSelf
from game.ai.thinking.means import Means
from game.ai.thought import Snapshot

CORE = "{name}'s core characteristics"
OCCUPATION = "{name}'s current daily occupation"
PROGRESS = "{name}'s feeling about recent progress in life"
OWN = (Kind.OBSERVATION, Kind.REFLECTION)
"""Kinds that say who somebody is: what they did and came to see, never what others said in a talk."""
SEEDS = 8
"""How many of what they knew from the start are always among what answers the first two queries."""
TOKENS = 300
"""Token budget of each of the three retrievals."""


@dataclass(frozen=True, slots=True)
class SelfSummary:
    """The summary, and the numbers of the memories it was written from."""

    text: str
    used: tuple[int, ...]


def sum_up(snapshot: Snapshot, means: Means, fresh: tuple[NewMemory, ...] = ()) -> SelfSummary:
    """Sum oneself up from the stream as it is, and from `fresh` insights that are about to enter it.

    What they knew from the start is always among the memories, so that a week of polite talk does not rewrite them.
    """
    me, tick = snapshot.me, snapshot.asked.asked
    name = me.persona.name
    core = _with_seeds(snapshot, means, CORE.format(name=name), OWN)
    occupation = _with_seeds(snapshot, means, OCCUPATION.format(name=name), (*OWN, Kind.PLAN))
    progress = means.recall(me, PROGRESS.format(name=name), tick, kinds=OWN, tokens=TOKENS)
    new = tuple(Memory(len(me.stream) + index, tick, content) for index, content in enumerate(fresh))
    question = SummariseSelf(means.circumstances(snapshot, me), core, occupation, (*progress, *new))
    used = dict.fromkeys(memory.number for memory in (*core, *occupation, *progress))
    return SelfSummary(means.mind.summarise_self(question), tuple(used))


def _with_seeds(snapshot: Snapshot, means: Means, query: str, kinds: tuple[Kind, ...]) -> tuple[Memory, ...]:
    me, tick = snapshot.me, snapshot.asked.asked
    seeds = means.recall_seeds(me, query, tick, SEEDS)
    found = means.recall(me, query, tick, kinds=kinds, tokens=TOKENS)
    return tuple({memory.number: memory for memory in (*seeds, *found)}.values())
