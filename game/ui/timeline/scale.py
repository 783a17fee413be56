"""Owns how ticks lie along the time line: which stretch of a run is shown, and where hours and days are marked."""

from dataclasses import dataclass
from math import ceil, floor

from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, TICKS_PER_MINUTE, Clock, clock_face, minute_of_day

SHORTEST = TICKS_PER_HOUR
"""Ticks that are shown at least: a run of some seconds is a short piece of its line."""
_ZOOM = 1.5
_STEPS = tuple(minutes * TICKS_PER_MINUTE for minutes in (10, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080, 40_320))
_APART = 58.0
"""Points between two marks at least."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark of the scale: where, what it says, and whether a day begins there."""

    tick: int
    label: str
    day: bool


class Scale:
    """The stretch from `left` to `right` of a run from tick `first` to tick `last`."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.last = first, last
        self.left, self.right = float(first), float(self._end)

    @property
    def _end(self) -> int:
        return max(self.last, self.first + SHORTEST)

    @property
    def span(self) -> tuple[float, float]:
        """What is shown."""
        return self.left, self.right

    def grow(self, last: int) -> None:
        """The run has come further: where all of it was shown, all of it still is."""
        whole = (self.left, self.right) == (self.first, self._end)
        self.last = last
        if whole:
            self.right = float(self._end)

    def along(self, tick: float, width: float) -> float:
        """Points from the left end of a line so wide to a tick; it may lie outside."""
        return (tick - self.left) / (self.right - self.left) * width

    def tick_at(self, along: float, width: float) -> int:
        """The tick of the run that is nearest to a point of the line."""
        return self.within(round(self.left + along / width * (self.right - self.left)))

    def within(self, tick: int) -> int:
        """A tick, or the end of the run that is nearer."""
        return max(self.first, min(tick, self.last))

    def zoom(self, steps: int, at: float) -> None:
        """Show a shorter stretch (a longer one, below 0) around a tick that stays where it is."""
        length = self.right - self.left
        wanted = max(float(SHORTEST), min(length / _ZOOM**steps, float(self._end - self.first)))
        share = (at - self.left) / length
        self._show(at - share * wanted, wanted)

    def reveal(self, tick: int) -> None:
        """Move along until a tick is shown."""
        length = self.right - self.left
        if tick < self.left:
            self._show(tick - length * 0.1, length)
        elif tick > self.right:
            self._show(tick - length * 0.9, length)

    def marks(self, width: float, clock: Clock) -> list[Mark]:
        """Hours and days, as many as there is room for."""
        points = width / (self.right - self.left)
        step = next((each for each in _STEPS if each * points >= _APART), _STEPS[-1])
        marks = (self._mark(number * step, clock) for number in range(ceil(self.left / step), floor(self.right / step) + 1))
        return list(marks)

    def _mark(self, tick: int, clock: Clock) -> Mark:
        moment = clock.moment(tick)
        if tick % TICKS_PER_DAY == 0:
            return Mark(tick, f"{moment:%a} {moment.day} {moment:%b}", True)
        return Mark(tick, clock_face(minute_of_day(tick)), False)

    def _show(self, left: float, length: float) -> None:
        left = max(float(self.first), min(left, self._end - length))
        self.left, self.right = left, left + length
