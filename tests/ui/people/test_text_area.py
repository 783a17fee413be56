"""A field of many lines: broken where words end, walked through by lines, marked where clauses lie."""

import pytest
from arcade import key

from game.ui.focus import Focus
from game.ui.people.text_area import TextArea, letters_of


class Measures:
    """Stands for the words of a screen: every letter is eight points wide."""

    ratio = 1.0

    def width(self, text: str, size: float, bold: bool = False) -> float:
        return 8.0 * len(text)

    def caret(self, text: str, count: int, size: float, bold: bool = False) -> float:
        return 8.0 * count


def area(text: str, columns: int = 10, lines: int = 4) -> TextArea:
    found = TextArea(text, most=500)
    found.place = (0, 0, columns * 8 + 30, lines * 20 + 14)
    found._words = Measures()  # type: ignore[assignment]
    found._break(Measures())  # type: ignore[arg-type]
    return found


def lines(found: TextArea) -> list[str]:
    return [found.text[first:end] for first, end in found._lines]


def test_lines_end_where_words_do_and_long_words_are_cut() -> None:
    assert lines(area("one two three four")) == ["one two ", "three four"]
    assert lines(area("abcdefghijklmnop xy")) == ["abcdefghij", "klmnop xy"]
    assert lines(area("")) == [""]


def test_up_and_down_keep_to_the_column() -> None:
    found = area("one two three four five six")
    found.move(5)
    found.up_or_down(1)
    assert found.caret == 13
    found.up_or_down(1)
    found.up_or_down(-1)
    assert found.caret == 13
    found.up_or_down(-1)
    found.up_or_down(-1)
    assert found.caret == 0


def test_shift_selects_over_lines_and_home_and_end_are_those_of_the_line() -> None:
    found = area("one two three four")
    found.move(9)
    found.up_or_down(-1, select=True)
    assert found.selected == "ne two t"
    found.move(9)
    found.to_edge(end=False)
    assert found.caret == 8


def test_a_click_and_a_drag_select() -> None:
    found = area("one two three four")
    found.press(10 + 8 * 4, 12)
    found.drag_to(10 + 8 * 5, 12 + 20)
    assert found.selected == "two three"


def test_enter_ends_a_clause_once() -> None:
    found = area("she reads")
    found.end_clause()
    found.end_clause()
    assert found.text == "she reads;  "


def test_pasted_line_breaks_become_spaces() -> None:
    found, focus = area(""), Focus(Board("one\r\ntwo\tthree"))
    focus.give(found)
    focus.key(key.V, key.MOD_CTRL)
    assert found.text == "one two three"


class Board:
    def __init__(self, text: str) -> None:
        self.text = text

    def get_clipboard_text(self) -> str:
        return self.text

    def set_clipboard_text(self, text: str) -> None:
        self.text = text


@pytest.mark.parametrize(
    ("text", "quote", "place"),
    [
        ("she reads; she walks", "she walks", (11, 20)),
        ("é̂ she walks", "she walks", (2, 11)),
        ("she", "he runs", None),
        ("she", "", None),
    ],
)
def test_a_clause_is_found_in_letters(text: str, quote: str, place: tuple[int, int] | None) -> None:
    assert letters_of(text, quote) == place


def test_ten_thousand_letters_are_broken_once() -> None:
    found = area("many words in a row " * 24, columns=60)
    kept = found._lines
    found._break(Measures())  # type: ignore[arg-type]
    assert found._lines is kept
