"""Owns what is put to minds at a tick: answers to visitors, reactions, and whatever else somebody has to think about."""

from dataclasses import replace

from game.ai.agenda import Wish, reacts_to, wishes
from game.ai.meeting import meetings
from game.ai.noteworthy import AGAIN, key_of
from game.ai.plans import Step
from game.ai.residents import Resident
from game.ai.thought import ALARM, ANSWER, DELAYS, Asked
from game.session.in_flight import InFlight
from game.session.snapshots import snapshot
from game.session.visitors import who_answers
from game.settings import RunSettings
from game.world.answerable import answerable
from game.world.bodies import Conversation
from game.world.clock import TICKS_PER_MINUTE
from game.world.events import Percept
from game.world.simulation import Simulation


class Questions:
    """Asks minds on behalf of the residents of a session: each gets a frozen snapshot, and has the lane taken meanwhile."""

    def __init__(
        self, settings: RunSettings, simulation: Simulation, residents: dict[int, Resident], in_flight: InFlight
    ) -> None:
        self._settings = settings
        self._simulation = simulation
        self._residents = residents
        self._in_flight = in_flight

    def ask_answers(self, talks: list[Conversation]) -> None:
        """Whoever has the word in a talk with a visitor thinks of what to say."""
        for talk in talks:
            speaker = who_answers(talk, self._simulation, self._residents)
            if speaker is not None and ANSWER not in self._residents[speaker].lanes:
                others = tuple(member for member in talk.members if member != speaker)
                self.ask("say_line", (speaker,), others, conversation=talk.id)

    def ask_reactions(self) -> None:
        """Whatever cannot wait is put to a mind; each game minute, so is whether to talk to somebody near."""
        for resident in self._minds():
            percept = reacts_to(resident, self._simulation.bodies[resident.id], self._simulation)
            if percept is not None:
                self._ask_reaction(resident, percept)
        if self._simulation.now % TICKS_PER_MINUTE:
            return
        for one, other in meetings(self._residents, self._simulation, self._settings.seed):
            resident = self._residents[one]
            if ALARM not in resident.lanes and self._simulation.now - resident.reacted.get(-other, -AGAIN) >= AGAIN:
                self.ask("meet", (one,), (other,), step=self._at(resident), person=other)

    def _ask_reaction(self, resident: Resident, percept: Percept) -> None:
        whispered = percept.event.kind == "whisper"
        if not whispered:
            resident.reacted[key_of(percept.event)] = self._simulation.now
        buffer = self._simulation.bodies[resident.id].percepts
        buffer[buffer.index(percept)] = replace(percept, noted=True)
        if whispered:
            self.ask("heed", (resident.id,), percepts=(percept,))
            return
        thing = percept.event.object
        turn = () if thing is None else answerable(self._simulation, thing)
        before = turn[: turn.index(resident.id)] if resident.id in turn else turn
        self.ask("react", (resident.id,), percepts=(percept,), step=self._at(resident), up_to=before)

    def _at(self, resident: Resident) -> Step | None:
        """The step somebody is at, if they have got to its place."""
        return resident.following if self._simulation.bodies[resident.id].arrived else None

    def _minds(self) -> list[Resident]:
        """Those for whom a mind thinks: everybody in town but players."""
        return [each for each in self._residents.values() if not each.visitor and each.id in self._simulation.bodies]

    def ask_to_settle(self, came: tuple[int, ...]) -> None:
        """Whoever has come to live in town remembers who they are before anything else."""
        for resident in came:
            self.ask("settle", (resident,))

    def ask_wishes(self) -> None:
        """Whoever has something to think about, and the lane free for it, is asked."""
        for resident in self._minds():
            body = self._simulation.bodies[resident.id]
            for wish in wishes(resident, body, self._simulation.now, self._settings.cognition):
                self._ask_wish(resident, wish)

    def _ask_wish(self, resident: Resident, wish: Wish) -> None:
        body = self._simulation.bodies[resident.id]
        if wish.kind == "notice":
            resident.noticed_at = self._simulation.now
            self.ask("notice", (resident.id,), percepts=tuple(body.percepts))
            body.percepts.clear()
        elif wish.kind == "ground":
            self.ask("ground", (resident.id,), step=wish.step, reason=wish.reason, avoid=resident.avoided)
            resident.stuck = None
        else:
            if wish.kind == "reflect":
                resident.unreflected = 0
            self.ask(wish.kind, (resident.id,), day=wish.day)

    def ask(self, kind: str, members: tuple[int, ...], others: tuple[int, ...] = (), **about: object) -> None:
        """Put a question of a kind to the first of its members' mind; `about` are further fields of Asked."""
        first = self._residents[members[0]]
        asked = Asked(
            id=self._in_flight.next_id,
            kind=kind,
            resident=members[0],
            members=members,
            asked=self._simulation.now,
            due=self._simulation.now + DELAYS[kind],
            revision=first.revision,
            **about,  # type: ignore[arg-type]
        )
        frozen = snapshot(asked, others, self._residents, self._simulation, self._settings.seed)
        self._in_flight.submit(frozen, self._residents)
