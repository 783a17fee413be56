"""What comes to mind with the released code's constants, exactly; and what weights do to a dramatic memory."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.embedding import DIMENSIONS, Embedder, Vectors
from game.ai.memory import Kind, NewMemory
from game.ai.retrieval import retrieve
from game.ai.stream import MemoryStream, StreamView
from game.settings import PAPER, PRESETS, RELEASED_CODE, Cognition
from game.world.clock import TICKS_PER_HOUR

NOW = 20_000
TEXTS = ("the bench is idle", "Ada is idle", "Ada rests", "Bo calls")
record = st.tuples(st.integers(0, NOW), st.integers(-3, 3), st.integers(-3, 3), st.integers(1, 10), st.sampled_from(TEXTS))


def axis(*parts: float) -> Vectors:
    vector = np.zeros(DIMENSIONS, np.float32)
    vector[: len(parts)] = parts
    return vector / max(1e-9, float(np.linalg.norm(vector)))


def stream_view(drawn: list[tuple[int, int, int, int, str]]) -> StreamView:
    stream = MemoryStream()
    for used, x, y, importance, text in drawn:
        stream.commit([NewMemory(Kind.OBSERVATION, text, importance)], axis(x, y)[None], 0)
        stream.touch([len(stream) - 1], used)
    return stream.view()


def slowly(view: StreamView, numbers: list[int]) -> dict[int, float]:
    """Scores as the released code computed them: sorted by last access, 0.99 to the power of the place, times 0.5/3/2."""
    in_order = sorted(numbers, key=lambda number: (int(view.last_access[number]), number))
    recency = {number: 0.99**place for place, number in enumerate(in_order, 1)}
    relevance = {number: round(float(np.dot(view.vectors[number], axis(1.0))), 6) for number in numbers}
    importance = {number: float(view[number].content.importance) for number in numbers}
    scaled = [_scaled(part) for part in (recency, relevance, importance)]
    return {number: 0.5 * scaled[0][number] + 3 * scaled[1][number] + 2 * scaled[2][number] for number in numbers}


def _scaled(part: dict[int, float]) -> dict[int, float]:
    low, high = min(part.values()), max(part.values())
    return {number: (value - low) / (high - low) if high > low else 0.0 for number, value in part.items()}


@settings(deadline=None, max_examples=60)
@given(st.lists(record, max_size=120))
def test_the_released_codes_scores_are_those_it_computed(drawn: list[tuple[int, int, int, int, str]]) -> None:
    view = stream_view(drawn)
    expected = [each.number for each in view if "idle" not in each.text]
    found = retrieve(view, axis(1.0), NOW, RELEASED_CODE, tokens=10**9)
    assert sorted(each.number for each in found) == expected
    if expected:
        scores = slowly(view, expected)
        assert all(abs(each.score - scores[each.number]) < 1.1e-5 for each in found)
        assert [(-each.score, each.number) for each in found] == sorted((-each.score, each.number) for each in found)


def test_the_released_code_finds_older_memories_more_recent_and_the_paper_does_not() -> None:
    view = stream_view([(100, 1, 0, 5, "Ada rests"), (9000, 1, 0, 5, "Bo calls")])
    assert [each.number for each in retrieve(view, axis(1.0), NOW, RELEASED_CODE)] == [0, 1]
    assert [each.number for each in retrieve(view, axis(1.0), NOW, PAPER)] == [1, 0]


@settings(deadline=None, max_examples=40)
@given(st.lists(record, min_size=1, max_size=60), st.sets(st.integers(0, 59)))
def test_only_the_memories_named_are_candidates(drawn: list[tuple[int, int, int, int, str]], named: set[int]) -> None:
    view = stream_view(drawn)
    only = [number for number in named if number < len(drawn)]
    found = retrieve(view, axis(1.0), NOW, PAPER, tokens=10**9, only=only)
    assert sorted(each.number for each in found) == sorted(only)


def test_equal_parts_are_scaled_to_nothing_in_every_preset() -> None:
    for cognition in PRESETS.values():
        one = stream_view([(100, 0, 0, 5, "Ada rests")])
        assert [each.score for each in retrieve(one, axis(1.0), NOW, cognition)] == [0.0]
        many = replace(stream_view([(100, 1, 0, 5, "Ada rests")] * 3))
        scores = [each.score for each in retrieve(many, axis(1.0), NOW, replace(cognition, recency_weight=0.0))]
        assert scores == [0.0] * 3


def test_the_preset_of_a_run_is_the_paper() -> None:
    assert Cognition() == PAPER == PRESETS["paper"]


QUESTION = "What does Nele Brand know about repairing bicycles?"
RELEVANT = "Nele Brand repaired the chain of a bicycle and showed Jo how bicycles are mended"
DRAMATIC = "Nele Brand's house burned down and nobody slept that night"


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


def first_of(cognition: Cognition, embedder: Embedder) -> str:
    """What comes to mind first: something dramatic of an hour ago, what the question is about, a dull morning."""
    texts = [RELEVANT, "Nele Brand is sweeping the yard", DRAMATIC]
    stream = MemoryStream()
    memories = [NewMemory(Kind.OBSERVATION, text, rating) for text, rating in zip(texts, (3, 1, 10), strict=True)]
    stream.commit(memories, embedder.embed(texts), 0)
    stream.touch([2], 30 * TICKS_PER_HOUR)
    query = embedder.embed([QUESTION])[0]
    found = retrieve(stream.view(), query, 31 * TICKS_PER_HOUR, cognition)
    return stream.view()[found[0].number].text


def test_a_dramatic_memory_crowds_out_the_relevant_one_and_weights_cure_it(embedder: Embedder) -> None:
    assert first_of(PAPER, embedder) == DRAMATIC
    assert first_of(replace(PAPER, relevance_weight=3.0), embedder) == RELEVANT
    assert first_of(replace(PAPER, importance_weight=0.2, recency_weight=0.2), embedder) == RELEVANT
