"""Owns whispering to a resident as their own inner voice, and seeing what they made of it."""

from collections.abc import Sequence

from game.ai.memory import Memory
from game.sprites.atlas import Region
from game.sprites.town_picture import TownPicture
from game.ui.canvas import FAINT, WOOD, Canvas, inside
from game.ui.chat.rows import Aside
from game.ui.entry import Entry
from game.ui.inspector.head import CROSS
from game.ui.lists.chips import Chip, Chips
from game.ui.lists.items import Item, Paragraph
from game.ui.lists.scroll_list import ScrollList
from game.world.commands import Whisper

CLOSE, SEND = "close", "send"
WIDTH, HEIGHT = 380.0, 214.0
_INSET, _LONGEST = 12.0, 300
_HINT = "They take it for a thought of their own, and nobody else hears it."


class InnerVoice:
    """The panel; about `number`, not shown while that is None."""

    name = "voice"

    def __init__(self, picture: TownPicture) -> None:
        self._picture = picture
        self.number: int | None = None
        self.entry = Entry("", "You are going to \u2026", _LONGEST, size=13.5)
        self.place: Region = (0, 0, WIDTH, HEIGHT)
        self._chips, self._list = Chips(), ScrollList()
        self._sent, self._known = "", 0

    @property
    def shown(self) -> bool:
        """Whether it is open."""
        return self.number is not None

    def show(self, number: int | None) -> None:
        """Be about somebody, or go away."""
        if number != self.number:
            self.number, self._sent = number, ""
            self.entry.text = ""
            self._list.begin()

    def lie(self, left: float, right: float, bottom: float) -> None:
        """Stand in the middle between two sides, over `bottom`."""
        wide = min(WIDTH, right - left - 24)
        self.place = (round(left + (right - left - wide) / 2), bottom - HEIGHT, wide, HEIGHT)

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self.shown and inside(self.place, x, y)

    def send(self) -> bool:
        """Whisper what was typed; whether there was anything."""
        text = " ".join(self.entry.text.split())
        if not text or self.number is None:
            return False
        self._sent, self._known = text, len(self._picture.scene.residents[self.number].stream)
        self._picture.scene.order(Whisper(self.number, text))
        self.entry.text = ""
        return True

    def came_of_it(self) -> Sequence[Memory]:
        """What they remember of the whisper: that a voice said it, and what rests on that."""
        if self.number is None or not self._sent:
            return ()
        view = self._picture.scene.residents[self.number].stream.view()
        found: list[Memory] = []
        for number in range(self._known, len(view)):
            memory = view[number]
            rests = any(each.number in memory.content.evidence for each in found)
            if rests or (not found and self._sent in memory.text):
                found.append(memory)
        return found

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it, and how much has come of it."""
        touched = (self.entry.signature(), self._chips.signature(pointer), self._list.signature(pointer))
        return (self.place, self.number, self._sent, self._marks(), *touched)

    def news(self) -> tuple[object, ...]:
        """Nothing that may wait."""
        return ()

    def _marks(self) -> int:
        """Grows with their memories while something is awaited."""
        return len(self._picture.scene.residents[self.number].stream) if self.number is not None and self._sent else 0

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        if self.number is None:
            return
        x, y, width, height = self.place
        canvas.frame("panel", self.place)
        name = self._picture.scene.residents[self.number].name
        canvas.portrait(self._picture.looks[self.number], self._picture.mood(self.number), x + _INSET, y + 10, 36)
        canvas.text(canvas.words.fit(f"Whisper to {name}", 14, width - 100, True), x + 56, y + 10, 14, WOOD, bold=True)
        canvas.text(canvas.words.fit("as their inner voice", 12, width - 100), x + 56, y + 29, 12, FAINT)
        self.entry.draw(canvas, (x + _INSET, y + 54, width - 2 * _INSET - 86, 32))
        self._chips.draw(canvas, (x + width - 88, y + 57, 90, 0), [Chip(SEND, "Whisper")], pointer)
        self._cross(canvas, pointer)
        self._list.draw(canvas, (x + _INSET, y + 94, width - 2 * _INSET, height - 104), self._items(name), (-1.0, -1.0))

    def _cross(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        place = self._cross_place()
        canvas.frame("button_hover" if inside(place, *pointer) else "button", place)
        canvas.centred(CROSS, place, 15, bold=True)

    def _cross_place(self) -> Region:
        return (self.place[0] + self.place[2] - 40, self.place[1] + 12, 28, 26)

    def _items(self, name: str) -> list[Item]:
        if not self._sent:
            return [Paragraph(_HINT, faint=True)]
        first, found = name.split()[0], self.came_of_it()
        rows: list[Item] = [Paragraph(f"You whispered: \u201c{self._sent}\u201d", most=3)]
        rows += [Paragraph(f"\u2192 {memory.text}.".replace("..", "."), most=4) for memory in found[1:]]
        if not found:
            rows.append(Aside(f"{first} has not heard it yet."))
        elif len(found) == 1:
            rows.append(Aside(f"{first} has heard it, and lets it pass."))
        return rows

    def press(self, x: float, y: float) -> str | None:
        """A click: the key of a button, "" for the field, None for anything else."""
        if inside(self.entry.place, x, y):
            self.entry.press(x, y)
            return ""
        return CLOSE if inside(self._cross_place(), x, y) else self._chips.at(x, y)

    def place_of(self, name: str) -> Region | None:
        """Where a button lies."""
        return self._cross_place() if name == CLOSE else self._chips.place_of(name)

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held."""
        if self.entry.focused:
            self.entry.drag(x)

    def scroll(self, rows: int) -> None:
        """Move by whole rows."""
        self._list.scroll(rows)
