"""Two days in our second town: everybody sleeps, eats and works as their paragraph says; the news and the invitation travel."""

import re

import pytest
from skerrow_days import DAYS, Days, Minute, days

from game.world.clock import MINUTES_PER_DAY

pytestmark = pytest.mark.heavy

HOMES = {
    "Magnus Hale": "Skerrow Lighthouse",
    "Brigid Nolan": "The Drowned Bell Inn",
    "Signe Fairlie": "Gull Cottage",
    "Runa Fairlie": "Gull Cottage",
    "Edmund Fairlie": "Anchor Cottage",
    "Oda Fairlie": "Anchor Cottage",
    "Tobias Crane": "Skerrow School",
    "Wen Hartley": "The Drowned Bell Inn",
}
INN = "The Drowned Bell Inn"


@pytest.fixture(params=[7, 11], ids=["seed 7", "seed 11"])
def lived(request: pytest.FixtureRequest) -> Days:
    return days(request.param)


def share(minutes: list[Minute], *sectors: str) -> float:
    """How much of the time somebody is at one of some places."""
    return sum(minute.sector in sectors for minute in minutes) / len(minutes)


def asleep(minutes: list[Minute]) -> float:
    return sum(minute.asleep for minute in minutes) / len(minutes)


def test_everybody_sleeps_in_a_bed_at_home_for_hours_each_day(lived: Days) -> None:
    for name, home in HOMES.items():
        for day in range(DAYS):
            sleeping = [minute for minute in lived.between(name, day, 0, 24) if minute.asleep]
            assert 5 * 60 <= len(sleeping) <= 12 * 60, (name, day, len(sleeping))
            assert {(minute.sector, minute.kind) for minute in sleeping} == {(home, "bed")}, name


def test_the_keeper_is_awake_by_night_and_asleep_in_the_morning(lived: Days) -> None:
    for start in (0, 24 + 0, 20):
        night = lived.between("Magnus Hale", 0, start + 0.5, start + 3)
        assert asleep(night) == 0
        assert share(night, "Skerrow Lighthouse") > 0.5
    assert asleep(lived.between("Magnus Hale", 0, 6, 11)) == 1
    assert asleep(lived.between("Magnus Hale", 1, 6, 11)) == 1


def test_all_others_are_asleep_in_the_dead_of_night(lived: Days) -> None:
    for name in HOMES.keys() - {"Magnus Hale"}:
        assert asleep(lived.between(name, 1, 1.5, 3.5)) == 1, name


def test_the_child_is_in_bed_before_the_inn_is_full_and_never_there_late(lived: Days) -> None:
    for day in range(DAYS):
        assert asleep(lived.between("Runa Fairlie", day, 21, 24)) == 1
        assert share(lived.between("Runa Fairlie", day, 20.5, 24), INN) == 0


def test_lessons_are_held_and_heard_at_the_school(lived: Days) -> None:
    for day in range(DAYS):
        for name in ("Tobias Crane", "Runa Fairlie"):
            assert share(lived.between(name, day, 9.25, 12), "Skerrow School") > 0.8, (name, day)


def test_the_skipper_is_out_before_the_others_wake(lived: Days) -> None:
    for day in range(DAYS):
        assert share(lived.between("Signe Fairlie", day, 5.5, 12.5), "The Quay", "The Jetty") > 0.7, day


def test_the_innkeeper_minds_the_inn(lived: Days) -> None:
    for day in range(DAYS):
        assert share(lived.between("Brigid Nolan", day, 11.25, 21), INN) > 0.85, day


def test_the_old_engineer_builds_his_boat_and_who_has_no_work_is_at_none(lived: Days) -> None:
    building = [minute for day in range(DAYS) for minute in lived.between("Edmund Fairlie", day, 9, 13)]
    assert share(building, "Net Loft") > 0.15
    worked = [minute.words for minute in lived.of["Wen Hartley"] if "haul" in minute.words or "cast off" in minute.words]
    assert worked == []


def test_everybody_eats_at_least_twice_a_day_and_most_three_times(lived: Days) -> None:
    meals = {(name, day): len(eaten(lived.between(name, day, 0, 24))) for name in HOMES for day in range(DAYS)}
    assert min(meals.values()) >= 2, meals
    assert sum(count >= 3 for count in meals.values()) > len(meals) / 2, meals


def eaten(minutes: list[Minute]) -> list[int]:
    """When each meal begins: eating, with no eating in the hour before."""
    at = [number for number, minute in enumerate(minutes) if re.match("eating|finishing (lunch|dinner|breakfast)", minute.words)]
    return [number for place, number in enumerate(at) if place == 0 or number - at[place - 1] > 60]


def test_nobody_goes_where_they_have_no_business(lived: Days) -> None:
    private = {"Skerrow Lighthouse", "Gull Cottage", "Anchor Cottage"}
    for name, minutes in lived.of.items():
        assert {minute.sector for minute in minutes} & private <= {HOMES[name]}, name
        assert all(HOMES[name] == INN for minute in minutes if minute.arena.endswith(("keeper's room", "lodger's room"))), name


def test_nobody_is_stuck(lived: Days) -> None:
    for name, minutes in lived.of.items():
        way = "".join("." if minute.settled else "w" for minute in minutes)
        assert max((len(walk) for walk in re.findall("w+", way)), default=0) < 30, name
        idle = sum(minute.words in ("", "looking about") for minute in minutes)
        assert idle < 0.1 * DAYS * MINUTES_PER_DAY, (name, idle)


def test_what_one_man_has_heard_of_the_ferry_is_known_to_half_the_harbour_on_the_second_night(lived: Days) -> None:
    knowing = [name for name in HOMES if any("ferry is to stop calling" in text for text in lived.texts(name))]
    assert "Wen Hartley" in knowing
    assert len(knowing) >= 4, knowing


def test_the_supper_is_spoken_of_and_guests_who_promised_come(lived: Days) -> None:
    pattern = r"{} promised .* to come to the lantern supper"
    guests = [name for name in HOMES if any(re.match(pattern.format(name), text) for text in lived.texts(name))]
    supper = {name: lived.between(name, 1, 18, 20) for name in HOMES}
    there = [name for name in HOMES if share(supper[name], INN) > 0.4]
    assert len(guests) >= 2
    assert "Brigid Nolan" in there
    assert len(set(guests) & set(there)) >= 2, (guests, there)
