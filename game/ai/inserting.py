"""Owns putting something into a plan in the middle of it: what came up is done at once, what follows gives way only as needed."""

from collections.abc import Iterable
from dataclasses import replace

from game.ai.plans import DayPlan, Step

SHORTEST = 5
"""A step that gives way keeps so many minutes, or half its length if that is more, or all of it if it was shorter."""


def insert(plan: DayPlan, minute: int, steps: Iterable[Step], redo: Step | None = None) -> DayPlan:
    """The plan with `steps` done from `minute` on, one after another, and then the step `redo` once more in full.

    Only the lengths of `steps` count; `redo` has the times it had in the plan. Nothing before `minute` (of the plan's
    day) changes. What was being done is broken off; it goes on afterwards for what is left of its time, unless it is done
    again. Later steps begin later only as far as they overlap, and get shorter before they push others. There are no
    holes and no overlaps where there were none.
    """
    done = tuple(_until(step, minute) for step in plan.steps if step.start < minute)
    added = _in_a_row([*steps, *([] if redo is None else [redo])], minute)
    if not added:
        return plan
    free = added[-1].end
    left = [step for step in plan.steps if step.start < minute < step.end and redo is None and step.end > free]
    later = _give_way([step for step in plan.steps if step.start >= minute and not _is(step, redo)], free)
    after = (*(replace(step, start=free) for step in left), *later)
    return replace(plan, steps=(*done, *added, *after), broken_down_until=max(plan.broken_down_until, (after or added)[-1].end))


def _is(step: Step, redo: Step | None) -> bool:
    """Whether it is the step that is done again, perhaps in other words: no two of a plan begin together."""
    return redo is not None and step.start == redo.start


def _until(step: Step, minute: int) -> Step:
    return replace(step, end=min(step.end, minute))


def _in_a_row(steps: Iterable[Step], start: int) -> tuple[Step, ...]:
    found: list[Step] = []
    for step in steps:
        length = step.end - step.start
        found.append(replace(step, start=start, end=start + length))
        start += length
    return tuple(found)


def _give_way(steps: Iterable[Step], free: int) -> list[Step]:
    """Steps moved behind `free` and behind each other, each no more than it has to."""
    found = []
    for step in steps:
        start = max(step.start, free)
        end = max(step.end, start + _least(step.end - step.start))
        found.append(replace(step, start=start, end=end))
        free = end
    return found


def _least(length: int) -> int:
    return min(length, max(SHORTEST, length // 2))
