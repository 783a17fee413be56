"""Owns what grows on the land of a new town: trees round its edge and here and there, never in anybody's way."""

from random import Random

import numpy as np

from game.imports.town.grids import Bools, grown, tiles_of
from game.imports.town.scene import Scene, T
from game.world.places import Tile

_BORDER = 3
"""Tiles from the edge of the map within which a wood stands."""
_BIG = ("tree_oak", "birch", "tree_apple", "tree_cherry")
_SMALL = ("tree_oak_small", "tree_apple_small", "bush_rose", "bush_white", "bush_berry")
_LOW = ("bush_plain", "bush_berry", "bush_rose", "tall_grass", "tall_grass_low")


def plant(scene: Scene, kept_free: Bools) -> None:
    """Plant the land; `kept_free` is houses, paths and squares. No two plants stand side by side, so that one walks between."""
    chance = Random(7)
    shy = grown(grown(kept_free))
    tiles = tiles_of(~kept_free & ~scene.taken)
    chance.shuffle(tiles)
    stood = np.zeros_like(kept_free)
    for tile in tiles:
        column, row = tile
        edge = min(column, row, scene.size[0] - 1 - column, scene.size[1] - 1 - row)
        near = stood[max(0, row - 1) : row + 2, max(0, column - 1) : column + 2].any()
        if near or chance.random() > (0.55 if edge < _BORDER else 0.1) or edge == 0:
            continue
        tall = not shy[max(0, row - 3) : row + 1, max(0, column - 1) : column + 2].any()
        _grow(scene, tile, chance.choice(_BIG if tall and edge < _BORDER else _SMALL if tall else _LOW), chance)
        stood[row, column] = True


def _grow(scene: Scene, tile: Tile, name: str, chance: Random) -> None:
    prop = scene.kit.props[name]
    left = tile[0] * T + T // 2 - prop.size[0] // 2 + chance.randint(-6, 6)
    scene.picture(prop, left, (tile[1] + 1) * T - chance.randint(0, 8))
    if prop.footprint[1]:
        scene.taken[tile[1], tile[0]] = True
