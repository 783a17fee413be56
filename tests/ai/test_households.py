"""Who sleeps where when nothing on the map says so: families together, couples in one bed, nobody with strangers."""

from datetime import date

import pytest
from session.harbour import WALLS
from world.tiny_town import Thing, write_town

from game.ai.homes import Home, assign_homes
from game.ai.reading import read_paragraph
from game.ai.reading.townsfolk import brought_together
from game.ai.residents_file import ResidentEntry
from game.world.town_map import load_town

HOUSES = [Thing(100 + number, f"House {number}", "sector", (4 * number, 0, 5, 4), {"purpose": "a home"}) for number in range(3)]
TWO = {"use_from": "here", "capacity": 2}
ONE = {"use_from": "here"}
BEDS = [
    Thing(200, "bed", "object", (1, 1, 1, 1), ONE),
    Thing(201, "bed", "object", (5, 1, 2, 1), TWO),
    Thing(202, "bed", "object", (5, 2, 1, 1), ONE),
    Thing(203, "bed", "object", (9, 1, 1, 1), ONE),
]
PEOPLE = {
    "Bo Moll": "Bo is a vet",
    "Ann Hart": "Ann is a cook; she lives with her husband Joe and her daughter Lily, who is nine",
    "Lily Hart": "Lily is nine",
    "Joe Hart": "Joe is a carpenter",
}


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Home]:
    town = load_town(write_town(tmp_path_factory.mktemp("homes"), HOUSES, BEDS, [], WALLS))
    people = [read_paragraph(ResidentEntry(name, said), date(2023, 2, 13)) for name, said in PEOPLE.items()]
    return assign_homes(town, brought_together(people))


def test_a_family_lives_in_the_house_that_has_room_for_all(homes: dict[str, Home]) -> None:
    assert {homes[name].sector for name in ("Ann Hart", "Joe Hart", "Lily Hart")} == {101}


def test_a_couple_shares_a_bed_and_a_child_has_its_own(homes: dict[str, Home]) -> None:
    assert (homes["Ann Hart"].bed, homes["Joe Hart"].bed, homes["Lily Hart"].bed) == (201, 201, 202)


def test_a_stranger_has_a_house_to_himself(homes: dict[str, Home]) -> None:
    assert homes["Bo Moll"].sector not in (101, None)
