"""Others' words in a terminal are words: they neither steer it nor show a key."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli.terminal_text import one_line, plain, without_keys


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;a title\x07done", "done"),
        ("\x1b]52;c;aGk=\x1b\\done", "done"),
        ("\x1b]8;;http://evil.example\x1b\\a link\x1b]8;;\x1b\\", "a link"),
        ("\x9b2Jcleared", "cleared"),
        ("a\rb\bc\x00d\x7f", "abcd"),
        ("two\r\nlines\tand", "two\nlines and"),
        ("\u202egnirts\u202c \u2066x\u2069", "gnirts x"),
        ("[bold]not markup[/bold]", "[bold]not markup[/bold]"),
        ("\ud800 half", " half"),
        ("👩‍👧 نعم 你好", "👩‍👧 نعم 你好"),
    ],
)
def test_what_would_steer_a_terminal_is_gone(text: str, shown: str) -> None:
    assert plain(text) == shown


@given(st.text(st.characters(codec=None) | st.sampled_from("\x1b\x9b\x9d][;m\x07\\"), max_size=60))
def test_nothing_but_line_breaks_is_left_of_control_characters(text: str) -> None:
    assert all(letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs") for letter in plain(text))
    assert "\n" not in one_line(text)
    plain(text).encode("utf-8")


def test_what_looks_like_a_key_is_crossed_out() -> None:
    assert without_keys("Incorrect key: sk-proj-abcdefghijklmnop, or Bearer abcdefghijk") == "Incorrect key: [key], or [key]"
    assert without_keys("a task-force, risk-averse") == "a task-force, risk-averse"
