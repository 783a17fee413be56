"""What a released address means on a map is found by name, and what is not there is counted."""

import pytest
from imports.a_released_save import BEDROOM, PLACES
from world.tiny_town import BED, HOME, STOVE, tiny_town
from world.tiny_town import BEDROOM as ROOM

from game.ai.known_places import KnownPlaces
from game.imports.addresses import Addresses, Missing, known_places
from game.world.places import Town

NOTHING = KnownPlaces(())
TREE = {world: {sector: {room: tuple(things) for room, things in rooms.items()} for sector, rooms in sectors.items()}
        for world, sectors in PLACES.items()}  # fmt: skip


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("map"))


@pytest.mark.parametrize("address", [BEDROOM, f"{BEDROOM}:bed", "Elsewhere: REED   house : Bedroom:nothing"])
def test_an_address_is_found_whatever_its_blanks_and_capitals(town: Town, address: str) -> None:
    arena = Addresses(town).arena(address)
    assert arena is not None and arena.id == ROOM


@pytest.mark.parametrize("address", ["", "<persona> Ada Reed", "the Ville", "the Ville:Reed house", "a:b:c:d:e", "::::"])
def test_what_is_no_address_of_a_room_is_none(town: Town, address: str) -> None:
    assert Addresses(town).arena(address) is None


def test_they_know_what_they_knew_as_far_as_it_is_on_the_map(town: Town) -> None:
    known, missing = known_places(TREE, BEDROOM, Addresses(town), NOTHING)
    assert [sector.name for sector in known.sectors] == ["Reed house", "Corner Shop"]
    assert {thing.kind for thing in known.objects()} == {"bed", "stove", "toilet"}
    assert missing == Missing(sectors=1, arenas=2, objects=2)


def test_they_live_where_the_save_says(town: Town) -> None:
    known, _ = known_places(TREE, BEDROOM, Addresses(town), NOTHING)
    assert (known.home, known.home_arena, known.bed) == (HOME, ROOM, BED)


def test_what_they_knew_before_stays_known(town: Town) -> None:
    before, _ = known_places({"x": {"Reed house": {"bedroom": ("stove",)}}}, "", Addresses(town), NOTHING)
    known, _ = known_places({"x": {"Reed house": {"bedroom": ("bed",)}}}, "", Addresses(town), before)
    assert [thing.id for thing in known.objects()] == [BED, STOVE]
