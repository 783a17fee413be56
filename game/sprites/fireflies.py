"""Owns fireflies: a few points of light that wander over open ground at night. They mean nothing; they are there."""

import numpy as np
from numpy.typing import NDArray

from game.sprites.atlas import Region
from game.sprites.quads import COLUMNS, PLACE, SOURCE, TINT, Rows
from game.sprites.scene import TILE

_TILES_EACH = 34
"""Open tiles for each firefly."""
_SIZE = 2.0
_COLOUR = (0.96, 0.92, 0.48)
_ROAM = 22.0
"""Units of the drawing that one strays from its place."""


class Fireflies:
    """Where they are is a function of the time alone."""

    def __init__(self, open_ground: NDArray[np.bool_], dot: Region) -> None:
        tiles = np.argwhere(open_ground)
        random = np.random.default_rng(len(tiles))
        count = len(tiles) // _TILES_EACH
        chosen = tiles[random.permutation(len(tiles))[:count]]
        self._home = (chosen[:, ::-1] + random.random((count, 2))) * TILE
        self._phase = random.random((count, 3)) * 2 * np.pi
        self._rows = np.zeros((count, COLUMNS), np.float32)
        self._rows[:, SOURCE] = dot
        self._rows[:, PLACE] = _SIZE

    def rows(self, seconds: float, dark: float) -> Rows:
        """Those that glow just now; none by day."""
        if dark < 0.6:
            return self._rows[:0]
        turn = self._phase[:, :2] + np.array([0.23, 0.31]) * seconds
        self._rows[:, :2] = np.floor(self._home + np.sin(turn) * _ROAM)
        glow = np.clip(np.sin(self._phase[:, 2] + seconds * 0.9), 0, 1) * dark
        self._rows[:, TINT] = glow[:, None] * np.array([*_COLOUR, 0.0])
        return self._rows[glow > 0.05]
