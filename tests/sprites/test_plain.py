"""A town that nobody has painted yet can be seen, and read."""

from pathlib import Path

import numpy as np
from sprites.painted_map import Painted, thing

from game.sprites.plain import Plain, plain_of
from game.sprites.quads import PLACE
from game.sprites.rooms import indoors
from game.world.footprints import blocked_tiles
from game.world.town_map import town_from

WHITE = (0.0, 0.0, 1.0, 1.0)
HOUSE = {(c, r): 1 for c in range(1, 6) for r in range(1, 6) if c in (1, 5) or r in (1, 5)}
DOOR = (3, 5)


def drawn_town(folder: Path, ground: int = 0, walls: int = 0) -> Painted:
    """A house of one room with a bed in it, and a green; its walls only on `collision`, unless they are painted."""
    house = {tile: 1 for tile in HOUSE if tile != DOOR}
    painted = Painted(folder, width=10, height=9)
    if ground:
        painted.tiles("ground", ground)
    if walls:
        painted.tiles("walls", at=dict.fromkeys(house, walls))
    painted.tiles("collision", at=house)
    painted.objects(
        "areas",
        thing(1, 16, 16, 80, 80, name="Hill House", kind="sector"),
        thing(2, 32, 32, 48, 48, name="bedroom", kind="arena"),
        thing(3, 96, 112, 64, 32, name="The Green", kind="sector"),
    )
    return painted.objects("objects", thing(10, 32, 32, 16, 16, name="bed"))


def plain(painted: Painted) -> Plain:
    return plain_of(painted.map(), town_from(painted.map()), WHITE)


def test_where_nothing_is_painted_all_of_it_is_drawn_and_named(tmp_path: Path) -> None:
    found = plain(drawn_town(tmp_path))
    assert len(found.floors) == 90, "a tile of ground everywhere"
    assert len({tuple(colour) for colour in found.floors[::2, 8:11].tolist()}) >= 3, "places differ from one another"
    assert {label.text for label in found.labels} == {"Hill House", "bedroom", "The Green", "bed"}
    assert len(found.blocks) > len(HOUSE)


def test_walls_that_look_like_any_ground_are_drawn(tmp_path: Path) -> None:
    found = plain(drawn_town(tmp_path, ground=2))
    assert not len(found.floors)
    tops = {tuple(place) for place in found.blocks[:, PLACE].tolist()}
    assert all((column * 32, row * 32, 32, 32) in tops for column, row in HOUSE if (column, row) != DOOR)
    assert (DOOR[0] * 32, DOOR[1] * 32, 32, 32) not in tops


def test_where_walls_are_painted_nothing_but_things_is_added(tmp_path: Path) -> None:
    found = plain(drawn_town(tmp_path, ground=2, walls=3))
    assert {label.text for label in found.labels} == {"bed"}
    assert len(found.blocks) == 3


def test_where_a_thing_has_a_picture_none_is_drawn_as_a_block(tmp_path: Path) -> None:
    painted = drawn_town(tmp_path, ground=2, walls=3).objects("decor", thing(11, 0, 0, 16, 16, 4))
    found = plain(painted)
    assert not len(found.blocks) and not found.labels


def test_a_map_painted_on_one_large_picture_needs_nothing(tmp_path: Path) -> None:
    painted = drawn_town(tmp_path)
    painted.objects("sky", thing(-9, 0, 0, 160, 144, 1), kind="imagelayer")
    found = plain(painted)
    assert not len(found.floors)
    assert {label.text for label in found.labels} == {"bed"}


def test_a_map_of_one_tile_can_be_drawn(tmp_path: Path) -> None:
    found = plain(Painted(tmp_path, width=1, height=1))
    assert len(found.floors) == 1 and not len(found.blocks)


def test_a_room_is_what_walls_enclose_but_for_a_door(tmp_path: Path) -> None:
    map_file = drawn_town(tmp_path).map()
    solid, things = blocked_tiles(map_file)
    assert indoors(town_from(map_file), solid & ~things) == {2}
    assert indoors(town_from(map_file), np.zeros_like(solid)) == frozenset()
