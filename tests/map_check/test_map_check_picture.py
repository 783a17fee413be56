"""The picture of a map with its faults: the map as it is painted, a ring at each fault, its sentence below."""

from dataclasses import replace
from pathlib import Path

import pytest
from map_check.sound_town import SOUND, thing
from PIL import Image
from world.tiny_town import SHELF

from game.assets import asset
from game.map_check import check_map
from game.map_check.marking import COLOURS, marked, write_marked
from game.map_check.plain_picture import LARGEST, plain_picture
from game.problem import Problem
from game.world.tiled import read_map

SIDELESS = thing(SHELF, properties={"use_from": "north"})


def colours(image: Image.Image) -> set[str]:
    found = image.convert("RGB").getcolors(image.width * image.height) or []
    return {"#" + bytes(colour).hex() for _, colour in found if isinstance(colour, tuple)}


def test_a_fault_is_ringed_in_its_colour_and_a_sound_map_has_no_ring(tmp_path: Path) -> None:
    sound = SOUND.write(tmp_path)
    assert COLOURS["error"] not in colours(marked(read_map(sound), check_map(sound)))
    spoilt = SIDELESS.write(tmp_path)
    assert COLOURS["error"] in colours(marked(read_map(spoilt), check_map(spoilt)))


def test_more_faults_make_a_longer_list_below(tmp_path: Path) -> None:
    path = SIDELESS.write(tmp_path)
    faults = check_map(path)
    short, long = marked(read_map(path), faults), marked(read_map(path), faults * 6)
    assert long.height > short.height and long.width == short.width


def test_our_map_is_drawn_from_its_pictures_and_not_too_large() -> None:
    picture = plain_picture(read_map(asset("maps/smallville.tmx")))
    assert max(picture.size) == LARGEST
    assert len(colours(picture)) > 1000


def test_a_picture_that_is_no_picture_is_a_plain_shape(tmp_path: Path) -> None:
    map_file = read_map(SOUND.write(tmp_path))
    (tmp_path / "ground.png").write_bytes(b"no picture")
    assert plain_picture(map_file).size == (12 * 32, 8 * 32)
    gone = replace(map_file, pictures={})
    assert plain_picture(gone).size == (12 * 32, 8 * 32)


def test_it_is_written_where_one_says_or_one_sentence_says_why_not(tmp_path: Path) -> None:
    map_file = read_map(SOUND.write(tmp_path))
    write_marked(map_file, [], tmp_path / "faults.png")
    with Image.open(tmp_path / "faults.png") as image:
        assert image.format == "PNG"
    with pytest.raises(Problem, match=r"--picture .*faults\.png"):
        write_marked(map_file, [], tmp_path / "faults.tmx")
    with pytest.raises(Problem, match="cannot be written"):
        write_marked(map_file, [], tmp_path / "nowhere" / "faults.png")
