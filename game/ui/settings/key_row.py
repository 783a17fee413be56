"""Owns one line of the list of keys: what is done, and the key that does it."""

from collections.abc import Callable

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.bindings import Action, Bindings, key_label
from game.ui.canvas import INK, WOOD, Canvas
from game.ui.pages.control import Still

_KEY_WIDTH = 120.0


class KeyRow(Still):
    """Pressing it asks for another key."""

    reachable = True

    def __init__(self, action: Action, bindings: Bindings, ask: Callable[[Action], None]) -> None:
        super().__init__()
        self._action, self._bindings, self._ask = action, bindings, ask

    def height(self, words: Words, width: float) -> float:
        """One line."""
        return 32

    def signature(self) -> tuple[object, ...]:
        """The key it has."""
        return (self._action.name, self._bindings.key_of(self._action))

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        x, y, width, height = place
        if lit or reached:
            canvas.frame("row_on" if reached else "row_hover", (x, y, width, height - 2))
        canvas.text(canvas.words.fit(self._action.words, 13, width - _KEY_WIDTH - 24), x + 10, y + 6, 13, INK)
        box = (x + width - _KEY_WIDTH - 4, y + 2, _KEY_WIDTH, height - 6)
        canvas.frame("button", box)
        label = key_label(self._bindings.key_of(self._action))
        canvas.centred(canvas.words.fit(label, 13, _KEY_WIDTH - 12, True), box, 13, WOOD, bold=True)

    def press(self, x: float, y: float) -> None:
        """Ask for another key."""
        self.enter()

    def enter(self) -> None:
        """Ask for another key."""
        self._ask(self._action)
