"""Owns finding what a released address means on a map: "the Ville:Hobbs Cafe:cafe:piano", by the names of its parts."""

from dataclasses import dataclass, field

from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.imports.released.persona import Tree
from game.world.places import OUTDOORS, Arena, Sector, Town, WorldObject

BED = "bed"


@dataclass(slots=True)
class Addresses:
    """The names of a town; blanks and case do not matter, nor which world an address begins with."""

    town: Town
    _sectors: dict[str, int] = field(default_factory=dict)
    _arenas: dict[tuple[int, str], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._sectors = {_same(sector.name): sector.id for sector in self.town.sectors.values()}
        self._arenas = {(arena.sector, _same(arena.name)): arena.id for arena in self.town.arenas.values()}

    def sector(self, name: str) -> Sector | None:
        """The sector of that name."""
        return self.town.sectors.get(self._sectors.get(_same(name), -1))

    def arena(self, address: str) -> Arena | None:
        """The arena that an address of an arena, or of something in it, lies in."""
        parts = address.split(":")
        sector = self.sector(parts[1]) if len(parts) > 2 else None
        return None if sector is None else self.room(sector.id, parts[2])

    def room(self, sector: int, name: str) -> Arena | None:
        """The arena of that name in a sector."""
        return self.town.arenas.get(self._arenas.get((sector, _same(name)), -1))

    def things(self, arena: int, kind: str) -> tuple[WorldObject, ...]:
        """The objects of a kind in an arena."""
        return tuple(each for each in self.town.objects.values() if each.arena == arena and _same(each.kind) == _same(kind))


@dataclass(frozen=True, slots=True)
class Missing:
    """How many sectors, arenas and objects of a place tree are not on the map."""

    sectors: int = 0
    arenas: int = 0
    objects: int = 0

    def and_(self, other: "Missing") -> "Missing":
        """Both together."""
        return Missing(self.sectors + other.sectors, self.arenas + other.arenas, self.objects + other.objects)


def known_places(tree: Tree, living_area: str, addresses: Addresses, before: KnownPlaces) -> tuple[KnownPlaces, Missing]:
    """What somebody knows: the places of their tree as far as they are on the map, besides what they know `before`.

    They live where `living_area` says, if that is on the map.
    """
    found: dict[int, dict[int, set[int]]] = {}
    missing = Missing()
    for name, arenas in ((name, arenas) for sectors in tree.values() for name, arenas in sectors.items()):
        sector = addresses.sector(name)
        if sector is None:
            missing = missing.and_(Missing(1, len(arenas), sum(len(kinds) for kinds in arenas.values())))
            continue
        rooms = found.setdefault(sector.id, {})
        for room, kinds in arenas.items():
            missing = missing.and_(_find_room(room, kinds, sector.id, rooms, addresses))
    known = KnownPlaces(_merged(found, addresses.town, before), before.home, before.bed, before.home_arena)
    return _at_home(known, living_area, addresses), missing


def _find_room(name: str, kinds: tuple[str, ...], sector: int, rooms: dict[int, set[int]], addresses: Addresses) -> Missing:
    """Add a room and what is in it to those that were found; what is not on the map is counted."""
    arena = addresses.room(sector, name)
    if arena is None:
        return Missing(0, 1, len(kinds))
    things = {kind: addresses.things(arena.id, kind) for kind in kinds}
    rooms.setdefault(arena.id, set()).update(thing.id for found in things.values() for thing in found)
    return Missing(0, 0, sum(not found for found in things.values()))


def _merged(found: dict[int, dict[int, set[int]]], town: Town, before: KnownPlaces) -> tuple[KnownSector, ...]:
    ids = sorted({*found, *(sector.id for sector in before.sectors)})
    return tuple(_sector(town, town.sectors[id], found.get(id, {}), before.sector(id)) for id in ids)


def _sector(town: Town, sector: Sector, found: dict[int, set[int]], before: KnownSector | None) -> KnownSector:
    old = {arena.id: arena for arena in before.arenas} if before else {}
    rooms = tuple(_room(town, town.arenas[id], found.get(id, set()), old.get(id)) for id in sorted({*old, *found}))
    return KnownSector(sector.id, sector.name, sector.norms, rooms)


def _room(town: Town, arena: Arena, found: set[int], before: KnownArena | None) -> KnownArena:
    old = {thing.id for thing in before.objects} if before else set()
    things = (town.objects[id] for id in sorted(old | found))
    objects = tuple(KnownObject(each.id, each.kind, each.arena, each.state, 0, each.private_to) for each in things)
    return KnownArena(arena.id, arena.name, arena.sector, arena.norms, objects, arena.id == OUTDOORS)


def _at_home(known: KnownPlaces, living_area: str, addresses: Addresses) -> KnownPlaces:
    """Living in the room that the save names, with the bed that stands there."""
    arena = addresses.arena(living_area)
    if arena is None:
        return known
    beds = addresses.things(arena.id, BED)
    bed = beds[0].id if beds else None
    return KnownPlaces(known.sectors, arena.sector, bed if known.object(bed or -1) else known.bed, arena.id)


def _same(name: str) -> str:
    return " ".join(name.replace("\u2019", "'").split()).casefold()
