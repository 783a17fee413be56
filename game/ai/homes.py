"""Owns who sleeps where and who works where: people's paragraphs matched with the map."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.ai.knowledge import knowledge
from game.ai.persona import Occupation, Persona
from game.ai.place_names import same_place, sector_named
from game.ai.working_hours import occupation_table
from game.world.places import OUTDOORS, Town, WorldObject

WORKING = "working"
COUPLES = ("wife", "husband", "spouse", "partner")


@dataclass(frozen=True, slots=True)
class Home:
    """Where somebody lives: ids of the sector, of the bed (or sofa; None when there is neither), and of its arena."""

    sector: int
    bed: int | None
    arena: int


def assign_homes(town: Town, personas: Sequence[Persona]) -> dict[str, Home]:
    """A home for everybody, by name: first those whose bed is plain, then the rest with what is left.

    The bed their entry names; their own (`private_to`); else a free one where they spawn; in the home their paragraph names;
    where somebody they share a home with lives; in a house with room for all of these; any, also one the map keeps for
    somebody who does not live here; a sofa; else no bed, with whom they share a home or at their spawn.
    """
    return _housed(town, personas, {})


def home_of(town: Town, persona: Persona, others: Mapping[str, Home]) -> Home:
    """A home for somebody who comes to live with or beside `others`, who keep theirs, by name. The rules are the same."""
    return _housed(town, (persona,), dict(others))[persona.name]


def _housed(town: Town, personas: Sequence[Persona], homes: dict[str, Home]) -> dict[str, Home]:
    """Homes for some people, with those that are given already."""
    housing = _Housing(town, homes, [each.name for each in personas])
    plain = (housing.asked, housing.own, housing.at_spawn, housing.as_named)
    for rule in (*plain, housing.shared, housing.together, housing.any_bed, housing.sofa):
        for persona in personas:
            if persona.name not in homes and (bed := rule(persona)):
                homes[persona.name] = Home(town.arenas[bed.arena].sector, bed.id, bed.arena)
    return {persona.name: homes.get(persona.name) or _no_bed(town, persona, homes) for persona in personas}


def bedless(town: Town, homes: Mapping[str, Home]) -> tuple[str, ...]:
    """A warning for everybody who has no bed, saying what they have instead."""
    return tuple(
        f"{name} has no bed and sleeps {_instead(town, home)}; add a bed to the map, private_to {name}."
        for name, home in homes.items()
        if home.bed is None or not is_bed(town.objects[home.bed])
    )


def workplaces(town: Town, personas: Sequence[Persona]) -> dict[int, tuple[str, ...]]:
    """Who works in which sector, where the paragraphs name the place or there is one of its kind: sector id -> names."""
    staff: dict[int, tuple[str, ...]] = {}
    for persona in personas:
        for sector in works_in(town, persona):
            staff[sector] = (*staff.get(sector, ()), persona.name)
    return dict(sorted(staff.items()))


Dwelling = tuple[int | None, int | None, int | None]
"""Ids of the sector, the room and the bed where somebody lives, as far as there are any."""


def belonging(town: Town, personas: Mapping[int, Persona], dwellings: Mapping[int, Dwelling]) -> dict[int, tuple[int, ...]]:
    """Whom hours and privacy do not keep out, by the id of a sector, a room or a bed: who works there, or lives there.

    Those of whom the map itself says so are left out of it. The ids of residents come in the order of `personas`.
    """
    ids = {persona.name: number for number, persona in personas.items()}
    found = {sector: tuple(ids[name] for name in names) for sector, names in workplaces(town, tuple(personas.values())).items()}
    for number, persona in personas.items():
        for place in _unnamed(town, persona.name, dwellings[number]):
            if number not in found.get(place, ()):
                found[place] = (*found.get(place, ()), number)
    return dict(sorted(found.items()))


def dwelling(home: Home) -> Dwelling:
    """A home by its ids."""
    return home.sector, home.arena, home.bed


def _unnamed(town: Town, name: str, at: Dwelling) -> Iterator[int]:
    """What of somebody's home the map keeps for others."""
    sector, room, bed = town.sectors.get(at[0] or OUTDOORS), town.arenas.get(at[1] or OUTDOORS), town.objects.get(at[2] or -1)
    owners = [(each.id, each.norms.private_to) for each in (sector, room) if each is not None and each.id != OUTDOORS]
    owners += [(bed.id, bed.private_to)] if bed is not None else []
    yield from (place for place, names in owners if names and name not in names)
    rooms = [each for each in town.arenas.values() if sector is not None and each.sector == sector.id != OUTDOORS]
    if sector is not None and any(norms.hours for norms in (sector.norms, *(each.norms for each in rooms))):
        # who lodges above a tavern comes home when it has closed
        yield sector.id


