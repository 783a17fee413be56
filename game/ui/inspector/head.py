"""Owns the head of the inspector: face, name, age, and the buttons to talk, to whisper, to follow somebody and to close it."""

from game.sprites.atlas import Region
from game.ui.canvas import FAINT, INK, WOOD, Canvas, inside
from game.ui.inspector.subject import Subject

CROSS = "\u00d7"
_FACE, _LEFT = 78.0, 104.0


class Head:
    """Where the buttons lie."""

    def __init__(self) -> None:
        self._buttons: dict[str, Region] = {}

    def button_at(self, x: float, y: float) -> str | None:
        """The button under a point."""
        return next((name for name, place in self._buttons.items() if inside(place, x, y)), None)

    def draw(self, canvas: Canvas, place: Region, subject: Subject, pointer: tuple[float, float], following: bool) -> float:
        """Draw it at the top of a panel; answers where it ends."""
        x, y, width, _ = place
        away = subject.number not in subject.scene.simulation.bodies
        deaf = subject.resident.visitor or subject.picture.past or away
        self._buttons = {"close": (x + width - 40, y + 12, 28, 26)} | _row(x, y + 80, width, deaf)
        canvas.portrait(subject.picture.looks[subject.number], subject.picture.mood(subject.number), x + 14, y + 14, _FACE)
        persona = subject.resident.persona
        lines = canvas.words.wrap(subject.resident.name, 16, width - _LEFT - 48, 2, bold=True)
        for number, text in enumerate(lines):
            canvas.text(text, x + _LEFT, y + 12 + number * 21, 16, WOOD, bold=True)
        work = persona.occupations[0].title if persona.occupations else ""
        about = ", ".join(part for part in (f"{persona.age} years old" if persona.age is not None else "", work) if part)
        top = y + 15 + len(lines) * 21
        canvas.text(canvas.words.fit(about, 12.5, width - _LEFT - 16), x + _LEFT, top, 12.5, FAINT)
        hovered = self.button_at(*pointer)
        self._button(canvas, "close", CROSS, hovered == "close", False)
        labels = {"talk": "Talk", "whisper": "Whisper", "follow": "Following" if following else "Follow"}
        for name in self._buttons:
            if name in labels:
                self._button(canvas, name, labels[name], hovered == name, following and name == "follow")
        return y + 114

    def _button(self, canvas: Canvas, name: str, label: str, hovered: bool, on: bool) -> None:
        place = self._buttons[name]
        canvas.frame("button_on" if on else "button_hover" if hovered else "button", place)
        canvas.centred(label, place, 15 if name == "close" else 12.5, INK, bold=True)


def _row(x: float, y: float, width: float, deaf: bool) -> dict[str, Region]:
    """Where the buttons below the name lie; a player is nobody to whisper to, and nobody who is gone or past can hear."""
    found: dict[str, Region] = {} if deaf else {"talk": (x + _LEFT, y, 62, 26), "whisper": (x + _LEFT + 66, y, 86, 26)}
    return found | {"follow": (x + width - 104, y, 92, 26)}
