"""Owns which tiles a drawn shape covers, however it is drawn, turned or shifted."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import ceil, cos, radians, sin

import numpy as np
from numpy.typing import NDArray

from game.world.places import Tile
from game.world.tiled import MapFile, MapObject, ObjectLayer

Corners = tuple[tuple[float, float], ...]


def lying_on(map_file: MapFile, name: str) -> Iterator[MapObject]:
    """The objects of all layers of a name or class, where they are seen: a shifted layer shifts what lies on it."""
    for layer in map_file.layers:
        if isinstance(layer, ObjectLayer) and name in (layer.name, layer.kind) and layer.kind != "imagelayer":
            across, down = layer.offset
            yield from (shifted(thing, across, down) if across or down else thing for thing in layer.objects)


def shifted(thing: MapObject, across: float, down: float) -> MapObject:
    """An object some pixels further right and down."""
    points = tuple((x + across, y + down) for x, y in thing.points)
    return replace(thing, x=thing.x + across, y=thing.y + down, points=points)


def shape_tiles(shape: MapObject, map_file: MapFile) -> set[Tile]:
    """The tiles of the map whose middle a shape covers; the one tile of a point. A shape too thin for any has those it is on."""
    corners = _corners(shape, map_file)
    left, top = _span(shape, corners, 0, map_file), _span(shape, corners, 1, map_file)
    if not corners:
        return {(x, y) for x in left for y in top}
    return _filled(corners, left, top) or {tile for tile in _touched(corners, map_file) if tile[0] in left and tile[1] in top}


def shape_reach(shape: MapObject, map_file: MapFile) -> int:
    """How many tiles of the map lie in the rectangle around a shape: no shape covers more."""
    corners = _corners(shape, map_file)
    return len(_span(shape, corners, 0, map_file)) * len(_span(shape, corners, 1, map_file))


def turned(points: Corners, pivot: tuple[float, float], degrees: float) -> Corners:
    """Points turned clockwise about a pivot, as Tiled turns objects."""
    if degrees % 360 == 0:
        return points
    east, south = cos(radians(degrees)), sin(radians(degrees))
    away = [(x - pivot[0], y - pivot[1]) for x, y in points]
    return tuple((pivot[0] + east * x - south * y, pivot[1] + south * x + east * y) for x, y in away)


def rectangle(shape: MapObject) -> Corners:
    """The corners of an object's box before it is turned, from the upper left one clockwise."""
    right, bottom = shape.x + shape.width, shape.y + shape.height
    return (shape.x, shape.y), (right, shape.y), (right, bottom), (shape.x, bottom)


def _corners(shape: MapObject, map_file: MapFile) -> Corners:
    """The corners of a polygon or of a turned rectangle, in tiles; of an upright rectangle or a point none."""
    points = shape.points or (rectangle(shape) if shape.rotation % 360 and (shape.width or shape.height) else ())
    wide, high = map_file.tile_width, map_file.tile_height
    return tuple((x / wide, y / high) for x, y in turned(points, (shape.x, shape.y), shape.rotation))


def _span(shape: MapObject, corners: Corners, axis: int, map_file: MapFile) -> range:
    """The columns (axis 0) or rows (axis 1) a shape reaches over, at least one, on the map."""
    size, count = ((map_file.tile_width, map_file.width), (map_file.tile_height, map_file.height))[axis]
    if corners:
        values = [corner[axis] for corner in corners]
        first, last = int(min(values) // 1), int(max(values)) + 1
    else:
        start, length = ((shape.x, shape.width), (shape.y, shape.height))[axis]
        first, last = (round(start / size), round((start + length) / size)) if length else (int(start // size), 0)
    return range(max(0, first), min(count, max(last, first + 1)))


def _filled(corners: Corners, left: range, top: range) -> set[Tile]:
    """The tiles whose middle lies in a polygon: it does when a ray from it crosses the outline an odd number of times."""
    starts = np.array(corners)
    ends = np.roll(starts, -1, axis=0)
    middles = np.arange(left.start, max(left.start, left.stop), dtype=np.float64) + 0.5
    return {(left.start + int(x), y) for y in top for x in np.flatnonzero(_odd(starts, ends, middles, y + 0.5))}


def _odd(starts: NDArray[np.float64], ends: NDArray[np.float64], middles: NDArray[np.float64], y: float) -> NDArray[np.bool_]:
    """Which of a row's middles lie in the outline of the edges from `starts` to `ends`."""
    crossing = (starts[:, 1] > y) != (ends[:, 1] > y)
    (ax, ay), (bx, by) = starts[crossing].T, ends[crossing].T
    at = np.sort((bx - ax) * (y - ay) / (by - ay) + ax)
    odd: NDArray[np.bool_] = (len(at) - np.searchsorted(at, middles, side="right")) % 2 == 1
    return odd


def _touched(corners: Corners, map_file: MapFile) -> Iterator[Tile]:
    """The tiles that an outline runs through; of a side longer than the map, only those of its ends."""
    longest = map_file.width + map_file.height
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        length = max(abs(bx - ax), abs(by - ay))
        steps = max(1, ceil(4 * length)) if length <= longest else 1
        for step in range(steps + 1):
            yield int((ax + (bx - ax) * step / steps) // 1), int((ay + (by - ay) * step / steps) // 1)
