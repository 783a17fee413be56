"""Owns two days of our second town as the tests judge them: where everybody was, and what they did, at every minute."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.ai.offline.mind import OfflineMind
from game.assets import asset
from game.session import Session
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import MINUTES_PER_DAY, TICKS_PER_MINUTE

MAP: Path = asset("maps/skerrow.tmx")
DAYS = 2


@dataclass(frozen=True, slots=True)
class Minute:
    """Somebody at the beginning of a minute. `kind` is that of the thing they use, "" for none; `settled`: not on their way."""

    sector: str
    arena: str
    words: str
    kind: str
    asleep: bool
    settled: bool


class Days:
    """A run of two days. `of[name][minute]` counts from the first midnight."""

    def __init__(self, seed: int) -> None:
        self.session: Session = found(lay_ground(MAP, None, RunSettings(seed=seed)), Thinking(OfflineMind(), 0))
        self.of: dict[str, list[Minute]] = {one.name: [] for one in self.session.residents.values()}

    def live(self) -> "Days":
        """Live them, looking round every minute."""
        while self.session.now < DAYS * MINUTES_PER_DAY * TICKS_PER_MINUTE:
            if self.session.now % TICKS_PER_MINUTE == 0:
                self._look()
            self.session.advance(wait=True)
        return self

    def _look(self) -> None:
        simulation = self.session.simulation
        for body in simulation.bodies.values():
            arena = simulation.arena_at(body.tile)
            thing = simulation.town.objects.get(body.using) if body.using is not None else None
            self.of[body.name].append(
                Minute(
                    simulation.town.sector_of(arena).name,
                    simulation.town.arenas[arena].name,
                    body.doing.text.partition(" is ")[2] or body.doing.text if body.doing is not None else "",
                    thing.kind if thing is not None else "",
                    body.asleep,
                    body.arrived,
                )
            )

    def between(self, name: str, day: int, start: float, end: float) -> list[Minute]:
        """A resident's minutes of a day (from 0) between two hours; those after 24 are of the next."""
        first = day * MINUTES_PER_DAY
        return self.of[name][first + round(start * 60) : first + round(end * 60)]

    def texts(self, name: str) -> list[str]:
        """A resident's memories."""
        return next([each.text for each in one.stream.records] for one in self.session.residents.values() if one.name == name)


@cache
def days(seed: int = 7) -> Days:
    """Two days with a seed, lived once in each process."""
    return Days(seed).live()
