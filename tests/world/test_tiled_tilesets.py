"""Tilesets of every make: where the pixels of a tile are, and what is said of it."""

from pathlib import Path

import pytest
from odd_maps import D, H, V, base_map, read, things, tiles, write
from PIL import Image

from game.problem import Problem
from game.world.tiled import MapFile, ObjectLayer, Picture, TileLayer, read_map


def tile_picture(map_file: MapFile, column: int, row: int) -> Picture:
    ground = next(layer for layer in map_file.layers if isinstance(layer, TileLayer))
    return map_file.pictures[int(ground.grid[row, column])]


def ground(row: str) -> str:
    """Three rows of four tiles, the first as given."""
    return base_map(tiles("ground", f"{row}\n1,1,1,1\n1,1,1,1"))


def test_a_sheet_is_cut_with_its_margin_and_spaces(tmp_path: Path) -> None:
    map_file = read(tmp_path, ground("1,6,7,24"))
    boxes = [tile_picture(map_file, column, 0).box for column in range(4)]
    assert boxes == [(2, 2, 16, 24), (87, 2, 16, 24), (2, 27, 16, 24), (87, 77, 16, 24)]


def test_a_sheet_has_as_many_tiles_as_its_picture_has_room_for_whatever_is_said(tmp_path: Path) -> None:
    path = write(tmp_path, ground("101,102,103,1").replace('width="64" height="48"', 'width="32" height="480"'))
    Image.new("RGB", (32, 48)).save(tmp_path / "plain.png")  # drawn anew, half as wide
    map_file = read_map(path)
    assert [tile_picture(map_file, column, 0).box[:2] for column in range(3)] == [(0, 0), (16, 0), (0, 24)]
    path.write_text(path.read_text(encoding="utf-8").replace("101,102,103,1", "101,102,105,1"), encoding="utf-8")
    with pytest.raises(Problem, match="column 2, row 0"):
        read_map(path)


def test_a_picture_that_does_not_say_its_size_is_asked(tmp_path: Path) -> None:
    text = ground("201,203,209,101").replace(' width="20" height="50"', "").replace(' width="64" height="48"', "")
    map_file = read(tmp_path, text)
    assert [tile_picture(map_file, column, 0).box for column in range(4)] == [
        (0, 0, 20, 50),
        (0, 0, 16, 16),
        (4, 6, 10, 12),
        (0, 0, 16, 24),
    ]


def test_a_collection_may_have_holes(tmp_path: Path) -> None:
    assert tile_picture(read(tmp_path, ground("1,203,1,1")), 1, 0).file == tmp_path / "pot.png"
    with pytest.raises(Problem, match="column 1, row 0: this tile is in no tileset"):
        read(tmp_path, ground("1,202,1,1"))


def test_a_part_of_a_picture_may_be_a_tile(tmp_path: Path) -> None:
    picture = tile_picture(read(tmp_path, ground("209,1,1,1")), 0, 0)
    assert picture.file.name == "tree.png" and picture.box == (4, 6, 10, 12)


def test_a_tileset_says_its_offset_and_its_colour_of_nothing(tmp_path: Path) -> None:
    map_file = read(tmp_path, ground("1,101,1,1"))
    assert tile_picture(map_file, 0, 0).offset == (3, -2) and tile_picture(map_file, 0, 0).clear == (255, 0, 255)
    assert tile_picture(map_file, 1, 0).offset == (0, 0) and tile_picture(map_file, 1, 0).clear is None


@pytest.mark.parametrize("flips", range(8))
def test_tiles_turn_in_all_eight_ways(tmp_path: Path, flips: int) -> None:
    flags = [bool(flips & bit) for bit in (1, 2, 4)]
    number = 3 | sum(flag for flag, wanted in zip((H, V, D), flags, strict=True) if wanted)
    map_file = read(
        tmp_path, base_map(tiles("ground", f"{number},1,1,1\n1,1,1,1\n1,1,1,1") + things("o", f'<object id="1" gid="{number}"/>'))
    )
    picture = tile_picture(map_file, 0, 0)
    assert picture.flips == tuple(flags) and picture.box == (36, 2, 16, 24)
    assert map_file.pictures[map_file.layers[1].objects[0].picture] == picture  # type: ignore[union-attr]


def test_what_only_hexagons_know_is_left_out_and_nothing_turned_is_nothing(tmp_path: Path) -> None:
    map_file = read(tmp_path, ground(f"{3 | 1 << 28},{H},1,1"))
    grid = map_file.layers[0].grid.tolist()  # type: ignore[union-attr]
    assert tile_picture(map_file, 0, 0).flips == (False, False, False) and grid[0][1] == 0


def test_an_animated_tile_moves_and_its_frames_are_flipped_as_it_is(tmp_path: Path) -> None:
    map_file = read(tmp_path, ground(f"6,{6 | H},1,1"))
    for column, flips in enumerate([(False, False, False), (True, False, False)]):
        frames = tile_picture(map_file, column, 0).frames
        assert [milliseconds for _, milliseconds in frames] == [100, 250]
        assert [map_file.pictures[number].box[:2] for number, _ in frames] == [(87, 2), (19, 27)]
        assert {map_file.pictures[number].flips for number, _ in frames} == {flips}


