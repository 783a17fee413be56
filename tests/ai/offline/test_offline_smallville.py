"""The town's own people, a day each: they work, sleep and go out where the map lets them, and stand at what fits."""

from datetime import date
from functools import cache

import pytest

from game.ai.homes import assign_homes
from game.ai.known_places import KnownPlaces
from game.ai.mind import BreakDownHour, Circumstances, PlanDay
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step
from game.ai.reading import read_paragraph
from game.ai.residents_file import load_residents
from game.ai.seeing import starting_places
from game.assets import asset
from game.world.places import Town
from game.world.town_map import load_town

MONDAY = date(2023, 2, 13)
TABLES = ("table", "dining chair", "customer seating")
SOFT = ("sofa", "armchair", "bench", "dining chair", "customer seating", "table", "desk", "bed")
FITTING = {
    "sleep": ("bed",),
    "wake": ("bed",),
    "wash": ("shower", "bathroom sink", "closet"),
    "bed": ("bed", "bathroom sink", "closet"),
    "cook": ("stove", "cooking area", "refrigerator", "toaster", "table"),
    "eat": TABLES,
    "order": ("counter",),
    "class": ("student seating",),
    "study": ("table", "desk", "seating", "bookshelf"),
    "read": (*SOFT, "bookshelf", "shelf"),
    "write": ("desk", "table", "seating", "bookshelf", "shelf"),
    "pub": ("bar counter", "bar customer seating", "fireplace"),
    "cafe": ("espresso counter", "cafe customer seating"),
    "walk": ("bench", "garden", "pond", "fountain", "notice board", "picnic table", "swing"),
    "garden": ("garden", "garden chair"),
    "gym": ("lifting weight", "desk"),
    "groceries": ("grocery store shelf", "grocery store counter"),
    "tv": SOFT,
    "play_music": ("piano", "guitar", "harp", "desk", "table", "seating"),
}
"""What one may stand at for an activity, by hand: a part of the kind's name."""

Life = tuple[Persona, DayPlan, tuple[Step, ...]]


@cache
def town() -> Town:
    return load_town(asset("maps/smallville.tmx"))


@cache
def lives(day: int) -> tuple[Life, ...]:
    people = [read_paragraph(entry, MONDAY) for entry in load_residents(asset("residents/smallville.toml"))]
    homes = assign_homes(town(), people)
    known = [starting_places(town(), each.name, homes[each.name], each.places) for each in people]
    return tuple(_live(number, each, known[number - 1], day) for number, each in enumerate(people, 1))


def _live(number: int, who: Persona, known: KnownPlaces, day: int) -> Life:
    today = date.fromordinal(MONDAY.toordinal() + day)
    now = Circumstances(number, who, 7, day * 8640, day, today.isoformat(), today.weekday(), 0, known, known.home_arena or 0)
    plan = OfflineMind().plan_day(PlanDay(now))
    return who, plan, OfflineMind().break_down_hour(BreakDownHour(now, plan, 0, plan.blocks[-1].end))


@pytest.mark.parametrize("day", [0, 1, 5])
def test_everybody_does_a_great_many_different_things(day: int) -> None:
    for _, _, steps in lives(day):
        awake = [step for step in steps if not step.asleep]
        assert len(awake) >= 60 and len({step.text for step in awake}) >= 45


@pytest.mark.parametrize("day", [0, 1, 5])
def test_everybody_gets_up_when_their_paragraph_says(day: int) -> None:
    for who, plan, _ in lives(day):
        assert who.wake is None or abs(plan.wake - who.wake) <= 30


@pytest.mark.parametrize("day", [0, 1])
def test_everybody_works_where_and_when_their_paragraph_says(day: int) -> None:
    for who, plan, _ in lives(day):
        for job in who.occupations:
            if job.status == "working" and job.hours and job.archetype != "student":
                begins, ends = job.hours
                spent = [block for block in plan.blocks if block.activity in ("work", "event", "prepare", "clean")]
                minutes = sum(
                    min(ends, block.end) - max(begins, block.start) for block in spent if begins - 20 < block.start < ends
                )
                assert minutes >= 0.7 * (ends - begins), who.name


@pytest.mark.parametrize("day", [0, 1, 5])
def test_almost_everything_is_done_at_something_that_fits(day: int) -> None:
    steps = [step for _, _, all_steps in lives(day) for step in all_steps]
    with_object = [step for step in steps if step.target is not None]
    assert len(with_object) >= 0.99 * len(steps)
    judged = [step for step in with_object if step.activity in FITTING]
    misfits = [(step.text, town().objects[step.target or 0].kind) for step in judged if not _fits(step)]
    assert len(misfits) <= 0.03 * len(judged), misfits[:20]


def _fits(step: Step) -> bool:
    assert step.target is not None
    return any(part in town().objects[step.target].kind for part in FITTING[step.activity])


@pytest.mark.parametrize("day", [0, 1, 5])
def test_nobody_is_in_somebody_elses_room(day: int) -> None:
    for who, _, steps in lives(day):
        for step in steps:
            owners = town().arenas[step.arena].norms.private_to or town().sector_of(step.arena).norms.private_to
            assert not owners or who.name in owners, (who.name, step.text)


def test_whoever_plans_a_party_is_there_when_it_begins() -> None:
    hosts = [(who, plan) for who, plan, _ in lives(1) if any(each.role == "host" for each in who.occasions)]
    assert hosts
    for who, plan in hosts:
        party = next(each for each in who.occasions if each.role == "host")
        block = next(block for block in plan.blocks if block.activity == "event")
        assert (block.start, block.end) == (party.start, party.end) and block.place == party.place


def test_not_everybody_sits_in_the_same_place_at_night() -> None:
    places = [next(block.place for block in plan.blocks if block.start <= 1230 < block.end) for _, plan, _ in lives(0)]
    assert max(places.count(place) for place in places if place != "home") <= 10
