"""Owns the first-run walkthrough: five short hints over the town, one after another, which can be skipped."""

from collections.abc import Callable

from game.sprites.atlas import Region
from game.ui.bindings import ACTIONS, Bindings, key_label
from game.ui.canvas import FAINT, INK, WOOD, Canvas, inside

_WIDTH, _SIZE, _LINE = 420.0, 13.5, 19.0
_BUTTON = (92.0, 30.0)


def hints(bindings: Bindings) -> tuple[tuple[str, str], ...]:
    """(title, text) of each, with the player's own keys."""
    keys = {action.name: key_label(bindings.key_of(action)) for action in ACTIONS}
    moves = [keys[name] for name in ("up", "left", "down", "right")]
    move = ("" if all(len(each) == 1 for each in moves) else ", ").join(moves)
    speeds = " ".join(keys[name] for name in ("slow", "twice", "quick", "fast"))
    times = f"{keys['pause']} stops it. {speeds} let it pass faster."
    times += f" At night {keys['morning']} skips to the morning; {keys['past']} looks back."
    return (
        ("Look about", f"Drag the town with the mouse, or use the arrow keys or {move}. The wheel goes nearer."),
        ("Meet somebody", f"Click a person to see what they do, plan and remember. Twice, or {keys['follow']}, follows them."),
        ("Walk in", f"{keys['come']} takes you into town. {keys['talk']} talks with whoever is near, {keys['use']} sits down."),
        ("Time", times),
        ("Find out more", f"{keys['help']} or F1 shows every key, Esc the menu with the settings. Closing the window saves."),
    )


class Hints:
    """The hint shown; `read` is called once all are read or skipped."""

    def __init__(self, bindings: Bindings, read: Callable[[], None]) -> None:
        self._hints, self._read = hints(bindings), read
        self.at = 0
        self.place: Region = (0, 0, 0, 0)

    @property
    def shown(self) -> bool:
        """Whether there is one left."""
        return self.at < len(self._hints)

    def signature(self, pointer: tuple[float, float], size: tuple[float, float]) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self.at, size, self.button_at(*pointer))

    def on(self) -> None:
        """The next one."""
        self.at += 1
        if not self.shown:
            self._read()

    def skip(self) -> None:
        """No more of them."""
        self.at = len(self._hints)
        self._read()

    def press(self, x: float, y: float) -> bool:
        """A click; whether it was on the hint."""
        if not self.shown or not inside(self.place, x, y):
            return False
        button = self.button_at(x, y)
        if button == "next":
            self.on()
        elif button == "skip":
            self.skip()
        return True

    def button_at(self, x: float, y: float) -> str | None:
        """The button under a point."""
        return next((name for name, place in self._buttons().items() if inside(place, x, y)), None)

    def draw(self, canvas: Canvas, pointer: tuple[float, float], free: tuple[float, float, float]) -> None:
        """Draw it at the lower edge of the room that panels leave free: (left, right, bottom)."""
        if not self.shown:
            return
        left, right, bottom = free
        width = min(_WIDTH, right - left - 24)
        title, text = self._hints[self.at]
        lines = canvas.words.wrap(text, _SIZE, width - 36)
        height = 40 + len(lines) * _LINE + _BUTTON[1] + 26
        self.place = (round((left + right - width) / 2), round(bottom - height), width, height)
        x, y, _, _ = self.place
        canvas.frame("panel", self.place)
        canvas.text(title, x + 18, y + 12, 15.5, WOOD, bold=True)
        for number, line in enumerate(lines):
            canvas.text(line, x + 18, y + 38 + number * _LINE, _SIZE, INK)
        self._draw_foot(canvas, pointer)

    def _draw_foot(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        x, y, _, height = self.place
        canvas.text(f"{self.at + 1} of {len(self._hints)}", x + 18, y + height - 38, 12.5, FAINT)
        hovered = self.button_at(*pointer)
        last = self.at == len(self._hints) - 1
        for name, place in self._buttons().items():
            canvas.frame("button_hover" if name == hovered else "button_on" if name == "next" else "button", place)
            label = "Skip" if name == "skip" else "Play" if last else "Next"
            canvas.centred(label, place, 13, INK, bold=True)

    def _buttons(self) -> dict[str, Region]:
        x, y, width, height = self.place
        top, right = y + height - _BUTTON[1] - 14, x + width - 16 - _BUTTON[0]
        return {"next": (right, top, *_BUTTON), "skip": (right - _BUTTON[0] - 8, top, *_BUTTON)}
