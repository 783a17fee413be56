"""Owns what a page asks of each thing on it."""

from typing import Protocol

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import Canvas
from game.ui.entry import Entry


class Control(Protocol):
    """Something on a page, as wide as the page. `place` is where it was drawn last; sizes are points."""

    place: Region

    @property
    def reachable(self) -> bool:
        """Whether the keyboard stops at it."""
        ...

    @property
    def entry(self) -> Entry | None:
        """The field in it that takes the keyboard."""
        ...

    def height(self, words: Words, width: float) -> float:
        """How high it is when it is so wide."""
        ...

    def signature(self) -> tuple[object, ...]:
        """Everything its looks depend on but the mouse and the keyboard's place."""
        ...

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it over a place; `lit` under the mouse, `reached` by the keyboard."""
        ...

    def press(self, x: float, y: float) -> None:
        """A click in its place."""
        ...

    def step(self, way: int) -> bool:
        """The left (-1) or right (1) arrow; whether it meant anything."""
        ...

    def enter(self) -> None:
        """Enter, or Space, was pressed on it."""
        ...


class Still:
    """What all controls that only show something have in common."""

    reachable = False
    entry: Entry | None = None

    def __init__(self) -> None:
        self.place: Region = (0, 0, 0, 0)

    def press(self, x: float, y: float) -> None:
        """Nothing."""

    def step(self, way: int) -> bool:
        """Nothing."""
        return False

    def enter(self) -> None:
        """Nothing."""
