"""Owns planning thoughts: the day, the next hour's steps, another place for a step (paper, section 4.3)."""

from dataclasses import replace

from game.ai.inserting import insert
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import BreakDownHour, Ground, PlanDay, ReplanDay
from game.ai.plans import WAIT, DayPlan, Step
from game.ai.thinking.binding import bound_on, decline_records, to_ask, want_records
from game.ai.thinking.means import Means
from game.ai.thinking.plan_records import PLAN_IMPORTANCE, change_records, day_records, step_records
from game.ai.thinking.summing_up import sum_up
from game.ai.thought import Snapshot, Thought
from game.ai.travel import leave_in_time, way_in
from game.ai.yesterday import DayBefore, day_before
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE

THWARTED = 4
"""How poignant it is that something planned was not to be done."""
ON_THE_CLOCK = 5
"""Hours of a plan that is made in the middle of a day begin at a multiple of so many minutes."""
MOST_WAITS = 3
"""How often one waits for something that is taken and tries again."""


def plan_day(snapshot: Snapshot, means: Means) -> Thought:
    """Plan the day that has begun, and write what the day before was, the wake-up hour, the strokes and the hours down."""
    me, asked = snapshot.me, snapshot.asked
    recalled = means.recall(me, f"What does {me.persona.name} have to do and look forward to?", asked.asked)
    now = replace(means.circumstances(snapshot, me, recalled), day=asked.day)
    before, bound = day_before(me.persona, me.stream, asked.day, means.clock), bound_on(snapshot, means, asked.day)
    question = PlanDay(now, before.text, bound.sentences, bound.dropped)
    due = _due_minute(snapshot, asked.day)
    plan = _from_now_on(replace(means.mind.plan_day(question), day=asked.day), due)
    plan = _broken_down(plan, max(0, due), means, snapshot, recalled)
    decided = (*decline_records(snapshot, plan, bound), *want_records(snapshot, means, bound))
    plan = replace(plan, asks=to_ask(snapshot, decided))
    planned = (*day_records(me, plan, means.clock, due), *decided, *step_records(me, plan.steps))
    memories = (*_summed_up(before), *planned)
    summary = sum_up(snapshot, means)
    touched = {*(memory.number for memory in recalled), *summary.used, *bound.numbers, *before.evidence}
    owned = tuple((me.id, number) for number in sorted(touched))
    return Thought(asked, memories, means.embeddings(memories), owned, plan=plan, summary=summary.text)


def replan(snapshot: Snapshot, means: Means) -> Thought:
    """Change the rest of the day for what was promised or called off; without need, the plan stays as it is."""
    me, asked = snapshot.me, snapshot.asked
    assert me.plan is not None, "only a plan can be changed"
    old, bound = me.plan, bound_on(snapshot, means, me.plan.day)
    since = _until_free(old, _due_minute(snapshot, old.day) + 1)
    now = means.circumstances(snapshot, me)
    plan = means.mind.replan_day(ReplanDay(now, old, since, bound.sentences, bound.dropped))
    decided = (*decline_records(snapshot, plan, bound), *want_records(snapshot, means, bound))
    touched = tuple((me.id, number) for number in bound.numbers)
    plan = replace(plan, asks=to_ask(snapshot, decided))
    if (plan.blocks, plan.asks) == (old.blocks, old.asks):
        return Thought(asked, decided, means.embeddings(decided), touched)
    plan, fresh = _continued(old, plan, since, means, snapshot)
    changes = change_records(me, old, plan, bound.today, means.clock)
    memories = (*changes, *decided, *step_records(me, fresh))
    return Thought(asked, memories, means.embeddings(memories), touched, plan=plan)


def break_down(snapshot: Snapshot, means: Means) -> Thought:
    """Break the next hour of the plan into steps, before the present ones end."""
    me, asked = snapshot.me, snapshot.asked
    assert me.plan is not None, "only a plan can be broken down"
    plan = _broken_down(me.plan, me.plan.broken_down_until, means, snapshot, ())
    fresh = tuple(step for step in plan.steps if step.end > me.plan.broken_down_until)
    memories = step_records(me, fresh)
    return Thought(asked, memories, means.embeddings(memories), plan=plan)


def ground(snapshot: Snapshot, means: Means) -> Thought:
    """Find another place for a step that could not be done, and remember why it was not to be done at the first."""
    me, asked = snapshot.me, snapshot.asked
    assert asked.step is not None, "there is nothing to ground"
    now = means.circumstances(snapshot, me)
    step = means.mind.ground(Ground(now, asked.step, asked.reason, asked.avoid))
    text = f"{me.persona.name} could not {asked.step.text} as planned: {asked.reason}"
    memories = () if len(asked.avoid) > 1 else (NewMemory(Kind.OBSERVATION, text, THWARTED, place=me.arena),)
    plan = _with_step(me.plan, asked.step, step, _due_minute(snapshot, me.plan.day)) if me.plan else None
    return Thought(asked, memories, means.embeddings(memories), plan=plan, step=step)


