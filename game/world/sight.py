"""Owns what reaches whom: events near enough, people who come into sight, and things that are not as usual."""

from game.world.bodies import Body
from game.world.events import INWARD, Event, Percept
from game.world.faults import fault
from game.world.places import Tile, state_sentence
from game.world.state import WorldState
from game.world.talking import EARSHOT

KEPT = 256
"""Percepts kept for a resident who does not think about them; the oldest are forgotten first."""


def notice(world: WorldState) -> None:
    """Give everybody awake what they can notice of this tick."""
    for event in world.events:
        _spread(world, event)
    for walker in world.walked:
        _meet(world, world.bodies[walker])
    for newcomer in world.entered:
        _look_round(world, world.bodies[newcomer])


def _spread(world: WorldState, event: Event) -> None:
    for body in world.bodies.values():
        if event.resident == body.id:
            if event.kind != "speech":  # what one says oneself is no news
                _add(body, event, 0)
        elif event.kind not in INWARD and world.arena_at(body.tile) == event.arena:
            _notice_at(world, body, event, event.tile)


def _meet(world: WorldState, walker: Body) -> None:
    """Who has come into the sight of a walker or gone out of it; those who are new to each other see what the other does."""
    column, row = walker.tile
    reach, arena = world.settings.vision_tiles, world.arena_at(walker.tile)
    near = [
        other.id
        for other in world.bodies.values()
        if abs(other.tile[0] - column) <= reach and abs(other.tile[1] - row) <= reach and world.arena_at(other.tile) == arena
    ]
    before = world.in_sight[walker.id]
    now = set(near) - {walker.id}
    world.in_sight[walker.id] = now
    for gone in sorted(before - now):
        world.in_sight[gone].discard(walker.id)
    for new in sorted(now - before):
        world.in_sight[new].add(walker.id)
        _see(world, walker, world.bodies[new])
        if walker.id not in world.entered:  # who came in was noticed coming in
            _see(world, world.bodies[new], walker)


def _see(world: WorldState, body: Body, other: Body) -> None:
    """Somebody sees what another is doing just now."""
    event = world.latest.get(other.id)
    if event is None:
        pose = "is sitting there" if other.spot is not None and other.spot.on and other.arrived else "is standing there"
        event = world.latest[other.id] = world.make_event("doing", f"{other.name} {pose}", other.tile, other.id)
    _notice_at(world, body, event, other.tile)


def _look_round(world: WorldState, body: Body) -> None:
    """Somebody who comes in sees what is not as usual there."""
    arena = world.arena_at(body.tile)
    for thing, state in world.states.items():
        found = world.town.objects[thing]
        if found.arena == arena and state != found.state:
            text = state_sentence(found.kind, state)
            by = world.changed[thing].by if thing in world.changed else None
            _notice_at(world, body, world.make_event("state", text, found.tiles[0], by, thing), found.tiles[0])


def notices(world: WorldState, body: Body, event: Event) -> bool:
    """Whether somebody notices what happens: in the same arena, near enough, and awake, unless it wakes them."""
    return world.arena_at(body.tile) == event.arena and _reaches(world, body, event, event.tile)


def _notice_at(world: WorldState, body: Body, event: Event, tile: Tile) -> None:
    if _reaches(world, body, event, tile):
        _add(body, event, _distance(body.tile, tile))


def _reaches(world: WorldState, body: Body, event: Event, tile: Tile) -> bool:
    reach = EARSHOT if event.kind == "speech" else world.settings.vision_tiles
    return _distance(body.tile, tile) <= reach and (not body.asleep or _rouses(world, event))


def _rouses(world: WorldState, event: Event) -> bool:
    """Whether it wakes who sleeps near it."""
    if event.kind != "state" or event.object is None or event.state is None:
        return False
    found = fault(world.town.objects[event.object].kind, event.state)
    return found is not None and found.rouses and world.fault_of(event.object) is not None


def _add(body: Body, event: Event, distance: int) -> None:
    body.percepts.append(Percept(event, distance))
    del body.percepts[:-KEPT]


def _distance(one: Tile, other: Tile) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
