"""Times in words, as a paragraph says them."""

from datetime import date

import pytest

from game.ai.reading import times

MONDAY = date(2023, 2, 13)


@pytest.mark.parametrize(
    ("said", "span"),
    [
        ("from 9am to 5pm", (540, 1020)),
        ("from 10pm to 6am", (1320, 1800)),
        ("from ten to four", (600, 960)),
        ("from nine till three", (540, 900)),
        ("from 11am to midnight", (660, 1440)),
        ("from 8:30am to 12:30pm", (510, 750)),
        ("from 9am to noon", (540, 720)),
        ("from eleven at night until seven in the morning", (1380, 1860)),
        ("2pm to 4pm", (840, 960)),
    ],
)
def test_a_span_runs_from_one_minute_to_another(said: str, span: tuple[int, int]) -> None:
    assert times.span(said) == span


@pytest.mark.parametrize(
    ("said", "minute"),
    [
        ("at 7:30am", 450),
        ("at half past six", 390),
        ("around 10:30pm", 1350),
        ("at noon", 720),
        ("by midnight", 1440),
        ("at quarter to five", 285),
    ],
)
def test_a_clock_time_is_a_minute_of_the_day(said: str, minute: int) -> None:
    assert times.clock_time(said) == minute


def test_a_number_of_things_is_no_time() -> None:
    assert times.clock_time("for about two years") is None
    assert times.clock_time("by three children") is None


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("on Tuesdays and Fridays", (1, 4)),
        ("every Monday", (0,)),
        ("on Monday, Wednesday and Friday", (0, 2, 4)),
        ("on Wednesday evenings", (2,)),
        ("on weekdays", (0, 1, 2, 3, 4)),
        ("at weekends", (5, 6)),
        ("on Saturday", ()),
    ],
)
def test_weekdays_are_those_on_which_it_recurs(said: str, days: tuple[int, ...]) -> None:
    assert times.weekdays(said) == days


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("on February 14th", date(2023, 2, 14)),
        ("on 3 March", date(2023, 3, 3)),
        ("on Saturday", date(2023, 2, 18)),
        ("tomorrow", date(2023, 2, 14)),
        ("in three days", date(2023, 2, 16)),
        ("on February 30", None),
        ("every Saturday", None),
    ],
)
def test_a_date_is_counted_from_the_first_day(said: str, day: date | None) -> None:
    assert times.date_in(said, MONDAY) == day


def test_when_it_happens_can_be_taken_off_what_happens() -> None:
    assert times.without_times("walk in the park every morning at 8am") == "walk in the park"
    assert times.without_times("have lunch at the inn at 1pm on weekdays") == "have lunch at the inn"
