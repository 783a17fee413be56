"""Owns the rows of talks: one talk in a list, and one line that was said."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas
from game.ui.lists.goals import Goal
from game.ui.lists.items import LINE, SIZE

_LEFT = 50.0
_MOST = 14


@dataclass(frozen=True, slots=True)
class TalkRow:
    """A talk: with whom, when and where, how it began."""

    names: str
    about: str
    first: str
    face: tuple[str, str] | None
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"- **{self.names}** ({self.about}): {self.first}"

    def height(self, words: Words, width: float) -> float:
        return 66.0

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        if self.face is not None:
            canvas.portrait(*self.face, x + 4, y + 6, 38)
        room = width - _LEFT - 8
        canvas.text(canvas.words.fit(self.names, 13, room, True), x + _LEFT, y + 5, 13, INK, bold=True)
        canvas.text(canvas.words.fit(self.about, 12, room), x + _LEFT, y + 23, 12, FAINT)
        canvas.text(canvas.words.fit(f"\u201c{self.first}\u201d", 12.5, room), x + _LEFT, y + 41, 12.5, INK)


@dataclass(frozen=True, slots=True)
class SaidItem:
    """A line as it was said."""

    name: str
    when: str
    text: str
    face: tuple[str, str] | None
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"- {self.when} **{self.name}**: {self.text}"

    def height(self, words: Words, width: float) -> float:
        return max(46.0, len(self._lines(words, width)) * LINE + 28)

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        if self.face is not None:
            canvas.portrait(*self.face, x + 4, y + 4, 38)
        at = canvas.words.width(self.when, 11.5)
        name = canvas.words.fit(self.name, 12.5, width - _LEFT - at - 20, True)
        canvas.text(name, x + _LEFT, y + 3, 12.5, WOOD, bold=True)
        canvas.text(self.when, x + width - 8 - at, y + 4, 11.5, FAINT)
        for number, text in enumerate(self._lines(canvas.words, width)):
            canvas.text(text, x + _LEFT, y + 21 + number * LINE, SIZE, INK)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, SIZE, width - _LEFT - 8, _MOST)
