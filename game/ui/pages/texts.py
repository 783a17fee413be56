"""Owns the words on a page: headings, notes, and lines of two columns."""

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, RED, WOOD, Canvas
from game.ui.pages.control import Still

_LINE = 1.42
"""Height of a line of a note, as a share of its size."""


class Heading(Still):
    """A title within a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def height(self, words: Words, width: float) -> float:
        """As high as one large line and the room over it."""
        return 34

    def signature(self) -> tuple[object, ...]:
        """Its text."""
        return (self.text,)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it at the lower edge of its place."""
        canvas.text(canvas.words.fit(self.text, 15, place[2], True), place[0], place[1] + 8, 15, WOOD, bold=True)


class Note(Still):
    """A text of as many lines as it needs; "" takes no room. `bad` says that something is wrong."""

    def __init__(self, text: str = "", bad: bool = False, size: float = 12.5) -> None:
        super().__init__()
        self.text, self.bad, self.size = text, bad, size

    def say(self, text: str, bad: bool = False) -> None:
        """Say something else."""
        self.text, self.bad = text, bad

    def height(self, words: Words, width: float) -> float:
        """So many lines, and a little room."""
        lines = words.wrap(self.text, self.size, width)
        return len(lines) * self.size * _LINE + 6 if lines else 0

    def signature(self) -> tuple[object, ...]:
        """What it says."""
        return (self.text, self.bad)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw its lines."""
        for number, line in enumerate(canvas.words.wrap(self.text, self.size, place[2])):
            canvas.text(line, place[0], place[1] + number * self.size * _LINE, self.size, RED if self.bad else FAINT)


class Two(Still):
    """A short word at the left (a key), what it means at the right of it."""

    def __init__(self, left: str, right: str, share: float = 0.25) -> None:
        super().__init__()
        self.left, self.right, self._share = left, right, share

    def height(self, words: Words, width: float) -> float:
        """One line, or as many as the right side needs."""
        return max(1, len(words.wrap(self.right, 13, width * (1 - self._share)))) * 18 + 4

    def signature(self) -> tuple[object, ...]:
        """Both sides."""
        return (self.left, self.right)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw both."""
        x, y, width, _ = place
        left = width * self._share
        canvas.text(canvas.words.fit(self.left, 13, left - 12, True), x, y, 13, WOOD, bold=True)
        for number, line in enumerate(canvas.words.wrap(self.right, 13, width - left)):
            canvas.text(line, x + left, y + number * 18, 13, INK)


class Bar(Still):
    """How far something has come: `share` from 0 to 1."""

    def __init__(self, share: float = 0.0) -> None:
        super().__init__()
        self.share = share

    def height(self, words: Words, width: float) -> float:
        """A thin bar."""
        return 28

    def signature(self) -> tuple[object, ...]:
        """The share, no finer than can be seen."""
        return (round(self.share, 3),)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        x, y, width, _ = place
        canvas.frame("field", (x, y, width, 20))
        canvas.fill((x + 6, y + 6, max(0.0, (width - 12) * min(1.0, self.share)), 8), (0.85, 0.55, 0.20))
