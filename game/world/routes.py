"""Owns ways through the town: the only file that knows the `pathfinding` package."""

from collections import OrderedDict
from collections.abc import Iterable
from math import inf
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pathfinding.core.grid import Grid
from pathfinding.finder.a_star import AStarFinder
from pathfinding.finder.finder import ExecutionRunsException

from game.world.footprints import regions
from game.world.places import Tile, Town

Way = tuple[Tile, ...]
REMEMBERED = 4096
"""Routes kept; the least recently used is forgotten first."""
LANDMARKS = 6
DETOUR_LOOKS = 400
"""Tiles looked at for a way around somebody: where one stands in the only door, half the town would be searched in vain."""
_REACH = 4
"""How many tiles deep a solid thing may be for somebody to step out of it."""


class Routes:
    """Shortest ways on foot, four directions. Equal questions get equal answers, whatever was asked before.

    `regions[row, column]` numbers the parts of the town between which nobody can walk, from 1; 0 where it is blocked.
    """

    def __init__(self, town: Town) -> None:
        self._blocked = town.blocked
        self.regions = regions(town.blocked)
        self._grid = Grid(matrix=(~town.blocked).astype(int).tolist())
        distances = _landmark_distances(town.blocked, self.regions)
        self._finder = _Finder(distances)
        self._detour_finder = _Finder(distances, looks=DETOUR_LOOKS)
        self._known: OrderedDict[tuple[Tile, Tile], Way] = OrderedDict()

    def route(self, start: Tile, goal: Tile, around: Iterable[Tile] = ()) -> Way | None:
        """The tiles to walk from `start` (not included) to `goal` (included); None when there is no way.

        From inside something solid it begins beside it, to something solid it ends beside it. `around` are tiles in
        nobody's way usually, to be walked around this once, if that takes no long search (else None).
        """
        begin, end = self.way_out(start), self.way_out(goal, start)
        if begin is None or end is None or not self.connected(begin, end):
            return None
        first = () if begin == start else (begin,)
        avoided = sorted(set(around) - {begin, end})
        if avoided:
            walked = self._search_around(begin, end, avoided)
            return None if walked is None else first + walked
        return first + self._way(begin, end)

    def connected(self, one: Tile, other: Tile) -> bool:
        """Whether one can walk between two tiles; known without a search."""
        number = int(self.regions[one[1], one[0]])
        return number != 0 and number == int(self.regions[other[1], other[0]])

    def way_out(self, tile: Tile, towards: Tile | None = None) -> Tile | None:
        """The tile itself, or the nearest walkable tile beside what it is inside of (the one nearest to `towards`)."""
        if not (0 <= tile[0] < self._grid.width and 0 <= tile[1] < self._grid.height):
            return None
        if not self._blocked[tile[1], tile[0]]:
            return tile
        rim = _rim(tile, self._blocked)
        if not rim or towards is None:
            return min(rim, default=None)
        out = self.way_out(towards)
        near = [one for one in rim if out is not None and self.connected(one, out)]
        return min(near or rim, key=lambda one: (abs(one[0] - towards[0]) + abs(one[1] - towards[1]), one))

    def _way(self, begin: Tile, end: Tile) -> Way:
        """From the store, or found. A way and the way back are one search, so that the store never changes an answer."""
        if begin == end:
            return ()
        pair = (min(begin, end), max(begin, end))
        whole = self._known.get(pair)
        if whole is None:
            found = self._search(self._finder, *pair)
            assert found is not None  # they are connected
            whole = self._known[pair] = found
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(pair)
        return whole[1:] if begin == pair[0] else whole[-2::-1]

    def _search(self, finder: "_Finder", begin: Tile, end: Tile) -> Way | None:
        nodes, _ = finder.find_path(self._grid.node(*begin), self._grid.node(*end), self._grid)
        return tuple((node.x, node.y) for node in nodes) or None

    def _search_around(self, begin: Tile, end: Tile, avoided: list[Tile]) -> Way | None:
        nodes = [self._grid.node(*tile) for tile in avoided if not self._blocked[tile[1], tile[0]]]
        for node in nodes:
            node.walkable = False
        try:
            found = self._search(self._detour_finder, begin, end)
        except ExecutionRunsException:
            found = None
        finally:
            for node in nodes:
                node.walkable = True
        return None if found is None else found[1:]


