"""Owns being interviewed by way of a model: an answer in the first person, from memories alone, within the rules of conduct."""

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict, Field

from game.ai.conduct import keeps_to_it
from game.ai.cues import cued
from game.ai.memory import Memory
from game.ai.mind import AnswerInterview, InterviewAnswer, Mind
from game.ai.model.form import Form
from game.ai.model.forms.recalled import fitting, in_turn, is_step
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import ROOM
from game.ai.model.speech import speech
from game.ai.model.values import Whole, Words
from game.ai.plan_entries import plan_entry
from game.world.clock import clock_face, day_number, minute_of_day

WIDER = 3
"""An interview leaves time to think: so many times the usual room for memories."""
CUED = 40
"""How many memories come to mind by the words of the question alone."""


class Answered(BaseModel):
    """What is said, the numbers of the memories it rests on, and whether they know the answer at all."""

    model_config = ConfigDict(extra="ignore")
    text: Words
    cites: list[Whole] = Field(default_factory=list, max_length=20)
    known: bool = True


def numbered(question: AnswerInterview, room: int = ROOM) -> dict[int, Memory]:
    """The memories that are shown, by their numbers in the prompt; less room shows fewer, under the same numbers.

    In turn: what shares words with the question, what was retrieved, who they have always been, what they have planned.
    """
    memories = tuple(each for each in question.now.memories if not is_step(each))
    seeds = tuple(each for each in memories if each.is_seed)
    plans = tuple(each for each in memories if plan_entry(each.text) is not None)
    groups = (cued(memories, question.question, CUED), memories, seeds, plans)
    return dict(enumerate(fitting(in_turn(groups), WIDER * room), 1))


def _facts(question: AnswerInterview, room: int) -> Mapping[str, object]:
    shown = numbered(question, room)
    when = {number: _when(memory, question.now.day) for number, memory in shown.items()}
    return {"shown": shown, "when": when, "question": question.question, "asker": question.asker}


def _when(memory: Memory, today: int) -> str:
    """When it came to be remembered: "yesterday 14:20"; "" for what they have known from the start."""
    if memory.is_seed:
        return ""
    ago = today - day_number(memory.created)
    day = "today" if ago <= 0 else "yesterday" if ago == 1 else f"{ago} days ago"
    return f"{day} {clock_face(minute_of_day(memory.created))}"


def _read(answer: Answered, question: AnswerInterview, offline: Mind) -> InterviewAnswer:
    persona = question.now.persona
    text = speech(answer.text, (persona.name,))
    if text is None:
        raise Unusable('"text" must hold what the resident says aloud, in plain words')
    if not keeps_to_it(question.question, text, persona.language):
        raise Unusable(
            "whoever is asked whether they are real says that they are a simulation, and denies it nowhere; "
            "whoever is told of love turns it down kindly"
        )
    shown = numbered(question)
    cites = dict.fromkeys(shown[each].number for each in answer.cites if each in shown) if answer.known else ()
    return InterviewAnswer(text, tuple(cites), answer.known)


ANSWER_INTERVIEW = Form(
    kind="answer_interview",
    size="large",
    answer=Answered,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 420,
    read=_read,
)
