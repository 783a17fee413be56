"""Owns writing a scene as a Tiled map, with the tilesets and pictures it needs beside it."""

import re
import shutil
from collections.abc import Collection, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import numpy as np
from numpy.typing import NDArray

from game.imports.town.kit import FIRST, Kit
from game.imports.town.scene import FLAT_LAYERS, OVER_LAYERS, TILE_LAYERS, Scene, Shape, T
from game.problem import Problem

COLOURS = {"areas": "#4488ff", "spawns": "#ffaa00"}
ORDER = (*TILE_LAYERS, *FLAT_LAYERS, "objects", "decor", *OVER_LAYERS, "above_crowns", "collision", "areas", "spawns")
"""Layers, bottom first."""


def write_map(scene: Scene, town: str, out: Path, besides: Collection[int] = ()) -> None:
    """Write the map, and a folder of tilesets beside it that has its name and "_art".

    Pictures come along as far as the map uses them, and those of the tile numbers `besides`.

    All is written beside its place first and then moved there, the map last: there is never half a map.
    Raises Problem when it cannot be written; what was there stays then.
    """
    art = art_of(out).name
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=f".{out.stem}-", dir=out.parent) as folder:
            fresh = Path(folder)
            _copy_tilesets(scene.kit, _numbers(scene).union(besides), fresh / art)
            _write_xml(_map(scene, town, art), fresh / out.name)
            for path in (*sorted((fresh / art).rglob("*")), fresh / out.name):
                target = out.parent / path.relative_to(fresh)
                target.parent.mkdir(parents=True, exist_ok=True)
                if path.is_file():
                    path.replace(target)
    except OSError as error:
        raise Problem(f"The map {out} cannot be written: {error.strerror or error}; choose another place.") from None


def art_of(out: Path) -> Path:
    """The folder of a map's tilesets and pictures."""
    return out.with_name(f"{out.stem}_art")


def _map(scene: Scene, town: str, art: str) -> Element:
    width, height = scene.size
    sizes = {"width": str(width), "height": str(height), "tilewidth": str(T), "tileheight": str(T)}
    head = {"version": "1.8", "tiledversion": "1.8.2", "orientation": "orthogonal", "renderorder": "right-down"}
    root = Element("map", {**head, **sizes, "infinite": "0"})
    _properties(root, {"town": town})
    for name, first in FIRST.items():
        SubElement(root, "tileset", {"firstgid": str(first), "source": f"{art}/{name}.tsx"})
    number = 1
    for index, name in enumerate(ORDER, 1):
        if name in scene.tiles:
            _tile_layer(root, index, name, scene.tiles[name])
        else:
            number = _object_layer(root, index, name, scene.shapes[name], number)
    root.set("nextlayerid", str(len(ORDER) + 1))
    root.set("nextobjectid", str(number))
    return root


def _tile_layer(root: Element, index: int, name: str, grid: NDArray[np.int32]) -> None:
    height, width = grid.shape
    layer = SubElement(root, "layer", {"id": str(index), "name": name, "width": str(width), "height": str(height)})
    if name == "collision":
        layer.set("visible", "0")
    data = SubElement(layer, "data", {"encoding": "csv"})
    data.text = "\n" + ",\n".join(",".join(str(number) for number in row) for row in grid.tolist()) + "\n"


def _object_layer(root: Element, index: int, name: str, shapes: list[Shape], number: int) -> int:
    """Write shapes with ids from `number` on; returns the next free one."""
    order = "index" if name in FLAT_LAYERS[:1] else "topdown"
    layer = SubElement(root, "objectgroup", {"id": str(index), "name": name, "draworder": order})
    if name in COLOURS:
        layer.set("color", COLOURS[name])
    if name == "sunlight":
        _properties(layer, {"light": "day"})
    for shape in shapes if name in ("areas", "objects", "spawns") else sorted(shapes, key=lambda shape: (shape.y, shape.left)):
        _shape(layer, number, shape)
        number += 1
    return number


def _shape(layer: Element, number: int, shape: Shape) -> None:
    element = SubElement(layer, "object", {"id": str(number)})
    for key, value in (("name", printable(shape.name)), ("type", shape.kind), ("gid", str(shape.gid or ""))):
        if value:
            element.set(key, value)
    element.set("x", _plain(shape.left))
    element.set("y", _plain(shape.y))
    if shape.size != (0, 0):
        element.set("width", str(shape.size[0]))
        element.set("height", str(shape.size[1]))
    _properties(element, shape.properties)
    if shape.points:
        SubElement(element, "polygon", {"points": " ".join(f"{x},{y}" for x, y in shape.points)})
    elif shape.size == (0, 0):
        SubElement(element, "point")


def _properties(element: Element, properties: dict[str, str | int]) -> None:
    if not properties:
        return
    parent = SubElement(element, "properties")
    for key, value in sorted(properties.items()):
        one = SubElement(parent, "property", {"name": key, "value": printable(str(value))})
        if isinstance(value, int):
            one.set("type", "int")


def _numbers(scene: Scene) -> set[int]:
    """Every tile number that the map uses."""
    used = {int(number) for grid in scene.tiles.values() for number in np.unique(grid)}
    return used | {shape.gid for shapes in scene.shapes.values() for shape in shapes}


def _copy_tilesets(kit: Kit, used: set[int], art: Path) -> None:
    """Tilesets with the pictures the map uses. Tile numbers stay what they are in ours."""
    art.mkdir(parents=True, exist_ok=True)
    for name, first in FIRST.items():
        tileset = ElementTree.fromstring(ElementTree.tostring(kit.root(name)))
        for tile, image in list(_images(tileset)):
            if tile is not None and first + int(tile.get("id", 0)) not in used:
                tileset.remove(tile)
                continue
            source = kit.folder / image.get("source", "")
            target = art / (name if tile is not None else "") / source.name
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(source, target)
            image.set("source", target.relative_to(art).as_posix())
        _write_xml(tileset, art / f"{name}.tsx")


def _images(tileset: Element) -> Iterator[tuple[Element | None, Element]]:
    """The pictures of a tileset, with the tile each belongs to; one picture for all tiles belongs to none."""
    for image in tileset.findall("image"):
        yield None, image
    for tile in tileset.findall("tile"):
        yield from ((tile, image) for image in tile.findall("image"))


def _write_xml(root: Element, path: Path) -> None:
    ElementTree.indent(root, " ")
    text = ElementTree.tostring(root, encoding="unicode")
    path.write_bytes(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode())


def printable(text: str) -> str:
    """A stranger's text without what XML cannot hold."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", " ", text)


def _plain(value: float) -> str:
    return str(int(value)) if float(value).is_integer() else f"{value:.2f}"
