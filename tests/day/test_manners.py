"""Tests: closed is closed, private is private, and a bathroom is for one; watched at every tick of the day."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from lived import LivedDay, Moment

from game.ai.memory import Kind
from game.world.places import OUTDOORS, Arena

WAY_OUT = 3
"""Minutes after closing in which a guest may still be on the way to the door."""

# Read out of assets/residents/smallville.toml by hand: whom opening hours do not bind.
STAFF = {
    "Hobbs Cafe": ["Isabella Rodriguez"],
    "The Rose and Crown Pub": ["Arthur Burton"],
    "Harvey Oak Supply Store": ["Carmen Ortiz"],
    "The Willows Market and Pharmacy": ["John Lin", "Tom Moreno"],
    "Oak Hill College": ["Mei Lin"],
}
# Painted on the doors of assets/maps/smallville.tmx: open from and to, in hours.
HOURS = {
    "Hobbs Cafe": (8, 20),
    "The Rose and Crown Pub": (11, 24),
    "Harvey Oak Supply Store": (9, 17),
    "The Willows Market and Pharmacy": (9, 17),
    "Oak Hill College": (8, 20),
}
SEATS_AND_BEDS = {
    "bed",
    "dining chair",
    "common room sofa",
    "sofa",
    "library sofa",
    "armchair",
    "cafe customer seating",
    "bar customer seating",
    "classroom student seating",
    "bench",
    "park bench",
    "garden chair",
    "picnic table",
    "playground swing",
    "desk",
    "computer desk",
    "computer",
}
"""What one may be on, though one cannot walk over it. A picnic table and a desk are drawn with their seats."""


def indoors(day: LivedDay) -> Iterator[tuple[int, str, Moment]]:
    """(minute, name, moment) of everybody at every tick at which they are in some place."""
    names = list(day.names.values())
    for tick, moments in enumerate(day.moments):
        for name, moment in zip(names, moments, strict=True):
            if moment.arena != OUTDOORS:
                yield tick // 6 % (24 * 60), name, moment


def is_open(place: str, minute: int) -> bool:
    opens, closes = HOURS[place]
    return opens * 60 <= minute < closes * 60 + WAY_OUT or minute < closes * 60 + WAY_OUT - 24 * 60


def owners(day: LivedDay, arena: Arena) -> tuple[str, ...]:
    return arena.norms.private_to or day.town.sectors[arena.sector].norms.private_to


def test_nobody_is_ever_in_a_closed_place_but_those_who_work_there(day: LivedDay) -> None:
    seen = [(minute, name, day.sector(moment)) for minute, name, moment in indoors(day)]
    shut = [each for each in seen if each[2] in HOURS and not is_open(each[2], each[0]) and each[1] not in STAFF[each[2]]]
    assert not shut
    assert {place for _, name, place in seen if place in HOURS and name not in STAFF[place]} == set(HOURS)


def test_nobody_is_ever_in_a_home_or_room_that_is_private_to_others(day: LivedDay) -> None:
    strangers, at_home = [], set()
    for minute, name, moment in indoors(day):
        theirs = owners(day, day.town.arenas[moment.arena])
        if theirs and name not in theirs:
            strangers.append((minute, name, day.town.arena_address(moment.arena)))
        elif theirs:
            at_home.add(name)
    assert not strangers
    assert at_home == set(day.names.values())


def test_nobody_is_ever_second_in_a_bathroom_for_one(day: LivedDay) -> None:
    for_one = {arena.id for arena in day.town.arenas.values() if arena.norms.capacity == 1}
    crowds = Counter(
        (tick, moment.arena) for tick, people in enumerate(day.moments) for moment in people if moment.arena in for_one
    )
    assert not [(tick // 6, day.town.arena_address(arena)) for (tick, arena), people in crowds.items() if people > 1]
    assert {arena for _, arena in crowds} == for_one


def test_nobody_stands_in_a_wall_or_on_a_table(day: LivedDay) -> None:
    things = day.town.objects.values()
    seats = {spot.tile: thing.kind for thing in things for spot in thing.spots if spot.on}
    blocked = {moment.tile for people in day.moments for moment in people if day.town.blocked[moment.tile[1], moment.tile[0]]}
    assert not [tile for tile in blocked if tile not in seats]
    assert {seats[tile] for tile in blocked} <= SEATS_AND_BEDS


def test_whoever_is_on_a_seat_or_bed_and_stays_is_using_it(day: LivedDay) -> None:
    things = day.town.objects
    seats = {spot.tile: thing.id for thing in things.values() for spot in thing.spots if spot.on}
    strays = [
        (tick // 6, name, things[seats[moment.tile]].kind, moment.doing.text)
        for tick, people in enumerate(day.moments)
        for name, moment in zip(day.names.values(), people, strict=True)
        if moment.settled
        and moment.doing is not None
        and day.town.blocked[moment.tile[1], moment.tile[0]]
        and moment.doing.target is not None
        and moment.tile not in [spot.tile for spot in things[moment.doing.target].spots]
    ]
    assert not strays


def test_no_two_settle_on_one_tile(day: LivedDay) -> None:
    shared = [
        (tick // 6, tile)
        for tick, people in enumerate(day.moments)
        for tile, count in Counter(moment.tile for moment in people if moment.settled).items()
        if count > 1
    ]
    assert not shared


def test_nobody_sees_what_another_thinks_but_everybody_remembers_their_own_thoughts(day: LivedDay) -> None:
    inner = re.compile(r"\b(?:thinking|wondering|hoping|remembering|imagining) (?:about|of|up|how|what|whether|that)\b")
    assert not [event["text"] for event in day.events if event["kind"] == "doing" and inner.search(event["text"])]
    noted = [(name, text) for name in day.names.values() for text in day.remembered(name, Kind.OBSERVATION)]
    thoughts = [(name, text) for name, text in noted if inner.search(text)]
    assert thoughts
    assert not [(name, text) for name, text in thoughts if not text.startswith(f"{name} ")]


def test_everybody_walks_one_tile_at_a_time(day: LivedDay) -> None:
    for before, after in pairwise(day.moments):
        for one, other in zip(before, after, strict=True):
            assert abs(one.tile[0] - other.tile[0]) + abs(one.tile[1] - other.tile[1]) <= 2
