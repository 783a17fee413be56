"""Owns what every question is asked with."""

from dataclasses import dataclass

from game.ai.known_places import KnownPlaces
from game.ai.memory import Memory
from game.ai.persona import Persona


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What every question is asked with: who, when, where, and what they can draw on.

    `seed` is the run's; `tick` now, `minute` of the day; `day` counts from the start, `date` is its ISO date and
    `weekday` 0 a Monday. `memories` are what was retrieved for this question, best first. `request` is the thought it is
    asked for, by the number of its request; 0 for none of the run's own (an interview): no answer depends on it.
    """

    resident: int
    persona: Persona
    seed: int
    tick: int
    day: int
    date: str
    weekday: int
    minute: int
    known: KnownPlaces
    arena: int
    doing: str = ""
    memories: tuple[Memory, ...] = ()
    summary: str = ""
    request: int = 0
