"""What is whispered to somebody as "you" becomes a sentence about them, and nobody else is taken for them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.imports.whispers import clauses, pronoun_of, whispered

NAMES = ("Ada Reed", "Bo Finch", "Cy Hall")


def about(whisper: str, pronoun: str = "she") -> str:
    (clause,) = clauses("Ada Reed", whispered(whisper), pronoun, NAMES)
    return clause


@pytest.mark.parametrize(
    ("whisper", "clause"),
    [
        ("You love your work at the mill", "Ada Reed loves her work at the mill"),
        ("you've known Bo Finch for years", "Ada Reed has known Bo Finch for years"),
        ("You and Bo Finch are close friends", "Ada Reed and Bo Finch are close friends"),
        ("You and Bo Finch sometimes talk about rain", "Ada Reed sometimes talks with Bo Finch about rain"),
        ("Bo Finch is your husband who sails", "Bo Finch is Ada Reed's husband who sails"),
        ("I keep bees behind my house", "Ada Reed keeps bees behind her house"),
        ("Ada Reed keeps bees", "Ada Reed keeps bees"),
        ("This is very important -- you have a secret crush on Bo Finch", "Ada Reed has a secret crush on Bo Finch"),
        ("For planning, you frequent *The Mill* for studying", "Ada Reed frequents The Mill for studying"),
        ("In terms of your daily plans, you walk at noon", "Ada Reed walks at noon"),
        ("You told Bo Finch that he can keep his boat", "Ada Reed told Bo Finch that Bo can keep Bo's boat"),
    ],
)
def test_a_whisper_is_told_of_the_person(whisper: str, clause: str) -> None:
    assert about(whisper) == clause


def test_later_clauses_begin_with_the_pronoun_where_one_is_known() -> None:
    said = whispered("You keep bees; you sell honey to Bo Finch; You and Bo Finch are neighbours")
    assert clauses("Ada Reed", said, "she", NAMES)[1:] == (
        "she sells honey to Bo Finch",
        "Ada Reed and Bo Finch are neighbours",
    )
    assert clauses("Ada Reed", said, "they", NAMES)[1] == "Ada Reed sells honey to Bo Finch"


def test_what_others_call_somebody_says_which_pronoun_they_go_by() -> None:
    assert pronoun_of("Ada Reed", ("You like Ada Reed but find her loud",), NAMES) == "she"
    assert pronoun_of("Bo Finch", ("Your husband, Bo Finch, is away",), NAMES) == "he"
    assert pronoun_of("Cy Hall", ("You know Cy Hall", "Ada Reed met Cy Hall and she left"), NAMES) == "they"


def test_empty_whispers_are_none() -> None:
    assert whispered(" ; ;; -- ; \t\n; You keep bees.;") == ("You keep bees",)


@given(st.text(max_size=200))
def test_no_whisper_breaks_the_reading(text: str) -> None:
    for clause in clauses("Ada Reed", whispered(text), "she", NAMES):
        assert "\n" not in clause and ";" not in clause
