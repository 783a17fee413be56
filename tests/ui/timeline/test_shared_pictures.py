"""A second view of the same town shares the pictures of the first, and is drawn alike."""

import numpy as np
import pytest
from lively_town import LivelyTown
from window_hand import Hand

from game.sprites.figures import Moment
from game.sprites.town_screen import TownScreen

pytestmark = pytest.mark.window


def test_a_view_that_shares_pictures_is_drawn_like_one_that_does_not(opened: Hand, town: LivelyTown) -> None:
    first, now = opened.view.screen, Moment(1.0, 0.0)
    second = TownScreen(opened.window.ctx, town, like=first)
    assert second.picture.atlas is first.picture.atlas
    drawn = []
    for screen in (first, second):
        screen.camera.resize(640, 400)
        screen.camera.set_zoom(2.0)
        screen.camera.look_at(1600, 1200)
        screen.picture.update(1000.0, now)
        target = opened.window.ctx.framebuffer(color_attachments=[opened.window.ctx.texture((640, 400), components=4)])
        screen.draw(target, 1.0, now, hurry=True)
        drawn.append(np.frombuffer(target.read(components=4), np.uint8))
    opened.view.on_resize(opened.window.width, opened.window.height)
    assert np.array_equal(*drawn)
