"""What places expect of people, in words."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tiny_town import AREAS, BATHROOM, BEDROOM, HOME, SHOP, tiny_town

from game.world.norms import is_open, objection
from game.world.places import OUTDOORS, Norms, Town


@pytest.fixture
def town(tmp_path: Path) -> Town:
    private = [replace(area, properties={"private_to": "Ada Reed, Bo Finch"}) if area.id == HOME else area for area in AREAS]
    return tiny_town(tmp_path, areas=private)


def test_a_shop_is_closed_until_it_opens(town: Town) -> None:
    assert objection(town, SHOP, "Cy Hall", 479) == "Corner Shop is closed until 08:00"
    assert objection(town, SHOP, "Cy Hall", 480) is None
    assert objection(town, SHOP, "Cy Hall", 1020) == "Corner Shop is closed until 08:00"


def test_hours_do_not_bind_those_who_work_there(town: Town) -> None:
    assert objection(town, SHOP, "Ada Reed", 300, staff=("Ada Reed",)) is None


def test_hours_do_not_bind_who_has_a_room_of_their_own_in_the_house(town: Town) -> None:
    lodging = replace(town.arenas[SHOP], id=900, name="lodger's room", norms=Norms(private_to=("Cy Hall",)))
    over_the_shop = replace(town, arenas={**town.arenas, 900: lodging})
    assert objection(over_the_shop, SHOP, "Cy Hall", 300) is None
    assert objection(over_the_shop, SHOP, "Bo Finch", 300) == "Corner Shop is closed until 08:00"


def test_a_room_in_a_private_house_is_private_too(town: Town) -> None:
    assert objection(town, BEDROOM, "Cy Hall", 600) == "the bedroom is private to Ada Reed and Bo Finch"
    assert objection(town, BEDROOM, "Bo Finch", 600) is None


def test_a_bathroom_for_one_is_taken_by_one(town: Town) -> None:
    assert objection(town, BATHROOM, "Bo Finch", 600, occupants=("Ada Reed",)) == "the bathroom is taken"
    assert objection(town, BATHROOM, "Ada Reed", 600, occupants=("Ada Reed",)) is None


def test_the_street_is_everybodys(town: Town) -> None:
    assert objection(town, OUTDOORS, "Cy Hall", 3, occupants=("Ada Reed",) * 50) is None


@given(some.integers(0, 1439), some.integers(0, 1439), some.integers(0, 1439))
def test_hours_that_cross_midnight_are_the_rest_of_the_day(opens: int, closes: int, minute: int) -> None:
    if opens != closes:
        assert is_open(Norms(hours=(opens, closes)), minute) != is_open(Norms(hours=(closes, opens)), minute)
