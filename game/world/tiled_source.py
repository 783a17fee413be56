"""Owns the first look at a map file: is it one, and does it use only what can be read? Every refusal is one sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.problem import Problem

MOST_TILES = 1_000_000
"""A larger map is refused: it would fill the memory before anybody could walk through it."""
_LAYERS = ("layer", "objectgroup")


@dataclass(frozen=True, slots=True)
class LayerNode:
    """A layer as the file has it, with what its groups add: offsets in pixels, opacity 0-1. `number` 0 when unsaid."""

    element: Element
    number: int
    name: str
    kind: str
    visible: bool
    opacity: float
    offset: tuple[float, float]


def map_tree(path: Path) -> tuple[Element, list[LayerNode]]:
    """The XML of a map, in the spelling pytmx knows, and its layers in drawing order.

    Raises Problem for whatever could not be read faithfully.
    """
    if path.suffix.lower() in (".tmj", ".json"):
        raise Problem(f"{path} is a map in Tiled's JSON format; export it from Tiled as .tmx.")
    root = _xml(path, "map")
    if root.tag != "map":
        raise Problem(f"{path} is not a Tiled map (it holds a <{root.tag}>); choose a .tmx file saved by Tiled.")
    _refuse_kind_of_map(path, root)
    _refuse_layers(path, root)
    _refuse_objects(path, root)
    for tileset in root.findall("tileset"):
        _refuse_tileset(path, tileset)
    layers = drawn_layers(root)
    _spell_as_pytmx(root)
    return root, layers


def drawn_layers(root: Element) -> list[LayerNode]:
    """Tile and object layers in drawing order, bottom first, groups flattened."""
    whole = LayerNode(root, 0, "", "", True, 1.0, (0.0, 0.0))
    return list(_inside(whole))


def _inside(group: LayerNode) -> Iterator[LayerNode]:
    for element in group.element:
        if element.tag not in (*_LAYERS, "group"):
            continue
        node = _below(group, element)
        if element.tag == "group":
            yield from _inside(node)
        else:
            yield node


def _below(group: LayerNode, element: Element) -> LayerNode:
    def number(key: str, default: float) -> float:
        return float(element.get(key, default))

    return LayerNode(
        element,
        int(number("id", 0)),
        element.get("name", ""),
        element.get("class", ""),
        group.visible and element.get("visible", "1") != "0",
        group.opacity * number("opacity", 1.0),
        (group.offset[0] + number("offsetx", 0.0), group.offset[1] + number("offsety", 0.0)),
    )


def _xml(path: Path, what: str) -> Element:
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise Problem(f"There is no {what} at {path}; check the path.") from None
    except OSError as error:
        raise Problem(f"The {what} {path} cannot be opened: {error.strerror or error}.") from None
    if b"<!ENTITY" in text:
        raise Problem(f"{path} defines XML entities, which Tiled never writes; it is not read.")
    try:
        return ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise Problem(f"{path} is not a Tiled {what}: it is not XML ({error}).") from None


def _refuse_kind_of_map(path: Path, root: Element) -> None:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        raise Problem(f"{path} is {orientation}; only orthogonal maps can be lived in (Map > Map Properties in Tiled).")
    if root.get("infinite", "0") == "1":
        raise Problem(f"{path} is an infinite map; untick Map > Map Properties > Infinite in Tiled and save it.")
    sides = [root.get(key, "") for key in ("width", "height", "tilewidth", "tileheight")]
    if not all(side.isdecimal() and 0 < int(side) <= MOST_TILES for side in sides):
        raise Problem(f"{path} does not say how many tiles of what size it has; open it in Tiled and save it again.")
    if int(sides[0]) * int(sides[1]) > MOST_TILES:
        raise Problem(f"{path} has {sides[0]} x {sides[1]} tiles; at most {MOST_TILES} can be lived in.")


def _refuse_layers(path: Path, root: Element) -> None:
    for layer in root.iter("layer"):
        data = layer.find("data")
        name = layer.get("name", "")
        if data is None:
            raise Problem(f"The layer {name!r} of {path} has no tiles; open the map in Tiled and save it again.")
        if data.get("encoding") not in ("csv", "base64") or data.get("compression") not in (None, "", "gzip", "zlib"):
            how = data.get("compression") or data.get("encoding") or "XML"
            advice = "choose CSV under Map > Map Properties > Tile Layer Format in Tiled"
            raise Problem(f"The layer {name!r} of {path} is stored as {how}, which cannot be read; {advice}.")
    for node in root.iter():
        for key in ("offsetx", "offsety", "opacity"):
            if not _is_number(node.get(key, "0")):
                raise Problem(f"The layer {node.get('name')!r} of {path} has {key} {node.get(key)!r}, which is no number.")


def _refuse_objects(path: Path, root: Element) -> None:
    seen: set[str] = set()
    for thing in (thing for layer in drawn_layers(root) for thing in layer.element.iterfind("object")):
        number, name = thing.get("id", ""), thing.get("name", "")
        if thing.get("template"):
            advice = "choose Detach in its context menu in Tiled"
            raise Problem(f"The object {name!r} ({number}) of {path} comes from a template, which is not read; {advice}.")
        if not number.isdecimal() or number == "0":
            raise Problem(f"The object {name!r} of {path} has no id; open the map in Tiled and save it again.")
        if number in seen:
            raise Problem(f"Two objects of {path} have the id {number}; copy one in Tiled, delete it, and save the map.")
        seen.add(number)


def _refuse_tileset(path: Path, tileset: Element) -> None:
    folder, source = path.parent, tileset.get("source")
    if source:
        file = folder / source
        if file.suffix.lower() != ".tsx":
            raise Problem(f"The tileset {source} of {path} is not a .tsx file; export it from Tiled as .tsx.")
        tileset, folder = _xml(file, f"tileset (named by {path.name})"), file.parent
    name = tileset.get("name") or source
    if tileset.get("objectalignment", "unspecified") not in ("unspecified", "bottomleft"):
        raise Problem(f"The tileset {name!r} of {path} aligns objects otherwise than bottom left; change it in Tiled.")
    shift = tileset.find("tileoffset")
    if shift is not None and any(shift.get(axis, "0") != "0" for axis in ("x", "y")):
        raise Problem(f"The tileset {name!r} of {path} has a drawing offset; set it to 0, 0 in Tiled.")
    if any(tile.get("width") for tile in tileset.iterfind("tile")):
        raise Problem(f"The tileset {name!r} of {path} uses parts of pictures as tiles; give each tile a whole picture.")
    for image in tileset.iter("image"):
        picture = folder / image.get("source", "")
        if not image.get("source") or not picture.is_file():
            raise Problem(f"The picture {picture} of the tileset {name!r} is missing; put it there or mend the tileset in Tiled.")


def _spell_as_pytmx(root: Element) -> None:
    """Tiled 1.9 wrote `class` for `type`; fractions of pixels and properties that are classes are spelt plainly."""
    for node in root.iter():
        if node.tag == "object" and node.get("class") and not node.get("type"):
            node.set("type", node.get("class", ""))
        for key in ("offsetx", "offsety"):
            node.attrib.pop(key, None)  # they are in the LayerNodes; pytmx takes whole pixels only
    for properties in root.iter("properties"):
        _flatten(properties)


def _flatten(properties: Element, prefix: str = "", into: Element | None = None) -> None:
    """A property `norms` of a class becomes `norms.hours`, `norms.capacity` and so on."""
    for member in list(properties):
        nested = member.find("properties")
        if member.get("type") == "class":
            properties.remove(member)
            if nested is not None:
                _flatten(nested, f"{prefix}{member.get('name')}.", into if into is not None else properties)
        elif into is not None:
            member.set("name", f"{prefix}{member.get('name')}")
            into.append(member)


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
