"""Owns a field of many lines: how its text is broken, which lines are in sight, and going up and down in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.clusters import clusters
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.entry import Entry

LINE = 1.45
"""Height of a line, as a share of the letters' size."""
_SELECTED = (0.98, 0.80, 0.42)
_MARGIN, _BAR, _CARET = 10.0, 10.0, 2.0
_GROOVE, _GRIP = (0.85, 0.74, 0.55), (0.53, 0.31, 0.25)


@dataclass(frozen=True, slots=True)
class Mark:
    """A part of the text with a colour behind it: letters `first` up to `end`."""

    first: int
    end: int
    colour: tuple[float, float, float]


class TextArea(Entry):
    """An entry whose text goes on from line to line; it has no line breaks of its own. `marks` lie behind the letters."""

    marks: Sequence[Mark] = ()
    top = 0
    """The first line in sight."""
    _lines: Sequence[tuple[int, int]] = ((0, 0),)
    _broken_for: tuple[object, ...] = ()
    _goal: float | None = None
    _seen = -1

    def signature(self) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (*super().signature(), self.top, tuple(self.marks))

    def draw(self, canvas: Canvas, place: Region) -> None:
        """Draw the lines there is room for, the caret among them while it moves."""
        self.place, self._words = place, canvas.words
        canvas.frame("field", place)
        if not self._letters and not self.focused:
            for number, line in enumerate(canvas.words.wrap(self.placeholder, self.size, self._room)):
                canvas.text(line, place[0] + _MARGIN, place[1] + 8 + number * self._tall, self.size, FAINT)
            return
        self._break(canvas.words)
        self._bring_in_sight()
        for number in range(self.top, min(len(self._lines), self.top + self._fit)):
            self._draw_line(canvas, number)
        self._draw_bar(canvas)

    def press(self, x: float, y: float, select: bool = False) -> bool:
        """A click: the caret goes there."""
        if not inside(self.place, x, y):
            return False
        self._goal = None
        self.move(self._at(x, y), select)
        return True

    def drag_to(self, x: float, y: float) -> None:
        """The mouse was moved with its button held: select up to there."""
        self.move(self._at(x, y), select=True)

    def up_or_down(self, lines: int, select: bool = False) -> None:
        """Go so many lines down (up: below 0), as straight as the lines allow."""
        number = self._line_of(self._caret)
        x = self._goal if self._goal is not None else self._x_of(self._caret, number)
        wanted = number + lines
        if 0 <= wanted < len(self._lines):
            self.move(self._nearest(x, wanted), select)
        else:
            self.move(0 if lines < 0 else len(self._letters), select)
        self._goal = x

    def to_edge(self, end: bool, select: bool = False) -> None:
        """Go to the beginning or the end of the line."""
        first, last = self._lines[self._line_of(self._caret)]
        self.move(last if end else first, select)

    def end_clause(self) -> None:
        """What Enter means in a paragraph: a clause is done."""
        before = "".join(self._letters[: self._caret]).rstrip()
        self.insert(" " if not before or before[-1] in ";.!?" else "; ")

    def scroll(self, lines: int) -> None:
        """The wheel."""
        self.top = max(0, min(self.top + lines, len(self._lines) - self._fit))

    def move(self, to: int, select: bool = False) -> None:
        """Put the caret somewhere."""
        self._goal = None
        super().move(to, select)

    @property
    def page(self) -> int:
        """Lines in sight."""
        return self._fit

    @property
    def _room(self) -> float:
        return self.place[2] - 2 * _MARGIN - _BAR

    @property
    def _tall(self) -> float:
        return round(self.size * LINE)

    @property
    def _fit(self) -> int:
        return max(1, int((self.place[3] - 14) / self._tall))

    def _break(self, words: Words) -> None:
        """Break the text where words end, when it or its room has changed."""
        state = (self.text, self._room, self.size, words.ratio)
        if state == self._broken_for:
            return
        self._broken_for, lines, first, wide = state, list[tuple[int, int]](), 0, 0.0
        for start, end in _parts(self._letters):
            width = words.width("".join(self._letters[start:end]), self.size)
            if wide and wide + width > self._room:
                lines.append((first, start))
                first, wide = start, 0.0
            while width > self._room and end - start > 1:
                start = self._cut(words, start, end)
                lines.append((first, start))
                first, width = start, words.width("".join(self._letters[start:end]), self.size)
            wide += width
        self._lines = (*lines, (first, len(self._letters)))

    def _cut(self, words: Words, start: int, end: int) -> int:
        """How much of a word that is too long fits."""
        at = start + 1
        while at < end and words.width("".join(self._letters[start : at + 1]), self.size) <= self._room:
            at += 1
        return at

    def _bring_in_sight(self) -> None:
        """Scroll to the caret, but only when it has moved: the wheel may look elsewhere."""
        if self.focused and self._caret != self._seen:
            number = self._line_of(self._caret)
            self.top = min(max(self.top, number - self._fit + 1), number)
        self._seen = self._caret
        self.top = max(0, min(self.top, len(self._lines) - self._fit))

    def _draw_line(self, canvas: Canvas, number: int) -> None:
        first, end = self._lines[number]
        y, size = self._y_of(number), self.size
        for mark in self.marks:
            self._draw_behind(canvas, number, mark.first, mark.end, mark.colour)
        if self.focused:
            self._draw_behind(canvas, number, *self.selection, _SELECTED)
        canvas.text("".join(self._letters[first:end]).rstrip(), self.place[0] + _MARGIN, y, size, INK)
        if self.focused and self._line_of(self._caret) == number:
            canvas.fill((self.place[0] + _MARGIN + self._x_of(self._caret, number) - 1, y, _CARET, size * 1.3), INK)

    def _draw_behind(self, canvas: Canvas, number: int, first: int, end: int, colour: tuple[float, float, float]) -> None:
        start, last = self._lines[number]
        first, end = max(first, start), min(end, last)
        if first < end:
            left, right = self._x_of(first, number), self._x_of(end, number)
            canvas.fill((self.place[0] + _MARGIN + left, self._y_of(number), right - left, self.size * 1.3), colour)

    def _draw_bar(self, canvas: Canvas) -> None:
        count = len(self._lines)
        if count <= self._fit:
            return
        x, y, tall = self.place[0] + self.place[2] - _BAR, self.place[1] + 8, self.place[3] - 16
        canvas.fill((x, y, 4, tall), _GROOVE)
        canvas.fill((x, y + tall * self.top / count, 4, tall * self._fit / count), _GRIP)

    def _y_of(self, number: int) -> float:
        return self.place[1] + 8 + (number - self.top) * self._tall

    def _x_of(self, letter: int, number: int) -> float:
        if self._words is None:
            return 0.0
        first, end = self._lines[number]
        line = "".join(self._letters[first:end])
        return self._words.caret(line, len("".join(self._letters[first:letter])), self.size)

    def _line_of(self, letter: int) -> int:
        return max(number for number, (first, _) in enumerate(self._lines) if first <= letter)

    def _at(self, x: float, y: float) -> int:
        number = int((y - self.place[1] - 8) // self._tall) + self.top
        return self._nearest(x - self.place[0] - _MARGIN, max(0, min(number, len(self._lines) - 1)))

    def _nearest(self, x: float, number: int) -> int:
        """The letter of a line whose left edge is nearest; the space at its end stays behind."""
        first, end = self._lines[number]
        last = end if number == len(self._lines) - 1 else max(first, end - 1)
        return min(range(first, last + 1), key=lambda at: abs(self._x_of(at, number) - x))


def _parts(letters: Sequence[str]) -> list[tuple[int, int]]:
    """Words, each with the spaces after it."""
    parts: list[tuple[int, int]] = []
    start, at = 0, 0
    while at < len(letters):
        while at < len(letters) and not letters[at].isspace():
            at += 1
        while at < len(letters) and letters[at].isspace():
            at += 1
        parts.append((start, at))
        start = at
    return parts


def letters_of(text: str, quote: str) -> tuple[int, int] | None:
    """Where a quote lies in a text, in letters; None where it does not, word for word."""
    at = text.find(quote) if quote else -1
    if at < 0:
        return None
    if text.isascii():
        return at, at + len(quote)
    first = len(clusters(text[:at]))
    return first, first + len(clusters(quote))
