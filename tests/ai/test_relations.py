"""Who somebody is to a person."""

from game.ai.persona import Persona, Relation
from game.ai.relations import closeness, impression

ANNA = Persona(
    "Anna Berg",
    "",
    (),
    relations=(Relation("Olof Dahl", "friend", 0.7), Relation("Ulla", "aunt", 0.6), Relation("Per Ek", met=False)),
)


def test_people_are_found_by_full_name_and_by_first_name() -> None:
    assert impression(ANNA, "Olof Dahl") == impression(ANNA, "olof") == ANNA.relations[0]
    assert impression(ANNA, "Ulla Berg") == ANNA.relations[1]


def test_a_namesake_is_somebody_else() -> None:
    assert impression(ANNA, "Olof Ek") is None
    assert impression(ANNA, "") is None


def test_only_those_one_has_met_are_close() -> None:
    assert closeness(ANNA, "Olof Dahl") == 0.7
    assert closeness(ANNA, "Per Ek") == 0.0
    assert closeness(ANNA, "Nobody") == 0.0
