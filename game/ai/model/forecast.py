"""Owns forecasts: what a longer run will ask of a model, told from a short one or from a usual day."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any

from game.ai.model.call import Call
from game.ai.model.prices import cost
from game.ai.tokens import estimate_tokens
from game.assets import asset
from game.settings import Prices
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

_CERTAIN = 0.1
"""How far days differ that were seen whole: a tenth more or less."""
_UNSEEN = 0.4
"""What not having seen any of a day adds to that."""
_FOUNDING = TICKS_PER_HOUR
"""Before this tick a town asks what it asks but once: who everybody is, and how the first day shall be."""
_LEAST_SEEN = 0.01
"""Share of a day below which nothing can be told of the rest."""


@dataclass(frozen=True, slots=True)
class Usage:
    """Calls of one size of model, and their tokens."""

    calls: float = 0.0
    prompt_tokens: float = 0.0
    completion_tokens: float = 0.0

    @property
    def tokens(self) -> float:
        """All of them."""
        return self.prompt_tokens + self.completion_tokens

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            self.calls + other.calls,
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
        )

    def times(self, factor: float) -> "Usage":
        """So many times as much."""
        return Usage(self.calls * factor, self.prompt_tokens * factor, self.completion_tokens * factor)


@dataclass(frozen=True, slots=True)
class Rate:
    """What one resident asks for in one day: of the large and the small model.

    `width` is how far off it may be, as a share: 0.3 for three tenths more or less.
    """

    large: Usage
    small: Usage
    width: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a run will ask for. `low` and `high` bound calls, tokens and cost alike, as factors of what is expected.

    `cost` is None when nobody knows the prices.
    """

    usage: Usage
    cost: float | None
    low: float
    high: float


def forecast(rate: Rate, residents: int, days: float, large: Prices | None, small: Prices | None) -> Forecast:
    """What so many residents will ask for in so many days, at the prices of the two models."""
    people_days = max(0.0, residents * days)
    of_large, of_small = rate.large.times(people_days), rate.small.times(people_days)
    known = (large is not None or not of_large.calls) and (small is not None or not of_small.calls)
    paid = _cost(large, of_large) + _cost(small, of_small) if known else None
    return Forecast(of_large + of_small, paid, max(0.0, 1 - rate.width), 1 + rate.width)


def _cost(prices: Prices | None, usage: Usage) -> float:
    """Without the discount for what was read before: most prompts of the town are too short to get one."""
    return cost(prices, round(usage.prompt_tokens), 0, round(usage.completion_tokens))


def usual_rate() -> Rate:
    """What the bench measured for a usual day. Towns differ: half as much or half as much again."""
    day = _usual_day()
    residents = int(day["residents"])
    sums = {True: Usage(), False: Usage()}
    for asked in day["questions"].values():
        small = bool(asked.get("small", False))
        sums[small] += Usage(asked["calls"], asked["prompt_tokens"], asked["completion_tokens"])
    return Rate(sums[False].times(1 / residents), sums[True].times(1 / residents), 0.5)


def rate_of_run(calls: Iterable[Call], residents: int, until: int, small_model: str) -> Rate | None:
    """What the residents of a run asked for in a day, told from its calls from the first to the tick `until`.

    What is asked at a town's founding is asked once and left out. Questions that got no answer count like the others: they
    would have, had the server been there or the budget larger. None when nothing was answered yet, or so early that the hours
    lived say nothing of a day.
    """
    sums, first, wanted, answered = {True: Usage(), False: Usage()}, until, 0, 0
    for call in calls:
        if call.tick < _FOUNDING:
            continue
        first, wanted = min(first, call.tick), wanted + 1
        if call.text:
            answered += 1
            sums[bool(small_model) and call.model == small_model] += _usage_of(call)
    seen = days_lived(first - first % TICKS_PER_HOUR, until)
    if not answered or seen < _LEAST_SEEN or residents < 1:
        return None
    share = wanted / answered / (seen * residents)
    width = min(0.9, _CERTAIN + _UNSEEN * max(0.0, 1 - seen) + 1 / sqrt(answered))
    return Rate(sums[False].times(share), sums[True].times(share), width)


def days_lived(since: int, until: int) -> float:
    """How many days' calls fall between two ticks: 1.0 for a whole day, next to nothing for a night."""
    hours = _usual_day()["by_hour"]
    whole, rest = divmod(until - since, TICKS_PER_DAY)
    part = sum(
        hours[tick // TICKS_PER_HOUR % 24] * (min(until - tick, TICKS_PER_HOUR) / TICKS_PER_HOUR)
        for tick in range(until - rest, until, TICKS_PER_HOUR)
    )
    return float(whole + part) if until > since else 0.0


def _usage_of(call: Call) -> Usage:
    """A call answered from the cache cost nothing, and would in a run of its own: it is counted as if it had been asked."""
    prompt = call.prompt_tokens or sum(estimate_tokens(message.text) for message in call.messages)
    completion = call.completion_tokens or estimate_tokens(call.text)
    return Usage(max(1, call.attempts), prompt, completion)


@lru_cache(maxsize=1)
def _usual_day() -> Mapping[str, Any]:
    with asset("models/usual_day.toml").open("rb") as file:
        day: dict[str, Any] = tomllib.load(file)
        return day
