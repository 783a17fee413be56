"""Owns the wilderness round an imported town: trees and bushes where nobody gets to, grass and flowers where they do."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from game.imports.town.grids import Bools, grown, noise, shrunk, tiles_of
from game.imports.town.kit import Prop
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.imports.town.outdoors import SEED
from game.imports.town.scene import Scene, T
from game.imports.town.style import Style
from game.world.places import Tile

LAKE_SHORE = 10
"""Tiles from where people are to where lakes may lie as they like."""
NUDGE = 9
"""Pixels by which what grows stands off the grid, less than would change its tile."""


class Woods:
    """Plants what nobody uses. `walls` is where houses are drawn, `path` where people walk most."""

    def __init__(self, scene: Scene, maze: Maze, lie: Lie, style: Style, walls: Bools, path: Bools) -> None:
        self._scene, self._maze, self._style, self._path = scene, maze, style, path
        self._house = walls | lie.seen
        self._random = Random(SEED + 1)
        self._wild = ~maze.walkable & ~maze.blocked & ~self._house
        self._stood = np.zeros_like(self._wild)

    def plant(self) -> None:
        """Lakes, then big trees in groves of their own kinds, smaller ones between, bushes, and tufts of grass on lawns."""
        self._lakes()
        grove, sort = self._noise(11), self._noise(19)
        for names, where in (("trees", sort < 0.42), ("fruit_trees", sort > 0.62), ("leafy_trees", sort >= 0.42)):
            self._scatter(names, where & (grove > 0.36), 2.1, 0.75)
        self._scatter("small_trees", grove > 0.3, 2.0, 0.25)
        self._scatter("bushes", grove > 0.0, 1.8, 0.16)
        self._meadow()

    def _lakes(self) -> None:
        """Water far from people, the more likely the farther."""
        far = np.zeros(self._wild.shape)
        near = ~self._wild
        for step in range(1, LAKE_SHORE + 1):
            near = grown(near)
            far = np.where(near, far, step / LAKE_SHORE)
        depth = self._noise(13) + 0.3 * self._noise(4) + 0.8 * (1 - far)
        water = (depth < 0.44) & self._wild
        self._scene.terrain("water", water, self._random)
        self._scene.terrain("deep_water", (depth < 0.32) & shrunk(shrunk(water)), self._random)
        self._wild &= ~grown(water)

    def _noise(self, cell: int) -> NDArray[np.float64]:
        return noise(self._wild.shape, cell, self._random)

    def _scatter(self, names: str, where: Bools, space: float, chance: float) -> None:
        tiles = tiles_of(self._wild & where & ~self._scene.taken)
        self._random.shuffle(tiles)
        for tile in tiles:
            if self._random.random() > chance or not self._spaced(tile, space):
                continue
            prop = self._scene.kit.props[self._random.choice(self._style.names("plants", names))]
            if self._shows(prop, tile):
                self._grow(prop, tile)
                self._stood[tile[1], tile[0]] = True

    def _spaced(self, tile: Tile, space: float) -> bool:
        """Whether what grew before is so many tiles away; rows count a little more, since plants are tall."""
        reach = int(space) + 1
        left, top = max(0, tile[0] - reach), max(0, tile[1] - reach)
        near = self._stood[top : tile[1] + reach + 1, left : tile[0] + reach + 1]
        return all((tile[0] - left - x) ** 2 + ((tile[1] - top - y) * 1.15) ** 2 >= space * space for x, y in tiles_of(near))

    def _shows(self, prop: Prop, tile: Tile) -> bool:
        """Whether a plant there hides no house and no path."""
        x, y = tile
        reach, rise = -(-prop.size[0] // (2 * T)), -(-prop.size[1] // T)
        crown = np.s_[max(0, y - rise + 1) : y + 1, max(0, x - reach) : x + reach + 1]
        foot = np.s_[y : y + 2, max(0, x - 1) : x + 2]
        big = rise > 2
        hides = bool(self._house[crown].any()) or (big and bool(self._path[crown].any()))
        hides = hides or (big and self._maze.walkable[crown].sum() > 3)
        return not hides and not self._house[foot].any() and not self._scene.taken[y, x]

    def _grow(self, prop: Prop, tile: Tile) -> None:
        x, y = tile
        left = x * T + T // 2 - prop.size[0] // 2 + self._random.randint(-NUDGE, NUDGE)
        self._scene.picture(prop, left, (y + 1) * T - self._random.randint(0, NUDGE))
        self._scene.taken[y, x] = True

    def _meadow(self) -> None:
        """Tufts on open lawns: nobody walks round them."""
        lawn = self._maze.walkable & ~self._house & ~self._path & (self._scene.tiles["floors"] == 0)
        tufts = self._style.names("plants", "grass")
        for x, y in tiles_of(lawn):
            if self._random.random() < 0.05:
                prop = self._scene.kit.props[self._random.choice(tufts)]
                self._scene.picture(prop, x * T + self._random.randint(-4, 4), (y + 1) * T - self._random.randint(0, 8))
