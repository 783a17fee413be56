"""Owns the way back, for the stub server and the tests: a typed answer about plans as the JSON a sensible model would send.

What the JSON has no room for is not carried: of steps `activity`, `wanted`, `firm` and `way` are read anew from the words,
and which of several equal things in a room it was; a step at a thing outside the rooms that were shown is at a room of
those. Of plans strokes, `detail` and what was declined are worked out again, and sleep is left out.
"""

from collections.abc import Sequence

from game.ai.mind import BreakDownHour, DescribeState, Ground, PlanDay, ReplanDay
from game.ai.model.forms import breaking_down, grounding
from game.ai.model.places import Room
from game.ai.plans import WAIT, Block, DayPlan, Step
from game.world.clock import clock_face


def write_plan_day(plan: DayPlan, question: PlanDay) -> dict[str, object]:
    """A whole day."""
    return {"wake": clock_face(plan.wake), "bed": clock_face(plan.bed), "plan": _entries(plan.blocks)}


def write_replan_day(plan: DayPlan, question: ReplanDay) -> dict[str, object]:
    """What is left of a day."""
    return {"plan": _entries([block for block in plan.blocks if block.end > question.since])}


def write_break_down_hour(steps: Sequence[Step], question: BreakDownHour) -> dict[str, object]:
    """The steps of a stretch."""
    offer = breaking_down.offered(question)
    return {
        "steps": [
            f"{step.end - step.start}|{_key(offer, step)}|{step.text}|{step.state or ''}|{step.emoji}|{step.importance}"
            for step in steps
        ]
    }


def write_ground(step: Step, question: Ground) -> dict[str, object]:
    """Another place, or waiting."""
    if step.activity == WAIT:
        return {"at": "", "wait": step.end - step.start, "do": ""}
    return {
        "at": _key(grounding.offered(question), step),
        "wait": 0,
        "do": "" if step.text == question.step.text else step.text,
    }


def write_describe_state(state: str, question: DescribeState) -> dict[str, object]:
    """A state."""
    return {"state": state}


def _entries(blocks: Sequence[Block]) -> list[dict[str, str]]:
    waking = [block for block in blocks if block.activity != "sleep"]
    return [{"at": clock_face(block.start), "do": block.text, "where": block.place} for block in waking]


def _key(offer: Sequence[Room], step: Step) -> str:
    """The key of a step's thing, else of its room, else of the first room."""
    keys = [kind.key for room in offer for kind in room.kinds if any(thing.id == step.target for thing in kind.things)]
    return next(iter([*keys, *(room.key for room in offer if room.arena == step.arena), offer[0].key]))
