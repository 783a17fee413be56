"""Owns the plans of towns to start from, as `assets/maps/new` has them: rooms by letters, furniture, who starts where."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from game.assets import asset
from game.imports.town.maze import Maze
from game.imports.town.maze_files import Code
from game.problem import Problem
from game.world.places import Tile

_FREE, _WALL, _DOOR = ".", "#", "+"


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of furniture: the name of its picture, the upper left tile, what it is called ("" is decor), whose it is."""

    picture: str
    tile: Tile
    name: str
    owner: str


@dataclass(frozen=True, slots=True)
class Starter:
    """A plan on land of a size: everything is counted from the land's upper left corner.

    `floor` is what one stands on to use: (name, column, row, columns, rows). A spawn without a name is anybody's.
    """

    maze: Maze
    pieces: tuple[Piece, ...]
    floor: tuple[tuple[str, int, int, int, int], ...]
    spawns: tuple[tuple[str, Tile], ...]


def starter(plan: str, town: str, size: tuple[int, int]) -> Starter:
    """One of the plans ("town", "blank") in the middle of land of a size. Raises Problem when it does not fit."""
    table = _table(asset(f"maps/new/{plan}.toml"))
    rows = table["plan"].split()
    needed = len(rows[0]), len(rows)
    if size[0] < needed[0] or size[1] < needed[1]:
        raise Problem(f"{size[0]}x{size[1]} tiles are too few for this town; write --size {needed[0]}x{needed[1]} or more.")
    shift = (size[0] - needed[0]) // 2, (size[1] - needed[1]) // 2
    return Starter(
        maze=_maze(rows, table["rooms"], town, size, shift),
        pieces=tuple(_pieces(table["furniture"].values(), shift)),
        floor=tuple((name, x + shift[0], y + shift[1], w, h) for name, (x, y, w, h) in table["floor"].items()),
        spawns=tuple((name, (x + shift[0], y + shift[1])) for name, (x, y) in table["spawns"].items()),
    )


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise Problem(f"{path} cannot be read ({error}); install Smallville again.") from None


def _pieces(texts: Any, shift: Tile) -> Iterator[Piece]:
    for line in (line for text in texts for line in text.splitlines() if line.strip()):
        what, _, owner = line.partition("@")
        place, _, name = what.partition("=")
        picture, column, row = place.split()
        yield Piece(picture, (int(column) + shift[0], int(row) + shift[1]), name.strip(), owner.strip())


def _maze(rows: list[str], rooms: Mapping[str, list[str]], town: str, size: tuple[int, int], shift: Tile) -> Maze:
    """The plan as a world of the kind that is built into a map: walls, sectors and rooms by codes."""
    grids = {name: np.zeros((size[1], size[0]), np.int32) for name in ("blocked", "sector", "arena", "none")}
    sectors = list(dict.fromkeys(sector for sector, _ in rooms.values()))
    letters = {letter: number for number, letter in enumerate(rooms, len(sectors) + 1)}
    for y, row in enumerate(rows, shift[1]):
        for x, letter in enumerate(row, shift[0]):
            grids["blocked"][y, x] = letter == _WALL
            grids["arena"][y, x] = letters.get(letter, 0)
    for number, sector in enumerate(sectors, 1):
        codes = [letters[letter] for letter, names in rooms.items() if names[0] == sector]
        _house(grids["sector"], np.isin(grids["arena"], codes), grids["blocked"] > 0, number)
    return Maze(
        name=town,
        blocked=grids["blocked"] > 0,
        sector=grids["sector"],
        arena=grids["arena"],
        object=grids["none"],
        spawn=grids["none"],
        sectors={number: Code(number, (town, name)) for number, name in enumerate(sectors, 1)},
        arenas={letters[letter]: Code(letters[letter], (town, *names)) for letter, names in rooms.items()},
        objects={},
        spawns={},
    )


def _house(sector: Any, inside: Any, walls: Any, number: int) -> None:
    """A sector is its rooms with the walls round them: two rows behind, one on the other sides; a square has none."""
    ys, xs = np.nonzero(inside)
    left, right, top, bottom = xs.min(), xs.max(), ys.min(), ys.max()
    if walls[max(0, top - 1), left]:
        left, right, top, bottom = left - 1, right + 1, top - 2, bottom + 1
    sector[top : bottom + 1, left : right + 1] = number
