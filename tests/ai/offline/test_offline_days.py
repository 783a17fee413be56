"""Whoever somebody is, their day holds together: it has no holes, they sleep, eat, and go nowhere they may not."""

from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from offline_places import BED, NAME, PUB, STRANGER, lived, meals, now, person, village, worker

from game.ai.known_places import KnownPlaces
from game.ai.mind import PlanDay
from game.ai.offline import breaking_down
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Habit, Interest, Occupation, Persona, Project
from game.ai.plans import DayPlan, Step

ACTIVITIES = ("", "read", "walk", "pub", "cafe", "play_music", "garden", "run", "paint", "yoga", "politics", "nonsense")
PLACES = ("", "Mill Park", "The Lantern", "The Blue Jug Café", "home", "the living room", "Atlantis", "Somebody's house")
JOBS = (
    "host",
    "shop",
    "teacher",
    "student",
    "office",
    "writer",
    "painter",
    "home",
    "nurse",
    "driver",
    "programmer",
    "unheard of",
)
TEXTS = ("walk the long way round", "drink something", "read under a tree", "smoke one cigar at sunset", "eat an apple")


@st.composite
def habits(draw: st.DrawFn) -> Habit:
    start = draw(st.none() | st.integers(0, 1439))
    end = draw(st.none() | st.integers(1, 300)) if start is not None else None
    days = tuple(sorted(draw(st.sets(st.integers(0, 6), max_size=3))))
    text, activity, place = draw(st.sampled_from(TEXTS)), draw(st.sampled_from(ACTIVITIES)), draw(st.sampled_from(PLACES))
    return Habit(text, activity, start, None if start is None or end is None else start + end, "", days, place)


@st.composite
def people(draw: st.DrawFn) -> Persona:
    begins = draw(st.integers(0, 1380))
    hours = draw(st.none() | st.integers(60, 720).map(lambda length: (begins, begins + length)))
    status = draw(st.sampled_from(("working", "retired", "seeking", "leave")))
    job = Occupation("worker", draw(st.sampled_from(JOBS)), draw(st.sampled_from(PLACES)), status, hours)
    return person(
        stage=draw(st.sampled_from(("child", "teen", "adult", "elder"))),
        occupations=draw(st.sampled_from(((), (job,)))),
        habits=tuple(draw(st.lists(habits(), max_size=4))),
        interests=(Interest("old maps", draw(st.sampled_from(ACTIVITIES)), "draw old maps"),),
        projects=(Project("writing a play", "writing", "a play", "write"),),
        worries=("she is worried that nobody will come",),
        wake=draw(st.none() | st.integers(0, 1439)),
        bed=draw(st.none() | st.integers(0, 1700)),
    )


anybody = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(people(), st.integers(0, 9), st.integers(0, 3))
@anybody
def test_any_day_holds_together(who: Persona, day: int, seed: int) -> None:
    plan, steps = lived(who, day, seed)
    _has_no_holes(plan, steps)
    _never_eats_twice_within_two_hours(steps)
    _goes_nowhere_unknown_or_private(steps)
    _sleeps_in_bed(plan, steps)
    assert 3 <= len(plan.strokes) <= 8


def _has_no_holes(plan: DayPlan, steps: tuple[Step, ...]) -> None:
    assert plan.blocks[0].start == steps[0].start == 0
    assert plan.blocks[-1].end == steps[-1].end > plan.bed
    assert all(before.end == after.start for before, after in pairwise(plan.blocks))
    assert all(before.end == after.start for before, after in pairwise(steps))
    assert all(step.end - step.start <= 15 for step in steps if not step.asleep)


def _never_eats_twice_within_two_hours(steps: tuple[Step, ...]) -> None:
    eaten = meals(steps)
    assert len(eaten) <= 3
    assert all(after[0] - before[1] >= 120 for before, after in pairwise(eaten))


def _goes_nowhere_unknown_or_private(steps: tuple[Step, ...]) -> None:
    objects = {thing.id: thing for thing in village().objects()}
    for step in steps:
        assert step.target is None or objects[step.target].arena == step.arena
        assert step.arena // 10 != STRANGER


