"""Owns the banner under the bar: what the player has to know about the model that thinks, as long as it is so."""

from game.sprites.scene import Scene
from game.ui.canvas import CREAM, Canvas
from game.ui.hud import EDGE, HEIGHT, HELD_AFTER
from game.ui.pace import Pace

BEHIND = "The model falls behind the clock, so the clock waits for it. At a slower speed it keeps up."
_SIZE, _LINE = 13, 19
_WIDEST = 620


class Banner:
    """A line or two of words; nothing while there is nothing to say."""

    def __init__(self, scene: Scene, pace: Pace) -> None:
        self._scene, self._pace = scene, pace
        self.bottom = EDGE + HEIGHT
        """Points from the top of the window below which there is room again."""

    def sentence(self) -> str:
        """What is to be said just now."""
        model = self._scene.model
        if model is None:
            return ""
        told = model.status.sentence
        return f"{told[:1].upper()}{told[1:]}" or (BEHIND if self._pace.held_for > HELD_AFTER else "")

    def draw(self, canvas: Canvas, left: float, right: float) -> None:
        """Draw it between the panels, below the bar, as high as its words need."""
        sentence = self.sentence()
        self.bottom = EDGE + HEIGHT
        if not sentence:
            return
        width = min(_WIDEST, right - left - 2 * EDGE)
        lines = canvas.words.wrap(sentence, _SIZE, width - 32)
        x, y = left + EDGE, EDGE + HEIGHT + 6
        self.bottom = y + len(lines) * _LINE + 16
        canvas.frame("bar", (x, y, width, self.bottom - y))
        for number, line in enumerate(lines):
            canvas.text(line, x + 16, y + 8 + number * _LINE, _SIZE, CREAM)
