"""Finding memories by words, kind, importance and age."""

from hypothesis import given
from hypothesis import strategies as st
from remembering import remember

from game.ai.memory import Kind, NewMemory
from game.ai.stream import MemoryStream, StreamView
from game.ui.inspector.search import A_FRAME, Search, Wanted

MEMORIES = st.lists(
    st.tuples(st.sampled_from(Kind), st.sampled_from(["the cat sleeps", "a dog barks", "The CAT eats", ""]), st.integers(1, 10)),
    max_size=30,
)
WANTED = st.builds(
    Wanted,
    st.sampled_from(["", "cat", "cat the", "dog", "x"]),
    st.none() | st.sampled_from(Kind),
    st.integers(1, 10),
    st.integers(0, 40),
)


def fitting(view: StreamView, wanted: Wanted) -> list[int]:
    """The same, one by one."""
    return [
        each.number
        for each in reversed(tuple(view))
        if all(word in each.text.lower() for word in wanted.words.lower().split())
        and wanted.kind in (None, each.content.kind)
        and each.content.importance >= wanted.importance
        and each.created >= wanted.since
    ]


@given(MEMORIES, MEMORIES, WANTED)
def test_all_that_fit_are_found_newest_first_and_those_that_come_later_too(
    before: list[tuple[Kind, str, int]], after: list[tuple[Kind, str, int]], wanted: Wanted
) -> None:
    stream, search = MemoryStream(), Search()
    remember(stream, [NewMemory(*each) for each in before], 20)
    search.begin(stream.view(), wanted)
    for tick, each in enumerate(after, 21):
        remember(stream, [NewMemory(*each)], tick)
        search.go_on(stream.view())
    search.go_on(stream.view())
    assert list(search.found) == fitting(stream.view(), wanted)
    assert [search.found[index] for index in range(len(search.found))] == list(search.found)


def test_a_long_stream_is_looked_through_over_several_frames_the_newest_first() -> None:
    stream, search = MemoryStream(), Search()
    count = A_FRAME * 3
    remember(stream, [NewMemory(Kind.PLAN, f"plan {number}", 1) for number in range(count)], 5)
    search.begin(stream.view(), Wanted("plan"))
    assert search.searching and search.found[0] == count - 1 and len(search.found) == A_FRAME
    frames = 0
    while search.searching:
        search.go_on(stream.view())
        frames += 1
    assert frames == 2 and len(search.found) == count
