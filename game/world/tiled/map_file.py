"""Owns what a Tiled map is once it is read: layers, objects and pictures as data. It says nothing of residents or rules."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Tint = tuple[float, float, float]
"""Red, green and blue, 0-1."""
WHITE: Tint = (1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Picture:
    """Where a tile's pixels are: a file and, within it, (x, y, width, height) in pixels. Nothing is loaded yet.

    `flips` are (horizontal, vertical, diagonal), as Tiled stores them. `frames` of an animated tile: (picture id,
    milliseconds) pairs. `offset` is its tileset's drawing offset, in pixels of the map. `clear` is the colour of the
    file (red, green, blue, 0-255) that stands for nothing, if there is one.
    """

    file: Path
    box: tuple[int, int, int, int]
    flips: tuple[bool, bool, bool] = (False, False, False)
    frames: tuple[tuple[int, int], ...] = ()
    offset: tuple[int, int] = (0, 0)
    clear: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A grid of picture ids, [row, column], 0 where empty. `tint` multiplies its colours: red, green, blue, 0-1."""

    id: int
    name: str
    kind: str
    grid: NDArray[np.int32]
    visible: bool
    opacity: float
    offset: tuple[float, float]
    properties: dict[str, Any]
    tint: Tint = WHITE


@dataclass(frozen=True, slots=True)
class MapObject:
    """One object of an object layer, in pixels. (x, y) is its upper left corner before it is turned, tile objects too.

    `rotation` is in degrees, clockwise: a tile object turns about its lower left corner, any other about its upper left.
    `kind` is Tiled's class (or type); `properties` are its own over its tile's. `points` are absolute: the corners of
    a polygon, of a line read as one, or of many short sides for an ellipse.
    """

    id: int
    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    picture: int
    rotation: float
    visible: bool
    points: tuple[tuple[float, float], ...]
    properties: dict[str, Any]
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class ObjectLayer:
    """A layer of objects, in Tiled's drawing order. `tint` as of a tile layer.

    An image layer is one of kind "imagelayer", with its picture as the only object (its id is the layer's, negated).
    """

    id: int
    name: str
    kind: str
    objects: tuple[MapObject, ...]
    visible: bool
    opacity: float
    offset: tuple[float, float]
    properties: dict[str, Any]
    tint: Tint = WHITE


@dataclass(frozen=True)
class MapFile:
    """A Tiled map as data. `layers` bottom first, groups flattened; `pictures` by id as used in grids and objects.

    `background` is the colour beyond its tiles, if it says one; `sources` are all files it was read from, pictures but named.
    """

    path: Path
    width: int
    height: int
    tile_width: int
    tile_height: int
    layers: tuple[TileLayer | ObjectLayer, ...]
    pictures: dict[int, Picture]
    properties: dict[str, Any]
    warnings: tuple[str, ...] = field(default=())
    background: Tint | None = None
    sources: tuple[Path, ...] = field(default=(), compare=False)
