"""Owns how a place tree shrinks: what somebody takes for gone, renamed or elsewhere once they have seen that it is."""

from collections.abc import Collection
from dataclasses import replace

from game.ai.known_places import KnownArena, KnownPlaces, KnownSector
from game.world.places import Town


def unlearnt(known: KnownPlaces, town: Town, seen: Collection[int], missed: Collection[int]) -> KnownPlaces:
    """What is left of what they knew, by the arenas they have `seen` and the ids of what they have `missed`.

    Houses and rooms where they were go by their present names; rooms of these that are no more are forgotten, and so is what
    they have seen elsewhere by now. Unchanged parts are shared.
    """
    houses = {town.arenas[arena].sector for arena in seen}
    names = {town.sectors[house].name for house in houses}
    found = [_sector(each, town, seen, missed, houses) for each in known.sectors if not _is_gone(each, town, missed, names)]
    left = [after for after in found if after.arenas or after.id in town.sectors]
    if len(left) == len(known.sectors) and all(one is other for one, other in zip(left, known.sectors, strict=True)):
        return known
    return replace(known, sectors=tuple(left))


def _is_gone(sector: KnownSector, town: Town, missed: Collection[int], names: Collection[str]) -> bool:
    """Whether they know that there is no such place: they looked for it, or have been in one of that name."""
    return sector.id not in town.sectors and (sector.id in missed or sector.name in names)


def _sector(
    sector: KnownSector, town: Town, seen: Collection[int], missed: Collection[int], houses: Collection[int]
) -> KnownSector:
    rooms = [_room(each, town, seen, missed) for each in sector.arenas if not _is_room_gone(each, town, missed, houses)]
    same = len(rooms) == len(sector.arenas) and all(one is other for one, other in zip(rooms, sector.arenas, strict=True))
    after = sector if same else replace(sector, arenas=tuple(rooms))
    if sector.id not in houses:
        return after
    now = town.sectors[sector.id]
    return after if (now.name, now.norms) == (sector.name, sector.norms) else replace(after, name=now.name, norms=now.norms)


def _is_room_gone(arena: KnownArena, town: Town, missed: Collection[int], houses: Collection[int]) -> bool:
    now = town.arenas.get(arena.id)
    if now is None:
        return arena.id in missed or arena.sector in houses
    return now.sector != arena.sector and now.sector in houses


def _room(arena: KnownArena, town: Town, seen: Collection[int], missed: Collection[int]) -> KnownArena:
    objects = tuple(each for each in arena.objects if not _is_missed(each.id, arena.id, town, seen, missed))
    return arena if len(objects) == len(arena.objects) else replace(arena, objects=objects)


def _is_missed(thing: int, arena: int, town: Town, seen: Collection[int], missed: Collection[int]) -> bool:
    """Whether they looked for it in vain, or have seen it in another room."""
    now = town.objects.get(thing)
    if now is None:
        return thing in missed
    return now.arena != arena and now.arena in seen
