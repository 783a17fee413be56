"""A field of one line, typed into by the events a window sends."""

import pytest
from arcade import key
from hypothesis import given
from hypothesis import strategies as st

from game.sprites.clusters import clusters, one_line
from game.ui.entry import Entry
from game.ui.focus import Focus

FAMILY, TONED, FLAG, ACCENT = "👨🏻‍👩🏿‍👧🏽", "👍🏽", "🇫🇷", "e\u0301"


class Board:
    """A clipboard of its own."""

    def __init__(self) -> None:
        self.held = ""

    def get_clipboard_text(self) -> str:
        return self.held

    def set_clipboard_text(self, text: str) -> None:
        self.held = text


def typing(text: str = "", **options: object) -> tuple[Entry, Focus, Board]:
    board = Board()
    entry, focus = Entry(text, **options), Focus(board)  # type: ignore[arg-type]
    focus.give(entry)
    return entry, focus, board


@pytest.mark.parametrize("letter", [FAMILY, TONED, FLAG, ACCENT, "\u0915\u094d\u0937\u093f", "한"])
def test_a_letter_of_many_parts_is_passed_and_erased_whole(letter: str) -> None:
    entry, focus, _ = typing("a" + letter + "b")
    focus.motion(key.MOTION_LEFT)
    focus.motion(key.MOTION_LEFT)
    focus.text("x")
    assert entry.text == "ax" + letter + "b"
    focus.motion(key.MOTION_DELETE)
    assert entry.text == "axb"


def test_home_end_and_words_move_the_caret() -> None:
    entry, focus, _ = typing("walk to the  cafe")
    focus.motion(key.MOTION_PREVIOUS_WORD)
    assert entry.caret == len("walk to the  ")
    focus.motion(key.MOTION_BEGINNING_OF_LINE)
    focus.motion(key.MOTION_NEXT_WORD)
    assert entry.caret == len("walk")
    focus.motion(key.MOTION_END_OF_LINE)
    assert entry.caret == len(entry.text)


def test_what_is_selected_is_replaced_by_what_is_typed() -> None:
    entry, focus, _ = typing("hello")
    focus.motion(key.MOTION_LEFT, select=True)
    focus.motion(key.MOTION_LEFT, select=True)
    assert entry.selected == "lo"
    focus.text("p")
    assert entry.text == "help"


def test_an_arrow_leaves_a_selection_at_its_end() -> None:
    entry, focus, _ = typing("hello")
    focus.key(key.A, key.MOD_CTRL)
    focus.motion(key.MOTION_LEFT)
    assert entry.caret == 0 and entry.selected == ""


def test_cut_and_paste_carry_the_text() -> None:
    entry, focus, board = typing("over there")
    focus.motion(key.MOTION_PREVIOUS_WORD, select=True)
    focus.key(key.X, key.MOD_CTRL)
    assert (entry.text, board.held) == ("over ", "there")
    focus.key(key.V, key.MOD_CTRL)
    focus.key(key.V, key.MOD_CTRL)
    assert entry.text == "over therethere"
    focus.key(key.A, key.MOD_CTRL)
    focus.key(key.C, key.MOD_CTRL)
    assert board.held == "over therethere"


def test_several_lines_pasted_become_one() -> None:
    entry, focus, board = typing()
    board.held = "one\r\ntwo\tthree\x00\u202e"
    focus.key(key.V, key.MOD_CTRL)
    assert entry.text == "one two three"


def test_a_word_is_erased_with_control() -> None:
    entry, focus, _ = typing("one two three")
    focus.key(key.BACKSPACE, key.MOD_CTRL)
    assert entry.text == "one two "
    focus.motion(key.MOTION_BEGINNING_OF_LINE)
    focus.key(key.DELETE, key.MOD_CTRL)
    assert entry.text == " two "


def test_no_more_letters_than_fit_are_taken() -> None:
    entry, focus, _ = typing(most=3)
    focus.text(FAMILY + TONED + FLAG + "x")
    assert entry.text == FAMILY + TONED + FLAG


def test_a_masked_text_cannot_be_copied() -> None:
    _, focus, board = typing("secret", masked=True)
    focus.key(key.A, key.MOD_CTRL)
    focus.key(key.C, key.MOD_CTRL)
    assert board.held == ""


def test_an_input_method_may_send_a_whole_sentence() -> None:
    entry, focus, _ = typing()
    focus.text("你好世界")
    assert entry.text == "你好世界"


def test_while_a_field_has_the_keyboard_only_its_owners_keys_get_through() -> None:
    _, focus, _ = typing()
    through = [symbol for symbol in (key.W, key.SPACE, key.KEY_4, key.SLASH, key.ENTER, key.ESCAPE) if not focus.key(symbol, 0)]
    assert through == [key.ENTER, key.ESCAPE]
    focus.give(None)
    assert not focus.key(key.W, 0) and not focus.text("w")


def test_the_key_that_opened_a_field_is_not_typed_into_it() -> None:
    entry, focus, _ = typing()
    focus.give(entry, opened_by="/")
    focus.text("/")
    focus.text("/")
    assert entry.text == "/"


def test_enter_is_not_typed() -> None:
    entry, focus, _ = typing("a")
    focus.text("\r")
    assert entry.text == "a"


def test_its_owner_hears_of_changes_alone() -> None:
    heard: list[int] = []
    _, focus, _ = typing("a", changed=lambda: heard.append(1))
    focus.motion(key.MOTION_LEFT)
    focus.motion(key.MOTION_BACKSPACE)
    assert heard == []
    focus.text("b")
    assert heard == [1]


@given(st.text(max_size=30), st.lists(st.sampled_from(["left", "right", "back", "delete", "x", "\u0301", FAMILY]), max_size=20))
def test_whatever_is_done_the_text_is_whole_letters_and_the_caret_among_them(text: str, doings: list[str]) -> None:
    entry, focus, _ = typing(text)
    motions = {
        "left": key.MOTION_LEFT,
        "right": key.MOTION_RIGHT,
        "back": key.MOTION_BACKSPACE,
        "delete": key.MOTION_DELETE,
    }
    for doing in doings:
        if doing in motions:
            focus.motion(motions[doing])
        else:
            focus.text(doing)
        assert 0 <= entry.caret <= len(clusters(entry.text))
        assert one_line(entry.text) == entry.text
