"""Owns the chat panel at the bottom: who is there, what was said, and the line the player types."""

from arcade import key

from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.ui.avatar.avatar import Avatar
from game.ui.canvas import WOOD, Canvas, inside
from game.ui.chat.rows import Aside, Spoken
from game.ui.chat.talk import Talk
from game.ui.entry import Entry
from game.ui.hud import EDGE
from game.ui.lists.chips import HEIGHT as CHIP
from game.ui.lists.chips import Chip, Chips
from game.ui.lists.scroll_list import ScrollList

SAY, LEAVE, JOIN = "say", "leave", "join:"
MOST, TALL, LEAST = 760.0, 268.0, 228.0
_INSET, _HEAD, _FIELD = 12.0, 45.0, 32.0
_LONGEST_LINE = 600
"""Letters of a line."""
_PLACEHOLDER = "Say something, then press Enter"


class ChatPanel:
    """Open while the avatar is in a talk. `entry` is the line being typed."""

    name = "chat"

    def __init__(self, picture: TownPicture, avatar: Avatar) -> None:
        self._picture, self.talk = picture, Talk(picture, avatar)
        self.entry = Entry("", _PLACEHOLDER, _LONGEST_LINE, size=13.5)
        self.place: Region = (0, 0, 0, 0)
        self.list, self._top, self._foot = ScrollList(), Chips(), Chips()
        self._of: int | None = None
        self._rows: tuple[Spoken | Aside, ...] = ()
        self._at_end = True
        self.hidden = False

    @property
    def shown(self) -> bool:
        """Whether it is open."""
        return self.talk.on is not None and not self.hidden

    def look(self) -> bool:
        """See what has come; whether a talk has just begun."""
        talk = self.talk.on
        begun = talk is not None and talk.id != self._of
        if begun:
            self.entry.text = ""
            self.list.begin()
            self._rows, self._at_end = (), True
        self._of = talk.id if talk is not None else None
        return begun

    def lie(self, left: float, right: float, bottom: float, room: float) -> None:
        """Lie between two sides; `room` is how much of the height may be taken."""
        wide = min(right - left - 2 * EDGE, MOST)
        tall = round(max(LEAST, min(TALL, room)))
        self.place = (round(left + (right - left - wide) / 2), bottom - tall, wide, tall)

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self.shown and inside(self.place, x, y)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        touched = (
            self.entry.signature(),
            self.list.signature(pointer),
            self._top.signature(pointer),
            self._foot.signature(pointer),
        )
        return (self.place, self._of, *touched)

    def news(self) -> tuple[object, ...]:
        """What was said, who thinks, who is there, and who is near."""
        return (self.talk.rows(), self.talk.members(), self.talk.near())

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        x, y, width, height = self.place
        inner = width - 2 * _INSET
        canvas.frame("panel", self.place)
        self._draw_head(canvas, pointer)
        bottom = y + height - _INSET - _FIELD
        say = round(canvas.words.width("Say", 12, True) + 16)
        self.entry.draw(canvas, (x + _INSET, bottom, inner - say - 8, _FIELD))
        self._foot.draw(canvas, (x + width - _INSET - say, bottom + 3, say, 0), [Chip(SAY, "Say")], pointer)
        rows = self.talk.rows()
        if self._at_end and rows is not self._rows:
            self.list.top = len(rows)
        self._rows = rows
        self.list.draw(canvas, (x + _INSET, y + _HEAD, inner, bottom - y - _HEAD - 6), rows, (-1.0, -1.0))

    def _draw_head(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        x, y, width, _ = self.place
        chips = [Chip(LEAVE, "Leave (Esc)")]
        chips[:0] = [Chip(f"{JOIN}{each}", f"Ask {self.talk.name(each).split()[0]} to join") for each in self.talk.near()]
        wide = [round(canvas.words.width(chip.label, 12, True) + 16) + 4 for chip in chips]
        while len(chips) > 1 and sum(wide) > width * 0.55:
            chips.pop(0)
            wide.pop(0)
        self._top.draw(canvas, (x + width - _INSET - sum(wide), y + 10, sum(wide) + 8, CHIP), chips, pointer)
        left = x + _INSET
        for number in self.talk.members()[:3]:
            canvas.portrait(self._picture.looks[number], self._picture.mood(number), left, y + 8, 30)
            left += 34
        room = x + width - _INSET - sum(wide) - left - 12
        title = self.talk.title()
        title = title if canvas.words.width(title, 14, True) <= room else self.talk.title(short=True)
        canvas.text(canvas.words.fit(title, 14, room, True), left + 4, y + 12, 14, WOOD, bold=True)

    def press(self, x: float, y: float) -> str | None:
        """A click: the key of a button, "" for the field, None for anything else."""
        if inside(self.entry.place, x, y):
            self.entry.press(x, y)
            return ""
        chip = self._top.at(x, y) or self._foot.at(x, y)
        if chip is None:
            self.list.press(x, y)
            self.list.marked = None
            self._note_end()
        return chip

    def place_of(self, name: str) -> Region | None:
        """Where a button lies."""
        return self._top.place_of(name) or self._foot.place_of(name)

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held: text is selected, or the bar pulled."""
        if self.entry.focused and inside(self.entry.place, x, y):
            self.entry.drag(x)
            return
        self.list.drag(x, y)
        self.list.marked = None
        self._note_end()

    def scroll(self, rows: int) -> None:
        """Move by whole rows."""
        self.list.scroll(rows)
        self._note_end()

    def key(self, symbol: int) -> bool:
        """A key that moves in what was said, or along the buttons; whether it meant anything."""
        if symbol in (key.PAGEUP, key.PAGEDOWN):
            self.list.page(-1 if symbol == key.PAGEUP else 1)
        elif symbol in (key.UP, key.DOWN):
            self.list.scroll(-1 if symbol == key.UP else 1)
        elif symbol == key.TAB:
            self._top.move(1)
        else:
            return False
        self._note_end()
        return True

    def under_cursor(self) -> str | None:
        """The key of the button the keyboard is at; it is let go of."""
        found, self._top.cursor = self._top.under_cursor(), None
        return found

    def _note_end(self) -> None:
        """Whether the latest is in sight, so that what comes next should be, too."""
        self._at_end = self.list.at_end
