"""Owns planning thoughts: the day, the next hour's steps, another place for a step (paper, section 4.3)."""

from dataclasses import replace

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import BreakDownHour, Ground, PlanDay
from game.ai.plans import Block, DayPlan, Step, Stroke
from game.ai.thinking.means import Means
from game.ai.thought import Portrait, Snapshot, Thought
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE, clock_face

PLAN_IMPORTANCE = 3
FIRST_MINUTES = 60
"""How much of a plan is broken down at once, game minutes."""


def plan_day(snapshot: Snapshot, means: Means) -> Thought:
    """Plan the day that has begun, and write the wake-up hour, the strokes and the hours to the stream."""
    me, asked = snapshot.me, snapshot.asked
    recalled = means.recall(me, f"What does {me.persona.name} have to do and look forward to?", asked.asked)
    now = replace(means.circumstances(snapshot, me, recalled), day=asked.day)
    plan = replace(means.mind.plan_day(PlanDay(now)), day=asked.day)
    minute = max(0, (asked.due - asked.day * TICKS_PER_DAY) // TICKS_PER_MINUTE)
    plan = _broken_down(plan, minute, means, snapshot, recalled)
    memories = (*_day_as_memories(me, plan, means, asked.asked), *_steps_as_memories(me, plan.steps))
    return Thought(asked, memories, means.embeddings(memories), _touches(me, recalled), plan=plan)


def break_down(snapshot: Snapshot, means: Means) -> Thought:
    """Break the next hour of the plan into steps, before the present ones end."""
    me, asked = snapshot.me, snapshot.asked
    assert me.plan is not None, "only a plan can be broken down"
    plan = _broken_down(me.plan, me.plan.broken_down_until, means, snapshot, ())
    fresh = plan.steps[len(me.plan.steps) :]
    memories = _steps_as_memories(me, fresh)
    return Thought(asked, memories, means.embeddings(memories), plan=plan)


def ground(snapshot: Snapshot, means: Means) -> Thought:
    """Find another place for a step that could not be done, and remember why."""
    me, asked = snapshot.me, snapshot.asked
    assert asked.step is not None, "there is nothing to ground"
    now = means.circumstances(snapshot, me)
    step = means.mind.ground(Ground(now, asked.step, asked.reason, asked.avoid))
    text = f"{me.persona.name} could not {asked.step.text} as planned: {asked.reason}"
    memory = NewMemory(Kind.OBSERVATION, text, means.importance(now, [text])[0], place=me.arena)
    plan = _with_step(me.plan, asked.step, step)
    return Thought(asked, (memory,), means.embeddings([memory]), plan=plan, step=step)


def _broken_down(plan: DayPlan, start: int, means: Means, snapshot: Snapshot, recalled: tuple[Memory, ...]) -> DayPlan:
    end = _next_break(plan, start)
    now = means.circumstances(snapshot, snapshot.me, recalled)
    steps = means.mind.break_down_hour(BreakDownHour(now, plan, start, end))
    return replace(plan, steps=(*plan.steps, *steps), broken_down_until=end)


def _next_break(plan: DayPlan, start: int) -> int:
    """An hour on, or the end of the sleep it falls into: nights are not cut up."""
    for block in plan.blocks:
        if block.start <= start < block.end and block.activity == "sleep":
            return block.end
    end = start + FIRST_MINUTES
    for block in plan.blocks:
        if block.activity == "sleep" and start < block.start < end:
            return block.start
    return end


def _with_step(plan: DayPlan | None, old: Step, new: Step) -> DayPlan | None:
    """The same plan with one step done elsewhere; nothing else of it changes."""
    if plan is None:
        return None
    steps = tuple(replace(new, start=each.start, end=each.end) if each == old else each for each in plan.steps)
    return replace(plan, steps=steps)


def _day_as_memories(me: Portrait, plan: DayPlan, means: Means, tick: int) -> tuple[NewMemory, ...]:
    name = me.persona.name
    date = f"{means.clock.moment(plan.day * TICKS_PER_DAY):%A %B} {means.clock.moment(plan.day * TICKS_PER_DAY).day}"
    strokes = ", ".join(f"{number}) {_stroke(stroke)}" for number, stroke in enumerate(plan.strokes, 1))
    wake = f"{name} means to wake up at {clock_face(plan.wake)} on {date}"
    texts = [wake, f"This is {name}'s plan for {date}: {strokes}", *(_hour(name, date, block) for block in plan.blocks)]
    return tuple(NewMemory(Kind.PLAN, text, PLAN_IMPORTANCE) for text in texts)


def _stroke(stroke: Stroke) -> str:
    return stroke.text if " at " in stroke.text else f"{stroke.text} at {clock_face(stroke.start)}"


def _hour(name: str, date: str, block: Block) -> str:
    return f"{name} plans to {block.text} from {clock_face(block.start)} to {clock_face(block.end)} on {date}"


def _steps_as_memories(me: Portrait, steps: tuple[Step, ...]) -> tuple[NewMemory, ...]:
    return tuple(
        NewMemory(
            Kind.PLAN,
            f"{me.persona.name} plans to {step.text} for {step.end - step.start} minutes from {clock_face(step.start)}",
            step.importance,
            place=step.arena,
        )
        for step in steps
    )


def _touches(who: Portrait, memories: tuple[Memory, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((who.id, memory.number) for memory in memories)
