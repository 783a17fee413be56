"""Owns links to what was planned: a step, the hour of the day it belongs to, and the thoughts both came of."""

from dataclasses import replace

from game.ai.plans import Block, Step
from game.session.because.grounds import binding, known_from_the_start
from game.session.because.links import Link, Reason
from game.session.because.plans import Origin, PlanThen
from game.session.because.sights import seen_before
from game.session.because.telling import Telling, Thought
from game.session.because.thoughts import thought_link
from game.session.because.wording import at_time, hours, of_them, quoted, sentence
from game.world.clock import TICKS_PER_HOUR, clock_face


def step_reason(telling: Telling, resident: int, then: PlanThen, minute: int) -> Reason | None:
    """Why a step is in somebody's plan at a minute of its day; None where there is none."""
    found = then.step_at(minute)
    if found is None:
        return None
    step, origin = found
    if origin.how in ("put in", "again"):
        return _otherwise(telling, resident, step, origin)
    planned = _as_planned(telling, resident, then, step, origin)
    if origin.how == "made":
        return planned
    return replace(planned, answer=f"{_elsewhere(telling, resident, origin)} {planned.answer}", cause="thought")


def hour_reason(telling: Telling, resident: int, then: PlanThen, minute: int) -> Reason | None:
    """Why an hour is in somebody's plan."""
    found = then.block_at(minute)
    if found is None:
        return None
    block, origin = found
    hour = _hour_link(telling, resident, then, block, origin)
    answer = f"{telling.first_name(resident)} {_planned(telling, origin).replace('planned', 'planned it', 1)}"
    return Reason(sentence(answer + _for(telling, resident, hour)), "plan", (hour,))


def decided(telling: Telling, thought: Thought) -> str:
    """What somebody decided with a thought and why, in the words they remember it by; "" where they keep no record of it."""
    decision = thought.decision
    records = [telling.memory(decision.resident, number) for number in decision.memories]
    made = [record for record in records if record is not None and record.content.kind != "plan"]
    resting = [record for record in made if record.content.evidence]
    chosen = resting or (made if decision.kind in ("ground", "react", "heed") else [])
    return sentence(chosen[0].text) if chosen else ""


def _as_planned(telling: Telling, resident: int, then: PlanThen, step: Step, origin: Origin) -> Reason:
    """A step that carries out the hour it lies in, which is the reason for it."""
    held = then.block_at(min(step.start + step.way, step.end - 1)) or then.block_at(step.start)
    made = thought_link(telling, origin.thought, decided(telling, origin.thought), about=step.text)
    first, words = telling.first_name(resident), _step_words(telling, resident, step)
    landed = origin.thought.decision.landed
    if held is None:
        answer = f"It is the next step of {first}'s plan, thought out {at_time(telling, landed)}."
        return Reason(answer, "plan", (Link("step", words, landed, (made,), resident),))
    block, source = held
    hour = _hour_link(telling, resident, then, block, source)
    planned = f"which {first} {_planned(telling, source)}{_for(telling, resident, hour)}"
    answer = f"It belongs to {quoted(block.text)} from {hours(block)}, {planned}"
    return Reason(sentence(answer), "plan", (Link("step", words, landed, (hour, made), resident),))


def _otherwise(telling: Telling, resident: int, step: Step, origin: Origin) -> Reason:
    """A step that was not planned: it was put in for something that came up, or is done again after that."""
    words, first = decided(telling, origin.thought), telling.first_name(resident)
    below = [thought_link(telling, origin.thought, words, about=step.text), *seen_before(telling, origin.thought)]
    if origin.instead is not None:
        meant = thought_link(telling, origin.instead.thought)
        said = f"At {clock_face(step.start)} {first} had meant to go on with what was planned."
        below.append(Link("step", said, meant.tick, (meant,), resident))
    answer = words or f"{first} decided to do it at once."
    if origin.how == "again":
        answer = f"{first} was called away from it, and begins again. {words}"
    link = Link("step", _step_words(telling, resident, step), origin.thought.decision.landed, tuple(below), resident)
    return Reason(sentence(answer), "thought", (link,))


def _elsewhere(telling: Telling, resident: int, origin: Origin) -> str:
    """Why something is done at another place than was planned."""
    asked = origin.thought.decision.asked
    reason = next(telling.events(asked, max(0, asked - TICKS_PER_HOUR), most=1, kind="rejection", resident=resident), None)
    why = reason.text if reason is not None else "It could not be done where it was planned"
    return sentence(f"{why}, so {telling.first_name(resident)} found another way")


def _for(telling: Telling, resident: int, hour: Link) -> str:
    """The end of an answer: what an hour is for, where that is known: ", for she keeps a shop"."""
    reason = next((each for each in hour.below if each.sort in ("bound", "memory")), None)
    return "" if reason is None else f", for {of_them(telling, reason.said, resident)}"


def _planned(telling: Telling, origin: Origin) -> str:
    """ "planned at 00:10"."""
    decision = origin.thought.decision
    deed = "put into the plan" if decision.kind == "replan" else "planned"
    return f"{deed} {at_time(telling, decision.landed)}"


def _step_words(telling: Telling, resident: int, step: Step) -> str:
    return f"{telling.first_name(resident)}'s plan has {quoted(step.text)} from {hours(step)}."


def _hour_link(telling: Telling, resident: int, then: PlanThen, block: Block, origin: Origin) -> Link:
    """An hour of the day with the broad stroke it lies in; below, what bound them and the thought it came of."""
    stroke = next((each for each in then.plan.strokes if each.start <= block.start < each.end), None)
    part = f", in the broad strokes of the day {quoted(stroke.text)}" if stroke is not None and stroke.text != block.text else ""
    said = f"It is part of {quoted(block.text)} from {hours(block)}{part}."
    grounds = binding(telling, resident, block, origin.thought, then.plan.day)
    grounds = grounds or known_from_the_start(telling, resident, block)
    thought = thought_link(telling, origin.thought, about=block.text)
    return Link("hour", said, origin.thought.decision.landed, (*grounds, thought), resident)
