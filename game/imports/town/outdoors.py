"""Owns the land of an imported town: grass, paths where people walk, water, hedges and garden beds."""

import heapq
from random import Random

import numpy as np
from numpy.typing import NDArray

from game.imports.town.fitting import filled
from game.imports.town.grids import Bools, noise, on, shrunk, tiles_of, widened
from game.imports.town.groups import connected, neighbours
from game.imports.town.kit import Prop
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.imports.town.scene import Scene
from game.imports.town.style import Style, pick
from game.world.places import Tile

SEED = 20230213
"""Of the chance by which plants differ: the same world always gives the same map."""
_ACROSS = {"n": "s", "s": "n", "e": "w", "w": "e"}
_JOINS = (("n", 0, -1), ("e", 1, 0), ("s", 0, 1), ("w", -1, 0))


class Land:
    """Lays the land round the houses; `walls` is where those are drawn."""

    def __init__(self, scene: Scene, maze: Maze, lie: Lie, style: Style, walls: Bools) -> None:
        self._scene, self._maze, self._lie, self._style = scene, maze, lie, style
        self._walls = walls
        self._random = Random(SEED)
        self.path = np.zeros_like(maze.blocked)

    def lay(self) -> None:
        """Grass, water, what grows in gardens, hedges, and paths from door to door."""
        self._grass()
        barred = self._maze.blocked & ~self._walls & ~self._lie.seen
        ponds = _thick(barred & self._lie.grounds)
        self._scene.terrain("water", ponds, self._random)
        self._float(ponds)
        beds = barred & self._lie.grounds & ~ponds
        for part in connected(tiles_of(beds)):
            for prop, cells in filled(part, self._beds):
                self._scene.thing(prop, cells)
        for turn, part in enumerate(connected(tiles_of(barred & ~ponds & ~beds))):
            self._rail(part, turn)
        self._paths()

    def _grass(self) -> None:
        grass = self._scene.kit.grass
        weights = [14.0 if n < len(grass) // 2 else 3.0 if n < len(grass) * 3 // 4 else 1.0 for n in range(len(grass))]
        ground = self._scene.tiles["ground"]
        ground[:] = np.array(self._random.choices(grass, weights, k=ground.size)).reshape(ground.shape)
        self._scene.terrain("dark_grass", noise(ground.shape, 3, self._random) > 0.72, self._random)

    def _float(self, ponds: Bools) -> None:
        names = self._style.names("plants", "water")
        for n, (x, y) in enumerate(tiles_of(ponds)):
            if n % 7 == 3:
                prop = self._scene.kit.props[pick(names, n // 7)]
                self._scene.picture(prop, x * 32 + 16 - prop.size[0] // 2, y * 32 + 24)

    # ---- gardens and hedges --------------------------------------------------
    def _beds(self, tile: Tile, step: int) -> list[Prop]:
        """Beds and bushes for a garden, the largest first; those of one size take turns."""
        names = self._style.names("plants", "beds")
        turned = (*names[step % len(names) :], *names[: step % len(names)])
        return sorted((self._scene.kit.props[name] for name in turned), key=lambda prop: -prop.footprint[0] * prop.footprint[1])

    def _rail(self, part: tuple[Tile, ...], turn: int) -> None:
        """A hedge or fence along what blocks, each piece joined to its neighbours; something single where it is short."""
        if len(part) < 2:
            self._scene.thing(self._scene.kit.props[pick(self._style.names("plants", "single"), turn)], part)
            return
        garden = any(on(self._lie.grounds, other) for tile in part for other in neighbours(tile))
        family, line = self._style.names("plants", "rails")[garden], set(part)
        for x, y in part:
            joins = [letter for letter, dx, dy in _JOINS if (x + dx, y + dy) in line]
            if len(joins) == 1:  # an end may run on into a wall
                joins += [
                    letter for letter, dx, dy in _JOINS if letter == _ACROSS[joins[0]] and on(self._walls, (x + dx, y + dy))
                ]
            piece = "".join(letter for letter, _, _ in _JOINS if letter in joins) or "single"
            self._scene.thing(self._scene.kit.props[f"{family}_{piece}"], [(x, y)])

    # ---- paths ---------------------------------------------------------------
    def _paths(self) -> None:
        """Trodden from every door to the nearest way that is there already, keeping clear of hedges and gardens."""
        doors = self._doors()
        if not doors:
            return
        cost = self._cost()
        way = {doors[0]}
        left = doors[1:]
        while left:
            trail = _nearest(way, set(left), cost)
            if not trail:
                break
            way.update(trail)
            left = [door for door in left if door not in way]
        tiles = np.zeros_like(self.path)
        for x, y in way:
            tiles[y, x] = True
        street = self._lie.street & ~self._lie.grounds
        self.path = (tiles | widened(tiles)) & (street | tiles)
        self._scene.terrain("path", self.path, self._random)

    def _doors(self) -> list[Tile]:
        """One tile of street before each way into a house or a garden."""
        street, found = self._lie.street & ~self._lie.grounds, []
        for inner in (self._lie.floor, self._lie.grounds & self._lie.street):
            sill = [tile for tile in tiles_of(street) if any(on(inner, other) for other in neighbours(tile))]
            found += [part[len(part) // 2] for part in connected(sill)]
        return list(dict.fromkeys(found))

    def _cost(self) -> NDArray[np.float64]:
        """What a step onto each tile costs a path: less in the open, infinite where it cannot lie."""
        street = self._lie.street
        near = street & ~shrunk(street)
        close = street & ~shrunk(shrunk(street))
        cost = np.where(street, 1.0 + 2.0 * near + 1.0 * close + 6.0 * self._lie.grounds, np.inf)
        return np.asarray(cost, np.float64)


def _nearest(starts: set[Tile], goals: set[Tile], cost: NDArray[np.float64]) -> list[Tile]:
    """The cheapest way from any start to any goal, empty when there is none."""
    queue = [(0.0, start) for start in sorted(starts)]
    came: dict[Tile, Tile | None] = dict.fromkeys(starts)
    spent = dict.fromkeys(starts, 0.0)
    while queue:
        so_far, here = heapq.heappop(queue)
        if here in goals:
            trail = [here]
            while (before := came[trail[-1]]) is not None:
                trail.append(before)
            return trail
        for x, y in neighbours(here):
            if 0 <= y < cost.shape[0] and 0 <= x < cost.shape[1] and cost[y, x] < np.inf:
                total = so_far + float(cost[y, x])
                if total < spent.get((x, y), np.inf):
                    spent[x, y], came[x, y] = total, here
                    heapq.heappush(queue, (total, (x, y)))
    return []


def _thick(tiles: Bools) -> Bools:
    """The parts of a set of tiles that hold a square of three by three."""
    core = shrunk(tiles)
    out = np.zeros_like(tiles)
    for part in connected(tiles_of(tiles)):
        if any(core[y, x] for x, y in part):
            for x, y in part:
                out[y, x] = True
    return out
