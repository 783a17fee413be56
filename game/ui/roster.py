"""Owns the list of everybody: search as you type, who does what, click to go there."""

from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.hud import EDGE, HEIGHT

WIDTH = 246
ROW = 46
_HEAD = 46


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the list."""

    number: int
    name: str
    doing: str
    look: str
    mood: str


def matching(entries: list[Entry], query: str) -> list[Entry]:
    """Those in whose name or doing every word of the query begins a word; all of them when it is empty."""
    wanted = query.lower().split()
    return [
        entry
        for entry in entries
        if all(any(word.startswith(part) for word in f"{entry.name} {entry.doing}".lower().split()) for part in wanted)
    ]


class Roster:
    """The panel at the left."""

    def __init__(self, picture: TownPicture) -> None:
        self._picture = picture
        self.shown, self.typing = True, False
        self.query, self._scroll = "", 0
        self.place: Region = (EDGE, 2 * EDGE + HEIGHT - 4, WIDTH, 400)

    def resize(self, height: float) -> None:
        """Reach down to the window's lower edge."""
        x, y, width, _ = self.place
        self.place = (x, y, width, height - y - EDGE)

    def signature(self, pointer: tuple[float, float], selected: int | None) -> tuple[object, ...]:
        """What the player has done to it."""
        return (self.place, self.query, self.typing, self._scroll, self.entry_at(*pointer), selected)

    def news(self) -> tuple[object, ...]:
        """What it tells of the town."""
        return tuple(self.entries())

    def entries(self) -> list[Entry]:
        """Who is listed, by name: everybody who is in town."""
        scene, picture = self._picture.scene, self._picture
        everybody = []
        for number, resident in scene.residents.items():
            body = scene.simulation.bodies.get(number)
            if body is None:
                continue
            idle = "in town" if resident.visitor else "thinking"
            text = "asleep" if body.asleep else body.doing.text if body.doing is not None else idle
            everybody.append(Entry(number, resident.name, text, picture.looks[number], picture.mood(number)))
        return matching(sorted(everybody, key=lambda entry: entry.name), self.query)

    def draw(self, canvas: Canvas, pointer: tuple[float, float], selected: int | None) -> None:
        """Draw it."""
        x, y, width, _ = self.place
        canvas.frame("panel", self.place)
        self._draw_field(canvas)
        entries = self.entries()
        self._scroll = max(0, min(self._scroll, len(entries) - self._lines()))
        hovered = self.entry_at(*pointer)
        for line, entry in enumerate(entries[self._scroll : self._scroll + self._lines()]):
            self._draw_row(canvas, entry, self._row(line), entry.number == hovered, entry.number == selected)
        if not entries:
            canvas.centred("Nobody by that name", (x, y + _HEAD, width, 60), 13, FAINT)
        self._draw_bar(canvas, len(entries))

    def press(self, x: float, y: float) -> int | None:
        """Somebody chosen by a click; a click on the field begins typing."""
        self.typing = inside(self._field(), x, y)
        return self.entry_at(x, y)

    def type(self, text: str) -> None:
        """Add to the search."""
        self.query = (self.query + "".join(c for c in text if c.isprintable()))[:24]
        self._scroll = 0

    def erase(self) -> None:
        """Take the last character of the search away."""
        self.query, self._scroll = self.query[:-1], 0

    def stop_typing(self) -> None:
        """Leave the field; the list is whole again."""
        self.typing, self.query, self._scroll = False, "", 0

    def reveal(self, number: int) -> None:
        """Move the list so that somebody's row is shown."""
        line = next((line for line, entry in enumerate(self.entries()) if entry.number == number), None)
        if line is not None and not self._scroll <= line < self._scroll + self._lines():
            self._scroll = max(0, min(line - self._lines() // 2, len(self.entries()) - self._lines()))

    def scroll(self, rows: int) -> None:
        """Move the list by whole rows."""
        self._scroll = max(0, min(self._scroll + rows, len(self.entries()) - self._lines()))

    def entry_at(self, x: float, y: float) -> int | None:
        """Whose row lies under a point."""
        if not self.shown:
            return None
        listed = self.entries()[self._scroll : self._scroll + self._lines()]
        return next((entry.number for line, entry in enumerate(listed) if inside(self._row(line), x, y)), None)

    def _lines(self) -> int:
        return max(1, int((self.place[3] - _HEAD - 14) // ROW))

    def _field(self) -> Region:
        x, y, width, _ = self.place
        return (x + 12, y + 12, width - 24, 30)

    def _row(self, line: int) -> Region:
        x, y, width, _ = self.place
        return (x + 10, y + _HEAD + 2 + line * ROW, width - 28, ROW - 2)

    def _draw_field(self, canvas: Canvas) -> None:
        x, y, width, height = self._field()
        canvas.frame("field", (x, y, width, height))
        caret = "|" if self.typing else ""
        if self.query or self.typing:
            canvas.text(self.query + caret, x + 10, y + 5, 13)
        else:
            canvas.text("Find somebody", x + 10, y + 5, 13, FAINT)

    def _draw_row(self, canvas: Canvas, entry: Entry, place: Region, hovered: bool, chosen: bool) -> None:
        x, y, width, _ = place
        if hovered or chosen:
            canvas.frame("row_on" if chosen else "row_hover", place)
        canvas.portrait(entry.look, entry.mood, x + 4, y + 4, 36)
        canvas.text(canvas.words.fit(entry.name, 13, width - 56, True), x + 48, y + 4, 13, INK, bold=True)
        canvas.text(canvas.words.fit(entry.doing, 12, width - 56), x + 48, y + 22, 12, FAINT)

    def _draw_bar(self, canvas: Canvas, entries: int) -> None:
        """A scroll bar, where not everybody fits."""
        if entries <= self._lines():
            return
        x, y, width, height = self.place
        length = height - _HEAD - 18
        top = y + _HEAD + 4 + length * self._scroll / entries
        canvas.fill((x + width - 15, y + _HEAD + 4, 4, length), (0.85, 0.74, 0.55))
        canvas.fill((x + width - 15, top, 4, length * self._lines() / entries), (0.53, 0.31, 0.25))
