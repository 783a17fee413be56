"""One line round a place: whatever its shape, it holds exactly the place's tiles, as our own reader of maps sees it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.imports.town.groups import MOST_PARTS, connected, outline, rectangle
from game.problem import Problem
from game.world.areas import shape_tiles
from game.world.places import Tile
from game.world.tiled import MapFile, MapObject

SIDE = 9
MAP = MapFile(Path("m.tmx"), SIDE, SIDE, 32, 32, (), {}, {})

places = st.sets(st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1)), min_size=1)


def drawn(points: list[Tile]) -> set[Tile]:
    """The tiles our reader sees in a polygon of Tiled with these corners."""
    corners = tuple((x * 32.0, y * 32.0) for x, y in points)
    return shape_tiles(MapObject(1, "place", "arena", 0, 0, 0, 0, 0, 0, True, corners, {}), MAP)


@given(places)
def test_it_holds_the_tiles_of_the_place_and_no_others(tiles: set[Tile]) -> None:
    assert drawn(outline(tiles, "place")) == tiles


def test_a_ring_and_a_far_part_are_one_place() -> None:
    ring = {(x, y) for x in range(4) for y in range(4)} - {(1, 1), (2, 2)}
    far = {(7, 7), (8, 8)}
    assert drawn(outline(ring | far, "place")) == ring | far


def test_a_rectangle_needs_four_corners() -> None:
    tiles = {(x, y) for x in range(2, 6) for y in range(3, 5)}
    assert len(outline(tiles, "place")) == 4
    assert rectangle(tiles) == (2, 3, 4, 2)
    assert rectangle(tiles - {(2, 3)}) is None


@given(places)
def test_parts_hang_together_and_leave_nothing_out(tiles: set[Tile]) -> None:
    parts = connected(tiles)
    assert sorted(tile for part in parts for tile in part) == sorted(tiles)
    for part in parts:
        assert len(connected(part)) == 1
        beside = {(x + dx, y + dy) for x, y in part for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - set(part)
        assert not beside & tiles


def test_a_place_in_crumbs_is_refused_in_a_sentence() -> None:
    crumbs = {(2 * n, 0) for n in range(MOST_PARTS + 1)}
    with pytest.raises(Problem, match="the market lies in 301 parts"):
        outline(crumbs, "the market")