class _Finder(AStarFinder):  # type: ignore[misc]  # the package has no types
    """The package's A*, told more about distances and less about tidying.

    Its own heuristic, the straight distance, looks at most of the town for a long way. Walking distances to a few
    landmarks bound the way still to go far better (|d(a) - d(b)| is never too long). Where two tiles promise equally
    long ways, the one nearer to the goal is tried first: by less than one step over the longest way, so the way found
    is still a shortest one. After a search only the nodes it touched are put back.
    """

    def __init__(self, distances: NDArray[np.int32], looks: float = inf) -> None:
        super().__init__(max_runs=looks)
        self._distances: list[list[list[int]]] = distances.tolist()
        self._nearer = 1.0 + 1.0 / (int(distances.max(initial=0)) * 2 + 2)
        self._touched: list[Any] = []
        self._of_goal: list[int] = []

    def find_path(self, start: Any, end: Any, graph: Any) -> Any:
        self._touched = [start, end]
        self._of_goal = self._distances[end.y][end.x]
        try:
            return super().find_path(start, end, graph)
        finally:
            for node in self._touched:
                node.cleanup()

    def clean_grid(self, grid: Any) -> None:
        """Nothing is left of an earlier search."""

    def process_node(self, graph: Any, node: Any, parent: Any, end: Any, open_list: Any, open_value: Any = True) -> None:
        if not node.opened:
            self._touched.append(node)
        super().process_node(graph, node, parent, end, open_list, open_value)

    def apply_heuristic(self, node_a: Any, node_b: Any, heuristic: Any = None, graph: Any = None) -> float:
        bound: int = abs(node_a.x - node_b.x) + abs(node_a.y - node_b.y)
        for here, there in zip(self._distances[node_a.y][node_a.x], self._of_goal, strict=True):
            bound = max(bound, here - there, there - here)
        return self._nearer * bound


def _landmark_distances(blocked: NDArray[np.bool_], numbers: NDArray[np.int32]) -> NDArray[np.int32]:
    """Steps from each landmark, [row, column, landmark]; landmarks lie in the largest region, each far from the others."""
    distances = np.zeros((*blocked.shape, LANDMARKS), np.int32)
    if blocked.all():
        return distances
    largest = numbers == int(np.bincount(numbers[numbers > 0]).argmax())
    row, column = (int(axis[0]) for axis in np.nonzero(largest))
    nearest = np.full(blocked.shape, np.iinfo(np.int32).max)
    for landmark in range(LANDMARKS):
        distances[:, :, landmark] = _steps_from((column, row), blocked)
        nearest = np.where(largest, np.minimum(nearest, distances[:, :, landmark]), -1)
        row, column = (int(axis) for axis in np.unravel_index(int(nearest.argmax()), blocked.shape))
    return distances


def _steps_from(start: Tile, blocked: NDArray[np.bool_]) -> NDArray[np.int32]:
    """Steps to every tile; 0 where there is no way, which is right for a bound between two such tiles."""
    steps, rim, taken = np.zeros(blocked.shape, np.int32), np.zeros(blocked.shape, np.bool_), 0
    rim[start[1], start[0]] = True
    free = ~blocked & ~rim
    while rim.any():
        steps[rim] = taken
        taken, near = taken + 1, np.zeros_like(rim)
        near[1:] |= rim[:-1]
        near[:-1] |= rim[1:]
        near[:, 1:] |= rim[:, :-1]
        near[:, :-1] |= rim[:, 1:]
        rim = near & free
        free &= ~rim
    return steps


def _rim(tile: Tile, blocked: NDArray[np.bool_]) -> list[Tile]:
    """The walkable tiles nearest to a blocked one, within reach."""
    for reach in range(1, _REACH + 1):
        ring = ((tile[0] + dx, tile[1] + dy) for dx in range(-reach, reach + 1) for dy in (abs(dx) - reach, reach - abs(dx)))
        rim = {(x, y) for x, y in ring if 0 <= y < blocked.shape[0] and 0 <= x < blocked.shape[1] and not blocked[y, x]}
        if rim:
            return sorted(rim)
    return []
