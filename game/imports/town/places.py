"""Owns the sectors, arenas and spawns of an imported town: their outlines, and what is expected in them."""

import re
from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from game.imports.town.grids import Bools, tiles_of
from game.imports.town.groups import bounds, neighbours, outline, rectangle
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.imports.town.scene import Scene, Shape, T
from game.imports.town.style import POSSESSIVE, Style
from game.world.places import Tile

FAMILY = re.compile(r"^(?P<name>.+?) family$", re.IGNORECASE)


class Residents:
    """Who lives where, as far as the names of places say."""

    def __init__(self, maze: Maze, style: Style) -> None:
        self._maze, self._style = maze, style
        named = [self._named(code.names[-1]) for code in (*maze.sectors.values(), *maze.arenas.values())]
        self._people = tuple(dict.fromkeys(name for names in named for name in names if " " in name))

    def owners(self, name: str) -> tuple[str, ...]:
        """Whose a place is: "Mei and John Lin's bedroom" is Mei Lin's and John Lin's."""
        if not self._style.is_private(name):
            return ()
        return tuple(owner for named in self._named(name) for owner in self._members(named))

    def _members(self, named: str) -> tuple[str, ...]:
        """A family is everybody of that name whom another place names."""
        family = FAMILY.match(named)
        if not family:
            return (named,)
        return tuple(person for person in self._people if person.split()[-1] == family["name"].split()[-1])

    @staticmethod
    def _named(name: str) -> tuple[str, ...]:
        match = POSSESSIVE.match(name)
        if not match:
            return ()
        names = [part.strip() for part in re.split(r",|\band\b|&", match["owners"]) if part.strip()]
        last = names[-1].split()[-1] if names and " " in names[-1] else ""
        return tuple(f"{one} {last}" if last and " " not in one else one for one in names if one[0].isupper())


def add_places(scene: Scene, maze: Maze, lie: Lie, style: Style) -> None:
    """Draw every sector and arena. A room takes in the passages that were given to it."""
    people = Residents(maze, style)
    for code in maze.used(maze.sector):
        name = maze.sectors[code].names[-1]
        _add(scene, tiles_of(maze.sector == code), name, "sector", _norms(name, people, style, _family_at(maze, people, name)))
    for code in maze.used(maze.arena):
        name = maze.arenas[code].names[-1]
        tiles = tiles_of((maze.arena == code) | (lie.room == code))
        _add(scene, tiles, name, "arena", _norms(name, people, style, ()))


def _family_at(maze: Maze, people: Residents, sector: str) -> tuple[str, ...]:
    """Whoever has a room in a sector that is somebody's."""
    if not people.owners(sector) and not FAMILY.search(sector.partition("'")[0]):
        return ()
    rooms = [code.names for code in maze.arenas.values() if len(code.names) > 2 and code.names[1] == sector]
    return tuple(owner for names in rooms for owner in people.owners(names[-1]))


def _norms(name: str, people: Residents, style: Style, also: Iterable[str]) -> dict[str, str | int]:
    owners = tuple(dict.fromkeys((*people.owners(name), *also)))
    norms: dict[str, str | int] = dict(style.norms_of(name))
    if owners:
        norms["private_to"] = ", ".join(owners)
    return norms


def _add(scene: Scene, tiles: list[Tile], name: str, kind: str, norms: Mapping[str, str | int]) -> None:
    left, top, wide, high = bounds(tiles)
    if rectangle(tiles):
        shape = Shape(left * T, top * T, name, kind, size=(wide * T, high * T), properties=dict(norms))
    else:
        points = tuple(((x - left) * T, (y - top) * T) for x, y in outline(tiles, name))
        shape = Shape(left * T, top * T, name, kind, points=points, properties=dict(norms))
    scene.shapes["areas"].append(shape)


def add_spawns(scene: Scene, maze: Maze, style: Style, solid: Bools) -> None:
    """A point for each place where people begin, beside what stands there by now; with a name where the room tells it."""
    taken, names = set[Tile](), _residents_of(maze, Residents(maze, style))
    for tile, code in maze.spawn_tiles:
        spot = _free_near(tile, solid, taken, maze.arena)
        if spot is None:
            continue
        taken.add(spot)
        resident = names.get(tile, "")
        properties: dict[str, str | int] = {"resident": resident} if resident else {}
        shape = Shape(spot[0] * T + T // 2, spot[1] * T + T // 2, resident or code.names[-1], "spawn", properties=properties)
        scene.shapes["spawns"].append(shape)


def _residents_of(maze: Maze, people: Residents) -> dict[Tile, str]:
    """Who begins on which tile: in their own room if they have one, else in the house that is theirs."""
    found: dict[Tile, str] = {}
    for which in (2, 1):
        for tile, code in maze.spawn_tiles:
            owners = people.owners(code.names[which])
            resident = next((owner for owner in owners if owner not in found.values()), "")
            if resident and tile not in found:
                found[tile] = resident
    return found


def _free_near(tile: Tile, solid: Bools, taken: set[Tile], arena: NDArray[np.int32]) -> Tile | None:
    """The nearest tile of the same arena that is free to stand on."""
    seen, queue = {tile}, [tile]
    for here in queue:
        if not solid[here[1], here[0]] and here not in taken:
            return here
        for x, y in neighbours(here):
            on = 0 <= y < solid.shape[0] and 0 <= x < solid.shape[1] and (x, y) not in seen
            if on and arena[y, x] == arena[tile[1], tile[0]]:
                seen.add((x, y))
                queue.append((x, y))
    return None
