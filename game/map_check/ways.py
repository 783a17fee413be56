"""Owns faults of getting about: where people begin, what they cannot reach, and what is in the way."""

from collections.abc import Iterator

from game.map_check.blocking import Obstacle, Ways
from game.map_check.fault import Fault, error, warning, where
from game.map_check.subject import Placed, Subject
from game.map_check.words import at, listed, on
from game.world.footprints import is_solid
from game.world.places import OUTDOORS, SIDES, Arena, Tile

_NAMED = 12
"""Things out of reach that are named one by one."""


def check_ways(subject: Subject) -> Iterator[Fault]:
    """Faults of getting about; on a map that is solid everywhere there is nothing to say of it."""
    if subject.town.blocked.all():
        return
    ways = Ways(subject)
    yield from _spawns(subject, ways)
    yield from _ways_in(subject, ways)
    yield from _things(subject, ways)
    yield from _through(subject)


def _spawns(subject: Subject, ways: Ways) -> Iterator[Fault]:
    seen: dict[Tile, Placed] = {}
    names: dict[str, Placed] = {}
    for spawn in subject.spawns:
        yield from _spawn(subject, ways, spawn)
        resident = str(spawn.thing.properties.get("resident") or "").strip()
        other = names.setdefault(resident, spawn) if resident else spawn
        same_tile = seen.setdefault(spawn.tiles[0], spawn) if spawn.tiles else spawn
        ids = [other.id, spawn.id]
        if other is not spawn:
            said = f"{on(spawn.layer)}{resident} has two spawns ({other.id} and {spawn.id}); the second is left out."
            yield warning("spawn-twice", said, "Delete one of them.", where(spawn.layer, ids, spawn.tiles))
        elif same_tile is not spawn:
            said = f"{on(spawn.layer)}two people begin on the same tile, {at(spawn.tiles[0])} ({same_tile.id} and {spawn.id})."
            yield warning(
                "spawn-twice", said, "Move one of the points.", where(spawn.layer, [same_tile.id, spawn.id], spawn.tiles)
            )


def _spawn(subject: Subject, ways: Ways, spawn: Placed) -> Iterator[Fault]:
    who = str(spawn.thing.properties.get("resident") or spawn.thing.name or "the spawn")
    said = f"{on(spawn.layer)}{who!r} ({spawn.id})"
    if not spawn.tiles:
        off = f"{said} lies off the map, {at(subject.tile_of(spawn.thing))}."
        yield error("spawn-off-map", off, "Move the point onto the map.", spawn.at)
        return
    tile = spawn.tiles[0]
    if subject.is_blocked(tile):
        stuck = ways.described((tile,))
        said = f"{said} begins inside something solid {at(tile)}: {stuck.said or 'what stands there'}."
        yield error(
            "spawn-blocked", said, "Move the point to a free tile.", where(spawn.layer, [spawn.id, *stuck.things], [tile])
        )
    elif not subject.is_reached(tile):
        found = ways.obstacle([tile])
        said = f"{said} {at(tile)} cannot walk to where the others begin: {_in_the_way(found)}."
        yield error("spawn-cut-off", said, _open(found), where(spawn.layer, [spawn.id], [tile, *(found.tiles if found else ())]))


def _ways_in(subject: Subject, ways: Ways) -> Iterator[Fault]:
    """Places with floor that nobody can get into, those that the same thing is in the way of in one sentence."""
    groups: dict[Obstacle | None, list[Arena]] = {}
    for arena in subject.town.arenas.values():
        free = [tile for tile in arena.tiles if not subject.is_blocked(tile)]
        if arena.id != OUTDOORS and free and not any(subject.is_reached(tile) for tile in free):
            groups.setdefault(ways.obstacle(free), []).append(arena)
    for found, arenas in groups.items():
        layer = next((area.layer for area in subject.areas if area.id == arenas[0].id), "areas")
        names = listed([f"{_address(subject, arena)!r} ({arena.id}) {at(arena.tiles[0])}" for arena in arenas])
        closed = found is not None and bool(found.things) and not found.walls
        ids = [arena.id for arena in arenas]
        spot = where(layer, [*ids, *found.things], found.tiles) if found else where(layer, ids)
        said = f"{on(layer)}there is no way into {names}: {_in_the_way(found)}."
        yield error("doorway" if closed else "no-way-in", said, _open(found), spot)


def _address(subject: Subject, arena: Arena) -> str:
    """ "Hobbs Cafe: cafe", or the house alone where it has but one room."""
    sector = subject.town.sectors[arena.sector]
    return sector.name if arena.id == sector.id else subject.town.arena_address(arena.id)


