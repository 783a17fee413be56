"""Owns the picture behind the title: the town, drifting by."""

from math import sin

import arcade

from game.sprites.figures import Moment
from game.sprites.scene import TILE
from game.sprites.town_screen import TownScreen
from game.ui.pace import Pace
from game.ui.title.diorama import Diorama, diorama, public_places

_ROUND = 240.0
"""Seconds that the drift takes to come back."""
_REACH = 0.24
"""How far from the middle it goes, as a share of the map."""


class Backdrop:
    """A town of its own that nobody plays."""

    def __init__(self, window: arcade.Window) -> None:
        self._window = window
        scene = diorama()
        self.screen = TownScreen(window.ctx, scene, window.get_pixel_ratio())
        self._pace = Pace(scene.advance)
        self._seconds = 0.0
        self._middle = _middle(scene)
        self.screen.picture.update(1000.0, Moment(1.0, 0.0))

    def draw(self, seconds: float) -> None:
        """Draw it, so much later."""
        self._seconds += seconds
        self._pace.pass_time(seconds)
        width, height = self.screen.picture.size
        camera, turn = self.screen.camera, self._seconds / _ROUND * 6.2832
        camera.resize(self._window.width, self._window.height)
        x, y = self._middle
        camera.look_at(x + width * _REACH * sin(turn), y + height * _REACH * sin(2 * turn) / 2)
        moment = Moment(self._pace.fraction, self._seconds)
        self.screen.picture.update(seconds, moment)
        self.screen.draw(self._window.ctx.screen, self._window.get_pixel_ratio(), moment)


def _middle(scene: Diorama) -> tuple[float, float]:
    """Where people are out and about: the middle of all public places, in the map's pixels."""
    town = scene.simulation.town
    tiles = [tile for arena in public_places(town) for tile in town.arenas[arena].tiles]
    if not tiles:
        return scene.map_file.width * TILE / 2, scene.map_file.height * TILE / 2
    return sum(x for x, _ in tiles) / len(tiles) * TILE, sum(y for _, y in tiles) / len(tiles) * TILE
