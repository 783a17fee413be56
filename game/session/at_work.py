"""Owns what a session knows of a language model at work: its calls to write down, its answers from before, how it fares."""

from collections.abc import Iterable
from typing import Protocol

from game.ai.model.call import Call
from game.ai.model.ledger import Meter
from game.ai.model.status import Status


class Model(Protocol):
    """A language model that thinks for a session."""

    @property
    def status(self) -> Status:
        """How it fares just now, in words for the player."""
        ...

    @property
    def budget(self) -> float | None:
        """What the run may cost, None for no bound."""
        ...

    def meter(self) -> Meter:
        """Calls, tokens and cost so far."""
        ...

    def drain(self) -> tuple[Call, ...]:
        """The calls that have ended since it was last asked for."""
        ...

    def close(self) -> None:
        """Hang up: whatever is being asked ends without an answer."""
        ...

    def resume(self, answers: Iterable[tuple[str, str]], spent: float) -> None:
        """Take up what a save holds: answers that need not be asked for again, and what was spent."""
        ...


def meter_words(model: Model) -> str:
    """How much has been asked and what it cost, short: "132 calls, 81k tokens, 0.02 of 2.00"."""
    meter = model.meter()
    words = f"{meter.calls:,} calls, {_thousands(meter.prompt_tokens + meter.completion_tokens)} tokens"
    if model.budget is not None:
        return f"{words}, {meter.cost:.2f} of {model.budget:.2f}"
    return f"{words}, {meter.cost:.2f}" if meter.cost else words


def _thousands(number: int) -> str:
    if number < 10_000:
        return f"{number:,}"
    return f"{number / 1000:,.0f}k" if number < 10_000_000 else f"{number / 1_000_000:,.1f}M"
