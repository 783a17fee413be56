"""Owns the committing of thoughts: the one place where a resident's mind is written."""

from game.ai.memory import Memory
from game.ai.phrases import progressive
from game.ai.plans import Step
from game.ai.residents import Resident
from game.ai.thought import Thought
from game.world.clock import tick_at
from game.world.commands import Command, Do

FOLLOWS_A_PLAN = ("break_down", "ground")
"""Kinds of thought that were made for a plan and mean nothing for another one."""


def is_stale(thought: Thought, resident: Resident) -> bool:
    """Whether the plan it was made for has been replaced since; then it is dropped whole."""
    return thought.asked.kind in FOLLOWS_A_PLAN and thought.asked.revision != resident.revision


def commit(thought: Thought, residents: dict[int, Resident], tick: int) -> tuple[tuple[Memory, ...], list[Command]]:
    """Write a thought into its resident: memories, touches, plan, place tree. Returns the records and the commands."""
    resident = residents[thought.asked.resident]
    memories = resident.stream.commit(thought.memories, thought.embeddings, tick)
    for owner in thought.asked.members:
        residents[owner].stream.touch([number for whose, number in thought.touched if whose == owner], tick)
    if thought.plan is not None:
        _replace_plan(resident, thought)
    if thought.known is not None:
        resident.known = thought.known
    if thought.recent is not None:
        resident.recent = thought.recent
    return memories, _at_once(resident, thought)


def step_command(resident: Resident, plan_day: int, step: Step) -> Do:
    """The command that carries out a step of a day's plan."""
    return Do(
        resident=resident.id,
        text=progressive(step.text),
        emoji=step.emoji,
        arena=step.arena,
        target=step.target,
        state=step.state,
        until=tick_at(plan_day, step.end),
        activity=step.activity,
        asleep=step.asleep,
    )


def _replace_plan(resident: Resident, thought: Thought) -> None:
    resident.plan = thought.plan
    if thought.asked.kind != "break_down":
        resident.revision += 1


def _at_once(resident: Resident, thought: Thought) -> list[Command]:
    """A step found elsewhere is begun at once, unless its time has passed meanwhile."""
    meant = thought.asked.step
    if thought.step is None or meant is None or resident.plan is None or resident.following != meant:
        return []
    resident.following = next((each for each in resident.plan.steps if each.start == meant.start), None)
    return [step_command(resident, resident.plan.day, resident.following)] if resident.following else []
