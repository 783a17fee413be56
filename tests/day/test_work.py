"""Tests: people are where their paragraph says, when it says: at work, in class, and where it is their habit to go."""

import pytest
from lived import LivedDay

SHARE = 0.75
"""Of the stated hours; the rest is for breaks, lunch, and the way there."""
LATE = 30
"""Minutes by which somebody may come too early or late to where it is their habit to go."""

COLLEGE, CAFE, PARK = "Oak Hill College", "Hobbs Cafe", "Johnson Park"
PUB, WILLOWS, SUPPLY = "The Rose and Crown Pub", "The Willows Market and Pharmacy", "Harvey Oak Supply Store"
DORM, STUDIO, LINS = "Dorm for Oak Hill College", "artist's co-living space", "Lin family's house"

# Read out of assets/residents/smallville.toml by hand: where they work or study on a Monday, from when to when in hours.
# Sam Moore is retired and Jane Moreno keeps house: what they do then stands with the habits below.
WORK = [
    ("Isabella Rodriguez", CAFE, 8, 20),
    ("Maria Lopez", COLLEGE, 9, 13),
    ("Klaus Mueller", COLLEGE, 9, 12),
    ("Klaus Mueller", COLLEGE, 13, 16),
    ("Ayesha Khan", COLLEGE, 10, 13),
    ("Ayesha Khan", COLLEGE, 14, 17),
    ("Wolfgang Schulz", COLLEGE, 9, 12),
    ("Wolfgang Schulz", CAFE, 13, 15),
    ("John Lin", WILLOWS, 9, 17),
    ("Mei Lin", COLLEGE, 10, 15),
    ("Eddy Lin", COLLEGE, 10, 13),
    ("Eddy Lin", LINS, 15, 17),
    ("Tom Moreno", WILLOWS, 9, 17),
    ("Jane Moreno", "Moreno family's house", 8, 10),
    ("Jane Moreno", "Moreno family's house", 14, 16),
    ("Jennifer Moore", "Moore family's house", 9, 13),
    ("Tamara Taylor", "Tamara Taylor and Carmen Ortiz's house", 9, 13),
    ("Carmen Ortiz", SUPPLY, 9, 17),
    ("Adam Smith", "Adam Smith's house", 9, 13),
    ("Adam Smith", COLLEGE, 14, 17),
    ("Yuriko Yamamoto", "Yuriko Yamamoto's house", 9, 17),
    ("Arthur Burton", PUB, 11, 24),
    ("Ryan Park", "Ryan Park's apartment", 9, 12),
    ("Ryan Park", CAFE, 13, 17),
    ("Giorgio Rossi", "Giorgio Rossi's apartment", 8.5, 12.5),
    ("Giorgio Rossi", CAFE, 14, 16),
    ("Carlos Gomez", "Carlos Gomez's apartment", 11, 15),
    ("Latoya Williams", PARK, 9, 11),
    ("Latoya Williams", STUDIO, 13, 17),
    ("Rajiv Patel", STUDIO, 10, 16),
    ("Abigail Chen", STUDIO, 10, 17),
    ("Francisco Lopez", STUDIO, 11, 15),
    ("Hailey Johnson", CAFE, 9, 12),
    ("Hailey Johnson", STUDIO, 14, 17),
]

# The same for what they do by habit, with a time, on a Monday.
HABITS = [
    ("Maria Lopez", DORM, 20),
    ("Klaus Mueller", PARK, 17),
    ("Wolfgang Schulz", DORM, 6.5),
    ("Wolfgang Schulz", PARK, 17),
    ("John Lin", LINS, 7.5),
    ("Eddy Lin", PARK, 18),
    ("Tom Moreno", PUB, 20),
    ("Jane Moreno", WILLOWS, 10.5),
    ("Sam Moore", PARK, 8),
    ("Sam Moore", CAFE, 12.5),
    ("Jennifer Moore", PARK, 15),
    ("Tamara Taylor", CAFE, 14),
    ("Tamara Taylor", PARK, 16),
    ("Carmen Ortiz", CAFE, 8),
    ("Adam Smith", PUB, 20),
    ("Yuriko Yamamoto", "Yuriko Yamamoto's house", 6.5),
    ("Yuriko Yamamoto", CAFE, 13),
    ("Yuriko Yamamoto", PARK, 18),
    ("Ryan Park", PUB, 19),
    ("Ryan Park", "Ryan Park's apartment", 22),
    ("Giorgio Rossi", PARK, 17),
    ("Giorgio Rossi", "Giorgio Rossi's apartment", 20),
    ("Carlos Gomez", PUB, 21),
    ("Carlos Gomez", PARK, 16),
    ("Rajiv Patel", SUPPLY, 16.5),
    ("Rajiv Patel", PUB, 21),
    ("Abigail Chen", CAFE, 17.5),
    ("Abigail Chen", STUDIO, 9),
    ("Francisco Lopez", CAFE, 16),
    ("Francisco Lopez", STUDIO, 19),
    ("Hailey Johnson", PARK, 17.5),
]


@pytest.mark.parametrize(("name", "place", "begins", "ends"), WORK)
def test_everybody_works_where_and_when_their_paragraph_says(
    day: LivedDay, name: str, place: str, begins: float, ends: float
) -> None:
    hours = day.minutes(name)[round(begins * 60) : round(ends * 60)]
    there = sum(day.sector(moment) == place for moment in hours)
    assert there / len(hours) >= SHARE


@pytest.mark.parametrize(("name", "place", "hour"), HABITS)
def test_everybody_goes_where_it_is_their_habit_to_go(day: LivedDay, name: str, place: str, hour: float) -> None:
    around = day.minutes(name)[round(hour * 60) - LATE : round(hour * 60) + LATE]
    assert any(day.sector(moment) == place and moment.settled and moment.doing for moment in around)


@pytest.mark.parametrize("name", ["Maria Lopez", "Klaus Mueller", "Ayesha Khan", "Wolfgang Schulz", "Eddy Lin"])
def test_classes_are_heard_in_the_classroom(day: LivedDay, name: str) -> None:
    classes = day.minutes(name)[10 * 60 : 12 * 60]
    assert sum(day.town.arenas[moment.arena].name == "classroom" for moment in classes) >= SHARE * len(classes)


def test_the_professor_spends_half_of_her_teaching_hours_in_the_classroom(day: LivedDay) -> None:
    teaching = day.minutes("Mei Lin")[10 * 60 : 15 * 60]
    assert sum(day.town.arenas[moment.arena].name == "classroom" for moment in teaching) >= len(teaching) / 2


@pytest.mark.parametrize(("name", "place"), [("Isabella Rodriguez", CAFE), ("Arthur Burton", PUB), ("Carmen Ortiz", SUPPLY)])
def test_who_keeps_a_shop_is_there_when_it_opens(day: LivedDay, name: str, place: str) -> None:
    sector = next(each for each in day.town.sectors.values() if each.name == place)
    assert sector.norms.hours is not None
    opens = sector.norms.hours[0]
    assert day.sector(day.minutes(name)[opens + 5]) == place
