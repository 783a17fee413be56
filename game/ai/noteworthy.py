"""Owns the cheap rules for what could possibly matter: of all that reaches somebody, what a mind is asked to react to."""

from collections.abc import Mapping, Sequence

from game.world.clock import TICKS_PER_HOUR
from game.world.events import Event, Percept
from game.world.faults import fault
from game.world.places import Town
from game.world.state import Change

AGAIN = TICKS_PER_HOUR
"""What somebody has reacted to, and has not changed since, does not make them react again for so long, ticks."""
ALARM, VOICE, FAULT, OBSTACLE, ODD = range(5)
"""How urgent something is, the most urgent first: a fire, one's inner voice, a leak, a full room, a thing in a strange state."""


def noteworthy(
    percepts: Sequence[Percept],
    own: int,
    town: Town,
    changed: Mapping[int, Change],
    reacted: Mapping[int, int],
) -> Percept | None:
    """The percept that resident `own` should react to first, or None.

    `changed` says since when objects are as they are, `reacted` at which tick the resident last reacted to an object (or
    a room), by id. What people do with things is nothing to react to, and what one does oneself even less.
    """
    ranked = [(urgency(each.event, own, town), index) for index, each in enumerate(percepts) if not each.noted]
    for _, index in sorted((rank, -index) for rank, index in ranked if rank is not None):
        if _is_news(percepts[-index].event, changed, reacted):
            return percepts[-index]
    return None


def urgency(event: Event, own: int, town: Town) -> int | None:
    """How urgent an event is by itself, or None when it cannot matter."""
    if event.kind in ("obstacle", "whisper"):
        return OBSTACLE if event.kind == "obstacle" else VOICE
    thing = town.objects.get(event.object) if event.object is not None else None
    if event.kind != "state" or thing is None or event.state in (None, thing.state) or event.resident == own:
        return None
    found = fault(thing.kind, event.state or "")
    if found is not None:
        return ALARM if found.rouses else FAULT
    return ODD if event.resident is None else None


def key_of(event: Event) -> int:
    """What a reaction to it is remembered under: the object, else the room."""
    return event.arena if event.object is None else event.object


def _is_news(event: Event, changed: Mapping[int, Change], reacted: Mapping[int, int]) -> bool:
    if event.kind == "whisper":
        return True
    before = reacted.get(key_of(event))
    if before is None or event.tick - before >= AGAIN:
        return True
    change = changed.get(event.object) if event.object is not None else None
    return event.tick >= before and (change is None or change.tick >= before)
