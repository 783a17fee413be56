"""Owns faults of single things people use: their name, class, place and shape, and two on the same tile."""

from collections.abc import Iterator

from game.map_check.fault import Fault, Where, error, warning
from game.map_check.layers import elsewhere
from game.map_check.subject import Placed, Subject
from game.map_check.words import at, did_you_mean, listed, on, tiles_listed
from game.world.areas import read_count
from game.world.footprints import is_solid
from game.world.tiled import ObjectLayer

_CLASSES = {"objects": "object", "spawns": "spawn"}
_TURNED = ("objects", "decor", "spawns")


def check_things(subject: Subject) -> Iterator[Fault]:
    """Faults of things."""
    for thing in subject.objects:
        yield from _name_and_place(subject, thing)
        yield from _looks(subject, thing)
    for role, things in (("objects", subject.objects), ("spawns", subject.spawns)):
        yield from _classes(role, things)
    yield from _turned(subject)
    yield from _overlaps(subject)


def _name_and_place(subject: Subject, thing: Placed) -> Iterator[Fault]:
    first = subject.tile_of(thing.thing)
    if not thing.name.strip():
        where = at(thing.tiles[0] if thing.tiles else first)
        said = f"{on(thing.layer)}the object with the ID {thing.id} {where} has no name; it is left out."
        advice = "Name it by what it is: bed, stove, coffee machine. What nobody uses belongs on the layer 'decor'."
        yield error("object-name", said, advice, thing.at)
    if not thing.tiles:
        said = f"{on(thing.layer)}{thing.said} lies off the map, {at(first)}; it is left out."
        yield error("object-off-map", said, "Move it onto the map or delete it.", thing.at)
    elif len(thing.tiles) < _tiles_said(thing):
        said = f"{on(thing.layer)}{thing.said}{thing.place} reaches beyond the map."
        yield warning("object-off-map", said, "Move it onto the map.", thing.at)


def _tiles_said(thing: Placed) -> int:
    """How many tiles its footprint says that it takes; 0 when it says nothing."""
    wide, _, deep = str(thing.thing.properties.get("footprint") or "").partition("x")
    return (read_count(wide) or 0) * (read_count(deep) or 0) if thing.thing.picture else 0


def _looks(subject: Subject, thing: Placed) -> Iterator[Fault]:
    """A thing that is not seen, or not where it counts."""
    if not thing.thing.visible:
        said = f"{on(thing.layer)}{thing.said}{thing.place} is hidden, but people would use it."
        yield warning("object-hidden", said, "Tick its eye in Tiled, or delete it.", thing.at)
    if thing.tiles and is_solid(thing.thing) and _is_between(subject, thing):
        between = f"stands halfway between tiles, so that it is hard to see that it blocks {tiles_listed(thing.tiles)}"
        advice = "Switch on View > Snapping > Snap to Grid and move it a little."
        yield warning("object-off-grid", f"{on(thing.layer)}{thing.said} {between}.", advice, thing.at)


def _is_between(subject: Subject, thing: Placed) -> bool:
    """Whether its middle is half a tile off the middle of the tiles it takes."""
    wide = len({column for column, _ in thing.tiles})
    left = (thing.thing.x + thing.thing.width / 2) / subject.map_file.tile_width - wide / 2
    return 0.45 < left % 1 < 0.55


def _classes(role: str, things: tuple[Placed, ...]) -> Iterator[Fault]:
    """Classes that a layer is not for, and things without one: those in one sentence."""
    right = _CLASSES[role]
    advice = f"Choose the class {right} in Tiled; it is taken for one all the same."
    for thing in things:
        if thing.thing.kind not in ("", right):
            hint = elsewhere(thing.thing.kind, role) or did_you_mean(thing.thing.kind, [right])
            why = f"has the class {thing.thing.kind!r}, which means nothing there{f'; {hint}' if hint else '.'}"
            name = thing.name or thing.thing.name
            yield warning("object-class", f"{on(thing.layer)}{name!r} ({thing.id}){thing.place} {why}", advice, thing.at)
    bare = [thing for thing in things if not thing.thing.kind]
    if bare:
        which = listed([f"{thing.name!r} ({thing.id}){thing.place}" for thing in bare])
        said = f"{on(bare[0].layer)}{which} {'has' if len(bare) == 1 else 'have'} no class."
        tiles = tuple(tile for thing in bare for tile in thing.tiles[:1])
        yield warning("object-class", said, advice, Where(bare[0].layer, tuple(thing.id for thing in bare), tiles))


def _turned(subject: Subject) -> Iterator[Fault]:
    """Things that are rotated: they block as if they were not."""
    for layer in subject.map_file.layers:
        counts = bool({layer.name, layer.kind} & set(_TURNED))
        for thing in layer.objects if isinstance(layer, ObjectLayer) and counts else ():
            if thing.rotation % 360:
                tile = subject.tile_of(thing)
                said = f"{on(layer.name)}{Placed(thing, layer.name, ()).said} {at(tile)} is rotated"
                advice = "Set its rotation to 0 (flip it with X or Y instead)."
                where = Where(layer.name, (thing.id,), (tile,) if subject.has(tile) else ())
                yield warning("object-turned", f"{said}, so that it is hard to see what it blocks.", advice, where)


def _overlaps(subject: Subject) -> Iterator[Fault]:
    """Two things that stand on the same tile. What has a lift may: it stands on the other (a toaster on a counter)."""
    first: dict[tuple[int, int], Placed] = {}
    told: set[tuple[int, int]] = set()
    for thing in (thing for thing in subject.objects if thing.thing.properties.get("lift") in (None, "", 0, "0")):
        for tile in thing.tiles:
            other = first.setdefault(tile, thing)
            if other is thing or (other.id, thing.id) in told:
                continue
            told.add((other.id, thing.id))
            said = f"{on(thing.layer)}{other.said} and {thing.said} stand on the same tile, {at(tile)}."
            where = Where(thing.layer, (other.id, thing.id), (tile,))
            yield warning("objects-overlap", said, "Move one of them, or delete it.", where)
