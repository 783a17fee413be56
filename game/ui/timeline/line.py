"""Owns the drawn line: day and night along it, hours and days below it, and above it what happened."""

from game.sprites.atlas import Region
from game.sprites.daylight import sky_at
from game.sprites.quads import row
from game.ui.canvas import CREAM, Canvas
from game.ui.timeline.happenings import FAULT, WHISPER
from game.ui.timeline.marks import Marks
from game.ui.timeline.scale import Scale
from game.world.clock import TICKS_PER_MINUTE, Clock

TALL, ABOVE, BELOW = 20.0, 20.0, 20.0
"""Points: how high the line is, and the room above and below it."""
COLUMN = 4.0
"""Points of one column of light and of talks."""
NIGHT, DUSK, DAY = (0.17, 0.19, 0.36), (0.80, 0.47, 0.36), (0.97, 0.85, 0.56)
_GROOVE, _TALK, _FAULT, _VISIT, _VOICE = (
    (0.24, 0.14, 0.17),
    (0.99, 0.93, 0.78),
    (0.88, 0.26, 0.20),
    (0.35, 0.66, 0.42),
    (0.62, 0.50, 0.84),
)
_PENNANT = (0.98, 0.76, 0.24)
_DIM = (0.86, 0.74, 0.60)
Rgb = tuple[float, float, float]


class Line:
    """Drawn anew only when the stretch shown, the marks or its place change."""

    name = "line"
    shown = True

    def __init__(self, scale: Scale, marks: Marks, clock: Clock) -> None:
        self._scale, self._marks, self._clock = scale, marks, clock
        self.place: Region = (0, 0, 100, TALL)
        """Where the line itself lies."""

    def covers(self, x: float, y: float) -> bool:
        """Its strip does that."""
        return False

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        return (self.place, self._scale.span)

    def news(self) -> tuple[object, ...]:
        """What the run has told since."""
        return (self._marks.edition, self._scale.last)

    def x_of(self, tick: float) -> float:
        """Where a tick lies."""
        return self.place[0] + self._scale.along(tick, self.place[2])

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        x, y, width, _ = self.place
        canvas.frames.append(row((x - 3, y - 3, width + 6, TALL + 6), canvas.white, (0.10, 0.05, 0.08, 1.0)))
        canvas.fill(self.place, _GROOVE)
        self._draw_light(canvas)
        self._draw_visits(canvas)
        self._draw_occasions(canvas)
        self._draw_scale(canvas)
        self._draw_marks(canvas)

    def _draw_light(self, canvas: Canvas) -> None:
        """The sky's light, over what has been lived."""
        x, y, width, _ = self.place
        left, right = self._scale.span
        end = min(x + width, self.x_of(self._scale.last))
        per_point = (right - left) / width
        at = x
        while at < end:
            wide = min(COLUMN, end - at)
            minute = (left + (at + wide / 2 - x) * per_point) / TICKS_PER_MINUTE
            canvas.fill((at, y, wide, TALL), light(minute))
            at += wide

    def _draw_visits(self, canvas: Canvas) -> None:
        x, y, width, _ = self.place
        for came, left in self._marks.visits(self._scale.last):
            begin, end = max(x, self.x_of(came)), min(x + width, self.x_of(left))
            if begin < x + width and end > x:
                canvas.fill((begin, y - 6, max(3.0, end - begin), 3), _VISIT)

    def _draw_occasions(self, canvas: Canvas) -> None:
        """A pennant where something begins that was announced, and a band for as long as it was to last."""
        x, y, width, _ = self.place
        for each in self._marks.occasions():
            begin, end = self.x_of(each.tick), min(x + width, self.x_of(each.until))
            if x <= begin <= x + width:
                canvas.fill((begin, y - 22, 2, 18), _PENNANT)
                for step in range(3):
                    canvas.fill((begin + 2, y - 22 + step * 2, 9 - abs(step - 1) * 3, 2), _PENNANT)
            if end > x and begin < x + width:
                canvas.fill((max(x, begin), y - 6, end - max(x, begin), 3), _PENNANT)

    def _draw_scale(self, canvas: Canvas) -> None:
        """Days first; an hour is not written where a day is."""
        x, y, width, _ = self.place
        written: list[tuple[float, float]] = []
        for mark in sorted(self._scale.marks(width, self._clock), key=lambda mark: (not mark.day, mark.tick)):
            at = self.x_of(mark.tick)
            canvas.fill((at, y, 1, TALL + 4), CREAM if mark.day else _DIM)
            wide = canvas.words.width(mark.label, 11.5, mark.day)
            text = max(x - 4, min(at - wide / 2, x + width - wide + 4))
            if all(text > right + 6 or text + wide < left - 6 for left, right in written):
                written.append((text, text + wide))
                canvas.text(mark.label, text, y + TALL + 4, 11.5, CREAM if mark.day else _DIM, mark.day)

    def _draw_marks(self, canvas: Canvas) -> None:
        """Talks as columns, the higher the more of them; signs for whatever else there was."""
        x, y, width, _ = self.place
        bins = max(1, int(width // COLUMN))
        wide = width / bins
        for number, count in enumerate(self._marks.talks(*self._scale.span, bins)):
            if count:
                tall = min(ABOVE - 7.0, 4.0 + 3.0 * count)
                canvas.fill((x + number * wide + 0.5, y - 7 - tall, wide - 1, tall), _TALK)
        for each in self._marks.others(*self._scale.span):
            colour = {FAULT: _FAULT, WHISPER: _VOICE}.get(each.kind)
            if colour is not None:
                at = round(self.x_of(each.tick))
                for step in range(4):
                    canvas.fill((at - step, y - 17 + step, 2 * step + 1, 8 - 2 * step), colour)


def light(minute: float) -> Rgb:
    """The colour of the line at a minute of the run: bright by day, dark by night."""
    ambient = sum(sky_at(minute).ambient) / 3
    dark = sum(sky_at(0).ambient) / 3
    share = max(0.0, min(1.0, (ambient - dark) / (1 - dark)))
    return _between(NIGHT, DUSK, share * 2) if share < 0.5 else _between(DUSK, DAY, share * 2 - 1)


def _between(before: Rgb, after: Rgb, share: float) -> Rgb:
    return (
        before[0] + (after[0] - before[0]) * share,
        before[1] + (after[1] - before[1]) * share,
        before[2] + (after[2] - before[2]) * share,
    )
