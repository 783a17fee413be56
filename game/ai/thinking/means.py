"""Owns what a thought is made with besides its snapshot: the mind, embeddings, and the unchanging facts of the run."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import Embeds
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import Circumstances, Mind, RateImportance
from game.ai.query import Query, answered
from game.ai.thought import Portrait, Snapshot
from game.settings import Cognition
from game.world.clock import Clock, day_number, minute_of_day
from game.world.places import Town


@dataclass(frozen=True, slots=True)
class Means:
    """Shared by all workers and never changed; the town here is the map of the moment, not what happens in it.

    `queries` is a single thought's own list, to which all that its memories are asked is added; None where nobody cares.
    """

    mind: Mind
    embedder: Embeds
    town: Town
    clock: Clock
    settings: Cognition
    queries: list[Query] | None = None

    def circumstances(self, snapshot: Snapshot, who: Portrait, memories: tuple[Memory, ...] = ()) -> Circumstances:
        """Who, when and where, as every question is asked."""
        tick = snapshot.asked.asked
        moment = self.clock.moment(tick)
        return Circumstances(
            resident=who.id,
            persona=who.persona,
            seed=snapshot.seed,
            tick=tick,
            day=day_number(tick),
            date=moment.date().isoformat(),
            weekday=moment.weekday(),
            minute=minute_of_day(tick),
            known=who.known,
            arena=who.arena,
            doing=who.doing,
            memories=memories,
            summary=who.summary,
            request=snapshot.asked.id,
        )

    def recall(
        self, who: Portrait, query: str, tick: int, kinds: tuple[Kind, ...] | None = None, tokens: int | None = None
    ) -> tuple[Memory, ...]:
        """What they remember for a query, best first, until the token budget is full (paper, section 4.1)."""
        return self._asked(who, Query(who.id, query, kinds, tokens), tick)

    def recall_seeds(self, who: Portrait, query: str, tick: int, limit: int) -> tuple[Memory, ...]:
        """The same among what they knew from the start, so that a busy week never hides who they are."""
        return self._asked(who, Query(who.id, query, seeds=limit), tick)

    def _asked(self, who: Portrait, query: Query, tick: int) -> tuple[Memory, ...]:
        if self.queries is not None:
            self.queries.append(query)
        found = answered(query, who.stream, self.embedder, tick, self.settings)
        return tuple(who.stream[each.number] for each in found)

    def embeddings(self, memories: Sequence[NewMemory]) -> NDArray[np.float32]:
        """A row for each new memory, computed in one batch."""
        return self.embedder.embed([memory.text for memory in memories])

    def importance(self, now: Circumstances, texts: Sequence[str], planned: Sequence[int] = ()) -> tuple[int, ...]:
        """How poignant each text is to this person, 1 to 10, set once when a memory is made.

        `planned` says of each how poignant it was expected to be, 0 where it was not planned.
        """
        return self.mind.rate_importance(RateImportance(now, tuple(texts), tuple(planned))) if texts else ()
