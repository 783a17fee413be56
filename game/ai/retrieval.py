"""Owns retrieval: which memories come to mind for a question, by recency, relevance and importance (paper, 4.1)."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import Vectors
from game.ai.memory import Kind
from game.ai.stream import KIND_CODES, StreamView, Ticks
from game.ai.tokens import estimate_tokens
from game.settings import Cognition
from game.world.clock import TICKS_PER_HOUR

Reals = NDArray[np.float64]

SCORE_STEP = 1e-5
"""Scores are whole multiples of this: embedding bits differ by processor, and an order must not hang on them."""
_COSINE_STEP = 1e-6
"""Below this a float32 cosine is noise, which scaling would blow up where all are alike."""
_FIRST_LOOK, _STRIDE = 64, 16
IDLE = "idle"
"""What the text of a record says that `skip_idle` leaves out."""


@dataclass(frozen=True, slots=True)
class Retrieved:
    """A memory that came to mind, and why: its score and the three parts of it, each 0-1, before their weights."""

    number: int
    score: float
    recency: float
    relevance: float
    importance: float


def retrieve(
    view: StreamView,
    query_embedding: Vectors,
    tick: int,
    settings: Cognition,
    tokens: int | None = None,
    limit: int | None = None,
    kinds: Collection[Kind] | None = None,
    only: Sequence[int] | None = None,
) -> tuple[Retrieved, ...]:
    """The best memories for a query, best first, equal scores by number.

    They end before the first that no longer fits into `tokens` (the settings' budget if None), and at `limit` memories.
    Only memories of `kinds`, and of the numbers in `only`, are candidates, if given; the parts are scaled over the
    candidates.
    """
    numbers = _candidates(view, kinds, only, settings)
    if numbers.size == 0:
        return ()
    parts = _parts(view, numbers, query_embedding, tick, settings)
    budget = settings.retrieval_tokens if tokens is None else tokens
    chosen = islice(_fitting(view, numbers, _scores(parts), budget), limit)
    return tuple(_explained(int(numbers[row]), score, parts, row) for row, score in chosen)


def _candidates(
    view: StreamView, kinds: Collection[Kind] | None, only: Sequence[int] | None, settings: Cognition
) -> NDArray[np.intp]:
    """Numbers in rising order, each once; what was superseded never comes to mind."""
    numbers = np.arange(len(view)) if only is None else np.unique(np.asarray(only, np.intp))
    if kinds is not None:
        codes = [KIND_CODES[kind] for kind in kinds]
        numbers = numbers[np.isin(view.kinds[numbers], codes)]
    if view.superseded:
        numbers = numbers[np.isin(numbers, view.superseded, invert=True)]
    if settings.skip_idle:
        numbers = numbers[[IDLE not in view[number].text for number in numbers.tolist()]]
    return numbers


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """One part of the score, a value for each candidate: `low` to `high` of them become 0 to 1, times `weight`."""

    values: NDArray[Any]
    low: float
    high: float
    weight: float

    def scaled(self, row: int) -> float:
        """The part of one candidate. Where all candidates are equal it says nothing about them: 0."""
        return (float(self.values[row]) - self.low) / (self.high - self.low) if self.high > self.low else 0.0


def _parts(
    view: StreamView, numbers: NDArray[np.intp], query: Vectors, tick: int, settings: Cognition
) -> tuple[_Part, _Part, _Part]:
    """Recency, relevance and importance of the candidates."""
    rows = slice(None) if len(numbers) == len(view) else numbers
    recency = _age(view.last_access[rows], tick, settings)
    recency *= log(settings.recency_decay)
    np.exp(recency, out=recency)
    relevance = _cosines(view, numbers, query).astype(np.float64)
    relevance *= 1 / _COSINE_STEP
    np.rint(relevance, out=relevance)
    return (
        _part(recency, settings.recency_weight),
        _part(relevance, settings.relevance_weight),
        _part(view.importance[rows], settings.importance_weight),
    )


def _part(values: NDArray[Any], weight: float) -> _Part:
    return _Part(values, float(values.min()), float(values.max()), weight)


def _cosines(view: StreamView, numbers: NDArray[np.intp], query: Vectors) -> Vectors:
    """Picking vectors copies them: when most are candidates, the cosines of all are quicker."""
    if 2 * len(numbers) <= len(view):
        return np.asarray(np.vecdot(view.vectors[numbers], query.reshape(-1)))
    cosines = np.asarray(np.vecdot(view.vectors, query.reshape(-1)))
    return cosines if len(numbers) == len(view) else cosines[numbers]


def _age(last_access: Ticks, tick: int, settings: Cognition) -> Reals:
    """What recency decays with: hours since last use, or the place in time order, where the oldest is the first."""
    if settings.recency_by == "hours":
        return (tick - last_access) / TICKS_PER_HOUR
    places = np.empty(len(last_access))
    places[np.argsort(last_access, kind="stable")] = np.arange(1, len(last_access) + 1)
    return places


def _scores(parts: Sequence[_Part]) -> Reals:
    """Weighted sums in whole steps of SCORE_STEP. Element by element: a matrix product's bits may hang on its threads."""
    scores = np.zeros(len(parts[0].values))
    term = np.empty_like(scores)
    for part in parts:
        if part.high > part.low:
            np.subtract(part.values, part.low, out=term)
            term *= part.weight / (part.high - part.low) / SCORE_STEP
            scores += term
    return np.rint(scores, out=scores)


def _fitting(view: StreamView, numbers: NDArray[np.intp], scores: Reals, budget: int) -> Iterator[tuple[int, int]]:
    """(row, score) of candidates, best first, while their texts fit into the budget."""
    for row in _best_first(scores):
        budget -= estimate_tokens(view[int(numbers[row])].text)
        if budget < 0:
            return
        yield row, int(scores[row])


def _best_first(scores: Reals) -> Iterator[int]:
    """Rows by falling score, then rising number. Only about as many are sorted as are asked for, a growing look at a time.

    A sample tells about which score a look reaches down to; whatever it says, all rows down to that score come, in order.
    """
    sample = -scores[::_STRIDE]
    done, look = 0, _FIRST_LOOK
    while done < len(scores):
        reach = look // _STRIDE
        least = -np.partition(sample, reach)[reach] if reach < len(sample) else scores.min()
        best = np.flatnonzero(scores >= least)
        ordered = best[np.argsort(-scores[best], kind="stable")]
        yield from ordered[done:].tolist()
        done, look = len(ordered), look * 4


def _explained(number: int, score: int, parts: tuple[_Part, _Part, _Part], row: int) -> Retrieved:
    recency, relevance, importance = (round(part.scaled(row), 5) for part in parts)
    return Retrieved(number, round(score * SCORE_STEP, 5), recency, relevance, importance)
