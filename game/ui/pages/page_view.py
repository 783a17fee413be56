"""Owns showing a page over a picture of the town, and what the mouse and the keyboard do on it."""

from collections.abc import Callable

import arcade
from arcade import key

from game.sprites.atlas import Region
from game.sprites.quads import Rows, row, screen_view
from game.sprites.town_screen import TownScreen
from game.sprites.words import Words
from game.ui.canvas import CREAM, Canvas, inside
from game.ui.focus import ENTER, Focus
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.scrolling import in_sight

MARGIN = 18.0
_HEAD = 52.0
_LOGO = (300.0, 64.0)
_VEIL = (0.05, 0.03, 0.09, 0.42)
"""What dims the town under a panel; premultiplied."""
_GROOVE, _GRIP = (0.85, 0.74, 0.55), (0.53, 0.31, 0.25)


class PageView(arcade.View):
    """One page. `behind` draws what lies under it and lets its time pass; `scale` is the player's text size.

    `words` are the pages' own: those of the town are of another size.
    """

    def __init__(
        self,
        window: arcade.Window,
        screen: TownScreen,
        words: Words,
        behind: Callable[[float], None],
        page: Page,
        scale: float = 1.0,
    ) -> None:
        super().__init__(window)
        self.page, self.scale = page, scale
        self.focus = Focus(window)
        self.pointer = (-1.0, -1.0)
        self._screen, self._words, self._behind = screen, words, behind
        self._places: list[tuple[int, Region]] = []
        self._kept: tuple[object, Rows, Rows] | None = None
        self._seconds = 0.0
        self._give_focus()

    @property
    def size(self) -> tuple[float, float]:
        """The window in the page's own points."""
        return (self.window.width / self.scale, self.window.height / self.scale)

    def show(self, page: Page) -> None:
        """Another page in the same place."""
        self.page = page
        self._give_focus()
        self._kept = None
        self._places = []

    def _give_focus(self) -> None:
        """A page that begins at a field is ready to be typed into."""
        reached = self.page.reached
        self.focus.give(reached.entry if reached is not None else None, self.page.opened_by)

    def on_update(self, delta_time: float) -> None:
        self._seconds += delta_time
        if self.page.each_frame is not None:
            self.page.each_frame()

    def on_draw(self) -> bool | None:
        seconds, self._seconds = self._seconds, 0.0
        self._behind(seconds)
        ratio = self.window.get_pixel_ratio() * self.scale
        self._words.begin(ratio, hurry=self._kept is None)
        frames, written = self._drawn()
        view = screen_view(*self.size, ratio)
        picture = self._screen.picture
        with self.window.ctx.screen.activate():
            picture.quads.draw(frames, picture.atlas, view)
            picture.quads.draw(written, self._words.texture(), view)
        return None

    def place_of(self, control: Control) -> Region:
        """Where a control was drawn last, in the window's points; nowhere when it was out of sight."""
        found = next((place for number, place in self._places if self.page.controls[number] is control), (0, 0, 0, 0))
        return (found[0] * self.scale, found[1] * self.scale, found[2] * self.scale, found[3] * self.scale)

    # drawing

    def _drawn(self) -> tuple[Rows, Rows]:
        """The page as drawn last, or anew when anything on it looks different now."""
        for _ in range(2):  # laying out may move the first control in sight, which is part of the looks
            looks = self._looks()
            if self._kept is not None and self._kept[0] == looks:
                break
            canvas = Canvas(self._screen.picture.pictures, self._words)
            self._draw(canvas)
            arrays = canvas.arrays()
            self._kept = (None if self._words.wanting else self._looks(), *arrays)
        assert self._kept is not None
        return self._kept[1], self._kept[2]

    def _looks(self) -> tuple[object, ...]:
        page = self.page
        signatures = tuple(control.signature() for control in page.controls)
        return (self.size, self._words.edition, id(page), page.at, page.first, self._under(), page.catch is None, signatures)

    def _draw(self, canvas: Canvas) -> None:
        page = self.page
        width = min(page.width, self.size[0] - 2 * MARGIN)
        inner = width - 2 * MARGIN
        heights = [control.height(canvas.words, inner) for control in page.controls]
        head, foot = self._head(), 40.0 if page.footer else 0.0
        shown = in_sight(page, heights, self.size[1] - 3 * MARGIN - head - foot)
        tall = head + sum(heights[number] for number in shown) + MARGIN
        x = round((self.size[0] - width) / 2)
        y = round(max(MARGIN, (self.size[1] - tall - foot) / 2))
        if page.banner:
            self._draw_banner(canvas, y)
        else:
            canvas.frames.append(row((0, 0, *self.size), self._screen.picture.pictures.white, _VEIL))
            canvas.frame("panel", (x, y, width, tall))
            canvas.centred(canvas.words.fit(page.title, 19, inner, True), (x, y + 10, width, 36), 19, bold=True)
        self._draw_controls(canvas, (x + MARGIN, y + head, inner), heights, shown)
        if len(shown) < len(heights):
            self._draw_bar(canvas, shown)
        if page.footer:
            self._draw_footer(canvas)

    def _head(self) -> float:
        return self._logo_scale() * _LOGO[1] + 64 if self.page.banner else _HEAD

    def _logo_scale(self) -> float:
        return 2.0 if self.size[0] >= 700 and self.size[1] >= 560 else 1.0

    def _draw_banner(self, canvas: Canvas, top: float) -> None:
        scale = self._logo_scale()
        source = self._screen.picture.pictures.named("logo")
        width, height = source[2] * scale, source[3] * scale
        canvas.frames.append(row((round((self.size[0] - width) / 2), top, width, height), source))
        line = (0, top + height + 8, self.size[0], 26)
        wide = canvas.words.width(self.page.title, 14) + 32
        canvas.frame("tag", ((self.size[0] - wide) / 2, line[1], wide, 28))
        canvas.centred(self.page.title, (line[0], line[1], line[2], 28), 14, CREAM)

    def _draw_controls(self, canvas: Canvas, at: tuple[float, float, float], heights: list[float], shown: list[int]) -> None:
        x, y, width = at
        self._places, under = [], self._under()
        for number in shown:
            control, place = self.page.controls[number], (x, y, width, heights[number])
            control.place = place
            self._places.append((number, place))
            control.draw(canvas, place, number == under, number == self.page.at)
            y += heights[number]

    def _draw_bar(self, canvas: Canvas, shown: list[int]) -> None:
        """The bar beside what is scrolled."""
        page = self.page
        places = [place for number, place in self._places if page.held_above <= number < len(page.controls) - page.held_below]
        if not places:
            return
        count = len(page.controls) - page.held_above - page.held_below
        top, bottom = places[0][1], places[-1][1] + places[-1][3]
        x, tall = places[0][0] + places[0][2] + 4, bottom - top
        canvas.fill((x, top, 4, tall), _GROOVE)
        canvas.fill((x, top + tall * (page.first - page.held_above) / count, 4, tall * len(places) / count), _GRIP)

    def _draw_footer(self, canvas: Canvas) -> None:
        text = canvas.words.fit(self.page.footer, 12.5, self.size[0] - 80)
        wide = canvas.words.width(text, 12.5) + 32
        place = ((self.size[0] - wide) / 2, self.size[1] - 42, wide, 28)
        canvas.frame("tag", place)
        canvas.centred(text, place, 12.5, CREAM)

    # mouse

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return (x / self.scale, (self.window.height - y) / self.scale)

    def _under(self) -> int:
        found = (number for number, place in self._places if inside(place, *self.pointer))
        return next((number for number in found if self.page.controls[number].reachable), -1)

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self.pointer = self._point(x, y)

    def on_mouse_leave(self, x: float, y: float) -> None:
        self.pointer = (-1.0, -1.0)

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        self.pointer = self._point(x, y)
        under = self._under()
        if button != arcade.MOUSE_BUTTON_LEFT or self.page.catch is not None:
            return
        if under < 0:
            self._reach(-1)
            return
        control = self.page.controls[under]
        if control.entry is not None:
            self._reach(under)
            control.entry.press(*self.pointer, select=bool(modifiers & key.MOD_SHIFT))
        else:
            self.focus.give(None)
            self.page.at = -1
            control.press(*self.pointer)

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        self.pointer = self._point(x, y)
        if self.focus.entry is not None:
            self.focus.entry.drag(self.pointer[0])

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        self.page.at = -1 if self.focus.entry is None else self.page.at
        self.page.first = max(0, self.page.first + (-1 if scroll_y > 0 else 1))

    # keyboard

    def on_text(self, text: str) -> None:
        """Characters, as the keyboard's layout and input method make them."""
        self.focus.text(text)

    def on_text_motion(self, motion: int) -> None:
        """Arrows and the like, held ones too."""
        self.focus.motion(motion)

    def on_text_motion_select(self, motion: int) -> None:
        """The same with Shift."""
        self.focus.motion(motion, select=True)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        catch = self.page.catch
        if catch is not None:
            catch(symbol)
        elif not self.focus.key(symbol, modifiers):
            self._control_key(symbol, modifiers)
        return True

    def _control_key(self, symbol: int, modifiers: int) -> None:
        page = self.page
        if symbol == key.ESCAPE:
            if page.back is not None:
                page.back()
        elif symbol in (key.TAB, key.DOWN, key.UP):
            self._go_on(-1 if symbol == key.UP or modifiers & key.MOD_SHIFT else 1)
        elif symbol in (key.PAGEUP, key.PAGEDOWN):
            page.at, page.first = -1, max(0, page.first + (6 if symbol == key.PAGEDOWN else -6))
        elif symbol in (key.LEFT, key.RIGHT) and page.reached is not None:
            page.reached.step(-1 if symbol == key.LEFT else 1)
        elif symbol in ENTER and self.focus.entry is not None:
            self._go_on(1)
        elif symbol in (*ENTER, key.SPACE) and page.reached is not None:
            page.reached.enter()
        elif symbol in ENTER:
            self._go_on(1)

    def _go_on(self, way: int) -> None:
        self.page.reach(way)
        self._reach(self.page.at)

    def _reach(self, number: int) -> None:
        self.page.at = number
        reached = self.page.reached
        self.focus.give(reached.entry if reached is not None else None)