def is_bed(thing: WorldObject) -> bool:
    """Whether it is there to sleep in: a bed that one lies in (one stands beside a flower bed)."""
    return thing.kind.split()[-1:] == ["bed"] and any(spot.on for spot in thing.spots)


def is_sofa(thing: WorldObject) -> bool:
    """Whether one can sleep on it for want of a bed."""
    return thing.kind.split()[-1:] in (["sofa"], ["couch"]) and any(spot.on for spot in thing.spots)


def names_bed(town: Town, bed: WorldObject, words: str) -> bool:
    """Whether somebody's words name a bed: its room ("the attic"), with its house or without, or whose it is."""
    room, house = town.arenas[bed.arena].name, town.sector_of(bed.arena).name
    return any(same_place(words, each) for each in (room, f"{house} {room}", house, *bed.private_to, bed.kind))


class _Housing:
    """The beds of a town while they are being given away; `homes` are those given so far, `names` who still wants one.

    What the map keeps for people who do not live here is free.
    """

    def __init__(self, town: Town, homes: Mapping[str, Home], names: Iterable[str]) -> None:
        self._town = town
        self._homes = homes
        self._here = frozenset((*homes, *names))
        self._beds = [thing for thing in town.objects.values() if is_bed(thing)]
        self._sofas = [thing for thing in town.objects.values() if is_sofa(thing)]

    def asked(self, persona: Persona) -> WorldObject | None:
        """The bed their entry names, by its room, its house or its owner."""
        wanted = persona.sleeps
        return self._first(lambda bed: names_bed(self._town, bed, wanted)) if wanted else None

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
        """A couple has one bed if it is made for two; anybody else, and children, one of their own if there is one."""
        beds = [bed for home in self._mates(persona) for bed in self._free_in(persona, home.sector)]
        beside = [home.bed for home in self._mates(persona, COUPLES)]
        return min(beds, key=lambda bed: bed.id not in beside and (1 + self._is_taken(bed)), default=None)

    def together(self, persona: Persona) -> WorldObject | None:
        """A bed in the house that has room for all they share a home with, and little more; nobody moves in with strangers."""
        if self._mates(persona):
            return self.shared(persona)
        couple = any(each.shares_home and each.kind in COUPLES for each in persona.relations)
        need = 1 + sum(each.shares_home and each.name in self._here for each in persona.relations)
        houses = [house for house in self._empty_houses(persona) if sum(bed.capacity for bed in house) >= need > 1]
        house = min(houses, key=lambda beds: sum(bed.capacity for bed in beds), default=[])
        return max(house, key=lambda bed: (bed.capacity if couple else -bed.capacity, -bed.id), default=None)

    def _empty_houses(self, persona: Persona) -> list[list[WorldObject]]:
        """The beds they are welcome to, house by house, of houses where nobody sleeps yet."""
        houses: dict[int, list[WorldObject]] = {}
        for bed in self._beds:
            if self._welcome(persona, bed):
                houses.setdefault(self._town.arenas[bed.arena].sector, []).append(bed)
        lived_in = [home.sector for home in self._homes.values()]
        return [beds for sector, beds in houses.items() if sector not in lived_in]

    def _mates(self, persona: Persona, kinds: tuple[str, ...] = ()) -> list[Home]:
        """The homes of those they share one with, or of those of some `kinds`, as far as they have them."""
        sharing = [each for each in persona.relations if each.shares_home and (not kinds or each.kind in kinds)]
        mates = (self._homes.get(relation.name) for relation in sharing)
        return [home for home in mates if home is not None]

    def any_bed(self, persona: Persona) -> WorldObject | None:
        beds = [bed for bed in self._beds if self._left(bed) and self._welcome(persona, bed)]
        lived_in = [home.sector for home in self._homes.values()]

        def least_strange(bed: WorldObject) -> tuple[bool, bool, bool]:
            return self._is_taken(bed), bool(bed.private_to), self._town.arenas[bed.arena].sector in lived_in

        return min(beds, key=least_strange, default=None)

    def sofa(self, persona: Persona) -> WorldObject | None:
        here = _spawn_arena(self._town, persona.name)
        sector = None if here is None else self._town.arenas[here].sector
        theirs = [home.sector for home in self._mates(persona)]

        def suits(sofa: WorldObject) -> bool:
            return self._town.arenas[sofa.arena].sector in theirs if theirs else self._welcome(persona, sofa)

        sofas = [sofa for sofa in self._sofas if self._left(sofa) and suits(sofa)]
        return min(sofas, key=lambda sofa: (self._town.arenas[sofa.arena].sector != sector, sofa.id), default=None)

    def _first(self, suits: Callable[[WorldObject], bool]) -> WorldObject | None:
        return next((bed for bed in self._beds if self._left(bed) and suits(bed)), None)

    def _free_in(self, persona: Persona, sector: int | None) -> Iterator[WorldObject]:
        """Beds of a sector that nobody else's name is on, neither on the bed nor on its room."""
        for bed in self._beds:
            arena = self._town.arenas[bed.arena]
            if arena.sector == sector and self._left(bed) and self._open_to(persona, bed.private_to, arena.norms.private_to):
                yield bed

    def _welcome(self, persona: Persona, thing: WorldObject) -> bool:
        arena = self._town.arenas[thing.arena]
        sector = self._town.sectors[arena.sector]
        return self._open_to(persona, thing.private_to, arena.norms.private_to, sector.norms.private_to)

    def _open_to(self, persona: Persona, *owners: tuple[str, ...]) -> bool:
        return all(persona.name in names or not any(name in self._here for name in names) for names in owners)

    def _is_taken(self, thing: WorldObject) -> bool:
        return any(home.bed == thing.id for home in self._homes.values())

    def _left(self, thing: WorldObject) -> bool:
        return sum(home.bed == thing.id for home in self._homes.values()) < thing.capacity


