"""Owns what happens in the world and what reaches somebody's senses."""

from dataclasses import dataclass

from game.world.places import Tile

INWARD = ("rejection", "obstacle", "whisper")
"""Kinds of event that only the resident they are about perceives."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a place, as anybody there would put it: "Sam Moore is feeding the ducks".

    `kind`: "doing" (a resident began something), "walking" (a resident is on the way to it), "state" (an object changed),
    "arrival" (somebody came into an arena), "speech" (a line was said), "rejection" (something somebody tried did not
    work; only they perceive it), "obstacle" (somebody has to wait in front of a room that is full; only they perceive it),
    "whisper" (somebody's inner voice; only they perceive it).
    `resident` is who did it, `object` what it is about, `text` the sentence (for speech, the words said); `state` is
    what the object has become, in a "state" event. A "speech" event says which `line` of the conversation it is, with
    the line's `act`, `claims` and `cites`.
    """

    number: int
    tick: int
    kind: str
    text: str
    tile: Tile
    arena: int
    resident: int | None = None
    object: int | None = None
    conversation: int | None = None
    state: str | None = None
    line: int | None = None
    act: str = ""
    claims: tuple[str, ...] = ()
    cites: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Percept:
    """One event as it reached one resident, `distance` tiles away. A resident's buffer of these is emptied by a Thought.

    `noted`: a reaction has remembered it already; what they know of the place still learns from it.
    """

    event: Event
    distance: int
    noted: bool = False
