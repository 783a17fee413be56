"""Owns the loop in which a run lives: one call of `advance()` is one tick, in the window and without one.

Due thoughts are committed; their commands, the plans' and the players' go to the simulation; whoever has something
to think about is asked; what happened is written down.
"""

from collections import deque
from collections.abc import Sequence

from game.ai.embedding import Vectors
from game.ai.memory import Memory, NewMemory
from game.ai.residents import Resident
from game.ai.thought import Snapshot, Thought
from game.saves import LogRow
from game.session.at_work import Model
from game.session.commit import commit, is_stale, step_command
from game.session.decisions import Decisions, decided
from game.session.drawings import Drawings, Redrawn
from game.session.drawn import Drawn
from game.session.in_flight import InFlight
from game.session.movers import Movers
from game.session.outcomes import Outcomes
from game.session.questions import Questions
from game.session.record import Record
from game.session.redrawing import lived_tick
from game.session.retold import Retold
from game.session.talks import Talks
from game.session.visitors import partings, understood, visitor, visitors_in
from game.settings import RunSettings
from game.world.bodies import Conversation
from game.world.clock import TICKS_PER_MINUTE, Clock
from game.world.commands import Arrive, Command, Do, Rejection
from game.world.events import Event
from game.world.simulation import Simulation, TickReport
from game.world.tiled import MapFile

TRIES = 4
"""How many other places are tried for one step before it is let go."""
LOG_KEPT = 2000
"""Events kept in memory for the screen; all of them are in the save."""


