"""Owns the panels over the town: which there are, where they lie, and drawing each anew only when its looks change."""

from collections.abc import Callable

import arcade.gl
import numpy as np

from game.sprites.quads import Rows, screen_view
from game.sprites.town_screen import TownScreen
from game.ui.canvas import Canvas, inside
from game.ui.card import Card
from game.ui.help_line import HelpLine
from game.ui.hud import EDGE, Hud
from game.ui.pace import Pace
from game.ui.roster import Roster


class Panels:
    """The bar, the list of people, a resident's card, the line of keys."""

    def __init__(self, screen: TownScreen, pace: Pace) -> None:
        self._screen = screen
        self.hud, self.roster = Hud(screen.scene, pace), Roster(screen.picture)
        self.card, self.help = Card(screen.picture), HelpLine()
        self.pointer = (-1.0, -1.0)
        self._size = (0.0, 0.0)
        self._kept: dict[str, tuple[object, Rows, Rows]] = {}

    def resize(self, width: float, height: float) -> None:
        """The window has another size, in points."""
        self._size = (width, height)
        self.roster.resize(height)
        self.card.resize(width, height)

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel lies over a point, so that the town does not feel the mouse there."""
        card = self.card.number is not None and inside(self.card.place, x, y)
        return card or inside(self.hud.place, x, y) or (self.roster.shown and inside(self.roster.place, x, y))

    def draw(self, target: arcade.gl.Framebuffer, ratio: float) -> None:
        """Draw them all."""
        at, selected = self.pointer, self.card.number
        parts = [self._part("hud", self.hud.signature(at), lambda canvas: self.hud.draw(canvas, at))]
        if self.roster.shown:
            sign = self.roster.signature(at, selected)
            parts.append(self._part("roster", sign, lambda canvas: self.roster.draw(canvas, at, selected)))
        parts.append(self._part("card", self.card.signature(at), lambda canvas: self.card.draw(canvas, at)))
        left, right, bottom = self.free_space()
        sign = self.help.signature(left, right, bottom)
        parts.append(self._part("help", sign, lambda canvas: self.help.draw(canvas, left, right, bottom)))
        view = screen_view(*self._size, ratio)
        picture = self._screen.picture
        with target.activate():
            picture.quads.draw(np.concatenate([part[0] for part in parts]), picture.atlas, view)
            picture.quads.draw(np.concatenate([part[1] for part in parts]), self._screen.words.texture, view)

    def free_space(self) -> tuple[float, float, float]:
        """(left, right, bottom) of the room between the panels."""
        left = self.roster.place[0] + self.roster.place[2] if self.roster.shown else 0.0
        right = self.card.place[0] if self.card.number is not None else self._size[0]
        return left, right, self._size[1] - EDGE

    def _part(self, name: str, signature: tuple[object, ...], draw: Callable[[Canvas], None]) -> tuple[Rows, Rows]:
        whole = (signature, self._screen.words.edition)
        kept = self._kept.get(name)
        if kept is None or kept[0] != whole:
            canvas = Canvas(self._screen.picture.pictures, self._screen.words)
            draw(canvas)
            kept = (whole, *canvas.arrays())
            self._kept[name] = kept
        return kept[1], kept[2]
