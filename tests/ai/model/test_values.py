"""Numbers and hours are read however a model writes them, and its minutes fill a stretch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError

from game.ai.model.pacing import paced
from game.ai.model.schema import strict_schema
from game.ai.model.values import Whole, Words, after, minute_in
from game.ai.offline.minutes import Grain


class Said(BaseModel):
    number: Whole = 0
    text: Words = ""


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        ("7:30 am", 450),
        ("07:30", 450),
        ("7.30pm", 1170),
        ("12:15 AM", 15),
        ("12:15 pm", 735),
        ("25:10", 1510),
        ("2023-02-14T07:30:00", 450),
        ("noon", 720),
        ("7pm", 1140),
        ("31:00", None),
        ("07:75", None),
        ("late", None),
        ("", None),
    ],
)
def test_an_hour_is_read_however_it_is_written(text: str, minute: int | None) -> None:
    assert minute_in(text) == minute


def test_what_lies_before_the_day_belongs_to_the_night_after_it() -> None:
    assert (after(30, 420), after(420, 420), after(1500, 420)) == (1470, 420, 1500)


def test_a_number_is_read_out_of_words_and_null_is_no_text() -> None:
    said = Said.model_validate({"number": "10 minutes", "text": None})
    assert (said.number, said.text) == (10, "")
    assert Said.model_validate({"number": 7.6, "text": 12}) == Said(number=8, text="12")
    with pytest.raises(ValidationError):
        Said.model_validate({"number": "ten"})


def test_the_server_is_still_asked_for_plain_numbers_and_texts() -> None:
    assert strict_schema(Said)["properties"] == {"number": {"type": "integer"}, "text": {"type": "string"}}


@given(st.lists(st.integers(-10, 10_000), min_size=1, max_size=20), st.integers(1, 30).map(lambda each: each * 5))
def test_steps_never_take_more_than_the_stretch_nor_longer_than_they_may(wished: list[int], length: int) -> None:
    pieces = paced(wished, length, Grain(5, 15))
    assert sum(minutes for _, minutes in pieces) <= length
    assert all(5 <= minutes <= 15 for _, minutes in pieces)
    assert [index for index, _ in pieces] == sorted(index for index, _ in pieces)
