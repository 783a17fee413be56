"""Owns which pixels are indoors, in which room, and how light falls off towards its walls. Pure numpy."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.sprites.pictures import Pictures
from game.world.places import OUTDOORS, Town
from game.world.tiled import MapFile, TileLayer

CELL = 4
"""Map pixels a side of one cell of the room map."""
_HOUSE_LAYERS = ("floor", "wall", "above_wall")
_REACHES = (2, 4, 6, 9, 13)
"""Cells over which light falls off towards a wall."""


@dataclass(frozen=True)
class Rooms:
    """`cells` [row, column, 2]: the room's number (0 outdoors) and the falloff (0 at a wall, 255 well inside).

    `arenas` gives the arena of each number, `by_tile` the number at each tile [row, column].
    """

    cells: NDArray[np.uint8]
    arenas: tuple[int, ...]
    by_tile: NDArray[np.uint8]


def rooms_of(map_file: MapFile, town: Town, pictures: Pictures) -> Rooms:
    """Find the rooms of a town: arenas under whose tiles a floor is drawn, and the walls around them."""
    floors = np.zeros((map_file.height, map_file.width), bool)
    size = (map_file.height, map_file.width, map_file.tile_height // CELL, map_file.tile_width // CELL)
    solid = np.zeros(size, bool)
    for layer in map_file.layers:
        if isinstance(layer, TileLayer) and layer.name.startswith(_HOUSE_LAYERS):
            floors |= (layer.grid > 0) & layer.name.startswith("floor")
            solid |= _solid_cells(layer, pictures, size)
    numbers, arenas = _numbered(np.where(floors, town.arena_grid, OUTDOORS))
    house = solid.transpose(0, 2, 1, 3).reshape(size[0] * size[2], size[1] * size[3])
    cells = _spread(np.kron(numbers, np.ones(size[2:], np.uint8)), house, size[2])
    middle = cells.reshape(size[0], size[2], size[1], size[3])[:, size[2] // 2, :, size[3] // 2]
    return Rooms(np.stack([cells, _falloff(cells)], axis=-1).astype(np.uint8), arenas, np.where(numbers, numbers, middle))


def _solid_cells(layer: TileLayer, pictures: Pictures, size: tuple[int, int, int, int]) -> NDArray[np.bool_]:
    """Where a layer's pictures are opaque, in cells."""
    solid = np.zeros(size, bool)
    for number in np.unique(layer.grid):
        if number == 0:
            continue
        x, y, width, height = (int(value) for value in pictures.tile(int(number)))
        alpha = pictures.pixels[y : y + height, x : x + width, 3]
        if (height, width) == (size[2] * CELL, size[3] * CELL):
            cells = alpha.reshape(size[2], CELL, size[3], CELL).mean(axis=(1, 3)) > 180
            solid[layer.grid == number] = cells
    return solid


def _numbered(grid: NDArray[np.int32]) -> tuple[NDArray[np.uint8], tuple[int, ...]]:
    """Arena ids as numbers from 1 (a byte's worth of them; the rest stay dark)."""
    arenas = tuple(int(arena) for arena in np.unique(grid) if arena != OUTDOORS)[:255]
    numbers = np.zeros(grid.shape, np.uint8)
    for number, arena in enumerate(arenas, start=1):
        numbers[grid == arena] = number
    return numbers, arenas


def _spread(cells: NDArray[np.uint8], house: NDArray[np.bool_], tile: int) -> NDArray[np.uint8]:
    """Give the walls' cells to the room beside them: a back wall, two tiles high, to the room below it first."""
    rounds = [(-1, 0)] * (2 * tile) + [(0, 1), (0, -1), (1, 0)] * tile
    for dy, dx in rounds:
        moved = np.roll(cells, (dy, dx), axis=(0, 1))
        cells = np.where((cells == 0) & house, moved, cells)
    return np.where(house, cells, 0).astype(np.uint8)


def _falloff(cells: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """How many of the cells around, near and far, belong to the same room."""
    same = np.zeros(cells.shape, np.float32)
    for reach in _REACHES:
        for dy, dx in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
            same += np.roll(cells, (dy, dx), axis=(0, 1)) == cells
    return np.where(cells > 0, same * (255 / (4 * len(_REACHES))), 0).astype(np.uint8)
