"""Owns the layers of a map in drawing order: groups are flattened, and what they add is handed down."""

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from game.world.tiled.map_file import WHITE, Tint
from game.world.tiled.spelling import MOST_DEPTH, Wrong, colour, number, shown, switch, whole

KINDS = ("layer", "objectgroup", "imagelayer")
MOST_LAYERS = 10_000


@dataclass(frozen=True, slots=True)
class LayerNode:
    """A layer as the file has it, with what its groups add: offsets in pixels, opacity and tint 0-1. `number` 0 when unsaid."""

    element: Element
    number: int
    name: str
    kind: str
    visible: bool
    opacity: float
    offset: tuple[float, float]
    tint: Tint


def drawn_layers(root: Element, warnings: list[str]) -> list[LayerNode]:
    """All layers in drawing order, bottom first; what is not done for one is a warning. Raises Wrong."""
    whole_map = LayerNode(root, 0, "", "", True, 1.0, (0.0, 0.0), WHITE)
    return list(_inside(whole_map, warnings, 0))


def _inside(group: LayerNode, warnings: list[str], depth: int) -> Iterator[LayerNode]:
    if depth > MOST_DEPTH:
        raise Wrong(f"its groups are nested more than {MOST_DEPTH} deep")
    for element in group.element:
        if element.tag not in (*KINDS, "group"):
            continue
        try:
            node = _below(group, element)
        except Wrong as wrong:
            raise Wrong(f"the layer {shown(element.get('name', ''))}: {wrong}") from None
        warnings.extend(f"The layer {shown(node.name)} {undone}." for undone in _undone(element))
        if element.tag == "group":
            yield from _inside(node, warnings, depth + 1)
        else:
            yield node


def _below(group: LayerNode, element: Element) -> LayerNode:
    tint, strength = colour(element.get("tintcolor", "")) if element.get("tintcolor") else ((255, 255, 255), 1.0)
    red, green, blue = (mine * share / 255 for mine, share in zip(group.tint, tint, strict=True))
    return LayerNode(
        element,
        whole(element, "id", 0, 0),
        element.get("name", ""),
        element.get("class", ""),
        group.visible and switch(element, "visible", True),
        group.opacity * strength * min(1.0, max(0.0, number(element, "opacity", 1.0))),
        (group.offset[0] + number(element, "offsetx"), group.offset[1] + number(element, "offsety")),
        (red, green, blue),
    )


def _undone(element: Element) -> Iterator[str]:
    """What of a layer is not drawn as Tiled draws it."""
    if number(element, "parallaxx", 1.0) != 1 or number(element, "parallaxy", 1.0) != 1:
        yield "has parallax, which is ignored: it keeps to the ground"
    if switch(element, "repeatx", False) or switch(element, "repeaty", False):
        yield "repeats its picture, which is ignored: it is drawn once"
    if element.get("mode", "normal") not in ("normal", ""):
        yield f"is blended by {shown(element.get('mode', ''))}, which is ignored: it is drawn plainly"
