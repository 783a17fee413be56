"""Owns the bar over the past: it says that this is no present, and which moment it is."""

from game.sprites.atlas import Region
from game.sprites.scene import Scene
from game.ui.canvas import Canvas
from game.ui.hud import EDGE, HEIGHT

WIDTH = 620.0
_INK, _FAINT = (0.27, 0.15, 0.10), (0.46, 0.30, 0.20)


class PastBar:
    """Where the usual bar lies, and like an old label. `title` says whose past it is."""

    def __init__(self, scene: Scene, title: str) -> None:
        self._scene, self._title = scene, title
        self.place: Region = (EDGE, EDGE, WIDTH, HEIGHT)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """The minute."""
        return self._told()

    def button_at(self, x: float, y: float) -> str | None:
        """It has no buttons: those are on the time line."""
        return None

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        x, y, width, height = self.place
        day, time = self._told()
        canvas.frame("label", self.place)
        canvas.picture("icon_hourglass", (x + 12, y + 4, 30, height - 8))
        title = canvas.words.fit(self._title, 17, 200, True)
        canvas.text(title, x + 50, y + 12, 17, _INK, bold=True)
        at = x + 50 + canvas.words.width(title, 17, True) + 18
        canvas.fill((at - 10, y + 13, 1, height - 26), _FAINT)
        canvas.text(day, at + 2, y + 15, 13.5, _INK)
        at += canvas.words.width(day, 13.5) + 14
        at = canvas.digits(time, at, y + 8, 22, (0.62, 0.20, 0.12), bold=True) + 12
        canvas.text(canvas.words.fit("as it was", 13.5, x + width - at - 12), at, y + 15, 13.5, _FAINT)

    def _told(self) -> tuple[str, str]:
        """("Monday 13 Feb 2023", "07:30")."""
        moment = self._scene.clock.moment(self._scene.simulation.now)
        return f"{moment:%A} {moment.day} {moment:%b %Y}", f"{moment:%H:%M}"
