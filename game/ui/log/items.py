"""Owns the row of the town log: when, who, what, where."""

from dataclasses import dataclass

from game.session.because import Happened
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas
from game.ui.lists.goals import ToPlace, ToWhy
from game.ui.lists.items import LINE, SIZE
from game.ui.log.today import Happening

_TIME, _LEFT = 46.0, 88.0


@dataclass(frozen=True, slots=True)
class HappeningRow:
    """An entry with its time in words and a face, where somebody did it."""

    entry: Happening
    when: str
    face: tuple[str, str] | None

    @property
    def goal(self) -> ToWhy:
        """Why it happened; from there one can go to the place and to whoever did it."""
        return ToWhy(Happened(self.entry.number, self.entry.tick), ToPlace(self.entry.tile, self.entry.resident))

    @property
    def said(self) -> str:
        return f"- {self.when} {self.entry.text} ({self.entry.place})"

    def height(self, words: Words, width: float) -> float:
        return max(40.0, len(self._lines(words, width)) * LINE + 22)

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        canvas.text(self.when, x + 6, y + 4, 12.5, FAINT, bold=True)
        if self.face is not None:
            canvas.portrait(*self.face, x + _TIME + 4, y + 4, 32)
        lines = self._lines(canvas.words, width)
        for number, text in enumerate(lines):
            canvas.text(text, x + _LEFT, y + 2 + number * LINE, SIZE, INK)
        canvas.text(canvas.words.fit(self.entry.place, 12, width - _LEFT - 8), x + _LEFT, y + 3 + len(lines) * LINE, 12, FAINT)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.entry.text, SIZE, width - _LEFT - 10, 3)
