"""Owns how fast game time passes on the screen, and how much of a frame may be spent on it. Knows no window."""

from collections.abc import Callable
from time import perf_counter

from game.world.clock import TICKS_PER_MINUTE

SPEEDS = {"pause": 0.0, "1x": 1.0, "2x": 2.0, "5x": 5.0, "fast": 1000.0}
"""Game minutes a real second."""
WALKING, ANSWERING, LISTENING, STILL = 1.0, 2.0 / TICKS_PER_MINUTE, 0.5 / TICKS_PER_MINUTE, 0.0
"""Game minutes a real second, at most: while a player walks by keys; while an answer to them is thought of, or somebody speaks
to them whom they do not mind; while it is their turn, so that nobody loses patience with who reads; and while they type."""
ALL_BUT = 0.999
"""Of a tick: so much has passed when the next has not begun yet."""
FRAME_BUDGET = 0.006
"""Seconds of one frame that ticks may take."""


class Pace:
    """Calls a session's `advance` as often as the chosen speed asks for."""

    def __init__(self, advance: Callable[[], bool], timer: Callable[[], float] = perf_counter) -> None:
        self._advance, self._timer = advance, timer
        self.speed = "1x"
        self._resume = "1x"
        self.limit: float | None = None
        """Game minutes a real second that are not to be exceeded just now, whatever was chosen."""
        self._skipping: Callable[[], bool] | None = None
        self._due = 0.0
        self.held_for = 0.0
        """How long the clock has been waiting for a thought, in seconds."""

    @property
    def fraction(self) -> float:
        """How much of the present tick has passed, 0-1, for drawing between two tiles."""
        return 1.0 if self.speed == "fast" and self.limit is None else max(0.0, min(1.0, self._due))

    @property
    def chosen(self) -> str:
        """The speed at which time passes, or will when it goes on."""
        return self._resume if self.speed == "pause" else self.speed

    def settle(self) -> None:
        """The present tick is all but over: nobody is between two tiles."""
        self._due = ALL_BUT

    @property
    def _rate(self) -> float:
        """Game minutes a real second."""
        return SPEEDS[self.speed] if self.limit is None else min(SPEEDS[self.speed], self.limit)

    def go_on(self) -> bool:
        """Let time pass again where it was stopped; whether it was."""
        stopped = self.speed == "pause"
        if stopped:
            self.choose("pause")
        return stopped

    def choose(self, speed: str) -> None:
        """Go on at another speed; "pause" again resumes the one before. Whatever is being skipped to is let go."""
        self._skipping = None
        if speed == "pause" and self.speed == "pause":
            self.speed = self._resume
            return
        if speed == "pause":
            self._resume = self.speed
        self.speed = speed

    def skip(self, reached: Callable[[], bool]) -> None:
        """As fast as it goes until `reached`, then on as before."""
        if self._skipping is None and not reached():
            self._resume = "1x" if self.speed in ("pause", "fast") else self.speed
            self.speed, self._skipping = "fast", reached

    def pass_time(self, seconds: float) -> int:
        """Let so much real time pass; answers how many ticks were lived."""
        self._due += seconds * self._rate * TICKS_PER_MINUTE
        began, lived = self._timer(), 0
        while self._rate > 0 and self._due >= 1.0 and self._timer() - began < FRAME_BUDGET:
            if not self._advance():
                self.held_for += seconds
                break
            lived, self._due = lived + 1, self._due - 1.0
            if self._skipping is not None and self._skipping():
                self.choose(self._resume)
                self._due = 0.0
        if lived or self.speed == "pause":
            self.held_for = 0.0
        # what did not fit is not caught up later: the game never runs away after a stall
        self._due = min(self._due, 1.0)
        return lived
