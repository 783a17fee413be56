"""Owns telling an earlier place tree from a later one by the few rooms in which they differ, so that both are kept cheaply."""

from dataclasses import dataclass, replace

from game.ai.known_places import KnownArena, KnownPlaces, KnownSector


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier tree, told by what was different: `arenas` as they were, ids of arenas and sectors not known yet."""

    arenas: tuple[KnownArena, ...] = ()
    no_arenas: tuple[int, ...] = ()
    no_sectors: tuple[int, ...] = ()


def earlier(then: KnownPlaces, now: KnownPlaces) -> KnownPlaces | Earlier:
    """How `then` differs from `now`, which came of it by seeing more; all of it, where something was unlearnt since."""
    if then is now:
        return Earlier()
    told = _by_what_came(then, now)
    return told if as_it_was(now, told) == then else then


def _by_what_came(then: KnownPlaces, now: KnownPlaces) -> Earlier:
    arenas = tuple(arena for sector in then.sectors for arena in sector.arenas if now.arena(arena.id) != arena)
    no_arenas = tuple(arena.id for sector in now.sectors for arena in sector.arenas if then.arena(arena.id) is None)
    no_sectors = tuple(sector.id for sector in now.sectors if then.sector(sector.id) is None)
    return Earlier(arenas, no_arenas, no_sectors)


def as_it_was(now: KnownPlaces, before: KnownPlaces | Earlier) -> KnownPlaces:
    """The earlier tree: the inverse of `earlier`."""
    if isinstance(before, KnownPlaces):
        return before
    if before == Earlier():
        return now
    arenas = {arena.id: arena for arena in before.arenas}
    sectors = tuple(_sector(each, arenas, before.no_arenas) for each in now.sectors if each.id not in before.no_sectors)
    return replace(now, sectors=sectors)


def _sector(sector: KnownSector, arenas: dict[int, KnownArena], unknown: tuple[int, ...]) -> KnownSector:
    rooms = tuple(arenas.get(arena.id, arena) for arena in sector.arenas if arena.id not in unknown)
    return replace(sector, arenas=rooms)
