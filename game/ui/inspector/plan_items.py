"""Owns the rows of a plan: broad strokes and steps with their times, the present ones marked."""

from dataclasses import dataclass

from game.ai.plans import DayPlan
from game.session.because import Planned
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas
from game.ui.lists.goals import Goal, ToWhy
from game.ui.lists.items import LINE, SIZE
from game.world.clock import clock_face

_COLUMN = 54.0
_SOFT = (0.28, 0.20, 0.24)


@dataclass(frozen=True, slots=True)
class PlanLine:
    """An entry of the plan: a time and a text; `now` marks the present one."""

    time: str
    text: str
    now: bool = False
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"- {self.time} {self.text}" + (" (now)" if self.now else "")

    def height(self, words: Words, width: float) -> float:
        return len(self._lines(words, width)) * LINE + 6

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        if self.now:
            canvas.frame("row_on", place)
        canvas.text(self.time, x + 8, y + 2, 12.5, INK if self.now else FAINT, bold=self.now)
        for number, text in enumerate(self._lines(canvas.words, width)):
            canvas.text(text, x + _COLUMN, y + 2 + number * LINE, SIZE, INK if self.now else _SOFT)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, SIZE, width - _COLUMN - 12, 3)


def plan_lines(plan: DayPlan, minute: int, resident: int, tick: int) -> list[PlanLine | str]:
    """The day in broad strokes, then the steps from the present one on; titles are plain text. `minute` is of the plan's day.

    Each leads to why the plan of `resident` has it, as of a tick.
    """
    lines: list[PlanLine | str] = ["The day"]
    for stroke in plan.strokes:
        goal = ToWhy(Planned(resident, tick, stroke.start, hour=True))
        lines.append(PlanLine(clock_face(stroke.start), stroke.text, stroke.start <= minute < stroke.end, goal))
    steps = [step for step in plan.steps if step.end > minute]
    if steps:
        lines.append("Step by step")
    for step in steps:
        goal = ToWhy(Planned(resident, tick, step.start))
        lines.append(PlanLine(clock_face(step.start), step.text, step.start <= minute, goal))
    return lines
