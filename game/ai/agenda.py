"""Owns what a resident has to think about at a tick: a rule over their state, asked of everybody every tick."""

from dataclasses import dataclass

from game.ai.noteworthy import noteworthy
from game.ai.plans import DayPlan, Step
from game.ai.pondering import has_enough
from game.ai.residents import Resident
from game.ai.thought import ACT, ALARM, REFLECT, SENSE
from game.settings import Cognition
from game.world.bodies import Body
from game.world.clock import TICKS_PER_MINUTE, day_number
from game.world.events import Percept
from game.world.state import WorldState

NOTICE_TICKS = 2 * TICKS_PER_MINUTE
"""Percepts are gathered for so long before they are thought about together."""
AFTER_BED = 10
"""Game minutes after going to bed from which the next day may be planned."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something to be asked: its kind, and what that kind needs."""

    kind: str
    day: int = 0
    step: Step | None = None
    reason: str = ""


def wishes(resident: Resident, body: Body, tick: int, settings: Cognition) -> list[Wish]:
    """At most one wish for each lane that is free, the most urgent first."""
    found: list[Wish] = []
    if REFLECT not in resident.lanes:
        if _wants_new_day(resident, body, tick):
            found.append(Wish("plan_day", day=day_number(tick)))
        elif not body.asleep and resident.unplanned and resident.plan is not None:
            found.append(Wish("replan", day=resident.plan.day))
        elif not body.asleep and has_enough(resident.unreflected, settings):
            found.append(Wish("reflect"))
    if ALARM not in resident.lanes and resident.stuck is not None and resident.following is not None:
        found.append(Wish("ground", step=resident.following, reason=resident.stuck))
    plan = resident.plan
    if ACT not in resident.lanes and plan is not None and _runs_out(plan, resident.plan_minute(tick), settings):
        found.append(Wish("break_down", day=plan.day))
    if SENSE not in resident.lanes and body.percepts and not body.asleep and tick - resident.noticed_at >= NOTICE_TICKS:
        found.append(Wish("notice"))
    return found


def reacts_to(resident: Resident, body: Body, world: WorldState) -> Percept | None:
    """What cannot wait until they next think about what they noticed."""
    if not body.percepts or resident.plan is None or ALARM in resident.lanes:
        return None
    return noteworthy(body.percepts, resident.id, world.town, world.changed, resident.reacted)


def _wants_new_day(resident: Resident, body: Body, tick: int) -> bool:
    """At the very beginning, and each night once the day before is over for them."""
    plan = resident.plan
    if plan is None:
        return True
    minute = resident.plan_minute(tick)
    return day_number(tick) > plan.day and minute >= plan.bed + AFTER_BED and (body.asleep or minute >= plan.bed + 60)


def _runs_out(plan: DayPlan, minute: int, settings: Cognition) -> bool:
    """Whether the steps of the plan end so soon that the next ones have to be asked for."""
    return plan.broken_down_until - minute <= settings.plan_lead_minutes
