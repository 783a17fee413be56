"""Owns where people sleep once the town is drawn otherwise: at home as long as there is one, in another home when it is gone."""

from collections.abc import Mapping

from game.ai.homes import Home, home_of, is_bed, is_sofa
from game.ai.known_places import KnownPlaces
from game.ai.persona import Persona
from game.ai.seeing import shown
from game.world.differing import heirs
from game.world.places import OUTDOORS, Town, WorldObject

People = Mapping[int, tuple[Persona, KnownPlaces]]
"""Who lives in town, by id, and what they know of it."""


def rehoused(people: People, old: Town, new: Town) -> dict[int, KnownPlaces]:
    """What those know from now on who live or sleep elsewhere than before; those who do not are left out.

    Whoever has a bed keeps it. The others get another one at home, a sofa there, or its floor; whose home is gone gets another as
    at the beginning.
    """
    homes: dict[str, Home] = {}
    things = heirs(old, new)
    for persona, known in people.values():
        kept = _kept(persona, known, things, new)
        if kept is not None:
            homes[persona.name] = kept
    for persona, known in people.values():
        if persona.name not in homes:
            homes[persona.name] = _at_home(persona, known, new, homes) or home_of(new, persona, homes)
    found = {number: _living_at(persona.name, known, homes[persona.name], new) for number, (persona, known) in people.items()}
    return {number: known for number, known in found.items() if known is not people[number][1]}


def _kept(persona: Persona, known: KnownPlaces, things: Mapping[int, WorldObject], town: Town) -> Home | None:
    """Home with the bed they have, wherever it stands by now; None where that is gone, or no place to sleep in any more."""
    heir = things.get(known.bed) if known.bed is not None else None
    if heir is None or not (is_bed(heir) or is_sofa(heir)) or not _may_use(persona, heir, town):
        return None
    return Home(town.arenas[heir.arena].sector, heir.id, heir.arena)


def _at_home(persona: Persona, known: KnownPlaces, town: Town, homes: Mapping[str, Home]) -> Home | None:
    """A place to sleep in the home they had; None where there is no such home any more."""
    if known.home is None or known.home == OUTDOORS or known.home not in town.sectors:
        return None
    rooms = [each for each in town.arenas.values() if each.sector == known.home]
    taken = [home.bed for home in homes.values()]
    for suits in (is_bed, is_sofa):
        for thing in (each for room in rooms for each in town.objects.values() if each.arena == room.id and suits(each)):
            if taken.count(thing.id) < thing.capacity and _may_use(persona, thing, town):
                return Home(known.home, thing.id, thing.arena)
    floors = [room for room in rooms if any(not town.blocked[row, column] for column, row in room.tiles)]
    room = next((each for each in floors if each.id == known.home_arena), floors[0] if floors else None)
    return None if room is None else Home(known.home, None, room.id)


def _may_use(persona: Persona, thing: WorldObject, town: Town) -> bool:
    owners = (thing.private_to, town.arenas[thing.arena].norms.private_to)
    return all(not names or persona.name in names for names in owners)


def _living_at(name: str, known: KnownPlaces, home: Home, town: Town) -> KnownPlaces:
    """They know their home; unchanged where they live and sleep where they did."""
    if (known.home, known.bed, known.home_arena) == (home.sector, home.bed, home.arena):
        return known
    return shown(known, town, name, home)
