"""Owns players in the world: coming to town and leaving it, and walking where one likes instead of where a plan leads."""

from dataclasses import replace

from game.world.bodies import Body
from game.world.choosing import free_tile_near
from game.world.commands import Arrive, Depart, MoveIn, Walk, Whisper
from game.world.performing import finish, go_to, release
from game.world.places import Tile
from game.world.state import WorldState
from game.world.talking import leave

LONGEST_NAME = 40
"""Characters of the name of a visitor, or of whoever moves in."""
LONGEST_PARAGRAPH = 60_000
"""Characters of the paragraph of whoever moves in."""


def arrive_in_town(world: WorldState, command: Arrive) -> None:
    """Somebody comes to town; who was here before is the same person as then."""
    body = come(world, command)
    if body is not None:
        world.happens("arrival", f"{body.name} came into {world.town.name}", body.tile, body.id)


def come(world: WorldState, command: Arrive | MoveIn) -> Body | None:
    """Be in town from now on, as whoever one was before; None where that was refused, with a reason in words."""
    reason, name = unwelcome(world, command), " ".join(command.name.split())
    if reason is not None:
        world.reject(command, reason)
        return None
    body = world.gone.pop(command.resident, None) or Body(command.resident, name, command.tile, command.tile)
    body.tile = body.came_from = command.tile
    world.bodies[body.id] = body
    world.bodies = dict(sorted(world.bodies.items()))
    world.in_sight[body.id] = set()
    body.tile = body.came_from = _standing_place(world, body)
    body.arrived = True
    world.walked.append(body.id)
    return body


def unwelcome(world: WorldState, command: Arrive | MoveIn) -> str | None:
    """Why somebody cannot come, in words; None when they can."""
    name = " ".join(command.name.split())
    column, row = command.tile
    height, width = world.town.blocked.shape
    if not any(letter.isalnum() for letter in name) or len(name) > LONGEST_NAME:
        return f"a {'visitor' if isinstance(command, Arrive) else 'resident'} needs a name of at most {LONGEST_NAME} letters"
    if isinstance(command, MoveIn) and len(command.paragraph) > LONGEST_PARAGRAPH:
        return "too much is said of them"
    if command.resident in world.bodies:
        return "they are in town already"
    before = world.gone.get(command.resident)
    if before is not None and before.name != name:
        return f"they were called {before.name}"
    if any(body.name.lower() == name.lower() for body in (*world.bodies.values(), *world.gone.values()) if body is not before):
        return f"somebody called {name} lives in town already"
    if not (0 <= column < width and 0 <= row < height) or world.routes.way_out(command.tile) is None:
        return "nobody can stand there"
    return None


def _standing_place(world: WorldState, body: Body) -> Tile:
    """Where they asked to be, or the nearest place to it that is free."""
    column, row = body.tile
    if not world.town.blocked[row, column] and body.tile not in world.claimed(besides=body.id):
        return body.tile
    return free_tile_near(world, body, lambda tile: True) or body.tile


def depart(world: WorldState, command: Depart) -> None:
    """Somebody leaves town. They may come again."""
    body = world.bodies.get(command.resident)
    if body is None:
        world.reject(command, "they are not in town")
        return
    go(world, body)
    world.happens("arrival", f"{body.name} left {world.town.name}", body.tile, body.id)


def go(world: WorldState, body: Body) -> None:
    """Be in town no more: whatever they were at is over."""
    leave(world, body)
    finish(world, body)
    release(body)
    for seen in world.in_sight.values():
        seen.discard(body.id)
    world.in_sight.pop(body.id, None)
    world.latest.pop(body.id, None)
    world.walked = [each for each in world.walked if each != body.id]
    body.path, body.spot, body.using, body.percepts = (), None, None, []
    world.gone[body.id] = world.bodies.pop(body.id)


def walk(world: WorldState, command: Walk) -> None:
    """Walk to a tile, leaving what one does and whom one talks with."""
    body = world.bodies.get(command.resident)
    column, row = command.tile
    height, width = world.town.blocked.shape
    if body is None or not (0 <= column < width and 0 <= row < height):
        world.reject(command, "there is nothing there")
        return
    start = world.routes.way_out(body.tile)
    if world.town.blocked[row, column] or start is None or not world.routes.connected(start, command.tile):
        world.reject(command, "there is no way there")
        return
    leave(world, body)
    finish(world, body)
    release(body)
    go_to(world, body, command.tile)


def whisper(world: WorldState, command: Whisper) -> None:
    """Somebody's inner voice says something; only they hear it."""
    body, text = world.bodies.get(command.resident), " ".join(command.text.split())
    if body is None or not text:
        world.reject(command, "there is nobody to hear it" if text else "an inner voice needs words")
        return
    event = world.make_event("whisper", f'{body.name}\'s inner voice said: "{text}"', body.tile, body.id)
    world.events.append(replace(event, claims=(text,)))
