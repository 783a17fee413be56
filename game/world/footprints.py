"""Owns what blocks: the tiles each thing stands on, the painted collision, and who can walk from where to where."""

from collections import deque
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from game.world.areas import read_count
from game.world.places import SIDES, Tile
from game.world.shapes import lying_on, rectangle, shape_tiles, turned
from game.world.tiled import MapFile, MapObject, TileLayer

STANDING_LAYERS = ("objects", "decor")
"""Object layers whose tile objects stand on the ground among people; those of other layers are drawn flat."""


def standing(map_file: MapFile, name: str) -> Iterator[MapObject]:
    """The things of one of the standing layers, where they are seen."""
    return lying_on(map_file, name)


def thing_tiles(thing: MapObject, map_file: MapFile) -> tuple[Tile, ...]:
    """The tiles a thing takes: its picture's footprint, or its shape when it has no picture. Row by row."""
    if not thing.picture:
        return tuple(sorted(shape_tiles(thing, map_file), key=lambda tile: (tile[1], tile[0])))
    left, right, bottom = _seen(thing, map_file)
    wide, deep = _footprint(thing, right - left, map_file)
    column = round((left + right) / 2 / map_file.tile_width - wide / 2)
    row = -(-(round(bottom) + _lift(thing)) // map_file.tile_height) - deep
    columns = range(max(0, column), min(map_file.width, column + wide))
    return tuple((x, y) for y in range(max(0, row), min(map_file.height, row + deep)) for x in columns)


def is_solid(thing: MapObject) -> bool:
    """Whether people walk around it: it has a picture, and neither `walkable` nor a footprint of "0x0" says otherwise."""
    return bool(thing.picture) and not _yes(thing.properties.get("walkable")) and _said_footprint(thing) != "0x0"


def blocked_tiles(map_file: MapFile) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Two grids, [row, column]: where nobody can walk, and the part of it that furniture and other things cause."""
    walls = np.zeros((map_file.height, map_file.width), np.bool_)
    things = walls.copy()
    for layer in map_file.layers:
        if isinstance(layer, TileLayer) and "collision" in (layer.name, layer.kind):
            walls |= where_seen(layer, map_file) > 0
    for name in STANDING_LAYERS:
        for thing in standing(map_file, name):
            if is_solid(thing) and (name == "objects" or _said_footprint(thing)):
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


def _footprint(thing: MapObject, width: float, map_file: MapFile) -> tuple[int, int]:
    """Tiles wide and deep; a picture that does not say stands on one row as wide as itself (`width`, in pixels)."""
    wide, _, deep = _said_footprint(thing).partition("x")
    said = read_count(wide), read_count(deep)
    if round(thing.rotation / 90) % 2:
        said = said[1], said[0]
    return said[0] or max(1, round(width / map_file.tile_width)), said[1] or 1


def _said_footprint(thing: MapObject) -> str:
    """What it says of its footprint, "" for nothing: "2 X 1" is "2x1"."""
    return str(thing.properties.get("footprint") or "").lower().replace(" ", "").replace("\u00d7", "x")


def _lift(thing: MapObject) -> int:
    """The pixels that a picture hangs above the ground; 0 for what is no number."""
    try:
        lift = float(str(thing.properties.get("lift") or 0))
    except ValueError:
        return 0
    return round(lift) if abs(lift) < 1e9 else 0


def _seen(thing: MapObject, map_file: MapFile) -> tuple[float, float, float]:
    """Left, right and lower edge of a picture as it is drawn: turned about its lower left corner, shifted by its tileset."""
    picture = map_file.pictures.get(thing.picture)
    across, down = picture.offset if picture is not None else (0, 0)
    corners = turned(rectangle(thing), (thing.x, thing.y + thing.height), thing.rotation)
    columns = [x + across for x, _ in corners]
    return min(columns), max(columns), max(y for _, y in corners) + down


def where_seen(layer: TileLayer, map_file: MapFile) -> NDArray[np.int32]:
    """The grid of a layer, moved by whole tiles when the layer is shifted."""
    rows, columns = round(layer.offset[1] / map_file.tile_height), round(layer.offset[0] / map_file.tile_width)
    if not (rows or columns):
        return layer.grid
    high, wide = layer.grid.shape
    moved = np.zeros_like(layer.grid)
    if abs(rows) < high and abs(columns) < wide:
        kept = layer.grid[max(0, -rows) : high - max(0, rows), max(0, -columns) : wide - max(0, columns)]
        moved[max(0, rows) : max(0, rows) + kept.shape[0], max(0, columns) : max(0, columns) + kept.shape[1]] = kept
    return moved


def _yes(value: object) -> bool:
    return str(value).lower() in ("true", "1", "yes")
