"""Owns a released world as data: which tile belongs to what, what blocks, and where people begin."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.imports.town.maze_files import Code, matrix_folder, read_codes, read_grid, read_size
from game.problem import Problem
from game.world.footprints import walkable_from
from game.world.places import Tile

Grid = NDArray[np.int32]


@dataclass(frozen=True)
class Maze:
    """A released world. Grids are [row, column] and hold codes, 0 where there is nothing.

    `sectors`, `arenas`, `objects` and `spawns` say what the codes mean.
    """

    name: str
    blocked: NDArray[np.bool_]
    sector: Grid
    arena: Grid
    object: Grid
    spawn: Grid
    sectors: Mapping[int, Code]
    arenas: Mapping[int, Code]
    objects: Mapping[int, Code]
    spawns: Mapping[int, Code]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in tiles."""
        return self.blocked.shape[1], self.blocked.shape[0]

    @cached_property
    def spawn_tiles(self) -> tuple[tuple[Tile, Code], ...]:
        """Where people begin, row by row, and the code that stands there."""
        rows, columns = (axis.tolist() for axis in np.nonzero(self.spawn))
        return tuple(((x, y), self.spawns[int(self.spawn[y, x])]) for x, y in zip(columns, rows, strict=True))

    @cached_property
    def walkable(self) -> NDArray[np.bool_]:
        """Where people can get to from where they begin; without such places, the largest connected part."""
        return walkable_from([tile for tile, _ in self.spawn_tiles], self.blocked)

    @cached_property
    def addresses(self) -> tuple[tuple[int, int, int], ...]:
        """Every (sector, arena, object) that has a tile, as codes, in order."""
        there = self.object > 0
        columns = np.stack([self.sector[there], self.arena[there], self.object[there]], axis=1)
        return tuple((int(a), int(b), int(c)) for a, b, c in np.unique(columns, axis=0))

    def used(self, grid: Grid) -> tuple[int, ...]:
        """The codes that stand on a grid, in order."""
        return tuple(int(code) for code in np.unique(grid) if code)


def read_maze(folder: Path) -> Maze:
    """Read a released world from its folder. Raises Problem, in one sentence, for whatever is wrong with it."""
    root = matrix_folder(folder)
    size = read_size(root)
    world = read_codes(root / "special_blocks" / "world_blocks.csv", 1)
    codes = {what: read_codes(root / "special_blocks" / f"{what}_blocks.csv", fewest) for what, fewest in _LISTS.items()}
    grids = {what: read_grid(root / "maze" / f"{what}_maze.csv", size) for what in ("collision", *_LISTS)}
    for what, known in codes.items():
        _refuse_unknown(root / "maze" / f"{what}_maze.csv", grids[what], known)
    if not (grids["collision"] == 0).any():
        raise Problem(f"{root / 'maze' / 'collision_maze.csv'} blocks every tile; nobody could live there.")
    return Maze(
        name=next((_titled(code.names[-1]) for code in world.values()), "Town"),
        blocked=grids["collision"] > 0,
        sector=grids["sector"],
        arena=grids["arena"],
        object=grids["game_object"],
        spawn=grids["spawning_location"],
        sectors=codes["sector"],
        arenas=codes["arena"],
        objects=codes["game_object"],
        spawns=codes["spawning_location"],
    )


_LISTS = {"sector": 2, "arena": 3, "game_object": 2, "spawning_location": 3}
"""Lists of codes, and how many names a line of each has at least."""


def _refuse_unknown(path: Path, grid: Grid, known: Mapping[int, Code]) -> None:
    strange = ~np.isin(grid, [0, *known])
    if strange.any():
        row, column = (int(axis[0]) for axis in np.nonzero(strange))
        listed = path.name.replace("_maze", "_blocks")
        raise Problem(f"{path}, row {row}, column {column}: the code {grid[row, column]} is not in {listed}; add it there.")


def _titled(name: str) -> str:
    """A town's name begins with a capital: it stands in titles."""
    return name[:1].upper() + name[1:]
