"""Owns the moment at which a town is redrawn under its people: nobody is lost, in a wall, or at a thing that is gone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby

from game.world.bodies import Body
from game.world.commands import Do
from game.world.differing import Difference, compared, heirs, in_one_sentence
from game.world.events import Event
from game.world.footing import find_footing, is_free, is_seated, on_map
from game.world.naming import place_name
from game.world.performing import finish, go_to, goal_arena, start
from game.world.places import OUTDOORS, Tile, Town, WorldObject
from game.world.state import WorldState
from game.world.survey import Seats, Survey, seats
from game.world.talking import leave, present, within

MOST_BYGONE = 500
"""Things and places that are gone, of which it is still known what they were."""
MOST_SEEN = 40
"""Changes outdoors that are there to be seen one by one."""

Heirs = Mapping[int, WorldObject]
"""What the things there were are now, by their old id; those not in it are gone."""


@dataclass(frozen=True, slots=True)
class _Broken:
    """What somebody was at when the ground changed, with the tile they were on the way to, and what of it is `gone`."""

    body: Body
    doing: Do | None
    goal: Tile | None
    gone: str = ""


@dataclass(frozen=True, slots=True)
class Redrawing:
    """The town as it is from a tick on, and the ids of those who work in each of its sectors."""

    ground: Survey
    staff: dict[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Upheaval:
    """What was other than before when the town was redrawn, and the ids of those who could not stay where they were."""

    found: tuple[Difference, ...]
    moved: tuple[int, ...]


def redraw(world: WorldState, new: Redrawing) -> Upheaval:
    """From now on this is the town."""
    before = world.ground
    world.stand_on(new.ground)
    world.staff = new.staff
    things = heirs(before.town, world.town)
    _carry_over(world, before.town, things)
    moved = find_footing(world, before)
    _remember_as_now(world, things)
    found = compared(before.town, world.town)
    _tell(world, found, moved)
    _part(world)
    _take_up_again(world, before.town, things, moved)
    world.walked.extend(world.bodies)  # everybody looks round
    return Upheaval(found, tuple(moved))


def _carry_over(world: WorldState, old: Town, things: Heirs) -> None:
    """States of things that are still there; the others begin in the one that is drawn."""
    was = {heir.id: number for number, heir in things.items()}
    states, changed = world.states, world.changed
    world.states = {thing.id: thing.state for thing in world.town.objects.values()}
    kept = {now: before for now, before in was.items() if states[before] != old.objects[before].state}
    world.states |= {now: states[before] for now, before in kept.items()}
    world.changed = {now: changed[before] for now, before in kept.items() if before in changed}
    there = {*world.town.objects, *world.town.arenas}
    gone = {each.id: f"the {each.kind}" for each in old.objects.values()}
    gone |= {each: place_name(old, each) for each in old.arenas if each not in there}
    bygone = {each: what for each, what in (world.bygone | gone).items() if each not in there}
    world.bygone = dict(list(bygone.items())[-MOST_BYGONE:])


def _remember_as_now(world: WorldState, things: Heirs) -> None:
    """What was noticed and not yet thought about, and what people are seen to do, is about what is there now."""

    def as_now(event: Event) -> Event:
        tile = on_map(world.town, event.tile)
        arena = event.arena if event.arena in world.town.arenas else world.arena_at(tile)
        if event.object is None or event.kind == "rejection":
            return replace(event, tile=tile, arena=arena)
        heir = things.get(event.object)
        state = None if heir is None else event.state
        return replace(event, tile=tile, arena=arena, object=None if heir is None else heir.id, state=state)

    for body in world.bodies.values():
        body.percepts = [replace(each, event=as_now(each.event)) for each in body.percepts]
    world.latest = {who: as_now(event) for who, event in world.latest.items()}


def _tell(world: WorldState, found: Iterable[Difference], moved: Mapping[int, str]) -> None:
    """What is other than it was is there to be seen: at a glance in a room, outdoors one by one; and who had to step aside."""
    seen = [each for each in found if each.arena is not None]
    outdoors = [[each] for each in seen if each.arena == OUTDOORS][:MOST_SEEN]
    ordered = sorted((each for each in seen if each.arena != OUTDOORS), key=lambda each: each.arena or OUTDOORS)
    rooms = [list(room) for _, room in groupby(ordered, key=lambda each: each.arena)]
    for changes in (*outdoors, *rooms):
        _is_seen(world, in_one_sentence(changes), changes[0])
    for who, why in moved.items():
        body = world.bodies[who]
        world.happens("change", f"{body.name} had to move: {why}", body.tile, who)


def _is_seen(world: WorldState, text: str, where: Difference) -> None:
    assert where.tile is not None and where.arena is not None, "it is nowhere"
    thing = where.thing if where.arena == OUTDOORS else None
    world.events.append(replace(world.make_event("change", text, where.tile, thing=thing), arena=where.arena))


def _part(world: WorldState) -> None:
    """Those who talk and are too far from each other by now part."""
    for body in world.bodies.values():
        if body.conversation is not None:
            others = present(world, world.conversations[body.conversation])
            if not any(within(world, body, world.bodies[each]) for each in others if each != body.id):
                leave(world, body)


# going on with what one was at


def _take_up_again(world: WorldState, old: Town, things: Heirs, moved: Mapping[int, str]) -> None:
    """All let go of what they cannot go on with before the first takes another place for it."""
    on = seats(world.town)
    broken = [each for body in world.bodies.values() if (each := _broken(world, body, old, things, body.id in moved, on))]
    for each in broken:
        _let_go(world, each.body, on)
    for each in broken:
        if each.doing is None:
            _walk_on(world, each)
        elif each.gone:
            world.reject(each.doing, each.gone, each.doing.target)
        else:
            start(world, each.doing)


def _broken(world: WorldState, body: Body, old: Town, things: Heirs, moved: bool, on: Seats) -> _Broken | None:
    """What somebody cannot go on with as they were; None where they can."""
    do = body.doing
    lost = old.objects.get(do.target) if do is not None and do.target is not None and do.target not in things else None
    _follow(body, things)
    if lost is not None and (body.arrived or lost.id in world.town.objects or world.arena_at(body.tile) == lost.arena):
        return _Broken(body, do, None, f"the {lost.kind} is gone")
    if not moved and _serves(world, body, on):
        return None
    goal = body.spot.tile if body.spot is not None and body.path and not moved else None
    return _Broken(body, body.doing, goal)


def _follow(body: Body, things: Heirs) -> None:
    """A thing that has another number is the same thing."""
    heir = things.get(body.using) if body.using is not None else None
    body.using = None if heir is None else heir.id
    do = body.doing
    if do is not None and do.target is not None and do.target in things:
        body.doing = replace(do, target=things[do.target].id)


def _serves(world: WorldState, body: Body, on: Seats) -> bool:
    """Whether their place is still one for what they do, and their way still leads there."""
    town, spot, do = world.town, body.spot, body.doing
    if do is not None and goal_arena(world, do) not in town.arenas:
        return False
    if spot is None:
        return not body.path
    thing = town.objects.get(body.using) if body.using is not None else None
    if thing is not None:
        fits = spot in thing.spots
    else:
        fits = spot in on.get(spot.tile, ()) or is_free(town, spot.tile)
        fits = fits and (do is None or world.arena_at(spot.tile) == goal_arena(world, do))
    return fits and all(is_free(town, tile) or tile == spot.tile for tile in body.path)


def _let_go(world: WorldState, body: Body, on: Seats) -> None:
    """Whoever was just getting up or lying down stays where they are."""
    finish(world, body)
    body.path, body.using, body.waiting, body.arrived = (), None, 0, True
    if not is_seated(body, on):
        here = () if is_free(world.town, body.tile) else on.get(body.tile, ())
        body.spot = next(iter(here), None)


def _walk_on(world: WorldState, broken: _Broken) -> None:
    """Whoever was only going somewhere goes there by another way, if there is one."""
    start_at = world.routes.way_out(broken.body.tile)
    if broken.goal is None or start_at is None or not is_free(world.town, broken.goal):
        return
    if world.routes.connected(start_at, broken.goal):
        go_to(world, broken.body, broken.goal)
