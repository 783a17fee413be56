"""Owns the row of a chain: how deep it lies, when it was, the sentence, and of a memory the parts of its score."""

from dataclasses import dataclass

from game.ai.retrieval import Retrieved
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas
from game.ui.inspector.memory_items import draw_parts
from game.ui.lists.goals import Goal
from game.ui.lists.items import LINE, SIZE, SMALL, SMALL_LINE

_STEP, _LEFT, _SIGN = 11.0, 8.0, 24.0
_DEEPEST = 5
"""Levels that are set in; what lies deeper is set in no further, to leave room for words."""
_LINES = 5
_THREAD = (0.80, 0.68, 0.50)


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A link. `when` is said shortly; `sign` is the icon of a memory's kind; `score` why it came to mind."""

    text: str
    when: str
    depth: int
    goal: Goal | None = None
    sign: str = ""
    score: Retrieved | None = None
    strong: bool = False

    @property
    def said(self) -> str:
        when = f"{self.when}: " if self.when else ""
        score = f" (score {self.score.score:.2f})" if self.score is not None else ""
        return f"{'  ' * self.depth}- {when}{self.text}{score}"

    def height(self, words: Words, width: float) -> float:
        lines = len(self._lines(words, width))
        return lines * LINE + (SMALL_LINE if self.when else 0) + (24 if self.score is not None else 0) + 6

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, height = place
        for level in range(self._levels):
            canvas.fill((x + 6 + level * _STEP, y, 2, height), _THREAD)
        indent, top = x + self._indent, y + 2
        left = indent
        if self.when:
            canvas.text(self.when, left, top, SMALL, FAINT)
            top += SMALL_LINE
        if self.sign:
            canvas.picture(f"icon_{self.sign}", (left - 4, top, 20, 18))
            left += _SIGN
        for number, text in enumerate(self._lines(canvas.words, width)):
            canvas.text(text, left, top + number * LINE, SIZE, WOOD if self.strong else INK, self.strong)
        if self.score is not None:
            below = top + len(self._lines(canvas.words, width)) * LINE + 3
            draw_parts(canvas, self.score, (indent, below, width - self._indent - 6, 14))

    @property
    def _levels(self) -> int:
        return min(self.depth, _DEEPEST)

    @property
    def _indent(self) -> float:
        return _LEFT + self._levels * _STEP

    def _lines(self, words: Words, width: float) -> list[str]:
        taken = self._indent + (_SIGN if self.sign else 0) + 8
        return words.wrap(self.text, SIZE, width - taken, _LINES, self.strong)
