"""Owns making one plain, finite XML tree, which pytmx knows, out of whatever a map is written as."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

import numpy as np
from numpy.typing import NDArray

from game.problem import Problem
from game.world.tiled.cells import MOST_CELLS, MOST_TILES, Box, Cells, Piece, bounds, distinct, joined, pieces_of, said_cells
from game.world.tiled.files import Files
from game.world.tiled.layers import LayerNode, drawn_layers
from game.world.tiled.map_file import Tint
from game.world.tiled.project import types_beside
from game.world.tiled.properties import Types, properties_of, write_properties
from game.world.tiled.spelling import Wrong, colour, shown, switch, whole
from game.world.tiled.things import Things
from game.world.tiled.tileset import MOST_NUMBER, Tile
from game.world.tiled.tilesets import Tilesets

_LARGEST_TILE = 1 << 16
_SAVE_AGAIN = "open it in Tiled and save it again"


@dataclass(frozen=True)
class PlainMap:
    """A map ready for pytmx: `root` has a layer or an objectgroup for each of `layers`, in order (for one image, an empty group).

    A layer there is one row, of every tile that is in it once; `places` has for each cell [row, column] its place in that
    row. So a map of a million tiles is read as fast as one of a hundred.
    `moved` are the pixels that an infinite map was moved by, so that it begins at 0, 0.
    """

    root: Element
    layers: tuple[LayerNode, ...]
    places: tuple[NDArray[np.intp], ...]
    files: Files
    tilesets: Tilesets
    moved: tuple[int, int]
    background: Tint | None
    warnings: list[str]


def plain_map(path: Path) -> PlainMap:
    """Read all files of a map but its pictures; raises Problem for whatever could not be read faithfully."""
    files, warnings = Files(path), list[str]()
    root = files.tree(path, "map", "map")
    try:
        return _plain(files, root, warnings)
    except Wrong as wrong:
        raise Problem(f"{path}: {wrong}; {_SAVE_AGAIN}.") from None


def _plain(files: Files, root: Element, warnings: list[str]) -> PlainMap:
    _refuse_orientation(files.map, root)
    tile_size = whole(root, "tilewidth", 0, 0, _LARGEST_TILE), whole(root, "tileheight", 0, 0, _LARGEST_TILE)
    layers = drawn_layers(root, warnings)
    pieces = _unpacked(files.map, root, layers)
    infinite = switch(root, "infinite", False)
    box = _box(files.map, root, infinite, tile_size, list(pieces.values()))
    types = types_beside(files, warnings)
    tilesets = Tilesets(files, types, warnings)
    for tileset in root.iterfind("tileset"):
        tilesets.add(tileset, files.map)
    moved = -box.column * tile_size[0], -box.row * tile_size[1]
    plain = _head(root, box, tile_size, types)
    things = Things(files, tilesets, types, moved, warnings)
    places = []
    for node in layers:
        if node.element.tag == "layer":
            cells = _filled(files.map, node, pieces[node.element], box, infinite)
            numbers, where = distinct(cells)
            places.append(where)
            _refuse_strangers(files.map, node, cells, numbers, tilesets)
            plain.append(_tile_layer(node, numbers, types))
        else:
            plain.append(_object_layer(node, things, types))
    for first, tiles in tilesets.used(_numbers(plain)).items():
        _add_tileset(plain, first, tiles)
    warnings += _duplicates(layers)
    return PlainMap(plain, tuple(layers), tuple(places), files, tilesets, moved, _background(root), warnings)


def _refuse_orientation(path: Path, root: Element) -> None:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        advice = "only orthogonal maps can be lived in (Map > Map Properties in Tiled)"
        raise Problem(f"{path} is {shown(orientation).strip(chr(39))}; {advice}.")


def _unpacked(path: Path, root: Element, layers: Sequence[LayerNode]) -> dict[Element, list[Piece]]:
    """The cells of all tile layers, once it is known that there are not too many."""
    wide, high = (max(1, whole(root, key, 0, 0, MOST_TILES)) for key in ("width", "height"))
    grids = [node for node in layers if node.element.tag == "layer"]
    if sum(said_cells(node.element, (wide, high)) for node in grids) > MOST_CELLS:
        raise Problem(f"{path} has more than {MOST_CELLS} tiles in its {len(grids)} tile layers; make it smaller, or merge some.")
    found = {}
    for node in grids:
        try:
            found[node.element] = pieces_of(node.element, (wide, high))
        except Wrong as wrong:
            raise Problem(f"The layer {shown(node.name)} of {path}: {wrong}; {_SAVE_AGAIN}.") from None
    return found


def _box(path: Path, root: Element, infinite: bool, tile_size: tuple[int, int], layers: Sequence[Sequence[Piece]]) -> Box:
    """Which part of all tiles is the town: all of a finite map."""
    said = Box(0, 0, whole(root, "width", 0, 0, MOST_TILES), whole(root, "height", 0, 0, MOST_TILES))
    box = bounds(layers, said) if infinite else said
    if not (box.width and box.height and all(tile_size)):
        raise Problem(f"{path} does not say how many tiles of what size it has; {_SAVE_AGAIN}.")
    if box.width * box.height > MOST_TILES:
        raise Problem(f"{path} has {box.width} x {box.height} tiles; at most {MOST_TILES} can be lived in, so make it smaller.")
    if box.width * box.height * len(layers) > MOST_CELLS:
        raise Problem(f"{path} has {len(layers)} tile layers of {box.width} x {box.height} tiles, too many; merge some in Tiled.")
    return box


def _filled(path: Path, node: LayerNode, pieces: Sequence[Piece], box: Box, infinite: bool) -> Cells:
    """A layer's cells in the box."""
    if not infinite and (len(pieces) != 1 or pieces[0].cells.shape != (box.height, box.width)):
        raise Problem(f"The layer {shown(node.name)} of {path} does not fill the map; {_SAVE_AGAIN}.")
    return joined(pieces, box)


