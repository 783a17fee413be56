"""Owns what is in the way: the way to a tile that goes through as little as possible of what blocks."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush

import numpy as np
from numpy.typing import NDArray

from game.map_check.subject import Subject
from game.map_check.words import listed, tiles_listed
from game.world.places import OUTDOORS, SIDES, Tile
from game.world.tiled import TileLayer

_STEP, _FLOOR, _THING, _WALL = 1, 100_000, 200_000, 240_000
"""What a tile costs: free; a wall that looks like ground to walk on; a thing stands on it; any other wall. What was most
likely meant to be open is cheapest, and erasing one tile is cheaper than two."""
_WALKED = 0.7
"""How much less often than a wall's usual picture one is solid, if it is that of ground or of a door."""
_ODD = 10_000
"""What a wall costs more where no door would be: between two houses, or into a room for one."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What is in the way to somewhere: tiles of the map, in the order in which one meets them, and things that stand there."""

    tiles: tuple[Tile, ...]
    walls: tuple[Tile, ...]
    things: tuple[int, ...]
    said: str


@dataclass(frozen=True)
class Ways:
    """The cheapest ways from where people get to, through whatever blocks, to every tile."""

    subject: Subject

    def obstacle(self, goals: Iterable[Tile], besides: Iterable[Tile] = ()) -> Obstacle | None:
        """What is in the way to the easiest of some tiles; None when the goals lie off the map. Tiles `besides` do not count."""
        costs, before = self._found
        here: Tile | None = min(self._easiest(goals), key=lambda goal: (costs[goal], goal), default=None)
        if here is None:
            return None
        way = []
        while here is not None:
            way.append(here)
            here = before[here]
        ignored = set(besides)
        return self.described(tuple(tile for tile in reversed(way) if self.subject.is_blocked(tile) and tile not in ignored))

    def _easiest(self, goals: Iterable[Tile]) -> Iterator[Tile]:
        """The goals, and for each the tile by which the part of the map that it lies in is got into most easily."""
        for goal in goals:
            if goal in self._found[0]:
                yield goal
                number = int(self.subject.regions[goal[1], goal[0]])
                if number:
                    yield self._gates[number]

    @cached_property
    def _gates(self) -> dict[int, Tile]:
        """The cheapest tile of each part of the map."""
        regions, gates, least = self.subject.regions, dict[int, Tile](), dict[int, tuple[int, Tile]]()
        for tile, cost in self._found[0].items():
            number = int(regions[tile[1], tile[0]])
            if number not in least or (cost, tile) < least[number]:
                least[number], gates[number] = (cost, tile), tile
        return gates

    @cached_property
    def _found(self) -> tuple[dict[Tile, int], dict[Tile, Tile | None]]:
        rows, columns = np.nonzero(self.subject.reached)
        before: dict[Tile, Tile | None] = {(int(x), int(y)): None for x, y in zip(columns, rows, strict=True)}
        costs = dict.fromkeys(before, 0)
        queue = [(0, tile) for tile in sorted(before)]
        while queue:
            cost, here = heappop(queue)
            if cost > costs[here]:
                continue
            for dx, dy in SIDES.values():
                tile = (here[0] + dx, here[1] + dy)
                total = cost + self._price(tile, (dx, dy)) if self.subject.has(tile) else 0
                if total and total < costs.get(tile, total + 1):
                    costs[tile], before[tile] = total, here
                    heappush(queue, (total, tile))
        return costs, before

    def _price(self, tile: Tile, ahead: Tile) -> int:
        """What it costs to go onto a tile, on into the direction in which one came."""
        price = int(self._prices[tile[1], tile[0]])
        behind, beyond = (tile[0] - ahead[0], tile[1] - ahead[1]), (tile[0] + ahead[0], tile[1] + ahead[1])
        if price < _WALL or not self.subject.has(beyond):
            return price
        town = self.subject.town
        rooms = town.arena_at(behind), town.arena_at(beyond)
        strangers = rooms[0].sector != rooms[1].sector and OUTDOORS not in (rooms[0].sector, rooms[1].sector)
        return price + _ODD * (strangers + any(room.norms.capacity == 1 for room in rooms))

    @cached_property
    def _prices(self) -> NDArray[np.int32]:
        """What walking over each tile costs, [row, column]."""
        prices = np.where(self.subject.town.blocked, _WALL, _STEP).astype(np.int32)
        prices[self.subject.town.blocked & np.isin(self._top, self._floors)] = _FLOOR
        for column, row in self.subject.solids:
            if not any(grid[row, column] for _, grid in self.subject.walls):
                prices[row, column] = _THING
        return prices

    @property
    def _floors(self) -> list[int]:
        """Pictures of ground or of doors: where one sees them one can mostly walk, unlike where one sees walls.

        On a map whose walls look like its floors no picture is more walked on than others, and there are none.
        """
        top, painted = self._top, np.logical_or.reduce([grid > 0 for _, grid in self.subject.walls] or [self._top < 0])
        seen, solid = Counter(top.ravel().tolist()), Counter(top[painted].ravel().tolist())
        shares = {number: solid[number] / count for number, count in seen.items() if number}
        usual = sum(shares.get(number, 0.0) * count for number, count in solid.items()) / max(1, sum(solid.values()))
        return [number for number, share in shares.items() if share < usual * _WALKED]

    @property
    def _top(self) -> NDArray[np.int32]:
        """The picture one sees on each tile, of those that are drawn under people."""
        top = np.zeros(self.subject.town.blocked.shape, np.int32)
        for layer in self.subject.map_file.layers:
            solid = "collision" in (layer.name, layer.kind)
            if isinstance(layer, TileLayer) and not solid and not layer.name.startswith("above"):
                top = np.where(layer.grid > 0, layer.grid, top)
        return top

    def described(self, tiles: tuple[Tile, ...]) -> Obstacle:
        """What blocks on some tiles, in words."""
        walls = tuple(tile for tile in tiles if any(grid[tile[1], tile[0]] for _, grid in self.subject.walls))
        solid = {one.id: one for tile in tiles if tile not in walls for one in self.subject.solids.get(tile, ())}
        parts = [f"{one.said} of the layer {one.layer!r}" for one in solid.values()]
        names = [name for name, grid in self.subject.walls if any(grid[row, column] for column, row in walls)]
        if walls:
            tile = "the tile" if len(walls) == 1 else "the tiles"
            parts.append(f"{tile} of the layer {listed([repr(name) for name in names])} at {tiles_listed(walls)}")
        return Obstacle(tiles, walls, tuple(solid), listed(parts) if parts else "")
