"""Owns what the mouse and the keys do in any town, whether one is there or not: look about, find people, read panels."""

from typing import Protocol

import arcade
from arcade import key

from game.sprites.town_screen import TownScreen
from game.ui.canvas import inside
from game.ui.keys import FURTHER, MOVE_KEYS, NEARER, SPEED_KEYS
from game.ui.looking import Looking
from game.ui.pace import Pace
from game.ui.panels import Panels
from game.ui.roster import ROW

CLICK_SLIP = 4.0
"""Points the mouse may move between press and release of a click."""
DOUBLE_CLICK = 0.4
"""Seconds between the clicks of a double click."""


class OwnInput(Protocol):
    """What a view does with an event before the panels that all have get it; each says whether it had a use for it."""

    def press(self, x: float, y: float) -> bool: ...
    def drag(self, x: float, y: float) -> bool: ...
    def release(self) -> None: ...
    def scroll(self, x: float, y: float, rows: int) -> bool: ...
    def click(self, x: float, y: float) -> bool: ...
    def key(self, symbol: int, modifiers: int, list_in_use: bool) -> bool: ...
    def release_key(self, symbol: int) -> None: ...


class Onlooker(Looking):
    """A town one looks on at. `own` are the panels and keys that belong to this kind of view alone."""

    own: OwnInput

    def __init__(self, window: arcade.Window, screen: TownScreen, panels: Panels, pace: Pace) -> None:
        super().__init__(window, screen, panels, pace)
        self._drag: tuple[float, float] | None = None
        self._dragged = False
        self._opened_by = ""
        self._clicked: tuple[int | None, float] = (None, -9.0)

    # the mouse

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self.panels.pointer = (x, self.window.height - y)

    def on_mouse_leave(self, x: float, y: float) -> None:
        self.panels.pointer = (-1.0, -1.0)

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        point = self.panels.pointer = (x, self.window.height - y)
        self._dragged = False
        self._drag = None if self.panels.covers(*point) else point
        self.panels.roster.typing = False
        if self._drag is None and button == arcade.MOUSE_BUTTON_LEFT and self.own.press(*point):
            self.input.active = None
        elif self._drag is None and button == arcade.MOUSE_BUTTON_LEFT:
            if not self.input.press(*point, modifiers):
                self._press_panel(*point)
        elif self._drag is not None:
            self.input.leave()

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        self.panels.pointer = (x, self.window.height - y)
        if self._drag is None:
            if not self.own.drag(*self.panels.pointer):
                self.input.drag(*self.panels.pointer)
            return
        slip = abs(x - self._drag[0]) + abs(self.window.height - y - self._drag[1])
        if self._dragged or slip > CLICK_SLIP:
            self._dragged = True
            self.look_away()
            self.panels.inspector.following = False
            self.screen.camera.drag(dx, -dy)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        if self._drag is not None and not self._dragged and button == arcade.MOUSE_BUTTON_LEFT:
            self._click_town(x, self.window.height - y)
        elif self._drag is None:
            self.own.release()
            self.input.release()
        self._drag = None

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        point = (float(x), float(self.window.height - y))
        rows = -1 if scroll_y > 0 else 1
        if not self.panels.covers(*point):
            self.screen.camera.step_zoom(-rows, None if self.holds_camera else point)
        elif self.own.scroll(*point, rows):
            return
        elif not self.input.scroll(*point, rows) and inside(self.panels.roster.place, *point):
            self.panels.roster.scroll(rows * max(1, 92 // ROW))

    def _press_panel(self, x: float, y: float) -> None:
        panels = self.panels
        speed = panels.hud.button_at(x, y)
        if speed is not None:
            self.pace.choose(speed)
        else:
            somebody = panels.roster.press(x, y) if panels.lists_people else None
            if somebody is not None:
                self.select(somebody, go=True)

    def _click_town(self, x: float, y: float) -> None:
        somebody = self.screen.resident_at(x, y)
        if somebody is None and self.own.click(x, y):
            return
        twice = somebody is not None and (somebody, True) == (self._clicked[0], self._seconds - self._clicked[1] < DOUBLE_CLICK)
        self._clicked = (somebody, self._seconds)
        if twice:
            self.follow(somebody)
        else:
            self.select(somebody)

    # the keyboard

    def on_text(self, text: str) -> None:
        """Characters typed, as the keyboard's layout and input method make them."""
        opened_by, self._opened_by = self._opened_by, ""
        if self.input.focus.text(text):
            return
        if self.panels.roster.typing and text != opened_by:
            self.panels.roster.type(text)

    def on_text_motion(self, motion: int) -> None:
        """An arrow, Home, End, Backspace or Delete, again and again while it is held."""
        self.input.focus.motion(motion)

    def on_text_motion_select(self, motion: int) -> None:
        """The same with Shift."""
        self.input.focus.motion(motion, select=True)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """A key; True when a panel or a field took it (Escape that nobody took opens the menu)."""
        if self.panels.roster.typing:
            self._type_key(symbol)
            return True
        if self.own.key(symbol, modifiers, self.input.active is not None) or self.input.key(symbol, modifiers):
            return True
        if symbol in MOVE_KEYS:
            self._held.add(symbol)
            self.panels.inspector.following = False
        elif symbol in SPEED_KEYS:
            self.pace.choose(SPEED_KEYS[symbol])
        elif symbol in NEARER or symbol in FURTHER:
            self.screen.camera.step_zoom(1 if symbol in NEARER else -1)
        elif symbol == key.H:
            self.panels.help.shown = not self.panels.help.shown
        elif symbol == key.R:
            self.panels.roster.shown = not self.panels.roster.shown
        elif symbol == key.SLASH:
            self.panels.roster.shown = self.panels.roster.typing = True
            self._opened_by = "/"  # the same press arrives as text, too
        elif symbol == key.F:
            self.follow_or_let_go()
        return None

    def on_key_release(self, symbol: int, modifiers: int) -> bool | None:
        self._held.discard(symbol)
        self.own.release_key(symbol)
        return None

    def _type_key(self, symbol: int) -> None:
        roster = self.panels.roster
        if symbol == key.ESCAPE:
            roster.stop_typing()
        elif symbol == key.BACKSPACE:
            roster.erase()
        elif symbol in (key.ENTER, key.RETURN, key.NUM_ENTER):
            found = roster.entries()
            roster.stop_typing()
            if found:
                self.select(found[0].number, go=True)
