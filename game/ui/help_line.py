"""Owns the line at the bottom: it tells the keys, and at night that nothing is broken."""

from collections.abc import Callable

from game.sprites.atlas import Region
from game.ui.canvas import CREAM, Canvas
from game.ui.keys import HELP, NIGHT

_SIZE = 12.5
_LINE = 18


class HelpLine:
    """Shown until H is pressed; while everybody sleeps it says so, hidden or not."""

    def __init__(self, asleep: Callable[[], bool]) -> None:
        self._asleep = asleep
        self.shown = True
        self.place: Region = (0, 0, 0, 0)

    def signature(self, left: float, right: float, bottom: float) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self.shown, self._asleep(), left, right, bottom)

    def draw(self, canvas: Canvas, left: float, right: float, bottom: float) -> None:
        """Draw it between the panels, in as many lines as it needs."""
        text = NIGHT if self._asleep() else HELP if self.shown else ""
        if not text:
            return
        most = min(right - left - 24, 620)
        lines = canvas.words.wrap(text, _SIZE, most - 32)
        width = max(canvas.words.width(line, _SIZE) for line in lines) + 32
        height = len(lines) * _LINE + 14
        x = left + (right - left - width) / 2
        self.place = (round(x), round(bottom - height), width, height)
        canvas.frame("bar", self.place)
        for number, line in enumerate(lines):
            canvas.centred(line, (x, self.place[1] + 7 + number * _LINE, width, _LINE), _SIZE, CREAM)
