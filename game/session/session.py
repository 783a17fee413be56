"""Owns the loop in which a run lives: one call of `advance()` is one tick, in the window and without one.

Due thoughts are committed; their commands, the plans' and the players' go to the simulation; whoever has something
to think about is asked; what happened is written down.
"""

from collections import deque

from game.ai.agenda import Wish, wishes
from game.ai.meeting import meetings
from game.ai.residents import Resident
from game.ai.thought import DELAYS, Asked
from game.session.commit import commit, is_stale, step_command
from game.session.in_flight import InFlight
from game.session.record import Record
from game.session.snapshots import snapshot
from game.session.talks import Talks
from game.settings import RunSettings
from game.world.bodies import Conversation
from game.world.clock import TICKS_PER_MINUTE, Clock
from game.world.commands import Command, Do, Rejection, StartTalk
from game.world.events import Event
from game.world.simulation import Simulation, TickReport
from game.world.tiled import MapFile

TRIES = 4
"""How many other places are tried for one step before it is let go."""
LOG_KEPT = 2000
"""Events kept in memory for the screen; all of them are in the save."""


class Session:
    """One run, living. Nothing outside writes what it holds; players hand in commands with `order`.

    `residents` by id (1, 2, ...) in the order of their file; `thoughts` counts those committed; `latest` has the
    last tick's events and `log` those of some hours; `map_file` is what the screen draws.
    """

    def __init__(
        self,
        settings: RunSettings,
        map_file: MapFile,
        simulation: Simulation,
        residents: dict[int, Resident],
        in_flight: InFlight,
        record: Record,
        mind_name: str,
    ) -> None:
        self.settings = settings
        self.map_file = map_file
        self.simulation = simulation
        self.residents = residents
        self.in_flight = in_flight
        self.record = record
        self.mind_name = mind_name
        self.talks = Talks()
        self.thoughts = 0
        self.latest: tuple[Event, ...] = ()
        self.log: deque[Event] = deque(maxlen=LOG_KEPT)
        self._orders: list[Command] = []

    @property
    def clock(self) -> Clock:
        """How ticks are shown as dates."""
        return self.simulation.clock

    @property
    def now(self) -> int:
        """The tick that comes next."""
        return self.simulation.now

    def order(self, command: Command) -> None:
        """Hand in a player's command; it is carried out, or refused for a reason, at the next tick."""
        self._orders.append(command)

    def advance(self, wait: bool = False) -> bool:
        """Live one tick of ten game seconds.

        Returns False, having changed nothing, when a thought that is due is not there yet and `wait` is false.
        """
        due = self.in_flight.due(self.now)
        if not wait and not all(self.in_flight.ready(each) for each in due):
            return False
        commands = [*self._committed(due), *self._spoken(), *self._planned(), *self._met(), *self._ordered()]
        report = self.simulation.tick(commands)
        self._take_in(report)
        self._ask_wishes()
        self.latest = report.events
        self.log.extend(report.events)
        self.record.commands(commands, report.tick)
        self.record.report(report)
        self.record.keep(self)
        return True

    def close(self) -> None:
        """Save, and let go of workers and file."""
        self.record.close(self)
        self.in_flight.close()

    # commands of this tick

    def _committed(self, due: list[Asked]) -> list[Command]:
        commands: list[Command] = []
        for asked in due:
            thought = self.in_flight.take(asked, self.residents)
            if is_stale(thought, self.residents[asked.resident]):
                continue
            memories, at_once = commit(thought, self.residents, self.now)
            self.record.thought(thought, memories, self.now)
            self.thoughts += 1
            commands += at_once
            if asked.kind == "dialogue" and asked.conversation is not None:
                self.talks.written(asked.conversation, thought.lines)
        return commands

    def _spoken(self) -> list[Command]:
        return self.talks.commands(self.simulation.conversations, self.now)

    def _planned(self) -> list[Command]:
        """Each game minute, whoever's next step has come begins it."""
        if self.now % TICKS_PER_MINUTE:
            return []
        commands: list[Command] = []
        for resident in self.residents.values():
            step = resident.step_at(resident.plan_minute(self.now))
            talking = self.simulation.bodies[resident.id].conversation is not None
            if step is None or step == resident.following or talking or resident.plan is None:
                continue
            resident.following, resident.stuck, resident.avoided = step, None, ()
            commands.append(step_command(resident, resident.plan.day, step))
        return commands

    def _met(self) -> list[Command]:
        """Each game minute, those who meet may begin a talk."""
        if self.now % TICKS_PER_MINUTE:
            return []
        pairs = meetings(self.residents, self.simulation, self.settings.seed)
        return [StartTalk(*pair) for pair in pairs]

    def _ordered(self) -> list[Command]:
        orders, self._orders = self._orders, []
        return orders

    # what the tick brought

    def _take_in(self, report: TickReport) -> None:
        for rejection in report.rejections:
            if isinstance(rejection.command, Do):
                self._get_stuck(rejection.command, rejection)
        for talk in self.talks.begun(self.simulation.conversations):
            self._ask("dialogue", talk.members, conversation=talk.id)
        for talk in self.talks.ended(self.simulation.conversations):
            self._part(talk)

    def _get_stuck(self, command: Do, rejection: Rejection) -> None:
        """Only the step being followed can be stuck; after a few tries it is let go."""
        resident = self.residents[command.resident]
        if resident.following is None or resident.plan is None:
            return
        if command != step_command(resident, resident.plan.day, resident.following):
            return
        if command.target is not None:
            resident.avoided = (*resident.avoided, command.target)
        resident.stuck = rejection.reason if len(resident.avoided) <= TRIES else None

    def _part(self, talk: Conversation) -> None:
        """Those who talked remember when; if anything was said, each thinks about what it was."""
        spoke = tuple(sorted({line.speaker for line in talk.lines}))
        for member in spoke:
            others = tuple(each for each in spoke if each != member)
            self.residents[member].talked.update(dict.fromkeys(others, self.now))
            self._ask("note_talk", (member,), others, conversation=talk.id)

    # what is asked

    def _ask_wishes(self) -> None:
        for resident in self.residents.values():
            body = self.simulation.bodies[resident.id]
            for wish in wishes(resident, body, self.now, self.settings.cognition):
                self._ask_wish(resident, wish)

    def _ask_wish(self, resident: Resident, wish: Wish) -> None:
        body = self.simulation.bodies[resident.id]
        if wish.kind == "notice":
            resident.noticed_at = self.now
            self._ask("notice", (resident.id,), percepts=tuple(body.percepts))
            body.percepts.clear()
        elif wish.kind == "ground":
            self._ask("ground", (resident.id,), step=wish.step, reason=wish.reason, avoid=resident.avoided)
            resident.stuck = None
        else:
            self._ask(wish.kind, (resident.id,), day=wish.day)

    def _ask(self, kind: str, members: tuple[int, ...], others: tuple[int, ...] = (), **about: object) -> None:
        first = self.residents[members[0]]
        asked = Asked(
            id=self.in_flight.next_id,
            kind=kind,
            resident=members[0],
            members=members,
            asked=self.now,
            due=self.now + DELAYS[kind],
            revision=first.revision,
            **about,  # type: ignore[arg-type]
        )
        frozen = snapshot(asked, others, self.residents, self.simulation, self.settings.seed)
        self.in_flight.submit(frozen, self.residents)
