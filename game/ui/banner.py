"""Owns the banner under the bar: what the player has to know of the map and of the model that thinks, as long as it is so."""

from game.sprites.scene import Scene
from game.sprites.town_picture import TownPicture
from game.ui.canvas import CREAM, Canvas
from game.ui.hud import EDGE, HEIGHT, HELD_AFTER
from game.ui.pace import Pace
from game.world.commands import Redraw

BEHIND = "The model falls behind the clock, so the clock waits for it. At a slower speed it keeps up."
LATER = "The map has been saved; the town becomes it as soon as time goes on."
_SIZE, _LINE = 13, 19
_WIDEST = 620
_MOST_TROUBLES = 2
"""Pictures that cannot be read are told one by one up to so many: they come from few files."""


class Banner:
    """A line or two of words; nothing while there is nothing to say."""

    def __init__(self, picture: TownPicture, pace: Pace) -> None:
        self._picture, self._pace = picture, pace
        self._scene: Scene = picture.scene
        self.bottom = EDGE + HEIGHT
        """Points from the top of the window below which there is room again."""

    def sentence(self) -> str:
        """What is to be said just now."""
        return self._of_map() or self._of_model()

    def _of_map(self) -> str:
        """Why the town is not as its designer has drawn it."""
        scene = self._scene
        if scene.refused:
            return scene.refused
        if self._pace.speed == "pause" and any(isinstance(order, Redraw) for order in scene.orders):
            return LATER
        return " ".join(self._picture.troubles[:_MOST_TROUBLES])

    def _of_model(self) -> str:
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
