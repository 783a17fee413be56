"""Texts of any script cut and wrapped to the room there is."""

from hypothesis import given
from hypothesis import strategies as st

from game.sprites.clusters import clusters, one_line
from game.sprites.wrapping import ELLIPSIS, fitted, measured, wrapped

SAMPLES = "Isabella 你好 さくら 한글 محمد שלום नमस्ते ครับ 👨🏻‍👩🏿‍👧🏽 👍🏽 🇫🇷 e\u0301 \U0001fffd \ue000"
latin = st.text(st.characters(min_codepoint=32, max_codepoint=0x24F), min_size=1, max_size=80)
texts = latin | st.lists(st.sampled_from(clusters(SAMPLES)), min_size=1, max_size=40).map("".join)
widths = st.floats(30, 400)


@given(texts, widths)
def test_a_cut_text_fits_and_begins_like_the_whole(text: str, width: float) -> None:
    cut = fitted(text, 13, width, False)
    assert measured(cut, 13, False) <= width
    whole = one_line(text)
    assert cut == whole or whole.startswith(cut.removesuffix(ELLIPSIS))
    assert clusters(whole)[: len(clusters(cut)) - 1] == clusters(cut)[:-1]


def test_a_text_that_fits_is_left_alone() -> None:
    assert fitted("short", 13, 400, False) == "short"


@given(texts, widths, st.integers(1, 4))
def test_wrapped_lines_fit_and_are_no_more_than_asked(text: str, width: float, most: int) -> None:
    lines = wrapped(text, 13, width, most, False)
    assert len(lines) <= most
    assert all(measured(line, 13, False) <= width or len(clusters(line)) == 1 for line in lines), "no letter is cut in two"


def test_nothing_is_lost_where_there_is_room() -> None:
    text = "she is watering the flowers in front of the house"
    assert " ".join(wrapped(text, 13, 120, 99, False)) == text


def test_a_word_longer_than_a_line_goes_on_in_the_next() -> None:
    word = "Donaudampfschifffahrtsgesellschaftskapitän"
    lines = wrapped(word, 13, 120, 99, False)
    assert len(lines) > 1 and "".join(lines) == word


def test_chinese_is_broken_between_its_signs_and_no_line_begins_with_a_full_stop() -> None:
    lines = wrapped("他今天早上去了咖啡馆。" * 4, 13, 100, 99, False)
    assert len(lines) > 2 and not any(line.startswith("。") for line in lines)


def test_a_line_break_in_a_strangers_text_is_a_space() -> None:
    assert fitted("one\ntwo", 13, 400, False) == "one two"
