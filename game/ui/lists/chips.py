"""Owns a row of small buttons: tabs, filters, what can be done with a list. They wrap where there is no more room."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import INK, Canvas, inside

HEIGHT = 26.0
_GAP, _PAD, _ICON, _SIZE = 4.0, 8.0, 22.0, 12.0


@dataclass(frozen=True, slots=True)
class Chip:
    """A small button. `on` is drawn pressed; `icon` names a sign before the label."""

    key: str
    label: str
    on: bool = False
    icon: str = ""


class Chips:
    """Where the buttons of a row lie. `cursor` is the one the keyboard is at."""

    def __init__(self) -> None:
        self._places: list[tuple[Chip, Region]] = []
        self.cursor: int | None = None

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to them."""
        return (self.at(*pointer), self.cursor)

    def draw(self, canvas: Canvas, place: Region, chips: Sequence[Chip], pointer: tuple[float, float]) -> float:
        """Draw them from the upper left of a place on; answers the height they took."""
        self._places = list(zip(chips, _laid(canvas.words, place, chips), strict=True))
        hovered = self.at(*pointer)
        for number, (chip, where) in enumerate(self._places):
            lit = chip.key == hovered or number == self.cursor
            canvas.frame("button_on" if chip.on else "button_hover" if lit else "button", where)
            if number == self.cursor:
                canvas.fill((where[0] + 8, where[1] + where[3] - 5, where[2] - 16, 2), INK)
            _draw_inside(canvas, chip, where)
        return self._places[-1][1][1] + HEIGHT - place[1] if self._places else 0.0

    def at(self, x: float, y: float) -> str | None:
        """The key of the button under a point."""
        return next((chip.key for chip, where in self._places if inside(where, x, y)), None)

    def move(self, step: int) -> None:
        """Put the keyboard's cursor on the next button, or the one before."""
        if self._places:
            self.cursor = (
                (self.cursor + step) % len(self._places) if self.cursor is not None else 0 if step > 0 else -1 % len(self._places)
            )

    def under_cursor(self) -> str | None:
        """The key of the button the keyboard is at."""
        return self._places[self.cursor][0].key if self.cursor is not None and self.cursor < len(self._places) else None

    def place_of(self, key: str) -> Region | None:
        """Where a button lies."""
        return next((where for chip, where in self._places if chip.key == key), None)


def _laid(words: Words, place: Region, chips: Sequence[Chip]) -> list[Region]:
    left, top, width, _ = place
    found, x, y = [], left, top
    for chip in chips:
        wide = _width(words, chip)
        if x > left and x + wide > left + width:
            x, y = left, y + HEIGHT + _GAP
        found.append((x, y, wide, HEIGHT))
        x += wide + _GAP
    return found


def _width(words: Words, chip: Chip) -> float:
    label = words.width(chip.label, _SIZE, True) if chip.label else 0.0
    return round(label + (_ICON if chip.icon else 0.0) + 2 * _PAD - (4 if chip.icon and not chip.label else 0))


def _draw_inside(canvas: Canvas, chip: Chip, where: Region) -> None:
    x, y, width, height = where
    if chip.icon:
        canvas.picture(f"icon_{chip.icon}", (x + _PAD - 4, y, _ICON, height))
        x, width = x + _PAD + _ICON - 4, width - 2 * _PAD - _ICON + 4
    canvas.centred(chip.label, (x, y, width, height), _SIZE, INK, bold=True)
