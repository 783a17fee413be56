"""Owns a town's state as plain data: what a save keeps of the world, and how it becomes a world again."""

from dataclasses import asdict
from typing import Any

from game.world.bodies import Body, Conversation, Line
from game.world.commands import Do
from game.world.events import Event, Percept
from game.world.places import Spot, Tile
from game.world.state import WorldState

Data = dict[str, Any]


def pack(world: WorldState) -> Data:
    """Everything that changes. What follows from the map is left out."""
    return {
        "now": world.now,
        "next_event": world.next_event,
        "bodies": [asdict(body) for body in world.bodies.values()],
        "states": {str(thing): state for thing, state in world.states.items()},
        "conversations": [asdict(talk) for talk in world.conversations.values()],
        "latest": {str(resident): asdict(event) for resident, event in sorted(world.latest.items())},
        "in_sight": {str(resident): sorted(seen) for resident, seen in world.in_sight.items()},
    }


def unpack(world: WorldState, data: Data) -> None:
    """Make a world be what was packed."""
    world.now = int(data["now"])
    world.next_event = int(data["next_event"])
    world.bodies = {int(body["id"]): _body(body) for body in data["bodies"]}
    world.states = {int(thing): str(state) for thing, state in data["states"].items()}
    world.conversations = {int(talk["id"]): _conversation(talk) for talk in data["conversations"]}
    world.latest = {int(resident): Event(**_tiles(event)) for resident, event in data["latest"].items()}
    world.in_sight = {int(resident): {int(other) for other in seen} for resident, seen in data["in_sight"].items()}


def _body(data: Data) -> Body:
    fields = dict(data)
    fields["tile"], fields["came_from"] = _tile(data["tile"]), _tile(data["came_from"])
    fields["path"] = tuple(_tile(tile) for tile in data["path"])
    fields["doing"] = Do(**data["doing"]) if data["doing"] else None
    fields["spot"] = _spot(data["spot"]) if data["spot"] else None
    fields["percepts"] = [Percept(Event(**_tiles(percept["event"])), int(percept["distance"])) for percept in data["percepts"]]
    return Body(**fields)


def _spot(data: Data) -> Spot:
    return Spot(_tile(data["tile"]), data["facing"], bool(data["on"]), _tile(data["entry"]))


def _conversation(data: Data) -> Conversation:
    lines = [Line(**{**line, "cites": tuple(line["cites"]), "hearers": tuple(line["hearers"])}) for line in data["lines"]]
    return Conversation(**{**data, "members": tuple(data["members"]), "lines": lines})


def _tiles(event: Data) -> Data:
    return {**event, "tile": _tile(event["tile"])}


def _tile(pair: Any) -> Tile:
    return int(pair[0]), int(pair[1])
