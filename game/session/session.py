"""Owns the loop in which a run lives: one call of `advance()` is one tick, in the window and without one.

Due thoughts are committed; their commands, the plans' and the players' go to the simulation; whoever has something
to think about is asked; what happened is written down.
"""

from collections import deque
from dataclasses import replace

from game.ai.agenda import Wish, reacts_to, wishes
from game.ai.meeting import company, meetings
from game.ai.noteworthy import AGAIN, key_of
from game.ai.plans import Step
from game.ai.residents import Resident
from game.ai.thought import ALARM, DELAYS, Asked, Thought
from game.session.commit import commit, is_stale, step_command
from game.session.in_flight import InFlight
from game.session.record import Record
from game.session.snapshots import snapshot
from game.session.talks import Talks
from game.settings import RunSettings
from game.world.answerable import answerable
from game.world.bodies import Conversation
from game.world.clock import TICKS_PER_MINUTE, Clock
from game.world.commands import Command, Do, LeaveTalk, Rejection, StartTalk
from game.world.events import Event, Percept
from game.world.simulation import Simulation, TickReport
from game.world.talking import objection
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
        self._whole = True

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

        Returns False, having changed nothing, when a thought that is due is not there yet, or the disk is far behind,
        and `wait` is false.
        """
        due = self.in_flight.due(self.now)
        if not wait and (self.record.behind or not all(self.in_flight.ready(each) for each in due)):
            return False
        if self.record.behind:
            self.record.catch_up()
        self._whole = False
        self._live(due, wait)
        self._whole = True
        return True

    def close(self) -> None:
        """Save, and let go of workers and file."""
        try:
            self.record.close(self, self._whole)
        finally:
            self.in_flight.close()

    def _live(self, due: list[Asked], wait: bool) -> None:
        commands = [*self._committed(due), *self._spoken(), *self._planned(), *self._ordered()]
        report = self.simulation.tick(commands)
        self._take_in(report)
        self._ask_reactions()
        self._ask_wishes()
        self.latest = report.events
        self.log.extend(report.events)
        self.record.commands(commands, report.tick)
        self.record.report(report)
        self.record.keep(self, wait)

    # commands of this tick

    def _committed(self, due: list[Asked]) -> list[Command]:
        commands: list[Command] = []
        for asked in due:
            thought = self.in_flight.take(asked, self.residents)
            if is_stale(thought, self.residents[asked.resident]):
                continue
            memories, at_once = commit(thought, self.residents, self.now, self.settings.cognition)
            self.record.thought(thought, memories, self.now)
            self.thoughts += 1
            commands += [*self._breaks_off(thought), *at_once, *self._turns_to(thought)]
            if asked.kind == "dialogue" and asked.conversation is not None:
                self.talks.written(asked.conversation, thought.lines)
        return commands

    def _breaks_off(self, thought: Thought) -> list[Command]:
        """Who has to act at once leaves a talk standing."""
        resident = thought.asked.resident
        talk = self.simulation.bodies[resident].conversation
        return [LeaveTalk(resident, talk)] if thought.steps and talk is not None else []

    def _turns_to(self, thought: Thought) -> list[Command]:
        """Who has decided to talk does so, if the other is still near and free."""
        bodies, resident, person = self.simulation.bodies, thought.asked.resident, thought.asked.person
        if person is not None and thought.talk_to is None:
            self.residents[resident].reacted[-person] = self.now
        if thought.talk_to not in bodies or objection(self.simulation, bodies[resident], bodies[thought.talk_to]):
            return []
        pair = (resident, thought.talk_to)
        return [StartTalk(*pair, company(pair, self.residents, self.simulation, self.settings.seed))]

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
        tried = command.arena if command.target is None else command.target
        resident.avoided = (*resident.avoided, tried)
        resident.stuck = rejection.reason if len(resident.avoided) <= TRIES else None

    def _part(self, talk: Conversation) -> None:
        """Those who talked or listened remember when; each thinks about what was said, if anything was."""
        there = {each for line in talk.lines for each in (line.speaker, *line.hearers)}
        took_part = tuple(member for member in talk.members if member in there)
        for member in took_part:
            others = tuple(each for each in took_part if each != member)
            self.residents[member].talked.update(dict.fromkeys(others, self.now))
            self._ask("note_talk", (member,), others, conversation=talk.id)

    # what is asked

    def _ask_reactions(self) -> None:
        """Whatever cannot wait is put to a mind; each game minute, so is whether to talk to somebody near."""
        for resident in self.residents.values():
            percept = reacts_to(resident, self.simulation.bodies[resident.id], self.simulation)
            if percept is not None:
                self._ask_reaction(resident, percept)
        if self.now % TICKS_PER_MINUTE:
            return
        for one, other in meetings(self.residents, self.simulation, self.settings.seed):
            resident = self.residents[one]
            if ALARM not in resident.lanes and self.now - resident.reacted.get(-other, -AGAIN) >= AGAIN:
                self._ask("react", (one,), (other,), step=self._at(resident), person=other)

    def _ask_reaction(self, resident: Resident, percept: Percept) -> None:
        resident.reacted[key_of(percept.event)] = self.now
        buffer = self.simulation.bodies[resident.id].percepts
        buffer[buffer.index(percept)] = replace(percept, noted=True)
        thing = percept.event.object
        turn = () if thing is None else answerable(self.simulation, thing)
        before = turn[: turn.index(resident.id)] if resident.id in turn else turn
        self._ask("react", (resident.id,), percepts=(percept,), step=self._at(resident), up_to=before)

    def _at(self, resident: Resident) -> Step | None:
        """The step somebody is at, if they have got to its place."""
        return resident.following if self.simulation.bodies[resident.id].arrived else None

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
            if wish.kind == "reflect":
                resident.unreflected = 0
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
