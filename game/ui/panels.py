"""Owns the panels over the town: which there are, where they lie, and drawing each anew only when its looks change."""

from collections.abc import Callable
from dataclasses import dataclass

import arcade.gl
import numpy as np

from game.sprites.quads import Rows, screen_view
from game.sprites.town_screen import TownScreen, everybody_sleeps
from game.ui.canvas import Canvas, inside
from game.ui.card import Card
from game.ui.help_line import HelpLine
from game.ui.hud import EDGE, Hud
from game.ui.pace import Pace
from game.ui.roster import Roster

REFRESH = 0.2
"""Seconds that a panel stays as it is while only the town changes."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """A panel as it was drawn last: of which touch and news, when, on which edition of the words' page, and its rows."""

    touched: object
    news: object
    drawn: float
    edition: int
    frames: Rows
    written: Rows


class Panels:
    """The bar, the list of people, a resident's card, the line of keys."""

    def __init__(self, screen: TownScreen, pace: Pace) -> None:
        self._screen = screen
        self.hud, self.roster = Hud(screen.scene, pace), Roster(screen.picture)
        self.card, self.help = Card(screen.picture), HelpLine(lambda: everybody_sleeps(screen.scene))
        self.pointer = (-1.0, -1.0)
        self._size = (0.0, 0.0)
        self._now = 0.0
        self._kept: dict[str, _Kept] = {}

    def resize(self, width: float, height: float) -> None:
        """The window has another size, in points."""
        self._size = (width, height)
        self.roster.resize(height)
        self.card.resize(width, height)

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel lies over a point, so that the town does not feel the mouse there."""
        card = self.card.number is not None and inside(self.card.place, x, y)
        return card or inside(self.hud.place, x, y) or (self.roster.shown and inside(self.roster.place, x, y))

    def draw(self, target: arcade.gl.Framebuffer, ratio: float, seconds: float = 0.0) -> None:
        """Draw them all. `seconds` is a clock by which news of the town is shown no faster than it can be read."""
        at, selected = self.pointer, self.card.number
        self._now = seconds
        parts = [self._part("hud", self.hud.signature(at), (), lambda canvas: self.hud.draw(canvas, at))]
        if self.roster.shown:
            touched = self.roster.signature(at, selected)
            parts.append(self._part("roster", touched, self.roster.news(), lambda canvas: self.roster.draw(canvas, at, selected)))
        parts.append(self._part("card", self.card.signature(at), self.card.news(), lambda canvas: self.card.draw(canvas, at)))
        left, right, bottom = self.free_space()
        sign = self.help.signature(left, right, bottom)
        parts.append(self._part("help", sign, (), lambda canvas: self.help.draw(canvas, left, right, bottom)))
        view = screen_view(*self._size, ratio)
        picture = self._screen.picture
        with target.activate():
            picture.quads.draw(np.concatenate([part[0] for part in parts]), picture.atlas, view)
            picture.quads.draw(np.concatenate([part[1] for part in parts]), self._screen.words.texture(), view)

    def free_space(self) -> tuple[float, float, float]:
        """(left, right, bottom) of the room between the panels."""
        left = self.roster.place[0] + self.roster.place[2] if self.roster.shown else 0.0
        right = self.card.place[0] if self.card.number is not None else self._size[0]
        return left, right, self._size[1] - EDGE

    def _part(
        self, name: str, touched: tuple[object, ...], news: tuple[object, ...], draw: Callable[[Canvas], None]
    ) -> tuple[Rows, Rows]:
        """A panel as drawn last, or anew: at once when it was `touched`, after a moment when there is `news`."""
        kept = self._kept.get(name)
        if kept is not None and kept.edition != self._screen.words.edition:
            kept = None
        if kept is None or kept.touched != touched or (kept.news != news and not 0 <= self._now - kept.drawn < REFRESH):
            kept = self._kept[name] = self._drawn(kept, draw, touched, news)
        return kept.frames, kept.written

    def _drawn(self, before: _Kept | None, draw: Callable[[Canvas], None], touched: object, news: object) -> _Kept:
        """A panel drawn anew; while some of its words are still to come, as it was before."""
        words = self._screen.words
        if before is None:
            words.hurry()
        words.wanting = False
        canvas = Canvas(self._screen.picture.pictures, words)
        draw(canvas)
        if words.wanting and before is not None:
            return before
        return _Kept(touched, news, self._now, words.edition, *canvas.arrays())
