"""Tests: nights are slept through in one's own bed, and everybody gets up when their paragraph says."""

import pytest
from lived import LivedDay
from nights import NIGHTS, got_up, sleeps

TOLERANCE = 60
"""Minutes by which people may get up or go to bed earlier or later than they say."""

everybody = pytest.mark.parametrize("name", NIGHTS)


def test_the_table_is_about_everybody(day: LivedDay) -> None:
    assert sorted(NIGHTS) == sorted(day.names.values())


@everybody
def test_everybody_sleeps_in_their_own_bed_until_they_get_up_when_their_paragraph_says(day: LivedDay, name: str) -> None:
    wakes, _ = NIGHTS[name]
    assert abs(got_up(day, name) - wakes) <= TOLERANCE


@everybody
def test_nobody_goes_back_to_sleep_in_the_morning(day: LivedDay, name: str) -> None:
    up = got_up(day, name)
    assert not any(sleeps(day, name, moment) for moment in day.minutes(name)[up : up + 3 * 60])


@everybody
def test_everybody_is_awake_until_about_bedtime_and_asleep_in_their_own_bed_after_it(day: LivedDay, name: str) -> None:
    _, bed = NIGHTS[name]
    minutes = day.minutes(name)
    early = [minute for minute in range(12 * 60, bed - TOLERANCE) if sleeps(day, name, minutes[minute])]
    late = [minute for minute in range(bed + TOLERANCE, len(minutes)) if not sleeps(day, name, minutes[minute])]
    assert not early
    assert not late


def test_the_small_hours_are_silent(day: LivedDay) -> None:
    walking = [name for name in day.names.values() for moment in day.minutes(name)[: 5 * 60] if not sleeps(day, name, moment)]
    assert not walking


def test_two_sleep_in_one_bed_side_by_side_never_on_one_another(day: LivedDay) -> None:
    tiles = [moment.tile for moment in day.moments[3 * 60 * 6]]
    assert len(tiles) == len(set(tiles))
