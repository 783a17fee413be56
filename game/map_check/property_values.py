"""Owns faults of properties: names nobody reads, values that cannot be read."""

import re
from collections.abc import Iterator

from game.map_check.fault import Fault, warning, where
from game.map_check.properties import PROPERTIES
from game.map_check.subject import AREA_CLASSES, Placed, Subject
from game.map_check.words import listed, meant, on
from game.world.areas import read_count
from game.world.places import SIDES

_FACINGS = ("up", "down", "left", "right")
_USES = ("here", *SIDES)
_LARGEST = 64
"""Tiles of a thing."""
_YES_OR_NO = ("true", "false", "1", "0", "yes", "no", "")


def check_properties(subject: Subject) -> Iterator[Fault]:
    """Faults of properties."""
    for name in subject.map_file.properties:
        yield from _near_miss(str(name), "map", "The map")
    for layer in subject.map_file.layers:
        for name in layer.properties:
            yield from _near_miss(str(name), "layer", f"Layer {layer.name!r}", layer.name)
    for area in subject.areas:
        yield from _names(area, area.thing.kind if area.thing.kind in AREA_CLASSES else "sector")
    for spawn in subject.spawns:
        yield from _names(spawn, "spawn")
    for thing in subject.objects:
        yield from _names(thing, "object")
    for thing in (*subject.objects, *subject.decor):
        yield from _values(thing)
    for place in (*subject.areas, *subject.objects):
        yield from _owners(place)


def _names(placed: Placed, of: str) -> Iterator[Fault]:
    for name in placed.thing.properties:
        yield from _near_miss(str(name), of, f"{on(placed.layer)}{placed.said}{placed.place}", placed.layer, placed)


def _near_miss(name: str, of: str, said: str, layer: str = "", placed: Placed | None = None) -> Iterator[Fault]:
    """A property that is not read there: a known one misspelt, or a known one of another class. Others are nobody's concern."""
    known = PROPERTIES[of]
    if name in known:
        return
    better = meant(name, known, 0.72)
    elsewhere = [other for other in PROPERTIES if name in PROPERTIES[other] and other not in ("map", "layer")]
    ids, tiles = ([placed.id], placed.tiles[:1]) if placed else ([], ())
    if better:
        sentence = f"{said} has the property {name!r}, which nobody reads; did you mean {better!r}?"
        yield warning("property", sentence, "Rename it in Tiled's properties; small letters count.", where(layer, ids, tiles))
    elif elsewhere and of not in ("map", "layer") and name not in ("kind", "picture"):
        sentence = f"{said} has the property {name!r}, which is not read there: it belongs to the class {listed(elsewhere)}."
        yield warning("property", sentence, "Write it there, or remove it.", where(layer, ids, tiles))


def _values(thing: Placed) -> Iterator[Fault]:
    """Properties of a thing that cannot be read."""
    properties = thing.thing.properties
    for name, wrong in (
        ("use_from", _wrong_uses(properties.get("use_from"))),
        ("footprint", _wrong_footprint(properties.get("footprint"))),
        ("seats", _wrong_seats(properties.get("seats"), thing)),
        ("lift", _wrong_lift(properties.get("lift"))),
        ("facing", _wrong_facing(properties.get("facing"))),
        ("walkable", _wrong_yes(properties.get("walkable"))),
    ):
        if wrong:
            said = f"{on(thing.layer)}{thing.said}{thing.place} has {name} {str(properties[name])!r}: {wrong}."
            advice = f"Write it like this: {PROPERTIES['object'][name].write}."
            yield warning("property-value", said, advice, thing.at)


def _owners(place: Placed) -> Iterator[Fault]:
    """Names with anything but a comma between."""
    owners = str(place.thing.properties.get("private_to") or "")
    if re.search(r"[;/&|\n]|\band\b", owners):
        said = f"{on(place.layer)}{place.said}{place.place} has private_to {owners!r}, which is read as one name."
        yield warning("property-value", said, "Write ', ' between the names.", place.at)


def _wrong_uses(value: object) -> str:
    sides = [side.strip() for side in str(value or "").split(",") if side.strip()]
    unknown = [side for side in sides if side not in _USES]
    if not unknown:
        return ""
    better = meant(unknown[0], _USES, 0.6)
    hint = f" (did you mean {better!r}?)" if better else ""
    return f"{listed([repr(side) for side in unknown])} is no side of a thing{hint}"


def _wrong_footprint(value: object) -> str:
    said = str(value or "").lower().replace(" ", "").replace("\u00d7", "x")
    wide, _, deep = said.partition("x")
    sides = read_count(wide), read_count(deep)
    if said in ("", "0x0"):
        return ""
    if sides[0] is None or sides[1] is None:
        return "these are not two numbers with an x between"
    return "" if max(sides[0], sides[1]) <= _LARGEST else "that is larger than a house"


def _wrong_seats(value: object, thing: Placed) -> str:
    for part in str(value or "").split():
        numbers = part.split(",")
        if len(numbers) != 3 or not all(number.isdecimal() and len(number) < 4 for number in numbers[:2]):
            return f"{part!r} is not a column, a row and a way to look"
        if numbers[2] not in _FACINGS:
            return f"{numbers[2]!r} is no way to look ({listed(list(_FACINGS)).replace(' and ', ' or ')})"
        wide, deep = (len({tile[axis] for tile in thing.tiles}) for axis in (0, 1))
        if thing.tiles and (int(numbers[0]) >= wide or int(numbers[1]) >= deep):
            return f"the seat {part!r} lies beside its {wide}x{deep} tiles, which are counted from 0"
    return ""


def _wrong_lift(value: object) -> str:
    if value in (None, ""):
        return ""
    try:
        return "" if abs(float(str(value))) < 10_000 else "that is higher than any house"
    except ValueError:
        return "it is no number of pixels"


def _wrong_facing(value: object) -> str:
    return "" if value in (None, "", *_FACINGS) else "it is no way to look"


def _wrong_yes(value: object) -> str:
    return "" if value is None or str(value).lower() in _YES_OR_NO else "it is neither true nor false"
