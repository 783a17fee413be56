"""Owns what came of trying somebody out as rows of a list: what was understood, what was not, what they say, and notes."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.tryout.trial import NOT_UNDERSTOOD, Point, Trial
from game.ui.canvas import FAINT, INK, RED, Canvas
from game.ui.lists.goals import Goal
from game.ui.lists.items import LINE, PAD, SIZE, SMALL, Heading, Item, Paragraph

_COLUMN = 92.0
SAYS, MISSED, NOTES = "They would say", "Not understood", "In this town"
EMPTY = (
    "Write a paragraph at the left: who they are, what they do and when, whom they know, what they want. It is read as you type."
)


@dataclass(frozen=True, slots=True)
class Found:
    """A point, with where it was read from; pressing it shows the place. One that was not understood is red."""

    point: Point
    goal: Goal | None = None

    @property
    def missed(self) -> bool:
        """Whether nothing was made of it."""
        return self.point.label == NOT_UNDERSTOOD

    @property
    def said(self) -> str:
        return f"- {self.point.label}: {self.point.text}"

    def height(self, words: Words, width: float) -> float:
        return sum(len(lines) for lines in self._lines(words, width)) * LINE + 5

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        told, quoted = self._lines(canvas.words, width)
        if not self.missed:
            canvas.text(canvas.words.fit(self.point.label, SMALL, _COLUMN - PAD), x + PAD, y + 2, SMALL, FAINT)
        indent = PAD if self.missed else PAD + _COLUMN
        lines = [(line, RED if self.missed else INK) for line in (quoted if self.missed else told)]
        lines += [(line, FAINT) for line in (told if self.missed else quoted)]
        for number, (line, colour) in enumerate(lines):
            canvas.text(line, x + indent, y + 1 + number * LINE, SIZE, colour)

    def _lines(self, words: Words, width: float) -> tuple[list[str], list[str]]:
        room = width - 2 * PAD - (0 if self.missed else _COLUMN)
        told = words.wrap(self.point.text, SIZE, room, 6)
        quoted = words.wrap(f"\u201c{self.point.quote}\u201d", SIZE, room, 4) if self.missed else []
        return told, quoted


def rows_of(trial: Trial | None) -> Sequence[Item]:
    """A list of everything."""
    if trial is None:
        return [Paragraph(EMPTY, faint=True)]
    understood = [Found(point) for point in trial.understood if point.label != NOT_UNDERSTOOD]
    missed = [Found(point) for point in trial.understood if point.label == NOT_UNDERSTOOD]
    rows: list[Item] = [Heading("Understood"), *understood]
    if missed:
        rows += [Heading(MISSED), *missed]
    if trial.says:
        rows += [Heading(SAYS), *(Paragraph(f"\u201c{sentence}\u201d") for sentence in trial.says)]
    if trial.notes:
        rows += [Heading(NOTES), *(Paragraph(note) for note in trial.notes)]
    return rows
