"""Owns what the mouse and the keys do in the town, and what happens in a frame."""

import arcade
from arcade import key

from game.problem import Problem
from game.sprites.figures import Moment
from game.sprites.scene import Scene
from game.sprites.town_screen import TownScreen, everybody_sleeps, most_interesting
from game.ui.keys import FURTHER, MOVE_KEYS, NEARER, SPEED_KEYS
from game.ui.pace import Pace
from game.ui.panels import Panels
from game.ui.roster import ROW

SCROLL_SPEED = 620.0
"""Points a second that a held key moves the town."""
CLICK_SLIP = 4.0
"""Points the mouse may move between press and release of a click."""
DOUBLE_CLICK = 0.4
"""Seconds between the clicks of a double click."""


class TownView(arcade.View):
    """The town with its panels. `failed` holds what stopped it, if something did."""

    def __init__(self, window: arcade.Window, session: Scene) -> None:
        super().__init__(window)
        self.session = session
        self.screen = TownScreen(window.ctx, session, window.get_pixel_ratio())
        self.pace = Pace(session.advance)
        self.panels = Panels(self.screen, self.pace)
        self.failed: Problem | None = None
        self.hovered: int | None = None
        self._seconds = 0.0
        self._held: set[int] = set()
        self._drag: tuple[float, float] | None = None
        self._dragged = False
        self._opened_by = ""
        self._clicked: tuple[int | None, float] = (None, -9.0)
        self.on_resize(window.width, window.height)
        somebody = most_interesting(session)
        if somebody is not None:
            self.screen.camera.look_at(*self.screen.place_of(somebody))

    @property
    def moment(self) -> Moment:
        """The instant to draw."""
        return Moment(self.pace.fraction, self._seconds)

    def on_resize(self, width: int, height: int) -> None:
        self.screen.camera.resize(width, height)
        self.panels.resize(width, height)

    def on_update(self, delta_time: float) -> None:
        self._seconds += delta_time
        try:
            self.pace.pass_time(delta_time)
        except Problem as problem:
            self.failed = problem
            self.window.close()
            return
        self._move_camera(delta_time)
        self.screen.picture.update(delta_time, self.moment)

    def on_draw(self) -> bool | None:
        ratio = self.window.get_pixel_ratio()
        self.hovered = None if self.panels.covers(*self.panels.pointer) else self.screen.resident_at(*self.panels.pointer)
        self.screen.free = self.panels.free_space()[:2]
        self.screen.draw(self.window.ctx.screen, ratio, self.moment, self.hovered, self.panels.card.number)
        self.panels.draw(self.window.ctx.screen, ratio, self._seconds)
        return None

    def select(self, number: int | None, go: bool = False) -> None:
        """Show somebody's card (None: no card), and go where they are."""
        card = self.panels.card
        card.following = card.following and number == card.number
        card.show(number)
        if number is not None:
            self.panels.roster.reveal(number)
        if number is not None and go:
            self.screen.camera.glide_to(*self.screen.place_of(number))

    def follow(self, number: int | None) -> None:
        """Keep somebody in the middle of the screen."""
        self.select(number, go=True)
        self.panels.card.following = number is not None

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self.panels.pointer = (x, self.window.height - y)

    def on_mouse_leave(self, x: float, y: float) -> None:
        self.panels.pointer = (-1.0, -1.0)

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        point = self.panels.pointer = (x, self.window.height - y)
        self._dragged = False
        self._drag = None if self.panels.covers(*point) else point
        if self._drag is None and button == arcade.MOUSE_BUTTON_LEFT:
            self._press_panel(*point)
        elif self.panels.roster.typing:
            self.panels.roster.typing = False

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        self.panels.pointer = (x, self.window.height - y)
        if self._drag is None:
            return
        slip = abs(x - self._drag[0]) + abs(self.window.height - y - self._drag[1])
        if self._dragged or slip > CLICK_SLIP:
            self._dragged = True
            self.panels.card.following = False
            self.screen.camera.drag(dx, -dy)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        if self._drag is not None and not self._dragged and button == arcade.MOUSE_BUTTON_LEFT:
            self._click_town(x, self.window.height - y)
        self._drag = None

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        point = (float(x), float(self.window.height - y))
        rows = -1 if scroll_y > 0 else 1
        if not self.panels.covers(*point):
            self.screen.camera.step_zoom(-rows, None if self.panels.card.following else point)
        elif point[0] < self.panels.roster.place[0] + self.panels.roster.place[2] and self.panels.roster.shown:
            self.panels.roster.scroll(rows * max(1, 92 // ROW))
        else:
            self.panels.card.scroll(rows)

    def on_text(self, text: str) -> None:
        """Characters typed, as the keyboard's layout and input method make them."""
        opened_by, self._opened_by = self._opened_by, ""
        if self.panels.roster.typing and text != opened_by:
            self.panels.roster.type(text)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        if self.panels.roster.typing:
            self._type_key(symbol)
        elif symbol in MOVE_KEYS:
            self._held.add(symbol)
            self.panels.card.following = False
        elif symbol in SPEED_KEYS:
            self.pace.choose(SPEED_KEYS[symbol])
        elif symbol in NEARER or symbol in FURTHER:
            self.screen.camera.step_zoom(1 if symbol in NEARER else -1)
        elif symbol == key.M:
            self.pace.skip(lambda: not everybody_sleeps(self.session))
        elif symbol == key.H:
            self.panels.help.shown = not self.panels.help.shown
        elif symbol == key.R:
            self.panels.roster.shown = not self.panels.roster.shown
        elif symbol == key.SLASH:
            self.panels.roster.shown = self.panels.roster.typing = True
            self._opened_by = "/"  # the same press arrives as text, too
        elif symbol == key.F:
            self._follow_or_let_go()
        elif symbol == key.ESCAPE:
            self.select(None)
        return None

    def on_key_release(self, symbol: int, modifiers: int) -> bool | None:
        self._held.discard(symbol)
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

    def _press_panel(self, x: float, y: float) -> None:
        panels = self.panels
        panels.roster.typing = False
        speed, button = panels.hud.button_at(x, y), panels.card.button_at(x, y)
        if speed is not None:
            self.pace.choose(speed)
        elif button == "close":
            self.select(None)
        elif button == "follow":
            self._follow_or_let_go()
        else:
            somebody = panels.roster.press(x, y) if panels.roster.shown else None
            if somebody is not None:
                self.select(somebody, go=True)

    def _click_town(self, x: float, y: float) -> None:
        somebody = self.screen.resident_at(x, y)
        twice = somebody is not None and (somebody, True) == (self._clicked[0], self._seconds - self._clicked[1] < DOUBLE_CLICK)
        self._clicked = (somebody, self._seconds)
        if twice:
            self.follow(somebody)
        else:
            self.select(somebody)

    def _follow_or_let_go(self) -> None:
        card = self.panels.card
        if card.following:
            card.following = False
        else:
            self.follow(card.number if card.number is not None else self.hovered)

    def _move_camera(self, seconds: float) -> None:
        camera, card = self.screen.camera, self.panels.card
        left, right, _ = self.panels.free_space()
        camera.cover(left, self.window.width - right)
        step = SCROLL_SPEED * seconds
        for symbol in sorted(self._held):
            dx, dy = MOVE_KEYS[symbol]
            camera.drag(-dx * step, -dy * step)
        if card.following and card.number is not None:
            camera.glide_to(*self.screen.place_of(card.number))
        camera.update(seconds)
