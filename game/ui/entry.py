"""Owns a field of one line to type in: its text, caret and selection, and how all that is drawn."""

from collections.abc import Callable
from itertools import accumulate, pairwise

from game.sprites.atlas import Region
from game.sprites.clusters import clusters, one_line
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas, inside

MASK = "•"
_SELECTED = (0.98, 0.80, 0.42)
_MARGIN = 10
_CARET = 2


class Entry:
    """A field. Positions are counted in letters as a person sees them: joined emoji and accents are never cut.

    `text` is what is in it, `most` how many letters fit, `masked` hides them (keys of a server). Its owner draws it and
    gives it the keyboard through a `Focus`. `changed`, if given, is called after each change of the text.
    """

    def __init__(
        self,
        text: str = "",
        placeholder: str = "",
        most: int = 80,
        masked: bool = False,
        size: float = 13,
        changed: Callable[[], None] | None = None,
    ) -> None:
        self.placeholder, self.most, self.masked, self.size = placeholder, most, masked, size
        self.focused = False
        self.place: Region = (0, 0, 0, 0)
        self._changed = changed
        self._letters: list[str] = []
        self._caret = self._anchor = self._first = 0
        self._words: Words | None = None
        self.text = text

    @property
    def text(self) -> str:
        """What is in it."""
        return "".join(self._letters)

    @text.setter
    def text(self, text: str) -> None:
        self._letters = list(clusters(one_line(text)))[: self.most]
        self._caret = self._anchor = len(self._letters)
        self._first = 0

    @property
    def caret(self) -> int:
        """Letters before the caret."""
        return self._caret

    @property
    def selection(self) -> tuple[int, int]:
        """(first, end) of what is selected; both the caret when nothing is."""
        return min(self._caret, self._anchor), max(self._caret, self._anchor)

    @property
    def selected(self) -> str:
        """The text selected; "" for a masked field, whose text leaves it for nowhere."""
        first, end = self.selection
        return "" if self.masked else "".join(self._letters[first:end])

    def signature(self) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self.text, self._caret, self._anchor, self.focused, self.place, self.placeholder)

    def move(self, to: int, select: bool = False) -> None:
        """Put the caret somewhere; `select` keeps the other end of the selection where it is."""
        self._caret = max(0, min(to, len(self._letters)))
        if not select:
            self._anchor = self._caret

    def select_all(self) -> None:
        """Select the whole text."""
        self._anchor, self._caret = 0, len(self._letters)

    def clear(self) -> None:
        """Empty it, as if the player had."""
        self.select_all()
        self.insert("")

    def insert(self, text: str) -> None:
        """Put a text where the caret is, for what is selected; what is too much is left out."""
        first, end = self.selection
        before, after = self._letters[:first], self._letters[end:]
        added = clusters(one_line(text))[: max(0, self.most - len(before) - len(after))]
        # a mark or a joined part typed after its base becomes one letter with it
        whole = list(clusters(one_line("".join((*before, *added, *after)))))
        changed = whole != self._letters
        self._letters = whole
        self.move(len(clusters("".join((*before, *added)))))
        if changed and self._changed is not None:
            self._changed()

    def erase(self, to: int) -> None:
        """Remove what is selected, else the letters between the caret and a position."""
        if self._caret == self._anchor:
            self.move(to, select=True)
        if self._caret != self._anchor:
            self.insert("")

    def word_edge(self, step: int) -> int:
        """Where the word before (-1) or after (1) the caret begins or ends."""
        at, letters = self._caret, self._letters
        if step < 0:
            while at > 0 and letters[at - 1].isspace():
                at -= 1
            while at > 0 and not letters[at - 1].isspace():
                at -= 1
            return at
        while at < len(letters) and letters[at].isspace():
            at += 1
        while at < len(letters) and not letters[at].isspace():
            at += 1
        return at

    def press(self, x: float, y: float, select: bool = False) -> bool:
        """A click: the caret goes there. Whether it was in the field at all."""
        if not inside(self.place, x, y):
            return False
        self.move(self._letter_at(x), select)
        return True

    def drag(self, x: float) -> None:
        """The mouse was moved with its button held: select up to there."""
        self.move(self._letter_at(x), select=True)

    def select_word(self) -> None:
        """Select the word around the caret (a double click)."""
        start = self.word_edge(-1) if self._caret and not self._letters[self._caret - 1].isspace() else self._caret
        self._caret = start
        self._anchor, self._caret = start, self.word_edge(1)

    def draw(self, canvas: Canvas, place: Region) -> None:
        """Draw it over a place; as much of the text as there is room for, the caret always in sight."""
        self.place, self._words = place, canvas.words
        x, y, _, height = place
        canvas.frame("field", place)
        top = y + (height - canvas.words.height(self.size)) / 2
        if not self._letters and not self.focused:
            text = canvas.words.fit(self.placeholder, self.size, self._room)
            canvas.text(text, x + _MARGIN, top, self.size, FAINT)
            return
        self._scroll(canvas.words)
        shown = self._shown(canvas.words)
        if self.focused:
            self._draw_marks(canvas, shown)
        canvas.text(shown, x + _MARGIN, top, self.size, INK)

    @property
    def _room(self) -> float:
        return self.place[2] - 2 * _MARGIN

    def _display(self, first: int, end: int) -> str:
        return MASK * max(0, end - first) if self.masked else "".join(self._letters[first:end])

    def _scroll(self, words: Words) -> None:
        """Begin the shown part so that the caret lies in it, and no room is wasted at its end."""
        self._first = max(0, min(self._first, self._caret))
        while words.width(self._display(self._first, self._caret), self.size) > self._room:
            self._first += 1
        while self._first and words.width(self._display(self._first - 1, len(self._letters)), self.size) <= self._room:
            self._first -= 1

    def _shown(self, words: Words) -> str:
        end = self._end(words)
        return self._display(self._first, end)

    def _end(self, words: Words) -> int:
        """How many letters, from the first, lie before the box's right edge."""
        low, high = self._caret, len(self._letters)
        while low < high:
            middle = (low + high + 1) // 2
            if words.width(self._display(self._first, middle), self.size) <= self._room:
                low = middle
            else:
                high = middle - 1
        return low

    def _draw_marks(self, canvas: Canvas, shown: str) -> None:
        """The selection and the caret, as rectangles of their own behind the words."""
        x, y, _, height = self.place
        if self._caret != self._anchor:
            stops = self._stops(canvas.words, shown)
            first, end = (max(0, min(at - self._first, len(stops) - 1)) for at in self.selection)
            for left, right in _spans(stops[first : end + 1]) if end > first else ():
                canvas.fill((x + _MARGIN + left, y + 5, right - left, height - 10), _SELECTED)
        before = sum(len(letter) for letter in clusters(shown)[: self._caret - self._first])
        caret = canvas.words.caret(shown, before, self.size)
        canvas.fill((x + _MARGIN + caret - 1, y + 6, _CARET, height - 12), INK)

    def _stops(self, words: Words, shown: str) -> list[float]:
        """Where the caret can stand in the shown text, points from its beginning."""
        counts = accumulate((len(letter) for letter in clusters(shown)), initial=0)
        return [words.caret(shown, count, self.size) for count in counts]

    def _letter_at(self, x: float) -> int:
        if self._words is None:
            return self._caret
        stops = self._stops(self._words, self._shown(self._words))
        return self._first + min(range(len(stops)), key=lambda at: abs(stops[at] - (x - self.place[0] - _MARGIN)))


def _spans(stops: list[float]) -> list[tuple[float, float]]:
    """Where selected letters lie, from left to right; in a line of two directions there may be gaps between."""
    found: list[tuple[float, float]] = []
    for left, right in sorted((min(pair), max(pair)) for pair in pairwise(stops)):
        if found and left <= found[-1][1] + 0.5:
            found[-1] = (found[-1][0], max(right, found[-1][1]))
        else:
            found.append((left, right))
    return found
