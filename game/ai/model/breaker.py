"""Owns not trying for a while: a server that cannot be used is left alone, then tried by one question at a time."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Literal

Pass = Literal["go", "probe"]

FAILURES = 3
"""So many failures in a row, and a server counts as away."""
PAUSE = 15.0
"""Seconds until it is tried again; twice as long after each failed try, up to `LONGEST_PAUSE`."""
LONGEST_PAUSE = 60.0


@dataclass(frozen=True, slots=True)
class Away:
    """Since when (seconds on the breaker's clock) a server cannot be used, and why, in a sentence."""

    since: float
    sentence: str


class Breaker:
    """Lets requests through, or not. From any thread. Every pass is given back: by `reached`, `missed`, `refused` or `left`."""

    def __init__(self, now: Callable[[], float], failures: int = FAILURES, pause: float = PAUSE) -> None:
        self._now = now
        self._failures = failures
        self._first_pause = pause
        self._lock = Lock()
        self._in_a_row = 0
        self._away: Away | None = None
        self._pause = pause
        self._next_try = 0.0
        self._probing = False

    @property
    def away(self) -> Away | None:
        """Why nothing is sent; None as long as all is well."""
        with self._lock:
            return self._away

    def enter(self) -> Pass | None:
        """A pass for one request; None while the server is left alone."""
        with self._lock:
            if self._away is None:
                return "go"
            if self._probing or self._now() < self._next_try:
                return None
            self._probing = True
            return "probe"

    def reached(self, taken: Pass) -> None:
        """It answered: all is well again."""
        with self._lock:
            self._in_a_row = 0
            self._away = None
            self._pause = self._first_pause
            self._probing = self._probing and taken != "probe"

    def missed(self, taken: Pass, sentence: str) -> None:
        """It did not answer."""
        with self._lock:
            self._in_a_row += 1
            self._failed(taken, sentence, self._in_a_row >= self._failures)

    def refused(self, taken: Pass, sentence: str) -> None:
        """It answered that it will not: a wrong key, no such model. Asking again at once would change nothing."""
        with self._lock:
            self._failed(taken, sentence, True)

    def left(self, taken: Pass) -> None:
        """The request was not sent after all, or says nothing about the server."""
        with self._lock:
            self._probing = self._probing and taken != "probe"

    def _failed(self, taken: Pass, sentence: str, enough: bool) -> None:
        now = self._now()
        if taken == "probe":
            self._probing = False
            self._pause = min(self._pause * 2, LONGEST_PAUSE)
        elif self._away is not None:
            return  # sent before it was known to be away: no news
        if enough or self._away is not None:
            self._away = Away(self._away.since if self._away else now, sentence)
            self._next_try = now + self._pause
