"""Owns how far people's pictures of themselves drift: the self-summaries they made, one after the other, by their vectors."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import Embeds
from game.saves import Save
from game.study.records import Records


@dataclass(frozen=True, slots=True)
class Drift:
    """One resident's self-summaries: `ticks` they were made at, `texts`; distances are 1 - cosine, 0 the same, 1 nothing alike.

    `steps` are from each to the next, `away` is from the first to the last; `from_paragraph` from the paragraph to the last.
    """

    who: int
    ticks: tuple[int, ...]
    texts: tuple[str, ...]
    steps: tuple[float, ...]
    away: float
    from_paragraph: float


def drifts(records: Records, save: Save, embedder: Embeds) -> tuple[Drift, ...]:
    """Everybody who summed themselves up at least twice."""
    made: dict[int, list[tuple[int, str]]] = {who: [] for who in records.names}
    for row in save.log("thought"):
        summary = row.data.get("change", {}).get("summary")
        if isinstance(summary, str) and summary and row.data["resident"] in made and row.tick < records.end:
            made[row.data["resident"]].append((row.tick, summary))
    return tuple(_drift(records, who, found, embedder) for who, found in made.items() if len(found) > 1)


def _drift(records: Records, who: int, made: list[tuple[int, str]], embedder: Embeds) -> Drift:
    ticks, texts = zip(*made, strict=True)
    vectors = embedder.embed([records.personas[who].paragraph, *texts])
    paragraph, own = vectors[0], vectors[1:]
    steps = tuple(_distance(one, other) for one, other in pairwise(own))
    return Drift(who, ticks, texts, steps, _distance(own[0], own[-1]), _distance(paragraph, own[-1]))


def _distance(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    return max(0.0, round(1.0 - float(one @ other), 4))