def _things(subject: Subject, ways: Ways) -> Iterator[Fault]:
    """Things nobody can use, those that the same thing is in the way of in one sentence."""
    groups: dict[Obstacle | None, list[Placed]] = {}
    for thing in subject.objects:
        made = subject.town.objects.get(thing.id)
        if made is None or not thing.tiles or any(subject.is_reached(spot.entry) for spot in made.spots):
            continue
        if sided := _sides(subject, thing):
            yield sided
        else:
            groups.setdefault(ways.obstacle(_standing_places(subject, thing), thing.tiles), []).append(thing)
    for found, things in groups.items():
        names = listed([f"{thing.said} {at(thing.tiles[0])}" for thing in things], _NAMED)
        said = f"{on(things[0].layer)}nobody can reach {names}: {_in_the_way(found)}."
        tiles = [*(found.tiles if found else ()), *(tile for thing in things for tile in thing.tiles[:1])]
        yield error("unreachable", said, _open(found), where(things[0].layer, [thing.id for thing in things], tiles))


def _standing_places(subject: Subject, thing: Placed) -> list[Tile]:
    """Where one would stand to use it, were it free."""
    if not is_solid(thing.thing):
        return list(thing.tiles)
    sides = _said_sides(thing) or list(SIDES)
    beside = [tile for side in sides for tile in _beside(thing, side) if subject.has(tile)]
    return [tile for tile in beside if not subject.is_blocked(tile)] or beside


def _said_sides(thing: Placed) -> list[str]:
    uses = [side.strip() for side in str(thing.thing.properties.get("use_from") or "").split(",")]
    return [] if "here" in uses else [side for side in uses if side in SIDES]


def _beside(thing: Placed, side: str) -> list[Tile]:
    dx, dy = SIDES[side]
    tiles = [(column + dx, row + dy) for column, row in thing.tiles]
    return [tile for tile in tiles if tile not in thing.tiles]


def _sides(subject: Subject, thing: Placed) -> Fault | None:
    """A thing one could get to, but not from the sides it says."""
    said_sides = _said_sides(thing)
    free = [side for side in SIDES if side not in said_sides and any(subject.is_reached(tile) for tile in _beside(thing, side))]
    if not (said_sides and free and is_solid(thing.thing)):
        return None
    blocked = [tile for side in said_sides for tile in _beside(thing, side)]
    said = (
        f"{on(thing.layer)}nobody can reach {thing.said} {at(thing.tiles[0])}: its property use_from says {listed(said_sides)}, "
        f"where nobody can stand ({at(blocked[0])})."
    )
    advice = f"Write {free[0]!r} in use_from, where it is free, or make room."
    on_map = [tile for tile in blocked if subject.has(tile)]
    return error("sides-blocked", said, advice, where(thing.layer, [thing.id], on_map or thing.tiles))


def _through(subject: Subject) -> Iterator[Fault]:
    """A room for one that everybody has to cross to get to others."""
    for arena in subject.town.arenas.values():
        if arena.norms.capacity is None or arena.norms.capacity > 1:
            continue
        cut = _cut_off_without(subject, arena)
        if cut:
            names = listed([f"{other.name!r} ({other.id})" for other in cut])
            room = f"{on('areas')}the arena {arena.name!r} ({arena.id})"
            said = f"{room} is for one person, but the only way to {names} leads through it."
            advice = "Open another door, or take its capacity away."
            yield warning("through-room", said, advice, where("areas", [arena.id, *(other.id for other in cut)], arena.tiles[:1]))


def _cut_off_without(subject: Subject, arena: Arena) -> list[Arena]:
    """The rooms that nobody could get to, could nobody cross this one."""
    own = set(arena.tiles)
    rest = [tile for tile in subject.starts if tile not in own and subject.is_reached(tile)]
    near = {
        subject.town.arena_at((column + dx, row + dy)).id
        for column, row in arena.tiles
        if subject.is_reached((column, row))
        for dx, dy in SIDES.values()
        if subject.is_reached((column + dx, row + dy)) and (column + dx, row + dy) not in own
    }
    if len(near) < 2 or not rest:
        return []
    seen, queue = set(rest), list(rest)
    for column, row in queue:
        for dx, dy in SIDES.values():
            tile = (column + dx, row + dy)
            if tile not in seen and tile not in own and subject.is_reached(tile):
                seen.add(tile)
                queue.append(tile)
    rooms = [subject.town.arenas[number] for number in sorted(near) if number != OUTDOORS]
    return [room for room in rooms if not any(tile in seen for tile in room.tiles)]


def _in_the_way(found: Obstacle | None) -> str:
    if found is None:
        return "it lies off the map"
    if not found.said:
        return "there is no tile beside it to stand on"
    return f"{found.said} {'is' if len(found.tiles) == 1 else 'are'} in the way"


def _open(found: Obstacle | None) -> str:
    if found is None or not found.said:
        return "Move it to where people can walk."
    if found.things:
        return "Move what is in the way, or make another way."
    return f"Erase {'it' if len(found.tiles) == 1 else 'them'} on that layer, or open the wall elsewhere."