def _sleeps_in_bed(plan: DayPlan, steps: tuple[Step, ...]) -> None:
    asleep = [step for step in steps if step.asleep]
    assert {step.target for step in asleep} == {BED}
    assert sum(step.end - step.start for step in asleep if step.start >= plan.bed) >= 120


def test_the_same_question_has_the_same_answer_without_what_was_kept_from_the_first_time() -> None:
    who = worker("writer", "writer", "", (540, 780))
    first = lived(who, 3)
    breaking_down._day_in_steps.cache_clear()
    assert lived(who, 3) == first


def test_people_get_up_about_when_their_paragraph_says() -> None:
    for minute in (300, 360, 435, 540, 600):
        assert abs(lived(person(wake=minute))[0].wake - minute) <= 15


def test_an_ordinary_day_has_three_meals_and_much_in_it() -> None:
    plan, steps = lived(worker("shopkeeper", "shop", "Corner Shop", (540, 1020)))
    awake = [step for step in steps if not step.asleep]
    assert len(meals(steps)) == 3
    assert len(awake) >= 60 and len({step.text for step in awake}) >= 45
    assert plan.wake < 540


def test_work_is_done_where_and_when_it_is() -> None:
    plan, steps = lived(worker("shopkeeper", "shop", "Corner Shop", (540, 1020)))
    working = [block for block in plan.blocks if block.activity == "work"]
    assert {block.place for block in working} == {"Corner Shop"}
    assert 520 <= working[0].start <= 540 and working[-1].end == 1020
    behind = [step for step in steps if step.activity == "work" and step.wanted == "staff_counter"]
    assert behind and all(step.text and step.target == 5003 for step in behind)


def test_the_pub_is_for_evenings_unless_one_works_there() -> None:
    lover = person(
        interests=(Interest("beer", "pub", weight=5.0),), habits=(Habit("drink", "pub", place="The Lantern", frequency=1.0),)
    )
    for day in range(6):
        visits = [step.start for step in lived(lover, day)[1] if step.arena // 10 == PUB]
        assert all(start >= 17 * 60 for start in visits)
    barkeeper = worker("bartender", "host", "The Lantern", (660, 1380))
    plan, steps = lived(barkeeper)
    assert any(step.arena // 10 == PUB and step.start < 720 for step in steps)
    assert all(block.place != "The Lantern" for block in plan.blocks if block.activity == "lunch")


def test_nobody_plans_to_be_in_a_closed_place() -> None:
    idler = person(interests=(Interest("coffee", "cafe", weight=9.0),), wake=300)
    for day in range(5):
        _, steps = lived(idler, day)
        assert all(step.start >= 480 and step.end <= 1200 for step in steps if step.arena // 10 == 2)


def test_somebody_without_a_home_has_a_day_too() -> None:
    known = village()
    away = KnownPlaces(tuple(sector for sector in known.sectors if sector.id != 1))
    plan, steps = lived(person(), known=away)
    assert steps[0].start == 0 and steps[-1].end == plan.blocks[-1].end


def test_every_sentence_is_whole() -> None:
    for job in JOBS:
        plan, steps = lived(worker(job, job, "", None))
        said = [*(step.text for step in steps), *(block.text for block in plan.blocks), *(stroke.text for stroke in plan.strokes)]
        assert all(text and "{" not in text and "  " not in text and text == text.strip() for text in said)


def test_what_was_promised_is_in_the_plan_of_its_day_and_of_no_other() -> None:
    promise = f"{NAME} promised Mara Quint to come to the harvest dance at Mill Park on February 14 from 5pm to 7pm."
    who = worker("novelist", "writer", "home", (540, 1140))
    for day, kept in ((0, False), (1, True), (2, False)):
        plan = OfflineMind().plan_day(PlanDay(now(who, day), promises=(promise,)))
        there = [(block.start, block.end, block.place) for block in plan.blocks if "harvest dance" in block.text]
        assert there == ([(1020, 1140, "Mill Park")] if kept else [])