def _refuse_strangers(path: Path, node: LayerNode, cells: Cells, numbers: Sequence[int], tilesets: Tilesets) -> None:
    """Raise Problem for a tile that no tileset has."""
    for number in numbers:
        if number and tilesets.picture(number & MOST_NUMBER) is None:
            row, column = (int(axis[0]) for axis in np.nonzero(cells == number))
            where = f"layer {shown(node.name)}, column {column}, row {row}"
            raise Problem(f"{path}, {where}: this tile is in no tileset of the map; erase it in Tiled or add its tileset.")


def _numbers(plain: Element) -> list[int]:
    """The numbers of all tiles that a map shows."""
    texts = [number for data in plain.iter("data") for number in (data.text or "").split(",")]
    texts += [thing.get("gid", "0") for thing in plain.iter("object")]
    return list(dict.fromkeys(int(text) & MOST_NUMBER for text in texts))


def _head(root: Element, box: Box, tile_size: tuple[int, int], types: Types) -> Element:
    sizes = {"width": box.width, "height": box.height, "tilewidth": tile_size[0], "tileheight": tile_size[1]}
    plain = Element("map", {"orientation": "orthogonal", **{key: str(size) for key, size in sizes.items()}})
    write_properties(plain, types.unsaid(root.get("class", "")) | properties_of(root, types))
    return plain


def _tile_layer(node: LayerNode, numbers: Sequence[int], types: Types) -> Element:
    layer = Element("layer", {"name": node.name, "width": str(len(numbers)), "height": "1"})
    write_properties(layer, types.unsaid(node.kind) | properties_of(node.element, types))
    SubElement(layer, "data", encoding="csv").text = ",".join(map(str, numbers))
    return layer


def _object_layer(node: LayerNode, things: Things, types: Types) -> Element:
    layer = Element("objectgroup", {"name": node.name})
    write_properties(layer, types.unsaid(node.kind) | properties_of(node.element, types))
    layer.extend(things.plain_objects(node.element))
    return layer


def _add_tileset(plain: Element, first: int, tiles: dict[int, Tile]) -> None:
    """A tileset for pytmx: what is said of its tiles. Where their pixels are, we know."""
    tileset = SubElement(plain, "tileset", {"firstgid": str(first), "name": ""})
    for local, tile in tiles.items():
        write_properties(SubElement(tileset, "tile", id=str(local)), tile.properties)


def _duplicates(layers: Sequence[LayerNode]) -> list[str]:
    """Layers of one name; a map may well have several layers of collision."""
    counts = Counter(node.name for node in layers if node.name not in ("", "collision"))
    several = [(count, shown(name)) for name, count in counts.items() if count > 1]
    return [f"{count} layers are called {name}; all of them are read, but give each its own name." for count, name in several]


def _background(root: Element) -> Tint | None:
    if not root.get("backgroundcolor"):
        return None
    red, green, blue = colour(root.get("backgroundcolor", ""))[0]
    return red / 255, green / 255, blue / 255
