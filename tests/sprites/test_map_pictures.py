"""A map's pictures are found, cut and kept apart; one that cannot be read is told of, and something stands for it."""

import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from sprites.painted_map import BLUE, GREEN, RED, Painted, thing

from game.problem import Problem
from game.sprites import map_pictures
from game.sprites.artwork import read_artwork
from game.sprites.map_pictures import cut, open_picture, used_pictures
from game.sprites.pictures import Pictures, gather
from game.world.tiled import MapFile, Picture

NO_LOOKS: frozenset[str] = frozenset()


def gathered(map_file: MapFile, before: Pictures | None = None, most: int = 16_384) -> Pictures:
    return gather(map_file, read_artwork(), NO_LOOKS, most, before)


def colour(pictures: Pictures, number: int) -> tuple[int, ...]:
    x, y, width, height = (int(value) for value in pictures.tile(number))
    return tuple(int(part) for part in pictures.pixels[y + height // 2, x + width // 4, :3])


def test_only_what_is_shown_is_loaded(tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 2).objects("objects", thing(1, 0, 0, 16, 16, 3))
    painted.pictures[9] = Picture(tmp_path / "nowhere.png", (0, 0, 16, 16))
    assert used_pictures(painted.map()) == [2, 3]
    pictures = gathered(painted.map())
    assert (colour(pictures, 2), colour(pictures, 3), pictures.troubles) == (GREEN, BLUE, ())


def test_a_missing_picture_is_told_of_and_something_stands_for_it(tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 1)
    (tmp_path / "tiles.png").unlink()
    pictures = gathered(painted.map())
    assert len(pictures.troubles) == 1 and "tiles.png" in pictures.troubles[0]
    assert pictures.tile(1)[2:] == (16, 16)
    assert gathered(painted.map(), pictures).troubles == pictures.troubles, "as long as it is so"


def test_a_picture_that_came_back_is_seen_again(tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 1)
    whole = (tmp_path / "tiles.png").read_bytes()
    (tmp_path / "tiles.png").write_bytes(whole[:40])
    broken = gathered(painted.map())
    (tmp_path / "tiles.png").write_bytes(whole)
    mended = gathered(painted.map(), broken)
    assert broken.troubles and not mended.troubles
    assert colour(mended, 1) == RED


def test_a_picture_that_was_painted_over_is_another(tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 1)
    before = gathered(painted.map())
    Image.new("RGB", (80, 16), BLUE).save(tmp_path / "tiles.png")
    os.utime(tmp_path / "tiles.png", ns=(1, 1))
    after = gathered(painted.map(), before)
    assert after.sheet is before.sheet, "the texture is the same, with more on it"
    assert (colour(before, 1), colour(after, 1)) == (RED, BLUE)


def test_what_is_known_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = Painted(tmp_path).tiles("ground", 1)
    before = gathered(painted.map())
    opened: list[Path] = []
    monkeypatch.setattr(map_pictures, "open_picture", lambda path, files: opened.append(path))
    assert gathered(painted.map(), before).tile(1) == before.tile(1)
    assert not opened


def test_the_colour_that_stands_for_nothing_is_clear(tmp_path: Path) -> None:
    Painted(tmp_path)
    image = np.asarray(cut(Picture(tmp_path / "tiles.png", (64, 0, 16, 16), clear=RED), {}))
    assert (image[0, 0, 3], image[0, 15, 3]) == (0, 255)


@pytest.mark.parametrize(
    ("flips", "corner"),
    [
        ((False, False, False), (0, 0)),
        ((True, False, False), (1, 0)),
        ((False, True, False), (0, 1)),
        ((True, True, False), (1, 1)),
        ((True, False, True), (1, 0)),
        ((False, True, True), (0, 1)),
    ],
)
def test_a_picture_is_turned_as_tiled_says(tmp_path: Path, flips: tuple[bool, bool, bool], corner: tuple[int, int]) -> None:
    image = Image.new("RGB", (2, 2))
    image.putpixel((0, 0), RED)
    image.save(tmp_path / "corner.png")
    found = cut(Picture(tmp_path / "corner.png", (0, 0, 2, 2), flips), {}).convert("RGB")
    assert found.getpixel(corner) == RED


def test_the_frames_of_a_turned_tile_are_turned_too(tmp_path: Path) -> None:
    painted = Painted(tmp_path)
    painted.pictures[6] = Picture(tmp_path / "tiles.png", (0, 0, 16, 16), (True, False, False), ((1, 100), (5, 300), (77, 5)))
    pictures = gathered(painted.tiles("ground", 6).map())
    (_, first), ((x, y, _, _), second) = pictures.frames(6)
    assert (first, second) == (100, 300)
    assert tuple(pictures.pixels[int(y), int(x), :3]) == GREEN, "its left half is the right one of the tile"


def test_pictures_that_fit_no_texture_are_named(tmp_path: Path) -> None:
    painted = Painted(tmp_path, tile=(900, 900)).tiles("ground", 1, {(0, 0): 2, (1, 0): 3, (2, 0): 4})
    with pytest.raises(Problem, match=r"tiles\.png takes most room"):
        gathered(painted.map(), most=1024)


def test_a_picture_larger_than_a_texture_is_drawn_from_a_smaller_copy(tmp_path: Path) -> None:
    Image.new("RGB", (9000, 30), GREEN).save(tmp_path / "long.png")
    painted = Painted(tmp_path)
    painted.pictures[6] = Picture(tmp_path / "long.png", (0, 0, 9000, 30))
    pictures = gathered(painted.objects("sky", thing(1, 0, 0, 9000, 30, 6)).map())
    assert pictures.tile(6)[2] < 9000 and pictures.size(6) == (9000, 30)
    assert colour(pictures, 6) == GREEN


@pytest.mark.parametrize("content", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n" + bytes(30), b"P6 99999 99999 255 "])
def test_what_is_no_picture_is_a_problem(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "odd.png").write_bytes(content)
    with pytest.raises(Problem, match=r"odd\.png"):
        open_picture(tmp_path / "odd.png")
