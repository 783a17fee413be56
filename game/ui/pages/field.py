"""Owns a field to type in on a page, with its label."""

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import INK, Canvas
from game.ui.entry import Entry
from game.ui.pages.control import Still

_LABEL, _HEIGHT, _GAP = 0.36, 34.0, 8.0


class Field(Still):
    """A label and an entry."""

    reachable = True

    def __init__(self, label: str, entry: Entry) -> None:
        super().__init__()
        self.label, self.entry = label, entry

    def height(self, words: Words, width: float) -> float:
        """One line."""
        return _HEIGHT + _GAP

    def signature(self) -> tuple[object, ...]:
        """The label and all of the entry."""
        return (self.label, *self.entry.signature()) if self.entry else ()

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw both."""
        x, y, width, height = place
        canvas.text(canvas.words.fit(self.label, 13, width * _LABEL - 8), x, y + 8, 13, INK)
        if self.entry is not None:
            self.entry.draw(canvas, (x + width * _LABEL, y, width * (1 - _LABEL), height - _GAP))
