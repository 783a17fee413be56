"""Owns how a place tree grows: what somebody knows of the town at the start, and what seeing adds to it, or takes away."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from game.ai.homes import Home, is_bed
from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.ai.place_names import sector_named
from game.ai.unlearning import unlearnt
from game.world.events import Percept
from game.world.places import OUTDOORS, Arena, Sector, Town, WorldObject


def starting_places(town: Town, name: str, home: Home | None, named: Iterable[str] = (), public: bool = True) -> KnownPlaces:
    """What resident `name` knows at tick 0: home, the places named (workplaces too), and, if `public`, what is open to all.

    Of a home that is not theirs, and of rooms private to others, they know that it is there and nothing in it.
    """
    meant = {sector_named(town, each) for each in named}
    own = home.sector if home else None
    sectors = [
        _known_sector(town, sector, name, sector.id == own or not _is_home(town, sector), home.arena if home else None)
        for sector in town.sectors.values()
        if sector.id == own or sector.id in meant or (public and not _is_home(town, sector))
    ]
    sectors.sort(key=lambda sector: sector.id)
    if home is None:
        return KnownPlaces(tuple(sectors))
    return KnownPlaces(tuple(sectors), own, home.bed, home.arena)


def shown(known: KnownPlaces, town: Town, name: str, home: Home) -> KnownPlaces:
    """What resident `name` knows once they live elsewhere, or sleep in another bed: that home, and all they knew before.

    Of a home that stays theirs they are told of the bed alone: what else has changed there they have yet to see.
    """
    room = known.arena(home.arena)
    if known.sector(home.sector) is None or room is None or room.sector != home.sector:
        whole = _known_sector(town, town.sectors[home.sector], name, True, home.arena)
        sectors = {**{sector.id: sector for sector in known.sectors}, whole.id: whole}
        known = replace(known, sectors=tuple(sectors[id] for id in sorted(sectors)))
    elif home.bed is not None and known.object(home.bed) is None:
        bed = _known_object(town.objects[home.bed], town.objects[home.bed].state, 0)
        things = tuple(sorted((*room.objects, bed), key=lambda thing: thing.id))
        known = _with_arenas(known, town, [replace(room, objects=things)])
    return replace(known, home=home.sector, bed=home.bed, home_arena=home.arena)


def as_at_home(seen: KnownPlaces, now: KnownPlaces) -> KnownPlaces:
    """What was seen, by somebody who lives where `now` says: they may have come to live elsewhere while they looked."""
    if (seen.home, seen.bed, seen.home_arena) == (now.home, now.bed, now.home_arena):
        return seen
    home = next((sector for sector in now.sectors if sector.id == now.home), None)
    sectors = {**({} if home is None else {home.id: home}), **{sector.id: sector for sector in seen.sectors}}
    if home is not None and now.bed is not None and seen.object(now.bed) is None:
        sectors[home.id] = home
    return KnownPlaces(tuple(sectors[id] for id in sorted(sectors)), now.home, now.bed, now.home_arena)


def see(known: KnownPlaces, town: Town, percepts: Sequence[Percept], tick: int) -> KnownPlaces:
    """What they know after the percepts: rooms where something was seen to happen, with what stands there, and new states.

    Objects first seen at `tick` have their usual state unless a percept says otherwise; what is seen to be gone is forgotten.
    Unchanged parts are shared.
    """
    events = sorted((percept.event for percept in percepts), key=lambda event: (event.tick, event.number))
    states = {event.object: (event.state, event.tick) for event in events if event.object is not None and event.state is not None}
    pointed = {event.object for event in events if event.object is not None and event.kind in ("change", "rejection")}
    looked_at = {thing for thing in (*states, *pointed) if thing in town.objects}
    places = {event.arena for event in events} | {town.objects[thing].arena for thing in looked_at}
    arenas = [town.arenas[arena] for arena in sorted(places) if arena in town.arenas]
    changed = [_seen_arena(known, town, arena, states, pointed, tick) for arena in arenas]
    after = _with_arenas(known, town, [arena for arena in changed if arena is not known.arena(arena.id)])
    return unlearnt(after, town, {arena.id for arena in arenas}, pointed)


def _seen_arena(
    known: KnownPlaces,
    town: Town,
    arena: Arena,
    states: Mapping[int, tuple[str, int]],
    pointed: Collection[int],
    tick: int,
) -> KnownArena:
    before = known.arena(arena.id) or _known_arena(arena, ())
    things = {thing.id: thing for thing in before.objects if _is_there(town, thing, arena.id)}
    for thing in town.objects.values():
        if thing.arena != arena.id:
            continue
        if thing.id in states or thing.id in pointed or _at_a_glance(thing, things):
            state, seen = states.get(thing.id, (thing.state, tick))
            things[thing.id] = _known_object(thing, state, seen)
        elif thing.id in things and not _is_as_known(thing, things[thing.id]):
            things[thing.id] = _known_object(thing, things[thing.id].state, things[thing.id].seen)
    after = _known_arena(arena, tuple(things[id] for id in sorted(things)))
    return before if after == before and known.arena(arena.id) is not None else after


def _is_there(town: Town, thing: KnownObject, arena: int) -> bool:
    """Whether somebody in a room would still find it there; outdoors one sees too little to know."""
    found = town.objects.get(thing.id)
    return arena == OUTDOORS or (found is not None and found.arena == arena)


def _is_as_known(thing: WorldObject, known: KnownObject) -> bool:
    return (thing.kind, thing.private_to) == (known.kind, known.private_to)


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


def _known_sector(town: Town, sector: Sector, name: str, inside: bool, room: int | None) -> KnownSector:
    """What `name` knows of a sector; `room` is where they sleep, whoever it is kept for."""
    arenas = [arena for arena in town.arenas.values() if arena.sector == sector.id]
    rooms = [_known_arena(arena, _contents(town, arena, name, inside, arena.id == room)) for arena in arenas]
    return KnownSector(sector.id, sector.name, sector.norms, tuple(sorted(rooms, key=lambda room: room.id)))


def _contents(town: Town, arena: Arena, name: str, inside: bool, own: bool) -> tuple[KnownObject, ...]:
    owners = arena.norms.private_to
    if not inside or (owners and name not in owners and not own):
        return ()
    things = sorted((thing for thing in town.objects.values() if thing.arena == arena.id), key=lambda thing: thing.id)
    return tuple(_known_object(thing, thing.state, 0) for thing in things)


def _known_arena(arena: Arena, objects: tuple[KnownObject, ...]) -> KnownArena:
    return KnownArena(arena.id, arena.name, arena.sector, arena.norms, objects, arena.id == OUTDOORS)


def _known_object(thing: WorldObject, state: str, seen: int) -> KnownObject:
    return KnownObject(thing.id, thing.kind, thing.arena, state, seen, thing.private_to)


def _is_home(town: Town, sector: Sector) -> bool:
    """Whether only some people are at home there: it is private, or somebody's own bed or bedroom is in it.

    A house with opening hours is no home, whoever sleeps in it: an inn, a school with its teacher's room.
    """
    if sector.norms.private_to:
        return True
    rooms = [arena.norms for arena in town.arenas.values() if arena.sector == sector.id and not arena.norms.private_to]
    if any(norms.hours for norms in (sector.norms, *rooms)):
        return False
    beds = [thing for thing in town.objects.values() if town.arenas[thing.arena].sector == sector.id and is_bed(thing)]
    return any(bed.private_to or town.arenas[bed.arena].norms.private_to for bed in beds)
