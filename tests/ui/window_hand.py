"""A hand on the window's mouse and keys, and an eye on its picture. Points are counted from the upper left corner."""

import arcade
import numpy as np
from numpy.typing import NDArray

from game.ui.town_view import TownView


class Hand:
    """Does what a person would, by real events."""

    def __init__(self, window: arcade.Window, view: TownView) -> None:
        self.window, self.view = window, view

    def reset(self) -> None:
        """Back to how the window opens."""
        view = self.view
        view.select(None)
        while view.panels.wide.log.back():
            pass
        view.panels.wide.close()
        view.input.leave()
        view.panels.inspector.choose(0)
        view.panels.roster.stop_typing()
        view.panels.roster.shown = view.panels.help.shown = True
        view.panels.pointer = (-1.0, -1.0)
        view.pace.speed = "1x"
        view.screen.camera.set_zoom(2.0)

    def frame(self, seconds: float = 1 / 60) -> None:
        """Let one frame pass."""
        self.window.dispatch_events()
        self.view.on_update(seconds)
        self.view.on_draw()

    def settle(self) -> None:
        """Let all fading and gliding end, without any game time."""
        speed, self.view.pace.speed = self.view.pace.speed, "pause"
        for _ in range(12):
            self.frame(0.5)
        self.view.pace.speed = speed

    def move(self, x: float, y: float) -> None:
        self._send("on_mouse_motion", round(x), self._up(y), 0, 0)

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self._send("on_mouse_press", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_release", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)

    def drag(self, x: float, y: float, dx: float, dy: float) -> None:
        self._send("on_mouse_press", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_drag", round(x + dx), self._up(y + dy), dx, -dy, arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_release", round(x + dx), self._up(y + dy), arcade.MOUSE_BUTTON_LEFT, 0)

    def scroll(self, x: float, y: float, clicks: int) -> None:
        self._send("on_mouse_scroll", round(x), self._up(y), 0, clicks)

    def press(self, symbol: int, modifiers: int = 0) -> None:
        self._send("on_key_press", symbol, modifiers)
        self._send("on_key_release", symbol, modifiers)

    def type(self, text: str) -> None:
        for character in text:
            self._send("on_text", character)

    def look_at(self, resident: int) -> tuple[float, float]:
        """Put somebody in the middle between the panels; answers the point they are at."""
        self.view.screen.camera.look_at(*self.view.screen.place_of(resident))
        self.frame(0.0)
        return self.view.screen.camera.to_window(*self.view.screen.place_of(resident))

    def picture(self) -> NDArray[np.uint8]:
        """What is on the screen, [row, column, rgb] from the upper left."""
        self.frame(0.0)
        return np.asarray(arcade.get_image(0, 0, self.window.width, self.window.height).convert("RGB"))

    def _up(self, y: float) -> int:
        return self.window.height - round(y)

    def _send(self, *event: object) -> None:
        self.window.dispatch_event(*event)  # type: ignore[arg-type]
        self.window.dispatch_events()
