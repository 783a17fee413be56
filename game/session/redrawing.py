"""Owns what a change of the map is to the people of a session: who lives where from then on, and who is let in where."""

from collections.abc import Callable, Mapping, Sequence

from game.ai.homes import belonging
from game.ai.rehousing import rehoused
from game.ai.residents import Resident
from game.saves import Save
from game.session.drawings import Drawings, first_map, redraws
from game.session.drawn import Drawn
from game.world.commands import Command
from game.world.places import Town
from game.world.redrawing import Redrawing
from game.world.simulation import Simulation, TickReport


def lived_tick(
    commands: Sequence[Command], drawings: Drawings, world: Simulation, residents: Mapping[int, Resident]
) -> tuple[TickReport, list[Command]]:
    """Live a tick; where the town is drawn anew, that comes first. Returns what it brought, and the other commands."""
    drawn, rest = drawings.taken(commands)
    if drawn is None:
        return world.tick(rest), rest
    report = world.tick(rest, _redrawing(drawn, world, residents))
    drawings.stand_on(drawn)
    moved = report.upheaval.moved if report.upheaval is not None else ()
    found = report.upheaval.found if report.upheaval is not None else ()
    drawings.told(report.tick, found, [(each, world.body(each).name) for each in moved])
    return report, rest


def go_back_to(hash: str, drawings: Drawings, world: Simulation, save: Save) -> None:
    """Have the world be on the map it was on at a moment; "" is the one it began with. Raises LookupError where that is lost."""
    redrawn_since, world.redrawn = world.redrawn, bool(hash)
    drawings.read_from(save)
    wanted = hash or first_map(save)
    if not wanted or wanted == drawings.hash:
        return
    drawn = drawings.find(wanted)
    if drawn is not None:
        drawings.stand_on(drawn)
        world.stand_on(drawn.ground)
    elif hash or redrawn_since or drawings.hash:
        raise LookupError("the map of that time is missing")


def towns(drawings: Drawings, world: Simulation, save: Save) -> Callable[[int], tuple[Town, bool]]:
    """Tells of any tick until now the town as it was when that was over, and whether it had been redrawn by then."""
    drawn_by = redraws(save, world.now) if world.redrawn else ()
    first = first_map(save) if world.redrawn else ""

    def town_when(tick: int) -> tuple[Town, bool]:
        then = next((hash for since, hash in drawn_by if since <= tick), "")
        wanted = then or first
        drawn = drawings.find(wanted) if wanted and wanted != drawings.hash else None
        return (world.town if drawn is None else drawn.town), bool(then)

    return town_when


def _redrawing(new: Drawn, world: Simulation, residents: Mapping[int, Resident]) -> Redrawing | None:
    """What the world is told of a new map, once people have homes on it; None where nothing but pictures has changed."""
    world.redrawn = True
    if _is_same(world.town, new.town):
        return None
    here = {each.id: each for each in residents.values() if not each.visitor and each.id in world.bodies}
    known = rehoused({number: (each.persona, each.known) for number, each in here.items()}, world.town, new.town)
    for number, places in known.items():
        here[number].known = places
    if not known and _admit_alike(world.town, new.town):
        return Redrawing(new.ground, world.staff)
    at = {number: (each.known.home, each.known.home_arena, each.known.bed) for number, each in here.items()}
    return Redrawing(new.ground, belonging(new.town, {number: each.persona for number, each in here.items()}, at))


def _admit_alike(old: Town, new: Town) -> bool:
    """Whether the same people work and live in every house as before, and in every room and bed of it."""
    return _admitting(old) == _admitting(new)


def _admitting(town: Town) -> list[object]:
    """All that says who may be where."""
    sectors = [(each.id, each.name, each.norms) for each in town.sectors.values()]
    rooms = [(each.id, each.name, each.norms) for each in town.arenas.values()]
    return [*sectors, *rooms, *((each.id, each.private_to) for each in town.objects.values() if each.private_to)]


def _is_same(old: Town, new: Town) -> bool:
    """Whether people would find nothing changed, nor anybody who comes later."""
    places = (old.sectors, old.arenas, old.objects) == (new.sectors, new.arenas, new.objects)
    begun = (old.name, old.spawns, old.free_spawns) == (new.name, new.spawns, new.free_spawns)
    return places and begun and old.blocked.shape == new.blocked.shape and bool((old.blocked == new.blocked).all())
