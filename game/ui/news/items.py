"""Owns the rows of the news: a piece of news in the list, and a person in the drawn chain."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas
from game.ui.inspector.memory_items import draw_share
from game.ui.lists.goals import Goal
from game.ui.lists.items import LINE, SIZE

_INDENT, _FACE, _TALL = 46.0, 40.0, 54.0
_LINE_COLOUR = (0.53, 0.31, 0.25)


@dataclass(frozen=True, slots=True)
class NewsRow:
    """A piece of news and how widely it is known."""

    text: str
    source: str
    known: int
    of: int
    chosen: bool = False
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"- {self.text} (from {self.source}; known by {self.known} of {self.of})"

    def height(self, words: Words, width: float) -> float:
        return len(self._lines(words, width)) * LINE + 26

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        if self.chosen:
            canvas.frame("row_on", place)
        lines = self._lines(canvas.words, width)
        for number, text in enumerate(lines):
            canvas.text(text, x + 8, y + 3 + number * LINE, SIZE, INK, self.chosen)
        top = y + 4 + len(lines) * LINE
        draw_share(canvas, (x + 8, top + 6, 48, 6), self.known / max(1, self.of), canvas.palette["important"])
        canvas.text(canvas.words.fit(f"{self.known} of {self.of} know", 12, width - 70), x + 64, top, 12, FAINT)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, SIZE, width - 16, 3, self.chosen)


@dataclass(frozen=True, slots=True)
class KnowerRow:
    """Somebody who knows it, below whoever told them. `how` says from whom and when."""

    name: str
    how: str
    face: tuple[str, str] | None
    rails: tuple[bool, ...]
    tells: bool
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"{'  ' * len(self.rails)}- **{self.name}**: {self.how}"

    def height(self, words: Words, width: float) -> float:
        return _TALL

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        left = x + min(len(self.rails) * _INDENT, max(0.0, width - 190))
        self._draw_lines(canvas, x, y, left)
        if self.face is not None:
            canvas.portrait(*self.face, left + 4, y + 7, _FACE)
        room = width - (left - x) - _FACE - 18
        canvas.text(
            canvas.words.fit(self.name, 13, room, True), left + _FACE + 12, y + 9, 13, INK if self.rails else WOOD, bold=True
        )
        canvas.text(canvas.words.fit(self.how, 12, room), left + _FACE + 12, y + 27, 12, FAINT)

    def _draw_lines(self, canvas: Canvas, x: float, y: float, left: float) -> None:
        """The lines of those above that go on below, the corner with its arrow to this face, and the line down from it."""
        middle = y + 7 + _FACE / 2
        shift = left - x - len(self.rails) * _INDENT
        for level, goes_on in enumerate(self.rails):
            at = x + shift + level * _INDENT + 4 + _FACE / 2
            own = level == len(self.rails) - 1
            if at < x or not (goes_on or own):
                continue
            canvas.fill((at - 1, y, 2, _TALL if goes_on else middle - y + 1), _LINE_COLOUR)
            if own:
                canvas.fill((at, middle - 1, left - at - 6, 2), _LINE_COLOUR)
                canvas.picture("icon_arrow", (left - 8, middle - 8, 10, 16))
        if self.tells:
            at = left + 4 + _FACE / 2
            canvas.fill((at - 1, y + 7 + _FACE, 2, _TALL - 7 - _FACE), _LINE_COLOUR)
