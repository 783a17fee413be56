"""Owns reading a Tiled file: the only file that knows pytmx. What it returns says nothing of residents or rules."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import NDArray

from game.problem import Problem
from game.world.tiled_source import LayerNode, map_tree


Tint = tuple[float, float, float]
"""Red, green and blue, 0-1."""
WHITE: Tint = (1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Picture:
    """Where a tile's pixels are: a file and, within it, (x, y, width, height) in pixels. Nothing is loaded yet.

    `flips` are (horizontal, vertical, diagonal), as Tiled stores them. `frames` of an animated tile: (picture id,
    milliseconds) pairs. `offset` is its tileset's drawing offset, in pixels of the map.
    """

    file: Path
    box: tuple[int, int, int, int]
    flips: tuple[bool, bool, bool] = (False, False, False)
    frames: tuple[tuple[int, int], ...] = ()
    offset: tuple[int, int] = (0, 0)


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
    """One object of an object layer, in pixels. (x, y) is its upper left corner, tile objects too.

    `kind` is Tiled's class (or type); `properties` are its own over its tile's. `points` of a polygon are absolute.
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
    """A layer of objects, in Tiled's drawing order. `tint` as of a tile layer."""

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


_TILE_FACTS = frozenset(
    ("id", "type", "class", "x", "y", "width", "height", "source", "trans", "frames", "colliders", "probability", "terrain")
)
"""What pytmx mixes into a tile's properties that its designer did not write there."""


def read_map(path: Path) -> MapFile:
    """Read a Tiled map.

    Raises Problem, in one sentence, when the file is missing, is not a map, or uses what cannot be read.
    """
    root, nodes = map_tree(path)
    tiled = _parsed(path, root)
    pictures = dict(_pictures(tiled))
    return MapFile(
        path=path,
        width=tiled.width,
        height=tiled.height,
        tile_width=int(tiled.tilewidth),
        tile_height=int(tiled.tileheight),
        layers=tuple(_layers(path, root, nodes, tiled, pictures)),
        pictures=pictures,
        properties=dict(tiled.properties),
        warnings=tuple(f"The image layer {node.get('name')!r} is not drawn." for node in root.iter("imagelayer")),
    )


def _parsed(path: Path, root: Element) -> Any:
    """The map as pytmx understands it, without loading a picture."""
    logging.getLogger("pytmx").setLevel(logging.CRITICAL + 1)  # it complains of a missing pygame when imported
    import pytmx

    tiled = pytmx.TiledMap(allow_duplicate_names=True)
    tiled.filename = str(path)
    try:
        tiled.parse_xml(root)
    except Exception as error:  # a stranger's file, and pytmx raises whatever it meets
        raise Problem(f"The map {path} cannot be read ({error}); open it in Tiled and save it again.") from error
    return tiled


def _pictures(tiled: Any) -> Iterator[tuple[int, Picture]]:
    flips = dict(entry for entry in tiled.imagemap.values() if entry)
    for gid, image in enumerate(tiled.images):
        if image is None:
            continue
        name, rect, _ = image
        facts = tiled.tile_properties.get(gid, {})
        box = rect or (0, 0, facts.get("width") or 0, facts.get("height") or 0)
        frames = tuple((int(frame.gid), int(frame.duration)) for frame in facts.get("frames", ()))
        horizontal, vertical, diagonal = (bool(flag) for flag in flips.get(gid, (0, 0, 0)))
        x, y, width, height = (int(float(side)) for side in box)
        yield gid, Picture(Path(name), (x, y, width, height), (horizontal, vertical, diagonal), frames)


def _layers(
    path: Path, root: Element, nodes: list[LayerNode], tiled: Any, pictures: dict[int, Picture]
) -> Iterator[TileLayer | ObjectLayer]:
    """Tile and object layers, bottom first. pytmx sorts them by type; the file has the order in which they are drawn."""
    read = dict(zip(root.findall(".//layer"), (one for one in tiled.layers if hasattr(one, "data")), strict=True))
    read |= dict(zip(root.findall(".//objectgroup"), tiled.objectgroups, strict=True))
    for number, node in enumerate(nodes, 1):
        layer = read[node.element]
        if node.element.tag == "layer":
            yield _tile_layer(path, number, node, layer, tiled, pictures)
        else:
            yield _object_layer(number, node, layer, tiled, pictures)


def _tile_layer(path: Path, number: int, node: LayerNode, layer: Any, tiled: Any, pictures: dict[int, Picture]) -> TileLayer:
    size = (tiled.height, tiled.width)
    if len(layer.data) != size[0] or any(len(row) != size[1] for row in layer.data):
        raise Problem(f"The layer {node.name!r} of {path} does not fill the map; open it in Tiled and save it again.")
    grid = np.array(layer.data, np.int32).reshape(size)
    for gid in np.unique(grid).tolist():
        if gid and gid not in pictures:
            row, column = (int(one[0]) for one in np.nonzero(grid == gid))
            where = f"layer {node.name!r}, column {column}, row {row}"
            raise Problem(f"{path}, {where}: this tile is in no tileset of the map; erase it in Tiled or add its tileset.")
    number = node.number or number
    return TileLayer(number, node.name, node.kind, grid, node.visible, node.opacity, node.offset, dict(layer.properties))


def _object_layer(number: int, node: LayerNode, layer: Any, tiled: Any, pictures: dict[int, Picture]) -> ObjectLayer:
    objects = [_object(thing, tiled, pictures) for thing in layer]
    if layer.draworder != "index":  # Tiled's default draws from the top of the map to its bottom
        objects.sort(key=lambda thing: thing.y + (thing.height if thing.picture else 0.0))
    properties = dict(layer.properties)
    number = node.number or number
    return ObjectLayer(number, node.name, node.kind, tuple(objects), node.visible, node.opacity, node.offset, properties)


def _object(thing: Any, tiled: Any, pictures: dict[int, Picture]) -> MapObject:
    tile = tiled.tile_properties.get(thing.gid, {}) if thing.gid else {}
    own = {key: value for key, value in thing.properties.items() if key not in tile or value is not tile[key]}
    of_tile = {key: value for key, value in tile.items() if key not in _TILE_FACTS}
    width, height, y = float(thing.width), float(thing.height), float(thing.y)
    if thing.gid in pictures and not (width and height):
        width, height = (float(side) for side in pictures[thing.gid].box[2:])
        y -= height
    return MapObject(
        id=int(thing.id),
        name=thing.name or "",
        kind=thing.type or tile.get("type") or tile.get("class") or "",
        x=float(thing.x),
        y=y,
        width=width,
        height=height,
        picture=int(thing.gid),
        rotation=float(thing.rotation),
        visible=bool(thing.visible),
        points=tuple((float(point.x), float(point.y)) for point in getattr(thing, "points", ())),
        properties=of_tile | own,
    )
