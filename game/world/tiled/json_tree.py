"""Owns Tiled's JSON formats: a map, tileset or template in JSON as the XML that Tiled would write of it."""

import json
import re
from typing import Any, NoReturn
from xml.etree.ElementTree import Element, SubElement

from game.world.tiled.spelling import MOST_DEPTH, Wrong, shown

Json = dict[str, Any]
_TAGS = {"tilelayer": "layer", "objectgroup": "objectgroup", "imagelayer": "imagelayer", "group": "group"}
_MAP = ("orientation", "width", "height", "tilewidth", "tileheight", "infinite", "backgroundcolor", "class")
_LAYER = ("id", "name", "class", "width", "height", "visible", "opacity", "offsetx", "offsety", "tintcolor", "mode")
_LAYER_MORE = ("parallaxx", "parallaxy", "draworder", "repeatx", "repeaty")
_OBJECT = ("id", "name", "type", "class", "x", "y", "width", "height", "rotation", "gid", "visible", "opacity", "template")
_TILESET = ("firstgid", "source", "name", "tilewidth", "tileheight", "spacing", "margin", "tilecount", "columns")
_TILESET_MORE = ("objectalignment", "tilerendersize", "fillmode")
_TILE = ("id", "type", "class", "x", "y", "width", "height")
_NO_TEXT = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold either: control characters, halves of characters."""


def json_tree(text: str, tag: str) -> Element:
    """The JSON of a map, tileset, template or project as XML; `tag` says which is looked for.

    Raises Wrong when it is no JSON, or something in it is of another type than Tiled writes.
    """
    try:
        data = _dict(json.loads(text, parse_constant=_refuse_constant), "the file")
    except RecursionError:
        raise Wrong("it is nested too deeply") from None
    except ValueError as error:
        raise Wrong(f"it is not JSON ({error})") from None
    made = {"map": _map, "tileset": _tileset, "template": _template, "project": _project}
    found = data.get("type", tag)
    if found != tag or (tag == "map" and "layers" not in data):
        raise Wrong(f"it does not say that it is a {tag}")
    return made[tag](data)


def _map(data: Json) -> Element:
    root = _element("map", data, _MAP)
    _add_properties(root, data)
    for tileset in _dicts(data, "tilesets"):
        root.append(_tileset(tileset))
    _add_layers(root, data, 0)
    return root


def _template(data: Json) -> Element:
    root = Element("template")
    if "tileset" in data:
        root.append(_tileset(_dict(data["tileset"], "the tileset")))
    root.append(_object(_dict(data.get("object"), "the object")))
    return root


def _project(data: Json) -> Element:
    """A project has no XML of Tiled's own; this is what we need of it: its classes and enums."""
    root = Element("project")
    for kind in _dicts(data, "propertyTypes"):
        made = _element("type", kind, ("name", "type", "storageType", "valuesAsFlags"))
        if kind.get("type") == "class":
            _add_properties(made, {"properties": kind.get("members", [])})
        elif isinstance(kind.get("values"), list):
            made.extend([Element("name", {"value": _scalar("an enum's value", name)}) for name in kind["values"]])
        root.append(made)
    return root


def _add_layers(parent: Element, data: Json, depth: int) -> None:
    if depth > MOST_DEPTH:
        raise Wrong(f"its groups are nested more than {MOST_DEPTH} deep")
    for layer in _dicts(data, "layers"):
        kind = layer.get("type")
        if not isinstance(kind, str) or kind not in _TAGS:
            raise Wrong(f"a layer is of the unknown type {kind!s:.40}")
        node = _element(_TAGS[kind], layer, (*_LAYER, *_LAYER_MORE))
        _add_properties(node, layer)
        _add_image(node, layer)
        for thing in _dicts(layer, "objects"):
            node.append(_object(thing))
        if kind == "tilelayer":
            _add_tiles(node, layer)
        _add_layers(node, layer, depth + 1)
        parent.append(node)


def _add_tiles(node: Element, layer: Json) -> None:
    """The cells of a tile layer, in one piece or in chunks."""
    data = _element("data", layer, ("encoding", "compression"))
    data.attrib.setdefault("encoding", "csv")
    if "chunks" in layer:
        for chunk in _dicts(layer, "chunks"):
            piece = _element("chunk", chunk, ("x", "y", "width", "height"))
            piece.text = _cells(chunk.get("data"))
            data.append(piece)
    elif "data" in layer:
        data.text = _cells(layer["data"])
    else:
        return
    node.append(data)


