"""Owns what the mouse and the keys do on the time line."""

from math import ceil
from typing import Protocol

from arcade import key

from game.ui.focus import Focus
from game.ui.keys import BRANCH, COME, EARLIER, LATER, LOOK, MORNING, PAST, TALK, THING, USE, WHISPER
from game.ui.timeline.happenings import Happening
from game.ui.timeline.line import Line
from game.ui.timeline.marks import Marks
from game.ui.timeline.scale import Scale
from game.ui.timeline.strip import SPEEDS, Ground, Strip
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE

BACK, CONTINUE = "back", "continue"
CLICK_SLIP, NEAR = 4.0, 4.0
"""Points the mouse may move in a click, and how near to a mark a click has to be."""
REPEAT_AFTER, REPEAT_EACH = 0.4, 0.06
"""Seconds a key that steps is held until it steps again, and between two steps: too few to travel in between."""
_ACTS = (TALK, WHISPER, USE, LOOK, COME, THING, MORNING)
_COMMAND = key.MOD_CTRL | key.MOD_ACCEL | key.MOD_ALT
_STEPS = {key.LEFT: -1, key.RIGHT: 1, EARLIER: -1, LATER: 1}


class Traveller(Protocol):
    """What the time line has done."""

    def want(self, tick: int, at_once: bool = False) -> None: ...
    def arrive(self) -> None: ...
    def visit(self, happening: Happening) -> None: ...
    def play(self, speed: str) -> None: ...
    def refuse(self) -> None: ...
    def leave(self) -> None: ...
    def branch(self, by_key: bool = False) -> None: ...
    @property
    def wanted(self) -> int: ...


class PastInput:
    """Routes events."""

    def __init__(self, traveller: Traveller, focus: Focus, strip: tuple[Ground, Line, Strip], scale: Scale, marks: Marks) -> None:
        self._traveller, self._focus, self._scale, self._marks = traveller, focus, scale, marks
        self._ground, self._line, self._strip = strip
        self._pressed_at: float | None = None
        self._on_strip = False
        self._dragged = False
        self._step: int | None = None
        self._next_step = 0.0

    @property
    def dragging(self) -> bool:
        """Whether the hand is being dragged."""
        return self._pressed_at is not None

    def pointed(self, x: float, y: float) -> int | None:
        """The tick under a point, if it is on the line."""
        return self._tick_at(x) if self._strip.on_line(x, y) else None

    def around(self, x: float) -> tuple[float, float]:
        """The ticks that are so near to a point of the line that they are meant."""
        width = self._line.place[2]
        each = (self._scale.right - self._scale.left) / width
        at = self._scale.left + (x - self._line.place[0]) * each
        return at - NEAR * each, at + NEAR * each

    def _tick_at(self, x: float) -> int:
        return self._scale.tick_at(x - self._line.place[0], self._line.place[2])

    # the mouse

    def press(self, x: float, y: float) -> bool:
        """A click; whether it was on the strip."""
        self._on_strip = self._ground.covers(x, y)
        button = self._strip.button_at(x, y) if self._on_strip else None
        if button is not None:
            self._button(button)
        elif self._on_strip and self._strip.on_line(x, y):
            self._pressed_at, self._dragged = x, False
            self._traveller.want(self._tick_at(x))
        return self._on_strip

    def drag(self, x: float, y: float) -> bool:
        """The mouse moved with its button held; whether it began on the strip."""
        if self._pressed_at is not None:
            self._dragged = self._dragged or abs(x - self._pressed_at) > CLICK_SLIP
            self._traveller.want(self._tick_at(x))
        return self._on_strip

    def release(self) -> None:
        """The button was let go: be there, and where it was a click on a mark, at what happened."""
        at, self._pressed_at, self._on_strip = self._pressed_at, None, False
        if at is None:
            return
        found = None if self._dragged else self._marks.near(*self.around(at))
        if found is not None:
            self._traveller.visit(found)
        self._traveller.arrive()

    def scroll(self, x: float, y: float, rows: int) -> bool:
        """The wheel over the line shows a shorter or longer stretch of it."""
        if self._strip.on_line(x, y):
            self._scale.zoom(-rows, self._scale.left + self._line_share(x) * (self._scale.right - self._scale.left))
        return self._ground.covers(x, y)

    def _line_share(self, x: float) -> float:
        return max(0.0, min(1.0, (x - self._line.place[0]) / self._line.place[2]))

    def click(self, x: float, y: float) -> bool:
        """A click on the town where nobody stands means nothing of its own here."""
        return False

    # the keyboard

    def key(self, symbol: int, modifiers: int, list_in_use: bool) -> bool:
        """A key; whether it meant something here. With a `list_in_use` the arrows and ends belong to that."""
        ends = symbol in (key.LEFT, key.RIGHT, key.HOME, key.END)
        if self._focus.entry is not None or modifiers & _COMMAND or (ends and list_in_use):
            return False
        if symbol in _STEPS:
            self._begin_steps(_STEPS[symbol] * (TICKS_PER_HOUR if modifiers & key.MOD_SHIFT else TICKS_PER_MINUTE))
        elif symbol in (key.HOME, key.END):
            self._traveller.want(self._scale.first if symbol == key.HOME else self._scale.last, at_once=True)
        elif symbol == PAST:
            self._traveller.leave()
        elif symbol == BRANCH:
            self._traveller.branch(by_key=True)
        elif symbol in _ACTS:
            self._traveller.refuse()
        else:
            return False
        return True

    def release_key(self, symbol: int) -> None:
        """A key goes up: what was stepped to is travelled to."""
        if self._step is not None and symbol in _STEPS:
            self._step = None
            self._traveller.arrive()

    def pass_time(self, seconds: float) -> None:
        """A key that steps is held, perhaps."""
        if self._step is None:
            return
        self._next_step -= seconds
        while self._next_step <= 0:
            self._next_step += REPEAT_EACH
            self._go(self._step)

    def _begin_steps(self, step: int) -> None:
        self._step, self._next_step = step, REPEAT_AFTER
        self._go(step)

    def _go(self, step: int) -> None:
        """By whole minutes or hours of the clock."""
        at, apart = self._traveller.wanted, abs(step)
        goal = (at // apart + 1) * apart if step > 0 else (ceil(at / apart) - 1) * apart
        self._traveller.want(self._scale.within(goal))

    def _button(self, name: str) -> None:
        if name in SPEEDS:
            self._traveller.play(name)
        elif name in ("earlier", "later"):
            self._go(-TICKS_PER_MINUTE if name == "earlier" else TICKS_PER_MINUTE)
            self._traveller.arrive()
        elif name == CONTINUE:
            self._traveller.branch()
        else:
            self._traveller.leave()
