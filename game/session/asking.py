"""Owns putting a question to a resident of a session from outside, which changes nothing in it."""

from game.ai.mind import InterviewAnswer
from game.ai.thinking import Means
from game.ai.thinking.ablating import FULL, Condition
from game.ai.thinking.interviewing import interview
from game.ai.thought import Asked
from game.session.founding import Thinking
from game.session.session import Session
from game.session.snapshots import snapshot


def put_question(
    session: Session, thinking: Thinking, resident: int, question: str, asker: str = "", condition: Condition = FULL
) -> InterviewAnswer:
    """What a resident answers just now, from what a condition leaves them. They will not remember that they were asked."""
    simulation, settings = session.simulation, session.settings
    asked = Asked(id=0, kind="notice", resident=resident, members=(resident,), asked=session.now, due=session.now)
    frozen = snapshot(asked, (), session.residents, simulation, settings.seed)
    means = Means(thinking.mind, thinking.embedder, simulation.town, session.clock, settings.cognition)
    return interview(frozen, means, question, asker, condition)
