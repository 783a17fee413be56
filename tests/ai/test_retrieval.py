"""What comes to mind is the best by recency, relevance and importance, exactly as the paper's formula says."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.embedding import DIMENSIONS, Vectors
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.retrieval import Retrieved, retrieve
from game.ai.stream import MemoryStream, StreamView
from game.ai.tokens import estimate_tokens
from game.settings import Cognition
from game.world.clock import TICKS_PER_HOUR

PAPER = Cognition()
NOW = 20_000
KINDS = list(Kind)


def axis(*parts: float) -> Vectors:
    """A unit vector that begins with these parts."""
    vector = np.zeros(DIMENSIONS, np.float32)
    vector[: len(parts)] = parts
    return vector / max(1e-9, float(np.linalg.norm(vector)))


QUERY = axis(1.0)
memory = st.tuples(
    st.integers(0, NOW), st.integers(-3, 3), st.integers(-3, 3), st.integers(1, 10), st.sampled_from(KINDS), st.integers(1, 80)
)


def stream_view(drawn: list[tuple[int, int, int, int, Kind, int]]) -> StreamView:
    stream = MemoryStream()
    for used, x, y, importance, kind, length in drawn:
        stream.commit([NewMemory(kind, "x" * length, importance)], axis(x, y)[None], 0)
        stream.touch([len(stream) - 1], used)
    return stream.view()


def slowly(view: StreamView, tick: int, cognition: Cognition, kinds: list[Kind]) -> list[tuple[float, int]]:
    """(score, number) of the candidates, best first, by the formula and nothing else."""
    candidates: list[Memory] = [each for each in view if each.content.kind in kinds]
    parts: list[list[float]] = [
        [cognition.recency_decay ** ((tick - int(view.last_access[each.number])) / TICKS_PER_HOUR) for each in candidates],
        [round(float(np.dot(view.vectors[each.number], QUERY)), 6) for each in candidates],
        [each.content.importance for each in candidates],
    ]
    scaled = [[(value - min(part)) / (max(part) - min(part)) if max(part) > min(part) else 0 for value in part] for part in parts]
    weights = (cognition.recency_weight, cognition.relevance_weight, cognition.importance_weight)
    scores = [sum(w * part[row] for w, part in zip(weights, scaled, strict=True)) for row in range(len(candidates))]
    rated = [(round(score, 5), each.number) for score, each in zip(scores, candidates, strict=True)]
    return sorted(rated, key=lambda entry: (-entry[0], entry[1]))


weights = st.sampled_from([0.0, 0.5, 1.0, 2.0, 3.0])


@settings(deadline=None, max_examples=40)
@given(st.lists(memory, max_size=120), st.sets(st.sampled_from(KINDS), min_size=1), weights, weights, weights)
def test_scores_are_those_of_the_formula(
    drawn: list[tuple[int, int, int, int, Kind, int]], kinds: set[Kind], recency: float, relevance: float, importance: float
) -> None:
    cognition = replace(PAPER, recency_weight=recency, relevance_weight=relevance, importance_weight=importance)
    view = stream_view(drawn)
    found = retrieve(view, QUERY, NOW, cognition, tokens=10**9, kinds=kinds)
    expected = slowly(view, NOW, cognition, sorted(kinds))
    assert sorted(each.number for each in found) == sorted(number for _, number in expected)
    by_number = {number: score for score, number in expected}
    assert all(abs(each.score - by_number[each.number]) < 1.1e-5 for each in found)
    assert [(-each.score, each.number) for each in found] == sorted((-each.score, each.number) for each in found)


@settings(deadline=None, max_examples=40)
@given(st.lists(memory, min_size=1, max_size=300), st.integers(0, 400), st.integers(0, 300))
def test_the_best_come_first_until_the_budget_or_the_limit_is_reached(
    drawn: list[tuple[int, int, int, int, Kind, int]], tokens: int, limit: int
) -> None:
    view = stream_view(drawn)
    everything = retrieve(view, QUERY, NOW, PAPER, tokens=10**9)
    found = retrieve(view, QUERY, NOW, PAPER, tokens=tokens, limit=limit)
    assert found == everything[: len(found)]
    spent = sum(estimate_tokens(view[each.number].text) for each in found)
    assert spent <= tokens
    if len(found) < min(limit, len(view)):
        assert spent + estimate_tokens(view[everything[len(found)].number].text) > tokens


@pytest.mark.heavy
def test_scores_are_those_of_the_formula_in_a_long_life() -> None:
    random = np.random.default_rng(8)
    columns = (random.integers(0, NOW, 9000), *random.integers(-3, 4, (2, 9000)), random.integers(1, 11, 9000))
    view = stream_view([(*row, Kind.CHAT, 8) for row in zip(*(column.tolist() for column in columns), strict=True)])
    found = retrieve(view, QUERY, NOW, PAPER, tokens=10**9)
    by_number = {number: score for score, number in slowly(view, NOW, PAPER, KINDS)}
    assert len(found) == 9000 and all(abs(each.score - by_number[each.number]) < 1.1e-5 for each in found)
    assert [(-each.score, each.number) for each in found] == sorted((-each.score, each.number) for each in found)


def test_nothing_comes_to_a_mind_without_memories() -> None:
    assert retrieve(MemoryStream().view(), QUERY, NOW, PAPER) == ()


def test_no_candidate_is_found_among_other_kinds() -> None:
    view = stream_view([(5, 1, 0, 3, Kind.CHAT, 10)])
    assert retrieve(view, QUERY, NOW, PAPER, kinds=[Kind.PLAN]) == ()


def test_a_part_that_all_share_says_nothing() -> None:
    view = stream_view([(100, 1, 0, 5, Kind.PLAN, 8), (100, 1, 0, 5, Kind.PLAN, 8)])
    assert retrieve(view, QUERY, NOW, PAPER) == (Retrieved(0, 0.0, 0.0, 0.0, 0.0), Retrieved(1, 0.0, 0.0, 0.0, 0.0))


def test_each_part_alone_decides_when_the_others_are_equal() -> None:
    recent = stream_view([(100, 1, 0, 5, Kind.PLAN, 8), (200, 1, 0, 5, Kind.PLAN, 8)])
    relevant = stream_view([(100, 0, 1, 5, Kind.PLAN, 8), (100, 1, 1, 5, Kind.PLAN, 8)])
    important = stream_view([(100, 1, 0, 5, Kind.PLAN, 8), (100, 1, 0, 6, Kind.PLAN, 8)])
    assert retrieve(recent, QUERY, NOW, PAPER)[0] == Retrieved(1, 1.0, 1.0, 0.0, 0.0)
    assert retrieve(relevant, QUERY, NOW, PAPER)[0] == Retrieved(1, 1.0, 0.0, 1.0, 0.0)
    assert retrieve(important, QUERY, NOW, PAPER)[0] == Retrieved(1, 1.0, 0.0, 0.0, 1.0)


def test_recency_halves_in_a_hundred_and_thirty_eight_hours() -> None:
    half = NOW * 10 - round(138.28 * TICKS_PER_HOUR)
    view = stream_view([(0, 1, 0, 5, Kind.PLAN, 8), (0, 1, 0, 5, Kind.PLAN, 8), (0, 1, 0, 5, Kind.PLAN, 8)])
    last = np.array([NOW * 10, half, NOW * 10 - 10**6], np.int32)
    found = {each.number: each.recency for each in retrieve(replace(view, last_access=last), QUERY, NOW * 10, PAPER)}
    assert found[0] == 1.0
    assert abs(found[1] - 0.5) < 1e-3


def test_the_settings_budget_counts_when_no_other_is_given() -> None:
    view = stream_view([(number, 1, 0, 5, Kind.PLAN, 40) for number in range(200)])
    assert len(retrieve(view, QUERY, NOW, replace(PAPER, retrieval_tokens=100))) == 10


@settings(deadline=None, max_examples=25)
@given(st.lists(memory, min_size=1, max_size=60), st.data())
def test_what_was_superseded_never_comes_to_mind_and_the_rest_is_as_if_it_had_never_been(
    drawn: list[tuple[int, int, int, int, Kind, int]], data: st.DataObject
) -> None:
    gone = data.draw(st.sets(st.integers(0, len(drawn) - 1)))
    view = replace(stream_view(drawn), superseded=tuple(sorted(gone)))
    left = [number for number in range(len(drawn)) if number not in gone]
    found = retrieve(view, QUERY, NOW, PAPER, tokens=10**9)
    assert sorted(each.number for each in found) == left
    assert found == retrieve(stream_view(drawn), QUERY, NOW, PAPER, tokens=10**9, only=left)
    assert retrieve(view, QUERY, NOW, PAPER, only=sorted(gone)) == ()
