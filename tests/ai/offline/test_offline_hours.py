"""An hour of a plan becomes steps that cover it to the minute, whoever made the plan."""

from dataclasses import replace

from offline_places import HOME, PARK, lived, now, person, village, worker

from game.ai.mind import BreakDownHour, Ground
from game.ai.offline.mind import OfflineMind
from game.ai.plans import WAIT, Block, DayPlan

MIND = OfflineMind()


def test_hour_by_hour_gives_the_same_steps_as_the_day_at_once() -> None:
    who = worker("writer", "writer", "", (540, 780))
    plan, whole = lived(who)
    for start in range(plan.wake, plan.bed, 60):
        end = min(start + 60, plan.bed)
        part = MIND.break_down_hour(BreakDownHour(now(who), plan, start, end))
        assert part[0].start == start and part[-1].end == end
        assert {step.text for step in part} <= {step.text for step in whole}


def test_an_hour_after_midnight_belongs_to_the_plan_it_is_asked_for() -> None:
    who = person(bed=1530)
    plan, whole = lived(who)
    late = replace(now(who), tick=8640 + 60, day=1, date="2023-02-14", weekday=1, minute=10)
    part = MIND.break_down_hour(BreakDownHour(late, plan, 1450, 1500))
    assert {step.text for step in part} <= {step.text for step in whole}


def test_blocks_put_in_by_somebody_else_are_followed() -> None:
    who = person()
    plan, _ = lived(who)
    party = Block("go to the midsummer dance", 1080, 1140, "Mill Park")
    changed = replace(
        plan, blocks=(*(b for b in plan.blocks if b.end <= 1080), party, *(b for b in plan.blocks if b.start >= 1140))
    )
    steps = MIND.break_down_hour(BreakDownHour(now(who), changed, 1080, 1140))
    assert any("midsummer dance" in step.text for step in steps)
    assert {step.arena // 10 for step in steps} == {PARK}


def test_a_plan_with_holes_is_still_broken_down_to_the_minute() -> None:
    who = person()
    plan = DayPlan(0, 420, 1320, (), (Block("read", 500, 533, "home", "read", "|a map"),))
    steps = MIND.break_down_hour(BreakDownHour(now(who), plan, 480, 540))
    assert steps[0].start == 480 and steps[-1].end == 540


def test_sleep_is_one_long_step() -> None:
    plan, _ = lived(person())
    night = MIND.break_down_hour(BreakDownHour(now(person()), plan, plan.bed, plan.blocks[-1].end))
    assert len(night) == 1 and night[0].asleep and night[0].target == village().bed


def test_whoever_finds_the_bathroom_taken_waits_elsewhere() -> None:
    who = person()
    _, steps = lived(who)
    shower = next(step for step in steps if step.wanted == "shower")
    other = MIND.ground(Ground(now(who), shower, "the bathroom is taken"))
    assert other.arena != shower.arena and other.arena // 10 == HOME
    assert other.start == shower.start and other.end < shower.end  # and then tries again


def test_whoever_finds_a_seat_taken_takes_another() -> None:
    who = worker("student", "student", "The Blue Jug Café", None)
    cafe = [thing.id for thing in village().of_kind("cafe customer seating")]
    _, steps = lived(who)
    step = replace(steps[0], arena=20, target=cafe[0], wanted="guest_seat", text="read", asleep=False)
    other = MIND.ground(Ground(now(who), step, "the seat is taken", avoid=(cafe[0], cafe[1])))
    assert other.target in cafe[2:] and other.text == "read"


def test_whoever_finds_a_place_closed_does_not_stay_there() -> None:
    who = person()
    _, steps = lived(who)
    step = replace(steps[5], arena=50, target=5001, wanted="food_shelf", text="buy bread")
    assert MIND.ground(Ground(now(who), step, "Corner Shop is closed until 09:00")).arena // 10 == HOME


def test_whoever_comes_before_a_place_opens_waits_and_goes_after_all() -> None:
    who = person()
    _, steps = lived(who)
    early = replace(steps[5], start=520, end=550, arena=50, target=5001, wanted="food_shelf", text="buy bread")
    wait = MIND.ground(Ground(now(who), early, "Corner Shop is closed until 09:00"))
    assert wait.activity == WAIT and wait.text == "wait for a moment to buy bread"
    assert (wait.start, wait.end) == (520, 530) and wait.arena == now(who).arena
