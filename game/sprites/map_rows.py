"""Owns where a map's tiles and objects are drawn: their rectangles as rows, placed and turned as Tiled does it."""

from math import cos, radians, sin

import numpy as np
from numpy.typing import NDArray

from game.sprites.atlas import Region
from game.sprites.pictures import Pictures
from game.sprites.quads import COLUMNS, LEAN, PLACE, SOURCE, TINT, Colour, Rows, row
from game.sprites.scene import TILE
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer

Bounds = NDArray[np.float32]
"""(left, top, right, bottom) of each row."""


def tile_rows(map_file: MapFile, layer: TileLayer, pictures: Pictures) -> tuple[Rows, NDArray[np.int32]]:
    """A tile layer as rows, from its upper left to its lower right, and the picture's number of each.

    Tiles larger than the grid stick out upwards and to the right, as in Tiled.
    """
    lines, columns = np.nonzero(layer.grid > 0)
    numbers, which = np.unique(layer.grid[lines, columns], return_inverse=True)
    sources = np.array([pictures.tile(int(number)) for number in numbers], np.float32).reshape(-1, 4)
    sizes = np.array([pictures.size(int(number)) for number in numbers], np.float32).reshape(-1, 2)
    shifts = np.array([map_file.pictures[int(number)].offset for number in numbers], np.float32).reshape(-1, 2)
    drawn = np.zeros((len(lines), COLUMNS), np.float32)
    drawn[:, 0] = columns * map_file.tile_width + layer.offset[0] + shifts[which, 0]
    drawn[:, 1] = (lines + 1) * map_file.tile_height - sizes[which, 1] + layer.offset[1] + shifts[which, 1]
    drawn[:, 2:4] = sizes[which]
    drawn[:, PLACE] *= np.tile(_scale(map_file), 2)
    drawn[:, SOURCE] = sources[which]
    drawn[:, TINT] = tint_of(layer)
    return drawn, layer.grid[lines, columns]


def object_row(map_file: MapFile, layer: ObjectLayer, thing: MapObject, pictures: Pictures) -> tuple[float, ...]:
    """A tile object as a row, stretched to its size and turned about its lower left corner."""
    across, down = _scale(map_file)
    (x, y), (dx, dy) = _corner(layer, thing, pictures, map_file), _turn(thing)
    place = (x * across, y * down, thing.width * dx * across, thing.height * dx * down)
    lean = (-thing.height * dy * across, thing.width * dy * down)
    return row(place, pictures.tile(thing.picture), tint_of(layer, thing.opacity), lean=lean)


def _corner(layer: ObjectLayer, thing: MapObject, pictures: Pictures, map_file: MapFile) -> tuple[float, float]:
    """Where the upper left corner of an object's picture comes to lie, in the map's pixels."""
    width, height = pictures.size(thing.picture)
    shift = map_file.pictures[thing.picture].offset
    # the tileset's drawing offset grows and turns with the picture
    right, below = shift[0] * thing.width / max(1, width), shift[1] * thing.height / max(1, height) - thing.height
    dx, dy = _turn(thing)
    x = thing.x + layer.offset[0] + right * dx - below * dy
    y = thing.y + thing.height + layer.offset[1] + right * dy + below * dx
    return x, y


def _turn(thing: MapObject) -> tuple[float, float]:
    """The cosine and the sine of an object's rotation, exact for quarters."""
    quarter, rest = divmod(thing.rotation % 360.0, 90.0)
    if rest == 0.0:
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarter) % 4]
    return cos(radians(thing.rotation)), sin(radians(thing.rotation))


def tint_of(layer: TileLayer | ObjectLayer, opacity: float = 1.0) -> Colour:
    """What a layer multiplies its colours by; `opacity` of one object on it."""
    opaque = layer.opacity * opacity
    red, green, blue = layer.tint
    return (red * opaque, green * opaque, blue * opaque, opaque)


def object_bounds(map_file: MapFile, layer: ObjectLayer, thing: MapObject) -> Region:
    """The rectangle (x, y, width, height) that holds an object as it is drawn, in units of the drawing."""
    across, down = _scale(map_file)
    dx, dy = _turn(thing)
    left, bottom = thing.x + layer.offset[0], thing.y + layer.offset[1] + thing.height
    xs = [left + x * dx - y * dy for x in (0, thing.width) for y in (0, -thing.height)]
    ys = [bottom + x * dy + y * dx for x in (0, thing.width) for y in (0, -thing.height)]
    return (min(xs) * across, min(ys) * down, (max(xs) - min(xs)) * across, (max(ys) - min(ys)) * down)


def _scale(map_file: MapFile) -> tuple[float, float]:
    return TILE / map_file.tile_width, TILE / map_file.tile_height


def bounds_of(values: Rows) -> Bounds:
    """The rectangles that hold the rows."""
    x, y, width, height = values[:, PLACE].T
    right, below = values[:, LEAN].T
    across = np.stack([x, x + width, x + right, x + width + right])
    down = np.stack([y, y + height, y + below, y + height + below])
    return np.stack([across.min(0), down.min(0), across.max(0), down.max(0)], axis=1)
