"""Relatives of the usual mistakes: each is told by what it is, with what to do instead."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from map_check.sound_town import SECOND_BED, Plan, area, one_more, spawn, thing, written
from world.tiny_town import BATHROOM, BED, BEDROOM, BENCH, HOME, SHOP, STOVE, Thing

from game.assets import asset
from game.map_check import check_map, faults_of
from game.world.places import SIDES, Tile, Town
from game.world.tiled import TileLayer, read_map
from game.world.town_map import town_from

RELATIVES: dict[str, tuple[Plan, str, str]] = {
    "a class with a capital": (area(SHOP, kind="Sector"), "area-class", "did you mean 'sector'?"),
    "a thing among areas": (area(SHOP, kind="object"), "area-class", "it belongs on the layer 'objects'"),
    "a room among things": (thing(BENCH, kind="arena"), "object-class", "it belongs on the layer 'areas'"),
    "an area without a class": (area(BEDROOM, kind=""), "area-class", "has no class"),
    "a space behind a name": (area(SHOP, name="Corner Shop "), "names-alike", "a space too many"),
    "hours of two spans": (area(SHOP, properties={"hours": "08:00-12:00, 13:00-17:00"}), "hours", "cannot be read"),
    "hours past the clock": (area(SHOP, properties={"hours": "08:00-25:00"}), "hours", "cannot be read"),
    "a capacity of nobody": (area(BATHROOM, properties={"capacity": 0}), "capacity", "nobody may use it"),
    "a capacity below nothing": (area(BATHROOM, properties={"capacity": -2}), "capacity", "no number of people"),
    "more people than floor": (area(BATHROOM, properties={"capacity": 40}), "capacity", "but only 2 tiles"),
    "a bed with a capital": (thing(BED, name="Bed"), "kind", "did you mean 'bed'?"),
    "a word misspelt in two": (thing(BENCH, name="dinning chair"), "kind", "did you mean 'dining chair'?"),
    "kinds by two spellings": (thing(SECOND_BED, name="bed "), "names-alike", "a space too many"),
    "names joined by and": (area(HOME, properties={"private_to": "Ada Reed and Bo Finch"}), "property-value", "read as one name"),
    "a footprint in words": (thing(STOVE, properties={"footprint": "one"}), "property-value", "not two numbers"),
    "a footprint with a cross": (thing(STOVE, properties={"footprint": "99 x 99"}), "property-value", "larger than a house"),
    "a seat without end": (thing(BENCH, properties={"seats": "9" * 5000 + ",0,down"}), "property-value", "is not a column"),
    "a seat beside the thing": (thing(BENCH, properties={"seats": "5,0,down"}), "property-value", "lies beside its 2x1 tiles"),
    "a seat that looks nowhere": (thing(BENCH, properties={"seats": "0,0,south"}), "property-value", "is no way to look"),
    "a lift that is no number": (thing(STOVE, properties={"lift": "high"}), "property-value", "no number of pixels"),
    "a property of another class": (area(SHOP, properties={"use_from": "south"}), "property", "belongs to the class object"),
    "a capacity with a capital": (area(BATHROOM, properties={"Capacity": 1}), "property", "did you mean 'capacity'?"),
    "a thing half off the map": (thing(BENCH, box=(11, 6, 2, 1)), "object-off-map", "reaches beyond the map"),
    "an area half off the map": (area(SHOP, box=(7, 0, 9, 5)), "area-off-map", "reaches beyond the map"),
    "two people on one tile": (spawn(31, box=(2, 2, 0, 0)), "spawn-twice", "two people begin on the same tile"),
    "a room in no house": (one_more(area=Thing(71, "stall", "arena", (2, 5, 2, 2))), "arena-outside", "but in none"),
    "layers in capitals": (written('name="objects"', 'name="OBJECTS"'), "layer-name", "Rename it to 'objects'"),
    "a layer of spawn points": (written('name="spawns"', 'name="Spawn points"'), "layer-name", "one called 'Spawn points'"),
    "a wall layer with an s": (written('name="collision"', 'name="Collisions"'), "layer-name", "one called 'Collisions'"),
    "a home without a bed": (
        area(SHOP, properties={"private_to": "Cy Hall", "purpose": "a home"}),
        "home-lacks",
        "but has no bed",
    ),
}


@pytest.mark.parametrize("name", RELATIVES)
def test_a_relative_of_a_mistake_is_told(name: str, tmp_path: Path) -> None:
    plan, kind, said = RELATIVES[name]
    faults = check_map(plan.write(tmp_path))
    assert any(fault.kind == kind and said in fault.said for fault in faults), [fault.said for fault in faults]


@pytest.mark.parametrize("number", [4, 6, 9])
def test_a_door_of_ours_that_was_painted_over_is_the_tile_to_erase(number: int) -> None:
    map_file = read_map(asset("maps/smallville.tmx"))
    town = town_from(map_file)
    doors = [door for sector in list(town.sectors.values())[1:] if len(door := way_in(town, set(sector.tiles))) in (1, 2, 3)]
    door = doors[number]
    shut = tuple(
        painted(layer, door) if isinstance(layer, TileLayer) and layer.name == "collision" else layer for layer in map_file.layers
    )
    faults = [fault for fault in faults_of(replace(map_file, layers=shut)) if fault.kind == "no-way-in"]
    assert faults and all(set(fault.tiles) & set(door) for fault in faults)


def way_in(town: Town, inside: set[Tile]) -> list[Tile]:
    """The tiles of a house from which one steps out of it."""

    def steps_out(tile: Tile) -> bool:
        beside = ((tile[0] + dx, tile[1] + dy) for dx, dy in SIDES.values())
        return any(one not in inside and 0 <= one[1] < town.height and not town.blocked[one[1], one[0]] for one in beside)

    return [tile for tile in sorted(inside) if not town.blocked[tile[1], tile[0]] and steps_out(tile)]


def painted(layer: TileLayer, tiles: list[Tile]) -> TileLayer:
    grid = layer.grid.copy()
    for column, row in tiles:
        grid[row, column] = np.max(grid)
    return replace(layer, grid=grid)
