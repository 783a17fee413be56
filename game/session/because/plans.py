"""Owns somebody's plan told again from the log, with the thought each of its hours and steps came of."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from game.ai.inserting import insert
from game.ai.plans import Block, DayPlan, Step
from game.problem import Problem
from game.session.because.telling import Telling, Thought
from game.session.changes import plan_after
from game.session.commit import plan_taken
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE

_STEPS = TypeAdapter(tuple[Step, ...])
_OF_PLANS = ("plan_day", "replan", "break_down", "ground", "react", "heed")
_AT_ONCE = ("react", "heed", "ground")
How = Literal["made", "put in", "elsewhere", "again"]
_HOW: dict[str, How] = {"react": "put in", "heed": "put in", "ground": "elsewhere"}


@dataclass(frozen=True, slots=True)
class Origin:
    """The thought that an entry of a plan came of, and how: it was planned ("made"), put in before the plan, found "elsewhere"
    for what could not be done, or is done "again". `instead` is where the step came from that it stands for."""

    thought: Thought
    how: How = "made"
    instead: "Origin | None" = None


@dataclass(frozen=True, slots=True)
class PlanThen:
    """A plan since a tick, with the origin of each of its steps and blocks."""

    tick: int
    plan: DayPlan
    revision: int
    steps: tuple[Origin, ...]
    blocks: tuple[Origin, ...]

    def step_at(self, minute: int) -> tuple[Step, Origin] | None:
        """The step a minute of the plan's day falls in."""
        pairs = zip(self.plan.steps, self.steps, strict=True)
        return next((pair for pair in pairs if pair[0].start <= minute < pair[0].end), None)

    def block_at(self, minute: int) -> tuple[Block, Origin] | None:
        """The hour a minute of the plan's day falls in."""
        pairs = zip(self.plan.blocks, self.blocks, strict=True)
        return next((pair for pair in pairs if pair[0].start <= minute < pair[0].end), None)

    def minute(self, tick: int) -> int:
        """A tick as a minute of the plan's day, which may run past midnight."""
        return (tick - self.plan.day * TICKS_PER_DAY) // TICKS_PER_MINUTE


def plan_then(telling: Telling, resident: int, tick: int) -> PlanThen | None:
    """The plan somebody had when a tick's thoughts had landed; None before their first, or where the log does not say."""
    days = telling.once(("days", resident), lambda: _days(telling, resident))
    number = bisect_right(days, tick) - 1
    if number < 0:
        return None
    until = days[number + 1] - 1 if number + 1 < len(days) else telling.until
    plans = telling.once(("plans", resident, number), lambda: _plans(telling, resident, days[number], until))
    latest = bisect_right(plans, tick, key=lambda each: each.tick) - 1
    return plans[latest] if latest >= 0 else None


def _days(telling: Telling, resident: int) -> list[int]:
    """The ticks at which somebody's plans for a day landed."""
    found = telling.thoughts(telling.until, resident=resident, kind="plan_day")
    return [each.decision.landed for each in found][::-1]


def _plans(telling: Telling, resident: int, since: int, until: int) -> list[PlanThen]:
    """All the plans of a day, one after another."""
    later = [*telling.thoughts(until, since, resident=resident, kind=_OF_PLANS)]
    plans: list[PlanThen] = []
    try:
        for thought in reversed(later):
            _take(plans, thought)
    except (ValidationError, LookupError, TypeError, ValueError):
        raise Problem(f'The save "{telling.save.name}" holds a plan that is none; it is damaged.') from None
    return plans


def _take(plans: list[PlanThen], thought: Thought) -> None:
    """Add what a thought made of the plan, if it made anything of it."""
    now, change = plans[-1] if plans else None, thought.change
    if "steps" in change and now is not None:
        plan, revision = insert(now.plan, now.minute(thought.decision.landed), *_put_in(change)), now.revision + 1
    elif "plan" in change:
        asked = next((each for each in reversed(plans) if each.tick <= thought.decision.asked), None)
        changed = plan_after(change["plan"], None if asked is None else asked.plan)
        before, count = (None, 0) if now is None else (now.plan, now.revision)
        plan, revision = plan_taken(before, count, thought.decision.kind, 0 if asked is None else asked.revision, changed)
    else:
        return
    plans.append(_with_origins(now, plan, revision, thought))


def _put_in(change: Any) -> tuple[tuple[Step, ...], Step | None]:
    steps: tuple[Step, ...] = _STEPS.validate_python(change["steps"])
    again = _STEPS.validate_python([change["redo"]]) if "redo" in change else (None,)
    return steps, again[0]


def _with_origins(now: PlanThen | None, plan: DayPlan, revision: int, thought: Thought) -> PlanThen:
    tick, this = thought.decision.landed, Origin(thought)
    if now is None or now.plan.day != plan.day:
        return PlanThen(tick, plan, revision, (this,) * len(plan.steps), (this,) * len(plan.blocks))
    before = dict(zip(now.plan.blocks, now.blocks, strict=True))
    blocks = tuple(before.get(block, this) for block in plan.blocks)
    known = _Known(now, thought)
    return PlanThen(tick, plan, revision, tuple(map(known.origin, plan.steps)), blocks)


class _Known:
    """The steps of a plan before a thought changed it: what is in both came of what it came of before, moved or not."""

    def __init__(self, before: PlanThen, thought: Thought) -> None:
        self._pairs = [*zip(before.plan.steps, before.steps, strict=True)]
        self._same = dict(reversed(self._pairs))
        self._begun = {(each.start, _key(each)): origin for each, origin in reversed(self._pairs)}
        self._thought = thought
        steps = before.plan.steps
        self._until = min(before.plan.broken_down_until, steps[-1].end) if steps else 0
        self._made = _made(thought)

    def origin(self, step: Step) -> Origin:
        """Where a step of the plan as it is afterwards came from."""
        same = self._same.get(step) or self._begun.get((step.start, _key(step)))
        return same or self._moved(step) or self._new(step)

    def _moved(self, step: Step) -> Origin | None:
        """Where it came from, if it is one of those before that had to make room."""
        kind = self._thought.decision.kind
        if _key(step) in self._made or not (kind in _AT_ONCE or (kind == "break_down" and step.start < self._until)):
            return None
        alike = [pair for pair in self._pairs if _key(pair[0]) == _key(step)]
        return min(alike, key=lambda pair: abs(pair[0].start - step.start))[1] if alike else None

    def _new(self, step: Step) -> Origin:
        redo = self._thought.change.get("redo")
        again = redo is not None and step.text == _text(redo)
        how: How = "again" if again else _HOW.get(self._thought.decision.kind, "made")
        held = [origin for each, origin in self._pairs if each.start <= step.start < each.end]
        return Origin(self._thought, how, held[0] if held and how != "made" else None)


def _key(step: Step) -> tuple[object, ...]:
    """What a step is about, wherever in the plan it stands."""
    return (step.text, step.arena, step.target, step.activity, step.asleep)


def _made(thought: Thought) -> Sequence[tuple[object, ...]]:
    """What the steps are about that a thought puts in."""
    change = thought.change
    plain: Iterable[Any] = [*_listed(change.get("steps")), *([change["step"]] if "step" in change else [])]
    return [_key(step) for step in _STEPS.validate_python(list(plain))]


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _text(step: object) -> object:
    return step.get("text") if isinstance(step, dict) else None
