"""Owns residents' bodies: where each is, where they are going, and what they are doing."""

from dataclasses import dataclass, field

from game.world.commands import Do
from game.world.events import Percept
from game.world.places import Spot, Tile


@dataclass(slots=True)
class Body:
    """A resident in the world. Only `Simulation.tick` changes it.

    `tile` is where they are, `came_from` where they were one tick before (the screen draws between the two);
    `path` the tiles still to walk; `doing` the command they follow; `spot` the place at an object they have
    reserved and `using` the id of that object; `arrived` whether they are there; `waiting` ticks spent blocked by somebody.
    """

    id: int
    name: str
    tile: Tile
    came_from: Tile
    facing: str = "down"
    path: tuple[Tile, ...] = ()
    doing: Do | None = None
    spot: Spot | None = None
    using: int | None = None
    arrived: bool = False
    arrived_at: int = 0
    waiting: int = 0
    conversation: int | None = None
    percepts: list[Percept] = field(default_factory=list)

    @property
    def asleep(self) -> bool:
        """Whether they lie asleep (and notice nothing)."""
        return self.arrived and self.doing is not None and self.doing.asleep


@dataclass(frozen=True, slots=True)
class Line:
    """One line said in a conversation, and who heard it. `cites` are the speaker's memory numbers.

    `claims` are what it asserts, as plain sentences about people by name; `act` what is done by saying it ("tell").
    """

    speaker: int
    text: str
    tick: int
    cites: tuple[int, ...]
    hearers: tuple[int, ...]
    claims: tuple[str, ...] = ()
    act: str = ""


@dataclass(slots=True)
class Conversation:
    """A talk, a record of the world. `state`: "talking" or "ended"."""

    id: int
    members: tuple[int, ...]
    began: int
    state: str = "talking"
    lines: list[Line] = field(default_factory=list)
