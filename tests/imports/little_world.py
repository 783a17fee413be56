"""A world of 16 x 14 tiles for tests, in the files that the released code reads: a house, a cafe, a garden and a street.

The house has a room with a bed, a fridge, a table with a seat, and a private room with a desk; the garden has a bed
of flowers. What is written of it can be changed before it is written, to be wrong in one way.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path

WALLS = """
................
................
.#######.######.
.#......#......#
.#.......,.##..#
.#..#...#......#
.###.####......#
.#......#......#
.#.##...#......#
.#......#......#
.##.#########.##
................
..f##f..........
..ffff..........
"""
"""# blocks, a comma and dots are free, f is a garden that people use; its flowers block."""
HOUSE, CAFE, PARK = (1, 2, 8, 9), (8, 2, 8, 9), (2, 12, 4, 2)
"""(column, row, width, height) of the sectors."""
ROOMS = {11: (2, 2, 6, 5), 12: (2, 6, 6, 4), 13: (9, 2, 6, 8), 14: (2, 12, 4, 2)}
SECTORS = {1: "Ann Lee's house", 2: "Corner Cafe", 3: "Flower Garden"}
ARENAS = {11: (1, "main room"), 12: (1, "Ann Lee's room"), 13: (2, "cafe"), 14: (3, "garden")}
OBJECTS = {31: "bed", 32: "refrigerator", 33: "common room table", 34: "desk", 35: "cafe customer seating", 36: "house garden"}
PLACES = {31: ((2, 8),), 32: ((6, 3),), 33: ((3, 5),), 34: ((7, 8),), 35: ((10, 4), (13, 4)), 36: ((2, 12), (5, 12))}
SPAWNS = {(2, 8): 51, (3, 3): 52}


@dataclass
class LittleWorld:
    """What is to be written: grids by name, and the lines of the lists of codes."""

    width: int = 16
    height: int = 14
    grids: dict[str, list[list[int]]] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)
    meta: object = None

    def write(self, folder: Path, one_line: bool = False, comma: str = ", ") -> Path:
        """Write it as it is now; returns the folder."""
        (folder / "maze").mkdir(parents=True)
        (folder / "special_blocks").mkdir()
        meta = self.meta or {"world_name": "the test", "maze_width": self.width, "maze_height": self.height}
        (folder / "maze_meta_info.json").write_text(json.dumps(meta), encoding="utf-8")
        for name, grid in self.grids.items():
            rows = [comma.join(str(code) for code in row) for row in grid]
            (folder / "maze" / f"{name}_maze.csv").write_text((comma if one_line else "\n").join(rows), encoding="utf-8")
        for name, lines in self.lists.items():
            (folder / "special_blocks" / f"{name}_blocks.csv").write_text("\n".join(lines), encoding="utf-8")
        return folder


def little_world() -> LittleWorld:
    """The world as it is when nothing is wrong."""
    walls = WALLS.split()
    world = LittleWorld()
    blank = [[0] * world.width for _ in range(world.height)]
    for name in ("collision", "sector", "arena", "game_object", "spawning_location"):
        world.grids[name] = [list(row) for row in blank]
    for y, row in enumerate(walls):
        for x, letter in enumerate(row):
            world.grids["collision"][y][x] = 9 if letter == "#" else 0
    for code, box in zip(SECTORS, (HOUSE, CAFE, PARK), strict=True):
        _fill(world.grids["sector"], box, code)
    for code, box in ROOMS.items():
        _fill(world.grids["arena"], box, code)
    for code, tiles in PLACES.items():
        for x, y in tiles:
            world.grids["game_object"][y][x] = code
    for (x, y), code in SPAWNS.items():
        world.grids["spawning_location"][y][x] = code
    world.lists = {
        "world": ["9, the test"],
        "sector": [f"{code}, the test, {name} " for code, name in SECTORS.items()],
        "arena": [f"{code}, the test, {SECTORS[sector]}, {name}" for code, (sector, name) in ARENAS.items()],
        "game_object": [f"{code}, the test, <all>, {name}" for code, name in OBJECTS.items()],
        "spawning_location": [
            "51, the test, Ann Lee's house, Ann Lee's room, sp-A",
            "52, the test, Ann Lee's house, main room, sp-A",
        ],
    }
    return world


def _fill(grid: list[list[int]], box: tuple[int, int, int, int], code: int) -> None:
    left, top, wide, high = box
    for y in range(top, top + high):
        for x in range(left, left + wide):
            grid[y][x] = code
