"""Owns faults of areas: their class, shape and place, and how they lie on one another."""

from collections.abc import Iterator

from game.map_check.fault import Fault, Where, error, warning
from game.map_check.layers import elsewhere
from game.map_check.subject import AREA_CLASSES, Placed, Subject
from game.map_check.words import at, did_you_mean, on, tiles_listed
from game.world.places import OUTDOORS, Tile

_DOUBT = (0.3, 0.7)
"""How far into a tile an edge may lie before it is open which tiles are meant."""


def check_areas(subject: Subject) -> Iterator[Fault]:
    """Faults of areas."""
    for area in subject.areas:
        yield from _class(area)
        yield from _place(subject, area)
        yield from _shape(subject, area)
    sectors, arenas = _of(subject, "sector"), _of(subject, "arena")
    yield from _overlaps(sectors, "sectors")
    yield from _overlaps(arenas, "arenas")
    for arena in arenas:
        yield from _outside(subject, arena, sectors)


def _of(subject: Subject, kind: str) -> list[Placed]:
    return [area for area in subject.areas if area.thing.kind == kind]


def _class(area: Placed) -> Iterator[Fault]:
    kind = area.thing.kind
    if kind not in AREA_CLASSES:
        name = f"the area {area.thing.name!r} ({area.id})" if area.thing.name else f"the area with the ID {area.id}"
        hint = elsewhere(kind, "areas") or did_you_mean(kind, AREA_CLASSES)
        why = f"has the class {kind!r}, which means nothing there{f'; {hint}' if hint else '.'}" if kind else "has no class."
        advice = "Choose the class sector (a building, a park) or arena (a room in it) in Tiled; without one it is no place."
        yield error("area-class", f"{on(area.layer)}{name}{area.place} {why}", advice, area.at)
    if not area.thing.name.strip():
        said = f"{on(area.layer)}the {kind or 'area'} with the ID {area.id}{area.place} has no name."
        yield error("area-name", said, "Give it the name people shall call it by.", area.at)


def _place(subject: Subject, area: Placed) -> Iterator[Fault]:
    """An area off the map, or without a size."""
    thing, said, first = area.thing, f"{on(area.layer)}{area.said}", subject.tile_of(area.thing)
    if not area.tiles and not subject.has(first):
        yield error("area-off-map", f"{said} lies off the map, {at(first)}.", "Move it onto the map.", area.at)
    elif not area.tiles:
        where = Where(area.layer, (area.id,), (first,))
        yield error("area-size", f"{said} {at(first)} is too thin to hold the middle of a tile.", "Draw it anew.", where)
    elif not thing.points and not (thing.width and thing.height):
        advice = "Delete it and draw a rectangle or a polygon."
        yield error("area-size", f"{said}{area.place} has no size.", advice, area.at)
    elif _reaches_out(subject, area):
        yield warning("area-off-map", f"{said}{area.place} reaches beyond the map.", "Keep it within the map.", area.at)


def _shape(subject: Subject, area: Placed) -> Iterator[Fault]:
    """What is odd about the shape of one area."""
    said = f"{on(area.layer)}{area.said}{area.place}"
    if area.thing.rotation % 360:
        turned = f"{said} is rotated, so that it is hard to see which tiles it holds."
        yield warning("area-turned", turned, "Set its rotation to 0 and draw it where it shall be.", area.at)
    if area.tiles and _is_off_grid(subject, area):
        between = f"{said} has an edge through the middle of tiles, so that it is open which tiles it holds."
        advice = "Switch on View > Snapping > Snap to Grid and drag its edges to the lines between tiles."
        yield warning("area-off-grid", between, advice, area.at)
    walkable = any(not subject.is_blocked(tile) for tile in area.tiles)
    if area.tiles and not walkable and area.thing.kind in AREA_CLASSES:
        solid = f"{said} has no tile to stand on: all of it is solid."
        where = Where(area.layer, (area.id,), area.tiles)
        yield warning("area-solid", solid, "Erase 'collision' in it, or delete the area.", where)


def _edges(subject: Subject, area: Placed) -> Iterator[tuple[float, float]]:
    """Its corners, in tiles."""
    wide, high, thing = subject.map_file.tile_width, subject.map_file.tile_height, area.thing
    corners = thing.points or ((thing.x, thing.y), (thing.x + thing.width, thing.y + thing.height))
    return ((x / wide, y / high) for x, y in corners)


def _is_off_grid(subject: Subject, area: Placed) -> bool:
    low, high = _DOUBT
    moved = any(layer.name == area.layer and layer.offset != (0.0, 0.0) for layer in subject.map_file.layers)
    if moved or (not area.thing.points and not (area.thing.width and area.thing.height)):
        return False  # that of a whole layer is said of the layer
    return any(low < side % 1 < high for corner in _edges(subject, area) for side in corner)


def _reaches_out(subject: Subject, area: Placed) -> bool:
    width, height = subject.town.width, subject.town.height
    return any(x < -0.5 or y < -0.5 or x > width + 0.5 or y > height + 0.5 for x, y in _edges(subject, area))


def _overlaps(areas: list[Placed], kind: str) -> Iterator[Fault]:
    """Two areas of a class that share tiles."""
    first: dict[Tile, list[Placed]] = {}
    shared: dict[tuple[int, int], list[Tile]] = {}
    for area in areas:
        for tile in area.tiles:
            for below in first.setdefault(tile, []):
                shared.setdefault((below.id, area.id), []).append(tile)
            first[tile].append(area)
    by_id = {area.id: area for area in areas}
    for (one, other), tiles in shared.items():
        some = f"on {len(tiles)} tile{'s' * (len(tiles) > 1)}, first {at(tiles[0])}"
        names = f"{by_id[one].thing.name!r} ({one}) and {by_id[other].thing.name!r} ({other})"
        said = f"{on(by_id[one].layer)}the {kind} {names} overlap {some}."
        place = Where(by_id[one].layer, (one, other), tuple(tiles))
        yield error(f"{kind}-overlap", said, "Draw them apart: a tile belongs to one of them.", place)


def _outside(subject: Subject, arena: Placed, sectors: list[Placed]) -> Iterator[Fault]:
    """An arena that does not lie wholly in one sector."""
    made = subject.town.arenas.get(arena.id)
    if made is None or not arena.tiles:
        return
    said = f"{on(arena.layer)}{arena.said}{arena.place} does not lie within one sector"
    home = next((sector for sector in sectors if sector.id == made.sector), None)
    if home is None and any(area.thing.kind not in AREA_CLASSES and arena.tiles[0] in area.tiles for area in subject.areas):
        return  # what was to be its sector has another class, which is said
    if home is None or made.sector == OUTDOORS:
        where = Where(arena.layer, (arena.id,), arena.tiles)
        yield error("arena-outside", f"{said}, but in none.", "Draw a sector around it, or move it into one.", where)
        return
    out = _beyond(arena, home)
    if out:
        far = f"it reaches out of its sector {home.thing.name!r} ({home.id}) at {tiles_listed(out)}"
        where = Where(arena.layer, (arena.id, home.id), out)
        yield error("arena-outside", f"{said}: {far}.", "Make the arena smaller or the sector larger.", where)


def _beyond(arena: Placed, home: Placed) -> tuple[Tile, ...]:
    inside = set(home.tiles)
    return tuple(tile for tile in arena.tiles if tile not in inside)
