"""How a drawn map becomes a town: places, what blocks, where things are used from."""

from dataclasses import replace
from pathlib import Path

import pytest
from tiny_town import AREAS, BATHROOM, BED, BEDROOM, BENCH, HOME, OBJECTS, POND, SHELF, SHOP, STOVE, TOILET, Thing, tiny_town

from game.assets import asset
from game.world.footprints import walkable_from
from game.world.places import OUTDOORS, Spot, Town
from game.world.routes import Routes
from game.world.town_map import load_town


@pytest.fixture
def town(tmp_path: Path) -> Town:
    return tiny_town(tmp_path)


@pytest.fixture(scope="module")
def smallville() -> Town:
    return load_town(asset("maps/smallville.tmx"))


def test_the_tiny_town_is_drawn_well(town: Town) -> None:
    assert town.warnings == ()
    assert town.name == "Tiny Town"
    assert list(town.sectors) == [OUTDOORS, HOME, SHOP]


def test_addresses_print_as_in_the_paper(town: Town) -> None:
    assert town.address(STOVE) == "Reed house: bedroom: stove"
    assert town.arena_at((5, 6)).name == "outdoors"


def test_a_sector_without_rooms_is_one_room(town: Town) -> None:
    assert town.arenas[SHOP].sector == SHOP and town.arena_at((9, 3)).id == SHOP


def test_doorways_belong_to_a_room_of_their_house(town: Town) -> None:
    assert town.arena_at((2, 4)).id == BEDROOM
    assert town.arena_at((5, 2)).id == BEDROOM
    assert town.arena_at((6, 2)).id == BATHROOM


def test_things_block_where_they_stand_and_nowhere_else(town: Town) -> None:
    assert town.blocked[1, 1] and town.blocked[2, 1] and town.blocked[1, 4] and town.blocked[6, 5]
    assert not town.blocked[3, 1] and not town.blocked[7, 0]


def test_moving_a_stove_in_the_map_moves_what_it_blocks(tmp_path: Path) -> None:
    moved = [replace(thing, box=(3, 1, 1, 1)) if thing.id == STOVE else thing for thing in OBJECTS]
    town = tiny_town(tmp_path, objects=moved)
    assert town.blocked[1, 3] and not town.blocked[1, 4]


def test_a_stove_is_used_from_its_front(town: Town) -> None:
    assert town.objects[STOVE].spots == (Spot((4, 2), "up", False, (4, 2)),)


def test_a_sleeper_lies_in_the_bed_and_gets_in_from_a_free_side(town: Town) -> None:
    assert town.objects[BED].spots == (Spot((1, 1), "down", True, (2, 1)),)


def test_a_bench_seats_two_who_sit_down_from_the_front(town: Town) -> None:
    bench = town.objects[BENCH]
    assert bench.capacity == 2
    assert bench.spots == (Spot((5, 6), "down", True, (5, 7)), Spot((6, 6), "down", True, (6, 7)))


def test_a_thing_without_a_picture_is_ground_to_stand_on(town: Town) -> None:
    assert [spot.tile for spot in town.objects[POND].spots] == [(0, 7), (1, 7)]


def test_a_thing_nobody_can_reach_is_told(tmp_path: Path) -> None:
    walled_in = [replace(thing, properties={"use_from": "north"}) if thing.id == SHELF else thing for thing in OBJECTS]
    town = tiny_town(tmp_path, objects=walled_in)
    assert town.objects[SHELF].spots == ()
    assert town.warnings == (f"Layer 'objects': nobody can reach the shelf ({SHELF}) at column 8, row 1.",)


@pytest.mark.parametrize(("hours", "meant"), [("16:00-02:00", (960, 120)), ("8-17", (480, 1020)), ("00:00-24:00", (0, 1440))])
def test_hours_may_be_written_in_several_ways(tmp_path: Path, hours: str, meant: tuple[int, int]) -> None:
    areas = [replace(area, properties={"hours": hours}) if area.id == SHOP else area for area in AREAS]
    assert tiny_town(tmp_path, areas=areas).sectors[SHOP].norms.hours == meant


@pytest.mark.parametrize("hours", ["morning", "25:00-26:00", "08:00", "08:00-08:00", "08:77-09:00", "-"])
def test_hours_that_say_nothing_are_told_and_left_out(tmp_path: Path, hours: str) -> None:
    areas = [replace(area, properties={"hours": hours}) if area.id == SHOP else area for area in AREAS]
    town = tiny_town(tmp_path, areas=areas)
    assert town.sectors[SHOP].norms.hours is None
    assert hours in town.warnings[0] and "Corner Shop" in town.warnings[0]


def test_a_room_outside_every_building_lies_in_the_town(tmp_path: Path) -> None:
    town = tiny_town(tmp_path, areas=[*AREAS, Thing(40, "yard", "arena", (8, 6, 2, 2))])
    assert town.arenas[40].sector == OUTDOORS
    assert "yard" in town.warnings[0]


def test_every_object_of_smallville_is_reachable_from_every_spawn(smallville: Town) -> None:
    routes = Routes(smallville)
    assert len(smallville.spawns) == 25
    for name, spawn in smallville.spawns.items():
        reached = walkable_from([spawn], smallville.blocked)
        for thing in smallville.objects.values():
            assert thing.spots, smallville.address(thing.id)
            assert all(reached[spot.entry[1], spot.entry[0]] for spot in thing.spots), (name, smallville.address(thing.id))
    start = next(iter(smallville.spawns.values()))
    assert all(routes.connected(start, spot.entry) for thing in smallville.objects.values() for spot in thing.spots)


def test_nothing_about_smallville_is_odd(smallville: Town) -> None:
    assert smallville.warnings == ()


def test_nobody_in_smallville_stands_on_something_solid_unless_it_is_a_seat_or_a_bed(smallville: Town) -> None:
    for thing in smallville.objects.values():
        for spot in thing.spots:
            assert spot.on or not smallville.blocked[spot.tile[1], spot.tile[0]]
            assert not smallville.blocked[spot.entry[1], spot.entry[0]]


def test_the_bathroom_of_the_tiny_town_is_for_one(town: Town) -> None:
    assert town.arenas[BATHROOM].norms.capacity == 1
    assert town.objects[TOILET].arena == BATHROOM
