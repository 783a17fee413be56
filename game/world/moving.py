"""Owns residents who come to live in town, and those who leave it for good."""

from game.world.bodies import Body
from game.world.commands import MoveIn, MoveOut
from game.world.events import Percept
from game.world.sight import notices
from game.world.state import WorldState
from game.world.visiting import come, go

_TO, _AWAY = " has moved to ", " has moved away from "


def is_move(text: str, town: str) -> bool:
    """Whether an event's text tells of somebody who came to live in a town, or left it for good."""
    return any(f"{moved}{town}" in text for moved in (_TO, _AWAY))


def move_in(world: WorldState, command: MoveIn) -> None:
    """Somebody comes to live in town; whoever is told of it knows, wherever they are."""
    body = come(world, command)
    if body is not None:
        _known(world, body, f"{body.name}{_TO}{world.town.name}", command.told)


def move_out(world: WorldState, command: MoveOut) -> None:
    """Somebody leaves town for good, and with them what they alone would have held."""
    body = world.bodies.get(command.resident)
    if body is None:
        world.reject(command, "they do not live in town")
        return
    ends = f", so {' '.join(command.ends.split())}" if command.ends.strip() else ""
    go(world, body)
    _known(world, body, f"{body.name}{_AWAY}{world.town.name}{ends}", command.told)


def _known(world: WorldState, body: Body, text: str, told: tuple[int, ...]) -> None:
    """Those near see it; others are told where they are, or when they wake."""
    event = world.happens("arrival", text, body.tile, body.id)
    hearers = (world.bodies[each] for each in dict.fromkeys(told) if each in world.bodies and each != body.id)
    for hearer in (each for each in hearers if not notices(world, each, event)):
        hearer.percepts.append(Percept(world.make_event("arrival", text, hearer.tile, body.id), 0))
