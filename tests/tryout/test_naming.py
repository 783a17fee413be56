"""Whose paragraph one is can be read from it."""

import pytest

from game.problem import Problem
from game.tryout.naming import name_in


@pytest.mark.parametrize(
    ("paragraph", "name"),
    [
        ("Ruth works nights as a nurse", "Ruth"),
        ("My name is Jo Ann Bell and I bake", "Jo Ann Bell"),
        ("I'm Tom. I fish.", "Tom"),
        ("Every morning Ruth feeds the hens", "Ruth"),
        ("On Mondays Kim swims", "Kim"),
        ("Dr. Ana de la Cruz runs the clinic", "Dr. Ana de la Cruz"),
        ("Born in Cork, Mary O'Brien keeps sheep", "Mary O'Brien"),
        ("Élan D\u2019Or paints", "Élan D\u2019Or"),
        ("the lighthouse keeper Arne Dahl sleeps by day", "Arne Dahl"),
        ("Mr. Tanaka, 70, is retired", "Mr. Tanaka"),
        ("Ruth's shop opens at 9", "Ruth"),
        ("李雷 is a student", "李雷"),
    ],
)
def test_a_paragraph_says_whose_it_is(paragraph: str, name: str) -> None:
    assert name_in(paragraph) == name


@pytest.mark.parametrize(
    "paragraph", ["She is a nurse", "i get up at 7", "", "Works nights. Likes tea.", "The shop opens at nine"]
)
def test_where_nobody_is_named_that_is_said(paragraph: str) -> None:
    with pytest.raises(Problem, match="--name"):
        name_in(paragraph)
