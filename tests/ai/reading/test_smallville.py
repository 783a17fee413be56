"""The people of Smallville as written: their facts, what only one of them knows, and who knows whom."""

from datetime import date
from functools import cache

import pytest

from game.ai.acquaintance import acquaintances, density, mutual_pairs
from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry, load_residents
from game.assets import asset


@cache
def entries() -> tuple[ResidentEntry, ...]:
    return load_residents(asset("residents/smallville.toml"))


@cache
def personas() -> dict[str, Persona]:
    return {entry.name: read_paragraph(entry, date(2023, 2, 13)) for entry in entries()}


AGES = {
    "Isabella Rodriguez": 34,
    "Maria Lopez": 21,
    "Klaus Mueller": 20,
    "Ayesha Khan": 20,
    "Wolfgang Schulz": 21,
    "John Lin": 45,
    "Mei Lin": 44,
    "Eddy Lin": 19,
    "Tom Moreno": 48,
    "Jane Moreno": 46,
    "Sam Moore": 65,
    "Jennifer Moore": 64,
    "Tamara Taylor": 30,
    "Carmen Ortiz": 32,
    "Adam Smith": 36,
    "Yuriko Yamamoto": 40,
    "Arthur Burton": 42,
    "Ryan Park": 29,
    "Giorgio Rossi": 42,
    "Carlos Gomez": 39,
    "Latoya Williams": 27,
    "Rajiv Patel": 29,
    "Abigail Chen": 26,
    "Francisco Lopez": 31,
    "Hailey Johnson": 25,
}
PLACES_OF_WORK = {
    "Isabella Rodriguez": ("Hobbs Cafe", 480, 1200),
    "Arthur Burton": ("The Rose and Crown Pub", 660, 1440),
    "Carmen Ortiz": ("Harvey Oak Supply Store", 540, 1020),
    "John Lin": ("The Willows Market and Pharmacy", 540, 1020),
    "Tom Moreno": ("The Willows Market and Pharmacy", 540, 1020),
    "Mei Lin": ("Oak Hill College", 600, 900),
    "Klaus Mueller": ("Oak Hill College", 540, 720),
    "Maria Lopez": ("Oak Hill College", 540, 780),
    "Ayesha Khan": ("Oak Hill College", 600, 780),
    "Wolfgang Schulz": ("Oak Hill College", 540, 720),
    "Eddy Lin": ("Oak Hill College", 600, 780),
    "Hailey Johnson": ("Hobbs Cafe", 540, 720),
    "Yuriko Yamamoto": ("home", 540, 1020),
    "Latoya Williams": ("home", 780, 1020),
}


def test_twenty_five_people_of_the_right_ages_live_in_smallville() -> None:
    assert {entry.name: entry.age for entry in entries()} == AGES
    assert all(entry.traits for entry in entries())


def test_everybody_has_eight_to_fifteen_clauses_and_nearly_all_are_read() -> None:
    assert all(8 <= len(persona.clauses) <= 15 for persona in personas().values())
    assert sum(len(persona.unread) for persona in personas().values()) <= 5


def test_everybody_has_a_home_and_rises_and_goes_to_bed_when_they_say() -> None:
    for persona in personas().values():
        assert persona.home, persona.name
        assert persona.wake is not None and 300 <= persona.wake <= 600
        assert persona.bed is not None and 1260 <= persona.bed <= 1500


def test_those_who_live_alone_live_in_what_is_called_after_them() -> None:
    assert personas()["Yuriko Yamamoto"].home == "Yuriko Yamamoto's house"
    assert personas()["Carlos Gomez"].home == "Carlos Gomez's apartment"
    assert personas()["Carmen Ortiz"].home == personas()["Tamara Taylor"].home == "Tamara Taylor and Carmen Ortiz's house"


@pytest.mark.parametrize("name", PLACES_OF_WORK)
def test_they_work_where_and_when_their_paragraph_says(name: str) -> None:
    work = personas()[name].occupations[0]
    assert (work.place, *(work.hours or ())) == PLACES_OF_WORK[name]


def test_only_isabella_knows_of_a_party_and_only_sam_that_he_runs_for_mayor() -> None:
    hosts = {name: persona.occasions for name, persona in personas().items() if persona.occasions}
    assert list(hosts) == ["Isabella Rodriguez", "Sam Moore"]
    (party,) = hosts["Isabella Rodriguez"]
    assert (party.role, party.place, party.date, party.start, party.end) == ("host", "Hobbs Cafe", "2023-02-14", 1020, 1140)
    (candidacy,) = hosts["Sam Moore"]
    assert (candidacy.noun, candidacy.role) == ("candidacy", "news")
    for entry in entries():
        assert ("party" in entry.paragraph or "Valentine" in entry.paragraph) == (entry.name == "Isabella Rodriguez")
        assert ("run for mayor" in entry.paragraph and "who will run" not in entry.paragraph) == (entry.name == "Sam Moore")


def test_only_maria_and_francisco_have_a_crush() -> None:
    crushes = {(persona.name, known.name) for persona in personas().values() for known in persona.relations if known.crush}
    assert crushes == {("Maria Lopez", "Klaus Mueller"), ("Francisco Lopez", "Abigail Chen")}


def test_john_knows_of_the_women_on_the_next_block_and_has_not_met_them() -> None:
    unmet = {known.name for known in personas()["John Lin"].relations if not known.met}
    assert unmet == {"Tamara Taylor", "Carmen Ortiz"}


def test_families_know_who_they_are() -> None:
    kinds = {(persona.name, known.name): known.kind for persona in personas().values() for known in persona.relations}
    assert kinds["John Lin", "Mei Lin"] == "wife" and kinds["Mei Lin", "John Lin"] == "husband"
    assert kinds["John Lin", "Eddy Lin"] == "son" and kinds["Eddy Lin", "John Lin"] == "father"
    assert kinds["Tom Moreno", "Jane Moreno"] == "wife" and kinds["Sam Moore", "Jennifer Moore"] == "wife"


def test_giorgio_and_carlos_cannot_stand_each_other() -> None:
    def feeling(one: str, two: str) -> float:
        return next(known.feeling for known in personas()[one].relations if known.name == two)

    assert feeling("Giorgio Rossi", "Carlos Gomez") < -0.3 and feeling("Carlos Gomez", "Giorgio Rossi") < -0.3
    assert feeling("Tom Moreno", "Sam Moore") < -0.3 < feeling("Jane Moreno", "Sam Moore")


def test_whoever_a_paragraph_names_is_among_its_relations() -> None:
    for name, known in acquaintances(list(personas().values())).items():
        assert set(known) <= {relation.name for relation in personas()[name].relations}, name


def test_the_density_of_mutual_knowledge_is_near_the_papers() -> None:
    cast = list(personas().values())
    assert 0.155 <= density(cast) <= 0.18
    assert ("Sam Moore", "Latoya Williams") not in mutual_pairs(cast)
    assert density(cast[:1]) == 0.0


def test_a_name_inside_the_name_of_a_house_is_no_acquaintance() -> None:
    one = ResidentEntry("Ann Bell", "Ann Bell lives in Ann Bell and Bea Cole's house; she sings")
    two = ResidentEntry("Bea Cole", "Bea Cole is a friend of Ann Bell")
    cast = [read_paragraph(entry, date(2023, 2, 13)) for entry in (one, two)]
    assert acquaintances(cast) == {"Ann Bell": (), "Bea Cole": ("Ann Bell",)}
