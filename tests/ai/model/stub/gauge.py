"""Owns how many calls are in flight over time."""

import time
from itertools import accumulate
from threading import Lock


class Gauge:
    """Counts up when a call comes and down when it is answered or given up; times are `time.monotonic()` seconds."""

    def __init__(self) -> None:
        self._changes: list[tuple[float, int]] = []
        self._lock = Lock()

    def came(self) -> None:
        """A call is in flight."""
        self._note(1)

    def went(self) -> None:
        """It no longer is."""
        self._note(-1)

    def mean(self, since: float, until: float) -> float:
        """The mean number in flight in a window of time; 0.0 where it is empty."""
        shares = (count * max(0.0, min(end, until) - max(start, since)) for start, end, count in self._levels(until))
        return sum(shares) / (until - since) if until > since else 0.0

    def most(self, since: float = float("-inf"), until: float = float("inf")) -> int:
        """The greatest number in flight at once in a window of time."""
        return max((count for start, end, count in self._levels(until) if end >= since and start < until), default=0)

    def _note(self, change: int) -> None:
        with self._lock:
            self._changes.append((time.monotonic(), change))

    def _levels(self, until: float) -> list[tuple[float, float, int]]:
        """From when to when how many were in flight."""
        with self._lock:
            changes = list(self._changes)
        ends = [*(at for at, _ in changes[1:]), until][: len(changes)]
        counts = accumulate(change for _, change in changes)
        return [(start, end, count) for (start, _), end, count in zip(changes, ends, counts, strict=True)]
