"""The hours of a plan can be read back from the memories that hold them."""

from hypothesis import given
from hypothesis import strategies as st

from game.ai.plan_entries import plan_entry
from game.world.clock import clock_face


def test_an_hour_is_read_with_its_day() -> None:
    entry = plan_entry("Ann Lee plans to bake bread at home from 08:00 to 09:30 on Tuesday February 14")
    assert entry is not None
    assert (entry.what, entry.start, entry.end, entry.day, entry.dropped) == (
        "bake bread at home",
        480,
        570,
        "Tuesday February 14",
        False,
    )


def test_what_is_planned_no_longer_says_so_and_a_reason_is_no_part_of_the_day() -> None:
    dropped = plan_entry("Ann Lee no longer plans to bake bread from 08:00 to 09:30 on Tuesday February 14")
    changed = plan_entry("Ann Lee now plans to dance from 17:00 to 19:00 on Tuesday February 14, because she promised Bo to come")
    assert dropped is not None and dropped.dropped
    assert changed is not None and not changed.dropped and changed.day == "Tuesday February 14"


def test_single_steps_and_other_memories_are_no_hours() -> None:
    for text in ("Ann Lee plans to bake bread for 10 minutes from 08:00", "Ann Lee is baking bread", ""):
        assert plan_entry(text) is None


@given(st.integers(0, 1439), st.integers(1, 1439))
def test_a_night_runs_into_the_next_day(start: int, length: int) -> None:
    end = start + length
    entry = plan_entry(f"Ann Lee plans to sleep from {clock_face(start)} to {clock_face(end)} on Monday February 13")
    assert entry is not None and (entry.start, entry.end) == (start, end)
    assert entry.has(start) and entry.has((end - 1) % 1440) and not entry.has(end % 1440)
