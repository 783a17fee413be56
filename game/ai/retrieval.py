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
    chosen = islice(_fitting(view, numbers, _scores(parts, settings), budget), limit)
    return tuple(_explained(int(numbers[row]), score, parts[:, row]) for row, score in chosen)


def _candidates(
    view: StreamView, kinds: Collection[Kind] | None, only: Sequence[int] | None, settings: Cognition
) -> NDArray[np.intp]:
    """Numbers in rising order, each once."""
    numbers = np.arange(len(view)) if only is None else np.unique(np.asarray(only, np.intp))
    if kinds is not None:
        codes = [KIND_CODES[kind] for kind in kinds]
        numbers = numbers[np.isin(view.kinds[numbers], codes)]
    if settings.skip_idle:
        numbers = numbers[[IDLE not in view[number].text for number in numbers.tolist()]]
    return numbers


def _parts(view: StreamView, numbers: NDArray[np.intp], query: Vectors, tick: int, settings: Cognition) -> Reals:
    """Recency, relevance and importance of each candidate, one row a part, each scaled to 0-1."""
    everything = len(numbers) == len(view)
    rows = slice(None) if everything else numbers
    parts = np.empty((3, len(numbers)))
    np.exp(_age(view.last_access[rows], tick, settings) * log(settings.recency_decay), out=parts[0])
    np.multiply(np.vecdot(view.vectors[rows], query.reshape(-1)), 1 / _COSINE_STEP, out=parts[1])
    np.rint(parts[1], out=parts[1])
    parts[2] = view.importance[rows]
    for part in parts:
        _scale(part)
    return parts


def _age(last_access: Ticks, tick: int, settings: Cognition) -> Reals:
    """What recency decays with: hours since last use, or the place in time order, where the oldest is the first."""
    if settings.recency_by == "hours":
        return (tick - last_access) / TICKS_PER_HOUR
    places = np.empty(len(last_access))
    places[np.argsort(last_access, kind="stable")] = np.arange(1, len(last_access) + 1)
    return places


def _scale(part: Reals) -> None:
    """Min-max scale in place. Where all candidates are equal the part says nothing about them: 0 for all."""
    low, high = part.min(), part.max()
    part -= low
    if high > low:
        part /= high - low
    else:
        part[:] = 0.0


def _scores(parts: Reals, settings: Cognition) -> NDArray[np.int64]:
    """Weighted sums in whole steps of SCORE_STEP. Element by element: a matrix product's bits may hang on its threads."""
    scores: Reals = parts[0] * (settings.recency_weight / SCORE_STEP)
    scores += parts[1] * (settings.relevance_weight / SCORE_STEP)
    scores += parts[2] * (settings.importance_weight / SCORE_STEP)
    return np.rint(scores, out=scores).astype(np.int64)


def _fitting(view: StreamView, numbers: NDArray[np.intp], scores: NDArray[np.int64], budget: int) -> Iterator[tuple[int, int]]:
    """(row, score) of candidates, best first, while their texts fit into the budget."""
    for row in _best_first(scores):
        budget -= estimate_tokens(view[int(numbers[row])].text)
        if budget < 0:
            return
        yield row, int(scores[row])


def _best_first(scores: NDArray[np.int64]) -> Iterator[int]:
    """Rows by falling score, then rising number. Only about as many are sorted as are asked for, a growing look at a time.

    A sample tells about which rank a look reaches to; whatever it says, all rows up to that rank come, and in order.
    """
    count = len(scores)
    ranks = scores * -count + np.arange(count)
    sample = ranks[::_STRIDE]
    done, look = 0, _FIRST_LOOK
    while done < count:
        reach = look // _STRIDE
        last = np.partition(sample, reach)[reach] if reach < len(sample) else ranks.max()
        best = np.flatnonzero(ranks <= last)
        ordered = best[np.argsort(ranks[best])]
        yield from ordered[done:].tolist()
        done, look = len(ordered), look * 4


def _explained(number: int, score: int, parts: Reals) -> Retrieved:
    recency, relevance, importance = (round(float(part), 5) for part in parts)
    return Retrieved(number, round(score * SCORE_STEP, 5), recency, relevance, importance)
