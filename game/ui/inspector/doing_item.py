"""Owns the row that says what somebody is doing, with its emoji beside it."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.emoji import emoji_in
from game.sprites.words import Words
from game.ui.canvas import INK, Canvas
from game.ui.lists.goals import Goal

_SIZE, _LINE, _EMOJI = 13.5, 19.0, 30.0


@dataclass(frozen=True, slots=True)
class DoingItem:
    """A sentence and a sign."""

    text: str
    sign: str = ""
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return self.text

    def height(self, words: Words, width: float) -> float:
        return max(len(self._lines(words, width)) * _LINE, _EMOJI if self.sign else 0) + 8

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        for sign in emoji_in(self.sign)[:1]:
            canvas.emoji(sign, x + 4, y + 2, _EMOJI)
        for number, text in enumerate(self._lines(canvas.words, width)):
            canvas.text(text, x + self._left, y + 2 + number * _LINE, _SIZE, INK)

    @property
    def _left(self) -> float:
        return _EMOJI + 12 if self.sign else 6

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, _SIZE, width - self._left - 6, 5)
