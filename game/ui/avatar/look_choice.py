"""Owns choosing how one looks, among faces side by side."""

from collections.abc import Sequence

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import INK, Canvas, inside
from game.ui.pages.buttons import ring
from game.ui.pages.control import Still

_LABEL, _GAP = 0.36, 7.0
_FACE, _MOST = 48.0, 6


class LookChoice(Still):
    """The looks, and which is chosen (`at`)."""

    reachable = True

    def __init__(self, label: str, looks: Sequence[str], at: int = 0) -> None:
        super().__init__()
        self.label, self.looks, self.at = label, tuple(looks), at

    @property
    def chosen(self) -> str:
        """The look chosen; "" where there are none to choose from."""
        return self.looks[self.at] if self.looks else ""

    def height(self, words: Words, width: float) -> float:
        """A row of faces, or two."""
        rows = -(-len(self.looks) // self._across(width)) if self.looks else 0
        return rows * (_FACE + _GAP) + _GAP / 2

    def signature(self) -> tuple[object, ...]:
        """Which is chosen."""
        return (self.label, self.at, self.looks)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw the faces, the chosen one smiling and with a mark around it."""
        x, y, width, _ = place
        canvas.text(canvas.words.fit(self.label, 13, width * _LABEL - 8), x, y + 16, 13, INK)
        for number, box in enumerate(self._boxes(place)):
            if number == self.at:
                if reached:
                    ring(canvas, box)
                canvas.frame("row_on", (box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8))
            canvas.portrait(self.looks[number], "happy" if number == self.at else "neutral", *box[:3])

    def press(self, x: float, y: float) -> None:
        """Choose the one under the point."""
        found = next((number for number, box in enumerate(self._boxes(self.place)) if inside(box, x, y)), None)
        self.at = self.at if found is None else found

    def step(self, way: int) -> bool:
        """The next one, round and round."""
        self.at = (self.at + way) % max(1, len(self.looks))
        return True

    def enter(self) -> None:
        """The next one."""
        self.step(1)

    def _across(self, width: float) -> int:
        return max(1, min(_MOST, int((width * (1 - _LABEL) + _GAP) // (_FACE + _GAP))))

    def _boxes(self, place: Region) -> list[Region]:
        x, y, width, _ = place
        left, across = x + width * _LABEL + 4, self._across(width)
        return [
            (left + number % across * (_FACE + _GAP), y + 4 + number // across * (_FACE + _GAP), _FACE, _FACE)
            for number in range(len(self.looks))
        ]
