"""Owns the town as it is played: with the menu, the help and the hints."""

from collections.abc import Callable

import arcade
from arcade import key

from game.sprites.quads import Rows, screen_view
from game.sprites.scene import Scene
from game.ui.canvas import Canvas
from game.ui.focus import ENTER
from game.ui.hints import Hints
from game.ui.keys import PEOPLE
from game.ui.player import Player
from game.ui.scaled_view import ScaledView
from game.ui.town_view import TownView


class PlayedView(ScaledView[TownView]):
    """A `TownView` at the player's text size, and the hints over it while they are new."""

    def __init__(
        self, window: arcade.Window, session: Scene, player: Player, menu: Callable[[], None], help: Callable[[], None]
    ) -> None:
        self.hints = Hints(player.bindings, lambda: player.change(hints_read=True))
        if player.preferences.hints_read:
            self.hints.at = 99
        self._kept: tuple[object, Rows, Rows] | None = None
        self.show_people: Callable[[], None] = lambda: None
        super().__init__(window, player, lambda scaled: TownView(scaled, session), menu, help)
        self.town.visit.key_label = player.bindings.label

    def on_draw(self) -> bool | None:
        super().on_draw()
        if self.hints.shown:
            self._draw_hints()
        return None

    def on_hide_view(self) -> None:
        super().on_hide_view()
        self.town.visit.steps.stop()

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        at_x, at_y = self.in_points(x, y)
        if not self.hints.press(at_x, self.scaled.height - at_y):
            super().on_mouse_press(x, y, button, modifiers)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        hinting = self.hints.shown and not self.typing and not modifiers
        if hinting and symbol == key.ESCAPE:
            self.hints.skip()
        elif hinting and symbol in ENTER:
            self.hints.on()
        elif not self.typing and not modifiers and self.player.bindings.meant(symbol) == PEOPLE:
            self.show_people()
        else:
            super().on_key_press(symbol, modifiers)
        return True

    def _draw_hints(self) -> None:
        """The hint as drawn last, or anew when it looks different now."""
        screen, panels = self.town.screen, self.town.panels
        free, size = panels.free_space(), (self.scaled.width, self.scaled.height)
        looks = (*self.hints.signature(panels.pointer, size), free, screen.words.edition, screen.picture.edition)
        if self._kept is None or self._kept[0] != looks:
            canvas = Canvas(screen.picture.pictures, screen.words)
            self.hints.draw(canvas, panels.pointer, free)
            self._kept = (None if screen.words.wanting else looks, *canvas.arrays())
        view = screen_view(*size, self.scaled.get_pixel_ratio())
        with self.window.ctx.screen.activate():
            screen.picture.quads.draw(self._kept[1], screen.picture.atlas, view)
            screen.picture.quads.draw(self._kept[2], screen.words.texture(), view)
