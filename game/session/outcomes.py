"""Owns what comes of a thought in the world: words that are said, a talk that is begun or broken off, a step begun at once."""

from game.ai.meeting import company
from game.ai.residents import Resident
from game.ai.thought import Thought
from game.session.talks import Talks, said
from game.session.visitors import visitors_in
from game.world.commands import Command, LeaveTalk, StartTalk
from game.world.simulation import Simulation
from game.world.talking import objection


class Outcomes:
    """Turns thoughts that have just been committed into commands. `seed` is the run's."""

    def __init__(self, world: Simulation, residents: dict[int, Resident], talks: Talks, seed: int) -> None:
        self._world, self._residents, self._talks, self._seed = world, residents, talks, seed

    def commands(self, thought: Thought, at_once: list[Command]) -> list[Command]:
        """All of them, in order; `at_once` are what its resident begins to do now."""
        return [*self._breaks_off(thought), *at_once, *self._turns_to(thought), *self._words(thought)]

    def _words(self, thought: Thought) -> list[Command]:
        """A line to a visitor is said at once; a whole dialogue line by line, unless a visitor has joined meanwhile."""
        asked = thought.asked
        talk = self._world.conversations.get(asked.conversation or 0)
        if talk is None or talk.state != "talking":
            return []
        with_visitor = bool(visitors_in(talk, self._residents))
        if asked.kind == "dialogue" and not with_visitor:
            self._talks.written(talk.id, thought.lines)
            if not thought.lines:
                self._leave_alone(talk.members)
        if asked.kind == "say_line" and with_visitor:
            return [said(line, talk.id) for line in thought.lines]
        return []

    def _breaks_off(self, thought: Thought) -> list[Command]:
        """Who has to act at once leaves a talk standing."""
        resident = thought.asked.resident
        talk = self._world.bodies[resident].conversation
        return [LeaveTalk(resident, talk)] if thought.steps and talk is not None else []

    def _turns_to(self, thought: Thought) -> list[Command]:
        """Who has decided to talk does so, if the other is still near and free."""
        bodies, resident, person = self._world.bodies, thought.asked.resident, thought.asked.person
        if person is not None and thought.talk_to is None:
            self._residents[resident].reacted[-person] = self._world.now
        if thought.talk_to not in bodies or objection(self._world, bodies[resident], bodies[thought.talk_to]):
            return []
        pair = (resident, thought.talk_to)
        return [StartTalk(*pair, company(pair, self._residents, self._world, self._seed))]

    def _leave_alone(self, members: tuple[int, ...]) -> None:
        """Who would rather not talk with each other does not stop for the other again so soon."""
        for member in members:
            self._residents[member].reacted.update({-other: self._world.now for other in members if other != member})
