"""Owns what blocks: the tiles each thing stands on, the painted collision, and who can walk from where to where."""

from collections import deque
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from game.world.areas import read_count, shape_tiles
from game.world.places import SIDES, Tile
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer

STANDING_LAYERS = ("objects", "decor")
"""Object layers whose tile objects stand on the ground among people; those of other layers are drawn flat."""


def standing(map_file: MapFile, name: str) -> Iterator[MapObject]:
    """The things of one of the standing layers."""
    for layer in map_file.layers:
        if isinstance(layer, ObjectLayer) and name in (layer.name, layer.kind):
            yield from layer.objects


def thing_tiles(thing: MapObject, map_file: MapFile) -> tuple[Tile, ...]:
    """The tiles a thing takes: its picture's footprint, or its shape when it has no picture. Row by row."""
    if not thing.picture:
        return tuple(sorted(shape_tiles(thing, map_file), key=lambda tile: (tile[1], tile[0])))
    wide, deep = _footprint(thing, map_file)
    lift = int(thing.properties.get("lift") or 0)
    column = round((thing.x + thing.width / 2) / map_file.tile_width - wide / 2)
    row = -(-(round(thing.y + thing.height) + lift) // map_file.tile_height) - deep
    tiles = ((column + i, row + j) for j in range(deep) for i in range(wide))
    return tuple(tile for tile in tiles if 0 <= tile[0] < map_file.width and 0 <= tile[1] < map_file.height)


def is_solid(thing: MapObject) -> bool:
    """Whether people walk around it: it has a picture, and neither `walkable` nor a footprint of "0x0" says otherwise."""
    return bool(thing.picture) and not _yes(thing.properties.get("walkable")) and thing.properties.get("footprint") != "0x0"


def blocked_tiles(map_file: MapFile) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Two grids, [row, column]: where nobody can walk, and the part of it that furniture and other things cause."""
    walls = np.zeros((map_file.height, map_file.width), np.bool_)
    things = walls.copy()
    for layer in map_file.layers:
        if isinstance(layer, TileLayer) and "collision" in (layer.name, layer.kind):
            walls |= layer.grid > 0
    for name in STANDING_LAYERS:
        for thing in standing(map_file, name):
            if is_solid(thing) and (name == "objects" or "footprint" in thing.properties):
                for column, row in thing_tiles(thing, map_file):
                    things[row, column] = True
    return walls | things, things


def regions(blocked: NDArray[np.bool_]) -> NDArray[np.int32]:
    """Numbers the parts of a map between which nobody can walk, from 1; 0 where it is blocked."""
    numbers = np.zeros(blocked.shape, np.int32)
    found = 0
    for row, column in zip(*(axis.tolist() for axis in np.nonzero(~blocked)), strict=True):
        if numbers[row, column] == 0:
            found += 1
            _flood(numbers, blocked, (column, row), found)
    return numbers


def _flood(numbers: NDArray[np.int32], blocked: NDArray[np.bool_], start: Tile, number: int) -> None:
    numbers[start[1], start[0]] = number
    queue = deque([start])
    while queue:
        for column, row in beside(queue.popleft(), blocked):
            if numbers[row, column] == 0:
                numbers[row, column] = number
                queue.append((column, row))


def beside(tile: Tile, blocked: NDArray[np.bool_]) -> Iterator[Tile]:
    """The walkable tiles next to a tile."""
    rows, columns = blocked.shape
    for dx, dy in SIDES.values():
        column, row = tile[0] + dx, tile[1] + dy
        if 0 <= column < columns and 0 <= row < rows and not blocked[row, column]:
            yield column, row


def walkable_from(spawns: Iterable[Tile], blocked: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Where people can get to from the spawns; with no spawn on free ground, the largest connected part of the map."""
    numbers = regions(blocked)
    wanted = sorted({int(numbers[row, column]) for column, row in spawns} - {0})
    if not wanted:
        sizes = np.bincount(numbers[numbers > 0].ravel(), minlength=2)
        wanted = [int(sizes.argmax())]
    return np.isin(numbers, wanted) & ~blocked


def _footprint(thing: MapObject, map_file: MapFile) -> tuple[int, int]:
    """Tiles wide and deep; a picture that does not say stands on one row as wide as itself."""
    wide, _, deep = str(thing.properties.get("footprint", "")).partition("x")
    said = read_count(wide), read_count(deep)
    return said[0] or max(1, round(thing.width / map_file.tile_width)), said[1] or 1


def _yes(value: object) -> bool:
    return str(value).lower() in ("true", "1", "yes")
