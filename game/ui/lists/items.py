"""Owns the plain rows of lists: headings, paragraphs, a label with its value; and what every row can do."""

from dataclasses import dataclass
from typing import Protocol

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas
from game.ui.lists.goals import Goal

SIZE = 13.0
LINE = 18.0
SMALL, SMALL_LINE = 12.0, 16.0
PAD = 6.0


class Item(Protocol):
    """A row. `goal` is what pressing it means, None where nothing; `said` its words, as Markdown."""

    @property
    def goal(self) -> Goal | None: ...
    @property
    def said(self) -> str: ...
    def height(self, words: Words, width: float) -> float:
        """Points it takes in a list of such a width."""
        ...

    def draw(self, canvas: Canvas, place: Region) -> None:
        """Draw it; its background is the list's business."""
        ...


@dataclass(frozen=True, slots=True)
class Heading:
    """A title within a list."""

    text: str
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"## {self.text}"

    def height(self, words: Words, width: float) -> float:
        return 30

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        canvas.text(canvas.words.fit(self.text, 14, width - 12, True), x + PAD, y + 8, 14, WOOD, bold=True)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some lines of words. `most` is how many lines it may take; `faint` words are an aside."""

    text: str
    faint: bool = False
    bold: bool = False
    most: int = 12
    indent: float = 0.0
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"_{self.text}_" if self.faint else self.text

    def height(self, words: Words, width: float) -> float:
        return len(self._lines(words, width)) * LINE + PAD

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        for number, text in enumerate(self._lines(canvas.words, width)):
            colour = FAINT if self.faint else INK
            canvas.text(text, x + PAD + self.indent, y + 2 + number * LINE, SIZE, colour, self.bold)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, SIZE, width - 2 * PAD - self.indent, self.most, self.bold)


@dataclass(frozen=True, slots=True)
class Fact:
    """A label and what it says: "Created  Monday 13 February 2023, 07:30"."""

    label: str
    text: str
    goal: Goal | None = None
    column: float = 86.0

    @property
    def said(self) -> str:
        return f"- {self.label}: {self.text}"

    def height(self, words: Words, width: float) -> float:
        return len(self._lines(words, width)) * LINE + 4

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        canvas.text(canvas.words.fit(self.label, SMALL, self.column - PAD), x + PAD, y + 2, SMALL, FAINT)
        for number, text in enumerate(self._lines(canvas.words, width)):
            colour = (0.18, 0.33, 0.50) if self.goal is not None else INK
            canvas.text(text, x + PAD + self.column, y + 1 + number * LINE, SIZE, colour)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, SIZE, width - 2 * PAD - self.column, 4) or [""]
