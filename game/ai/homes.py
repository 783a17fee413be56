"""Owns who sleeps where and who works where: people's paragraphs matched with the map."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.ai.persona import Persona
from game.ai.place_names import sector_named
from game.world.places import OUTDOORS, Town, WorldObject

WORKING = "working"


@dataclass(frozen=True, slots=True)
class Home:
    """Where somebody lives: ids of the sector, of the bed (or sofa; None when there is neither), and of its arena."""

    sector: int
    bed: int | None
    arena: int


def assign_homes(town: Town, personas: Sequence[Persona]) -> dict[str, Home]:
    """A home for everybody, by name: first those whose bed is plain, then the rest with what is left.

    Their own bed (`private_to`); else a free one where they spawn; in the home their paragraph names; where somebody
    they share a home with lives; any; a sofa; else the place of their spawn, without a bed.
    """
    homes: dict[str, Home] = {}
    housing = _Housing(town, homes)
    for rule in (housing.own, housing.at_spawn, housing.as_named, housing.shared, housing.any_bed, housing.sofa):
        for persona in personas:
            if persona.name not in homes and (bed := rule(persona)):
                homes[persona.name] = Home(town.arenas[bed.arena].sector, bed.id, bed.arena)
    return {persona.name: homes.get(persona.name) or _no_bed(town, persona) for persona in personas}


def bedless(town: Town, homes: Mapping[str, Home]) -> tuple[str, ...]:
    """A warning for everybody who has no bed, saying what they have instead."""
    return tuple(
        f"{name} has no bed and sleeps {_instead(town, home)}; add a bed to the map, private_to {name}."
        for name, home in homes.items()
        if home.bed is None or not is_bed(town.objects[home.bed])
    )


def workplaces(town: Town, personas: Sequence[Persona]) -> dict[int, tuple[str, ...]]:
    """Who works in which sector, as far as the paragraphs name the place: sector id -> names."""
    staff: dict[int, tuple[str, ...]] = {}
    for persona in personas:
        for sector in _works_in(town, persona):
            staff[sector] = (*staff.get(sector, ()), persona.name)
    return dict(sorted(staff.items()))


def is_bed(thing: WorldObject) -> bool:
    """Whether it is there to sleep in: a bed that one lies in (one stands beside a flower bed)."""
    return thing.kind.split()[-1:] == ["bed"] and any(spot.on for spot in thing.spots)


def is_sofa(thing: WorldObject) -> bool:
    """Whether one can sleep on it for want of a bed."""
    return thing.kind.split()[-1:] in (["sofa"], ["couch"]) and any(spot.on for spot in thing.spots)


class _Housing:
    """The beds of a town while they are being given away; `homes` are those given so far."""

    def __init__(self, town: Town, homes: Mapping[str, Home]) -> None:
        self._town = town
        self._homes = homes
        self._beds = [thing for thing in town.objects.values() if is_bed(thing)]
        self._sofas = [thing for thing in town.objects.values() if is_sofa(thing)]

    def own(self, persona: Persona) -> WorldObject | None:
        return self._first(lambda bed: persona.name in bed.private_to)

    def at_spawn(self, persona: Persona) -> WorldObject | None:
        arena = _spawn_arena(self._town, persona.name)
        if arena is None or arena == OUTDOORS:
            return None
        beds = self._free_in(persona, self._town.arenas[arena].sector)
        return min(beds, key=lambda bed: (bed.arena != arena, bed.id), default=None)

    def as_named(self, persona: Persona) -> WorldObject | None:
        sector = sector_named(self._town, persona.home)
        return next(self._free_in(persona, sector), None)

    def shared(self, persona: Persona) -> WorldObject | None:
        mates = (self._homes.get(relation.name) for relation in persona.relations if relation.shares_home)
        beds = (bed for home in mates if home for bed in self._free_in(persona, home.sector))
        return next(beds, None)

    def any_bed(self, persona: Persona) -> WorldObject | None:
        return self._first(lambda bed: self._welcome(persona, bed))

    def sofa(self, persona: Persona) -> WorldObject | None:
        here = _spawn_arena(self._town, persona.name)
        sector = None if here is None else self._town.arenas[here].sector
        sofas = [sofa for sofa in self._sofas if self._left(sofa) and self._welcome(persona, sofa)]
        return min(sofas, key=lambda sofa: (self._town.arenas[sofa.arena].sector != sector, sofa.id), default=None)

    def _first(self, suits: Callable[[WorldObject], bool]) -> WorldObject | None:
        return next((bed for bed in self._beds if self._left(bed) and suits(bed)), None)

    def _free_in(self, persona: Persona, sector: int | None) -> Iterator[WorldObject]:
        """Beds of a sector that nobody else's name is on, neither on the bed nor on its room."""
        for bed in self._beds:
            arena = self._town.arenas[bed.arena]
            if arena.sector == sector and self._left(bed) and _open_to(persona, bed.private_to, arena.norms.private_to):
                yield bed

    def _welcome(self, persona: Persona, thing: WorldObject) -> bool:
        arena = self._town.arenas[thing.arena]
        sector = self._town.sectors[arena.sector]
        return _open_to(persona, thing.private_to, arena.norms.private_to, sector.norms.private_to)

    def _left(self, thing: WorldObject) -> bool:
        return sum(home.bed == thing.id for home in self._homes.values()) < thing.capacity


def _open_to(persona: Persona, *owners: tuple[str, ...]) -> bool:
    return all(not names or persona.name in names for names in owners)


def _spawn_arena(town: Town, name: str) -> int | None:
    return town.arena_at(town.spawns[name]).id if name in town.spawns else None


def _no_bed(town: Town, persona: Persona) -> Home:
    arena = _spawn_arena(town, persona.name)
    if arena is None:
        arena = town.arena_at(town.free_spawns[0]).id if town.free_spawns else OUTDOORS
    return Home(town.arenas[arena].sector, None, arena)


def _instead(town: Town, home: Home) -> str:
    if home.bed is None:
        return f"on the floor ({town.arena_address(home.arena)})"
    return f"on a {town.objects[home.bed].kind} ({town.arena_address(home.arena)})"


def _works_in(town: Town, persona: Persona) -> tuple[int, ...]:
    places = [job.place for job in persona.occupations if job.status == WORKING and job.place]
    found = [sector_named(town, place) for place in places]
    return tuple(dict.fromkeys(sector for sector in found if sector is not None))
