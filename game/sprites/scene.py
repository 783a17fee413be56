"""Owns what the drawing needs to know of a running game, as protocols: a session is one, and so is a test's."""

from collections.abc import Mapping
from typing import Protocol

from game.ai.persona import Persona
from game.ai.plans import DayPlan
from game.world.bodies import Body, Conversation
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import MapFile

TILE = 32
"""Units of the drawing a tile is wide and high: the pixels of our own art. A map of other tiles is stretched to it."""


class World(Protocol):
    """The part of a simulation that can be seen."""

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


class Resident(Protocol):
    """What the town knows of somebody beside their body. `key` names their pictures."""

    @property
    def name(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def persona(self) -> Persona: ...
    @property
    def plan(self) -> DayPlan | None: ...


class Scene(Protocol):
    """A running game. `advance` lives one tick and says whether it could: False while it waits for a thought."""

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
    def advance(self) -> bool: ...
    def close(self) -> None: ...
