"""Owns putting a question to a resident of a session from outside, which changes nothing in it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.mind import Circumstances, InterviewAnswer
from game.ai.thinking import Means
from game.ai.thinking.ablating import FULL, Condition
from game.ai.thinking.interviewing import interview
from game.ai.thought import Asked, Snapshot
from game.session.founding import Thinking
from game.session.session import Session
from game.session.snapshots import snapshot


@dataclass(frozen=True, slots=True)
class Interviewer:
    """Asks the residents of a session, by the mind and the vectors of `thinking`; that changes nothing in it."""

    session: Session
    thinking: Thinking

    def sitting(self, resident: int, asker: str = "", condition: Condition = FULL) -> Callable[[str], InterviewAnswer]:
        """A resident as they are just now, whatever the town does from here on: asked in any thread, they answer from it.

        Call this where the session lives.
        """
        frozen, means = _frozen(self.session, resident), _means(self.session, self.thinking)
        return lambda question: interview(frozen, means, question, asker, condition)


def put_question(
    session: Session, thinking: Thinking, resident: int, question: str, asker: str = "", condition: Condition = FULL
) -> InterviewAnswer:
    """What a resident answers just now, from what a condition leaves them. They will not remember that they were asked."""
    return Interviewer(session, thinking).sitting(resident, asker, condition)(question)


def as_they_are(session: Session, thinking: Thinking, resident: int) -> Circumstances:
    """A resident just now with everything they remember, the oldest first."""
    frozen = _frozen(session, resident)
    everything = tuple(frozen.me.stream.standing())
    return _means(session, thinking).circumstances(frozen, frozen.me, everything)


def _frozen(session: Session, resident: int) -> Snapshot:
    asked = Asked(id=0, kind="notice", resident=resident, members=(resident,), asked=session.now, due=session.now)
    return snapshot(asked, (), session.residents, session.simulation, session.settings.seed)


def _means(session: Session, thinking: Thinking) -> Means:
    settings = session.settings.cognition
    return Means(thinking.mind, thinking.embedder, session.simulation.town, session.clock, settings)
