"""A person is added to a residents file, and whatever stands in it stays as it is."""

import pytest

from game.ai.residents_file import ResidentEntry, parse_residents
from game.problem import Problem
from game.tryout.examples import NAMES, example
from game.tryout.writing import with_person

BEFORE = """# My people.   (kept)
language = "English"   # said once

[[resident]]
name = "Ann Bell"  # the cook
paragraph = "Ann Bell is a cook"
look = { hair = "red" }
# the end"""
HARD = ResidentEntry(
    'Zoé "Zed" O\'Brien',
    'she says "hi" \\ and """ooh"""; she is 40; é漢🐟',
    40,
    ("kind",),
    "Rose Cottage",
    "attic",
    {"hair": "long"},
)


def test_all_that_was_there_stays_word_for_word() -> None:
    text = with_person(BEFORE, HARD, "people.toml")
    assert text.startswith(BEFORE)
    ann, zoe = parse_residents(text, "people.toml")
    assert ann.name == "Ann Bell"
    assert (zoe.name, zoe.age, zoe.traits, zoe.home, zoe.bed, zoe.look) == (
        HARD.name,
        40,
        ("kind",),
        "Rose Cottage",
        "attic",
        {"hair": "long"},
    )
    assert "".join(zoe.paragraph.split()) == "".join(HARD.paragraph.split())


def test_a_new_file_begins_with_help() -> None:
    text = with_person("", example(()), "people.toml")
    assert text.startswith("# ") and "people check people.toml" in text
    assert parse_residents(text, "people.toml")[0].name == NAMES[0]


@pytest.mark.parametrize("name", ["Ann Bell", "ann bell"])
def test_nobody_is_there_twice(name: str) -> None:
    with pytest.raises(Problem, match="already"):
        with_person(BEFORE, ResidentEntry(name, "x"), "people.toml")


@pytest.mark.parametrize("text", ["[[resident", "people = 3", 'resident = [{ name = "Ann", paragraph = "a cook" }]'])
def test_a_file_one_cannot_add_to_is_said(text: str) -> None:
    with pytest.raises(Problem, match=r"people\.toml"):
        with_person(text, HARD, "people.toml")


def test_examples_differ_in_name_and_are_understood() -> None:
    text = ""
    for _ in NAMES:
        text = with_person(text, example([each.name for each in parse_residents(text, "p")] if text else []), "p")
    assert len(parse_residents(text, "p")) == len(NAMES)
    with pytest.raises(Problem, match="give the new person a name"):
        example(NAMES)


@pytest.mark.parametrize(("trade", "says"), [("nurse", "is a nurse"), ("artist", "is an artist"), ("the mayor", "is the mayor")])
def test_an_example_can_be_of_any_trade(trade: str, says: str) -> None:
    assert f"Tom Vane {says};" in example((), "Tom Vane", trade).paragraph


@pytest.mark.parametrize("trade", ["a;b", "...", "x" * 61])
def test_what_is_no_trade_is_refused(trade: str) -> None:
    with pytest.raises(Problem, match="trade"):
        example((), "Tom Vane", trade)
