"""Owns one day of our town as the tests judge it: what its save says, and where everybody was at every tick."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from game.ai.memory import Kind, Memory
from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session import Session
from game.session.founding import Thinking, found_new
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.bodies import Body
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import Do
from game.world.places import Tile, Town

MIDNIGHT = 24 * 60
LIVED_UNTIL = 26 * 60 + 30
"""Minutes lived: the first day, and of the second as much as it takes until the last have gone to bed."""


class Moment(NamedTuple):
    """Where somebody was at the end of a tick. `settled`: not walking, and at the place of what they do."""

    tile: Tile
    arena: int
    settled: bool
    doing: Do | None


class Action(NamedTuple):
    """Something somebody began at its place, as the save's log has it. `words`: "eating breakfast"; `kind`: of the object."""

    name: str
    minute: int
    words: str
    kind: str | None
    place: str


@dataclass(frozen=True)
class LivedDay:
    """The day: `moments[tick][resident - 1]` as watched, the rest as its save tells it."""

    seed: int
    town: Town
    names: dict[int, str]
    moments: list[tuple[Moment, ...]]
    events: tuple[dict[str, Any], ...]
    commands: tuple[dict[str, Any], ...]
    memories: dict[str, tuple[Memory, ...]]
    ground: Ground
    path: Path

    @cached_property
    def actions(self) -> dict[str, list[Action]]:
        """What each resident began to do, in order."""
        began: dict[str, list[Action]] = {name: [] for name in self.names.values()}
        for event in self.events:
            if event["kind"] == "doing":
                action = self._action(event)
                began[action.name].append(action)
        return began

    def _action(self, event: dict[str, Any]) -> Action:
        name = self.names[event["resident"]]
        kind = self.town.objects[event["object"]].kind if event["object"] is not None else None
        words = event["text"].removeprefix(f"{name} is ")
        return Action(name, event["tick"] // TICKS_PER_MINUTE, words, kind, self.town.arena_address(event["arena"]))

    def of_the_day(self, name: str) -> list[Action]:
        """What a resident began before the first midnight that they lived to see."""
        return [action for action in self.actions[name] if action.minute < MIDNIGHT]

    def minutes(self, name: str) -> list[Moment]:
        """Where a resident was at the beginning of each minute."""
        place = list(self.names.values()).index(name)
        return [tick[place] for tick in self.moments[::TICKS_PER_MINUTE]]

    def sector(self, moment: Moment) -> str:
        """The name of the building or ground somebody was in."""
        return self.town.sector_of(moment.arena).name

    def remembered(self, name: str, kind: Kind) -> list[str]:
        """The texts of a resident's memories of one kind, oldest first."""
        return [memory.text for memory in self.memories[name] if memory.content.kind is kind]


def live_a_day(folder: Path, seed: int) -> LivedDay:
    """Live it, write it, and read it back."""
    store = Store(folder)
    ground = lay_ground(None, None, RunSettings(seed=seed))
    session = found_new(store, "a day", ground, Thinking(OfflineMind(), 0))
    moments: list[tuple[Moment, ...]] = []
    while session.now < LIVED_UNTIL * TICKS_PER_MINUTE:
        session.advance(wait=True)
        moments.append(tuple(_moment(session, body) for body in session.simulation.bodies.values()))
    session.close()
    names = {resident.id: resident.name for resident in session.residents.values()}
    with store.open("a day", write=False) as save:
        return LivedDay(
            seed,
            ground.town,
            names,
            moments,
            tuple(row.data for row in save.log("event")),
            tuple({"tick": row.tick, **row.data} for row in save.log("command")),
            {name: save.memories(number) for number, name in names.items()},
            ground,
            save.path,
        )


def _moment(session: Session, body: Body) -> Moment:
    return Moment(body.tile, session.simulation.arena_at(body.tile), body.arrived and not body.path, body.doing)
