"""Owns telling what more days of a town will ask of a model, and cost: from what it has asked so far, else from a usual day."""

from collections.abc import Iterable

from game.ai.model.call import Call
from game.ai.model.expecting import amounts, money
from game.ai.model.forecast import forecast, rate_of_run, usual_rate
from game.ai.model.prices import price_of
from game.settings import MindSettings


def forecast_lines(
    name: str, calls: Iterable[Call], lived: int, people: int, days: float, settings: MindSettings, residents: int | None = None
) -> list[str]:
    """The forecast in sentences. `lived` is the tick the run has come to, `people` who live in it; `residents` may be others."""
    rate = rate_of_run(calls, people, lived, settings.small_model)
    small = settings.small_model or settings.model
    prices = price_of(settings.model, settings), price_of(small, settings)
    told = forecast(rate or usual_rate(), residents or people, days, *prices)
    return [
        _source(name, rate is None),
        f"{days:g} {'day' if days == 1 else 'days'} of {residents or people} residents: about {amounts(told)}.",
        f"It may be {told.low:.0%} to {told.high:.0%} of that{_range(told.cost, told.low, told.high)}.",
    ]


def _source(name: str, usual: bool) -> str:
    if usual:
        return f'"{name}" has not asked a model enough yet, so this is told from a usual day of a town.'
    return f'Told from what "{name}" has asked so far; nights cost nothing.'


def _range(cost: float | None, low: float, high: float) -> str:
    return f": {money(cost * low)} to {money(cost * high)}" if cost else ""
