"""Rooms and things stand in a prompt by short keys, and every key leads back to what it stood for and nowhere else."""

from ai.offline.offline_places import BED, CAFE, HOME, NAME, PUB, STRANGER, now, person, village

from game.ai.model.places import chosen, named, placed_at, rooms, serving, taken
from game.ai.offline.today import Today

TODAY = Today.of(now(person()))
SHOWN = rooms(TODAY.atlas, (CAFE, HOME, STRANGER))


def test_home_comes_first_and_nobody_elses() -> None:
    assert SHOWN[0].name == "home: bedroom"
    assert {room.sector for room in SHOWN} == {HOME, CAFE}


def test_things_of_a_kind_are_shown_once() -> None:
    assert SHOWN[-1].words == "The Blue Jug Café: F1 cafe counter, F2 behind the cafe counter, F3 cafe customer seating"
    assert len(SHOWN[-1].kinds[2].things) == 6


def test_every_key_leads_back() -> None:
    for room in SHOWN:
        spot = chosen(SHOWN, f" {room.key.lower()}")
        assert spot is not None and (spot.room, spot.kind) == (room, None)
        for kind in room.kinds:
            spot = chosen(SHOWN, kind.key)
            assert spot is not None and spot.kind == kind and spot.sure


def test_names_lead_back_too() -> None:
    assert [chosen(SHOWN, said).kind.name for said in ("stove", "the kitchen sink", "A bed", "A1 (bed)")] == [  # type: ignore[union-attr]
        "stove",
        "kitchen sink",
        "bed",
        "bed",
    ]
    kitchen = chosen(SHOWN, "home: kitchen")
    assert kitchen is not None and kitchen.room.name == "home: kitchen"


def test_what_was_not_shown_is_not_found() -> None:
    assert [chosen(SHOWN, said) for said in ("", "Z1", "the moon", "17")] == [None] * 4
    guess = chosen(SHOWN, "A77")
    assert guess is not None and not guess.sure


def test_ones_own_bed_and_one_seat_for_the_day() -> None:
    bed, seat = chosen(SHOWN, "bed"), chosen(SHOWN, "F3")
    assert bed is not None and seat is not None
    assert taken(TODAY, bed).id == BED  # type: ignore[union-attr]
    seats = {taken(Today.of(now(person(), day, known=village(NAME))), seat).id for day in range(12)}  # type: ignore[union-attr]
    assert taken(TODAY, seat) == taken(TODAY, seat)
    assert len(seats) > 1


def test_places_are_named_with_their_hours() -> None:
    names = named(TODAY.atlas)
    assert names[0] == "home (bedroom, bathroom, kitchen, living room, back garden)"
    assert "The Blue Jug Café (08:00-20:00)" in names
    assert "Mill Park" in names
    assert not any("Somebody" in name for name in names)


def test_a_place_is_found_by_what_it_is_called_in_the_prompt() -> None:
    for name in named(TODAY.atlas):
        venue = placed_at(TODAY, name, "read")
        assert venue is not None and name.startswith(venue.label)
    assert placed_at(TODAY, "the Lantern", "drink").sector == PUB  # type: ignore[union-attr]
    assert placed_at(TODAY, "home", "read in the living room").label == "home: living room"  # type: ignore[union-attr]
    assert placed_at(TODAY, "the spa", "soak") is None


def test_what_a_thing_serves_is_known_without_a_list_of_things() -> None:
    assert serving("kitchen sink") == "kitchen_sink"
    assert serving("park bench", "reading_seat") == "reading_seat"
    assert serving("stove", "reading_seat") == "stove"
    assert serving("quux") == "quux"
