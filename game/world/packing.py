"""Owns a town's state as plain data: what a save keeps of the world, and how it becomes a world again."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from game.world.bodies import Body, Conversation, Line
from game.world.commands import Do
from game.world.events import Event, Percept
from game.world.places import Spot, Tile
from game.world.state import Change, WorldState

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that changes in a world, as it was before one tick: a copy, to be packed later and in any thread."""

    now: int
    next_event: int
    bodies: tuple[Body, ...]
    gone: tuple[Body, ...]
    states: dict[int, str]
    changed: dict[int, Change]
    conversations: tuple[Conversation, ...]
    latest: dict[int, Event]
    in_sight: dict[int, set[int]]
    bygone: dict[int, str] = field(default_factory=dict)


def moment(world: WorldState) -> Moment:
    """The world as it is now. Cheap: what never changes again is shared, not copied."""
    return Moment(
        now=world.now,
        next_event=world.next_event,
        bodies=tuple(replace(body, percepts=list(body.percepts)) for body in world.bodies.values()),
        gone=tuple(replace(body) for body in world.gone.values()),
        states=dict(world.states),
        changed=dict(world.changed),
        conversations=tuple(_as_it_is(talk) for talk in world.conversations.values()),
        latest=dict(world.latest),
        in_sight={resident: set(seen) for resident, seen in world.in_sight.items()},
        bygone=dict(world.bygone),
    )


def pack(world: Moment) -> Data:
    """A moment as plain data. What follows from the map is left out."""
    return {
        "now": world.now,
        "next_event": world.next_event,
        "bodies": [asdict(body) for body in world.bodies],
        "gone": [asdict(body) for body in world.gone],
        "states": {str(thing): state for thing, state in world.states.items()},
        "changed": {str(thing): asdict(change) for thing, change in sorted(world.changed.items())},
        "conversations": [asdict(talk) for talk in world.conversations],
        "latest": {str(resident): asdict(event) for resident, event in sorted(world.latest.items())},
        "in_sight": {str(resident): sorted(seen) for resident, seen in world.in_sight.items()},
        **({"bygone": {str(each): what for each, what in world.bygone.items()}} if world.bygone else {}),
    }


def _as_it_is(talk: Conversation) -> Conversation:
    return talk if talk.state == "ended" else replace(talk, lines=list(talk.lines))


def unpack(world: WorldState, data: Data) -> None:
    """Make a world be what was packed."""
    world.now = int(data["now"])
    world.next_event = int(data["next_event"])
    world.bodies = {int(body["id"]): _body(body) for body in data["bodies"]}
    world.gone = {int(body["id"]): _body(body) for body in data["gone"]}
    world.states = {int(thing): str(state) for thing, state in data["states"].items()}
    world.changed = {int(thing): Change(**change) for thing, change in data["changed"].items()}
    world.conversations = {int(talk["id"]): _conversation(talk) for talk in data["conversations"]}
    world.latest = {int(resident): Event(**_tiles(event)) for resident, event in data["latest"].items()}
    world.in_sight = {int(resident): {int(other) for other in seen} for resident, seen in data["in_sight"].items()}
    world.bygone = {int(each): str(what) for each, what in data.get("bygone", {}).items()}


def _body(data: Data) -> Body:
    fields = dict(data)
    fields["tile"], fields["came_from"] = _tile(data["tile"]), _tile(data["came_from"])
    fields["path"] = tuple(_tile(tile) for tile in data["path"])
    fields["doing"] = Do(**data["doing"]) if data["doing"] else None
    fields["spot"] = _spot(data["spot"]) if data["spot"] else None
    fields["percepts"] = [_percept(percept) for percept in data["percepts"]]
    return Body(**fields)


def _percept(data: Data) -> Percept:
    return Percept(Event(**_tiles(data["event"])), int(data["distance"]), bool(data["noted"]))


def _spot(data: Data) -> Spot:
    return Spot(_tile(data["tile"]), data["facing"], bool(data["on"]), _tile(data["entry"]))


def _conversation(data: Data) -> Conversation:
    lines = [Line(**_tuples(line, "cites", "hearers", "claims")) for line in data["lines"]]
    return Conversation(**{**data, "members": tuple(data["members"]), "lines": lines})


def _tiles(event: Data) -> Data:
    return {**_tuples(event, "claims", "cites"), "tile": _tile(event["tile"])}


def _tuples(fields: Data, *names: str) -> Data:
    """JSON knows only lists; what was a tuple becomes one again."""
    return {**fields, **{name: tuple(fields[name]) for name in names if name in fields}}


def _tile(pair: Any) -> Tile:
    return int(pair[0]), int(pair[1])
