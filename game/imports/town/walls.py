"""Owns where an imported town has walls: faces behind rooms, low fronts, narrow tops beside rooms, thick masses, corners."""

import numpy as np
from numpy.typing import NDArray

from game.imports.town.grids import Bools, moved, on, tiles_of
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.world.places import Tile

THICKEST = 3
"""Tiles up to which what lies between two rooms of a house is a wall of it."""


class Walls:
    """Grids [row, column]. `mass` is the top of a thick wall, `front` a low wall seen from outside.

    `right` and `left` are where a narrow top runs down that side of a tile, `bar` where one runs along the upper edge.
    `above` has the room that a front belongs to, as one of its tiles.
    `corners` of houses: which strip comes down there, and on which side (1 right, -1 left) the house lies.
    """

    def __init__(self, maze: Maze, lie: Lie) -> None:
        self._maze, self._lie = maze, lie
        self.seen = lie.seen
        self.mass = self._masses()
        self.front = self._fronts()
        self.bar = lie.upper | self.front | self._low_faces()
        self.right = self._strips(1)
        self.left = self._strips(-1) & ~self.right
        self.corners = {**self._corners(self.left, "left", -1), **self._corners(self.right, "right", 1)}
        self.all = lie.lower | lie.upper | self.front | self.right | self.left | self.mass
        for x, y in self.corners:
            self.all[y, x] = True

    def _masses(self) -> Bools:
        """Walls thicker than a tile within a house: between two of its rooms, with another wall beside."""
        house, out = self._houses(), np.zeros_like(self.seen)
        for x, y in tiles_of(~self.seen & ~self._maze.walkable):
            ends = [self._first_house(house, (x, y), step) for step in ((-1, 0), (1, 0), (0, -1), (0, 1))]
            thin = on(self.seen, (x - 1, y)) and on(self.seen, (x + 1, y)) and not on(self._lie.inside, (x, y - 1))
            out[y, x] = not thin and (ends[0] == ends[1] > 0 or ends[2] == ends[3] > 0)
        return out

    def _houses(self) -> NDArray[np.int32]:
        """The sector of every tile of a room and of the wall behind it, 0 elsewhere."""
        house = np.where(self._lie.inside, self._maze.sector, 0)
        for row in (self._lie.lower, self._lie.upper):
            house[:-1] = np.where(row[:-1] & (house[:-1] == 0), house[1:], house[:-1])
        return house

    def _first_house(self, house: NDArray[np.int32], tile: Tile, step: Tile) -> int:
        """The house that begins within a few tiles in one direction, 0 when there is none."""
        for n in range(1, THICKEST + 2):
            x, y = tile[0] + step[0] * n, tile[1] + step[1] * n
            if not (0 <= y < house.shape[0] and 0 <= x < house.shape[1]):
                return 0
            if house[y, x] or self._maze.walkable[y, x]:
                return int(house[y, x])
        return 0

    def _fronts(self) -> Bools:
        """Low walls seen from outside: what is right below a room or a mass and faces no other room, and gaps between."""
        free = ~self._maze.walkable & ~self.seen & ~self.mass
        between = moved(self.seen, 1, 0) & moved(self.seen, -1, 0)
        out = free & (moved(self._lie.inside, 0, 1) | (moved(self.mass, 0, 1) & ~between))
        self.above = {tile: self._room_above(tile) for tile in tiles_of(out)}
        for x, y in tiles_of(free & ~out):
            ends = [self.above.get((x - 1, y)), self.above.get((x + 1, y)) or self.above.get((x + 2, y))]
            houses = [self._maze.sector[end[1], end[0]] if end else 0 for end in ends]
            if houses[0] == houses[1] > 0 and ends[0]:
                out[y, x], self.above[x, y] = True, ends[0]
        return out

    def _room_above(self, tile: Tile) -> Tile:
        """The nearest tile of a room above one."""
        x, y = tile
        return next(((x, row) for row in range(y - 1, -1, -1) if self._lie.inside[row, x]), tile)

    def _low_faces(self) -> Bools:
        """Lower faces with no upper one above: the top of the wall runs across them."""
        return self._lie.lower & ~moved(self._lie.upper, 0, 1)

    def _strips(self, side: int) -> Bools:
        """Where the narrow top of a wall runs down a tile, beside a room that lies to its right (1) or left (-1)."""
        beside = moved(self.seen | self.mass, -side, 0)
        return beside & ~self.seen & ~self._maze.walkable & ~self.mass

    def _corners(self, strips: Bools, strip: str, side: int) -> dict[Tile, tuple[str, int]]:
        """Where a side wall comes down beside the end of a front wall: which strip it is, and where the house lies."""
        free = ~(self.seen | self._maze.walkable | self.front | self.mass | self.right | self.left)
        tiles = tiles_of(moved(strips, 0, 1) & free)
        return {(x, y): (strip, side) for x, y in tiles if on(self.front, (x + side, y))}
