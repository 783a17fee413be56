"""Where one looks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sprites.camera import ZOOMS, Camera

WIDTH, HEIGHT = 4480.0, 3200.0
points = st.floats(-9000, 9000)


def camera(zoom: float = 2.0) -> Camera:
    made = Camera(WIDTH, HEIGHT)
    made.set_zoom(zoom)
    return made


@given(points, points, st.sampled_from([zoom for zoom in ZOOMS if zoom >= 1]))
def test_one_never_sees_beyond_the_map(x: float, y: float, zoom: float) -> None:
    view = camera(zoom)
    view.look_at(x, y)
    left, top = view.to_map(0, 0)
    right, bottom = view.to_map(view.width, view.height)
    assert left >= -1e-6 and top >= -1e-6 and right <= WIDTH + 1e-6 and bottom <= HEIGHT + 1e-6


def test_the_map_can_be_pulled_out_from_under_a_panel_but_no_further() -> None:
    view = camera()
    view.cover(258, 0)
    view.look_at(-9000, 0)
    assert view.to_window(0, 0)[0] == pytest.approx(258)


def test_a_glide_ends_above_a_panel_that_lies_at_the_bottom_even_at_the_edge_of_the_map() -> None:
    view = camera()
    view.cover(0, 0, 400)
    for y in (1600, HEIGHT - 10):
        view.glide_to(2000, y)
        for _ in range(300):
            view.update(1 / 60)
        assert view.to_window(2000, y)[1] < view.height - 400


def test_a_map_smaller_than_the_view_lies_in_the_middle_of_what_is_free() -> None:
    view = camera(0.25)
    view.cover(100, 0)
    view.look_at(0, 0)
    left, right = view.to_window(0, 0)[0], view.to_window(WIDTH, 0)[0]
    assert (left + right) / 2 == pytest.approx(690)


@given(points, points, st.floats(0, 1280), st.floats(0, 800))
def test_window_and_map_points_answer_each_other(x: float, y: float, wx: float, wy: float) -> None:
    view = camera()
    view.look_at(x, y)
    assert view.to_window(*view.to_map(wx, wy)) == pytest.approx((wx, wy), abs=1e-6)


def test_zooming_ends_on_a_whole_step_and_keeps_the_point_under_the_hand() -> None:
    view = camera()
    view.look_at(2000, 1600)
    under = view.to_map(900, 300)
    view.step_zoom(1, (900, 300))
    for _ in range(200):
        view.update(1 / 60)
    assert view.zoom == 3.0
    assert view.to_map(900, 300) == pytest.approx(under)


def test_zoom_has_ends() -> None:
    view = camera()
    for _ in range(20):
        view.step_zoom(1)
    assert view.zoom_goal == ZOOMS[-1]
    for _ in range(20):
        view.step_zoom(-1)
    assert view.zoom_goal == ZOOMS[0]


def test_a_glide_arrives() -> None:
    view = camera()
    view.look_at(1000, 1000)
    view.glide_to(3000, 2000)
    for _ in range(300):
        view.update(1 / 60)
    assert (view.x, view.y) == (3000, 2000)
    assert view.goal is None
