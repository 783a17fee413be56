"""Where everything on the people screen lies: inside the window, and nothing over anything else."""

import pytest

from game.ui.people.layout import lay_out


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (1024, 1400)])
def test_everything_has_a_place_of_its_own(size: tuple[int, int]) -> None:
    places = {name: place for name, place in lay_out(size).items() if name != "panel"}
    for name, (x, y, width, height) in places.items():
        assert width > 20 and height > 10, name
        assert x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1], name
        for other, (left, top, wide, tall) in places.items():
            apart = x + width <= left or left + wide <= x or y + height <= top or top + tall <= y
            assert apart or name == other, (name, other)
