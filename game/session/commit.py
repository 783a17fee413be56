"""Owns the committing of thoughts: the one place where a resident's mind is written."""

from dataclasses import replace

from game.ai.commitments import binds
from game.ai.inserting import insert
from game.ai.memory import Memory, NewMemory
from game.ai.outward import outward
from game.ai.phrases import going_on
from game.ai.plans import MEND, DayPlan, Step
from game.ai.pondering import weight
from game.ai.residents import Resident
from game.ai.seeing import as_at_home
from game.ai.thought import Thought
from game.settings import Cognition
from game.world.clock import tick_at
from game.world.commands import Command, Do

PLANS = ("plan_day", "replan")
FOLLOWS_A_PLAN = ("break_down", "ground", "replan")
"""Kinds of thought that were made for a plan and mean nothing for another one."""


def is_stale(thought: Thought, resident: Resident) -> bool:
    """Whether the plan it was made for has been replaced since; then it is dropped whole.

    The next steps still serve when only something was put in before them meanwhile, and the hours are as they were.
    """
    if thought.asked.kind not in FOLLOWS_A_PLAN or thought.asked.revision == resident.revision:
        return False
    return not (thought.asked.kind == "break_down" and _same_hours(thought.plan, resident.plan))


def _same_hours(one: DayPlan | None, other: DayPlan | None) -> bool:
    return one is not None and other is not None and (one.day, one.blocks) == (other.day, other.blocks)


def commit(
    thought: Thought, residents: dict[int, Resident], tick: int, settings: Cognition
) -> tuple[tuple[Memory, ...], list[Command]]:
    """Write a thought into its resident: memories, touches, plan, place tree. Returns the records and the commands."""
    resident = residents[thought.asked.resident]
    memories = resident.stream.commit(_numbered(thought, len(resident.stream)), thought.embeddings, tick)
    resident.unreflected += sum(weight(memory, resident.id, settings) for memory in memories)
    resident.unplanned = _unplanned(resident, thought, memories)
    for owner in thought.asked.members:
        residents[owner].stream.touch([number for whose, number in thought.touched if whose == owner], tick)
    if thought.plan is not None:
        _replace_plan(resident, thought)
    if thought.known is not None:
        resident.known = as_at_home(thought.known, resident.known)
    if thought.recent is not None:
        resident.recent = thought.recent
    if thought.summary is not None:
        resident.summary = thought.summary
    if thought.steps:
        return memories, _broken_off(resident, thought, tick)
    return memories, _at_once(resident, thought, tick)


def step_command(resident: Resident, plan_day: int, step: Step) -> Do:
    """The command that carries out a step of a day's plan. What is only thought with it stays in the plan: nobody sees it."""
    return Do(
        resident=resident.id,
        text=going_on(outward(step.text), resident.persona.language),
        emoji=step.emoji,
        arena=step.arena,
        target=step.target,
        state=step.state,
        until=tick_at(plan_day, step.end),
        activity=step.activity,
        asleep=step.asleep,
        mends=step.activity == MEND,
    )


def _numbered(thought: Thought, first: int) -> tuple[NewMemory, ...]:
    """The new memories with evidence among themselves (-1, -2, ...) given its numbers."""
    return tuple(
        replace(new, evidence=tuple(first - 1 - each if each < 0 else each for each in new.evidence))
        if any(each < 0 for each in new.evidence)
        else new
        for new in thought.memories
    )


def _unplanned(resident: Resident, thought: Thought, memories: tuple[Memory, ...]) -> tuple[int, ...]:
    """Records that bind them and that no plan was made with: a new plan has seen all that there was when it was asked for."""
    if thought.asked.kind in PLANS:
        stream = resident.stream.view()
        return tuple(number for number in resident.unplanned if stream[number].created > thought.asked.asked)
    return (*resident.unplanned, *(each.number for each in memories if binds(resident.name, each.text)))


def _replace_plan(resident: Resident, thought: Thought) -> None:
    assert thought.plan is not None, "there is nothing to replace it with"
    asked = thought.asked
    resident.plan, resident.revision = plan_taken(resident.plan, resident.revision, asked.kind, asked.revision, thought.plan)


def plan_taken(plan: DayPlan | None, revision: int, kind: str, asked_revision: int, new: DayPlan) -> tuple[DayPlan, int]:
    """The plan and its revision once a thought of a kind, made for another revision perhaps, has made a new one."""
    if kind != "break_down":
        return new, revision + 1
    return (_continued(plan, new) if plan is not None and asked_revision != revision else new), revision


def _continued(plan: DayPlan, broken_down: DayPlan) -> DayPlan:
    """The plan as it is by now, going on with the steps that were found for the time after it."""
    until = plan.steps[-1].end if plan.steps else plan.broken_down_until
    fresh = tuple(replace(step, start=max(step.start, until)) for step in broken_down.steps if step.end > until)
    reached = max(plan.broken_down_until, broken_down.broken_down_until)
    return replace(plan, steps=(*plan.steps, *fresh), broken_down_until=reached)


def _broken_off(resident: Resident, thought: Thought, tick: int) -> list[Command]:
    """Something comes before the plan: it is put in at this minute, and begun."""
    if resident.plan is None:
        return []
    minute = resident.plan_minute(tick)
    resident.plan = insert(resident.plan, minute, thought.steps, thought.redo)
    resident.revision += 1
    resident.stuck, resident.avoided = None, ()
    resident.following = resident.step_at(minute)
    return [step_command(resident, resident.plan.day, resident.following)] if resident.following else []


def _at_once(resident: Resident, thought: Thought, tick: int) -> list[Command]:
    """A step found elsewhere is begun at once, unless its time has passed meanwhile."""
    meant = thought.asked.step
    if thought.step is None or meant is None or resident.plan is None or resident.following != meant:
        return []
    resident.following = resident.step_at(resident.plan_minute(tick))
    return [step_command(resident, resident.plan.day, resident.following)] if resident.following else []
