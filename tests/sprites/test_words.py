"""Words cut and wrapped to the room there is. The page itself is seen in the window's tests."""

from hypothesis import given
from hypothesis import strategies as st

from game.sprites.words import ELLIPSIS, _fit, _length, _wrap, text_mask

texts = st.text(st.characters(min_codepoint=32, max_codepoint=0x24F), min_size=1, max_size=80)
widths = st.floats(30, 400)


@given(texts, widths)
def test_a_cut_text_fits_and_begins_like_the_whole(text: str, width: float) -> None:
    cut = _fit(text, 13, width, False)
    assert _length(cut, 13, False) <= width
    assert cut == text or text.startswith(cut.removesuffix(ELLIPSIS))


def test_a_text_that_fits_is_left_alone() -> None:
    assert _fit("short", 13, 400, False) == "short"


@given(texts, widths, st.integers(1, 4))
def test_wrapped_lines_fit_and_are_no_more_than_asked(text: str, width: float, most: int) -> None:
    lines = _wrap(text, 13, width, most, False)
    assert len(lines) <= most
    assert all(_length(line, 13, False) <= width for line in lines)


def test_nothing_is_lost_where_there_is_room() -> None:
    text = "she is watering the flowers in front of the house"
    assert " ".join(_wrap(text, 13, 120, 99, False)) == text


def test_a_bold_text_is_wider_than_a_plain_one() -> None:
    assert _length("Hobbs", 20, True) > _length("Hobbs", 20, False)
    assert text_mask("Hobbs", 20, True).getextrema()[1] == 255
