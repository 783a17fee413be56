"""Owns whom it is up to when something is wrong with a thing: who is at it, whose place it is, who is nearest."""

from game.world.bodies import Body
from game.world.places import Tile, WorldObject
from game.world.state import WorldState


def answerable(world: WorldState, object_id: int) -> tuple[int, ...]:
    """Those who can see an object and would be roused by what is wrong with it, the one it is up to first."""
    thing, wrong = world.town.objects[object_id], world.fault_of(object_id)
    wakes = wrong is not None and wrong.rouses
    here = [body for body in world.bodies.values() if _sees(world, body, thing) and (wakes or not body.asleep)]
    owners = _owners(world, thing)

    def order(body: Body) -> tuple[bool, bool, bool, int, int]:
        at_it = body.using == thing.id and body.arrived
        return not at_it, body.name not in owners, body.asleep, _distance(body.tile, thing), body.id

    return tuple(body.id for body in sorted(here, key=order))


def _sees(world: WorldState, body: Body, thing: WorldObject) -> bool:
    return world.arena_at(body.tile) == thing.arena and _distance(body.tile, thing) <= world.settings.vision_tiles


def _owners(world: WorldState, thing: WorldObject) -> tuple[str, ...]:
    """Names of those whose thing or place it is, and of those who work there."""
    arena = world.town.arenas[thing.arena]
    private = thing.private_to or arena.norms.private_to or world.town.sectors[arena.sector].norms.private_to
    return (*private, *world.staff_of(thing.arena))


def _distance(tile: Tile, thing: WorldObject) -> int:
    column, row = thing.tiles[0]
    return max(abs(tile[0] - column), abs(tile[1] - row))