def _broken_down(plan: DayPlan, start: int, means: Means, snapshot: Snapshot, recalled: tuple[Memory, ...]) -> DayPlan:
    grain = means.settings
    plan, start = _on_the_clock(plan, start, grain.step_shortest)
    end = _next_break(plan, start, grain.plan_stretch_minutes)
    now = means.circumstances(snapshot, snapshot.me, recalled)
    steps = means.mind.break_down_hour(BreakDownHour(now, plan, start, end, grain.step_shortest, grain.step_longest))
    due = (snapshot.asked.due - plan.day * TICKS_PER_DAY) // TICKS_PER_MINUTE
    timely = leave_in_time(plan.steps, steps, way_in(means.town), due + 1)
    return replace(plan, steps=timely, broken_down_until=end)


def _on_the_clock(plan: DayPlan, start: int, shortest: int) -> tuple[DayPlan, int]:
    """The plan going on at a round minute: what was put in before ends then, so that no step is a scrap of minutes."""
    end = -(-start // shortest) * shortest
    if end == start or not plan.steps or plan.steps[-1].end != start:
        return plan, start
    return replace(plan, steps=(*plan.steps[:-1], replace(plan.steps[-1], end=end))), end


def _next_break(plan: DayPlan, start: int, stretch: int) -> int:
    """A stretch on, or the end of the sleep it falls into: nights are not cut up."""
    for block in plan.blocks:
        if block.start <= start < block.end and block.activity == "sleep":
            return block.end
    end = start + stretch
    for block in plan.blocks:
        if block.activity == "sleep" and start < block.start < end:
            return block.start
    return end


def _with_step(plan: DayPlan, old: Step, new: Step, minute: int) -> DayPlan:
    """The same plan with one step done elsewhere; a short wait instead of it is put in before it."""
    waits = sum(step.text == new.text for step in plan.steps)
    if new.activity == WAIT and new.end < old.end and waits < MOST_WAITS:
        return insert(plan, minute, (new,), redo=old)
    steps = tuple(replace(new, start=each.start, end=each.end) if each == old else each for each in plan.steps)
    return replace(plan, steps=steps)


def _due_minute(snapshot: Snapshot, day: int) -> int:
    """The minute of a day at which the thought takes effect."""
    return (snapshot.asked.due - day * TICKS_PER_DAY) // TICKS_PER_MINUTE


def _until_free(plan: DayPlan, minute: int) -> int:
    """The end of the step that is under way at a minute, unless that is sleep."""
    under_way = next((step for step in plan.steps if step.start < minute < step.end and not step.asleep), None)
    return under_way.end if under_way is not None else minute


def _continued(old: DayPlan, new: DayPlan, since: int, means: Means, snapshot: Snapshot) -> tuple[DayPlan, tuple[Step, ...]]:
    """The changed plan with its steps: the old ones until the first change, new ones from there; and which are new."""
    until = min(old.broken_down_until, max(since, _first_change(old, new, since)))
    kept = tuple(replace(step, end=min(step.end, until)) for step in old.steps if step.start < until)
    plan = replace(new, steps=kept, broken_down_until=until)
    if until < old.broken_down_until:
        plan = _broken_down(plan, until, means, snapshot, ())
    return plan, tuple(step for step in plan.steps if step.end > until)


def _first_change(old: DayPlan, new: DayPlan, since: int) -> int:
    """The first minute from `since` on for which another thing is planned than before."""
    edges = sorted({since, *(block.start for plan in (old, new) for block in plan.blocks if block.start > since)})
    return next((minute for minute in edges if _planned(old, minute) != _planned(new, minute)), edges[-1])


def _planned(plan: DayPlan, minute: int) -> tuple[str, str] | None:
    return next(((each.text, each.place) for each in plan.blocks if each.start <= minute < each.end), None)


def _from_now_on(plan: DayPlan, minute: int) -> DayPlan:
    """Who comes to live in town in the middle of a day plans the rest of it."""
    if minute <= plan.wake:
        return plan
    begun = minute // ON_THE_CLOCK * ON_THE_CLOCK
    blocks = (replace(each, start=max(begun, each.start)) for each in plan.blocks if each.end > minute)
    strokes = tuple(each for each in plan.strokes if each.start >= minute)
    return replace(plan, wake=begun, strokes=strokes, blocks=tuple(blocks))


def _summed_up(before: DayBefore) -> tuple[NewMemory, ...]:
    """The summary of the day before as a record, unless the stream has it already."""
    return (NewMemory(Kind.PLAN, before.text, PLAN_IMPORTANCE, before.evidence),) if before.text and not before.told else ()
