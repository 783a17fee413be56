"""One harmless question for each kind there is, by two people of a village, with something in every field."""

from dataclasses import replace
from typing import Any

from ai.offline.offline_places import village
from ai.offline.talk.talk_people import EMIL, NORA, TODAY

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import (
    AnswerInterview,
    AskReflection,
    BreakDownHour,
    Circumstances,
    DescribeState,
    DrawInsights,
    Ground,
    HeedVoice,
    NoteTalk,
    PlanDay,
    RateImportance,
    React,
    ReplanDay,
    SayLine,
    Speaker,
    SummariseSelf,
    WriteDialogue,
)
from game.ai.persona import Persona
from game.ai.plans import Block, DayPlan, Step, Stroke
from game.world.bodies import Line
from game.world.clock import tick_at

NORAS, EMILS, VISITOR = 0, 1, 9
NAMES = ((NORAS, "Nora Finch"), (EMILS, "Emil Sand"), (2, "Ida Moss"), (VISITOR, "Rob Vane"))
MINUTE = 600
KITCHEN, STOVE = 12, 1202


def _memory(number: int, text: str, kind: Kind = Kind.OBSERVATION, created: int = 0, **fields: Any) -> Memory:
    return Memory(number, created, NewMemory(kind, text, 6, **fields))


def _records(persona: Persona) -> tuple[Memory, ...]:
    other = EMILS if persona is NORA else NORAS
    seeds = [_memory(number, text) for number, text in enumerate(persona.clauses)]
    told = _memory(40, "Ida Moss said that they are selling the ferry.", Kind.CHAT, 900, said_by=2, talk=1, line=0, people=(2,))
    met = _memory(41, f"{persona.name} talked with {NAMES[other][1]} about bells.", Kind.CHAT, 901, talk=2, people=(other,))
    felt = _memory(42, f"{persona.name} is glad of {NAMES[other][1]}.", Kind.REFLECTION, 902, people=(other,))
    return (*seeds, told, met, felt)


def now(persona: Persona = NORA, **fields: Any) -> Circumstances:
    """Nora (or Emil) at ten o'clock in her kitchen."""
    who = NORAS if persona is NORA else EMILS
    summary = f"{persona.name} is content. {persona.name} has plans."
    known = village("Nora Finch")
    made = Circumstances(
        who, persona, 1, tick_at(0, MINUTE), 0, TODAY, 1, MINUTE, known, KITCHEN, "kneading dough", _records(persona), summary
    )
    return replace(made, **fields)


def speaker(persona: Persona = NORA) -> Speaker:
    """Somebody with a few records."""
    records = _records(persona)
    return Speaker(now(persona, memories=records[:3]), records[-2:], records, NAMES)


def plan() -> DayPlan:
    """A day of a few entries."""
    blocks = (
        Block("sleep", 0, 360, "Nora Finch's house", "sleep"),
        Block("bake bread for the fair", 360, 780, "The Blue Jug Café", "work"),
        Block("read a long letter", 780, 1320, "Mill Park", "read"),
        Block("sleep", 1320, 1800, "Nora Finch's house", "sleep"),
    )
    strokes = tuple(Stroke(each.text, each.start, each.end) for each in blocks)
    return DayPlan(0, 360, 1320, strokes, blocks)


LINES = (
    Line(NORAS, "Good morning, Rob. Will you buy a bun?", 1, (), (VISITOR,)),
    Line(VISITOR, "You said yesterday that you would give me one.", 2, (), (NORAS,)),
)


def questions() -> dict[str, Any]:
    """By kind: the method of Mind that answers it."""
    step = Step("knead dough", MINUTE, MINUTE + 10, KITCHEN, STOVE, "in use", "🍞", 2, "cook", "stove")
    promise = "Nora Finch promised Emil Sand to come to the bell feast at Mill Park on May 6 from 5pm to 7pm."
    records = _records(NORA)
    draws = (DrawInsights(now(), "What does Emil Sand want?", records[-1:]), DrawInsights(now(), "What is Nora Finch after?"))
    return {
        "plan_day": PlanDay(now(), "Yesterday Nora Finch baked and slept badly.", (promise,), ("The boat race is called off.",)),
        "replan_day": ReplanDay(now(), plan(), MINUTE, (promise,), ("The boat race is called off.",)),
        "break_down_hour": BreakDownHour(now(), plan(), 780, 840),
        "ground": Ground(now(), step, "somebody else is at the stove"),
        "describe_state": DescribeState(now(), "melting sugar", "copper pan"),
        "rate_importance": RateImportance(now(), ("Emil Sand has lost his bell foundry in a fire", "Ida Moss is moving away")),
        "react": React(
            now(), "the stove is burning", records[-1:], records[:2], STOVE, "burning", EMILS, step, ("Ida Moss",), NAMES
        ),
        "heed": HeedVoice(now(), "You are going to open a second oven.", records[:2], NAMES),
        "write_dialogue": WriteDialogue((speaker(NORA), speaker(EMIL))),
        "say_line": SayLine(speaker(NORA), LINES, records[1:3], records[-2:]),
        "note_talk": NoteTalk(speaker(NORA), ("Rob Vane",), LINES, (("he", "him", "his"),)),
        "ask_reflection": AskReflection(now()),
        "draw_insights": draws,
        "summarise_self": SummariseSelf(now(), records[:3], records[3:5], records[5:]),
        "answer_interview": AnswerInterview(now(), "What do you think of the ferry?", "a reporter", NAMES),
    }
