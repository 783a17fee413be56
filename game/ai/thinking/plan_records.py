"""Owns how plans stand in the stream: the wake-up hour, the day in strokes, its hours, its steps, and every change of them."""

import re
from collections.abc import Iterable

from game.ai.commitments import Commitment, names_it
from game.ai.memory import Kind, NewMemory
from game.ai.plans import Block, DayPlan, Step, Stroke
from game.ai.thought import Portrait
from game.world.clock import TICKS_PER_DAY, Clock, clock_face

PLAN_IMPORTANCE = 3
CHANGE_IMPORTANCE = 5
_PROMISED = {"attend": "to come", "help": "to help", "do": "it"}
_TIMED = re.compile(r" (?:at|from) \d")


def day_records(me: Portrait, plan: DayPlan, clock: Clock, minute: int = 0) -> tuple[NewMemory, ...]:
    """The wake-up hour, if that is still to come at a minute of the day, the broad strokes and the hours."""
    name, date = me.persona.name, date_words(plan.day, clock)
    strokes = ", ".join(f"{number}) {_stroke(stroke)}" for number, stroke in enumerate(plan.strokes, 1))
    wake = (f"{name} means to wake up at {clock_face(plan.wake)} on {date}",) if minute < plan.wake else ()
    hours = (f"{name} plans to {_hour(block, date)}" for block in plan.blocks)
    texts = (*wake, f"This is {name}'s plan for {date}: {strokes}", *hours)
    return tuple(NewMemory(Kind.PLAN, text, PLAN_IMPORTANCE) for text in texts)


def step_records(me: Portrait, steps: tuple[Step, ...]) -> tuple[NewMemory, ...]:
    """Each step with its minutes and its beginning, once there."""
    name = me.persona.name
    return tuple(NewMemory(Kind.PLAN, _step_text(name, step), step.importance, place=step.arena) for step in steps)


def _step_text(name: str, step: Step) -> str:
    there = step.start + step.way
    if step.asleep:
        return f"{name} plans to {step.text} from {clock_face(there)} until {clock_face(step.end)}"
    return f"{name} plans to {step.text} for {step.end - there} minutes from {clock_face(there)}"


def change_records(me: Portrait, old: DayPlan, new: DayPlan, bound: Iterable[Commitment], clock: Clock) -> tuple[NewMemory, ...]:
    """What is planned now that was not, and why; and what is planned no longer."""
    name, he, date = me.persona.name, me.persona.pronouns[0], date_words(new.day, clock)
    held = list(bound)
    found = []
    for block in new.blocks:
        if block in old.blocks:
            continue
        cause = next((each for each in held if names_it(block.text, each.occasion)), None)
        because = f", because {he} promised {cause.whom} {_PROMISED[cause.occasion.role]}" if cause and cause.whom else ""
        evidence = (cause.number,) if cause and cause.number is not None else ()
        weight = CHANGE_IMPORTANCE if cause else PLAN_IMPORTANCE
        found.append(NewMemory(Kind.PLAN, f"{name} now plans to {_hour(block, date)}{because}", weight, evidence))
    texts = {block.text for block in new.blocks}
    gone = [block for block in old.blocks if block.text not in texts and block.activity != "sleep"]
    found += [NewMemory(Kind.PLAN, f"{name} no longer plans to {_hour(block, date)}", PLAN_IMPORTANCE) for block in gone]
    return tuple(found)


def date_words(day: int, clock: Clock) -> str:
    """ "Tuesday February 14" for a day of the run."""
    moment = clock.moment(day * TICKS_PER_DAY)
    return f"{moment:%A %B} {moment.day}"


def _stroke(stroke: Stroke) -> str:
    return stroke.text if _TIMED.search(stroke.text) else f"{stroke.text} at {clock_face(stroke.start)}"


def _hour(block: Block, date: str) -> str:
    return f"{block.text} from {clock_face(block.start)} to {clock_face(block.end)} on {date}"
