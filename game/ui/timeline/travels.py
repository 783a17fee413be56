"""Owns when one travels: the latest moment wanted wins, once the mouse rests, so that drawing goes on meanwhile."""

RESTED = 0.08
"""Seconds the wish has to stay the same before it is travelled."""


class Travels:
    """The moment wanted, if one is. A journey takes a good part of a second, so there is at most one in a frame."""

    def __init__(self) -> None:
        self.wanted: int | None = None
        self._rested = 0.0

    def want(self, tick: int, at_once: bool = False) -> None:
        """Want to be at a tick."""
        if tick != self.wanted:
            self.wanted, self._rested = tick, 0.0
        if at_once:
            self.hurry()

    def hurry(self) -> None:
        """What is wanted is wanted now: the mouse was let go."""
        self._rested = RESTED

    def pass_time(self, seconds: float) -> int | None:
        """Let a frame pass; the tick to travel to in it, if any."""
        ready, self._rested = self._rested >= RESTED, self._rested + seconds
        if self.wanted is None or not ready:
            return None
        wanted, self.wanted = self.wanted, None
        return wanted
