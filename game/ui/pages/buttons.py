"""Owns what can be pressed on a page: buttons, rows of them, and choices among a few."""

from collections.abc import Callable, Sequence

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.pages.control import Still

_BUTTON, _TALL = 40.0, 52.0
_GAP = 8.0
_ARROW = 30.0
_RING = (0.97, 0.76, 0.30)
_LABEL = 0.36
"""Share of the width that a choice's or field's label takes."""


def ring(canvas: Canvas, box: Region) -> None:
    """Where the keyboard is: a line around it."""
    x, y, width, height = box
    canvas.fill((x - 3, y - 3, width + 6, height + 6), INK)
    canvas.fill((x - 2, y - 2, width + 4, height + 4), _RING)


class Button(Still):
    """A button over the whole width; `detail` is a second, smaller line. One that is not `able` says why in its detail.

    The `main` one of a page stands out.
    """

    def __init__(self, label: str, action: Callable[[], None], detail: str = "", able: bool = True, main: bool = False) -> None:
        super().__init__()
        self.label, self.detail, self.able, self._main = label, detail, able, main
        self._action = action

    @property
    def reachable(self) -> bool:  # type: ignore[override]
        """Only when pressing it does something."""
        return self.able

    def height(self, words: Words, width: float) -> float:
        """Higher with a second line."""
        return (_TALL if self.detail else _BUTTON) + _GAP

    def signature(self) -> tuple[object, ...]:
        """What it says."""
        return (self.label, self.detail, self.able)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        x, y, width, height = place
        box = (x, y, width, height - _GAP)
        if reached:
            ring(canvas, box)
        canvas.frame("button_hover" if lit and self.able else "button_on" if self._main else "button", box)
        ink, words = INK if self.able else FAINT, canvas.words
        label = words.fit(self.label, 15, width - 28, True)
        if not self.detail:
            canvas.centred(label, box, 15, ink, bold=True)
            return
        canvas.centred(label, (x, y + 4, width, 24), 15, ink, bold=True)
        canvas.centred(words.fit(self.detail, 12, width - 28), (x, y + 26, width, 20), 12, FAINT)

    def press(self, x: float, y: float) -> None:
        """Do it."""
        self.enter()

    def enter(self) -> None:
        """Do it."""
        if self.able:
            self._action()


class Row(Still):
    """Buttons side by side; the arrows go from one to the next. The one that is `on` stands out."""

    def __init__(self, buttons: Sequence[tuple[str, Callable[[], None]]], on: int = -1, height: float = _BUTTON) -> None:
        super().__init__()
        self._buttons, self._height = list(buttons), height
        self.on, self._at = on, max(0, on)

    reachable = True

    def height(self, words: Words, width: float) -> float:
        """One button."""
        return self._height + _GAP

    def signature(self) -> tuple[object, ...]:
        """Which one is reached, which is on."""
        return (self.on, self._at)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw them, equally wide."""
        for number, (box, (label, _)) in enumerate(zip(self._boxes(place), self._buttons, strict=True)):
            if reached and number == self._at:
                ring(canvas, box)
            canvas.frame("button_on" if number == self.on else "button_hover" if lit else "button", box)
            canvas.centred(canvas.words.fit(label, 14, box[2] - 16, True), box, 14, INK, bold=True)

    def press(self, x: float, y: float) -> None:
        """Press the one under the point."""
        for number, box in enumerate(self._boxes(self.place)):
            if inside(box, x, y):
                self._at = number
                self.enter()
                return

    def step(self, way: int) -> bool:
        """Go to the next."""
        self._at = (self._at + way) % len(self._buttons)
        return True

    def enter(self) -> None:
        """Press the one reached."""
        self._buttons[self._at][1]()

    def _boxes(self, place: Region) -> list[Region]:
        x, y, width, height = place
        each = (width - _GAP * (len(self._buttons) - 1)) / len(self._buttons)
        return [(x + number * (each + _GAP), y, each, height - _GAP) for number in range(len(self._buttons))]


class Choice(Still):
    """One of a few: its label, and the chosen one between two arrows."""

    reachable = True

    def __init__(self, label: str, options: Sequence[str], at: int = 0, changed: Callable[[int], None] | None = None) -> None:
        super().__init__()
        self.label, self.options, self.at = label, list(options), at
        self._changed = changed

    @property
    def chosen(self) -> str:
        """The option shown."""
        return self.options[self.at]

    def height(self, words: Words, width: float) -> float:
        """One line."""
        return 34 + _GAP

    def signature(self) -> tuple[object, ...]:
        """What is chosen among what."""
        return (self.label, self.at, tuple(self.options))

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        x, y, width, _ = place
        canvas.text(canvas.words.fit(self.label, 13, width * _LABEL - 8), x, y + 8, 13, INK)
        less, more, middle = self._boxes(place)
        if reached:
            ring(canvas, middle)
        canvas.frame("field", middle)
        canvas.centred(canvas.words.fit(self.chosen, 13, middle[2] - 16), middle, 13, INK)
        for box, sign in ((less, "\u2039"), (more, "\u203a")):
            canvas.frame("button_hover" if lit else "button", box)
            canvas.centred(sign, box, 15, INK, bold=True)

    def press(self, x: float, y: float) -> None:
        """The left arrow goes back, all the rest on."""
        less, more, middle = self._boxes(self.place)
        if inside(less, x, y):
            self.step(-1)
        elif inside(more, x, y) or inside(middle, x, y):
            self.step(1)

    def step(self, way: int) -> bool:
        """The next option, round and round."""
        self.at = (self.at + way) % len(self.options)
        if self._changed is not None:
            self._changed(self.at)
        return True

    def enter(self) -> None:
        """The next option."""
        self.step(1)

    def _boxes(self, place: Region) -> tuple[Region, Region, Region]:
        x, y, width, height = place
        left, tall = x + width * _LABEL, height - _GAP
        wide = width * (1 - _LABEL)
        return (
            (left, y, _ARROW, tall),
            (left + wide - _ARROW, y, _ARROW, tall),
            (left + _ARROW + 4, y, wide - 2 * _ARROW - 8, tall),
        )
