"""Owns putting somebody where they were in a time that was lived elsewhere: nothing of it is decided here."""

from game.world.bodies import Body
from game.world.commands import Do, Put
from game.world.performing import release
from game.world.state import WorldState
from game.world.talking import facing, present


def put(world: WorldState, command: Put) -> None:
    """Somebody is at a tile, doing something. Those near notice when it is something else than before."""
    body = world.bodies.get(command.resident)
    height, width = world.town.blocked.shape
    column, row = command.tile
    if body is None or command.arena not in world.town.arenas or not (0 <= column < width and 0 <= row < height):
        world.reject(command, "there is no such person or place")
        return
    if command.tile != body.tile:
        body.facing = facing(body.tile, command.tile, body.facing)
        world.walked.append(body.id)
    body.tile, body.path, body.arrived = command.tile, (), True
    release(body)
    _sit_down(world, body, command)
    _turn_to_each_other(world, body)
    doing = Do(body.id, command.text, command.emoji, command.arena, asleep=command.asleep)
    if doing != body.doing:
        body.doing = doing
        world.latest[body.id] = world.happens("doing", f"{body.name} is {command.text}", body.tile, body.id)


def _sit_down(world: WorldState, body: Body, command: Put) -> None:
    """Sit or lie on what covers the tile, at the nearest of its places."""
    thing = world.town.objects.get(command.using) if command.using is not None else None
    spots = [spot for spot in thing.spots if spot.on] if thing is not None and command.tile in thing.tiles else []
    body.using, body.spot = None, None
    if thing is not None and spots:
        column, row = command.tile
        body.spot = min(spots, key=lambda spot: (abs(spot.tile[0] - column) + abs(spot.tile[1] - row), spot.tile))
        body.using, body.facing = thing.id, body.spot.facing


def _turn_to_each_other(world: WorldState, body: Body) -> None:
    """Those who talk and stand face each other, wherever they have come to stand."""
    if body.conversation is None:
        return
    here = [world.bodies[member] for member in present(world, world.conversations[body.conversation])]
    for one in here:
        other = next((each for each in here if each is not one), one)
        if one.spot is None:
            one.facing = facing(one.tile, other.tile, one.facing)
