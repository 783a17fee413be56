"""Owns retrieval: which memories come to mind for a question, by recency, relevance and importance (paper, 4.1)."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import Vectors
from game.ai.memory import Kind
from game.ai.stream import KIND_CODES, StreamView, Ticks
from game.ai.tokens import estimate_tokens
from game.settings import Cognition
from game.world.clock import TICKS_PER_HOUR

Reals = NDArray[np.float64]
Numbers = NDArray[np.int32]
Scores = NDArray[np.int32]

SCORE_STEP = 1e-5
"""Scores are whole multiples of this: embedding bits differ by processor, and an order must not hang on them.

They are kept as 32-bit counts of it, which has room for weights into the thousands."""
_COSINE_STEP = 1e-6
"""Below this a float32 cosine is noise, which scaling would blow up where all are alike."""
_FIRST_LOOK, _STRIDE = 64, 16
_BLOCK = 8192
"""Candidates scored at a time: what is reckoned on the way to a score stays in the processor's cache."""
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
    parts = _Parts(view, numbers, query_embedding, tick, settings)
    budget = settings.retrieval_tokens if tokens is None else tokens
    scores = parts.scores()
    rows = list(islice(_fitting(view, numbers, scores, budget), limit))
    whys = parts.scaled(rows).T.tolist()
    return tuple(_explained(int(numbers[row]), int(scores[row]), why) for row, why in zip(rows, whys, strict=True))


def _candidates(view: StreamView, kinds: Collection[Kind] | None, only: Sequence[int] | None, settings: Cognition) -> Numbers:
    """Numbers in rising order, each once; what was superseded never comes to mind."""
    numbers = np.arange(len(view), dtype=np.int32) if only is None else np.unique(np.asarray(only, np.int32))
    if kinds is not None:
        codes = [KIND_CODES[kind] for kind in kinds]
        numbers = numbers[np.isin(view.kinds[numbers], codes)]
    if view.superseded:
        numbers = numbers[np.isin(numbers, view.superseded, invert=True)]
    if settings.skip_idle:
        numbers = numbers[[IDLE not in view[number].text for number in numbers.tolist()]]
    return numbers


class _Parts:
    """Recency, relevance and importance of the candidates, each min-max scaled to 0-1.

    A part in which all candidates are equal says nothing about them: 0 for all.
    """

    def __init__(self, view: StreamView, numbers: Numbers, query: Vectors, tick: int, settings: Cognition) -> None:
        rows = slice(None) if len(numbers) == len(view) else numbers
        self._ages, self._rate = _ages(view.last_access[rows], tick, settings)
        self._cosines = _cosines(view, numbers, query)
        self._importance = view.importance[rows]
        self._weights = np.array([[settings.recency_weight], [settings.relevance_weight], [settings.importance_weight]])
        columns = (self._ages, self._cosines, self._importance)
        ends = self._values(*(np.array([column.min(), column.max()]) for column in columns))
        span = np.ptp(ends, axis=1, keepdims=True)
        self._low = ends.min(axis=1, keepdims=True)
        self._inverse = np.divide(1.0, span, out=np.zeros_like(span), where=span > 0)

    def scores(self) -> Scores:
        """Weighted sums in whole steps of SCORE_STEP. Element by element: a matrix product's bits may hang on its threads."""
        scores = np.empty(len(self._ages), np.int32)
        factors = self._weights / SCORE_STEP * self._inverse
        nothing = float((self._low * factors).sum())
        for start in range(0, len(scores), _BLOCK):
            rows = slice(start, start + _BLOCK)
            parts = self._values(self._ages[rows], self._cosines[rows], self._importance[rows])
            parts *= factors
            total = parts[0]
            total += parts[1]
            total += parts[2]
            total -= nothing
            scores[rows] = np.rint(total, out=total)
        return scores

    def scaled(self, rows: Sequence[int]) -> Reals:
        """The parts of some candidates, 0-1, one row a part."""
        chosen = np.asarray(rows, np.intp)
        parts = self._values(self._ages[chosen], self._cosines[chosen], self._importance[chosen])
        parts -= self._low
        parts *= self._inverse
        return parts

    def _values(self, ages: Ticks, cosines: Vectors, importance: NDArray[np.int8]) -> Reals:
        """The parts as they are before scaling, one row a part. Each rises or falls with its column all along."""
        values = np.empty((3, len(ages)))
        recency, relevance, values[2] = values[0], values[1], importance
        recency[:], relevance[:] = ages, cosines
        recency *= self._rate
        relevance *= 1 / _COSINE_STEP
        np.exp(recency, out=recency)
        np.rint(relevance, out=relevance)
        return values


def _ages(last_access: Ticks, tick: int, settings: Cognition) -> tuple[Ticks, float]:
    """What recency decays with, and the rate: ticks since last use, or the place in time order, where the oldest is the first."""
    rate = log(settings.recency_decay)
    if settings.recency_by == "hours":
        return np.subtract(tick, last_access, dtype=np.int32), rate / TICKS_PER_HOUR
    places = np.empty(len(last_access), np.int32)
    places[np.argsort(last_access, kind="stable")] = np.arange(1, len(last_access) + 1)
    return places, rate


def _cosines(view: StreamView, numbers: Numbers, query: Vectors) -> Vectors:
    """Picking vectors copies them: when most are candidates, the cosines of all are quicker."""
    if 2 * len(numbers) <= len(view):
        return np.asarray(np.vecdot(view.vectors[numbers], query.reshape(-1)))
    cosines = np.asarray(np.vecdot(view.vectors, query.reshape(-1)))
    return cosines if len(numbers) == len(view) else cosines[numbers]


def _fitting(view: StreamView, numbers: Numbers, scores: Scores, budget: int) -> Iterator[int]:
    """Rows of candidates, best first, while their texts fit into the budget."""
    for row in _best_first(scores):
        budget -= estimate_tokens(view[int(numbers[row])].text)
        if budget < 0:
            return
        yield row


def _best_first(scores: Scores) -> Iterator[int]:
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


def _explained(number: int, score: int, why: Sequence[float]) -> Retrieved:
    recency, relevance, importance = (round(part, 5) for part in why)
    return Retrieved(number, round(score * SCORE_STEP, 5), recency, relevance, importance)
