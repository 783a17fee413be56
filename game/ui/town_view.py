"""Owns what the mouse and the keys do in the town, and what happens in a frame."""

import arcade
from arcade import key

from game.problem import Problem
from game.sprites.figures import Moment
from game.sprites.scene import TILE, Scene
from game.sprites.town_screen import TownScreen, most_interesting
from game.ui.avatar.visit import Visit
from game.ui.avatar.visit_input import VisitInput
from game.ui.canvas import inside
from game.ui.keys import FURTHER, MOVE_KEYS, NEARER, SPEED_KEYS
from game.ui.lists.goals import ToPlace
from game.ui.pace import Pace
from game.ui.panel_input import PanelInput
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
        self.pace = Pace(self._advance)
        self.panels = Panels(self.screen, self.pace)
        self.input = PanelInput(window, self.panels, self)
        self.visit = Visit(self.screen, self.panels, self.pace)
        self.visiting = VisitInput(self.visit, self.input.focus, self.somebody)
        self.failed: Problem | None = None
        self.hovered: int | None = None
        self.hovered_thing: int | None = None
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
        if self.visit.pass_time(delta_time, self.window.height):
            self.input.leave()
            self.input.focus.give(self.visit.chat.entry)
        self._move_camera(delta_time)
        self.screen.picture.update(delta_time, self.moment)

    def on_draw(self) -> bool | None:
        ratio = self.window.get_pixel_ratio()
        self._look_under_mouse()
        self.screen.free = self.panels.free_space()[:2]
        self.screen.draw(self.window.ctx.screen, ratio, self.moment, self.hovered, self.panels.inspector.number)
        self.visit.draw_marks(self.window.ctx.screen, ratio, self.hovered_thing)
        self.panels.draw(self.window.ctx.screen, ratio, self._seconds)
        return None

    def _look_under_mouse(self) -> None:
        at = self.panels.pointer
        over_town = at[0] >= 0 and not self.panels.covers(*at)
        self.hovered = self.screen.resident_at(*at) if over_town else None
        self.hovered_thing = self.visit.hit.at(*self.screen.camera.to_map(*at)) if over_town and self.hovered is None else None

    def _advance(self) -> bool:
        """One tick, with what the player wants of it."""
        self.visit.before_tick()
        lived = self.session.advance()
        if lived:
            self.visit.after_tick()
        return lived

    def select(self, number: int | None, go: bool = False) -> None:
        """Open somebody's inspector (None: close it), and go where they are."""
        inspector = self.panels.inspector
        inspector.following = inspector.following and number == inspector.number
        if number != inspector.number:
            self.input.focus.give(None)
        inspector.show(number)
        if number is not None:
            self.panels.roster.reveal(number)
        if number is not None and go:
            self.visit.away = True
            self.screen.camera.glide_to(*self.screen.place_of(number))

    def follow(self, number: int | None) -> None:
        """Keep somebody in the middle of the screen."""
        self.select(number, go=True)
        self.panels.inspector.following = number is not None
        self.visit.away = True

    def go_to(self, goal: ToPlace) -> None:
        """Go to a place of the map, and open the inspector of whoever it is about."""
        if goal.resident is not None:
            self.select(goal.resident)
        self.panels.inspector.following = False
        self.visit.away = True
        self._cover()
        self.screen.camera.glide_to((goal.tile[0] + 0.5) * TILE, (goal.tile[1] + 0.5) * TILE)

    def talk_with(self, number: int) -> None:
        """Go to somebody and speak to them."""
        self.visit.talk_with(number)

    def whisper_to(self, number: int) -> None:
        """Be somebody's inner voice."""
        self.visiting.whisper_to(number)

    def somebody(self) -> int | None:
        """Whom one means without saying so: who is under the mouse, else whoever is most interesting."""
        return self.hovered if self.hovered is not None else most_interesting(self.session)

    def follow_or_let_go(self) -> None:
        """Follow whoever is chosen, or stop following."""
        inspector = self.panels.inspector
        if inspector.following:
            inspector.following = False
        else:
            self.follow(inspector.number if inspector.number is not None else self.hovered)

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self.panels.pointer = (x, self.window.height - y)

    def on_mouse_leave(self, x: float, y: float) -> None:
        self.panels.pointer = (-1.0, -1.0)

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        point = self.panels.pointer = (x, self.window.height - y)
        self._dragged = False
        self._drag = None if self.panels.covers(*point) else point
        self.panels.roster.typing = False
        if self._drag is None and button == arcade.MOUSE_BUTTON_LEFT and self.visiting.press(*point):
            self.input.active = None
        elif self._drag is None and button == arcade.MOUSE_BUTTON_LEFT:
            if not self.input.press(*point, modifiers):
                self._press_panel(*point)
        elif self._drag is not None:
            self.input.leave()

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        self.panels.pointer = (x, self.window.height - y)
        if self._drag is None:
            if not self.visiting.drag(*self.panels.pointer):
                self.input.drag(*self.panels.pointer)
            return
        slip = abs(x - self._drag[0]) + abs(self.window.height - y - self._drag[1])
        if self._dragged or slip > CLICK_SLIP:
            self._dragged = self.visit.away = True
            self.panels.inspector.following = False
            self.screen.camera.drag(dx, -dy)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        if self._drag is not None and not self._dragged and button == arcade.MOUSE_BUTTON_LEFT:
            self._click_town(x, self.window.height - y)
        elif self._drag is None:
            self.visiting.release()
            self.input.release()
        self._drag = None

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        point = (float(x), float(self.window.height - y))
        rows = -1 if scroll_y > 0 else 1
        if not self.panels.covers(*point):
            held = self.panels.inspector.following or self.visit.leads_camera
            self.screen.camera.step_zoom(-rows, None if held else point)
        elif self.visiting.scroll(*point, rows):
            return
        elif not self.input.scroll(*point, rows) and inside(self.panels.roster.place, *point):
            self.panels.roster.scroll(rows * max(1, 92 // ROW))

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
        if self.visiting.key(symbol, modifiers, self.input.active is not None) or self.input.key(symbol, modifiers):
            return True
        if symbol in MOVE_KEYS:
            self._held.add(symbol)
            self.panels.inspector.following = False
        elif symbol in SPEED_KEYS:
            self.pace.choose(SPEED_KEYS[symbol])
        elif symbol in NEARER or symbol in FURTHER:
            self.screen.camera.step_zoom(1 if symbol in NEARER else -1)
        elif symbol == key.M:
            self.visit.skip_to_morning()
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
        self.visiting.release_key(symbol)
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
        speed = panels.hud.button_at(x, y)
        if speed is not None:
            self.pace.choose(speed)
        else:
            somebody = panels.roster.press(x, y) if panels.lists_people else None
            if somebody is not None:
                self.select(somebody, go=True)

    def _click_town(self, x: float, y: float) -> None:
        somebody = self.screen.resident_at(x, y)
        if somebody is None and self.visiting.click(x, y):
            return
        twice = somebody is not None and (somebody, True) == (self._clicked[0], self._seconds - self._clicked[1] < DOUBLE_CLICK)
        self._clicked = (somebody, self._seconds)
        if twice:
            self.follow(somebody)
        else:
            self.select(somebody)

    def _move_camera(self, seconds: float) -> None:
        camera, inspector = self.screen.camera, self.panels.inspector
        self._cover()
        step = SCROLL_SPEED * seconds
        for symbol in sorted(self._held):
            dx, dy = MOVE_KEYS[symbol]
            camera.drag(-dx * step, -dy * step)
        self.visit.follow_camera()
        if inspector.following and inspector.number is not None:
            camera.glide_to(*self.screen.place_of(inspector.number))
        camera.update(seconds)

    def _cover(self) -> None:
        """Tell the camera what the panels leave free."""
        left, right, _ = self.panels.free_space()
        wide, chat = self.panels.wide, self.visit.chat
        below = self.window.height - wide.place[1] if wide.open else self.window.height - chat.place[1] if chat.shown else 0.0
        self.screen.camera.cover(left, self.window.width - right, below)
