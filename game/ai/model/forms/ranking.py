"""Owns having a model rank answers that were given in a resident's name, by how believable they are for this person."""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, Field

from game.ai.cues import cued
from game.ai.memory import Memory
from game.ai.mind import Circumstances, Mind
from game.ai.model.form import Form
from game.ai.model.forms.recalled import fitting, in_turn, is_step, matters
from game.ai.model.prompt import Unusable
from game.ai.model.values import Whole

WIDER = 4
"""A judge reads more than a resident recalls: so many times the usual room for memories."""
CUED = 40
"""How many memories are shown for the words of the question alone."""


@dataclass(frozen=True, slots=True)
class RankAnswers:
    """A question that was put to the resident of `now`, and the answers to be ranked; `now.memories` are their whole stream."""

    now: Circumstances
    question: str
    answers: tuple[str, ...]


class Ranked(BaseModel):
    """Numbers of the answers, the most believable first."""

    model_config = ConfigDict(extra="ignore")
    order: list[Whole] = Field(max_length=20)


def _facts(question: RankAnswers, room: int) -> Mapping[str, object]:
    return {"shown": _shown(question, room), "question": question.question, "answers": question.answers}


def _shown(question: RankAnswers, room: int) -> tuple[Memory, ...]:
    """In turn: what shares words with the question, who they have always been, and what mattered of late."""
    memories = tuple(each for each in question.now.memories if not is_step(each))
    seeds = tuple(each for each in memories if each.is_seed)
    lately = tuple(each for each in reversed(memories) if matters(each))
    return fitting(in_turn((cued(memories, question.question, CUED), seeds, lately)), WIDER * room)


def _read(answer: Ranked, question: RankAnswers, offline: Mind) -> tuple[int, ...]:
    """The answers' places in `answers`, counted from 0, the best first."""
    if sorted(answer.order) != list(range(1, len(question.answers) + 1)):
        raise Unusable(f'"order" must hold each of the numbers 1 to {len(question.answers)} once, the most believable first')
    return tuple(number - 1 for number in answer.order)


RANK_ANSWERS = Form(
    kind="rank_answers",
    size="large",
    answer=Ranked,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 120,
    read=_read,
)
