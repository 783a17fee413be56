"""Owns reading a Tiled file: the only file that knows pytmx, which is given the map in one plain spelling."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.problem import Problem
from game.world.tiled.layers import LayerNode
from game.world.tiled.map_file import MapFile, MapObject, ObjectLayer, TileLayer
from game.world.tiled.pictures import Pictures
from game.world.tiled.plain import PlainMap, plain_map
from game.world.tiled.properties import values


def read_map(path: Path) -> MapFile:
    """Read a Tiled map, in XML or JSON, with all files it names but its pictures.

    Raises Problem, in one sentence, when the file is missing, is not a map, or uses what cannot be read.
    """
    plain = plain_map(path)
    tiled = _parsed(plain)
    pictures = Pictures(plain, tiled.imagemap, int(tiled.maxgid))
    layers = tuple(_layers(plain, tiled, pictures))
    return MapFile(
        path=path,
        width=tiled.width,
        height=tiled.height,
        tile_width=int(tiled.tilewidth),
        tile_height=int(tiled.tileheight),
        layers=layers,
        pictures=dict(sorted(pictures.known.items())),
        properties=values(tiled.properties),
        warnings=tuple(dict.fromkeys(plain.warnings)),
        background=plain.background,
        sources=plain.files.sources,
    )


def _parsed(plain: PlainMap) -> Any:
    """The map as pytmx understands it, without loading a picture."""
    logging.getLogger("pytmx").setLevel(logging.CRITICAL + 1)  # it complains of a missing pygame when imported
    import pytmx

    tiled = pytmx.TiledMap(allow_duplicate_names=True, load_all=False, invert_y=False)
    tiled.filename = str(plain.files.map)
    try:
        tiled.parse_xml(plain.root)
    except Exception as error:  # a stranger's file, and pytmx raises whatever it meets
        raise Problem(f"The map {plain.files.map} cannot be read ({error}); open it in Tiled and save it again.") from error
    return tiled


def _layers(plain: PlainMap, tiled: Any, pictures: Pictures) -> Iterator[TileLayer | ObjectLayer]:
    """Layers as drawn, bottom first: pytmx has those with tiles first, then those with objects, each in order."""
    grids = zip([layer for layer in tiled.layers if hasattr(layer, "data")], plain.places, strict=True)
    groups = iter(list(tiled.objectgroups))
    for place, node in enumerate(plain.layers, 1):
        if node.element.tag == "layer":
            yield _tile_layer(place, node, *next(grids))
        elif node.element.tag == "objectgroup":
            layer = next(groups)
            yield _object_layer(place, node, layer, tuple(_object(thing) for thing in layer))
        else:
            yield from _image_layer(place, node, next(groups), plain, pictures)


def _tile_layer(place: int, node: LayerNode, layer: Any, where: NDArray[np.intp]) -> TileLayer:
    return TileLayer(
        id=node.number or place,
        name=node.name,
        kind=node.kind,
        grid=np.array(layer.data[0], np.int32)[where],
        visible=node.visible,
        opacity=node.opacity,
        offset=node.offset,
        properties=values(layer.properties),
        tint=node.tint,
    )


def _object_layer(place: int, node: LayerNode, layer: Any, things: tuple[MapObject, ...]) -> ObjectLayer:
    return ObjectLayer(
        id=node.number or place,
        name=node.name,
        kind=node.kind,
        objects=things,
        visible=node.visible,
        opacity=node.opacity,
        offset=node.offset,
        properties=values(layer.properties),
        tint=node.tint,
    )


def _image_layer(place: int, node: LayerNode, layer: Any, plain: PlainMap, pictures: Pictures) -> Iterator[ObjectLayer]:
    """A layer that is one picture: its offset, from where an infinite map has its 0, 0, is all that places it."""
    number = pictures.of_layer(node)
    if number == 0:
        plain.warnings.append(f"The image layer {node.name!r} has no picture.")
        return
    wide, high = (float(side) for side in pictures.known[number].box[2:])
    thing = MapObject(-(node.number or place), node.name, "", 0.0, 0.0, wide, high, number, 0.0, True, (), {})
    moved = (node.offset[0] + plain.moved[0], node.offset[1] + plain.moved[1])
    yield _object_layer(place, replace(node, kind="imagelayer", offset=moved), layer, (thing,))


def _object(thing: Any) -> MapObject:
    said = vars(thing)  # asking pytmx for what was not said costs an exception each time
    return MapObject(
        id=thing.id,
        name=thing.name,
        kind=thing.type,
        x=thing.x,
        y=thing.y,
        width=thing.width,
        height=thing.height,
        picture=thing.gid,
        rotation=thing.rotation,
        visible=bool(thing.visible),
        points=tuple((point.x, point.y) for point in said.get("points", ())),
        properties=values(thing.properties),
        opacity=said.get("opacity", 1.0),
    )
