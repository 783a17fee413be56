"""Owns the bar at the top: date, time, speed, the mind at work and whether the clock waits for it."""

from game.session.at_work import meter_words
from game.sprites.atlas import Region
from game.sprites.scene import Scene
from game.ui.canvas import CREAM, Canvas, inside
from game.ui.pace import SPEEDS, Pace

EDGE = 12
"""Points between the panels and the window's edge."""
HEIGHT = 48
WIDTH = 620
HELD_AFTER = 0.4
"""Seconds of waiting before the bar says so."""
_BUTTON_WIDTH = 42
_FIRST_BUTTON = 236
_MIND_WIDTH = 136


class Hud:
    """The bar; `place` is where it lies."""

    def __init__(self, scene: Scene, pace: Pace) -> None:
        self._scene, self._pace = scene, pace
        self.place: Region = (EDGE, EDGE, WIDTH, HEIGHT)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self._label(), self._pace.speed, self.button_at(*pointer), self._mind(), self._meter())

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        x, y, _, _ = self.place
        canvas.frame("bar", self.place)
        day, time = self._label()
        canvas.text(day, x + 16, y + 15, 13.5, CREAM)
        canvas.text(time, x + 156, y + 8, 22, (1.0, 0.91, 0.55), bold=True)
        hovered = self.button_at(*pointer)
        for name, place in self._buttons():
            chosen = name == self._pace.speed
            canvas.frame("button_on" if chosen else "button_hover" if name == hovered else "button", place)
            canvas.picture(f"sign_{name}", place)
        self._draw_mind(canvas, x + _FIRST_BUTTON + 5 * (_BUTTON_WIDTH + 4) + 8, y)

    def _draw_mind(self, canvas: Canvas, x: float, y: float) -> None:
        """Who thinks, and below it what that has taken so far where it is a language model."""
        meter = self._meter()
        canvas.text(canvas.words.fit(self._mind(), 13, _MIND_WIDTH), x, y + (6 if meter else 15), 13, CREAM)
        if meter:
            canvas.text(canvas.words.fit(meter, 11, _MIND_WIDTH), x, y + 26, 11, CREAM)

    def button_at(self, x: float, y: float) -> str | None:
        """The speed whose button lies under a point."""
        return next((name for name, place in self._buttons() if inside(place, x, y)), None)

    def _buttons(self) -> list[tuple[str, Region]]:
        x, y, _, height = self.place
        return [
            (name, (x + _FIRST_BUTTON + number * (_BUTTON_WIDTH + 4), y + 9, _BUTTON_WIDTH, height - 18))
            for number, name in enumerate(SPEEDS)
        ]

    def _label(self) -> tuple[str, str]:
        """("Mon 13 Feb 2023", "07:30")."""
        moment = self._scene.clock.moment(self._scene.simulation.now)
        return f"{moment:%a} {moment.day} {moment:%b %Y}", f"{moment:%H:%M}"

    def _meter(self) -> str:
        return "" if self._scene.model is None else meter_words(self._scene.model)

    def _mind(self) -> str:
        if self._pace.held_for > HELD_AFTER:
            return "waiting for a thought…"
        name = self._scene.mind_name
        if self._scene.model is not None:
            return "Offline mind" if self._scene.model.status.state in ("away", "spent") else name
        return name if name.endswith("mind") else f"{name.capitalize()} mind"
