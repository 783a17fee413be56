"""Time for the way: whoever has to be elsewhere leaves in time."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.ai.plans import Step
from game.ai.travel import LEAST, leave_in_time


def step(start: int, end: int, arena: int, text: str = "do it") -> Step:
    return Step(text, start, end, arena)


def a_quarter_of_an_hour(one: Step, other: Step) -> int:
    return 0 if one.arena == other.arena else 15


def test_work_across_town_is_set_out_for_before_it_begins() -> None:
    home = (step(500, 510, 1), step(510, 540, 1))
    timely = leave_in_time(home, (step(540, 550, 2),), a_quarter_of_an_hour, since=480)
    assert [(each.start, each.end) for each in timely] == [(500, 510), (510, 525), (525, 550)]


def test_a_step_with_no_time_left_for_it_falls_away() -> None:
    home = (step(500, 525, 1), step(525, 535, 1), step(535, 540, 1))
    timely = leave_in_time(home, (step(540, 550, 2),), a_quarter_of_an_hour, since=480)
    assert [(each.start, each.end) for each in timely] == [(500, 525), (525, 550)]


def test_nothing_changes_for_who_stays_where_they_are() -> None:
    here = (step(500, 510, 1), step(510, 520, 1))
    assert leave_in_time((), here, a_quarter_of_an_hour, since=0) == here


def test_nobody_gets_up_earlier_for_the_way() -> None:
    night = (Step("sleep", 0, 420, 1, asleep=True),)
    timely = leave_in_time(night, (step(420, 430, 2),), a_quarter_of_an_hour, since=0)
    assert timely[0] == night[0] and timely[1].start == 420


def test_a_meal_is_not_given_up_for_the_way_but_what_follows_begins_late() -> None:
    home = (step(500, 510, 1, "cook"), replace(step(510, 525, 1, "eat"), firm=True), step(525, 530, 1, "wash up"))
    park = (step(530, 535, 2, "arrive"), step(535, 550, 2, "walk"))
    timely = leave_in_time(home, park, a_quarter_of_an_hour, since=480)
    assert [(each.text, each.start, each.end) for each in timely] == [("cook", 500, 510), ("eat", 510, 520), ("walk", 520, 550)]


def test_who_has_time_left_because_something_fell_away_does_not_set_out_hours_too_early() -> None:
    before = (step(500, 505, 1, "rest"), step(505, 520, 2, "walk"))
    timely = leave_in_time((), (*before, step(530, 550, 1, "read")), a_quarter_of_an_hour, since=480)
    assert [(each.text, each.start, each.end) for each in timely] == [("rest", 500, 515), ("read", 515, 550)]


lengths = st.lists(st.tuples(st.integers(LEAST, 30), st.integers(1, 4)), min_size=1, max_size=30)


@given(lengths, st.integers(0, 400), st.integers(0, 25))
def test_a_day_has_no_holes_and_what_has_begun_stays_begun(day: list[tuple[int, int]], since: int, minutes: int) -> None:
    steps, start = [], 0
    for length, arena in day:
        steps.append(step(start, start + length, arena, f"thing {start}"))
        start += length
    cut = len(steps) // 2
    before = leave_in_time((), tuple(steps[:cut]), lambda one, other: minutes * (one.arena != other.arena), 0)
    timely = leave_in_time(before, tuple(steps[cut:]), lambda one, other: minutes * (one.arena != other.arena), since)
    assert timely[0].start == 0 and timely[-1].end == start
    assert all(one.end == other.start and one.start < one.end for one, other in pairwise(timely))
    begun = [each.text for each in before if each.start < since]
    assert [each.text for each in timely[: len(begun)]] == begun
    assert all(each.end - each.start >= LEAST for each in timely[1:-1] if each.start >= since)
