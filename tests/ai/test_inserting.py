"""What comes up is done at once, and the rest of a plan gives way only as far as it must."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game.ai.inserting import insert
from game.ai.plans import DayPlan, Step

OFF = Step("turn off the stove", 0, 5, arena=1, target=2)


def plan_of(lengths: list[int], first: int = 400) -> DayPlan:
    """A plan whose steps follow each other without a hole."""
    steps, start = [], first
    for number, length in enumerate(lengths):
        steps.append(Step(f"thing {number}", start, start + length, arena=1))
        start += length
    return DayPlan(0, first, 1320, (), (), tuple(steps), start)


def times(plan: DayPlan) -> list[tuple[str, int, int]]:
    return [(step.text, step.start, step.end) for step in plan.steps]


def test_what_was_being_done_goes_on_afterwards() -> None:
    plan = insert(plan_of([15, 15]), 405, [OFF])
    assert times(plan) == [
        ("thing 0", 400, 405),
        ("turn off the stove", 405, 410),
        ("thing 0", 410, 415),
        ("thing 1", 415, 430),
    ]


def test_what_has_to_be_done_again_gets_its_whole_time_and_the_next_is_shortened() -> None:
    plan = plan_of([15, 15, 15])
    again = insert(plan, 410, [OFF], redo=replace(plan.steps[0], text="thing 0 again"))
    assert times(again) == [
        ("thing 0", 400, 410),
        ("turn off the stove", 410, 415),
        ("thing 0 again", 415, 430),
        ("thing 1", 430, 437),
        ("thing 2", 437, 445),
    ]


def test_a_step_that_has_only_just_begun_is_begun_afterwards() -> None:
    assert times(insert(plan_of([15]), 400, [OFF])) == [("turn off the stove", 400, 405), ("thing 0", 405, 415)]


def test_a_plan_that_is_overrun_is_broken_down_as_far_as_its_last_step() -> None:
    plan = insert(plan_of([10]), 405, [replace(OFF, end=30)])
    assert plan.broken_down_until == plan.steps[-1].end == 435


def test_nothing_to_do_changes_nothing() -> None:
    plan = plan_of([10, 10])
    assert insert(plan, 405, []) == plan


LENGTHS = st.lists(st.integers(1, 90), min_size=1, max_size=12)


@given(LENGTHS, st.lists(st.integers(1, 40), min_size=1, max_size=3), st.data(), st.booleans())
def test_there_are_no_holes_no_overlaps_and_the_past_stays(
    lengths: list[int], new: list[int], data: st.DataObject, again: bool
) -> None:
    before = plan_of(lengths)
    minute = data.draw(st.integers(before.steps[0].start, before.broken_down_until - 1))
    now = next(step for step in before.steps if step.start <= minute < step.end)
    after = insert(before, minute, [replace(OFF, end=length) for length in new], now if again else None)
    for one, two in zip(after.steps, after.steps[1:], strict=False):
        assert one.end == two.start
    assert all(step.start < step.end for step in after.steps)
    assert after.steps[0].start == before.steps[0].start
    assert after.steps[-1].end == after.broken_down_until
    assert [step for step in after.steps if step.end <= minute] == [
        replace(step, end=min(step.end, minute)) for step in before.steps if step.start < minute
    ]


@given(LENGTHS, st.integers(1, 40), st.data())
def test_later_steps_keep_their_order_and_move_no_more_than_they_must(lengths: list[int], new: int, data: st.DataObject) -> None:
    before = plan_of(lengths)
    minute = data.draw(st.integers(before.steps[0].start, before.broken_down_until - 1))
    after = insert(before, minute, [replace(OFF, end=new)])
    later = [step for step in before.steps if step.start >= minute]
    moved = after.steps[len(after.steps) - len(later) :]
    assert [step.text for step in moved] == [step.text for step in later]
    for old, moved_step in zip(later, moved, strict=True):
        assert moved_step.start >= old.start
        assert (moved_step.start == old.start) == (moved_step == old)
        assert moved_step.end - moved_step.start >= min(5, old.end - old.start)
