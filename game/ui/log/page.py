"""Owns the page of the town log: today's entries, the latest first, filtered by words, person, place and sort."""

from collections.abc import Sequence

from arcade import key

from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.ui.canvas import Canvas
from game.ui.entry import Entry
from game.ui.faces import face_of, name_of
from game.ui.inspector.tab import BACK
from game.ui.lists.board import Board, Pressed, said
from game.ui.lists.chips import Chip
from game.ui.lists.goals import Goal, ToPrompt, ToWhy
from game.ui.lists.items import Item, Paragraph
from game.ui.lists.rows import Rows
from game.ui.lists.scroll_list import ScrollList
from game.ui.log.items import HappeningRow
from game.ui.log.today import Happening, Today
from game.ui.why.page import WhyPage
from game.ui.why.pages import Pages
from game.world.clock import clock_face, minute_of_day
from game.world.places import OUTDOORS

THERE = "there"
A_FRAME = 1500
"""Entries looked at in one frame."""
_SORTS = {"": "All", "talk": "Talk", "doings": "Doings", "things": "Things", "ways": "Comings"}


class LogPage:
    """What is looked for. `person` limits it to whoever is chosen in town."""

    name = "Town log"

    def __init__(self, picture: TownPicture) -> None:
        self._picture = picture
        self.entry = Entry(placeholder="Filter by a name, a place or a word", most=80)
        self._today = Today(picture.scene)
        self._epoch = picture.epoch
        self._board, self._list = Board(), ScrollList()
        self._sort, self._only = "", False
        self._sector: int | None = None
        self.person: int | None = None
        self._fitting: list[Happening] = []
        self._wanted: object = None
        self._looked_at = 0
        self._why, self._pages = WhyPage(), Pages()

    def look(self) -> None:
        """Take in what has happened; asked every frame, open or not, so that nothing of the day is missed."""
        if self._epoch != self._picture.epoch:
            self._epoch, self._today, self._wanted = self._picture.epoch, Today(self._picture.scene), None
        self._today.look()

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        touched = self._board.signature(pointer, self._shown, self._field)
        return (
            touched,
            self._pages.page,
            self._why.stage,
            self._sort,
            self._only,
            self._sector,
            self.person if self._only else 0,
        )

    def news(self) -> tuple[object, ...]:
        """What it tells of the town."""
        self._go_on()
        if self._pages.page is not None:
            return self._why.look(self._picture, self._pages.page)
        return (self._wanted, self._here(), len(self._fitting), self._fitting[0].number if self._fitting else 0, self.person)

    def draw(self, canvas: Canvas, place: Region, pointer: tuple[float, float]) -> None:
        """Draw it."""
        self._board.draw(canvas, place, (self._field, self._chips(), self._shown), self.items(), pointer)

    def items(self) -> Sequence[Item]:
        """The rows, the latest first."""
        if self._pages.page is not None:
            return self._why.items(self._picture)
        entries = self._fitting
        if not entries:
            return [Paragraph("Nothing of the kind has happened today.", faint=True)]
        last = len(entries) - 1
        return Rows(range(len(entries)), lambda index: self._row(entries[last - index]))

    def press(self, x: float, y: float, extend: bool = False) -> Pressed | Goal | None:
        """A click on the field, a button, or an entry."""
        return self._board.press(x, y, extend)

    def follow_up(self, pressed: Pressed) -> Goal | None:
        """Do what was pressed."""
        if pressed.chip == BACK:
            self.back()
            return None
        if pressed.chip == THERE and isinstance(self._pages.page, ToWhy):
            return self._pages.page.place
        if pressed.chip == "person":
            self._only = not self._only
        elif pressed.chip == "place":
            self._sector = None if self._sector is not None else self._here()
        elif pressed.chip is not None:
            self._sort = pressed.chip
        items = self.items()
        if pressed.chip is not None:
            self._list.begin()
        elif pressed.row is not None and pressed.row < len(items):
            return self._open(items[pressed.row].goal)
        return None

    def _open(self, goal: Goal | None) -> Goal | None:
        """Show why, or a prompt; answers a goal that is not in here."""
        if not isinstance(goal, ToWhy | ToPrompt):
            return goal
        self._pages.open(goal)
        return None

    def back(self) -> bool:
        """Leave the page of a why. Whether one was open."""
        return self._pages.back()

    def submit(self) -> None:
        """Enter in the field: nothing more than typing has done."""

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held."""
        self._board.drag(x, y)

    def key(self, symbol: int, extend: bool = False) -> Pressed | None:
        """A key that moves in it."""
        if symbol == key.BACKSPACE:
            return Pressed() if self.back() else None
        return self._board.key(symbol, extend)

    def scroll(self, x: float, y: float, rows: int) -> None:
        """Move the list by whole rows."""
        self._shown.scroll(rows)

    def said(self) -> str:
        """The rows chosen, or all, as Markdown."""
        return said(self.items(), self._shown)

    def said_all(self) -> str:
        """All of them."""
        return said(self.items())

    def many(self) -> bool:
        """Whether more than one row is chosen."""
        return self._shown.many

    def mark_all(self) -> None:
        """Choose every row."""
        self._shown.mark_all()

    def title(self) -> str:
        """What it is, for a file."""
        if self._pages.page is not None:
            return "Why" if isinstance(self._pages.page, ToWhy) else "What a model was asked"
        moment = self._picture.scene.clock.moment(self._picture.scene.simulation.now)
        return f"Town log of {moment:%A} {moment.day} {moment:%B %Y}"

    @property
    def _shown(self) -> ScrollList:
        """The list in sight: that of the log, or of a page over it."""
        return self._list if self._pages.page is None else self._pages.list

    @property
    def _field(self) -> Entry | None:
        return self.entry if self._pages.page is None else None

    def _chips(self) -> list[Chip]:
        if self._pages.page is not None:
            there = isinstance(self._pages.page, ToWhy) and self._pages.page.place is not None
            return [Chip(BACK, "\u2039 Back"), *([Chip(THERE, "Go there")] if there else [])]
        chips = [Chip(sort, label, sort == self._sort) for sort, label in _SORTS.items()]
        chips += self._place()
        if self.person is None:
            return chips
        name = name_of(self._picture.scene, self.person).split()[0]
        return [*chips, Chip("person", f"Only {name}", self._only)]

    def _place(self) -> list[Chip]:
        """The button that limits the log to one place: where the person chosen is, until it is let go."""
        sector = self._sector if self._sector is not None else self._here()
        sectors = self._picture.scene.simulation.town.sectors
        return [Chip("place", f"In {sectors[sector].name}", self._sector is not None)] if sector is not None else []

    def _here(self) -> int | None:
        """The sector in which the person chosen is; None outdoors, or when nobody is chosen."""
        body = self._picture.scene.simulation.bodies.get(self.person) if self.person is not None else None
        if body is None:
            return None
        sector = self._picture.scene.simulation.town.arena_at(body.tile).sector
        return sector if sector != OUTDOORS else None

    def _go_on(self) -> None:
        """A frame's part of filtering; what is new comes in as it happens."""
        entries, words = self._today.entries, tuple(self.entry.text.lower().split())
        person = self.person if self._only else None
        wanted = (words, self._sort, person, self._sector, self._today.day)
        if wanted != self._wanted:
            self._wanted, self._fitting, self._looked_at = wanted, [], 0
        part = entries[self._looked_at : self._looked_at + A_FRAME]
        self._looked_at += len(part)
        self._fitting += [each for each in part if each.fits(words, self._sort) and self._is_wanted(each, person)]

    def _is_wanted(self, entry: Happening, person: int | None) -> bool:
        """Whether it is of the person and the place asked for, if any is."""
        arena = self._picture.scene.simulation.town.arenas.get(entry.arena)
        here = self._sector is None or (arena is not None and arena.sector == self._sector)
        return here and person in (None, entry.resident)

    def _row(self, entry: Happening) -> HappeningRow:
        face = face_of(self._picture, entry.resident, "neutral") if entry.resident is not None else None
        return HappeningRow(entry, clock_face(minute_of_day(entry.tick)), face)