def _spawn_arena(town: Town, name: str) -> int | None:
    return town.arena_at(town.spawns[name]).id if name in town.spawns else None


def _no_bed(town: Town, persona: Persona, homes: Mapping[str, Home]) -> Home:
    """Where somebody lives who has no bed: beside whom they share a home with, else where they spawn."""
    mate = next((homes[each.name] for each in persona.relations if each.shares_home and each.name in homes), None)
    if mate is not None:
        return Home(mate.sector, None, mate.arena)
    arena = _spawn_arena(town, persona.name)
    if arena is None:
        arena = town.arena_at(town.free_spawns[0]).id if town.free_spawns else OUTDOORS
    return Home(town.arenas[arena].sector, None, arena)


def _instead(town: Town, home: Home) -> str:
    if home.bed is None:
        return f"on the floor ({town.arena_address(home.arena)})"
    return f"on a {town.objects[home.bed].kind} ({town.arena_address(home.arena)})"


def works_in(town: Town, persona: Persona) -> tuple[int, ...]:
    jobs = [job for job in persona.occupations if job.status == WORKING]
    found = [sector for job in jobs for sector in (_named_work(town, job) or _usual_work(town, job))]
    return tuple(dict.fromkeys(found))


def _named_work(town: Town, job: Occupation) -> tuple[int, ...]:
    sector = sector_named(town, job.place) if job.place else None
    return () if sector is None else (sector,)


def _usual_work(town: Town, job: Occupation) -> tuple[int, ...]:
    """Where such work is done in this town, when nobody says where, or names a place there is not: open houses of its kind."""
    table, kinds = occupation_table(job.archetype), knowledge("places")
    if job.place == "home":
        return ()
    for kind in (str(table.get("place", "home")), *str(table.get("else", "home")).split(", ")):
        needed = [frozenset(words.split()) for words in kinds.get(kind, [kind])]
        found = tuple(each for each in _public(town) if any(need <= words for need in needed for words in _words_of(town, each)))
        if found or kind == "home":
            return found
    return ()


def _public(town: Town) -> list[int]:
    return [each.id for each in town.sectors.values() if each.id != OUTDOORS and not each.norms.private_to]


def _words_of(town: Town, sector: int) -> list[frozenset[str]]:
    """The words by which a place shows what it is: of its name, of its rooms, and of what stands there."""
    arenas = [arena for arena in town.arenas.values() if arena.sector == sector]
    ids = [arena.id for arena in arenas]
    kinds = [thing.kind for thing in town.objects.values() if thing.arena in ids]
    names = (town.sectors[sector].name, *(arena.name for arena in arenas), *kinds)
    return [frozenset(name.lower().replace(":", " ").split()) for name in names]
