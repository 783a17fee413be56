"""Owns the list of what was understood, and which clause of the paragraph is pointed at in it."""

from collections.abc import Callable

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.tryout import Trial
from game.ui.canvas import Canvas
from game.ui.lists.scroll_list import ScrollList
from game.ui.pages.control import Still
from game.ui.people.findings import Found, rows_of


class FindingsList(Still):
    """The rows of a trial. `pointed` is the clause of the row under the mouse; pressing a row calls `show` with its clause."""

    def __init__(self, show: Callable[[str], None]) -> None:
        super().__init__()
        self.pointer = (-1.0, -1.0)
        self._show, self._list = show, ScrollList()
        self._rows = rows_of(None)
        self._trial: Trial | None = None

    reachable = True

    def tell(self, trial: Trial | None) -> None:
        """Another trial; the list stays where it was read."""
        self._trial, self._rows = trial, rows_of(trial)

    @property
    def pointed(self) -> str:
        """The clause of the row under the mouse; "" for none."""
        return self._clause(self._list.index_at(*self.pointer))

    def height(self, words: Words, width: float) -> float:
        """Whatever room there is."""
        return 0

    def signature(self) -> tuple[object, ...]:
        """The trial, and what the reader did to the list."""
        return (self._trial, self._list.signature(self.pointer), self.place)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        x, y, width, height = place
        canvas.frame("field", place)
        self._list.draw(canvas, (x + 6, y + 6, width - 12, height - 12), self._rows, self.pointer)

    def press(self, x: float, y: float) -> None:
        """A row or the bar was clicked."""
        clause = self._clause(self._list.press(x, y))
        self._list.marked = None
        if clause:
            self._show(clause)

    def step(self, way: int) -> bool:
        """The arrows move the list."""
        self.scroll(way)
        return True

    def scroll(self, rows: int) -> None:
        """The wheel."""
        self._list.scroll(rows)

    def _clause(self, index: int | None) -> str:
        row = self._rows[index] if index is not None and index < len(self._rows) else None
        return row.point.quote if isinstance(row, Found) else ""
