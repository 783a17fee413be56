"""How long it takes to remember: the best 30 of many memories against the bare cosines, on one thread.

The bare `np.vecdot` reads every vector once, which no exact retrieval can do without; compare within a group.
"""

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from game.ai.embedding import DIMENSIONS, Vectors
from game.ai.handover import parcel
from game.ai.memory import Kind, NewMemory
from game.ai.retrieval import retrieve
from game.ai.stream import MemoryStream
from game.settings import Cognition

SIZES = (1_000, 10_000, 100_000)
BEST = 30
NOW = 60 * 8640


@cache
def lived_stream(size: int) -> MemoryStream:
    """A stream as after two months: random vectors, importance and last use."""
    random = np.random.default_rng(size)
    vectors = random.normal(size=(size, DIMENSIONS)).astype(np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    importance = random.integers(1, 11, size).tolist()
    stream = MemoryStream()
    stream.commit([NewMemory(Kind.OBSERVATION, f"Somebody does thing {n}", importance[n]) for n in range(size)], vectors, 0)
    for number, tick in enumerate(random.integers(0, NOW, size).tolist()):
        stream.touch([number], tick)
    return stream


def query() -> Vectors:
    vector = np.random.default_rng(5).normal(size=DIMENSIONS).astype(np.float32)
    return np.asarray(vector / np.linalg.norm(vector), np.float32)


def run(benchmark: BenchmarkFixture, group: str, work: Callable[[], object]) -> None:
    benchmark.group = group
    benchmark(work)


@pytest.mark.parametrize("size", SIZES)
def bench_bare_cosines(benchmark: BenchmarkFixture, size: int) -> None:
    vectors, wanted = lived_stream(size).view().vectors, query()
    run(benchmark, f"best {BEST} of {size:,} memories", lambda: np.vecdot(vectors, wanted))


@pytest.mark.parametrize("size", SIZES)
def bench_retrieval(benchmark: BenchmarkFixture, size: int) -> None:
    view, wanted, settings = lived_stream(size).view(), query(), Cognition()
    run(benchmark, f"best {BEST} of {size:,} memories", lambda: retrieve(view, wanted, NOW, settings, limit=BEST))


@pytest.mark.parametrize("size", SIZES)
def bench_view(benchmark: BenchmarkFixture, size: int) -> None:
    run(benchmark, f"handing over {size:,} memories", lived_stream(size).view)


@pytest.mark.parametrize("size", SIZES)
def bench_parcel(benchmark: BenchmarkFixture, size: int) -> None:
    view = lived_stream(size).view()
    known = {segment.id for segment in view.segments}
    run(benchmark, f"handing over {size:,} memories", lambda: parcel(view, known))
