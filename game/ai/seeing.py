"""Owns how a place tree grows: what somebody knows of the town at the start, and what seeing adds to it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.ai.homes import Home, is_bed
from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.ai.place_names import sector_named
from game.world.events import Percept
from game.world.places import OUTDOORS, Arena, Sector, Town, WorldObject


def starting_places(town: Town, name: str, home: Home | None, named: Iterable[str] = (), public: bool = True) -> KnownPlaces:
    """What resident `name` knows at tick 0: home, the places named (workplaces too), and, if `public`, what is open to all.

    Of a home that is not theirs, and of rooms private to others, they know that it is there and nothing in it.
    """
    meant = {sector_named(town, each) for each in named}
    own = home.sector if home else None
    sectors = [
        _known_sector(town, sector, name, inside=sector.id == own or not _is_home(town, sector))
        for sector in town.sectors.values()
        if sector.id == own or sector.id in meant or (public and not _is_home(town, sector))
    ]
    sectors.sort(key=lambda sector: sector.id)
    if home is None:
        return KnownPlaces(tuple(sectors))
    return KnownPlaces(tuple(sectors), own, home.bed, home.arena)


def see(known: KnownPlaces, town: Town, percepts: Sequence[Percept], tick: int) -> KnownPlaces:
    """What they know after the percepts: rooms where something was seen to happen, with what stands there, and new states.

    Objects first seen at `tick` have their usual state unless a percept says otherwise. Unchanged parts are shared.
    """
    events = sorted((percept.event for percept in percepts), key=lambda event: (event.tick, event.number))
    states = {event.object: (event.state, event.tick) for event in events if event.object is not None and event.state is not None}
    arenas = sorted({event.arena for event in events} | {town.objects[thing].arena for thing in states if thing in town.objects})
    changed = [_seen_arena(known, town, town.arenas[arena], states, tick) for arena in arenas if arena in town.arenas]
    return _with_arenas(known, town, [arena for arena in changed if arena is not known.arena(arena.id)])


def _seen_arena(known: KnownPlaces, town: Town, arena: Arena, states: Mapping[int, tuple[str, int]], tick: int) -> KnownArena:
    before = known.arena(arena.id) or _known_arena(arena, ())
    things = {thing.id: thing for thing in before.objects}
    for thing in town.objects.values():
        if thing.arena == arena.id and (thing.id in states or _at_a_glance(thing, things)):
            state, seen = states.get(thing.id, (thing.state, tick))
            things[thing.id] = _known_object(thing, state, seen)
    objects = tuple(things[id] for id in sorted(things))
    if objects == before.objects and known.arena(arena.id) is not None:
        return before
    return replace(before, objects=objects)


def _at_a_glance(thing: WorldObject, things: Mapping[int, KnownObject]) -> bool:
    """A room shows what is in it; the outdoors is too wide for that."""
    return thing.id not in things and thing.arena != OUTDOORS


def _with_arenas(known: KnownPlaces, town: Town, arenas: Sequence[KnownArena]) -> KnownPlaces:
    if not arenas:
        return known
    sectors = {sector.id: sector for sector in known.sectors}
    for arena in arenas:
        place = town.sectors[arena.sector]
        before = sectors.get(place.id) or KnownSector(place.id, place.name, place.norms, ())
        rooms = {room.id: room for room in before.arenas} | {arena.id: arena}
        sectors[place.id] = replace(before, arenas=tuple(rooms[id] for id in sorted(rooms)))
    return replace(known, sectors=tuple(sectors[id] for id in sorted(sectors)))


def _known_sector(town: Town, sector: Sector, name: str, inside: bool) -> KnownSector:
    arenas = [arena for arena in town.arenas.values() if arena.sector == sector.id]
    rooms = [_known_arena(arena, _contents(town, arena, name, inside)) for arena in arenas]
    return KnownSector(sector.id, sector.name, sector.norms, tuple(sorted(rooms, key=lambda room: room.id)))


def _contents(town: Town, arena: Arena, name: str, inside: bool) -> tuple[KnownObject, ...]:
    owners = arena.norms.private_to
    if not inside or (owners and name not in owners):
        return ()
    things = sorted((thing for thing in town.objects.values() if thing.arena == arena.id), key=lambda thing: thing.id)
    return tuple(_known_object(thing, thing.state, 0) for thing in things)


def _known_arena(arena: Arena, objects: tuple[KnownObject, ...]) -> KnownArena:
    return KnownArena(arena.id, arena.name, arena.sector, arena.norms, objects, arena.id == OUTDOORS)


def _known_object(thing: WorldObject, state: str, seen: int) -> KnownObject:
    return KnownObject(thing.id, thing.kind, thing.arena, state, seen, thing.private_to)


def _is_home(town: Town, sector: Sector) -> bool:
    """Whether only some people are at home there: it is private, or somebody's own bed or bedroom is in it."""
    if sector.norms.private_to:
        return True
    beds = [thing for thing in town.objects.values() if town.arenas[thing.arena].sector == sector.id and is_bed(thing)]
    return any(bed.private_to or town.arenas[bed.arena].norms.private_to for bed in beds)
