"""Owns the objects of a map before pytmx reads them: templates merged, one spelling, every shape and alignment plain."""

from collections.abc import Mapping
from math import cos, pi, radians, sin
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from game.problem import Problem
from game.world.tiled.files import Files
from game.world.tiled.properties import Properties, Types, properties_of, write_properties
from game.world.tiled.spelling import FARTHEST, Wrong, number, shown, switch, whole
from game.world.tiled.tileset import MOST_NUMBER
from game.world.tiled.tilesets import Tilesets

MOST_CORNERS = 10_000
"""Corners of one polygon."""
_SIDES = 32
"""Short sides that stand for an ellipse; the corners of its box that it does not cover are right with 32."""
_FLIPS = 0xE0000000
_SHAPES = ("polygon", "polyline", "ellipse", "capsule", "point", "text")
_INHERITED = ("name", "width", "height", "rotation", "visible", "opacity")
Corners = list[tuple[float, float]]


class Raw(NamedTuple):
    """An object with its template merged into it: what is written on it, its own over its template's."""

    said: Mapping[str, str]
    shape: Element | None
    kind: str
    properties: Properties
    tile: int
    flips: int


class Things:
    """Reads the objects of one map; `moved` are the pixels by which all of it is moved (an infinite map begins at 0, 0)."""

    def __init__(self, files: Files, tilesets: Tilesets, types: Types, moved: tuple[int, int], warnings: list[str]) -> None:
        self._files, self._tilesets, self._types = files, tilesets, types
        self._moved, self._warnings = moved, warnings
        self._seen: dict[int, None] = {}
        self._templates: dict[Path, tuple[Element, int, int]] = {}

    def plain_objects(self, layer: Element) -> list[Element]:
        """The objects of a layer in drawing order, spelt anew for pytmx where they stand. Raises Problem."""
        found: list[tuple[float, Element]] = []
        for node in layer.iterfind("object"):
            try:
                line = number(node, "y")
                if self._is_plain(node, layer):
                    found.append((line, node))
            except Wrong as wrong:
                which = f"the object {shown(node.get('name', ''))} ({node.get('id', 'no id')[:12]})"
                where = f"layer {shown(layer.get('name', ''))}, {which}"
                raise Problem(f"{self._files.map}, {where}: {wrong}; mend it in Tiled.") from None
        if layer.get("draworder", "topdown") != "index":  # Tiled's default draws from the top of the map to its bottom
            found.sort(key=lambda entry: entry[0])
        return [plain for _, plain in found]

    def _is_plain(self, node: Element, layer: Element) -> bool:
        """Spell an object plainly; False when it is a note that nobody will see."""
        raw = self._merged(node)
        name = raw.said.get("name", "")
        if raw.shape is not None and raw.shape.tag == "text" and not raw.kind:
            where = f"The text {shown(name)} of the layer {shown(layer.get('name', ''))}"
            self._warnings.append(f"{where} is a note for designers: it is not shown.")
            return False
        plain = {"id": str(self._number(raw.said)), "name": name, "type": raw.kind}
        corners = self._place(raw, layer, plain)
        if "visible" in raw.said:
            plain["visible"] = "1" if switch(raw.said, "visible", True) else "0"
        if "opacity" in raw.said:
            plain["opacity"] = repr(min(1.0, max(0.0, number(raw.said, "opacity", 1.0))))
        node.clear()
        node.attrib.update(plain)
        if corners is not None:
            SubElement(node, "polygon", points=" ".join(f"{across!r},{down!r}" for across, down in corners))
        write_properties(node, raw.properties)
        return True

    def _place(self, raw: Raw, layer: Element, plain: dict[str, str]) -> Corners | None:
        """Say where an object lies, how large and turned it is; the corners of one with a shape of its own."""
        x, y = number(raw.said, "x") + self._moved[0], number(raw.said, "y") + self._moved[1]
        width, height, rotation = number(raw.said, "width"), number(raw.said, "height"), number(raw.said, "rotation")
        corners = None
        if raw.tile:
            plain["gid"] = str(raw.tile | raw.flips)
            width, height = self._size(raw, width, height)
            x, y = self._upper_left(raw, (x, y), (width, height), rotation)
        else:
            corners = self._corners(raw, layer, width, height)
        plain |= {"x": repr(x), "y": repr(y), "width": repr(width), "height": repr(height), "rotation": repr(rotation)}
        return corners

    def _number(self, said: Mapping[str, str]) -> int:
        """The object's id, which no other has."""
        found = whole(said, "id", 0, 0)
        if found == 0:
            raise Wrong("it has no id; open the map in Tiled and save it again")
        if found in self._seen:
            raise Wrong("another object has the same id; copy one of the two in Tiled, delete it, and save the map")
        self._seen[found] = None
        return found

    def _merged(self, node: Element) -> Raw:
        """An object over its template, that over its tile, and that over what its class is unless said."""
        said, shape, own, tile, flips = node.attrib, _shape(node), properties_of(node, self._types), 0, 0
        kind = _kind(node)
        if "template" in said:
            template, tile, flips = self._template(said["template"])
            said = {key: value for key, value in template.attrib.items() if key in _INHERITED} | said
            shape, kind = _shape(template) if shape is None else shape, kind or _kind(template)
            own = properties_of(template, self._types) | own
        if "gid" in said:
            gid = whole(said, "gid", 0, 0, 0xFFFFFFFF)
            tile, flips = gid & MOST_NUMBER, gid & _FLIPS
        of_tile = self._tilesets.tile(tile)
        kind = kind or of_tile.kind
        if kind in self._types.classes:
            own = {name: value for name, value in self._types.unsaid(kind).items() if name not in of_tile.properties} | own
        return Raw(said, shape, kind, own, tile, flips)

    def _template(self, source: str) -> tuple[Element, int, int]:
        """A template's object, with its tile's number in the map and how that is flipped."""
        path = self._files.beside(self._files.map, source, "the template")
        if path not in self._templates:
            self._templates[path] = self._template_in(path)
        return self._templates[path]

    def _template_in(self, path: Path) -> tuple[Element, int, int]:
        root = self._files.tree(path, f"template (named by {self._files.map.name})", "template")
        found, tileset = root.find("object"), root.find("tileset")
        if found is None or found.get("template"):
            raise Wrong(f"its template {path.name} holds no object of its own")
        gid = whole(found, "gid", 0, 0, 0xFFFFFFFF)
        if not gid & MOST_NUMBER:
            return found, 0, 0
        if tileset is None:
            raise Wrong(f"its template {path.name} does not name the tileset of its tile")
        local = (gid & MOST_NUMBER) - whole(tileset, "firstgid", 1, 1, MOST_NUMBER)
        if local < 0:
            raise Wrong(f"its template {path.name} shows a tile that is in no tileset")
        return found, self._tilesets.brought(tileset, path).first + local, gid & _FLIPS

    def _size(self, raw: Raw, width: float, height: float) -> tuple[float, float]:
        """The size of a tile object: its own, or its picture's where it says none."""
        picture = self._tilesets.picture(raw.tile)
        if picture is None:
            raise Wrong("it shows a tile that is in no tileset of the map; delete it or add its tileset")
        return width or float(picture.box[2]), height or float(picture.box[3])

    def _upper_left(self, raw: Raw, at: tuple[float, float], size: tuple[float, float], rotation: float) -> tuple[float, float]:
        """Where the upper left corner of a tile object is, so that turned about its lower left corner it lies as in Tiled."""
        found = self._tilesets.of(raw.tile)
        across, down = found[0].anchor if found else (0.0, 1.0)
        east, south = -across * size[0], (1 - down) * size[1]
        if rotation % 360 and (east or south):
            turn = radians(rotation)
            east, south = cos(turn) * east - sin(turn) * south, sin(turn) * east + cos(turn) * south
        return at[0] + east, at[1] + south - size[1]

    def _corners(self, raw: Raw, layer: Element, width: float, height: float) -> Corners | None:
        """The corners of what is neither a rectangle nor a point, from its position."""
        if raw.shape is None or raw.shape.tag in ("point", "text"):
            return None
        if raw.shape.tag in ("ellipse", "capsule"):
            return (_ellipse if raw.shape.tag == "ellipse" else _capsule)(width, height) if width > 0 and height > 0 else None
        corners = _points(raw.shape.get("points", ""))
        if raw.shape.tag == "polyline" and corners[0] != corners[-1]:
            who = f"the object {shown(raw.said.get('name', ''))} ({raw.said.get('id')})"
            said = f"Layer {shown(layer.get('name', ''))}: {who} is an open line"
            self._warnings.append(f"{said}; it is read as if its ends were joined.")
        return corners


