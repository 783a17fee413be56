"""Owns why: what came to mind for each query of a decision, reckoned anew from the streams as they were when it was asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.ai.embedding import Embeds
from game.ai.query import Query, answered
from game.ai.retrieval import Retrieved
from game.ai.stream import StreamView
from game.problem import Problem
from game.saves import Save
from game.session.decisions import Decision, Grounds
from game.settings import Cognition

_NOWHERE = "What was remembered at that time is not written down anywhere."


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
    if grounds.streams or not grounds.decision.queries:
        return _answered(grounds.decision, dict(grounds.streams), embedder, settings)
    if grounds.save is None:
        raise Problem(_NOWHERE)
    with Save(grounds.save) as save:
        return recalled(save, grounds.decision, streams.__getitem__, embedder, settings)


def recalled(
    save: Save, decision: Decision, streams: Callable[[int], StreamView], embedder: Embeds, settings: Cognition
) -> tuple[Recalled, ...]:
    """The same for a decision that a save tells of; `streams` gives each as it is at the time of asking or later."""
    if {query.resident for query in decision.queries} - {each for each, _ in decision.known}:
        raise Problem(_NOWHERE)
    try:
        then = {each: _as_it_was(save, each, count, decision.asked, streams(each)) for each, count in decision.known}
    except (ArithmeticError, LookupError, ValueError) as error:
        raise Problem(f'The save "{save.name}" is damaged ({error!r}); open an older copy of the file.') from error
    return _answered(decision, then, embedder, settings)


def _answered(decision: Decision, then: Mapping[int, StreamView], embedder: Embeds, settings: Cognition) -> tuple[Recalled, ...]:
    asked = ((query, answered(query, then[query.resident], embedder, decision.asked, settings)) for query in decision.queries)
    return tuple(Recalled(query, found) for query, found in asked)


def _as_it_was(save: Save, resident: int, count: int, asked: int, now: StreamView) -> StreamView:
    """A thought is asked for when the tick before is over: what was used at the tick of asking was used after it."""
    if not 0 <= count <= len(now):
        raise Problem(f'The save "{save.name}" lacks memories that a thought was made from; open an older copy of the file.')
    return now.as_of(count, ((number, tick) for number, tick in save.uses(resident, asked - 1) if 0 <= number < count))
