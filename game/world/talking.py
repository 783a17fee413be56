"""Owns conversations: who may begin one, who hears what is said, and how it ends."""

from dataclasses import replace

from game.world.bodies import Body, Conversation, Line
from game.world.commands import JoinTalk, LeaveTalk, Say, StartTalk
from game.world.places import Tile
from game.world.state import WorldState

NEAR = 5
"""Tiles within which two people can begin to talk: across a counter, from one table to the next."""
EARSHOT = 4
"""Tiles within which others in the same arena overhear a line."""
SILENCE = 90
"""Ticks without a word after which a talk is over (15 game minutes)."""


def start_talk(world: WorldState, command: StartTalk) -> None:
    """Two people, or some more, stop and turn to each other."""
    one, other = world.bodies.get(command.resident), world.bodies.get(command.other)
    if one is None or other is None or one is other:
        world.reject(command, "there is nobody to talk to")
        return
    reason = objection(world, one, other)
    if reason is not None:
        world.reject(command, reason)
        return
    third = (world.bodies[each] for each in command.also if each in world.bodies and each not in (one.id, other.id))
    joining = [body for body in third if objection(world, one, body) is None]
    number = len(world.conversations) + 1
    world.conversations[number] = Conversation(number, (one.id, other.id, *(body.id for body in joining)), world.now)
    for body, towards in ((one, other), (other, one), *((body, one) for body in joining)):
        body.conversation = number
        body.facing = facing(body.tile, towards.tile, body.facing)


def join_talk(world: WorldState, command: JoinTalk) -> None:
    """Somebody joins a talk under way; whoever of its members is nearest must be near enough."""
    body, talk = world.bodies.get(command.resident), world.conversations.get(command.conversation)
    if body is None or talk is None or talk.state != "talking":
        world.reject(command, "that conversation is over")
        return
    near = [world.bodies[member] for member in present(world, talk)]
    if body.conversation is not None or body.asleep or not any(within(world, body, each) for each in near):
        world.reject(command, "they are too far away to join in")
        return
    if body.id not in talk.members:
        talk.members = (*talk.members, body.id)
    body.conversation = talk.id
    body.facing = facing(body.tile, near[0].tile, body.facing)


def within(world: WorldState, one: Body, other: Body) -> bool:
    return _apart(one, other) <= NEAR and world.arena_at(one.tile) == world.arena_at(other.tile)


def say(world: WorldState, command: Say) -> None:
    """A line is said; it reaches the members and whoever is near and awake."""
    talk = world.conversations.get(command.conversation)
    if talk is None or talk.state != "talking" or command.resident not in present(world, talk):
        world.reject(command, "that conversation is over")
        return
    speaker = world.bodies[command.resident]
    hearers = tuple(sorted({*(each for each in present(world, talk) if each != speaker.id), *_overhearing(world, speaker)}))
    line = Line(speaker.id, command.text, world.now, command.cites, hearers, command.claims, command.act)
    event = world.make_event("speech", line.text, speaker.tile, speaker.id, talk=talk.id)
    world.events.append(replace(event, line=len(talk.lines), act=line.act, claims=line.claims, cites=line.cites))
    talk.lines.append(line)


def leave_talk(world: WorldState, command: LeaveTalk) -> None:
    """Somebody leaves a conversation."""
    body = world.bodies.get(command.resident)
    if body is None or body.conversation != command.conversation:
        world.reject(command, "they are not in that conversation")
        return
    leave(world, body)


def leave(world: WorldState, body: Body) -> None:
    """Leave the conversation one is in, if any; with fewer than two it ends."""
    if body.conversation is None:
        return
    talk = world.conversations[body.conversation]
    _turn_away(body)
    if len(present(world, talk)) < 2:
        _end(world, talk)


def present(world: WorldState, talk: Conversation) -> list[int]:
    """Which members are still in a conversation, by id."""
    here = (world.bodies[member] for member in sorted(talk.members) if member in world.bodies)
    return [body.id for body in here if body.conversation == talk.id]


def end_silent_talks(world: WorldState) -> None:
    """A talk in which nobody says anything any more is over."""
    for body in world.bodies.values():
        if body.conversation is not None:
            talk = world.conversations[body.conversation]
            last = talk.lines[-1].tick if talk.lines else talk.began
            if world.now - last > SILENCE:
                _end(world, talk)


def facing(tile: Tile, towards: Tile, otherwise: str) -> str:
    """The direction in which a tile lies from another."""
    dx, dy = towards[0] - tile[0], towards[1] - tile[1]
    if dx == dy == 0:
        return otherwise
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


def objection(world: WorldState, one: Body, other: Body) -> str | None:
    """Why two cannot begin to talk just now, in words; None when they can. A talk that was had elsewhere was possible there."""
    if one.conversation is not None or other.conversation is not None:
        return f"{other.name if other.conversation is not None else one.name} is talking already"
    if world.now < world.led_until:
        return None
    if one.asleep or other.asleep:
        return f"{other.name if other.asleep else one.name} is asleep"
    if not within(world, one, other):
        return f"{other.name} is too far away to talk to"
    bystanders = (body.tile for body in world.bodies.values() if body.id not in (one.id, other.id))
    if one.tile == other.tile or any(tile in (one.tile, other.tile) for tile in bystanders):
        return f"{one.name} and {other.name} are in somebody's way"
    return None


def _overhearing(world: WorldState, speaker: Body) -> list[int]:
    here = world.arena_at(speaker.tile)
    near = (body for body in world.bodies.values() if body is not speaker and not body.asleep)
    return [body.id for body in near if _apart(body, speaker) <= EARSHOT and world.arena_at(body.tile) == here]


def _apart(one: Body, other: Body) -> int:
    return max(abs(one.tile[0] - other.tile[0]), abs(one.tile[1] - other.tile[1]))


def _end(world: WorldState, talk: Conversation) -> None:
    talk.state = "ended"
    for member in present(world, talk):
        _turn_away(world.bodies[member])


def _turn_away(body: Body) -> None:
    """Back to what they were doing; a walker goes on along their way."""
    body.conversation = None
    if body.arrived and body.spot is not None:
        body.facing = body.spot.facing
