"""Owns a list of any length in a place: which rows are in sight, which are chosen, and the bar at its side."""

from collections.abc import Sequence

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import Canvas, inside
from game.ui.lists.items import Item

BAR = 10.0
"""Points at the right that the bar takes."""
_GROOVE, _GRIP = (0.85, 0.74, 0.55), (0.53, 0.31, 0.25)
_LEAST_GRIP = 18.0


class ScrollList:
    """Rows from `top` on. `marked` are the first and last row chosen, in the order they were chosen, or None.

    Rows are of any height, so all is counted in whole rows and only what is in sight is ever measured.
    """

    def __init__(self) -> None:
        self.top = 0
        self.marked: tuple[int, int] | None = None
        self.place: Region = (0, 0, 0, 0)
        self._shown: list[tuple[int, Region]] = []
        self._count, self._most = 0, 0
        self._wanted: int | None = None
        self._held = False

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        return (self.top, self.marked, self._wanted, self.index_at(*pointer))

    def begin(self) -> None:
        """Another list is shown: from its first row, nothing chosen."""
        self.top, self.marked, self._wanted = 0, None, None

    def draw(self, canvas: Canvas, place: Region, items: Sequence[Item], pointer: tuple[float, float]) -> None:
        """Draw the rows there is room for."""
        self.place, self._count = place, len(items)
        self._most = self._last_top(canvas.words, items)
        self.top = max(0, min(self.top, self._most))
        self._lay_out(canvas.words, items)
        if self._wanted is not None:
            self._bring_in_sight(canvas.words, items, self._wanted)
        hovered = self.index_at(*pointer)
        for index, where in self._shown:
            item = items[index]
            if self.is_marked(index):
                canvas.frame("row_on", where)
            elif index == hovered and item.goal is not None:
                canvas.frame("row_hover", where)
            item.draw(canvas, where)
        self._draw_bar(canvas)

    def is_marked(self, index: int) -> bool:
        """Whether a row is among the chosen."""
        return self.marked is not None and min(self.marked) <= index <= max(self.marked)

    @property
    def many(self) -> bool:
        """Whether more than one row is chosen."""
        return self.marked is not None and self.marked[0] != self.marked[1]

    @property
    def at_end(self) -> bool:
        """Whether the last row is in sight."""
        return self.top >= self._most

    def marked_rows(self) -> range:
        """The rows chosen, from the upper to the lower."""
        return range(0) if self.marked is None else range(min(self.marked), min(max(self.marked) + 1, self._count))

    def index_at(self, x: float, y: float) -> int | None:
        """The row under a point."""
        return next((index for index, where in self._shown if inside(where, x, y)), None)

    def press(self, x: float, y: float, extend: bool = False) -> int | None:
        """A click: on the bar it moves the list, on a row it chooses it (`extend`: up to it) and answers which."""
        self._held = inside(self._bar(), x, y)
        if self._held:
            self._pull(y)
            return None
        index = self.index_at(x, y)
        if index is not None:
            self.mark(index, extend)
        return index

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held: the bar follows, or the choice grows."""
        if self._held:
            self._pull(y)
            return
        index = self.index_at(x, y)
        if index is not None and self.marked is not None:
            self.marked = (self.marked[0], index)

    def mark(self, index: int, extend: bool = False) -> None:
        """Choose a row, or all up to it from the one chosen first."""
        self.marked = (self.marked[0] if extend and self.marked else index, index)

    def mark_all(self) -> None:
        """Choose every row."""
        self.marked = (0, self._count - 1) if self._count else None

    def step(self, rows: int, extend: bool = False) -> None:
        """Choose the next row, or the one before (-1), and bring it in sight."""
        at = self.marked[1] + rows if self.marked else self.top
        self._wanted = max(0, min(at, self._count - 1))
        if self._count:
            self.mark(self._wanted, extend)

    def scroll(self, rows: int) -> None:
        """Move by whole rows."""
        self.top = max(0, min(self.top + rows, self._most))

    def page(self, pages: int) -> None:
        """Move by as many rows as are in sight, but one."""
        self.scroll(pages * max(1, len(self._shown) - 1))

    def to_end(self, last: bool) -> None:
        """Go to the first row, or the last."""
        self.top = self._most if last else 0

    def _last_top(self, words: Words, items: Sequence[Item]) -> int:
        """The first row of the last page."""
        width, room = self.place[2] - BAR, self.place[3]
        index = len(items)
        while index > 0:
            room -= items[index - 1].height(words, width)
            if room < 0:
                break
            index -= 1
        return min(index, max(0, len(items) - 1))

    def _lay_out(self, words: Words, items: Sequence[Item]) -> None:
        x, y, width, height = self.place
        self._shown, bottom, at = [], y + height, y
        for index in range(self.top, len(items)):
            tall = items[index].height(words, width - BAR)
            if at + tall > bottom and self._shown:
                break
            self._shown.append((index, (x, at, width - BAR, tall)))
            at += tall

    def _bring_in_sight(self, words: Words, items: Sequence[Item], index: int) -> None:
        self._wanted = None
        first, last = (self._shown[0][0], self._shown[-1][0]) if self._shown else (0, 0)
        if index < first:
            self.top = index
        elif index > last:
            self.top = min(self._most, self.top + index - last)
        else:
            return
        self._lay_out(words, items)

    def _bar(self) -> Region:
        x, y, width, height = self.place
        return (x + width - BAR, y, BAR, height)

    def _pull(self, y: float) -> None:
        share = (y - self.place[1]) / max(1.0, self.place[3])
        self.top = max(0, min(round(share * self._most), self._most))

    def _draw_bar(self, canvas: Canvas) -> None:
        if not self._most:
            return
        x, y, _, height = self._bar()
        length = max(_LEAST_GRIP, height * len(self._shown) / self._count)
        canvas.fill((x + 4, y, 4, height), _GROOVE)
        canvas.fill((x + 4, y + (height - length) * self.top / self._most, 4, length), _GRIP)