def _kind(node: Element) -> str:
    """Tiled 1.9 wrote `class` for what all others call `type`."""
    return node.get("type") or node.get("class") or ""


def _shape(node: Element) -> Element | None:
    return next((child for child in node if child.tag in _SHAPES), None) if len(node) else None


def _points(text: str) -> Corners:
    try:
        found = [(float(x), float(y)) for x, y in (corner.split(",") for corner in text.split())]
    except ValueError:
        found = []
    if not found or len(found) > MOST_CORNERS or not all(abs(value) <= FARTHEST for corner in found for value in corner):
        raise Wrong("its corners are not numbers")
    return found


def _ellipse(width: float, height: float) -> Corners:
    turns = (2 * pi * step / _SIDES for step in range(_SIDES))
    return [(width / 2 * (1 + cos(turn)), height / 2 * (1 + sin(turn))) for turn in turns]


def _capsule(width: float, height: float) -> Corners:
    """A rectangle whose two shorter sides are half circles."""
    side = min(width, height)
    shift = (max(0.0, width - side), max(0.0, height - side))
    halves = ((x, y, (shift[0] if x > side / 2 else 0.0), (shift[1] if y > side / 2 else 0.0)) for x, y in _ellipse(side, side))
    return [(x + right, y + below) for x, y, right, below in halves]
