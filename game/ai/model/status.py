"""Owns how it stands with a model, in a word and a sentence for the player."""

from dataclasses import dataclass
from typing import Literal

State = Literal["fine", "loading", "away", "spent"]
"""All is well; the first answer is awaited; the server cannot be used; the budget is spent."""


@dataclass(frozen=True, slots=True)
class Status:
    """How it stands: `sentence` is "" when there is nothing to say, `since` seconds on the monotonic clock (0.0 if fine)."""

    state: State = "fine"
    sentence: str = ""
    in_flight: int = 0
    since: float = 0.0
