"""Owns the rows of a talk: who says what, when an earlier talk was, who is thinking."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas
from game.ui.lists.goals import Goal

_FACE, _LEFT, _SIZE, _LINE = 30.0, 40.0, 13.5, 19.0
_MINE = (0.20, 0.36, 0.50)
_MOST_LINES = 12


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line somebody said; `mine` are the player's own."""

    look: str
    name: str
    text: str
    mine: bool = False
    goal: Goal | None = None

    @property
    def said(self) -> str:
        """As Markdown."""
        return f"**{self.name}:** {self.text}"

    def height(self, words: Words, width: float) -> float:
        """A name, and the lines below it."""
        return max(_FACE, 17 + len(self._lines(words, width)) * _LINE) + 6

    def draw(self, canvas: Canvas, place: Region) -> None:
        """Draw it, the face at the left."""
        x, y, width, _ = place
        canvas.portrait(self.look, "neutral", x + 2, y + 2, _FACE)
        colour = _MINE if self.mine else WOOD
        canvas.text(canvas.words.fit(self.name, 12, width - _LEFT - 8, True), x + _LEFT, y, 12, colour, bold=True)
        for number, line in enumerate(self._lines(canvas.words, width)):
            canvas.text(line, x + _LEFT, y + 15 + number * _LINE, _SIZE, INK)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, _SIZE, width - _LEFT - 8, _MOST_LINES)


@dataclass(frozen=True, slots=True)
class Aside:
    """A faint line in between: an earlier talk's date, somebody thinking, somebody leaving."""

    text: str
    goal: Goal | None = None

    @property
    def said(self) -> str:
        """As Markdown."""
        return f"_{self.text}_"

    def height(self, words: Words, width: float) -> float:
        """One line."""
        return 20

    def draw(self, canvas: Canvas, place: Region) -> None:
        """Draw it."""
        x, y, width, _ = place
        canvas.text(canvas.words.fit(self.text, 12, width - _LEFT - 8), x + _LEFT, y + 1, 12, FAINT)
