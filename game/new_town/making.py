"""Owns making a town to start from: the map with its pictures, Tiled's project, and the people, all beside each other."""

import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from game.assets import asset
from game.imports.town.dressing import Dresser
from game.imports.town.houses import Builder, room_styles
from game.imports.town.kit import FIRST, Kit, our_kit
from game.imports.town.lie import lie_of
from game.imports.town.outdoors import Land
from game.imports.town.places import add_places
from game.imports.town.scene import Scene, Shape, T
from game.imports.town.style import load_style
from game.imports.town.writing import art_of, write_map
from game.new_town.planting import plant
from game.new_town.starter import Piece, Starter, starter
from game.problem import Problem
from game.world.places import Tile

LARGEST = 400
"""Tiles a new map may be wide or high."""
_ON_TOP = ("coffee_machine",)
"""Pictures that stand on what is there already."""


@dataclass(frozen=True, slots=True)
class Made:
    """The files of a new town."""

    map: Path
    art: Path
    project: Path
    residents: Path | None


def make_town(out: Path, name: str = "", size: tuple[int, int] = (40, 30), blank: bool = False, people: bool = True) -> Made:
    """Make a town to start from; `size` is in tiles. With `people`, a residents file of the map's name comes with it.

    Raises Problem when one of its files is there already, the size is too small or too large, or it cannot be written.
    """
    made = Made(out, art_of(out), out.with_suffix(".tiled-project"), out.with_suffix(".toml") if people else None)
    _refuse(made, size)
    town = name.strip() or out.stem.replace("_", " ").replace("-", " ").title()
    plan = "blank" if blank else "town"
    kit = our_kit()
    write_map(draw(starter(plan, town, size), kit), town, out, _catalogue(kit))
    try:
        shutil.copyfile(asset("maps/smallville.tiled-project"), made.project)
        if made.residents:
            shutil.copyfile(asset(f"maps/new/{plan}_people.toml"), made.residents)
    except OSError as error:
        raise Problem(f"The files beside {out} cannot be written: {error.strerror or error}; choose another place.") from None
    return made


def _refuse(made: Made, size: tuple[int, int]) -> None:
    if made.map.suffix.lower() != ".tmx":
        raise Problem(f"{made.map} is no name for a Tiled map; write {made.map.with_suffix('.tmx')}.")
    for path in (made.map, made.art, made.project, made.residents):
        if path is not None and path.exists():
            raise Problem(f"There is {path} already, and nothing is written over; choose another name.")
    if max(size) > LARGEST:
        raise Problem(f"{size[0]}x{size[1]} tiles are too many to begin with; write --size {LARGEST}x{LARGEST} or less.")


def draw(plan: Starter, kit: Kit) -> Scene:
    """Build and furnish the town, lay the land, and plant it."""
    style, maze = load_style(), plan.maze
    scene, lie = Scene(maze.size, kit), lie_of(maze, style)
    builder = Builder(scene, maze, lie, room_styles(maze, style))
    builder.build()
    for piece in plan.pieces:
        _stand(scene, piece)
    for name, x, y, wide, high in plan.floor:
        shape = Shape(x * T, y * T, name, "object", size=(wide * T, high * T), properties={"use_from": "here"})
        scene.shapes["objects"].append(shape)
    Dresser(scene, maze, lie, style, builder.walls.all).dress()
    land = Land(scene, maze, lie, style, builder.walls.all)
    land.lay()
    scene.terrain("paving", lie.grounds & lie.street, Random(1))
    plant(scene, builder.walls.all | lie.seen | lie.grounds | land.path | maze.blocked)
    scene.tiles["collision"][:] = np.where(maze.blocked, kit.marker, 0)
    add_places(scene, maze, lie, style)
    _spawn(scene, plan.spawns)
    return scene


def _stand(scene: Scene, piece: Piece) -> None:
    prop = scene.kit.props[piece.picture]
    wide, deep = max(1, prop.footprint[0]), max(1, prop.footprint[1])
    cells = [(piece.tile[0] + x, piece.tile[1] + y) for y in range(deep) for x in range(wide)]
    owner: dict[str, str | int] = {"private_to": piece.owner} if piece.owner else {}
    scene.thing(prop, cells, piece.name, prop.lift if piece.picture in _ON_TOP else 0, **owner)


def _spawn(scene: Scene, spawns: tuple[tuple[str, Tile], ...]) -> None:
    for name, (x, y) in spawns:
        properties: dict[str, str | int] = {"resident": name} if name else {}
        point = x * T + T // 2, y * T + T // 2
        scene.shapes["spawns"].append(Shape(*point, name or "anybody", "spawn", properties=properties))


def _catalogue(kit: Kit) -> set[int]:
    """Every picture there is to furnish with, so that a designer finds them all in Tiled."""
    pictures = (*kit.props.values(), *kit.crowns.values(), *kit.shadows.values())
    return {prop.gid for prop in pictures} | {FIRST["markers"]}
