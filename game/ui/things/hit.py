"""Owns finding the thing at a point of the map: by its picture, else by the tiles it stands on."""

import numpy as np

from game.sprites.atlas import Region
from game.sprites.map_rows import object_bounds
from game.sprites.scene import TILE
from game.world.places import Tile, Town, WorldObject, is_a_place
from game.world.tiled import MapFile, ObjectLayer


class Hit:
    """Where every thing of a town is seen, in units of the drawing."""

    def __init__(self, town: Town, map_file: MapFile) -> None:
        self.look_again(town, map_file)

    def look_again(self, town: Town, map_file: MapFile) -> None:
        """Know the things of this map from now on."""
        self._town, self.map_file = town, map_file
        drawn = _drawn(map_file)
        self._things = [thing for thing in town.objects.values() if thing.tiles and not is_a_place(thing.kind)]
        self._places = [_joined(drawn.get(thing.id), _ground(thing)) for thing in self._things]
        self._pictures = {number: place for number, (place, _) in drawn.items()}
        self._files = {number: picture for number, (_, picture) in drawn.items()}
        self._edges = np.array([(x, y, x + w, y + h) for x, y, w, h in self._places], np.float32).reshape(-1, 4)
        self._areas = (self._edges[:, 2] - self._edges[:, 0]) * (self._edges[:, 3] - self._edges[:, 1])

    def at(self, x: float, y: float) -> int | None:
        """The id of the thing there; the smallest of those that lie over each other."""
        left, top, right, bottom = self._edges.T
        found = np.nonzero((left <= x) & (x < right) & (top <= y) & (y < bottom))[0]
        return self._things[int(found[self._areas[found].argmin()])].id if found.size else None

    def near(self, tile: Tile) -> list[int]:
        """Ids of all things in the same room, the nearest first."""
        room = self._town.arena_at(tile).id
        here = [thing for thing in self._things if thing.arena == room]
        return [thing.id for thing in sorted(here, key=lambda thing: (steps_to(thing, tile), thing.id))]

    def place_of(self, number: int) -> Region:
        """Where a thing is seen: its picture, else its tiles."""
        return self._pictures.get(number) or _ground(self._town.objects[number])

    def picture_of(self, number: int) -> int | None:
        """The number of its picture on the map."""
        return self._files.get(number)


def steps_to(thing: WorldObject, tile: Tile) -> int:
    """Steps from a tile to a thing."""
    return min(abs(column - tile[0]) + abs(row - tile[1]) for column, row in thing.tiles)


def _ground(thing: WorldObject) -> Region:
    columns, lines = [tile[0] for tile in thing.tiles], [tile[1] for tile in thing.tiles]
    left, top = min(columns), min(lines)
    return (left * TILE, top * TILE, (max(columns) - left + 1) * TILE, (max(lines) - top + 1) * TILE)


def _drawn(map_file: MapFile) -> dict[int, tuple[Region, int]]:
    """Where the map's pictures lie, and which they are, by the object's id."""
    return {
        thing.id: (
            object_bounds(map_file, layer, thing),
            thing.picture,
        )
        for layer in map_file.layers
        if isinstance(layer, ObjectLayer)
        for thing in layer.objects
        if thing.picture and thing.visible
    }


def _joined(drawn: tuple[Region, int] | None, ground: Region) -> Region:
    if drawn is None:
        return ground
    picture = drawn[0]
    left, top = min(picture[0], ground[0]), min(picture[1], ground[1])
    right = max(picture[0] + picture[2], ground[0] + ground[2])
    bottom = max(picture[1] + picture[3], ground[1] + ground[3])
    return (left, top, right - left, bottom - top)
