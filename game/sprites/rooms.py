"""Owns which pixels are indoors, in which room, and how light falls off towards its walls. Pure numpy."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from game.sprites.pictures import Pictures
from game.sprites.scene import TILE
from game.world.footprints import blocked_tiles
from game.world.places import OUTDOORS, Town
from game.world.tiled import MapFile, TileLayer

CELL = 4
"""Units of the drawing a side of one cell of the room map."""
SIDE = TILE // CELL
"""Cells a side of a tile."""
_HOUSE_LAYERS = ("floor", "wall", "above_wall")
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))
_ENCLOSED = 0.6
"""The least part of a room's edge that is wall, where nothing but walls tells that it is one."""
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


def rooms_of(map_file: MapFile, town: Town, pictures: Pictures, most: int = 16_384) -> Rooms:
    """Find the rooms of a town: arenas under whose tiles a floor is drawn, and the walls around them.

    Where no layer is of floors, rooms are the arenas that walls enclose. A town has none where their map would be larger
    than `most` cells a side.
    """
    floors = np.zeros((map_file.height, map_file.width), bool)
    walls = np.zeros_like(floors)
    solid = np.zeros((map_file.height, map_file.width, SIDE, SIDE), bool)
    for layer in map_file.layers:
        if isinstance(layer, TileLayer) and layer.name.startswith(_HOUSE_LAYERS):
            if layer.name.startswith("floor"):
                floors |= layer.grid > 0
            else:
                walls |= layer.grid > 0
            solid |= _solid_cells(layer, pictures)
    if not floors.any():
        floors, walls = _enclosed(map_file, town)
        solid[floors | walls] = True
    if not floors.any() or SIDE * max(floors.shape) > most:
        return Rooms(np.zeros((1, 1, 2), np.uint8), (), np.zeros(floors.shape, np.uint8))
    numbers, arenas = _numbered(np.where(floors, town.arena_grid, OUTDOORS), town)
    house = solid.transpose(0, 2, 1, 3).reshape(map_file.height * SIDE, map_file.width * SIDE)
    # a doorway belongs to the room below it, as the wall it goes through does
    cells = _spread(np.kron(np.where(walls, 0, numbers), np.ones((SIDE, SIDE))).astype(np.uint8), house)
    middle = cells[SIDE // 2 :: SIDE, SIDE // 2 :: SIDE]
    return Rooms(np.stack([cells, _falloff(cells)], axis=-1).astype(np.uint8), arenas, np.where(numbers, numbers, middle))


def indoors(town: Town, walls: NDArray[np.bool_]) -> frozenset[int]:
    """The arenas that walls enclose, but for doors."""
    blocked, grid = np.pad(walls, 1), np.pad(town.arena_grid, 1, constant_values=OUTDOORS)
    most = max(town.arenas) + 1
    edges, shut = np.zeros(most, np.int64), np.zeros(most, np.int64)
    for step in _AROUND:
        wall = np.roll(blocked, step, (0, 1))
        edge = ~blocked & (grid > OUTDOORS) & (wall | (grid != np.roll(grid, step, (0, 1))))
        edges += np.bincount(grid[edge], minlength=most)
        shut += np.bincount(grid[edge & wall], minlength=most)
    return frozenset(number for number in town.arenas if edges[number] and shut[number] >= _ENCLOSED * edges[number])


def _enclosed(map_file: MapFile, town: Town) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Where the floors and the walls are of houses that nobody has painted."""
    solid, things = blocked_tiles(map_file)
    walls = solid & ~things
    floors = np.isin(town.arena_grid, sorted(indoors(town, walls))) & ~walls
    near = floors.copy()
    for step in (*_AROUND, (1, 1), (-1, -1), (1, -1), (-1, 1)):
        near |= np.roll(floors, step, (0, 1))
    return floors, walls & near


def _solid_cells(layer: TileLayer, pictures: Pictures) -> NDArray[np.bool_]:
    """Where a layer's pictures are opaque, in cells."""
    solid = np.zeros((*layer.grid.shape, SIDE, SIDE), bool)
    for number in np.unique(layer.grid):
        if number == 0:
            continue
        if int(number) not in pictures.of_map.tiles:
            continue
        x, y, width, height = (int(value) for value in pictures.tile(int(number)))
        alpha = Image.fromarray(pictures.pixels[y : y + height, x : x + width, 3])
        solid[layer.grid == number] = np.asarray(alpha.resize((SIDE, SIDE), Image.Resampling.BOX)) > 180
    return solid


def _numbered(grid: NDArray[np.int32], town: Town) -> tuple[NDArray[np.uint8], tuple[int, ...]]:
    """The arenas that are floored for the greater part, as numbers from 1 (a byte's worth; the rest stay dark).

    A garden that reaches over a doorstep is no room.
    """
    found, tiles = np.unique(grid, return_counts=True)
    rooms = (int(arena) for arena, count in zip(found, tiles, strict=True) if count * 2 > len(town.arenas[int(arena)].tiles))
    arenas = tuple(arena for arena in rooms if arena != OUTDOORS)[:255]
    numbers = np.zeros(grid.shape, np.uint8)
    for number, arena in enumerate(arenas, start=1):
        numbers[grid == arena] = number
    return numbers, arenas


def _spread(cells: NDArray[np.uint8], house: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """Give the walls' cells to the room beside them: a back wall, two tiles high, to the room below it first."""
    rounds = [(-1, 0)] * (2 * SIDE) + [(0, 1), (0, -1), (1, 0)] * SIDE
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
