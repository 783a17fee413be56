"""What binds somebody shapes the day: promises, work that others rely on, what they host, what changes in the middle of it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from offline_places import NAME, meals, now, person, village, worker

from game.ai.mind import BreakDownHour, PlanDay, ReplanDay
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Interest, Occasion, Persona, Project
from game.ai.plans import Block, DayPlan, Step

MIND = OfflineMind()
CIRCLE = f"{NAME} promised Mara Quint to come to the reading circle at Mill School on February 13 from 5pm to 7pm."
DANCE = f"{NAME} promised Mara Quint to come to the harvest dance at Mill Park on February 13 from 5pm to 7pm."
WRITER = worker("novelist", "writer", "home", (540, 1080))
BARMAN = worker("barman", "host", "The Lantern", (660, 1440))


def planned(who: Persona, *promises: str, day: int = 0, dropped: tuple[str, ...] = ()) -> DayPlan:
    return MIND.plan_day(PlanDay(now(who, day), promises=promises, dropped=dropped))


def changed(who: Persona, plan: DayPlan, since: int, *promises: str, dropped: tuple[str, ...] = ()) -> DayPlan:
    return MIND.replan_day(ReplanDay(now(who), plan, since, promises, dropped))


def steps_of(who: Persona, plan: DayPlan) -> tuple[Step, ...]:
    return MIND.break_down_hour(BreakDownHour(now(who), plan, 0, plan.blocks[-1].end))


def named(plan: DayPlan, words: str) -> list[Block]:
    return [block for block in plan.blocks if words in block.text]


def doing(plan: DayPlan, minute: int) -> str:
    return next(block.text for block in plan.blocks if block.start <= minute < block.end)


def holds_together(plan: DayPlan) -> bool:
    return plan.blocks[0].start == 0 and all(one.end == other.start for one, other in pairwise(plan.blocks))


def test_a_promise_goes_before_ones_own_work_and_leisure() -> None:
    (block,) = named(planned(WRITER, CIRCLE), "reading circle")
    assert (block.start, block.end, block.place) == (1020, 1140, "Mill School")
    assert block.text == "go to the reading circle at Mill School"


def test_a_barman_stays_at_his_bar_and_says_why() -> None:
    plan = planned(BARMAN, CIRCLE)
    assert not named(plan, "reading circle")
    assert plan.declined == (
        f"{NAME} will not come to the reading circle at Mill School on February 13 from 5pm to 7pm, because they work at"
        " the Lantern from 11am to midnight.",
    )


def test_whoever_works_until_half_past_five_comes_after_work() -> None:
    plan = planned(worker("grocer", "shop", "Corner Shop", (540, 1050)), CIRCLE)
    assert [(block.start, block.end) for block in named(plan, "reading circle")] == [(1050, 1140)]
    assert plan.declined == ()


def test_of_two_promises_at_one_time_the_earlier_is_kept_and_the_other_is_declined_openly() -> None:
    plan = planned(WRITER, DANCE, CIRCLE)
    assert named(plan, "harvest dance") and not named(plan, "reading circle")
    assert plan.declined[0].startswith(f"{NAME} will not come to the reading circle at Mill School")
    assert plan.declined[0].endswith("because they will be at the harvest dance at that time.")


@pytest.mark.parametrize(
    ("place", "hours", "reason"),
    [
        ("Atlantis", "from 5pm to 7pm", "they do not know where that is"),
        ("Mill School", "from 9pm to 10pm", "Mill School is closed at that time"),
    ],
)
def test_nobody_plans_to_go_where_they_cannot_be(place: str, hours: str, reason: str) -> None:
    plan = planned(WRITER, f"{NAME} promised Mara Quint to come to the quiz at {place} on February 13 {hours}.")
    assert not named(plan, "the quiz")
    assert plan.declined[0].endswith(f"because {reason}.")


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("birthday party", "greeting"),
        ("concert", "listen"),
        ("strike meeting", "say something"),
        ("dinner", "pass the dishes"),
        ("chess match", "wish the others luck"),
    ],
)
def test_guests_do_there_what_fits_the_sort_of_occasion(what: str, words: str) -> None:
    plan = planned(WRITER, CIRCLE.replace("reading circle", what).replace("Mill School", "The Blue Jug Café"))
    steps = [step for step in steps_of(WRITER, plan) if 1020 <= step.start < 1140]
    assert any(words.removesuffix("ing") in step.text for step in steps)
    assert len({step.text for step in steps}) >= 5
    assert all(village().arena(step.arena).sector == 2 for step in steps)  # type: ignore[union-attr]


def test_an_evening_out_is_no_meal_and_meals_stay_two_hours_apart() -> None:
    steps = steps_of(WRITER, planned(WRITER, CIRCLE.replace("5pm to 7pm", "4pm to 9pm").replace("Mill School", "Mill Park")))
    eaten = meals(steps)
    assert len(eaten) >= 2 and all(other[0] - one[1] >= 120 for one, other in pairwise(eaten))
    assert not any(960 <= start < 1260 for start, _ in eaten)


def test_a_host_makes_lists_and_buys_before_and_decorates_before_the_guests_come() -> None:
    party = Occasion("lantern party", "party", "host", "The Blue Jug Café", "2023-02-14", 1020, 1140)
    host = replace(worker("cafe owner", "host", "The Blue Jug Café", (480, 1200)), occasions=(party,))
    (errand,) = named(planned(host), "buy what is needed for the lantern party")
    assert errand.place == "Corner Shop" and errand.start >= 540 and errand.end <= 1020
    plan = planned(host, day=1)
    ready, event = named(plan, "lantern party")[-2:]
    assert ready.text.startswith("get everything ready") and (ready.end, event.start, event.end) == (1020, 1020, 1140)
    steps = MIND.break_down_hour(BreakDownHour(now(host, 1), plan, 960, 1140))
    assert any("decorate the place" in step.text for step in steps if step.end <= 1020)
    assert any("greet the guests" in step.text for step in steps if step.start >= 1020)


def test_what_was_called_off_is_not_hosted() -> None:
    party = Occasion("lantern party", "party", "host", "The Blue Jug Café", "2023-02-13", 1020, 1140)
    host = replace(WRITER, occasions=(party,))
    assert named(planned(host), "host the lantern party")
    assert not named(planned(host, dropped=("Mara Quint said that the lantern party is cancelled.",)), "lantern party")


def test_whoever_helps_is_there_before_and_does_what_the_host_does() -> None:
    what = "the decorations for the lantern party at The Blue Jug Café on February 13 from 4pm to 5pm"
    promise = f"{NAME} promised Mara Quint to help with {what}."
    plan = planned(WRITER, promise)
    (block,) = named(plan, "help with the decorations")
    assert (block.start, block.end) == (960, 1020)
    assert any("decorate the place" in step.text for step in steps_of(WRITER, plan))


def test_a_promise_for_this_evening_changes_only_the_rest_of_the_day() -> None:
    before = planned(WRITER)
    after = changed(WRITER, before, 720, CIRCLE)
    assert [(block.start, block.end) for block in named(after, "reading circle")] == [(1020, 1140)]
    assert [block for block in after.blocks if block.end <= 720] == [block for block in before.blocks if block.end <= 720]
    kept = [block for block in before.blocks if block in after.blocks]
    assert len(kept) >= len(before.blocks) - 4
    assert holds_together(after)


def test_a_plan_that_holds_everything_stays_as_it_is() -> None:
    plan = planned(WRITER, CIRCLE)
    assert changed(WRITER, plan, 600, CIRCLE) == plan


def test_what_is_refused_later_is_taken_out_again() -> None:
    plan = planned(WRITER, CIRCLE)
    after = changed(WRITER, plan, 900, dropped=("the reading circle at Mill School on February 13",))
    assert not named(after, "reading circle") and holds_together(after)


@given(st.integers(400, 1380), st.integers(500, 1380))
@settings(max_examples=60, deadline=None)
def test_a_changed_day_has_no_holes_and_keeps_meals_apart(since: int, start: int) -> None:
    plan = planned(WRITER)
    hour = f"at {start // 60}:{start % 60:02d}"
    promise = f"{NAME} promised Mara Quint to sing with the others in Mill Park on February 13 {hour}."
    after = changed(WRITER, plan, since, promise)
    assert holds_together(after) and after.blocks[-1].end >= plan.blocks[-1].end
    assert [doing(after, minute) for minute in range(since)] == [doing(plan, minute) for minute in range(since)]
    left = round(start / 5) * 5 + 90 - -(-since // 5) * 5
    assert bool(named(after, "sing with the others")) == (left >= 20 and since <= plan.bed - 5)
    eaten = meals(steps_of(WRITER, after))
    assert all(other[0] - one[1] >= 120 for one, other in pairwise(eaten))


def test_what_was_on_their_mind_yesterday_is_gone_on_with() -> None:
    who = person(projects=(Project("building a sledge", "build", "a sledge", "woodwork"),), interests=(Interest("old maps"),))
    plan = MIND.plan_day(PlanDay(now(who), yesterday=f"{NAME} was sanding the runners of a sledge."))
    assert named(plan, "go on with a sledge")
    assert not named(planned(who), "go on with a sledge")


def test_steps_are_as_fine_as_the_settings_say() -> None:
    plan = planned(WRITER)
    coarse = MIND.break_down_hour(BreakDownHour(now(WRITER), plan, 600, 720, 20, 30))
    assert max(step.end - step.start for step in coarse[1:-1]) > 15
    assert len(coarse) < len(MIND.break_down_hour(BreakDownHour(now(WRITER), plan, 600, 720)))


def test_a_cafe_has_no_pints_and_no_bottles_to_line_up() -> None:
    host = worker("cafe owner", "host", "The Blue Jug Café", (480, 1200))
    words = " ".join(step.text for step in steps_of(host, planned(host)))
    assert not any(word in words for word in ("pint", "barrel", "bottles", "taps", "the bar"))
