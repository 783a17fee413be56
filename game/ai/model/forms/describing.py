"""Owns what becomes of an object while somebody uses it, in a model's words."""

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict

from game.ai.mind import DescribeState, Mind
from game.ai.model.deeds import state_of
from game.ai.model.form import Form
from game.ai.model.values import Words


class State(BaseModel):
    """The object's new state."""

    model_config = ConfigDict(extra="ignore")
    state: Words = ""


def _facts(question: DescribeState, room: int) -> Mapping[str, object]:
    return {"action": question.action, "object": question.object}


def _read(answer: State, question: DescribeState, offline: Mind) -> str:
    return state_of(question.object, answer.state, question.action) or "in use"


DESCRIBE_STATE = Form(
    kind="describe_state",
    size="small",
    answer=State,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 40,
    read=_read,
)
