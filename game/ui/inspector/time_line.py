"""Owns the drawn day: strokes as blocks along the hours, steps as ticks below them, and a mark at the present moment."""

from dataclasses import dataclass

from game.ai.plans import Step, Stroke
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, RED, WOOD, Canvas
from game.ui.lists.goals import Goal
from game.world.clock import clock_face

_GROUND, _STEP, _NOW_STEP = (0.91, 0.82, 0.66), (0.53, 0.31, 0.25), (0.72, 0.22, 0.20)
_EDGE, _TOP, _TALL = 8.0, 20.0, 18.0
_HOURS = 4


@dataclass(frozen=True, slots=True)
class TimeLine:
    """A day from waking to bed. Minutes are of the plan's own day."""

    wake: int
    bed: int
    strokes: tuple[Stroke, ...]
    steps: tuple[Step, ...]
    minute: int
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"From {clock_face(self.wake)} to {clock_face(self.bed)}; it is {clock_face(self.minute)}."

    def height(self, words: Words, width: float) -> float:
        return 72.0

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        line = (x + _EDGE, y + _TOP, width - 2 * _EDGE, _TALL)
        canvas.fill(line, _GROUND)
        for number, stroke in enumerate(self.strokes):
            left, right = self._at(line, stroke.start), self._at(line, stroke.end)
            canvas.fill((left, line[1], max(2.0, right - left - 1), _TALL), canvas.palette.stroke(number))
        self._draw_steps(canvas, line)
        self._draw_hours(canvas, line)
        self._draw_now(canvas, line)

    @property
    def _span(self) -> tuple[int, int]:
        """The first and last minute shown: waking to bed, whatever strokes and the present moment lie beyond."""
        starts = (self.wake, self.minute, *(stroke.start for stroke in self.strokes))
        ends = (self.bed, self.minute, *(stroke.end for stroke in self.strokes))
        return min(starts), max(max(ends), min(starts) + 60)

    def _at(self, line: Region, minute: int) -> float:
        first, last = self._span
        return line[0] + line[2] * (minute - first) / (last - first)

    def _draw_steps(self, canvas: Canvas, line: Region) -> None:
        for step in self.steps:
            if step.end <= self._span[0] or step.start >= self._span[1]:
                continue
            left, right = max(line[0], self._at(line, step.start)), min(line[0] + line[2], self._at(line, step.end))
            now = step.start <= self.minute < step.end
            canvas.fill((left, line[1] + _TALL + 2, max(2.0, right - left - 1), 4), _NOW_STEP if now else _STEP)

    def _draw_hours(self, canvas: Canvas, line: Region) -> None:
        first, last = self._span
        apart = 60 * max(1, round((last - first) / 60 / _HOURS))
        for minute in range(-(-first // apart) * apart, last + 1, apart):
            x = self._at(line, minute)
            canvas.fill((x, line[1] + _TALL, 1, 10), WOOD)
            text = clock_face(minute)
            left = min(x - canvas.words.width(text, 11) / 2, line[0] + line[2] - canvas.words.width(text, 11))
            canvas.text(text, max(line[0] - 4, left), line[1] + _TALL + 12, 11, FAINT)

    def _draw_now(self, canvas: Canvas, line: Region) -> None:
        x, text = self._at(line, self.minute), clock_face(self.minute)
        canvas.fill((x - 1, line[1] - 3, 2, _TALL + 12), RED)
        canvas.fill((x - 3, line[1] - 5, 6, 3), RED)
        wide = canvas.words.width(text, 11.5, True)
        canvas.text(text, max(line[0], min(x - wide / 2, line[0] + line[2] - wide)), line[1] - 20, 11.5, RED, bold=True)
