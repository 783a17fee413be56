"""Owns why: what came to mind for each query of a decision, reckoned anew from the streams as they were when it was asked."""

from dataclasses import dataclass

from game.ai.embedding import Embeds
from game.ai.query import Query, answered
from game.ai.retrieval import Retrieved
from game.ai.stream import StreamView
from game.problem import Problem
from game.saves import Save
from game.session.decisions import Grounds
from game.settings import Cognition


@dataclass(frozen=True, slots=True)
class Recalled:
    """A query and what came to mind for it, best first, with the three parts of each score."""

    query: Query
    found: tuple[Retrieved, ...]


def why(grounds: Grounds, streams: dict[int, StreamView], embedder: Embeds, settings: Cognition) -> tuple[Recalled, ...]:
    """Every query of a decision with what was recalled for it, in order.

    `streams` are those of whoever was asked, as they are by now: of an earlier sitting's decision the save tells what
    was used until then. Safe in any thread. Raises Problem when that cannot be read any more.
    """
    then = dict(grounds.streams) or _as_they_were(grounds, streams)
    tick = grounds.decision.asked
    return tuple(
        Recalled(query, answered(query, then[query.resident], embedder, tick, settings)) for query in grounds.decision.queries
    )


def _as_they_were(grounds: Grounds, streams: dict[int, StreamView]) -> dict[int, StreamView]:
    decision = grounds.decision
    if not decision.queries:
        return {}
    if grounds.save is None or {query.resident for query in decision.queries} - {each for each, _ in decision.known}:
        raise Problem("What was remembered at that time is not written down anywhere.")
    with Save(grounds.save) as save:
        try:
            return {each: _as_it_was(save, each, count, decision.asked, streams[each]) for each, count in decision.known}
        except (ArithmeticError, LookupError, ValueError) as error:
            raise Problem(f'The save "{save.name}" is damaged ({error!r}); open an older copy of the file.') from error


def _as_it_was(save: Save, resident: int, count: int, asked: int, now: StreamView) -> StreamView:
    """A thought is asked for when the tick before is over: what was used at the tick of asking was used after it."""
    if not 0 <= count <= len(now):
        raise Problem(f'The save "{save.name}" lacks memories that a thought was made from; open an older copy of the file.')
    return now.as_of(count, ((number, tick) for number, tick in save.uses(resident, asked - 1) if 0 <= number < count))
