"""People know their home and what is open to all, and learn the rest by seeing it."""

import pickle
from dataclasses import replace

import small_town as town

from game.ai.describing import describe
from game.ai.homes import Home
from game.ai.known_places import KnownPlaces
from game.ai.seeing import see, starting_places
from game.world.events import Event, Percept
from game.world.places import OUTDOORS, Norms

TOWN = town.small_town()
HOME = Home(town.COTTAGE, town.BED, town.BEDROOM)


def ada(public: bool = True, named: tuple[str, ...] = ()) -> KnownPlaces:
    return starting_places(TOWN, "Ada Holm", HOME, named, public)


def state_of(thing: int, state: str, arena: int, tick: int = 7, number: int = 0) -> Percept:
    return Percept(Event(number, tick, "state", f"it is {state}", (0, 0), arena, object=thing, state=state), 1)


def test_everybody_knows_their_own_home_down_to_the_stove() -> None:
    known = ada()
    assert (known.home, known.bed, known.home_arena) == (town.COTTAGE, town.BED, town.BEDROOM)
    assert known.object(town.STOVE) is not None


def test_what_is_open_to_all_is_known_and_others_homes_are_not() -> None:
    known = ada()
    assert [sector.id for sector in known.sectors] == [OUTDOORS, town.CAFE, town.COTTAGE]
    assert known.object(town.COUNTER) is not None
    assert known.object(town.MAILBOX) is not None
    assert known.object(town.SOFA) is None


def test_a_home_that_is_named_is_known_from_outside() -> None:
    known = ada(named=("Harbour Lodge",))
    assert known.sector(town.LODGE) is not None
    assert known.arena(town.LOUNGE) is not None
    assert known.object(town.SOFA) is None


def test_an_inn_is_known_from_inside_though_somebody_sleeps_there_but_not_their_room() -> None:
    lounge = replace(TOWN.arenas[town.LOUNGE], norms=Norms(hours=(420, 1380)))
    inn = replace(TOWN, arenas={**TOWN.arenas, town.LOUNGE: lounge})
    known = starting_places(inn, "Ada Holm", HOME)
    assert known.object(town.SOFA) is not None
    assert known.arena(town.DORMITORY) is not None
    assert known.object(town.BUNK) is None


def test_rooms_of_housemates_are_known_and_what_is_in_them_is_not() -> None:
    known = starting_places(TOWN, "Cleo Vik", Home(town.LODGE, town.SOFA, town.LOUNGE))
    assert known.object(town.SOFA) is not None
    assert known.arena(town.DORMITORY) is not None
    assert known.object(town.BUNK) is None


def test_without_public_places_only_home_and_what_is_named_is_known() -> None:
    known = ada(public=False, named=("the harbour cafe", "nowhere at all"))
    assert [sector.id for sector in known.sectors] == [town.CAFE, town.COTTAGE]


def test_a_stranger_without_a_home_knows_the_public_places() -> None:
    known = starting_places(TOWN, "Nobody", None)
    assert known.home is None
    assert known.sector(town.CAFE) is not None


def test_a_state_is_known_as_it_was_last_seen() -> None:
    burning = state_of(town.STOVE, "burning", town.KITCHEN, tick=9, number=2)
    hot = state_of(town.STOVE, "hot", town.KITCHEN, tick=8, number=1)
    known = see(ada(), TOWN, [burning, hot], 10)
    stove = known.object(town.STOVE)
    assert stove is not None
    assert (stove.state, stove.seen) == ("burning", 9)


def test_what_is_known_goes_stale_until_it_is_seen_again() -> None:
    known = see(ada(), TOWN, [state_of(town.STOVE, "burning", town.KITCHEN)], 7)
    later = see(known, TOWN, [state_of(town.COUNTER, "crowded", town.CAFE_ROOM, tick=50)], 50)
    stove = later.object(town.STOVE)
    assert stove is not None
    assert (stove.state, stove.seen) == ("burning", 7)


def test_seeing_leaves_what_was_known_before_as_it_was() -> None:
    before = ada()
    after = see(before, TOWN, [state_of(town.STOVE, "burning", town.KITCHEN)], 7)
    stove = before.object(town.STOVE)
    assert stove is not None
    assert stove.state == "idle"
    assert after.sector(town.CAFE) is before.sector(town.CAFE)
    assert after.arena(town.BEDROOM) is before.arena(town.BEDROOM)


def test_a_room_that_is_seen_is_learned_with_what_stands_in_it() -> None:
    event = Event(0, 7, "doing", "Bo is resting", (1, 5), town.LOUNGE, resident=2)
    known = see(ada(), TOWN, [Percept(event, 2)], 7)
    assert known.arena(town.LOUNGE) is not None
    assert known.object(town.SOFA) is not None
    assert known.object(town.BUNK) is None
    assert [sector.id for sector in known.sectors] == [OUTDOORS, town.CAFE, town.COTTAGE, town.LODGE]


def test_outdoors_only_what_something_happened_to_is_learned() -> None:
    known = see(ada(public=False), TOWN, [state_of(town.MAILBOX, "full", OUTDOORS)], 7)
    assert [thing.id for arena in [known.arena(OUTDOORS)] if arena for thing in arena.objects] == [town.MAILBOX]


def test_seeing_nothing_new_changes_nothing() -> None:
    known = ada()
    assert see(known, TOWN, [], 5) is known
    assert see(known, TOWN, [Percept(Event(0, 5, "doing", "x", (0, 0), town.KITCHEN, resident=2), 1)], 5) is known


def test_an_object_the_map_no_longer_has_is_passed_over() -> None:
    known = ada()
    assert see(known, TOWN, [state_of(999, "odd", town.KITCHEN)], 5) is known


def test_objects_are_found_by_kind() -> None:
    assert [thing.id for thing in ada().of_kind("bed")] == [town.BED]
    assert ada().of_kind("piano") == ()


def test_what_is_known_travels_to_another_process() -> None:
    known = ada()
    assert known.object(town.STOVE)
    copy = pickle.loads(pickle.dumps(known))
    assert copy == known
    assert copy.object(town.STOVE) == known.object(town.STOVE)


def test_what_is_known_can_be_told_in_sentences() -> None:
    told = describe(see(ada(), TOWN, [state_of(town.STOVE, "burning", town.KITCHEN)], 7))
    assert "There is a stove (burning) in the kitchen of Ada Holm's cottage." in told
    assert "The Harbour Café is for coffee, open 08:00-20:00." in told
    assert "Ada Holm's cottage is a home, private to Ada Holm." in told