def test_a_frame_that_is_not_there_is_told_and_one_without_time_lasts_a_moment(tmp_path: Path) -> None:
    text = ground("6,1,1,1").replace('tileid="7"', 'tileid="70"').replace('duration="100"', 'duration="0"')
    map_file = read(tmp_path, text)
    assert [milliseconds for _, milliseconds in tile_picture(map_file, 0, 0).frames] == [1]
    assert map_file.warnings == ("The animation of tile 5 of the tileset 'sheet' uses a tile that is not there.",)


def test_animations_may_lead_from_one_to_the_next_without_end(tmp_path: Path) -> None:
    many = "".join(
        f'<tile id="{n}"><animation><frame tileid="{(n + 1) % 3000}" duration="9"/></animation></tile>' for n in range(3000)
    )
    sheet = f'<tileset firstgid="1" name="long" tilewidth="1" tileheight="1"><image source="long.png"/>{many}</tileset>'
    text = f'<map width="1" height="1" tilewidth="1" tileheight="1">{sheet}{tiles("ground", "1")}</map>'
    path = write(tmp_path, text)
    Image.new("RGB", (3000, 1)).save(tmp_path / "long.png")
    assert len(read_map(path).pictures) == 3000


def test_a_tileset_that_has_grown_gives_way_to_the_next(tmp_path: Path) -> None:
    text = ground("3,1,1,1").replace('<tileset firstgid="101"', '<tileset firstgid="3"').replace("203", "0")
    map_file = read(tmp_path, text)
    assert tile_picture(map_file, 0, 0).file.name == "plain.png" and tile_picture(map_file, 0, 0).box == (0, 0, 16, 24)


def test_collisions_and_terrains_of_tiles_are_passed_over(tmp_path: Path) -> None:
    shape = '<objectgroup draworder="index"><object id="1" x="0" y="0" width="4" height="4"/></objectgroup>'
    text = ground("3,1,1,1").replace(
        '<tile id="2" type="object">', f'<tile id="2" type="object" terrain="0,,0," probability="0.5">{shape}'
    )
    map_file = read(tmp_path, text.replace('<tile id="5">', '<wangsets><wangset name="w" tile="-1"/></wangsets><tile id="5">'))
    assert [layer.name for layer in map_file.layers] == ["ground"]


def test_how_tiles_are_stretched_is_noted(tmp_path: Path) -> None:
    text = ground("1,1,1,1").replace('name="sheet"', 'name="sheet" tilerendersize="grid"')
    (said,) = read(tmp_path, text.replace('name="plain"', 'name="plain" fillmode="stretch"')).warnings
    assert "'sheet'" in said


def test_a_tileset_names_its_pictures_from_where_it_lies(tmp_path: Path) -> None:
    write(tmp_path / "art", "")
    sheet = '<tileset tilewidth="16" tileheight="24"><image source="../art/plain.png"/></tileset>'
    (tmp_path / "art" / "far.tsx").write_text(sheet, encoding="utf-8")
    (tmp_path / "towns").mkdir()
    inside = f'<tileset firstgid="1" source="../art/far.tsx"/>{tiles("a", "8")}'
    text = f'<map width="1" height="1" tilewidth="16" tileheight="24">{inside}</map>'
    picture = tile_picture(read(tmp_path / "towns", text), 0, 0)
    assert picture.file == tmp_path / "art" / "plain.png" and picture.box == (48, 24, 16, 24)


def test_a_missing_picture_matters_only_where_it_is_used(tmp_path: Path) -> None:
    path = write(tmp_path, ground("1,1,1,203"))
    (tmp_path / "plain.png").unlink()
    assert read_map(path)
    (tmp_path / "pot.png").unlink()
    with pytest.raises(Problem, match=r"pot\.png of the tileset 'props' is missing"):
        read_map(path)


def test_an_image_layer_is_a_layer_with_one_picture(tmp_path: Path) -> None:
    image = '<image source="sky.png" trans="#00ff00"/>'
    sky = f'<imagelayer id="4" name="sky" repeatx="1" offsety="2">{image}</imagelayer>'
    sky = sky.replace("<image ", '<properties><property name="depth" type="int" value="4"/></properties><image ')
    text = f'<group id="3" offsetx="1" opacity="0.5">{sky}</group><imagelayer id="5" name="nothing"/>'
    map_file = read(tmp_path, base_map(text))
    (layer,) = map_file.layers
    assert isinstance(layer, ObjectLayer) and layer.kind == "imagelayer" and layer.offset == (1, 2) and layer.opacity == 0.5
    (thing,) = layer.objects
    assert layer.properties == {"depth": 4}
    assert (thing.id, thing.x, thing.y, thing.width, thing.height) == (-4, 0, 0, 9, 7)
    assert map_file.pictures[thing.picture] == Picture(tmp_path / "sky.png", (0, 0, 9, 7), clear=(0, 255, 0))
    assert len(map_file.warnings) == 2 and "repeats" in map_file.warnings[0] and "'nothing'" in map_file.warnings[1]
