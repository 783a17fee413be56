"""Owns what all questions share on their way to a server: its slots, its ledger and budget, and the time."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event, Semaphore
from typing import Protocol

from game.ai.model.budget import Budget
from game.ai.model.completion import Completion
from game.ai.model.ledger import Ledger
from game.ai.model.prompt import Message, NoAnswer
from game.settings import MindSettings

CLOSING = "the game closes"
"""Why a question got no answer that was still asked when the player left."""


class Completes(Protocol):
    """What a question needs of a server."""

    def complete(self, model: str, messages: Sequence[Message], parameters: Mapping[str, object], seconds: float) -> Completion:
        """One completion. Raises Trouble."""
        ...

    def close(self) -> None:
        """Hang up."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """The way to a server. `slots` bounds the requests at once. `now` is in seconds on a clock that only goes forward;
    `pause` lets so many seconds pass (a test's own does not), and is True when the game closes meanwhile."""

    server: Completes
    settings: MindSettings
    ledger: Ledger
    budget: Budget
    slots: Semaphore
    now: Callable[[], float] = time.monotonic
    pause: Callable[[float], bool] | None = None
    closing: Event = field(default_factory=Event)

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass. Raises NoAnswer when the game closes meanwhile."""
        if (self.pause or self.closing.wait)(seconds):
            raise NoAnswer(CLOSING)
