"""Maps written by tests in every spelling that Tiled has: one little map, and what turns its XML into the others."""

import gzip
import json
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import numpy as np
import zstandard
from PIL import Image

from game.world.tiled import MapFile, TileLayer, read_map

PACKINGS: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "zlib": zlib.compress,
    "gzip": gzip.compress,
    "zstd": zstandard.ZstdCompressor().compress,
}
NUMBERS = ("id", "gid", "width", "height", "x", "y", "rotation", "opacity", "offsetx", "offsety", "firstgid", "tilewidth")
MORE_NUMBERS = ("tileheight", "spacing", "margin", "columns", "tilecount", "tileid", "duration", "parallaxx", "parallaxy")
SWITCHES = ("visible", "infinite", "repeatx", "repeaty")


def write_pictures(folder: Path) -> None:
    """A sheet of 6 x 4 tiles of 16 x 24 with a margin of 2 and spaces of 1, a sheet of 4 x 2 without, and three props."""
    sizes = {
        "sheet.png": (2 + 6 * 17, 2 + 4 * 25),
        "plain.png": (64, 48),
        "tree.png": (20, 50),
        "pot.png": (16, 16),
        "sky.png": (9, 7),
    }
    for name, size in sizes.items():
        Image.new("RGB", size, "grey").save(folder / name)


def base_map(layers: str, width: int = 4, height: int = 3, more: str = "") -> str:
    """A map of 16 x 24 pixels a tile: tiles 1-24 of a sheet, 101-108 of another, 201, 203 and 209 pictures of their own."""
    return f"""<map version="1.10" orientation="orthogonal" width="{width}" height="{height}" tilewidth="16" tileheight="24"
 infinite="0">{more}
 <tileset firstgid="1" name="sheet" tilewidth="16" tileheight="24" spacing="1" margin="2" tilecount="24" columns="6">
  <tileoffset x="3" y="-2"/>
  <image source="sheet.png" trans="ff00ff" width="104" height="102"/>
  <tile id="2" type="object"><properties><property name="kind" value="door"/></properties></tile>
  <tile id="5"><animation><frame tileid="5" duration="100"/><frame tileid="7" duration="250"/></animation></tile>
 </tileset>
 <tileset firstgid="101" name="plain" tilewidth="16" tileheight="24" tilecount="8" columns="4" objectalignment="center">
  <image source="plain.png" width="64" height="48"/>
 </tileset>
 <tileset firstgid="201" name="props" tilewidth="20" tileheight="50" tilecount="3" columns="0">
  <tile id="0" type="object"><properties><property name="footprint" value="1x1"/><property name="width" type="int" value="7"/>
   </properties><image source="tree.png" width="20" height="50"/></tile>
  <tile id="2"><image source="pot.png" width="16" height="16"/></tile>
  <tile id="8" x="4" y="6" width="10" height="12"><image source="tree.png" width="20" height="50"/></tile>
 </tileset>
 {layers}
</map>"""


def tiles(name: str, rows: str, number: int = 1, more: str = "", inside: str = "") -> str:
    """A tile layer; `rows` are numbers with commas between, one row on each line."""
    lines = [line.strip().rstrip(",") for line in rows.strip().splitlines()]
    size = f'width="{lines[0].count(",") + 1}" height="{len(lines)}"'
    return f'<layer id="{number}" name="{name}" {size} {more}>{inside}<data encoding="csv">{",".join(lines)}</data></layer>'


def things(name: str, objects: str, number: int = 2, more: str = "") -> str:
    """An object layer."""
    return f'<objectgroup id="{number}" name="{name}" {more}>{objects}</objectgroup>'


def write(folder: Path, text: str, name: str = "town.tmx") -> Path:
    """Write a map and its pictures; returns the map's path."""
    folder.mkdir(exist_ok=True)
    write_pictures(folder)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def read(folder: Path, text: str, name: str = "town.tmx") -> MapFile:
    """Write a map, and read it."""
    return read_map(write(folder, text, name))


def facts(map_file: MapFile) -> Any:
    """All that a map says, for comparing, but for where its own file lies."""
    said = ("id", "name", "kind", "visible", "opacity", "offset", "properties", "tint")
    layers = [
        (layer.grid.tolist() if isinstance(layer, TileLayer) else layer.objects, *(getattr(layer, key) for key in said))
        for layer in map_file.layers
    ]
    size = (map_file.width, map_file.height, map_file.tile_width, map_file.tile_height)
    return size, layers, map_file.pictures, map_file.properties, map_file.warnings, map_file.background


