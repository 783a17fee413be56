"""Owns putting somebody where they were in a time that was lived elsewhere: nothing of it is decided here."""

from game.world.commands import Do, Put
from game.world.performing import release
from game.world.state import WorldState
from game.world.talking import facing


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
    doing = Do(body.id, command.text, command.emoji, command.arena, asleep=command.asleep)
    if doing != body.doing:
        body.doing = doing
        world.latest[body.id] = world.happens("doing", f"{body.name} is {command.text}", body.tile, body.id)
