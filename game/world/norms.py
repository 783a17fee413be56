"""Owns what places expect of people, said in plain words: hours, company, privacy."""

from collections.abc import Collection

from game.world.clock import clock_face
from game.world.places import OUTDOORS, Norms, Town


def objection(
    town: Town, arena_id: int, resident: str, minute: int, staff: Collection[str] = (), occupants: Collection[str] = ()
) -> str | None:
    """Why somebody may not be in an arena at a minute of the day, as a sentence without its full stop; None when they may.

    `staff` are the names of those who work in its sector: hours do not bind them. `occupants` are in the arena now.
    """
    return (
        privacy_objection(town, arena_id, resident, staff)
        or hours_objection(town, arena_id, resident, minute, staff)
        or room_objection(town, arena_id, resident, occupants)
    )


def privacy_objection(
    town: Town, arena_id: int, resident: str, staff: Collection[str] = (), lodgers: Collection[str] = ()
) -> str | None:
    """A room is private to those it names, else to those its sector names; `lodgers` live in it all the same."""
    arena, sector = town.arenas[arena_id], town.sector_of(arena_id)
    owners = arena.norms.private_to or sector.norms.private_to
    if not owners or resident in owners or resident in lodgers or (resident in staff and not arena.norms.private_to):
        return None
    return f"{_place(town, arena_id)} is private to {_listed(owners)}"


def hours_objection(town: Town, arena_id: int, resident: str, minute: int, staff: Collection[str] = ()) -> str | None:
    """A closed place, unless they work or live there."""
    if resident in staff or lives_in(town, arena_id, resident):
        return None
    for norms, name in ((town.sector_of(arena_id).norms, town.sector_of(arena_id).name), (town.arenas[arena_id].norms, "")):
        if norms.hours and not is_open(norms, minute):
            return f"{name or _place(town, arena_id)} is closed until {clock_face(norms.hours[0])}"
    return None


def lives_in(town: Town, arena_id: int, resident: str) -> bool:
    """Whether an arena's sector is theirs, or has a room of their own in it (a lodger's, above a tavern)."""
    sector = town.sector_of(arena_id)
    if resident in sector.norms.private_to:
        return True
    return any(resident in room.norms.private_to for room in town.arenas.values() if room.sector == sector.id)


def room_objection(town: Town, arena_id: int, resident: str, occupants: Collection[str]) -> str | None:
    """A full room: "the bathroom is taken" when it is for one."""
    capacity = town.arenas[arena_id].norms.capacity
    others = [name for name in occupants if name != resident]
    if capacity is None or len(others) < capacity:
        return None
    return f"{_place(town, arena_id)} is {'taken' if capacity == 1 else 'full'}"


def is_open(norms: Norms, minute: int) -> bool:
    """Whether a place with hours is open at a minute of the day; hours may cross midnight."""
    if norms.hours is None:
        return True
    opens, closes = norms.hours
    return opens <= minute < closes if opens < closes else minute >= opens or minute < closes


def _place(town: Town, arena_id: int) -> str:
    """What one calls an arena: by its sector's name when the sector is known by it, else "the kitchen"."""
    arena, sector = town.arenas[arena_id], town.sector_of(arena_id)
    if arena_id == OUTDOORS:
        return sector.name
    rooms = [other for other in town.arenas.values() if other.sector == sector.id]
    if len(rooms) == 1 and sector.id != OUTDOORS:
        return sector.name
    return arena.name if arena.name[:1].isupper() else f"the {arena.name}"


def _listed(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