def packed(root: Element, encoding: str, compression: str = "") -> Element:
    """The same map with its tiles stored otherwise: "csv", "base64", or "" for elements."""
    made = deepcopy(root)
    for data in made.iter("data"):
        for piece in data.findall("chunk") or [data] * bool(data.text):
            _pack(piece, [int(number) for number in (piece.text or "").split(",")], encoding, compression)
        data.attrib.clear()
        data.attrib.update({key: said for key, said in (("encoding", encoding), ("compression", compression)) if said})
    return made


def endless(root: Element, moved: tuple[int, int] = (0, 0), chunk: int = 4) -> Element:
    """The same map as an infinite one in chunks, everything moved by some tiles."""
    made = deepcopy(root)
    made.set("infinite", "1")
    wide, high = int(made.get("tilewidth", "0")), int(made.get("tileheight", "0"))
    for layer in made.iter("layer"):
        _chunk(layer, moved, chunk)
    for thing in made.iterfind(".//objectgroup/object"):
        thing.set("x", str(float(thing.get("x", "0")) + moved[0] * wide))
        thing.set("y", str(float(thing.get("y", "0")) + moved[1] * high))
    for picture in made.iter("imagelayer"):
        picture.set("offsetx", str(float(picture.get("offsetx", "0")) + moved[0] * wide))
        picture.set("offsety", str(float(picture.get("offsety", "0")) + moved[1] * high))
    return made


def with_classes(root: Element) -> Element:
    """The same map as Tiled 1.9 spelt it: `class` on everything."""
    made = deepcopy(root)
    for node in (*made.iter("object"), *made.iter("tile")):
        if "type" in node.attrib:
            node.set("class", node.attrib.pop("type"))
    return made


def with_files(root: Element, folder: Path, as_json: bool, ending: str) -> Element:
    """The same map with its tilesets in files of their own."""
    made = deepcopy(root)
    for tileset in made.findall("tileset"):
        first, name = tileset.attrib.pop("firstgid"), f"{tileset.get('name')}.{ending}"
        text = json.dumps({"type": "tileset", **_json(tileset)}) if as_json else ElementTree.tostring(tileset, "unicode")
        (folder / name).write_text(text, encoding="utf-8")
        tileset.clear()
        tileset.attrib.update({"firstgid": first, "source": name})
    return made


def text_of(root: Element, as_json: bool) -> str:
    """The map as a file's text."""
    return json.dumps({"type": "map", **_json(root)}) if as_json else ElementTree.tostring(root, "unicode")


def _pack(piece: Element, numbers: list[int], encoding: str, compression: str) -> None:
    if encoding == "base64":
        piece.text = b64encode(PACKINGS[compression](struct.pack(f"<{len(numbers)}I", *numbers))).decode()
    elif encoding == "":
        piece.text = None
        for number in numbers:
            SubElement(piece, "tile", {"gid": str(number)} if number else {})


def _chunk(layer: Element, moved: tuple[int, int], chunk: int) -> None:
    data = layer.find("data")
    assert data is not None and data.text
    wide, high = int(layer.get("width", "0")), int(layer.get("height", "0"))
    grid = np.array([int(number) for number in data.text.split(",")]).reshape(high, wide)
    data.text = None
    left, top = moved[0] // chunk * chunk, moved[1] // chunk * chunk
    whole = np.zeros((high + chunk * 2, wide + chunk * 2), np.int64)
    whole[moved[1] - top : moved[1] - top + high, moved[0] - left : moved[0] - left + wide] = grid
    for y in range(0, whole.shape[0] - chunk + 1, chunk):
        for x in range(0, whole.shape[1] - chunk + 1, chunk):
            if whole[y : y + chunk, x : x + chunk].any():
                box = {"x": left + x, "y": top + y, "width": chunk, "height": chunk}
                piece = SubElement(data, "chunk", {key: str(side) for key, side in box.items()})
                piece.text = ",".join(map(str, whole[y : y + chunk, x : x + chunk].ravel().tolist()))


def _json(node: Element) -> dict[str, Any]:
    """An element as Tiled's JSON has it."""
    made: dict[str, Any] = {key: _scalar(key, said) for key, said in node.attrib.items()}
    lists = {"tileset": "tilesets", "tile": "tiles", "object": "objects", "frame": "animation"}
    kinds = {"layer": "tilelayer", "objectgroup": "objectgroup", "imagelayer": "imagelayer", "group": "group"}
    for child in node:
        if child.tag in kinds:
            made.setdefault("layers", []).append({"type": kinds[child.tag], **_json(child)})
        elif child.tag in lists:
            made.setdefault(lists[child.tag], []).append(_json(child))
        elif child.tag == "animation":
            made |= _json(child)
        elif child.tag == "properties":
            made["properties"] = [_json_property(member) for member in child]
        elif child.tag == "image":
            names = {"source": "image", "trans": "transparentcolor", "width": "imagewidth", "height": "imageheight"}
            made |= {names[key]: _scalar(key, said) for key, said in child.attrib.items()}
        elif child.tag == "data":
            made |= _json_data(child)
        elif child.tag in ("polygon", "polyline"):
            corners = (corner.split(",") for corner in child.get("points", "").split())
            made[child.tag] = [{"x": float(x), "y": float(y)} for x, y in corners]
        else:  # tileoffset, ellipse, point, text
            made[child.tag] = _json(child) if child.tag in ("tileoffset", "text") else True
    return made


