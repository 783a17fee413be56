"""Owns what a player may expect of a model in the game, in a sentence."""

from dataclasses import dataclass

from game.ai.model.forecast import Forecast, forecast, usual_rate
from game.ai.model.presets import is_local
from game.ai.model.prices import price_of
from game.settings import MindSettings

_ENOUGH_MORE = 1.35
_TWICE = 1.8
"""Who does nearly twice as much with two calls at once will do more yet with more."""
RESIDENTS = 25
"""How many live in our town."""
TOGETHER = 10
"""How many calls a town of that size has under way at once by day, on average: more at once do not make it faster."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast a server is: `seconds` for a small question with a prompt of `prompt_tokens`, tokens it writes a second
    (0.0: not known), and how many times as much two calls at once bring (1.0: they wait for each other)."""

    seconds: float = 0.0
    prompt_tokens: int = 0
    tokens_per_second: float = 0.0
    gain: float = 1.0

    @property
    def at_once(self) -> bool:
        """Whether calls run at once, rather than one after another."""
        return self.gain >= _ENOUGH_MORE


def usual_day(settings: MindSettings, residents: int = RESIDENTS) -> Forecast:
    """What a usual day will take."""
    small = settings.small_model or settings.model
    return forecast(usual_rate(), residents, 1, price_of(settings.model, settings), price_of(small, settings))


def expected(settings: MindSettings, speed: Speed, residents: int = RESIDENTS) -> str:
    """The sentence: calls, tokens and cost of a day, and how long it takes at best."""
    day = usual_day(settings, residents)
    told = f"A day of {residents} residents: about {amounts(day)}"
    took = _at_best(day, settings, speed)
    return f"{told}; at this speed a game day takes about {duration(took)} at best." if took else f"{told}."


def amounts(told: Forecast) -> str:
    """Calls, tokens and cost in words."""
    usage = told.usage
    return f"{round(usage.calls, -1):,.0f} calls, {usage.tokens / 1_000_000:.2f} million tokens, {money(told.cost)}"


def money(cost: float | None) -> str:
    """A sum in words."""
    if cost is None:
        return "at a price that is not known"
    return f"${cost:.2f}" if cost >= 0.01 else ("less than $0.01" if cost else "no cost")


def duration(seconds: float) -> str:
    """A stretch of real time in words."""
    if seconds < 90:
        whole = max(1, round(seconds))
        return "1 second" if whole == 1 else f"{whole} seconds"
    return f"{round(seconds / 60)} minutes" if seconds < 90 * 60 else f"{seconds / 3600:.1f} hours"


def _at_best(day: Forecast, settings: MindSettings, speed: Speed) -> float:
    """Seconds: each call waits for its prompt to be read, then for its answer to be written.

    On one's own computer a longer prompt takes longer to read; elsewhere the way there takes longer than that.
    """
    if not speed.seconds:
        return 0.0
    longer = day.usage.prompt_tokens / day.usage.calls / speed.prompt_tokens if speed.prompt_tokens else 1.0
    reading = day.usage.calls * speed.seconds * (max(1.0, longer) if is_local(settings.base_url) else 1.0)
    many = min(settings.in_flight, TOGETHER) if speed.gain >= _TWICE else max(1.0, speed.gain)
    writing = day.usage.completion_tokens / speed.tokens_per_second if speed.tokens_per_second else 0.0
    return (reading + writing) / many
