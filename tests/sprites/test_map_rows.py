"""Tiles and objects are drawn where Tiled draws them."""

from pathlib import Path

import numpy as np
import pytest
from sprites.painted_map import Painted, thing

from game.sprites.artwork import read_artwork
from game.sprites.map_rows import bounds_of, object_bounds, object_row, tile_rows
from game.sprites.pictures import Pictures, gather
from game.sprites.quads import LEAN, PLACE, TINT, rows
from game.world.tiled import MapFile, MapObject, ObjectLayer, Picture, TileLayer

NO_LOOKS: frozenset[str] = frozenset()


def pictures_of(map_file: MapFile) -> Pictures:
    return gather(map_file, read_artwork(), NO_LOOKS, 16_384)


def drawn(painted: Painted, one: MapObject, **layer: object) -> tuple[float, ...]:
    map_file = painted.objects("flat", one, **layer).map()
    laid = map_file.layers[-1]
    assert isinstance(laid, ObjectLayer)
    return object_row(map_file, laid, one, pictures_of(map_file))


def box(row: tuple[float, ...]) -> list[float]:
    found: list[float] = bounds_of(rows([row]))[0].round(2).tolist()
    return found


def laid_tiles(painted: Painted) -> np.ndarray:
    map_file = painted.map()
    layer = map_file.layers[-1]
    assert isinstance(layer, TileLayer)
    return tile_rows(map_file, layer, pictures_of(map_file))[0]


def test_tiles_of_any_size_are_stretched_to_the_tiles_of_the_drawing(tmp_path: Path) -> None:
    found = laid_tiles(Painted(tmp_path, tile=(16, 24)).tiles("ground", at={(2, 1): 3}))
    assert found[:, PLACE].tolist() == [[64, 32, 32, 32]]


def test_a_tile_larger_than_the_grid_sticks_out_upwards_and_to_the_right(tmp_path: Path) -> None:
    painted = Painted(tmp_path)
    painted.pictures[6] = Picture(tmp_path / "tiles.png", (0, 0, 32, 16))
    painted.pictures[7] = Picture(tmp_path / "tiles.png", (0, 0, 32, 16), flips=(False, False, True))
    found = laid_tiles(painted.tiles("ground", at={(1, 2): 6, (3, 2): 7}))
    assert found[:, PLACE].tolist() == [[32, 64, 64, 32], [96, 32, 32, 64]]


def test_offsets_of_layer_and_tileset_add_up(tmp_path: Path) -> None:
    painted = Painted(tmp_path, tile=(32, 32))
    painted.pictures[6] = Picture(tmp_path / "tiles.png", (0, 0, 32, 32), offset=(3, -5))
    found = laid_tiles(painted.tiles("ground", at={(0, 0): 6}, offset=(10.0, 20.0)))
    assert found[:, PLACE].tolist() == [[13, 15, 32, 32]]


def test_tint_and_opacity_multiply_what_is_drawn(tmp_path: Path) -> None:
    found = laid_tiles(Painted(tmp_path).tiles("ground", at={(0, 0): 1}, opacity=0.5, tint=(1.0, 0.5, 0.0)))
    assert found[0, TINT].tolist() == [0.5, 0.25, 0.0, 0.5]
    row = drawn(Painted(tmp_path), thing(1, 0, 0, 16, 16, 1, opacity=0.5), opacity=0.5)
    assert row[TINT] == (0.25, 0.25, 0.25, 0.25)


@pytest.mark.parametrize(
    ("degrees", "left", "top", "right", "bottom"),
    [(0, 64, 64, 96, 160), (90, 64, 160, 160, 192), (180, 32, 160, 64, 256), (270, -32, 128, 64, 160), (-90, -32, 128, 64, 160)],
)
def test_an_object_is_turned_about_its_lower_left_corner(
    tmp_path: Path, degrees: float, left: float, top: float, right: float, bottom: float
) -> None:
    one = thing(1, 64, 64, 32, 96, 1, rotation=float(degrees))
    assert box(drawn(Painted(tmp_path, tile=(32, 32)), one)) == [left, top, right, bottom]


def test_a_turned_object_keeps_its_size(tmp_path: Path) -> None:
    row = drawn(Painted(tmp_path, tile=(32, 32)), thing(1, 0, 0, 30, 40, 1, rotation=30.0))
    (width, height), (right, below) = row[PLACE][2:], row[LEAN]
    assert np.hypot(width, below) == pytest.approx(30)
    assert np.hypot(height, right) == pytest.approx(40)


def test_a_tilesets_offset_grows_with_an_object(tmp_path: Path) -> None:
    painted = Painted(tmp_path, tile=(32, 32))
    painted.pictures[6] = Picture(tmp_path / "tiles.png", (0, 0, 32, 32), offset=(4, 8))
    assert box(drawn(painted, thing(1, 0, 0, 64, 96, 6))) == [8, 24, 72, 120]


def test_what_is_clicked_is_where_it_is_drawn(tmp_path: Path) -> None:
    painted, one = Painted(tmp_path, tile=(32, 32)), thing(1, 64, 64, 32, 96, 1, rotation=70.0)
    left, top, right, bottom = box(drawn(painted, one, offset=(5.0, 6.0)))
    map_file = painted.map()
    layer = map_file.layers[-1]
    assert isinstance(layer, ObjectLayer)
    assert object_bounds(map_file, layer, one) == pytest.approx((left, top, right - left, bottom - top), abs=0.01)
