"""Owns the town's life: one call of `tick` is ten game seconds, and commands are the only way anything changes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.settings import Cognition
from game.world import packing
from game.world.choosing import spread_out
from game.world.clock import Clock
from game.world.commands import (
    Arrive,
    Command,
    Depart,
    Do,
    JoinTalk,
    LeaveTalk,
    MoveIn,
    MoveOut,
    Put,
    Redraw,
    Rejection,
    Say,
    SetState,
    StartTalk,
    Walk,
    Whisper,
)
from game.world.events import Event
from game.world.movement import move_everybody
from game.world.moving import move_in, move_out
from game.world.performing import change_state, close_places, expire, start
from game.world.places import Tile, Town
from game.world.placing import put
from game.world.redrawing import Redrawing, Upheaval, redraw
from game.world.sight import notice
from game.world.state import WorldState
from game.world.talking import end_silent_talks, join_talk, leave_talk, say, start_talk
from game.world.visiting import arrive_in_town, depart, walk, whisper


@dataclass(frozen=True, slots=True)
class TickReport:
    """What a tick brought: `events` in the order in which they happened, and the commands that came to nothing.

    A rejection may come ticks after its command: at a closed door, in front of a full room, at closing time. `upheaval` is what
    came of redrawing the town, if it was redrawn.
    """

    tick: int
    events: tuple[Event, ...]
    rejections: tuple[Rejection, ...]
    upheaval: Upheaval | None = None


class Simulation(WorldState):
    """A town that lives. It knows nothing of minds: people do what commands say, as far as the town lets them."""

    def __init__(
        self,
        town: Town,
        clock: Clock,
        residents: dict[int, str],
        positions: dict[int, Tile],
        staff: dict[int, tuple[int, ...]],
        settings: Cognition,
        seed: int = 1,
    ) -> None:
        super().__init__(town, clock, residents, positions, staff, settings, seed)
        spread_out(self)

    def tick(self, commands: Iterable[Command] = (), redrawn: Redrawing | None = None) -> TickReport:
        """Live the tick `now`: carry out or reject each command, let everybody move, act and notice.

        Where the town is `redrawn` from this tick on, that comes first.
        """
        self.events, self.rejections, self.walked, self.entered = [], [], [], []
        for body in self.bodies.values():
            body.came_from = body.tile
        upheaval = redraw(self, redrawn) if redrawn is not None else None
        for command in commands:
            self._carry_out(command)
        expire(self)
        if self.now >= self.led_until:
            close_places(self)
        end_silent_talks(self)
        move_everybody(self)
        notice(self)
        report = TickReport(self.now, tuple(self.events), tuple(self.rejections), upheaval)
        self.now += 1
        return report

    def to_data(self) -> dict[str, Any]:
        """Everything that changes, as plain data for JSON."""
        return packing.pack(self.moment())

    def moment(self) -> packing.Moment:
        """A cheap copy of everything that changes, for `packing.pack` in another thread."""
        return packing.moment(self)

    def restore(self, data: dict[str, Any]) -> None:
        """Go on from `to_data()` of a simulation of the same town, exactly as that one would."""
        packing.unpack(self, data)

    def _carry_out(self, command: Command) -> None:
        match command:
            case Do():
                start(self, command)
            case StartTalk():
                start_talk(self, command)
            case Say():
                say(self, command)
            case LeaveTalk():
                leave_talk(self, command)
            case JoinTalk():
                join_talk(self, command)
            case SetState():
                change_state(self, command)
            case Arrive():
                arrive_in_town(self, command)
            case Depart():
                depart(self, command)
            case MoveIn():
                move_in(self, command)
            case MoveOut():
                move_out(self, command)
            case Walk():
                walk(self, command)
            case Whisper():
                whisper(self, command)
            case Put():
                put(self, command)
            case Redraw():
                self.reject(command, "there is no such map")  # one that is there is taken before any command
