"""Forecasts: what days will take, told from a short run or a usual day, with how far off it may be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.model.call import Call, Outcome
from game.ai.model.expecting import Speed, amounts, duration, expected, money, usual_day
from game.ai.model.forecast import Rate, Usage, days_lived, forecast, rate_of_run, usual_rate
from game.ai.model.prompt import Message
from game.settings import MindSettings, Prices
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, tick_at

PRICES = Prices(1.0, 10.0, 0.1)
_AMOUNT = st.floats(0, 1e7)
_USAGE = st.builds(Usage, _AMOUNT, _AMOUNT, _AMOUNT)
_RATE = st.builds(Rate, _USAGE, _USAGE, st.floats(0, 0.9))
_DAYS = st.floats(0, 1000)


def call(tick: int, text: str = "{}", model: str = "big", outcome: Outcome = "answered", tokens: int = 100) -> Call:
    messages = (Message("user", "x" * 400),)
    return Call(1, tick, "react", model, "k", messages, text, outcome, prompt_tokens=tokens, completion_tokens=tokens // 10)


@given(_RATE, st.integers(1, 1000), _DAYS)
def test_twice_the_days_or_the_people_take_twice_as_much(rate: Rate, residents: int, days: float) -> None:
    once = forecast(rate, residents, days, PRICES, PRICES)
    for twice in (forecast(rate, residents, 2 * days, PRICES, PRICES), forecast(rate, 2 * residents, days, PRICES, PRICES)):
        assert twice.usage.calls == pytest.approx(2 * once.usage.calls)
        assert twice.usage.tokens == pytest.approx(2 * once.usage.tokens)
        assert once.cost is not None and twice.cost == pytest.approx(2 * once.cost, abs=1e-4)


@given(_RATE, st.integers(-5, 1000), st.floats(-10, 1000), st.none() | st.just(PRICES))
def test_no_forecast_is_below_nothing(rate: Rate, residents: int, days: float, prices: Prices | None) -> None:
    told = forecast(rate, residents, days, prices, PRICES)
    assert told.usage.calls >= 0 and told.usage.tokens >= 0 and (told.cost is None or told.cost >= 0)
    assert 0 <= told.low <= 1 <= told.high


@given(st.integers(0, 10 * TICKS_PER_DAY), st.integers(0, 10 * TICKS_PER_DAY))
def test_days_lived_grow_with_time_and_whole_days_count_one_each(since: int, length: int) -> None:
    assert 0 <= days_lived(since, since + length) <= days_lived(since, since + length + TICKS_PER_HOUR) + 1e-9
    assert days_lived(since, since + 3 * TICKS_PER_DAY) == pytest.approx(3)
    assert days_lived(since, since - length) <= 10 * (length == 0)


def test_a_night_counts_next_to_nothing_and_a_morning_more_than_its_hours() -> None:
    assert days_lived(tick_at(0, 0), tick_at(0, 4 * 60)) < 0.01
    assert days_lived(tick_at(0, 7 * 60), tick_at(0, 12 * 60)) > 5 / 24


def test_a_morning_tells_what_a_week_takes() -> None:
    morning = [call(tick) for tick in range(tick_at(0, 8 * 60), tick_at(0, 12 * 60), 30)]
    rate = rate_of_run(morning, 3, tick_at(0, 12 * 60), "")
    assert rate is not None
    share = days_lived(tick_at(0, 8 * 60), tick_at(0, 12 * 60))
    week = forecast(rate, 3, 7, PRICES, PRICES)
    assert week.usage.calls == pytest.approx(7 * len(morning) / share)
    assert week.usage.prompt_tokens == pytest.approx(100 * week.usage.calls)
    assert week.cost == pytest.approx((week.usage.prompt_tokens + 10 * week.usage.completion_tokens) / 1_000_000, rel=1e-3)


def test_the_less_was_seen_the_wider_the_range() -> None:
    hour = rate_of_run([call(tick_at(0, 480 + minute)) for minute in range(60)], 3, tick_at(0, 540), "")
    day = rate_of_run([call(tick_at(0, minute)) for minute in range(360, 1380)], 3, tick_at(1, 0), "")
    assert hour is not None and day is not None and 0.1 < day.width < hour.width < 0.9


def test_what_a_town_asks_at_its_founding_is_not_asked_again_every_day() -> None:
    morning = [call(tick_at(0, 480 + minute)) for minute in range(60)]
    founding = [call(0) for _ in range(75)]
    assert rate_of_run(founding + morning, 3, tick_at(0, 540), "") == rate_of_run(morning, 3, tick_at(0, 540), "")


def test_questions_without_an_answer_count_like_the_others() -> None:
    answered = [call(tick_at(0, 480 + minute)) for minute in range(60)]
    lost = [call(tick_at(0, 480 + minute), "", outcome="offline", tokens=0) for minute in range(60)]
    half = rate_of_run(answered, 3, tick_at(0, 540), "")
    whole = rate_of_run(answered + lost, 3, tick_at(0, 540), "")
    assert half is not None and whole is not None and whole.large.tokens == pytest.approx(2 * half.large.tokens)


def test_what_came_from_the_cache_counts_as_if_it_had_been_asked() -> None:
    rate = rate_of_run([call(tick_at(0, 480), "x" * 40, outcome="cached", tokens=0)], 1, tick_at(0, 540), "")
    assert rate is not None and rate.large.prompt_tokens / rate.large.calls == pytest.approx(100)


def test_nothing_is_told_from_nothing() -> None:
    assert rate_of_run([], 3, tick_at(1, 0), "") is None
    assert rate_of_run([call(5)], 3, tick_at(0, 60), "") is None, "an hour of the night says nothing of a day"
    assert rate_of_run([call(tick_at(0, 600), "", outcome="offline")], 3, tick_at(1, 0), "") is None


def test_small_questions_are_paid_at_the_small_models_price() -> None:
    calls = [call(tick_at(0, 480)), call(tick_at(0, 490), model="tiny")]
    rate = rate_of_run(calls, 1, tick_at(0, 540), "tiny")
    assert rate is not None and rate.large == rate.small
    both, only_large = forecast(rate, 1, 1, PRICES, PRICES), forecast(rate, 1, 1, PRICES, Prices())
    assert both.cost == pytest.approx(2 * (only_large.cost or 0), rel=1e-3)
    assert forecast(rate, 1, 1, PRICES, None).cost is None


def test_the_usual_day_is_within_what_the_game_promises() -> None:
    day = usual_day(MindSettings("https://api.openai.com/v1", "gpt-4o-mini"))
    assert 500 < day.usage.calls <= 2500 and day.usage.tokens <= 900_000
    assert day.cost is not None and 0.01 < day.cost < 1
    assert (usual_rate().small.calls + usual_rate().large.calls) * 25 == pytest.approx(day.usage.calls)


def test_what_is_expected_is_said_in_one_sentence() -> None:
    settings = MindSettings("https://elsewhere.example/v1", "unheard-of", in_flight=5)
    plain = expected(settings, Speed())
    assert plain.startswith("A day of 25 residents: about ") and plain.endswith(" million tokens, at a price that is not known.")
    slow, fast = Speed(1.0, 100, 50.0, 1.0), Speed(1.0, 100, 50.0, 2.0)
    assert " at best." in expected(settings, slow) and "hours" not in expected(settings, fast)
    assert expected(settings, slow) != expected(settings, fast)


def test_sums_and_stretches_of_time_in_words() -> None:
    assert [money(each) for each in (None, 0.0, 0.001, 0.256, 12.0)] == [
        "at a price that is not known",
        "no cost",
        "less than $0.01",
        "$0.26",
        "$12.00",
    ]
    assert [duration(each) for each in (0.01, 45, 600, 9000)] == ["1 second", "45 seconds", "10 minutes", "2.5 hours"]
    assert amounts(usual_day(MindSettings("http://localhost/v1", "m"))).endswith(", no cost")
