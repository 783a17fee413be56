"""Owns grids of yes and no, [row, column], one for each tile: growing, shrinking, moving and listing them."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from game.world.places import Tile

Bools = NDArray[np.bool_]


def tiles_of(grid: Bools) -> list[Tile]:
    """The tiles that belong, row by row."""
    return [(int(x), int(y)) for y, x in zip(*np.nonzero(grid), strict=True)]


def on(grid: Bools, tile: Tile) -> bool:
    """Whether a tile belongs; none beyond the edge does."""
    return 0 <= tile[1] < grid.shape[0] and 0 <= tile[0] < grid.shape[1] and bool(grid[tile[1], tile[0]])


def moved(grid: Bools, columns: int, rows: int) -> Bools:
    """The grid moved so many tiles to the right and down (left and up, when negative)."""
    out = np.zeros_like(grid)
    height, width = grid.shape
    across, down = max(0, width - abs(columns)), max(0, height - abs(rows))
    x, y = max(0, columns), max(0, rows)
    out[y : y + down, x : x + across] = grid[max(0, -rows) : max(0, -rows) + down, max(0, -columns) : max(0, -columns) + across]
    return out


def grown(grid: Bools) -> Bools:
    """With the eight neighbours of every tile."""
    padded = np.pad(grid, 1)
    rows, columns = grid.shape
    around: Bools = np.logical_or.reduce([padded[dy : dy + rows, dx : dx + columns] for dy in range(3) for dx in range(3)])
    return around


def shrunk(grid: Bools) -> Bools:
    """The tiles whose eight neighbours belong too."""
    padded = np.pad(grid, 1)
    rows, columns = grid.shape
    around: Bools = np.logical_and.reduce([padded[dy : dy + rows, dx : dx + columns] for dy in range(3) for dx in range(3)])
    return around


def widened(grid: Bools) -> Bools:
    """With the tiles to the right of it and below."""
    return grid | moved(grid, 1, 0) | moved(grid, 0, 1)


def noise(shape: tuple[int, ...], cell: int, chance: Random) -> NDArray[np.float64]:
    """Smooth chance from 0 to 1 for each tile, in blots of so many tiles."""
    height, width = shape
    points = np.array([[chance.random() for _ in range(width // cell + 2)] for _ in range(height // cell + 2)])
    across = np.array([np.interp(np.arange(width) / cell, np.arange(points.shape[1]), row) for row in points])
    down = [np.interp(np.arange(height) / cell, np.arange(points.shape[0]), column) for column in across.T]
    return np.array(down).T
