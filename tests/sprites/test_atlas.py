"""Many pictures in one texture."""

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from game.sprites.atlas import Page, frame_of, pack, premultiplied, shelves

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
