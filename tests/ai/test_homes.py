"""Everybody gets a bed where their paragraph and the map say, and works where they say."""

from dataclasses import replace

from small_town import BED, BEDROOM, BUNK, CAFE, COTTAGE, DORMITORY, LODGE, LOUNGE, SOFA, small_town

from game.ai.homes import Home, assign_homes, bedless, belonging, home_of, workplaces
from game.ai.persona import Occupation, Persona, Relation
from game.ai.place_names import sector_named

TOWN = small_town()


def person(name: str, home: str = "", relations: tuple[Relation, ...] = (), works: tuple[str, ...] = ()) -> Persona:
    jobs = tuple(Occupation("worker", "clerk", place) for place in works)
    return Persona(name, "", (), home=home, relations=relations, occupations=jobs)


def test_a_bed_with_a_name_on_it_is_theirs() -> None:
    homes = assign_homes(TOWN, [person("Stranger"), person("Ada Holm")])
    assert homes["Ada Holm"] == Home(COTTAGE, BED, TOWN.objects[BED].arena)


def test_a_free_bed_is_not_in_somebody_elses_room() -> None:
    homes = assign_homes(TOWN, [person("Stranger"), person("Bo Lund"), person("Ada Holm")])
    assert homes["Bo Lund"] == Home(LODGE, BUNK, DORMITORY)
    assert homes["Stranger"].bed == SOFA


def test_what_the_map_keeps_for_somebody_who_does_not_live_there_is_free() -> None:
    assert assign_homes(TOWN, [person("Stranger"), person("Bo Lund")])["Stranger"] == Home(COTTAGE, BED, BEDROOM)
    ada = {"Ada Holm": Home(COTTAGE, BED, BEDROOM)}
    assert home_of(TOWN, person("Stranger"), ada) == Home(LODGE, BUNK, DORMITORY)
    assert home_of(TOWN, person("Stranger"), ada | {"Bo Lund": Home(LODGE, BUNK, DORMITORY)}).bed == SOFA


def test_who_lives_in_rooms_kept_for_others_is_let_in() -> None:
    people, home = {1: person("Ada Holm"), 2: person("Stranger")}, (LODGE, DORMITORY, BUNK)
    assert belonging(TOWN, people, {1: (COTTAGE, BEDROOM, BED), 2: home}) == {DORMITORY: (2,)}
    assert belonging(TOWN, people, {1: home, 2: (COTTAGE, BEDROOM, BED)}) == {COTTAGE: (2,), DORMITORY: (1,), BED: (2,)}


def test_who_finds_no_bed_lives_with_whom_they_share_a_home() -> None:
    ada = {"Ada Holm": Home(COTTAGE, BED, BEDROOM)}
    together = person("Cy Moon", relations=(Relation("Ada Holm", shares_home=True),))
    assert home_of(small_town(BUNK), together, ada) == Home(COTTAGE, None, BEDROOM)


def test_a_bed_that_an_entry_names_is_theirs() -> None:
    people = [replace(person("Stranger"), sleeps=said) for said in ("Bo Lund's room", "Harbour Lodge")]
    assert {assign_homes(TOWN, [each])["Stranger"].bed for each in people} == {BUNK}
    assert assign_homes(TOWN, [replace(person("Stranger"), sleeps="Ada Holm")])["Stranger"].bed == BED
    assert assign_homes(TOWN, [replace(person("Stranger"), sleeps="the moon"), person("Ada Holm")])["Stranger"].bed == BUNK


def test_people_sleep_where_their_paragraph_says() -> None:
    homes = assign_homes(TOWN, [person("Bo Lund", home="the lodge at the harbour")])
    assert homes["Bo Lund"].sector == LODGE


def test_who_has_no_bed_gets_a_sofa_near_their_spawn_and_a_warning() -> None:
    homes = assign_homes(TOWN, [person("Cleo Vik"), person("Bo Lund"), person("Ada Holm")])
    assert homes["Cleo Vik"] == Home(LODGE, SOFA, LOUNGE)
    (warning,) = bedless(TOWN, homes)
    assert "Cleo Vik has no bed" in warning
    assert "Harbour Lodge: lounge" in warning


def test_a_flower_bed_is_not_slept_in() -> None:
    town = small_town(BED, BUNK, SOFA)
    homes = assign_homes(town, [person("Cleo Vik")])
    assert homes["Cleo Vik"] == Home(LODGE, None, LOUNGE)
    assert "on the floor" in bedless(town, homes)[0]


def test_nobody_with_a_bed_is_warned_about() -> None:
    assert bedless(TOWN, assign_homes(TOWN, [person("Ada Holm")])) == ()


def test_one_bed_is_not_given_away_twice() -> None:
    homes = assign_homes(TOWN, [person("Bo Lund"), person("Ada Holm"), person("One"), person("Two")])
    assert sorted(str(home.bed) for home in homes.values()) == sorted([str(BUNK), str(BED), str(SOFA), "None"])


def test_who_works_where_is_found_by_the_places_name() -> None:
    people = [person("Ada Holm", works=("Harbour Cafe",)), person("Bo Lund", works=("the harbour café", "Harbor Moon"))]
    assert workplaces(TOWN, people) == {CAFE: ("Ada Holm", "Bo Lund")}


def test_a_place_is_found_by_the_words_people_use() -> None:
    assert sector_named(TOWN, "the cafe") == CAFE
    assert sector_named(TOWN, "HARBOUR CAFÉ") == CAFE
    assert sector_named(TOWN, "Ada Holm's cottage") == COTTAGE
    assert sector_named(TOWN, "the lounge") == LODGE
    assert sector_named(TOWN, "lodge lounge") == LODGE
    assert sector_named(TOWN, "the moon") is None
    assert sector_named(TOWN, "") is None
