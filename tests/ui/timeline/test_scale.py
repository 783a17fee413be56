"""How ticks lie along the time line."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.ui.timeline.line import DAY, NIGHT, light
from game.ui.timeline.scale import SHORTEST, Scale
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, Clock

WEEK = 7 * TICKS_PER_DAY


@given(st.integers(0, WEEK), st.integers(0, 12), st.integers(0, WEEK))
def test_a_point_of_the_line_is_the_tick_that_is_drawn_there(tick: int, zoomed: int, around: int) -> None:
    scale = Scale(0, WEEK)
    scale.zoom(zoomed, around)
    scale.reveal(tick)
    near = (scale.right - scale.left) / 1200
    assert abs(scale.tick_at(scale.along(tick, 1200), 1200) - tick) <= max(1, near)


@given(st.integers(-20, 20), st.integers(0, WEEK))
def test_however_it_is_widened_it_shows_a_part_of_the_run_or_all_of_it(steps: int, around: int) -> None:
    scale = Scale(0, WEEK)
    scale.zoom(steps, around)
    assert 0 <= scale.left < scale.right <= WEEK
    assert SHORTEST <= scale.right - scale.left + 1e-6 <= WEEK + 1


def test_the_tick_under_the_mouse_stays_there_when_the_line_is_widened() -> None:
    scale = Scale(0, WEEK)
    before = scale.along(30_000, 1000)
    scale.zoom(3, 30_000)
    assert abs(scale.along(30_000, 1000) - before) < 1e-6
    assert scale.right - scale.left < WEEK / 3


def test_a_run_of_seconds_is_a_short_piece_of_its_line() -> None:
    scale = Scale(0, 3)
    assert 0 < scale.along(3, 1000) < 10
    assert scale.tick_at(900, 1000) == 3


def test_a_line_that_shows_all_of_a_run_goes_on_showing_all_of_it() -> None:
    scale = Scale(0, TICKS_PER_DAY)
    scale.grow(TICKS_PER_DAY + 600)
    assert scale.right == TICKS_PER_DAY + 600
    scale.zoom(4, 100)
    widened = scale.span
    scale.grow(WEEK)
    assert scale.span == widened


def test_hours_and_days_are_marked_and_never_crowd() -> None:
    for hours in (1, 5, 24, 48, 168, 1000):
        scale = Scale(0, hours * TICKS_PER_HOUR)
        marks = scale.marks(1200, Clock())
        at = [scale.along(mark.tick, 1200) for mark in marks]
        assert 2 <= len(marks) <= 24
        assert all(later - sooner > 50 for sooner, later in pairwise(at))
    days = [mark.label for mark in Scale(0, 2 * TICKS_PER_DAY).marks(1200, Clock()) if mark.day]
    assert days == ["Mon 13 Feb", "Tue 14 Feb", "Wed 15 Feb"]


def test_the_line_is_dark_at_night_and_bright_at_noon() -> None:
    assert light(0) == light(1440) == NIGHT
    assert light(12 * 60) == DAY
    assert NIGHT[0] < light(18 * 60)[0] < DAY[0]
