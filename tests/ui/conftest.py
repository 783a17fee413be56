"""One window and one town for all tests of the window: opening them costs more than all the tests together."""

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from lively_town import LivelyTown, lively_town

if TYPE_CHECKING:
    from window_hand import Hand


@pytest.fixture(autouse=True)
def _textures_are_let_go(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test drew with is freed after it, as a window does with each frame it shows: tests show none."""
    yield
    if request.node.get_closest_marker("window") is not None:
        import pyglet

        gc.unfreeze()  # a town that was played spared its frames from collection
        gc.collect()
        for window in pyglet.app.windows:
            window.ctx.gc()


@pytest.fixture(scope="session")
def town() -> LivelyTown:
    return lively_town()


@pytest.fixture(scope="session")
def opened(town: LivelyTown) -> Iterator["Hand"]:
    from game.ui.window import new_window

    window = new_window((1280, 800))
    from window_hand import Hand

    from game.ui.town_view import TownView

    view = TownView(window, town)
    window.show_view(view)
    yield Hand(window, view)
    window.close()


@pytest.fixture
def hand(opened: "Hand", town: LivelyTown) -> Iterator["Hand"]:
    """The window as a person finds it: noon, nobody chosen, speed 1x."""
    opened.reset()
    town.set_hour(12)
    town.waiting = False
    yield opened
