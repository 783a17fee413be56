"""Owns the town as it is played: at the player's text size, with their own keys, the menu, the help and the hints."""

from collections.abc import Callable
from typing import cast

import arcade
from arcade import key

from game.sprites.camera import ZOOMS
from game.sprites.quads import Rows, screen_view
from game.sprites.scene import Scene
from game.ui.bindings import NOTHING
from game.ui.canvas import Canvas
from game.ui.focus import ENTER
from game.ui.hints import Hints
from game.ui.player import Player
from game.ui.scaled_window import ScaledWindow
from game.ui.town_view import TownView
from game.ui.window import SMALLEST

_COMMAND = key.MOD_CTRL | key.MOD_ACCEL | key.MOD_ALT


class PlayedView(arcade.View):
    """Shows a `TownView` through a window of scaled points, and hands on what the mouse and the keyboard send."""

    def __init__(
        self, window: arcade.Window, session: Scene, player: Player, menu: Callable[[], None], help: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._player, self._menu, self._help = player, menu, help
        self.scaled = ScaledWindow(window, player.preferences.text_size)
        self.town = TownView(cast(arcade.Window, self.scaled), session)
        self.town.panels.palette = player.palette
        self.town.visit.key_label = player.bindings.label
        self.town.panels.help.shown = False  # the help page and the hints say it better
        self.hints = Hints(player.bindings, lambda: player.change(hints_read=True))
        if player.preferences.hints_read:
            self.hints.at = 99
        self._kept: tuple[object, Rows, Rows] | None = None
        self.apply()

    def apply(self) -> None:
        """Take up preferences, or a size of the window, that have changed."""
        camera, scale = self.town.screen.camera, self._scale()
        zoom = camera.zoom_goal * self.scaled.scale
        self.scaled.scale = scale
        camera.zooms = tuple(each / scale for each in ZOOMS)
        self.town.on_resize(cast(int, self.scaled.width), cast(int, self.scaled.height))
        camera.set_zoom(round(zoom, 3) / scale)

    def _scale(self) -> float:
        """The text size that was chosen, or what there is room for: panels need the points of the smallest window."""
        room = float(min(self.window.width / SMALLEST[0], self.window.height / SMALLEST[1]))
        return float(min(self._player.preferences.text_size, max(1.0, room)))

    @property
    def typing(self) -> bool:
        """Whether a field has the keyboard."""
        return self.town.input.focus.entry is not None or self.town.panels.roster.typing

    def on_resize(self, width: int, height: int) -> None:
        self.apply()

    def on_update(self, delta_time: float) -> None:
        self.town.on_update(delta_time)

    def on_draw(self) -> bool | None:
        self.town.on_draw()
        if self.hints.shown:
            self._draw_hints()
        return None

    def draw_still(self, seconds: float) -> None:
        """The town with its time stopped, under a menu."""
        self.town.panels.pointer = (-1.0, -1.0)
        self.town.on_draw()

    def on_show_view(self) -> None:
        self.town.panels.pointer = (-1.0, -1.0)

    def on_hide_view(self) -> None:
        for symbol in (key.LEFT, key.RIGHT, key.UP, key.DOWN, key.A, key.D, key.W, key.S):
            self.town.on_key_release(symbol, 0)
        self.town.visit.steps.stop()

    # mouse

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self.town.on_mouse_motion(*self._scaled(x, y, dx, dy))

    def on_mouse_leave(self, x: float, y: float) -> None:
        self.town.on_mouse_leave(*self._scaled(x, y))

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        at_x, at_y = self._scaled(x, y)
        if not self.hints.press(at_x, self.scaled.height - at_y):
            self.town.on_mouse_press(at_x, at_y, button, modifiers)

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        at_x, at_y, by_x, by_y = self._scaled(x, y, dx, dy)
        self.town.on_mouse_drag(at_x, at_y, by_x, by_y, buttons, modifiers)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        at_x, at_y = self._scaled(x, y)
        self.town.on_mouse_release(at_x, at_y, button, modifiers)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        at_x, at_y = self._scaled(x, y)
        self.town.on_mouse_scroll(cast(int, at_x), cast(int, at_y), scroll_x, scroll_y)

    # keyboard

    def on_text(self, text: str) -> None:
        """Characters typed."""
        self.town.on_text(text)

    def on_text_motion(self, motion: int) -> None:
        """Arrows and the like in a field."""
        self.town.on_text_motion(motion)

    def on_text_motion_select(self, motion: int) -> None:
        """The same with Shift."""
        self.town.on_text_motion_select(motion)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        if self.typing or modifiers & _COMMAND:
            self.town.on_key_press(symbol, modifiers)
            return True
        question = symbol == key.QUESTION or (symbol == key.SLASH and modifiers & key.MOD_SHIFT)
        meant = self._player.bindings.meant(symbol)
        if symbol == key.F1 or question or meant == key.H:
            self._help()
        elif symbol == key.ESCAPE and self.hints.shown:
            self.hints.skip()
        elif symbol in ENTER and self.hints.shown:
            self.hints.on()
        elif meant != NOTHING and not self.town.on_key_press(meant, modifiers) and symbol == key.ESCAPE:
            self._menu()
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> bool | None:
        self.town.on_key_release(symbol, modifiers)
        self.town.on_key_release(self._player.bindings.meant(symbol), modifiers)
        return True

    def _scaled(self, *lengths: float) -> tuple[float, ...]:
        return tuple(length / self.scaled.scale for length in lengths)

    def _draw_hints(self) -> None:
        """The hint as drawn last, or anew when it looks different now."""
        screen, panels = self.town.screen, self.town.panels
        free, size = panels.free_space(), (self.scaled.width, self.scaled.height)
        looks = (*self.hints.signature(panels.pointer, size), free, screen.words.edition)
        if self._kept is None or self._kept[0] != looks:
            canvas = Canvas(screen.picture.pictures, screen.words)
            self.hints.draw(canvas, panels.pointer, free)
            self._kept = (None if screen.words.wanting else looks, *canvas.arrays())
        view = screen_view(*size, self.scaled.get_pixel_ratio())
        with self.window.ctx.screen.activate():
            screen.picture.quads.draw(self._kept[1], screen.picture.atlas, view)
            screen.picture.quads.draw(self._kept[2], screen.words.texture(), view)
