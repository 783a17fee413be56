"""Owns the strip under the past: its buttons, the line in it, and the hand that stands where one is."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.ui.canvas import CREAM, INK, Canvas, inside
from game.ui.hud import EDGE
from game.ui.lists.chips import HEIGHT as CHIP
from game.ui.lists.chips import Chip, Chips
from game.ui.timeline.line import ABOVE, BELOW, TALL, Line
from game.world.clock import Clock

HEIGHT = 112.0
_PAD, _TOP = 18.0, 10.0
_BUTTON = 40.0
_BESIDE = 54.0
"""Points from the hand from which on the time under the mouse is written, too."""
SPEEDS = ("pause", "1x", "2x", "5x", "fast")
_GOLD, _HAND = (1.0, 0.91, 0.55), (0.99, 0.78, 0.28)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the strip tells just now: the tick one is at or wants to be at, the speed at which it `plays` or would.

    `words` say what is under the mouse, `hovered` is the tick there; `chips` are the buttons at the right.
    """

    tick: int
    speed: str
    plays: bool = False
    words: str = ""
    hovered: int | None = None
    chips: tuple[Chip, ...] = ()


class Ground:
    """The wooden strip itself, under the line."""

    name = "strip"
    shown = True

    def __init__(self) -> None:
        self.place: Region = (0, 0, 100, HEIGHT)

    def covers(self, x: float, y: float) -> bool:
        """Whether the strip lies over a point."""
        return inside(self.place, x, y)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """Where it lies."""
        return self.place

    def news(self) -> tuple[object, ...]:
        """Nothing of the town's."""
        return ()

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        canvas.frame("bar", self.place)


class Strip:
    """What moves on it. `told` is set before each frame."""

    name = "hand"
    shown = True

    def __init__(self, ground: Ground, line: Line, clock: Clock) -> None:
        self._ground, self._line, self._clock = ground, line, clock
        self.told = Shown(0, "pause")
        self._chips, self._steps = Chips(), Chips()

    def lie(self, width: float, height: float) -> None:
        """Lie along the lower edge of a window so large, in points."""
        x, y = EDGE, height - EDGE - HEIGHT
        self._ground.place = (x, y, width - 2 * EDGE, HEIGHT)
        top = y + HEIGHT - BELOW - TALL - 6
        self._line.place = (x + _PAD, top, width - 2 * EDGE - 2 * _PAD, TALL)

    def covers(self, x: float, y: float) -> bool:
        """The ground under it does that."""
        return False

    def on_line(self, x: float, y: float) -> bool:
        """Whether a point is on the line, or so near to it that it is meant."""
        left, top, width, _ = self._line.place
        return inside((left - _PAD, top - ABOVE, width + 2 * _PAD, ABOVE + TALL + BELOW), x, y)

    def button_at(self, x: float, y: float) -> str | None:
        """The button under a point."""
        speed = next((name for name, place in self._speeds() if inside(place, x, y)), None)
        return speed or self._steps.at(x, y) or self._chips.at(x, y)

    def place_of(self, key: str) -> Region | None:
        """Where a button lies."""
        return dict(self._speeds()).get(key) or self._steps.place_of(key) or self._chips.place_of(key)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self.told, self._ground.place, self._line.x_of(self.told.tick), self.button_at(*pointer))

    def news(self) -> tuple[object, ...]:
        """Nothing that may wait."""
        return ()

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        hovered = self.button_at(*pointer)
        for name, place in self._speeds():
            chosen = name == self.told.speed
            canvas.frame("button_on" if chosen else "button_hover" if name == hovered else "button", place)
            canvas.picture("sign_play" if name == "pause" and not self.told.plays else f"sign_{name}", place)
        left = self._draw_steps(canvas, pointer)
        right = self._draw_chips(canvas, pointer)
        self._draw_words(canvas, left + 14, right - 14)
        hovered_at = self.told.hovered
        if hovered_at is not None and abs(self._line.x_of(hovered_at) - self._line.x_of(self.told.tick)) > _BESIDE:
            self._draw_at(canvas, hovered_at, "tag", CREAM)
        self._draw_hand(canvas)

    def _speeds(self) -> list[tuple[str, Region]]:
        x, y, _, _ = self._ground.place
        return [(name, (x + _PAD - 6 + number * (_BUTTON + 4), y + _TOP, _BUTTON, 30.0)) for number, name in enumerate(SPEEDS)]

    def _draw_steps(self, canvas: Canvas, pointer: tuple[float, float]) -> float:
        x, y, _, _ = self._ground.place
        at = x + _PAD - 6 + len(SPEEDS) * (_BUTTON + 4) + 8
        chips = (Chip("earlier", "\u2039 min"), Chip("later", "min \u203a"))
        self._steps.draw(canvas, (at, y + _TOP + 2, 160, 0), chips, pointer)
        last = self._steps.place_of("later")
        return last[0] + last[2] if last is not None else at

    def _draw_chips(self, canvas: Canvas, pointer: tuple[float, float]) -> float:
        x, y, width, _ = self._ground.place
        wide = sum(round(canvas.words.width(chip.label, 12, True) + 16) + 4 for chip in self.told.chips)
        left = x + width - _PAD + 6 - wide + 4
        self._chips.draw(canvas, (left, y + _TOP + (30 - CHIP) / 2, wide + 8, 0), self.told.chips, pointer)
        return left

    def _draw_words(self, canvas: Canvas, left: float, right: float) -> None:
        """The moment in words, and what was there; as much as there is room for."""
        y = self._ground.place[1] + _TOP
        told = self.told
        tick = told.hovered if told.hovered is not None else told.tick
        moment = self._clock.moment(tick)
        day, time = f"{moment:%A} {moment.day} {moment:%B}", f"{moment:%H:%M}"
        if canvas.words.width(day, 13) + canvas.words.width(time, 17, True) + 20 > right - left:
            day = f"{moment:%a} {moment.day} {moment:%b}"
        at = canvas.digits(time, left, y + 4, 17, _GOLD, bold=True) + 10
        canvas.text(day, at, y + 7, 13, CREAM)
        at += canvas.words.width(day, 13) + 14
        if told.words and right - at > 60:
            canvas.text(canvas.words.fit(told.words, 13, right - at), at, y + 7, 13, CREAM)

    def _draw_at(self, canvas: Canvas, tick: int, frame: str, ink: tuple[float, float, float]) -> None:
        """A thin line at a tick with its time over it."""
        x, y, width, _ = self._line.place
        at = self._line.x_of(tick)
        if not x - 1 <= at <= x + width + 1:
            return
        moment = self._clock.moment(tick)
        text = f"{moment:%H:%M}"
        wide = canvas.words.width(text, 12, True) + 14
        left = max(x - 8, min(at - wide / 2, x + width + 8 - wide))
        canvas.fill((at - 1, y - 6, 2, TALL + 9), ink if frame == "tag" else _HAND)
        canvas.frame(frame, (round(left), y - 26, wide, 20), 1)
        canvas.digits(text, round(left) + 7, y - 26 + (20 - canvas.words.height(12)) / 2, 12, ink, bold=True)

    def _draw_hand(self, canvas: Canvas) -> None:
        x, y, width, _ = self._line.place
        at = self._line.x_of(self.told.tick)
        self._draw_at(canvas, self.told.tick, "button_on", INK)
        if x - 1 <= at <= x + width + 1:
            canvas.frame("button_on", (round(at) - 6, y - 3, 12, TALL + 6), 1)
