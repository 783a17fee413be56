"""Owns putting a question to a resident of a session from outside, which changes nothing in it."""

from dataclasses import replace

from game.ai.mind import Circumstances, InterviewAnswer
from game.ai.thinking import Means
from game.ai.thinking.ablating import FULL, Condition
from game.ai.thinking.interviewing import interview
from game.ai.thought import Asked, Snapshot
from game.session.founding import Thinking
from game.session.session import Session
from game.session.snapshots import snapshot


def put_question(
    session: Session, thinking: Thinking, resident: int, question: str, asker: str = "", condition: Condition = FULL
) -> InterviewAnswer:
    """What a resident answers just now, from what a condition leaves them. They will not remember that they were asked."""
    return interview(_frozen(session, resident), _means(session, thinking), question, asker, condition)


def as_they_are(session: Session, thinking: Thinking, resident: int) -> Circumstances:
    """A resident just now with everything they remember, the oldest first."""
    frozen = _frozen(session, resident)
    everything = tuple(frozen.me.stream.standing())
    return replace(_means(session, thinking).circumstances(frozen, frozen.me, everything), summary=frozen.me.summary)


def _frozen(session: Session, resident: int) -> Snapshot:
    asked = Asked(id=0, kind="notice", resident=resident, members=(resident,), asked=session.now, due=session.now)
    return snapshot(asked, (), session.residents, session.simulation, session.settings.seed)


def _means(session: Session, thinking: Thinking) -> Means:
    settings = session.settings.cognition
    return Means(thinking.mind, thinking.embedder, session.simulation.town, session.clock, settings)
