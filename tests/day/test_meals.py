"""Tests: people eat two or three meals, never two of them within two hours, judged by the words for what they do."""

import re
from itertools import pairwise

import pytest
from lived import Action, LivedDay
from nights import NIGHTS

EATS = re.compile(
    r"^(eating|finishing (breakfast|lunch|dinner|supper|the last of)|having (an? \w+ )?(breakfast|lunch|dinner|supper))\b"
)
FINISHES = re.compile(r"^finishing\b")
SNACK = re.compile(r"\b(biscuit|cookie|cake|scone|sweets)\b(?!.*\b(breakfast|lunch|dinner)\b)")
BETWEEN_MEALS = 120
AT_ONE_TABLE = 45
"""Minutes for which somebody may sit over one meal."""


def meals(actions: list[Action]) -> list[Action]:
    """The beginnings of meals. Eating the same dish again, or finishing it, is the same meal while it lasts."""
    found: list[Action] = []
    for action in actions:
        if not EATS.search(action.words) or SNACK.search(action.words):
            continue
        goes_on = bool(FINISHES.search(action.words)) or (bool(found) and action.words == found[-1].words)
        if not (found and goes_on and action.minute - found[-1].minute <= AT_ONE_TABLE):
            found.append(action)
    return found


@pytest.mark.parametrize("name", NIGHTS)
def test_everybody_eats_two_or_three_meals_and_never_two_within_two_hours(day: LivedDay, name: str) -> None:
    eaten = meals(day.of_the_day(name))
    told = [f"{meal.minute // 60:02d}:{meal.minute % 60:02d} {meal.words}" for meal in eaten]
    assert 2 <= len(eaten) <= 3, told
    assert all(later.minute - sooner.minute >= BETWEEN_MEALS for sooner, later in pairwise(eaten)), told


@pytest.mark.parametrize("name", NIGHTS)
def test_meals_are_eaten_sitting_down_where_one_may_eat(day: LivedDay, name: str) -> None:
    seats = {
        "dining chair",
        "cafe customer seating",
        "bar customer seating",
        "common room sofa",
        "armchair",
        "picnic table",
        "park bench",
    }
    assert {meal.kind for meal in meals(day.of_the_day(name))} <= seats


@pytest.mark.parametrize("name", NIGHTS)
def test_the_first_meal_is_soon_after_getting_up_and_the_last_in_the_evening(day: LivedDay, name: str) -> None:
    eaten = meals(day.of_the_day(name))
    wakes, bed = NIGHTS[name]
    assert wakes <= eaten[0].minute <= wakes + 3 * 60
    assert 17 * 60 <= eaten[-1].minute <= bed
