"""Many pictures in one texture."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from game.sprites.atlas import Page, Sheet, frame_of, mirrored, pack, premultiplied, shelves

sizes = st.lists(st.tuples(st.integers(1, 200), st.integers(1, 200)), min_size=1, max_size=40)


@given(sizes)
def test_pictures_never_overlap_and_all_fit(given_sizes: list[tuple[int, int]]) -> None:
    placed, height = shelves(((number, w, h) for number, (w, h) in enumerate(given_sizes)), 256)
    boxes = list(placed.values())
    for number, (x, y, w, h) in enumerate(boxes):
        assert x >= 0 and x + w <= 256 and y + h <= height
        for ox, oy, ow, oh in boxes[number + 1 :]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


@given(sizes)
def test_a_page_gives_no_place_twice(given_sizes: list[tuple[int, int]]) -> None:
    page, taken = Page(512), []
    for width, height in given_sizes:
        corner = page.place(width, height)
        if corner is not None:
            taken.append((*corner, width, height))
    for number, (x, y, w, h) in enumerate(taken):
        assert x + w <= 512 and y + h <= 512
        for ox, oy, ow, oh in taken[number + 1 :]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def test_what_is_packed_can_be_found_again() -> None:
    regions, pixels = pack({"red": Image.new("RGBA", (3, 5), "red"), "blue": Image.new("RGBA", (7, 2), "blue")}, 64)
    x, y, _, _ = (int(value) for value in regions["red"])
    assert tuple(pixels[y, x]) == (255, 0, 0, 255)


def test_clear_pixels_have_no_colour_of_their_own() -> None:
    assert premultiplied(Image.new("RGBA", (1, 1), (200, 100, 50, 0))).max() == 0


def test_frames_lie_side_by_side() -> None:
    assert frame_of((10, 20, 128, 50), 2, 4) == (74, 20, 32, 50)


def squares(*sides: int) -> dict[object, Image.Image]:
    return {side: Image.new("RGBA", (side, side), "red") for side in sides}


def test_pictures_are_added_to_a_sheet_while_it_has_room() -> None:
    sheet = Sheet(squares(10, 20), most=8192)
    assert not sheet.has_fresh
    assert sheet.add(squares(20, 30, 40))
    first, last = sheet.fresh()
    for side in (30, 40):
        x, y, width, height = (int(value) for value in sheet.regions[side])
        assert first <= y and y + height <= last
        assert (sheet.pixels[y : y + height, x : x + width] == (255, 0, 0, 255)).all()
    assert not sheet.has_fresh


def test_a_full_sheet_says_so_and_stays_as_it_is() -> None:
    sheet = Sheet(squares(10), most=8192)
    before = dict(sheet.regions)
    assert not sheet.add(squares(600))
    assert sheet.regions == before and not sheet.has_fresh


def test_a_sheet_is_as_wide_as_its_widest_picture() -> None:
    assert Sheet({"long": Image.new("RGBA", (6000, 4))}, most=8192).pixels.shape[1] == 8192
    with pytest.raises(ValueError, match="do not fit"):
        Sheet({"long": Image.new("RGBA", (9000, 4))}, most=8192)


def test_a_mirrored_region_is_read_backwards() -> None:
    assert mirrored((10, 20, 30, 40), across=True, over=False) == (40, 20, -30, 40)
    assert mirrored((10, 20, 30, 40), across=False, over=True) == (10, 60, 30, -40)
