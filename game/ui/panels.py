"""Owns the panels over the town: which there are, where they lie, and drawing each anew only when its looks change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import arcade.gl
import numpy as np

from game.sprites.atlas import Region
from game.sprites.quads import Rows, screen_view
from game.sprites.town_screen import TownScreen, everybody_sleeps
from game.ui.banner import Banner
from game.ui.canvas import Canvas, inside
from game.ui.help_line import HelpLine
from game.ui.hud import EDGE, Hud
from game.ui.inspector.panel import Inspector
from game.ui.pace import Pace
from game.ui.palette import Palette
from game.ui.roster import Roster
from game.ui.wide import LEAST, WidePanel

ANSWERING = 10
"""New words drawn in one frame when the player did something to a panel, which should answer at once."""
A_FRAME, LOOKS = 1, 3
"""New words drawn in one frame for news, and how often a panel is looked through for more of them."""
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


class Floating(Protocol):
    """A panel that comes and goes over the town, in the room the others leave."""

    name: str

    @property
    def shown(self) -> bool: ...
    def covers(self, x: float, y: float) -> bool: ...
    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]: ...
    def news(self) -> tuple[object, ...]: ...
    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None: ...


class Bar(Protocol):
    """What lies at the top: it tells the time. `button_at` names the speed whose button lies under a point."""

    place: Region

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]: ...
    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None: ...
    def button_at(self, x: float, y: float) -> str | None: ...


class Panels:
    """The bar, the list of people, a resident's inspector, the wide panel of news and log, the line of keys.

    `bar` is at the top instead of the usual one. `floating` are a view's own panels; those at the bottom take `raised` points
    of the free room, and `below` points at the lower edge belong to none of the others.
    """

    def __init__(self, screen: TownScreen, pace: Pace, bar: Bar | None = None) -> None:
        self._screen = screen
        self.hud: Bar = bar or Hud(screen.scene, pace)
        self.roster = Roster(screen.picture)
        self.inspector, self.wide = Inspector(screen.picture), WidePanel(screen.picture)
        self.banner = Banner(screen.picture, pace)
        self.help = HelpLine(lambda: everybody_sleeps(screen.scene))
        self.palette = Palette()
        self.floating: tuple[Floating, ...] = ()
        self.raised = self.below = 0.0
        self.pointer = (-1.0, -1.0)
        self._size = (0.0, 0.0)
        self._now = 0.0
        self._kept: dict[str, _Kept] = {}
        self._looks: dict[str, int] = {}
        self._epoch = screen.picture.epoch

    def resize(self, width: float, height: float) -> None:
        """The window has another size, in points."""
        self._size = (width, height)
        self.roster.resize(height - self.below)
        self.inspector.resize(width, height - self.below)

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel lies over a point, so that the town does not feel the mouse there."""
        if self.inspector.covers(x, y) or self.wide.covers(x, y) or any(each.covers(x, y) for each in self.floating):
            return True
        return inside(self.hud.place, x, y) or (self.lists_people and inside(self.roster.place, x, y))

    @property
    def lists_people(self) -> bool:
        """Whether the list of people is to be seen: where there is little room the wide panel lies in its place."""
        return self.roster.shown and not (self.wide.open and self._between_panels() < LEAST + 2 * EDGE)

    def draw(self, target: arcade.gl.Framebuffer, ratio: float, seconds: float = 0.0) -> None:
        """Draw them all. `seconds` is a clock by which news of the town is shown no faster than it can be read."""
        at, selected = self.pointer, self.inspector.number
        self._now = seconds
        if self._screen.picture.epoch != self._epoch:
            self._epoch = self._screen.picture.epoch
            self._screen.words.hurry()  # another time is shown whole, or not at all
        self.wide.log.look()
        parts = [self._part("hud", self.hud.signature(at), (), lambda canvas: self.hud.draw(canvas, at))]
        if self.lists_people:
            touched = self.roster.signature(at, selected)
            parts.append(self._part("roster", touched, self.roster.news(), lambda canvas: self.roster.draw(canvas, at, selected)))
        inspector = self.inspector
        news = inspector.news()
        parts.append(self._part("inspector", inspector.signature(at), news, lambda canvas: inspector.draw(canvas, at)))
        parts.append(self._wide(at, selected))
        left, right, bottom = self.free_space()
        told = (self.banner.sentence(), left, right)
        parts.append(self._part("banner", told, (), lambda canvas: self.banner.draw(canvas, left, right)))
        if not self.wide.open:
            sign = self.help.signature(left, right, bottom)
            parts.append(self._part("help", sign, (), lambda canvas: self.help.draw(canvas, left, right, bottom)))
        parts += [self._float(each, at) for each in self.floating if each.shown]
        view = screen_view(*self._size, ratio)
        picture = self._screen.picture
        with target.activate():
            picture.quads.draw(np.concatenate([part[0] for part in parts]), picture.atlas, view)
            picture.quads.draw(np.concatenate([part[1] for part in parts]), self._screen.words.texture(), view)

    def free_space(self) -> tuple[float, float, float]:
        """(left, right, bottom) of the room between the panels."""
        left = self.roster.place[0] + self.roster.place[2] if self.lists_people else 0.0
        right = self.inspector.place[0] if self.inspector.shown else self._size[0]
        return left, right, (self.wide.place[1] if self.wide.open else self._size[1] - self.below) - EDGE - self.raised

    def _between_panels(self) -> float:
        """Points between the list of people and the inspector."""
        right = self.inspector.place[0] if self.inspector.shown else self._size[0]
        return right - self.roster.place[0] - self.roster.place[2]

    def _wide(self, at: tuple[float, float], selected: int | None) -> tuple[Rows, Rows]:
        """The wide panel, between the others."""
        left, right, _ = self.free_space()
        self.wide.lie(left, right, self._size[1] - self.below)
        self.wide.log.person = selected
        news = self.wide.news()
        return self._part("wide", self.wide.signature(at), news, lambda canvas: self.wide.draw(canvas, at))

    def _float(self, panel: Floating, at: tuple[float, float]) -> tuple[Rows, Rows]:
        return self._part(panel.name, panel.signature(at), panel.news(), lambda canvas: panel.draw(canvas, at))

    def _part(
        self, name: str, touched: tuple[object, ...], news: tuple[object, ...], draw: Callable[[Canvas], None]
    ) -> tuple[Rows, Rows]:
        """A panel as drawn last, or anew: at once when it was `touched`, after a moment when there is `news`."""
        kept, touched = self._kept.get(name), (*touched, self.palette.safe, self._epoch, self._screen.picture.edition)
        if kept is not None and kept.edition != self._screen.words.edition:
            kept = None
        if kept is None or kept.touched != touched:
            if kept is not None:
                self._screen.words.hurry(ANSWERING)
            kept = self._kept[name] = self._drawn(kept, draw, touched, news)
        elif kept.news != news and not 0 <= self._now - kept.drawn < REFRESH:
            kept = self._kept[name] = self._told(name, kept, draw, news)
        return kept.frames, kept.written

    def _told(self, name: str, kept: _Kept, draw: Callable[[Canvas], None], news: object) -> _Kept:
        """A panel with its news: a look finds which words are new, and they are drawn in frames of their own before the next.

        Where there is always something newer, it is drawn with it in the end.
        """
        words, looks = self._screen.words, self._looks.get(name, 0)
        if looks and words.catch_up(A_FRAME):
            return kept
        if looks < LOOKS:
            words.wait()
        told = self._drawn(kept, draw, kept.touched, news)
        self._looks[name] = looks + 1 if told is kept else 0
        return told

    def _drawn(self, before: _Kept | None, draw: Callable[[Canvas], None], touched: object, news: object) -> _Kept:
        """A panel drawn anew; while some of its words are still to come, as it was before."""
        words = self._screen.words
        if before is None:
            words.hurry()
        words.wanting = False
        canvas = Canvas(self._screen.picture.pictures, words, self.palette)
        draw(canvas)
        if words.wanting and before is not None:
            return before
        return _Kept(touched, news, self._now, words.edition, *canvas.arrays())
