"""Owns what the drawing needs to know of a running game, as protocols: a session is one, and so is a test's."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.ai.persona import Persona
from game.ai.plans import DayPlan
from game.ai.stream import MemoryStream
from game.ai.thought import Asked
from game.session.at_work import Model
from game.session.decisions import Decisions
from game.settings import RunSettings
from game.world.bodies import Body, Conversation
from game.world.clock import Clock
from game.world.commands import Command
from game.world.events import Event
from game.world.places import Tile, Town
from game.world.routes import Routes
from game.world.tiled import MapFile

TILE = 32
"""Units of the drawing a tile is wide and high: the pixels of our own art. A map of other tiles is stretched to it."""


class World(Protocol):
    """The part of a simulation that can be seen. `bodies` are of everybody in town; who has left is in none of them."""

    @property
    def now(self) -> int: ...
    @property
    def town(self) -> Town: ...
    @property
    def bodies(self) -> Mapping[int, Body]: ...
    @property
    def states(self) -> Mapping[int, str]: ...
    @property
    def conversations(self) -> Mapping[int, Conversation]: ...
    @property
    def routes(self) -> Routes: ...
    def body(self, resident: int) -> Body: ...
    def arena_at(self, tile: Tile) -> int: ...
    def occupants(self, object_id: int) -> tuple[int, ...]: ...


class Resident(Protocol):
    """What the town knows of somebody beside their body. `key` names their pictures, or `look` does where it says one.

    A `visitor` is a player; `about` is what they say of themselves. Who has left town is still known.
    """

    @property
    def name(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def persona(self) -> Persona: ...
    @property
    def plan(self) -> DayPlan | None: ...
    @property
    def stream(self) -> MemoryStream: ...
    @property
    def summary(self) -> str: ...
    @property
    def visitor(self) -> bool: ...
    @property
    def about(self) -> str: ...
    @property
    def look(self) -> str: ...


class Awaited(Protocol):
    """What minds are busy with."""

    @property
    def asked(self) -> Sequence[Asked]: ...


class Scene(Protocol):
    """A running game. `advance` lives one tick and says whether it could: False while it waits for a thought.

    `log` has the latest events, oldest first, `decisions` the latest thoughts. `order` hands in a player's
    command for the next tick.
    """

    @property
    def simulation(self) -> World: ...
    @property
    def residents(self) -> Mapping[int, Resident]: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def map_file(self) -> MapFile: ...
    @property
    def mind_name(self) -> str: ...
    @property
    def model(self) -> Model | None: ...
    @property
    def settings(self) -> RunSettings: ...
    @property
    def log(self) -> Sequence[Event]: ...
    @property
    def decisions(self) -> Decisions: ...
    @property
    def in_flight(self) -> Awaited: ...
    def order(self, command: Command) -> None: ...
    def advance(self) -> bool: ...
    def close(self) -> None: ...
