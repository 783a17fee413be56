"""The knowledge is whole: its steps can be read, want things there are words for, and only meals are about eating."""

import re
from collections.abc import Iterator

import pytest

from game.ai.knowledge import knowledge
from game.ai.offline.chains import Idea, chain
from game.ai.offline.objects import NOT_AT_ALL, rank

SLOT = re.compile(r"\{\w+\}")
SAID_OF = re.compile(
    r"\w+(?:ed|ing|en)\b(?! (?:under|half|being|upside|out|on it))|(?:neatly|freshly|left|set|full|laid|put|hung|slept|strewn) "
    r"|(?:on|off|in|at|under) \w+"
    r"|(?:on|off|open|empty|full|laid|clean|dry|free|idle|tidy|still|busy|quiet|ready|lit)\b(?! \w)"
    r"|(?:open|ready) for |clean and |made ready"
)
EATING = re.compile(r"\b(?:eats?|eating|breakfast|lunch|dinner|supper|snack)\b", re.I)


def chains(table: dict[str, object]) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, list) and key not in ("key", "x", "titles", "mins", "hours", "days_off", "night_if"):
            yield from (text for text in value if isinstance(text, str))


def ideas(file: str) -> list[tuple[str, Idea]]:
    tables = knowledge(file).items()
    return [(name, idea) for name, table in tables for text in chains(table) for idea in chain(text)]


@pytest.mark.parametrize("file", ["activities", "occupations"])
def test_every_step_wants_something_there_are_words_for(file: str) -> None:
    serves = knowledge("objects")["serves"]
    assert sorted({idea.wanted for _, idea in ideas(file) if idea.wanted} - {"instrument", "floor"} - set(serves)) == []


@pytest.mark.parametrize("file", ["activities", "occupations"])
def test_only_meals_are_about_eating(file: str) -> None:
    meals = ("breakfast", "lunch", "dinner")
    assert [(name, idea.text) for name, idea in ideas(file) if name not in meals and EATING.search(SLOT.sub("", idea.text))] == []


@pytest.mark.parametrize("file", ["activities", "occupations"])
def test_steps_take_five_to_twenty_minutes_and_matter_between_one_and_ten(file: str) -> None:
    for _, idea in ideas(file):
        assert 5 <= idea.minutes <= 20 and 0 <= idea.importance <= 10 and not re.search(r"[@=~#]", idea.text)


@pytest.mark.parametrize("file", ["activities", "occupations"])
def test_states_are_said_of_a_thing_in_a_sentence(file: str) -> None:
    """Words that can follow "the desk is": "covered in notes", not "notes on it"."""
    assert sorted({idea.state for _, idea in ideas(file) if idea.state and not SAID_OF.match(idea.state)}) == []


@pytest.mark.parametrize("file", ["activities", "occupations"])
def test_places_of_the_knowledge_have_words(file: str) -> None:
    named = {
        kind.removeprefix("own ") for table in knowledge(file).values() for kind in str(table.get("place", "home")).split(", ")
    }
    assert sorted(named - set(knowledge("places")) - {"home", "workplace"}) == []


def test_a_chain_is_read_mark_by_mark() -> None:
    first, second = chain("stir the soup @stove =cooking soup ~15*3 #cook > taste it ~5")
    assert (first.text, first.wanted, first.state, first.minutes, first.importance, first.doing) == (
        "stir the soup", "stove", "cooking soup", 15, 3, "cook",
    )  # fmt: skip
    assert (second.text, second.wanted, second.minutes) == ("taste it", "", 5)


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [
        ("staff_counter", "behind the bakery counter"),
        ("till", "bakery counter"),
        ("meal_seat", "dining chair"),
        ("guest_seat", "tea room customer seating"),
        ("stove", "cooking area"),
        ("bench", "harbour bench"),
        ("class_seat", "classroom student seating"),
        ("bed", "bunk bed"),
    ],
)
def test_kinds_never_seen_before_are_understood_by_their_words(wanted: str, kind: str) -> None:
    assert rank(wanted, kind) < NOT_AT_ALL


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [("till", "behind the bakery counter"), ("bed", "flower bed"), ("meal_seat", "pool table"), ("stove", "sofa")],
)
def test_what_only_sounds_alike_does_not_serve(wanted: str, kind: str) -> None:
    assert rank(wanted, kind) == NOT_AT_ALL
