"""Owns a field, small buttons and a list below each other in one place, and what the mouse and the keys do there."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade import key

from game.sprites.atlas import Region
from game.ui.canvas import Canvas, inside
from game.ui.entry import Entry
from game.ui.focus import ENTER
from game.ui.lists.chips import Chip, Chips
from game.ui.lists.items import Item
from game.ui.lists.scroll_list import ScrollList

_FIELD, _GAP = 30.0, 6.0


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a click or Enter met: the `field`, a button's key as `chip`, or a `row` of the list."""

    field: bool = False
    chip: str | None = None
    row: int | None = None


class Board:
    """Draws what it is given and remembers where everything lies."""

    def __init__(self) -> None:
        self.chips = Chips()
        self._entry: Entry | None = None
        self._list = ScrollList()

    def signature(self, pointer: tuple[float, float], rows: ScrollList, entry: Entry | None) -> tuple[object, ...]:
        """What the player has done to it."""
        typed = entry.signature() if entry is not None else ()
        return (typed, self.chips.signature(pointer), rows.signature(pointer))

    def draw(
        self,
        canvas: Canvas,
        place: Region,
        parts: tuple[Entry | None, Sequence[Chip], ScrollList],
        items: Sequence[Item],
        pointer: tuple[float, float],
    ) -> None:
        """Draw a field (if any), buttons (if any) and the rows in what is left of the place."""
        x, y, width, height = place
        entry, chips, rows = parts
        self._entry, self._list = entry, rows
        top = y
        if entry is not None:
            entry.draw(canvas, (x, top, width, _FIELD))
            top += _FIELD + _GAP
        taken = self.chips.draw(canvas, (x, top, width, 0), chips, pointer)
        top += taken + _GAP if taken else 0
        rows.draw(canvas, (x, top, width, y + height - top), items, pointer)

    def press(self, x: float, y: float, extend: bool = False) -> Pressed | None:
        """A click in it; None where it met nothing."""
        if self._entry is not None and inside(self._entry.place, x, y):
            self._entry.press(x, y, extend)
            return Pressed(field=True)
        chip = self.chips.at(x, y)
        if chip is not None:
            return Pressed(chip=chip)
        row = self._list.press(x, y, extend)
        return Pressed(row=row) if row is not None else None

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held: text is selected in the field, rows in the list."""
        if self._entry is not None and self._entry.focused and inside(self._entry.place, x, y):
            self._entry.drag(x)
        else:
            self._list.drag(x, y)

    def key(self, symbol: int, extend: bool) -> Pressed | None:
        """A key that moves in the list or along the buttons; Enter presses what it stands on. None where it means nothing."""
        if walk(self._list, symbol, extend):
            self.chips.cursor = None
        elif symbol in (key.LEFT, key.RIGHT):
            self.chips.move(-1 if symbol == key.LEFT else 1)
        elif symbol in ENTER:
            chip = self.chips.under_cursor()
            row = self._list.marked[1] if self._list.marked else None
            return Pressed(chip=chip) if chip is not None else Pressed(row=row)
        else:
            return None
        return Pressed()


def walk(rows: ScrollList, symbol: int, extend: bool) -> bool:
    """A key that moves in a list: arrows, Page Up and Down, Home and End. Whether it was one."""
    if symbol in (key.UP, key.DOWN):
        rows.step(-1 if symbol == key.UP else 1, extend)
    elif symbol in (key.PAGEUP, key.PAGEDOWN):
        rows.page(-1 if symbol == key.PAGEUP else 1)
    elif symbol in (key.HOME, key.END):
        rows.to_end(symbol == key.END)
    else:
        return False
    return True


def said(items: Sequence[Item], rows: ScrollList | None = None) -> str:
    """The chosen rows as Markdown; all of them when none is chosen, or no list is named."""
    chosen = [items[index].said for index in rows.marked_rows() if index < len(items)] if rows is not None else []
    return "\n".join(chosen or [item.said for item in items])
