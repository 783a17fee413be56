"""Owns the panel at the right: whose inspector is open, at which tab, and what a click or a key does in it."""

from collections.abc import Sequence

from arcade import key

from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.ui.canvas import Canvas, inside
from game.ui.entry import Entry
from game.ui.hud import EDGE
from game.ui.inspector.head import Head
from game.ui.inspector.memory import MemoryTab
from game.ui.inspector.now import NowTab
from game.ui.inspector.people import PeopleTab
from game.ui.inspector.reflections import ReflectionsTab
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.inspector.talks import TalksTab
from game.ui.interview.tab import AskTab
from game.ui.lists.board import Board, Pressed, said
from game.ui.lists.chips import Chip, Chips
from game.ui.lists.goals import Goal, ToPlace, ToResident, ToTheirs
from game.ui.lists.items import Item

WIDTH = 372.0
_INSET, _FOOT = 12.0, 48.0
CLOSE, FOLLOW, COPY, EXPORT = "close", "follow", "copy", "export"


class Inspector:
    """About `number`; not shown while that is None. `tab` counts from 0."""

    def __init__(self, picture: TownPicture) -> None:
        self._picture = picture
        self.number: int | None = None
        self.following = False
        people, memory = PeopleTab(), MemoryTab(picture.scene.decisions)
        self.ask = AskTab(picture.scene)
        self.tabs: tuple[Tab, ...] = (NowTab(), memory, ReflectionsTab(), people, TalksTab(people.bonds), self.ask)
        self.tab = 0
        self.sentence = ""
        self.place: Region = (0, EDGE, WIDTH, 400)
        self._subject: Subject | None = None
        self._came_from: list[int] = []
        self._board, self._head = Board(), Head()
        self._tab_chips, self._foot = Chips(), Chips()

    @property
    def shown(self) -> bool:
        """Whether it is open."""
        return self._subject is not None

    @property
    def entry(self) -> Entry | None:
        """The field of the tab that is open, None where it has none."""
        tab = self.tabs[self.tab]
        return tab.entry if tab.page is None else None

    @property
    def page(self) -> Goal | None:
        """What is open in the tab."""
        return self.tabs[self.tab].page

    def show(self, number: int | None) -> None:
        """Be about somebody, at the same tab, or go away, as for who has no mind to look into."""
        if number not in self._picture.scene.residents:
            number = None
        if number == self.number:
            return
        self.number, self.sentence, self._came_from = number, "", []
        self._subject = Subject(self._picture, number) if number is not None else None
        if self._subject is not None:
            for tab in self.tabs:
                tab.show(self._subject)

    def choose(self, tab: int) -> None:
        """Open a tab."""
        self.tab, self.sentence = tab % len(self.tabs), ""
        self._board.chips.cursor = None

    def resize(self, width: float, height: float) -> None:
        """Stand at the window's right edge."""
        self.place = (width - WIDTH - EDGE, EDGE, WIDTH, height - 2 * EDGE)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        if self._subject is None:
            return (None,)
        tab = self.tabs[self.tab]
        buttons = (self._head.button_at(*pointer), self._tab_chips.at(*pointer), self._foot.at(*pointer))
        touched = self._board.signature(pointer, tab.list, self.entry)
        return (self.place, self.number, self.tab, tab.page, tab.stage, self.following, self.sentence, buttons, touched)

    def news(self) -> tuple[object, ...]:
        """What it tells of the town."""
        if self._subject is None:
            return ()
        self._subject.look()
        return (self._subject.whose, self._picture.mood(self._subject.number), self.tabs[self.tab].news(self._subject))

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        if self._subject is None:
            return
        x, y, width, height = self.place
        canvas.frame("panel", self.place)
        top = self._head.draw(canvas, self.place, self._subject, pointer, self.following)
        names = [Chip(str(number), tab.name, number == self.tab) for number, tab in enumerate(self.tabs)]
        inner = width - 2 * _INSET
        top += self._tab_chips.draw(canvas, (x + _INSET, top, inner, 0), names, pointer) + 8
        tab = self.tabs[self.tab]
        parts = (self.entry, tab.chips(self._subject), tab.list)
        self._board.draw(canvas, (x + _INSET, top, inner, y + height - _FOOT - top), parts, self.items(), pointer)
        self._draw_foot(canvas, pointer)

    def items(self) -> Sequence[Item]:
        """The rows of the tab that is open."""
        return self.tabs[self.tab].items(self._subject) if self._subject is not None else ()

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self._subject is not None and inside(self.place, x, y)

    def button_at(self, x: float, y: float) -> str | None:
        """ "close", "follow", "copy" or "export" when that button lies under a point."""
        return (self._head.button_at(x, y) or self._foot.at(x, y)) if self._subject is not None else None

    def press(self, x: float, y: float, extend: bool = False) -> Pressed | None:
        """A click on a tab, the field, a filter or a row."""
        tab = self._tab_chips.at(x, y)
        if tab is not None:
            self.choose(int(tab))
            return None
        return self._board.press(x, y, extend)

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held."""
        self._board.drag(x, y)

    def key(self, symbol: int, extend: bool = False) -> Pressed | None:
        """A key that moves in the tab."""
        if symbol == key.BACKSPACE:
            return Pressed() if self.back() else None
        return self._board.key(symbol, extend)

    def submit(self) -> bool:
        """Enter in the field of the tab. Whether that means something there."""
        return self._subject is not None and self.tabs[self.tab].submit()

    def scroll(self, rows: int) -> None:
        """Move the list by whole rows."""
        self.tabs[self.tab].list.scroll(rows)

    def follow_up(self, pressed: Pressed) -> Goal | None:
        """Do what was pressed; answers a goal that is not in here (somebody else, a place)."""
        tab = self.tabs[self.tab]
        if pressed.chip is not None:
            outside = tab.goal_of(pressed.chip)
            if outside is not None:
                return outside
            if pressed.chip == "back":
                self.back()
            else:
                tab.press_chip(pressed.chip)
            return None
        items = self.items()
        if pressed.row is None or pressed.row >= len(items):
            return None
        goal = items[pressed.row].goal
        return self.open(goal) if goal is not None else None

    def back(self) -> bool:
        """Leave the page that is open, to the tab one came from. Whether there was one."""
        if not self.tabs[self.tab].back():
            return False
        if self._came_from:
            self.tab = self._came_from.pop()
        return True

    def said(self) -> str:
        """The rows chosen, or all of the tab, as Markdown."""
        return said(self.items(), self.tabs[self.tab].list)

    def said_all(self) -> str:
        """All of the tab, as Markdown."""
        return said(self.tabs[self.tab].written(self._subject)) if self._subject is not None else ""

    def many(self) -> bool:
        """Whether more than one row is chosen."""
        return self.tabs[self.tab].list.many

    def mark_all(self) -> None:
        """Choose every row."""
        self.tabs[self.tab].list.mark_all()

    def title(self) -> str:
        """What the tab is, for a file."""
        return self.tabs[self.tab].title(self._subject) if self._subject is not None else ""

    def open(self, goal: Goal) -> Goal | None:
        """Show a page in the tab that has it; answers a goal that is not in here (somebody else, a place)."""
        if isinstance(goal, ToTheirs) and goal.resident == self.number:
            return self.open(goal.page)
        if isinstance(goal, ToResident | ToPlace | ToTheirs):
            return goal
        before = self.tab, self.page
        taking = next((number for number, tab in enumerate(self.tabs) if tab.takes(goal)), self.tab)
        self.tab = taking
        if before != (self.tab, self.page):
            self._came_from.append(before[0])
        return None

    def _draw_foot(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        x, y, width, height = self.place
        top = y + height - 40
        self._foot.draw(
            canvas, (x + _INSET, top, width, 0), [Chip(COPY, "", icon="copy"), Chip(EXPORT, "", icon="export")], pointer
        )
        hint = {COPY: "Copy what is chosen, or all (Ctrl+C)", EXPORT: "Write all of it to a file (Ctrl+E)"}
        text = hint.get(self._foot.at(*pointer) or "", self.sentence)
        for number, line in enumerate(canvas.words.wrap(text, 11.5, width - 108, 2)):
            canvas.text(line, x + 86, top - 2 + number * 15, 11.5)
