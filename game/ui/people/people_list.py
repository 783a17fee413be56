"""Owns the list of the people of a file: faces and names one under another, one of them chosen."""

from collections.abc import Callable

from game.portrayal.look import Look
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.pages.buttons import ring
from game.ui.pages.control import Still
from game.ui.people.draft import Draft
from game.ui.people.looking_like import draw_face

ROW, _FACE = 44.0, 36.0
_GROOVE, _GRIP = (0.85, 0.74, 0.55), (0.53, 0.31, 0.25)
LIVES_HERE = "lives in town"


class PeopleList(Still):
    """The drafts, of which `at` is the one that is written. `look_of` tells how somebody looks."""

    reachable = True

    def __init__(self, drafts: list[Draft], look_of: Callable[[Draft], Look], chosen: Callable[[int], None]) -> None:
        super().__init__()
        self.drafts, self.at, self._top = drafts, 0, 0
        self.pointer = (-1.0, -1.0)
        self._look_of, self._chosen = look_of, chosen
        self._seen = -1

    def height(self, words: Words, width: float) -> float:
        """As many rows as there are people."""
        return len(self.drafts) * ROW

    def signature(self) -> tuple[object, ...]:
        """Who is in it, and which is chosen."""
        names = tuple((draft.title, draft.age, draft.resident, self._look_of(draft)) for draft in self.drafts)
        return (self.at, self._top, self.place, self._under(*self.pointer), names)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw the rows there is room for."""
        self.place = place
        if reached:
            ring(canvas, place)
        canvas.frame("field", place)
        if self.at != self._seen:
            self._seen, self._top = self.at, min(max(self._top, self.at - self._fit + 1), self.at)
        self._top = max(0, min(self._top, len(self.drafts) - self._fit))
        for number in range(self._top, min(len(self.drafts), self._top + self._fit)):
            self._draw_row(canvas, number, self._row(number), number == self._under(*self.pointer))
        self._draw_bar(canvas)

    def press(self, x: float, y: float) -> None:
        """Choose the one under the point."""
        under = self._under(x, y)
        if under is not None:
            self.choose(under)

    def step(self, way: int) -> bool:
        """The next one, round and round."""
        if self.drafts:
            self.choose((self.at + way) % len(self.drafts))
        return True

    def choose(self, number: int) -> None:
        """Write on somebody else."""
        self.at = number
        self._chosen(number)

    def scroll(self, rows: int) -> None:
        """The wheel."""
        self._top = max(0, min(self._top + rows, len(self.drafts) - self._fit))

    @property
    def _fit(self) -> int:
        return max(1, int((self.place[3] - 8) // ROW))

    def _row(self, number: int) -> Region:
        x, y, width, _ = self.place
        return (x + 5, y + 5 + (number - self._top) * ROW, width - 18, ROW - 2)

    def _under(self, x: float, y: float) -> int | None:
        shown = range(self._top, min(len(self.drafts), self._top + self._fit))
        return next((number for number in shown if inside(self._row(number), x, y)), None)

    def _draw_row(self, canvas: Canvas, number: int, place: Region, hovered: bool) -> None:
        draft, (x, y, width, _) = self.drafts[number], place
        if number == self.at or hovered:
            canvas.frame("row_on" if number == self.at else "row_hover", place)
        canvas.frame("portrait", (x + 3, y + 3, _FACE, _FACE), 1)
        draw_face(canvas, self._look_of(draft), "happy" if number == self.at else "neutral", (x + 6, y + 6, _FACE - 6))
        left, room = x + _FACE + 10, width - _FACE - 14
        canvas.text(canvas.words.fit(draft.title, 13, room, True), left, y + 4, 13, INK, bold=True)
        about = LIVES_HERE if draft.resident is not None else f"{draft.age} years" if draft.age.strip() else ""
        canvas.text(canvas.words.fit(about, 12, room), left, y + 21, 12, FAINT)

    def _draw_bar(self, canvas: Canvas) -> None:
        count = len(self.drafts)
        if count <= self._fit:
            return
        x, y, tall = self.place[0] + self.place[2] - 11, self.place[1] + 6, self.place[3] - 12
        canvas.fill((x, y, 4, tall), _GROOVE)
        canvas.fill((x, y + tall * self._top / count, 4, tall * self._fit / count), _GRIP)
