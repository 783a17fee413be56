"""Emoji found in texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sprites.emoji import draw_emoji, emoji_in


@pytest.mark.parametrize(
    ("text", "stems"),
    [
        ("☕", ["2615"]),
        ("☕️", ["2615"]),
        ("🧑‍🏫", ["1F9D1-200D-1F3EB"]),
        ("👍🏽", ["1F44D-1F3FD"]),
        ("🇫🇷", ["1F1EB-1F1F7"]),
        ("🍳 then 📖", ["1F373", "1F4D6"]),
        ("plain words, 1 & 2 #", []),
        ("", []),
        ("\U000fffff", []),
    ],
)
def test_emoji_are_found_longest_first(text: str, stems: list[str]) -> None:
    assert [path.stem for path in emoji_in(text)] == stems


def test_a_family_nobody_drew_falls_into_its_members() -> None:
    assert len(emoji_in("👨🏻‍👩🏿‍👧🏽")) >= 2


@given(st.text(max_size=30))
def test_no_text_breaks_the_search(text: str) -> None:
    assert len(emoji_in(text)) <= len(text)


def test_an_emoji_is_drawn_as_large_as_asked() -> None:
    image = draw_emoji(emoji_in("☕")[0], 40)
    assert image.size == (40, 40)
    assert image.getextrema()[3][1] == 255  # type: ignore[index]
