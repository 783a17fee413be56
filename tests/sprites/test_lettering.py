"""Lines in every script: which font or emoji shows each letter, and in which order they are seen."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sprites.clusters import one_line
from game.sprites.lettering import BOX, caret, colourful, from_right, length, line_mask, line_picture, pieces

FAMILY = "👨🏻‍👩🏿‍👧🏽"


def looks(text: str) -> list[str]:
    """The fonts and emoji of a line from left to right, by name."""
    return [piece.look.stem if isinstance(piece.look, Path) else piece.look for piece in pieces(text)]


@pytest.mark.parametrize("text", ["José", "Привет", "नमस्ते", "李小龍", "汉语", "さくら", "한글", "محمد", "שלום", "สวัสดี", "→"])
def test_there_is_a_font_for(text: str) -> None:
    assert len(looks(text)) == 1 and looks(text) != [BOX]


def test_a_plain_line_is_one_piece() -> None:
    assert len(pieces("Isabella is making coffee")) == 1


def test_a_letter_no_font_has_is_a_box_of_its_own_size() -> None:
    assert looks("\ue000") == [BOX]
    drawn = np.asarray(line_mask("\ue000", 20, False))
    assert (drawn > 0).any()
    assert length("\ue000\ue000", 20, False) == 2 * length("\ue000", 20, False)


def test_emoji_keep_their_colours_among_words() -> None:
    assert looks("a 👍🏽 b")[1] == "1F44D-1F3FD"
    picture = np.asarray(line_picture("❤️", 30, False, (0, 0, 0))).astype(int)
    red = (picture[..., 0] - picture[..., 2] > 100) & (picture[..., 3] > 0)
    assert red.sum() > 50
    assert colourful("a ❤️") and not colourful("a")


def test_a_sign_that_is_text_stays_text_unless_it_asks_to_be_an_emoji() -> None:
    assert looks("©") == looks("a")
    assert looks("1")[0] == looks("a")[0] != looks("1️⃣")[0]


def test_words_from_right_to_left_are_seen_in_that_order() -> None:
    assert [piece.text for piece in pieces("שלום Ann שלום")] == ["שלום", " ", "Ann", " ", "שלום"]
    mixed = pieces("שלום עולם")
    assert [piece.start for piece in mixed] == [5, 4, 0] and all(piece.backwards for piece in mixed)


def test_a_sentence_that_begins_with_a_name_in_another_script_keeps_its_direction() -> None:
    assert pieces("محمد is sleeping")[0].text == "محمد"
    assert from_right("שלום Ann, מה שלומך?") and not from_right("محمد is sleeping in bed")


def test_the_caret_of_a_line_from_right_to_left_begins_at_its_right() -> None:
    text = "שלום עולם"
    stops = [caret(text, count, 20, False) for count in range(len(text) + 1)]
    assert stops[0] == pytest.approx(length(text, 20, False))
    assert stops == sorted(stops, reverse=True) and stops[-1] == pytest.approx(0)


def test_arabic_letters_are_joined() -> None:
    apart = sum(length(letter, 40, False) for letter in "محمد")
    assert abs(length("محمد", 40, False) - apart) > 3


def test_the_caret_never_stands_within_a_letter() -> None:
    text = "a" + FAMILY
    assert caret(text, len(text), 20, False) == pytest.approx(length(text, 20, False))


@given(st.text(max_size=40), st.booleans())
def test_every_text_can_be_measured_and_drawn_inside_its_box(text: str, bold: bool) -> None:
    mask = line_mask(text, 13, bold)
    assert mask.width >= length(text, 13, bold)
    assert line_picture(text, 13, bold, (1, 2, 3)).size == mask.size
    line = one_line(text)
    assert all(-0.1 <= caret(line, count, 13, bold) <= mask.width for count in range(len(line) + 1))
