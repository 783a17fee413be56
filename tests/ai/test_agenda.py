"""What somebody has to think about: the most urgent thing first, and one thing at a time in each lane."""

from dataclasses import replace

from game.ai.agenda import NOTICE_TICKS, Wish, wishes
from game.ai.known_places import KnownPlaces
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step
from game.ai.residents import Resident
from game.ai.stream import MemoryStream
from game.ai.thought import ACT, ALARM, REFLECT, SENSE
from game.settings import Cognition
from game.world.bodies import Body
from game.world.clock import TICKS_PER_MINUTE, tick_at
from game.world.commands import Do
from game.world.events import Event, Percept

STEP = Step("knead the dough", 600, 630, arena=1)
PLAN = DayPlan(day=0, wake=420, bed=1320, strokes=(), blocks=(), steps=(STEP,), broken_down_until=700)
TEN = tick_at(0, 600)
SETTINGS = Cognition()


def resident(plan: DayPlan | None = PLAN) -> Resident:
    persona = Persona(name="Ada", paragraph="", clauses=())
    return Resident(1, "Ada", persona, MemoryStream(), KnownPlaces(()), plan=plan, following=STEP)


def body(asleep: bool = False, percepts: int = 0) -> Body:
    event = Event(1, 1, "doing", "Bo is singing", (0, 0), 1, 2)
    doing = Do(1, "sleeping", "", 1, asleep=True) if asleep else None
    seen = [Percept(event, 1) for _ in range(percepts)]
    return Body(1, "Ada", (0, 0), (0, 0), doing=doing, arrived=True, percepts=seen)


def kinds(resident: Resident, body: Body, tick: int = TEN) -> list[str]:
    return [wish.kind for wish in wishes(resident, body, tick, SETTINGS)]


def test_who_has_no_plan_yet_plans_the_day() -> None:
    assert wishes(resident(plan=None), body(), 0, SETTINGS) == [Wish("plan_day", day=0)]


def test_who_has_all_they_need_thinks_of_nothing() -> None:
    assert kinds(resident(), body()) == []


def test_what_was_noticed_is_thought_about_now_and_then() -> None:
    ada = resident()
    assert kinds(ada, body(percepts=2)) == ["notice"]
    ada.noticed_at = TEN
    assert kinds(ada, body(percepts=2), TEN + NOTICE_TICKS - 1) == []
    assert kinds(ada, body(percepts=2), TEN + NOTICE_TICKS) == ["notice"]


def test_sleepers_notice_nothing() -> None:
    assert kinds(resident(), body(asleep=True, percepts=2)) == []


def test_the_next_steps_are_asked_for_before_the_present_ones_end() -> None:
    ends = tick_at(0, PLAN.broken_down_until)
    lead = SETTINGS.plan_lead_minutes * TICKS_PER_MINUTE
    assert kinds(resident(), body(), ends - lead - TICKS_PER_MINUTE) == []
    assert kinds(resident(), body(), ends - lead) == ["break_down"]


def test_who_is_stuck_and_runs_out_of_steps_asks_for_both_at_once() -> None:
    ada = resident(replace(PLAN, broken_down_until=600))
    ada.stuck = "the oven is taken"
    found = wishes(ada, body(percepts=2), TEN, SETTINGS)
    assert found[0] == Wish("ground", step=STEP, reason="the oven is taken")
    assert [each.kind for each in found] == ["ground", "break_down", "notice"]


def test_a_lane_that_is_taken_is_left_alone() -> None:
    ada = resident(replace(PLAN, broken_down_until=600))
    ada.stuck = "the oven is taken"
    ada.lanes |= {ACT: 7, SENSE: 8, ALARM: 9}
    assert kinds(ada, body(percepts=2)) == []
    ada.plan, ada.stuck, ada.lanes = None, None, {REFLECT: 8}
    assert kinds(ada, body()) == []


def test_the_next_day_is_planned_once_they_are_in_bed_for_good() -> None:
    night = replace(PLAN, bed=1430, broken_down_until=2000)
    assert "plan_day" not in kinds(resident(night), body(asleep=True), tick_at(0, 1435)), "the day is not over"
    assert "plan_day" not in kinds(resident(night), body(), tick_at(1, 2)), "they are still up"
    assert "plan_day" in kinds(resident(night), body(asleep=True), tick_at(1, 2))
    assert "plan_day" in kinds(resident(night), body(), tick_at(1, 51)), "whoever never got to bed has a next day too"


def test_who_goes_to_bed_after_midnight_lives_the_old_day_until_then() -> None:
    late = replace(PLAN, bed=1440 + 90, broken_down_until=2000)
    assert "plan_day" not in kinds(resident(late), body(asleep=True), tick_at(1, 60))
    found = wishes(resident(late), body(asleep=True), tick_at(1, 101), SETTINGS)
    assert found == [Wish("plan_day", day=1)]
