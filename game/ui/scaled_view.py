"""Owns showing a town at the player's text size and with their own keys, whatever kind of view of it that is."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

import arcade
from arcade import key

from game.sprites.camera import ZOOMS
from game.ui.bindings import NOTHING
from game.ui.onlooker import Onlooker
from game.ui.player import Player
from game.ui.scaled_window import ScaledWindow
from game.ui.window import SMALLEST

_COMMAND = key.MOD_CTRL | key.MOD_ACCEL | key.MOD_ALT
Town = TypeVar("Town", bound=Onlooker)


class ScaledView(arcade.View, Generic[Town]):
    """Shows a view of a town through a window of scaled points, and hands on what the mouse and the keyboard send.

    `make` gives the view its window; `leave` is what Escape does when nothing is left to close, `help` shows all keys.
    """

    def __init__(
        self,
        window: arcade.Window,
        player: Player,
        make: Callable[[arcade.Window], Town],
        leave: Callable[[], None],
        help: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self.player, self._leave, self._help = player, leave, help
        self.scaled = ScaledWindow(window, player.preferences.text_size)
        self.town = make(cast(arcade.Window, self.scaled))
        self.town.panels.palette = player.palette
        self.town.panels.help.shown = False  # the help page and the hints say it better
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
        return float(min(self.player.preferences.text_size, max(1.0, room)))

    @property
    def typing(self) -> bool:
        """Whether a field has the keyboard."""
        return self.town.input.focus.entry is not None or self.town.panels.roster.typing

    def on_resize(self, width: int, height: int) -> None:
        self.apply()

    def on_update(self, delta_time: float) -> None:
        self.town.on_update(delta_time)

    def on_draw(self) -> bool | None:
        return self.town.on_draw()

    def draw_still(self, seconds: float) -> None:
        """The town with its time stopped, under a menu."""
        self.town.panels.pointer = (-1.0, -1.0)
        self.town.on_draw()

    def on_show_view(self) -> None:
        self.town.panels.pointer = (-1.0, -1.0)

    def on_hide_view(self) -> None:
        self.town.stand_still()

    # mouse

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self.town.on_mouse_motion(*self.in_points(x, y, dx, dy))

    def on_mouse_leave(self, x: float, y: float) -> None:
        self.town.on_mouse_leave(*self.in_points(x, y))

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        at_x, at_y = self.in_points(x, y)
        self.town.on_mouse_press(at_x, at_y, button, modifiers)

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        at_x, at_y, by_x, by_y = self.in_points(x, y, dx, dy)
        self.town.on_mouse_drag(at_x, at_y, by_x, by_y, buttons, modifiers)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        at_x, at_y = self.in_points(x, y)
        self.town.on_mouse_release(at_x, at_y, button, modifiers)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        at_x, at_y = self.in_points(x, y)
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
        meant = self.player.bindings.meant(symbol)
        if symbol == key.F1 or question or meant == key.H:
            self._help()
        elif meant != NOTHING and not self.town.on_key_press(meant, modifiers) and symbol == key.ESCAPE:
            self._leave()
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> bool | None:
        self.town.on_key_release(symbol, modifiers)
        self.town.on_key_release(self.player.bindings.meant(symbol), modifiers)
        return True

    def in_points(self, *lengths: float) -> tuple[float, ...]:
        """Lengths of the window in the points of the player's text size."""
        return tuple(length / self.scaled.scale for length in lengths)
