"""Owns the rows that show a memory: what kind, its words, when, how important, and why it came to mind."""

from dataclasses import dataclass

from game.ai.memory import Memory
from game.ai.retrieval import Retrieved
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas
from game.ui.lists.goals import Goal
from game.ui.lists.items import LINE, SIZE, SMALL, SMALL_LINE

_LEFT, _LINES = 30.0, 3
_GROUND = (0.88, 0.79, 0.63)
PARTS = ("recent", "relevant", "important")
"""The parts of a score, by the names of their colours."""
_DEPTH = 18.0
_SOFT = (0.30, 0.23, 0.30)


@dataclass(frozen=True, slots=True)
class MemoryRow:
    """One memory. `when` is said shortly; `why` are the parts of its score where it was retrieved.

    `depth` is how far down a tree it stands, `branch` "opened", "closed" or "leaf" there.
    """

    memory: Memory
    when: str
    goal: Goal | None = None
    why: Retrieved | None = None
    note: str = ""
    depth: int = 0
    branch: str = ""

    @property
    def said(self) -> str:
        content = self.memory.content
        score = f", score {self.why.score:.2f}" if self.why is not None else ""
        about = f"{content.kind}, {self.when}, importance {content.importance}{score}"
        return f"{'  ' * self.depth}- {self.memory.text} ({about})"

    def height(self, words: Words, width: float) -> float:
        return len(self._lines(words, width)) * LINE + SMALL_LINE + (22 if self.why is not None else 0) + 8

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        left = x + self._indent
        if self.branch:
            canvas.picture(f"icon_{self.branch}", (left - 15, y + 4, 14, 18))
        canvas.picture(f"icon_{self.memory.content.kind}", (left + 4, y + 4, 20, 18))
        lines = self._lines(canvas.words, width)
        for number, text in enumerate(lines):
            canvas.text(text, left + _LEFT, y + 2 + number * LINE, SIZE, INK)
        top = y + 3 + len(lines) * LINE
        self._draw_about(canvas, left + _LEFT, top, x + width - 8)
        if self.why is not None:
            draw_parts(canvas, self.why, (left + _LEFT, top + SMALL_LINE + 3, width - self._indent - _LEFT - 8, 14))

    @property
    def _indent(self) -> float:
        return self.depth * _DEPTH + (14 if self.branch else 0)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.memory.text, SIZE, width - self._indent - _LEFT - 8, _LINES)

    def _draw_about(self, canvas: Canvas, x: float, top: float, right: float) -> None:
        """When, how important (as a bar of ten), and a note."""
        importance = self.memory.content.importance
        canvas.text(self.when, x, top, SMALL, FAINT)
        left = x + canvas.words.width(self.when, SMALL) + 12
        draw_share(canvas, (left, top + 6, 40, 6), importance / 10, canvas.palette["important"])
        canvas.text(str(importance), left + 46, top, SMALL, FAINT)
        if self.note:
            canvas.text(canvas.words.fit(self.note, SMALL, right - left - 70), left + 70, top, SMALL, FAINT)


def draw_share(canvas: Canvas, place: Region, share: float, colour: tuple[float, float, float]) -> None:
    """A bar filled by a share, 0-1."""
    x, y, width, height = place
    canvas.fill(place, _GROUND)
    if share > 0:
        canvas.fill((x, y, max(1.0, round(width * min(1.0, share))), height), colour)


def draw_parts(canvas: Canvas, why: Retrieved, place: Region) -> None:
    """The three parts of a score side by side, each a labelled bar, and the score itself."""
    x, y, width, _ = place
    column = (width - 34) / 3
    for number, (label, share) in enumerate(zip(PARTS, (why.recency, why.relevance, why.importance), strict=True)):
        left = x + number * column
        draw_share(canvas, (left, y, column - 8, 5), share, canvas.palette[label])
        canvas.text(f"{label} {share:.2f}", left, y + 6, 11, _SOFT)
    canvas.text(f"{why.score:.2f}", x + width - 28, y - 1, 12.5, INK, bold=True)