def _json_data(data: Element) -> dict[str, Any]:
    packing = {key: said for key, said in data.attrib.items() if said != "csv"}
    chunks = [{**_json(chunk), "data": _json_cells(chunk, packing)} for chunk in data.findall("chunk")]
    if chunks or data.text is None:
        return {**packing, "chunks": chunks}
    return {**packing, "data": _json_cells(data, packing)}


def _json_cells(piece: Element, packing: dict[str, str]) -> Any:
    return piece.text if packing else [int(number) for number in (piece.text or "").split(",")]


def _json_property(member: Element) -> dict[str, Any]:
    kind, nested = member.get("type", "string"), member.find("properties")
    made = {key: said for key, said in member.attrib.items() if key != "value"} | {"type": kind}
    if nested is not None:
        return made | {"value": {inner.get("name"): _json_property(inner)["value"] for inner in nested}}
    text = member.get("value", member.text or "")
    read: dict[str, Callable[[str], Any]] = {"int": int, "float": float, "bool": lambda said: said == "true", "object": int}
    return made | {"value": read.get(kind, str)(text)}


def _scalar(key: str, said: str) -> Any:
    if key in SWITCHES:
        return said == "1"
    return float(said) if key in NUMBERS + MORE_NUMBERS and "." in said else int(said) if key in NUMBERS + MORE_NUMBERS else said


H, V, D = 1 << 31, 1 << 30, 1 << 29
"""How a tile number says that its tile is turned."""
NESTED = """<properties><property name="norms" type="class" propertytype="Norms"><properties>
 <property name="hours" value="08:00-17:00"/><property name="more" type="class"><properties>
 <property name="capacity" type="int" value="3"/></properties></property></properties></property>
 <property name="name" value="a name of its own"/><property name="id" type="int" value="5"/>
 <property name="lines">first
second</property><property name="share" type="float" value="0.5"/><property name="open" type="bool" value="false"/>
 <property name="bed" type="object" value="12"/><property name="wall" type="color" value="#ff102030"/>
 <property name="plan" type="file" value="plan.txt"/><property name="empty" value=""/></properties>"""
WHOLE = base_map(
    tiles("ground", f"1,2,3,{4 | H}\n{6 | V},6,7,101\n{24 | D | H},0,108,209", 1, "", NESTED)
    + '<group id="9" name="house" opacity="0.5" offsetx="4" offsety="2" tintcolor="#80ff00ff" visible="0">'
    + tiles("walls", "0,0,201,0\n203,0,0,0\n1,0,0,0", 3, 'opacity="0.5" tintcolor="#ffff80" class="collision"')
    + things("deep", '<object id="40" x="1.5" y="2.25"><point/></object>', 4, 'offsety="1"')
    + "</group>"
    + things(
        "objects",
        f"""<object id="5" name="bed" type="object" gid="{201 | H}" x="16" y="48" width="20" height="50">{NESTED}</object>
        <object id="6" name="pot" gid="203" x="32" y="24" width="8" height="8" rotation="30" opacity="0.25"/>
        <object id="7" gid="102" x="24" y="36" width="16" height="24"/>
        <object id="8" name="yard" type="sector" x="0" y="0"><polygon points="0,0 32,0 32.5,48"/></object>
        <object id="11" name="pond" type="object" x="16" y="24" width="32" height="24" visible="0"><ellipse/></object>
        <object id="12" name="fence" type="object" x="0" y="0"><polyline points="0,0 8,8 16,0"/></object>
        <object id="13" name="note" x="0" y="0" width="30" height="9"><text wrap="1">a note</text></object>""",
        2,
        'draworder="index"',
    )
    + '<imagelayer id="7" name="sky" offsetx="2" offsety="-3" parallaxx="0.5">'
    + '<image source="sky.png" width="9" height="7"/></imagelayer>',
    more="""<properties><property name="town" value="Odd &amp; Even"/></properties>""",
)
"""A map with something of everything."""
