"""Owns the wide panel over the town's lower part: the news or the town log, one at a time."""

from typing import Protocol

from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.ui.canvas import INK, Canvas, inside
from game.ui.entry import Entry
from game.ui.hud import EDGE, HEIGHT
from game.ui.inspector.head import CROSS
from game.ui.lists.board import Pressed
from game.ui.lists.chips import Chip, Chips
from game.ui.lists.goals import Goal
from game.ui.log.page import LogPage
from game.ui.news.page import NewsPage

NEWS, LOG = "news", "log"
CLOSE, COPY, EXPORT = "close", "copy", "export"
LEAST, MOST = 560.0, 1100.0
"""Points it needs to be read, and more than which it never takes."""
_INSET, _HEAD, _SHARE = 12.0, 46.0, 0.56


class Page(Protocol):
    """What can be open in it."""

    name: str
    entry: Entry

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]: ...
    def news(self) -> tuple[object, ...]: ...
    def draw(self, canvas: Canvas, place: Region, pointer: tuple[float, float]) -> None: ...
    def press(self, x: float, y: float, extend: bool = False) -> Pressed | Goal | None: ...
    def follow_up(self, pressed: Pressed) -> Goal | None: ...
    def submit(self) -> None: ...
    def back(self) -> bool: ...
    def drag(self, x: float, y: float) -> None: ...
    def key(self, symbol: int, extend: bool = False) -> Pressed | None: ...
    def scroll(self, x: float, y: float, rows: int) -> None: ...
    def said(self) -> str: ...
    def said_all(self) -> str: ...
    def many(self) -> bool: ...
    def mark_all(self) -> None: ...
    def title(self) -> str: ...


class WidePanel:
    """`open` names the page shown, None for none. `narrow` is true where it has to lie over the list of people."""

    def __init__(self, picture: TownPicture) -> None:
        self.log = LogPage(picture)
        self._pages: dict[str, Page] = {NEWS: NewsPage(picture), LOG: self.log}
        self.open: str | None = None
        self.sentence = ""
        self.place: Region = (0, 0, LEAST, 300)
        self._tabs, self._buttons = Chips(), Chips()

    @property
    def page(self) -> Page:
        """The page that is open, or was last."""
        return self._pages[self.open or NEWS]

    def toggle(self, name: str) -> None:
        """Open a page, or close the panel where it is open already."""
        self.open, self.sentence = (None if self.open == name else name), ""

    def close(self) -> None:
        """Put it away."""
        self.open = None

    def lie(self, left: float, right: float, height: float) -> None:
        """Lie between two sides of the window, over its lower part."""
        wide = min(right - left - 2 * EDGE, MOST)
        tall = max(330.0, height * _SHARE)
        top = max(height - tall - EDGE, 2 * EDGE + HEIGHT - 4)
        self.place = (round(left + (right - left - wide) / 2), round(top), wide, height - EDGE - round(top))

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self.open is not None and inside(self.place, x, y)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        if self.open is None:
            return ()
        return (
            self.open,
            self.place,
            self.sentence,
            self._tabs.at(*pointer),
            self.button_at(*pointer),
            self.page.signature(pointer),
        )

    def news(self) -> tuple[object, ...]:
        """What it tells of the town."""
        return self.page.news() if self.open is not None else ()

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        if self.open is None:
            return
        x, y, width, height = self.place
        canvas.frame("panel", self.place)
        names = [Chip(name, page.name, name == self.open) for name, page in self._pages.items()]
        self._tabs.draw(canvas, (x + _INSET, y + 12, width, 0), names, pointer)
        buttons = [Chip(COPY, "", icon="copy"), Chip(EXPORT, "", icon="export"), Chip(CLOSE, CROSS)]
        self._buttons.draw(canvas, (x + width - 124, y + 12, 124, 0), buttons, pointer)
        hint = {COPY: "Copy what is chosen, or all (Ctrl+C)", EXPORT: "Write all of it to a file (Ctrl+E)"}
        text = hint.get(self.button_at(*pointer) or "", self.sentence)
        for number, line in enumerate(canvas.words.wrap(text, 11.5, width - 320, 2)):
            canvas.text(line, x + 176, y + 10 + number * 15, 11.5, INK)
        self.page.draw(canvas, (x + _INSET, y + _HEAD, width - 2 * _INSET, height - _HEAD - _INSET), pointer)

    def button_at(self, x: float, y: float) -> str | None:
        """ "close", "copy" or "export" when that button lies under a point."""
        return self._buttons.at(x, y) if self.open is not None else None

    def press(self, x: float, y: float, extend: bool = False) -> Pressed | Goal | None:
        """A click on a page's name or in the page."""
        tab = self._tabs.at(x, y)
        if tab is not None:
            self.open, self.sentence = tab, ""
            return None
        return self.page.press(x, y, extend)
