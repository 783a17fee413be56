"""A look may be set by hand in a residents file; a word that is not known is answered with the nearest one that is."""

import pytest

from game.ai.persona import Persona
from game.ai.residents_file import ResidentEntry
from game.portrayal.by_hand import look_from_text, parts_by_hand, wrong_in
from game.portrayal.choosing import look_for
from game.problem import Problem

ANN = Persona("Ann Reed", "Ann Reed has red hair", ("Ann Reed has red hair",), pronouns=("she", "her", "her"))


def test_what_is_set_goes_before_what_is_written() -> None:
    look = look_for(ANN, {"hair": "long", "hair_color": "black", "skin": "dark", "clothes": "yellow raincoat", "hat": "blue cap"})
    assert (look.hair, look.hair_colour, look.skin) == ("long", "black", "deep")
    assert (look.top, look.top_colour, look.hat, look.hat_colour) == ("raincoat", "gold", "cap", "blue")


def test_style_and_colour_may_stand_together_and_colours_be_spelt_both_ways() -> None:
    assert parts_by_hand({"hair": "long braid"})["hair"] == "long_braid"
    assert parts_by_hand({"hair": "curly red"}) == {"hair": "curly", "hair_colour": "ginger"}
    assert parts_by_hand({"hair_colour": "grey"}) == parts_by_hand({"hair_color": "gray"})
    assert parts_by_hand({"wears": "green scarf, earrings"})["extras"] == ["scarf", "earrings"]


def test_glasses_can_be_taken_off_and_hats_too() -> None:
    glasses = look_for(ANN, {"glasses": "round"})
    assert "round_glasses" in glasses.extras
    assert not {"glasses", "round_glasses", "sunglasses"} & set(look_for(ANN, {"glasses": "none"}).extras)
    assert look_for(ANN, {"hat": "none"}).hat == "none"


@pytest.mark.parametrize(
    ("look", "said"),
    [
        ({"hair": "lonng"}, 'did you mean "long"?'),
        ({"hairs": "long"}, 'did you mean "hair"?'),
        ({"skin": "drak"}, 'did you mean "dark"?'),
        ({"clothes": "yellow raincaot"}, 'did you mean "raincoat"?'),
        ({"seed": "many"}, "whole number"),
        ({"glasses": "square"}, "it may be"),
        ({"clothes": ""}, "it may be"),
    ],
)
def test_an_unknown_word_is_one_sentence(look: dict[str, str | int], said: str) -> None:
    with pytest.raises(Problem) as raised:
        parts_by_hand(look, "people.toml, resident 1 (Ann Reed)")
    assert said in str(raised.value)
    assert str(raised.value).startswith("people.toml, resident 1 (Ann Reed): ")


def test_everything_wrong_in_a_look_is_said_at_once() -> None:
    wrong = list(wrong_in({"hair": "lonng", "skin": "dark", "hatt": "cap"}, "Ann Reed"))
    assert wrong == [
        'Ann Reed: "hair" cannot be "lonng"; did you mean "long"?',
        'Ann Reed: a look has no "hatt"; did you mean "hat"?',
    ]


def test_somebody_is_drawn_whatever_stands_in_a_file() -> None:
    assert look_for(ANN, {"hair": "no such", "skin": "dark"}).skin == "deep"


def test_a_look_comes_back_from_its_text_and_nothing_from_any_other() -> None:
    entry = ResidentEntry("Ann", "Ann", look={"seed": 3, "hair": "long"})
    assert look_from_text(entry.look_text) == entry.look
    assert look_from_text("visitor_3") == look_from_text("{broken") == look_from_text("") == {}
    assert ResidentEntry("Ann", "Ann").look_text == ""
