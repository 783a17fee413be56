"""Whatever a model writes of a deed becomes a verb in its base form first, and nothing else is ever taken for one."""

from dataclasses import replace

import pytest
from ai.offline.offline_places import person
from hypothesis import given
from hypothesis import strategies as st

from game.ai.model.deeds import LONGEST, deed, emoji_of, state_of
from game.ai.phrases import progressive
from game.world.faults import fault

NORA = person()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("brew coffee", "brew coffee"),
        ("brewing coffee", "brew coffee"),
        ("is brewing coffee", "brew coffee"),
        ("She is brewing coffee.", "brew coffee"),
        ("She's brewing coffee and humming", "brew coffee and hum"),
        ("Nora Birk brews coffee and hums", "brew coffee and hum"),
        ("Nora brews coffee", "brew coffee"),
        ("To brew coffee. Then she drinks it.", "brew coffee"),
        ('"**Brew coffee**"', "brew coffee"),
        ("will be going to bed", "go to bed"),
        ("going to make tea", "make tea"),
        ("ate lunch", "eat lunch"),
        ("focus on work", "focus on work"),
        ("bring the bread", "bring the bread"),
        ("sing", "sing"),
        ("start the dishwasher", "start the dishwasher"),
        ("be at the party", "be at the party"),
        ("meet Mr. Smith", "meet Mr. Smith"),
    ],
)
def test_a_deed_is_said_as_after_to(written: str, meant: str) -> None:
    assert deed(written, NORA) == meant


def test_a_verb_that_is_a_name_stays_a_verb() -> None:
    mark = replace(NORA, name="Mark Hunt")
    assert deed("Mark papers", mark) == "mark papers"
    assert deed("Mark Hunt marks papers", mark) == "mark papers"
    assert deed("hunt for mushrooms", mark) == "hunt for mushrooms"


@pytest.mark.parametrize("written", ["", "   ", '{"do": "x"}', "<think>well</think>", "[A1]", "...", "🍳"])
def test_what_is_no_deed_is_nothing(written: str) -> None:
    assert deed(written, NORA) == ""


def test_another_language_is_left_as_it_is() -> None:
    assert deed("préparer le café", replace(NORA, language="French")) == "préparer le café"


@given(st.text(max_size=300))
def test_a_deed_is_always_one_short_line(written: str) -> None:
    said = deed(written, NORA)
    assert len(said) <= LONGEST
    assert "\n" not in said
    assert not set(said) & set("{}[]<>")
    assert progressive(said) is not None


def test_a_state_is_not_a_fault_and_not_idle() -> None:
    assert state_of("stove", "The stove is cooking eggs.", "cook eggs") == "cooking eggs"
    assert state_of("stove", "on fire", "cook eggs") == "cooking eggs"
    assert state_of("fireplace", "burning", "light the fire") == "burning"
    assert state_of("desk", "", "write") == state_of("desk", "idle", "write") == "occupied"
    assert state_of("behind the bar counter", "busy", "pour drinks") is None


@given(st.text(max_size=200), st.sampled_from(["stove", "bathroom sink", "bed"]))
def test_no_words_of_a_model_break_a_thing(written: str, kind: str) -> None:
    state = state_of(kind, written, "use it")
    assert state
    assert len(state) <= 60
    assert fault(kind, state) is None


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("☕", "☕"),
        ("😀😀", "😀"),
        ("👩🏽\u200d🍳 cooking", "👩\u200d🍳"),
        ("🇫🇷", "🇫🇷"),
        ("coffee", "☕"),
        ("", "☕"),
        ("1️⃣", "☕"),
        ("🏽", "☕"),
    ],
)
def test_one_emoji_is_shown(written: str, shown: str) -> None:
    assert emoji_of(written, "brew coffee") == shown
