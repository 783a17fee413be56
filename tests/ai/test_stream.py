"""A memory stream is append-only, and what was seen of it never changes."""

import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.embedding import DIMENSIONS, Vectors
from game.ai.handover import MissingSegments, StreamMirror, parcel
from game.ai.memory import Kind, NewMemory
from game.ai.stream import SEGMENT_SIZE, MemoryStream, StreamView


def thoughts(count: int, about: str = "thing") -> list[NewMemory]:
    return [NewMemory(Kind.OBSERVATION, f"{about} {index}", 1 + index % 10) for index in range(count)]


def vectors(count: int) -> Vectors:
    return np.random.default_rng(count).normal(size=(count, DIMENSIONS)).astype(np.float32)


def stream_of(*batches: int) -> MemoryStream:
    stream = MemoryStream()
    for tick, count in enumerate(batches):
        stream.commit(thoughts(count, f"batch {tick}"), vectors(count), tick)
    return stream


def same(one: StreamView, other: StreamView) -> bool:
    arrays = ("vectors", "importance", "kinds", "created", "last_access")
    return tuple(one) == tuple(other) and all(np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays)


def test_memories_are_numbered_in_the_order_they_came() -> None:
    stream = stream_of(2, 3)
    assert [memory.number for memory in stream.records] == [0, 1, 2, 3, 4]
    assert [memory.created for memory in stream.records] == [0, 0, 1, 1, 1]


@settings(deadline=None, max_examples=25)
@given(st.lists(st.integers(0, 600), max_size=5))
def test_a_memory_is_found_by_its_number_across_segments(batches: list[int]) -> None:
    stream = stream_of(*batches)
    view = stream.view()
    assert len(view) == len(stream) == sum(batches)
    assert [view[number].number for number in range(len(view))] == list(range(len(view)))
    assert len(view.tail) == len(view) % SEGMENT_SIZE


def test_there_is_no_memory_beyond_the_last() -> None:
    view = stream_of(3).view()
    with pytest.raises(IndexError):
        view[3]
    with pytest.raises(IndexError):
        view[-1]


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 600), st.integers(1, 600))
def test_a_view_stays_as_it_was_when_the_stream_goes_on(before: int, after: int) -> None:
    stream = stream_of(before)
    view = stream.view()
    kept = pickle.loads(pickle.dumps(view))
    stream.commit(thoughts(after, "later"), vectors(after), 9)
    stream.touch(list(range(before)), 9)
    assert same(view, kept)


def test_nobody_can_write_into_a_view() -> None:
    view = stream_of(3).view()
    for column in (view.vectors, view.importance, view.kinds, view.created, view.last_access):
        with pytest.raises(ValueError, match="read-only"):
            column[0] = 1


def test_a_view_leaves_the_stream_writable() -> None:
    stream = stream_of(3)
    stream.view()
    stream.touch([0], 8)
    stream.commit(thoughts(1), vectors(1), 9)
    assert stream.last_access.tolist() == [8, 0, 0, 9]


def test_a_use_moves_last_access_forward_and_never_back() -> None:
    stream = stream_of(4)
    stream.touch([1, 2, 1], 50)
    stream.touch([2, 3], 20)
    assert stream.last_access.tolist() == [0, 50, 50, 20]


def test_what_is_not_in_the_stream_cannot_be_touched() -> None:
    stream = stream_of(2)
    for number in (-1, 2):
        with pytest.raises(IndexError):
            stream.touch([number], 1)


def test_memories_need_one_embedding_each() -> None:
    stream = MemoryStream()
    with pytest.raises(ValueError, match="embeddings"):
        stream.commit(thoughts(2), vectors(3), 0)
    assert len(stream) == 0


def test_saved_memories_must_follow_the_last_one() -> None:
    with pytest.raises(ValueError, match="numbered"):
        stream_of(2).extend(stream_of(4).records[3:], vectors(1))


def test_the_latest_memories_come_oldest_first() -> None:
    view = stream_of(300).view()
    assert [memory.number for memory in view.latest(3)] == [297, 298, 299]
    assert len(view.latest(1000)) == 300


def test_what_was_superseded_stays_in_the_stream_and_is_not_among_what_stands() -> None:
    stream = stream_of(300)
    seen = stream.view()
    stream.commit([NewMemory(Kind.REFLECTION, "otherwise", 5, supersedes=298)], vectors(1), 9)
    stream.commit([NewMemory(Kind.REFLECTION, "once more otherwise", 5, supersedes=300)], vectors(1), 9)
    view = stream.view()
    assert (seen.superseded, view.superseded) == ((), (298, 300))
    assert [memory.number for memory in view.latest(3)] == [297, 299, 301]
    assert {memory.number for memory in view} - {memory.number for memory in view.standing()} == {298, 300}
    assert view[298].text == seen[298].text
    assert StreamMirror().open(pickle.loads(pickle.dumps(parcel(view)))).superseded == (298, 300)


@pytest.mark.parametrize("old", [-1, 3, 4])
def test_no_memory_supersedes_itself_or_one_to_come(old: int) -> None:
    stream = stream_of(3)
    stream.commit([NewMemory(Kind.REFLECTION, "otherwise", 5, supersedes=old)], vectors(1), 9)
    assert stream.view().superseded == ()


def test_equal_memories_have_equal_digests_however_they_were_batched() -> None:
    one, other = MemoryStream(), MemoryStream()
    one.commit(thoughts(400), vectors(400), 1)
    other.commit(thoughts(400)[:150], vectors(150), 1)
    other.commit(thoughts(400)[150:], vectors(250), 1)
    assert one.digest == other.digest
    assert one.view().segments == other.view().segments
    other.commit(thoughts(1), vectors(1), 1)
    assert one.digest != other.digest


@settings(deadline=None, max_examples=25)
@given(st.lists(st.integers(0, 400), min_size=1, max_size=5))
def test_another_process_sees_the_same_stream_and_gets_each_segment_once(batches: list[int]) -> None:
    stream, mirror = MemoryStream(), StreamMirror()
    known: set[str] = set()
    for tick, count in enumerate(batches):
        stream.commit(thoughts(count, f"{tick}"), vectors(count), tick)
        stream.touch(list(range(0, len(stream), 3)), tick)
        view = stream.view()
        sent = pickle.loads(pickle.dumps(parcel(view, known)))
        assert len(sent.records) == len(view.tail) + SEGMENT_SIZE * len({each.id for each in view.segments} - known)
        assert same(mirror.open(sent), view)
        known |= {segment.id for segment in view.segments}


def test_a_new_process_says_that_it_lacks_segments() -> None:
    view = stream_of(300).view()
    known = {segment.id for segment in view.segments}
    with pytest.raises(MissingSegments):
        StreamMirror().open(parcel(view, known))
    assert same(StreamMirror().open(parcel(view)), view)


def test_a_process_that_holds_another_course_of_events_takes_over_the_new_one() -> None:
    mirror = StreamMirror()
    mirror.open(parcel(stream_of(300).view()))
    other = stream_of(100, 200).view()
    with pytest.raises(MissingSegments):
        mirror.open(parcel(other, {segment.id for segment in other.segments}))
    assert same(mirror.open(parcel(other)), other)


def test_looking_at_ten_thousand_memories_does_not_copy_them() -> None:
    stream = stream_of(10_000)
    view = stream.view()
    assert np.shares_memory(view.vectors, stream.view().vectors)
    assert view.segments[0].records is stream.view().segments[0].records