class Session:
    """One run, living. Nothing outside writes what it holds; players hand in commands with `order`.

    `residents` by id (1, 2, ...) in the order of their file; `thoughts` counts those committed; `latest` has the last
    tick's events, `log` those of some hours, `decisions` the latest thoughts; `map_file` is what the screen draws. `model` is
    the language model at work, if one is. A thought not there when it is due lands up to `latest_landing` ticks later (see
    `advance`). While there is something `retold`, the log is lived again: minds and players are not heard. Before the tick
    `led_until` nobody thinks: what is done was lived elsewhere, and comes as orders.
    """

    def __init__(
        self,
        settings: RunSettings,
        map_file: MapFile,
        simulation: Simulation,
        residents: dict[int, Resident],
        in_flight: InFlight,
        record: Record,
    ) -> None:
        self.settings = settings
        self.drawings = Drawings(map_file)
        self.simulation = simulation
        self.residents = residents
        self.in_flight = in_flight
        self.record = record
        self.mind_name = "offline"
        self.model: Model | None = None
        self.latest_landing = 0
        self.retold: Retold | None = None
        self.led_until = 0
        self.questions = Questions(settings, simulation, residents, in_flight)
        self.talks = Talks()
        self.movers = Movers(simulation, residents)
        self._outcomes = Outcomes(simulation, residents, self.talks, settings.seed)
        self.thoughts = 0
        self.latest: tuple[Event, ...] = ()
        self.log: deque[Event] = deque(maxlen=LOG_KEPT)
        self.decisions = Decisions(record.embedder, record.path)
        self.orders: list[Command] = []
        self._whole = True

    @property
    def map_file(self) -> MapFile:
        """The map as it is drawn on the screen just now."""
        return self.drawings.map_file

    @property
    def redrawn(self) -> Redrawn | None:
        """The latest change of the map, in words."""
        return self.drawings.redrawn

    @property
    def refused(self) -> str:
        """Why the map as it was saved last cannot be lived on; "" where it can."""
        return self.drawings.refused

    @property
    def clock(self) -> Clock:
        """How ticks are shown as dates."""
        return self.simulation.clock

    @property
    def lately(self) -> tuple[LogRow, ...]:
        """The latest rows of the log, which may not be on the disk yet; none where nothing is written down."""
        return self.record.lately

    @property
    def now(self) -> int:
        """The tick that comes next."""
        return self.simulation.now

    def order(self, command: Command) -> None:
        """Hand in a player's command; it is carried out, or refused for a reason, at the next tick."""
        self.orders.append(command)

    def redraw(self, drawn: Drawn) -> None:
        """Have the town be another map from the next tick on. Nothing happens where it is that one already."""
        self.orders = self.drawings.asked_for(drawn, self.orders)

    def look_at_map(self) -> None:
        """Hear whether the map has been saved anew, where a designer is at work."""
        if (drawn := self.drawings.news()) is not None:
            self.redraw(drawn)

    def advance(self, wait: bool = False) -> bool:
        """Live one tick of ten game seconds.

        Returns False, having changed nothing, when a thought that is due is not there yet, or the disk is far behind,
        and `wait` is false. Where thoughts may land late (`latest_landing` ticks), the clock goes on meanwhile, and waits
        only for one that is later than that. Where the log is lived again, False says that it has no more.
        """
        if self.retold is not None:
            return self._live_again(self.retold)
        self.look_at_map()
        due = self.in_flight.due(self.now)
        if not wait:
            there = [each for each in due if self.in_flight.ready(each)]
            if self.record.behind or any(self.now - each.due >= self.latest_landing for each in due if each not in there):
                return False
            due = there
        if self.record.behind:
            self.record.catch_up()
        self._whole = False
        self._live([self.in_flight.take(each, self.residents) for each in due])
        self.record.keep(self)
        self._whole = True
        return True

    def give(self, resident: int, new: Sequence[NewMemory], embeddings: Vectors, used: Sequence[int] = ()) -> tuple[Memory, ...]:
        """Put memories into somebody's stream from outside. They count as of the last tick that was lived.

        `used` are numbers of memories that came to mind at that tick.
        """
        memories = self._give(resident, new, embeddings, used)
        self.record.keep_again(self)
        return memories

    def welcome(self, newcomer: Arrive) -> None:
        """A player is in town as somebody of their own; who was here before is the same person."""
        if newcomer.resident not in self.residents:
            language = next((each.persona.language for each in self.residents.values()), "English")
            self.residents[newcomer.resident] = visitor(newcomer, self.simulation.town, self.clock, language)

    def rest(self) -> None:
        """Time stands still from here on: write all of it down now, so that whatever happens meanwhile nothing is lost."""
        self.record.all_of_it(self)

    def close(self) -> None:
        """Let go of the workers, whose calls to a model end now, and save. What was in flight is asked again next time."""
        try:
            self.drawings.close()
            if self.model is not None:
                self.model.close()
            self.in_flight.close()
        finally:
            self.record.close(self, self._whole)

    def _live_again(self, retold: Retold) -> bool:
        if self.now >= retold.until:
            return False
        tick = self.now
        with retold.understood(tick):
            self.orders = retold.orders(tick)
            self._live(retold.landed(tick, self.in_flight, self.residents))
            for resident, new, embeddings, used in retold.given(tick):
                self._give(resident, new, embeddings, used)
            self.record.keep(self)
        return True

    def _give(self, resident: int, new: Sequence[NewMemory], embeddings: Vectors, used: Sequence[int]) -> tuple[Memory, ...]:
        stream, tick = self.residents[resident].stream, max(0, self.now - 1)
        memories = stream.commit(new, embeddings, tick)
        stream.touch(used, tick)
        self.record.given(resident, memories, embeddings, self.now - 1, used)
        return memories

    def _live(self, landed: list[tuple[Snapshot, Thought]]) -> None:
        commands = [*self._committed(landed), *self._spoken(), *self._planned(), *self._ordered()]
        report, commands = lived_tick(commands, self.drawings, self.simulation, self.residents)
        for command in commands:
            if isinstance(command, Arrive) and command.resident in self.simulation.bodies:
                self.welcome(command)
        came = self.movers.took_place(report, commands)
        self._take_in(report)
        if self.now < self.led_until:
            for body in self.simulation.bodies.values():
                body.percepts.clear()  # what is remembered of a time that was lived elsewhere comes from there
        else:
            self.questions.ask_answers([self.simulation.conversations[number] for number in self.talks.scripts])
            self.questions.ask_reactions()
            self.questions.ask_to_settle(came)
            self.questions.ask_wishes()
        self.latest = report.events
        self.log.extend(report.events)
        self.record.commands(commands, report.tick)
        self.record.report(report)

    # commands of this tick

    def _committed(self, landed: list[tuple[Snapshot, Thought]]) -> list[Command]:
        commands: list[Command] = []
        for snapshot, thought in landed:
            gone = thought.asked.resident not in self.simulation.bodies
            if gone or is_stale(thought, self.residents[thought.asked.resident]):
                self.record.dropped(thought, self.now)
                continue
            memories, at_once = commit(thought, self.residents, self.now, self.settings.cognition)
            decision = decided(snapshot, thought, memories, self.now)
            self.decisions.add(decision, snapshot)
            self.record.thought(thought, snapshot, decision, memories)
            self.thoughts += 1
            commands += self._outcomes.commands(thought, at_once)
        return commands

    def _spoken(self) -> list[Command]:
        under_way = [self.simulation.conversations[number] for number in self.talks.scripts]
        for talk in under_way:
            if visitors_in(talk, self.residents):
                self.talks.scripts[talk.id] = None
        leaving = partings(under_way, self.simulation, self.residents)
        return [*self.talks.commands(self.simulation.conversations, self.now), *leaving]

    def _planned(self) -> list[Command]:
        """Each game minute, whoever's next step has come begins it."""
        if self.now % TICKS_PER_MINUTE or self.now < self.led_until:
            return []
        commands: list[Command] = []
        for resident in (each for each in self.residents.values() if not each.visitor and each.id in self.simulation.bodies):
            step = resident.step_at(resident.plan_minute(self.now))
            talking = self.simulation.bodies[resident.id].conversation is not None
            if step is None or step == resident.following or talking or resident.plan is None:
                continue
            resident.following, resident.stuck, resident.avoided = step, None, ()
            commands.append(step_command(resident, resident.plan.day, step))
        return commands

    def _ordered(self) -> list[Command]:
        orders, self.orders = self.orders, []
        self.record.orders(orders, self.now)
        meant = [understood(each, self.residents, self.simulation) for each in orders]
        return [command for each in meant for command in self.movers.setting_out(each)]

    # what the tick brought

    def _take_in(self, report: TickReport) -> None:
        for rejection in report.rejections:
            if isinstance(rejection.command, Do):
                self._get_stuck(rejection.command, rejection)
        for talk in self.talks.begun(self.simulation.conversations):
            if not visitors_in(talk, self.residents) and self.now >= self.led_until:
                self.questions.ask("dialogue", talk.members, conversation=talk.id)
        for talk in self.talks.ended(self.simulation.conversations):
            self._part(talk)
        self.record.talks(self.talks.closed(self.simulation.conversations), report.tick)

    def _get_stuck(self, command: Do, rejection: Rejection) -> None:
        """Only the step being followed can be stuck; after a few tries it is let go."""
        resident = self.residents.get(command.resident)
        if resident is None or resident.following is None or resident.plan is None:
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
            here = member in self.simulation.bodies
            if not here or self.residents[member].visitor or self.now < self.led_until:
                continue
            self.questions.ask("note_talk", (member,), others, conversation=talk.id)
