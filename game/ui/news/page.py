"""Owns the page of news: pieces to pick from or a text to ask about, and beside it the chain of who told whom."""

from collections.abc import Sequence

from arcade import key

from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.study.news import News
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.entry import Entry
from game.ui.faces import face_of, name_of
from game.ui.focus import ENTER
from game.ui.lists.board import Board, Pressed, said, walk
from game.ui.lists.chips import Chip
from game.ui.lists.goals import Goal, ToResident
from game.ui.lists.items import Item, Paragraph
from game.ui.lists.scroll_list import ScrollList
from game.ui.news.items import KnowerRow, NewsRow
from game.ui.news.reading import Reading
from game.ui.news.tree import Knower, tree_of
from game.ui.times import short_time
from game.world.clock import TICKS_PER_MINUTE

_AGAIN = 10 * TICKS_PER_MINUTE
"""How old what was read may become while one looks at it, ticks."""
_SHARE, _GAP = 0.38, 14.0


class NewsPage:
    """Which piece is chosen, and what was read."""

    name = "News"

    def __init__(self, picture: TownPicture) -> None:
        self._picture, self._scene = picture, picture.scene
        self.entry = Entry(placeholder="Type a piece of news, then Enter", most=160)
        self._reading = Reading(picture.scene)
        self._epoch = picture.epoch
        self._board, self._chain = Board(), ScrollList()
        self._list = ScrollList()
        self._chosen: tuple[int, int] | None = None
        self._on_chain = False

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        touched = self._board.signature(pointer, self._list, self.entry)
        return (touched, self._chain.signature(pointer), self._chosen, self._on_chain)

    def news(self) -> tuple[object, ...]:
        """What it tells of the town. While it is open, what was read is read anew when it has become old."""
        if self._epoch != self._picture.epoch:
            self._epoch = self._picture.epoch
            self._reading.begin_anew(self.entry.text.strip())
        reading, now = self._reading, self._scene.simulation.now
        reading.poll()
        if reading.read_at is None or (reading.rested and not 0 <= now - reading.read_at < _AGAIN):
            reading.find()
        return (id(reading.pieces), id(reading.asked), reading.trouble, reading.busy)

    def draw(self, canvas: Canvas, place: Region, pointer: tuple[float, float]) -> None:
        """Draw the list at the left and the chain at the right."""
        x, y, width, height = place
        side = max(210.0, width * _SHARE)
        chips = [Chip("forget", "\u2039 All news")] if self._reading.asked is not None or self._reading.trouble else []
        self._board.draw(canvas, (x, y, side, height), (self.entry, chips, self._list), self._pieces(), pointer)
        canvas.fill((x + side + _GAP / 2, y, 2, height), (0.85, 0.73, 0.55))
        left = x + side + _GAP
        chosen = self._news()
        if chosen is None:
            canvas.text(
                canvas.words.fit("Pick a piece of news to see who told whom.", 13, x + width - left), left, y + 6, 13, FAINT
            )
        else:
            lines = canvas.words.wrap(chosen.text, 13.5, x + width - left, 3, True)
            for number, text in enumerate(lines):
                canvas.text(text, left, y + 2 + number * 19, 13.5, INK, bold=True)
            top = y + len(lines) * 19 + 8
            self._chain.draw(canvas, (left, top, x + width - left, y + height - top), self.items(), pointer)

    def items(self) -> Sequence[Item]:
        """The chain of the piece that is chosen."""
        news = self._news()
        return [self._knower(each) for each in tree_of(news)] if news is not None else []

    def press(self, x: float, y: float, extend: bool = False) -> Pressed | Goal | None:
        """A click on the field, a piece of news, or a face."""
        self._on_chain = self._chosen is not None and inside(self._chain.place, x, y)
        if self._on_chain:
            row = self._chain.press(x, y, extend)
            return self.items()[row].goal if row is not None else None
        return self._board.press(x, y, extend)

    def follow_up(self, pressed: Pressed) -> Goal | None:
        """Do what was pressed."""
        if pressed.chip == "forget":
            self._reading.asked, self._reading.trouble = None, ""
            self.entry.clear()
            self._list.begin()
        pieces = self._shown()
        if pressed.row is not None and pressed.row < len(pieces) and not self._on_chain:
            self._choose(pieces[pressed.row])
        elif pressed.row is not None and self._on_chain:
            return self.items()[pressed.row].goal
        return None

    def back(self) -> bool:
        """There is nothing one could go back to."""
        return False

    def submit(self) -> None:
        """Enter in the field: ask about what was typed."""
        if self.entry.text.strip():
            self._chosen = None
            self._reading.ask(self.entry.text.strip())

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held."""
        if self._on_chain:
            self._chain.drag(x, y)
        else:
            self._board.drag(x, y)

    def key(self, symbol: int, extend: bool = False) -> Pressed | None:
        """A key that moves in the list, or in the chain: Right leads into it, Left out of it."""
        if symbol in (key.LEFT, key.RIGHT):
            self._on_chain = symbol == key.RIGHT and self._news() is not None
            return Pressed()
        if not self._on_chain:
            return self._board.key(symbol, extend)
        if symbol in ENTER:
            return Pressed(row=self._chain.marked[1]) if self._chain.marked else None
        return Pressed() if walk(self._chain, symbol, extend) else None

    def scroll(self, x: float, y: float, rows: int) -> None:
        """Move what lies under a point."""
        (self._chain if inside(self._chain.place, x, y) else self._list).scroll(rows)

    def said(self) -> str:
        """What is chosen of the chain, or all of it, as Markdown; the list of news where none is chosen."""
        return said(self.items(), self._chain) if self._news() is not None else said(self._pieces(), self._list)

    def said_all(self) -> str:
        """The whole chain below its piece of news, or all news."""
        news = self._news()
        return f"{news.text}\n\n{said(self.items())}" if news is not None else said(self._pieces())

    def many(self) -> bool:
        """Whether more than one row is chosen."""
        return (self._chain if self._on_chain else self._list).many

    def mark_all(self) -> None:
        """Choose every row."""
        (self._chain if self._news() is not None else self._list).mark_all()

    def title(self) -> str:
        """What it is, for a file."""
        news = self._news()
        return f"News: {news.text}" if news is not None else "News"

    def _shown(self) -> list[News]:
        return [self._reading.asked] if self._reading.asked is not None else list(self._reading.pieces)

    def _news(self) -> News | None:
        if self._chosen is None and self._reading.asked is not None:
            return self._reading.asked
        return next((each for each in self._shown() if (each.root.owner, each.root.number) == self._chosen), None)

    def _choose(self, news: News) -> None:
        self._chosen = (news.root.owner, news.root.number)
        self._chain.begin()

    def _pieces(self) -> list[Item]:
        if self._reading.trouble:
            return [Paragraph(self._reading.trouble, faint=True)]
        chosen = self._news()
        rows: list[Item] = [
            NewsRow(
                each.text,
                name_of(self._scene, each.root.owner),
                len(each.known_by),
                len(self._scene.residents),
                chosen is not None and each.root == chosen.root,
                ToResident(each.root.owner),
            )
            for each in self._shown()
        ]
        waiting = (
            "Reading who told whom\u2026" if self._reading.busy else "No news has been told on yet. Type one to ask about it."
        )
        return rows or [Paragraph(waiting, faint=True)]

    def _knower(self, knower: Knower) -> KnowerRow:
        hop, face = knower.hop, face_of(self._picture, knower.who)
        if hop is None:
            how = "knew it from the start"
        else:
            when = short_time(self._scene.clock, hop.tick, self._scene.simulation.now)
            how = f"{when}, from {name_of(self._scene, hop.source).split()[0]}"
        return KnowerRow(name_of(self._scene, knower.who), how, face, knower.rails, knower.tells, ToResident(knower.who))
