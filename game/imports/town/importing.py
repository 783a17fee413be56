"""Owns turning a released world into a map of ours, from its folder to the file."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from game.imports.town.dressing import Dresser
from game.imports.town.furnishing import Furnisher, groups_of
from game.imports.town.houses import Builder, room_styles
from game.imports.town.kit import Kit, our_kit
from game.imports.town.lie import Lie, lie_of
from game.imports.town.maze import Maze, read_maze
from game.imports.town.outdoors import Land
from game.imports.town.places import add_places, add_spawns
from game.imports.town.scene import Scene
from game.imports.town.style import Style, load_style
from game.imports.town.woods import Woods
from game.imports.town.writing import write_map
from game.problem import Problem


@dataclass(frozen=True, slots=True)
class Imported:
    """What an imported world holds, in numbers."""

    sectors: int
    arenas: int
    kinds: int
    addresses: int
    blocked: int
    walkable: int
    objects: int


def import_town(folder: Path, out: Path, again: bool = False) -> Imported:
    """Write the map of a released world. `again` allows that a map is there already.

    Raises Problem when the world cannot be read, or the map cannot be written.
    """
    if out.suffix.lower() != ".tmx":
        raise Problem(f"{out} is no name for a Tiled map; write --out {out.with_suffix('.tmx')}.")
    if out.exists() and not again:
        raise Problem(f"There is a map at {out} already; choose another name, or say --force to write over it.")
    maze = read_maze(folder)
    scene = draw_town(maze, load_style(), our_kit())
    write_map(scene, maze.name, out)
    return Imported(
        sectors=len(maze.used(maze.sector)),
        arenas=len(maze.used(maze.arena)),
        kinds=len(maze.used(maze.object)),
        addresses=len(maze.addresses),
        blocked=int(maze.blocked.sum()),
        walkable=int(maze.walkable.sum()),
        objects=len(scene.shapes["objects"]),
    )


def draw_town(maze: Maze, style: Style, kit: Kit) -> Scene:
    """Build, furnish and plant a whole town."""
    groups = groups_of(maze)
    scene, lie = Scene(maze.size, kit), lie_of(maze, style)
    builder = Builder(scene, maze, lie, room_styles(maze, style))
    builder.build()
    furnisher = Furnisher(scene, maze, lie, style)
    furnisher.furnish(groups)
    Dresser(scene, maze, lie, style, builder.walls.all).dress()
    _plant(scene, maze, lie, style, builder)
    painted = maze.blocked & (~scene.taken | builder.walls.all)  # a wall stays one when a closet at it is moved
    scene.tiles["collision"][:] = np.where(painted, kit.marker, 0)
    add_places(scene, maze, lie, style)
    add_spawns(scene, maze, style, furnisher.solid)
    return scene


def _plant(scene: Scene, maze: Maze, lie: Lie, style: Style, builder: Builder) -> None:
    land = Land(scene, maze, lie, style, builder.walls.all)
    land.lay()
    Woods(scene, maze, lie, style, builder.walls.all, land.path).plant()