def _cells(data: Any) -> str:
    if isinstance(data, str):
        return data
    if not isinstance(data, list) or any(type(cell) is not int for cell in data):
        raise Wrong("the tiles of a layer are not a list of whole numbers")
    return ",".join(map(str, data))


def _object(data: Json) -> Element:
    node = _element("object", data, _OBJECT)
    _add_properties(node, data)
    for shape in ("ellipse", "point", "capsule"):
        if data.get(shape) is True:
            SubElement(node, shape)
    for shape in ("polygon", "polyline"):
        if shape in data:
            corners = (_element("point", corner, ("x", "y")).attrib for corner in _dicts(data, shape))
            SubElement(node, shape, points=" ".join(f"{at.get('x')},{at.get('y')}" for at in corners))
    if "text" in data:
        SubElement(node, "text")
    return node


def _tileset(data: Json) -> Element:
    node = _element("tileset", data, (*_TILESET, *_TILESET_MORE))
    if "tileoffset" in data:
        node.append(_element("tileoffset", _dict(data["tileoffset"], "a tile offset"), ("x", "y")))
    _add_image(node, data)
    for tile in _dicts(data, "tiles"):
        made = _element("tile", tile, _TILE)
        _add_properties(made, tile)
        _add_image(made, tile)
        if "animation" in tile:
            animation = SubElement(made, "animation")
            animation.extend([_element("frame", frame, ("tileid", "duration")) for frame in _dicts(tile, "animation")])
        node.append(made)
    return node


def _add_image(node: Element, data: Json) -> None:
    names = {"image": "source", "imagewidth": "width", "imageheight": "height", "transparentcolor": "trans"}
    if data.get("image"):
        given = _element("image", data, tuple(names)).attrib
        SubElement(node, "image", {names[key]: value for key, value in given.items()})


def _add_properties(node: Element, data: Json) -> None:
    if _dicts(data, "properties"):
        group = SubElement(node, "properties")
        for member in _dicts(data, "properties"):
            made = _element("property", member, ("name", "type", "propertytype"))
            if "propertyType" in member:  # so in projects
                made.set("propertytype", _scalar("propertyType", member["propertyType"]))
            _set_value(made, member.get("value"), 0)
            group.append(made)


def _set_value(node: Element, value: Any, depth: int) -> None:
    """Write what a property holds; members of classes and lists do not say their types, so these are told by the value."""
    if depth > MOST_DEPTH:
        raise Wrong(f"the property {shown(node.get('name', ''))} is nested more than {MOST_DEPTH} deep")
    if isinstance(value, dict):
        node.set("type", "class")
        group = SubElement(node, "properties")
        for name, inner in value.items():
            _set_value(SubElement(group, "property", {"name": _clean(name), **_type_of(inner)}), inner, depth + 1)
    elif isinstance(value, list):
        node.set("type", "list")
        for inner in value:
            typed = isinstance(inner, dict) and {"type", "value"} <= inner.keys()
            said = inner if typed else {**_type_of(inner), "value": inner}
            item = _element("item", said, ("type", "propertytype"))
            _set_value(item, said["value"], depth + 1)
            node.append(item)
    else:
        node.set("value", {True: "true", False: "false"}[value] if isinstance(value, bool) else _scalar("value", value))


def _type_of(value: Any) -> dict[str, str]:
    kinds = {bool: "bool", int: "int", float: "float"}
    return {"type": kinds[type(value)]} if type(value) in kinds else {}


def _element(tag: str, data: Json, keys: tuple[str, ...]) -> Element:
    return Element(tag, {key: _scalar(key, data[key]) for key in keys if data.get(key) is not None})


def _scalar(key: str, value: Any) -> str:
    if isinstance(value, str):
        return _clean(value)
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return str(int(value))
    if isinstance(value, int | float):
        return str(value)
    if value is None:
        return ""
    raise Wrong(f"{key} is a {'list' if isinstance(value, list) else 'group of values'} where one value should be")


def _clean(text: str) -> str:
    return _NO_TEXT.sub("\ufffd", text).replace("\r\n", "\n")


def _dicts(data: Json, key: str) -> list[Json]:
    found = data.get(key, [])
    if not isinstance(found, list):
        raise Wrong(f"{key} is not a list")
    return [_dict(member, f"one of the {key}") for member in found]


def _dict(data: Any, what: str) -> Json:
    if not isinstance(data, dict):
        raise Wrong(f"{what} is not a group of values")
    return data


def _refuse_constant(text: str) -> NoReturn:
    raise Wrong(f"it holds the number {text}, which is none")
