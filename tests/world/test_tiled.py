"""What a map file may hold, and what is said of one that cannot be read."""

import gzip
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from tiny_town import BED, write_town

from game.assets import asset
from game.problem import Problem
from game.world.tiled import MapFile, ObjectLayer, TileLayer, read_map


def rewritten(path: Path, old: str, new: str, times: int = -1) -> Path:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, times), encoding="utf-8")
    return path


def objects(map_file: MapFile, name: str = "objects") -> ObjectLayer:
    return next(layer for layer in map_file.layers if isinstance(layer, ObjectLayer) and layer.name == name)


def refusal(path: Path) -> str:
    with pytest.raises(Problem) as caught:
        read_map(path)
    said = str(caught.value)
    assert "\n" not in said and "Traceback" not in said
    return said


def test_layers_come_in_the_order_in_which_they_are_drawn(tmp_path: Path) -> None:
    names = [layer.name for layer in read_map(write_town(tmp_path)).layers]
    assert names == ["ground", "objects", "collision", "areas", "spawns"]


def test_objects_keep_their_ids_and_their_upper_left_corner(tmp_path: Path) -> None:
    bed = next(thing for thing in objects(read_map(write_town(tmp_path))).objects if thing.id == BED)
    assert (bed.x, bed.y, bed.width, bed.height) == (32, 32, 32, 64)
    assert bed.properties["state"] == "made" and bed.properties["footprint"] == "1x2"
    assert "source" not in bed.properties and "id" not in bed.properties


def test_a_picture_is_a_file_and_a_box_in_it(tmp_path: Path) -> None:
    map_file = read_map(write_town(tmp_path))
    ground = next(layer for layer in map_file.layers if isinstance(layer, TileLayer))
    picture = map_file.pictures[int(ground.grid[0, 0])]
    assert picture.file.name == "ground.png" and picture.box == (0, 0, 32, 32)


def test_a_flipped_tile_is_another_picture_with_its_flips(tmp_path: Path) -> None:
    path = rewritten(write_town(tmp_path), '<data encoding="csv">1,1', f'<data encoding="csv">{1 | 1 << 31},1')
    map_file = read_map(path)
    ground = next(layer for layer in map_file.layers if isinstance(layer, TileLayer))
    assert map_file.pictures[int(ground.grid[0, 0])].flips == (True, False, False)
    assert map_file.pictures[int(ground.grid[0, 1])].flips == (False, False, False)


def test_layers_inside_groups_count_with_what_their_groups_add(tmp_path: Path) -> None:
    path = write_town(tmp_path)
    rewritten(path, '<layer id="1"', '<group id="9" opacity="0.5" offsetx="3.5"><layer opacity="0.5" id="1"')
    rewritten(path, "</layer>", "</layer></group>", times=1)
    ground = read_map(path).layers[0]
    assert (ground.name, ground.opacity, ground.offset) == ("ground", 0.25, (3.5, 0.0))


def test_class_is_read_as_type_was_before_tiled_1_9(tmp_path: Path) -> None:
    path = rewritten(write_town(tmp_path), 'type="sector"', 'class="sector"')
    assert [area.kind for area in objects(read_map(path), "areas").objects].count("sector") == 2


def test_properties_may_have_any_name_and_be_classes(tmp_path: Path) -> None:
    nested = '<properties><property name="hours" value="09:00-10:00"/></properties>'
    more = f'<property name="norms" type="class" propertytype="Norms">{nested}</property><property name="id" value="mine"/>'
    path = rewritten(write_town(tmp_path), '<property name="purpose"', more + '<property name="purpose"')
    home = objects(read_map(path), "areas").objects[0]
    assert home.properties["norms.hours"] == "09:00-10:00" and home.properties["id"] == "mine"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('orientation="orthogonal"', 'orientation="isometric"', "isometric"),
        ('width="12" height="8"\n', 'width="99999" height="99999"\n', "99999"),
        ('<data encoding="csv">', '<data encoding="base64" compression="lzma">', "lzma"),
        ('<data encoding="csv">1,1,', '<data encoding="csv">1,', "fill the map"),
        ('<data encoding="csv">1,1,', '<data encoding="csv">1,x,', "no number"),
        ('<data encoding="csv">1,1,', '<data encoding="csv">1,999,', "column 1, row 0"),
        ('source="props.tsx"', 'source="nowhere.tsx"', "nowhere.tsx"),
        ('source="props.tsx"', 'source="props.tsj"', "props.tsj"),
        ('source="ground.png"', 'source="nowhere.png"', "nowhere.png"),
        ('name="bed" type', 'template="bed.tx" name="bed" type', "template"),
        (f'id="{BED}"', 'id="21"', "21"),
        ("<map ", "<tileset ", "not XML"),
        ('<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE map [<!ENTITY a "b">]>', "entities"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in refusal(rewritten(write_town(tmp_path), old, new))


def test_a_file_that_is_no_map_is_refused(tmp_path: Path) -> None:
    for name, content in (("a.tmx", "hello"), ("b.tmx", "<note/>"), ("c.tmj", "{}"), ("d.tmx", "<map/>"), ("e.tmx", "")):
        (tmp_path / name).write_text(content, encoding="utf-8")
        assert name in refusal(tmp_path / name)
    assert "no map" in refusal(tmp_path / "nowhere.tmx")
    refusal(tmp_path)


@pytest.mark.parametrize(("name", "packed"), [("zlib", zlib.compress), ("gzip", gzip.compress), ("", bytes)])
def test_tiles_may_be_packed_as_tiled_packs_them(tmp_path: Path, name: str, packed: Callable[[bytes], bytes]) -> None:
    plain = read_map(write_town(tmp_path)).layers[2]
    path = write_town(tmp_path)
    head, rows = path.read_text(encoding="utf-8").split('visible="0"><data encoding="csv">')
    rows, tail = rows.split("</data>", 1)
    tiles = struct.pack("<96I", *(int(tile) for tile in rows.split(",")))
    data = f'visible="0"><data encoding="base64" compression="{name}">{b64encode(packed(tiles)).decode()}</data>'
    path.write_text(head + data + tail, encoding="utf-8")
    layer = read_map(path).layers[2]
    assert isinstance(layer, TileLayer) and isinstance(plain, TileLayer)
    assert np.array_equal(layer.grid, plain.grid)


def test_reading_a_map_prints_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    read_map(write_town(tmp_path))
    assert capfd.readouterr() == ("", "")


def test_smallville_can_be_read() -> None:
    map_file = read_map(asset("maps/smallville.tmx"))
    assert (map_file.width, map_file.height) == (140, 100)
    grids = [layer.grid for layer in map_file.layers if isinstance(layer, TileLayer)]
    assert {int(gid) for grid in grids for gid in np.unique(grid)} <= {0, *map_file.pictures}
    assert all(picture.file.is_file() for picture in map_file.pictures.values())
