"""Owns the small bar at the bottom: coming to town, and what one can do just now while one is there."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.sprites.atlas import Region
from game.ui.canvas import CREAM, Canvas, inside
from game.ui.lists.chips import HEIGHT as CHIP
from game.ui.lists.chips import Chip, Chips

HEIGHT = 46.0
_PAD, _FACE = 10.0, 32.0


@dataclass(frozen=True, slots=True)
class Offer:
    """What the bar shows: whose face and name (none: nobody is in town), and the buttons."""

    look: str = ""
    name: str = ""
    chips: tuple[Chip, ...] = ()


class Dock:
    """The bar. Its `offer` is set before each frame; it stands in the middle between two sides."""

    name = "dock"

    def __init__(self) -> None:
        self.offer = Offer()
        self.place: Region = (0, 0, 0, 0)
        self._room = (0.0, 0.0, 0.0)
        self._chips = Chips()

    @property
    def shown(self) -> bool:
        """Whether there is anything to press."""
        return bool(self.offer.chips)

    def lie(self, left: float, right: float, bottom: float) -> None:
        """Stand there."""
        self._room = (left, right, bottom)

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self.shown and inside(self.place, x, y)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self.offer, self._room, self._chips.signature(pointer))

    def news(self) -> tuple[object, ...]:
        """Nothing of the town's."""
        return ()

    def press(self, x: float, y: float) -> str | None:
        """The key of the button under a point."""
        return self._chips.at(x, y)

    def place_of(self, key: str) -> Region | None:
        """Where a button lies."""
        return self._chips.place_of(key)

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        left, right, bottom = self._room
        most = right - left - 24
        name, chips = self._fitting(canvas, most)
        width = min(most, self._head(canvas, name) + _wide(canvas, chips) + _PAD)
        self.place = (round(left + (right - left - width) / 2), bottom - HEIGHT, width, HEIGHT)
        x, y, _, _ = self.place
        canvas.frame("bar", self.place)
        if self.offer.look:
            canvas.portrait(self.offer.look, "neutral", x + _PAD, y + (HEIGHT - _FACE) / 2, _FACE)
        if name:
            canvas.text(name, x + _PAD + _FACE + 8, y + 13, 13.5, CREAM, bold=True)
        at = (x + self._head(canvas, name), y + (HEIGHT - CHIP) / 2, width, 0.0)
        self._chips.draw(canvas, at, chips, pointer)

    def _head(self, canvas: Canvas, name: str) -> float:
        face = _FACE + 8 if self.offer.look else 0
        return _PAD + face + (canvas.words.width(name, 13.5, True) + 12 if name else 0)

    def _fitting(self, canvas: Canvas, most: float) -> tuple[str, Sequence[Chip]]:
        """The name and the buttons, said as shortly as the room asks for."""
        ways = [(self.offer.name, self.offer.chips)]
        ways += [("", tuple(_short(chip, ends) for chip in self.offer.chips)) for ends in ((), (" (",), (" (", ":", " with "))]
        fit = (way for way in ways if self._head(canvas, way[0]) + _wide(canvas, way[1]) + _PAD <= most)
        return next(fit, ways[-1])


def _wide(canvas: Canvas, chips: Sequence[Chip]) -> float:
    return sum(round(canvas.words.width(chip.label, 12, True) + 16) + 4 for chip in chips)


def _short(chip: Chip, ends: tuple[str, ...]) -> Chip:
    """Only what stands before the first of some ends: the key in brackets, the thing, the person."""
    label = chip.label
    for end in ends:
        label = label.partition(end)[0]
    return Chip(chip.key, label, chip.on)
