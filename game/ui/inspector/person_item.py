"""Owns the row that shows a person: face, name, who they are to somebody, how familiar and how liked."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas
from game.ui.inspector.memory_items import draw_share
from game.ui.lists.goals import Goal

_BAR = 54.0


@dataclass(frozen=True, slots=True)
class PersonRow:
    """`familiarity` 0-1; `feeling` -1 to 1; `face` a look and a mood."""

    name: str
    what: str
    familiarity: float
    feeling: float = 0.0
    face: tuple[str, str] | None = None
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"- **{self.name}**: {self.what}; familiarity {self.familiarity:.2f}, feeling {self.feeling:+.1f}"

    def height(self, words: Words, width: float) -> float:
        return 48.0

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        if self.face is not None:
            canvas.portrait(*self.face, x + 4, y + 5, 38)
        room = width - 50 - _BAR - 12
        canvas.text(canvas.words.fit(self.name, 13, room, True), x + 50, y + 5, 13, INK, bold=True)
        canvas.text(canvas.words.fit(self.what, 12, width - 58), x + 50, y + 24, 12, FAINT)
        bar = x + width - _BAR - 8
        draw_share(canvas, (bar, y + 9, _BAR, 6), self.familiarity, canvas.palette["fond" if self.feeling >= 0 else "cool"])
