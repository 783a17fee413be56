"""Owns the ready-made towns: which there are, and the cards they are chosen by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.ai.residents_file import load_residents
from game.assets import asset
from game.session.ground import DEFAULT_MAP, DEFAULT_RESIDENTS, map_of
from game.sprites.atlas import Region
from game.sprites.looks import look_of_entry
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas, inside
from game.ui.pages.buttons import ring
from game.ui.pages.control import Still

SMALL = "three.toml"
HARBOUR = "skerrow.toml"
_ACROSS = 2
_TALL, _GAP, _PAD, _FACE, _STEP = 118.0, 10.0, 12.0, 40.0, 34.0


@dataclass(frozen=True, slots=True)
class ReadyMade:
    """A town of ours that can be begun as it is. `people` are the keys of those who live there; `file` is theirs.

    `map_path` is None on the usual map.
    """

    title: str
    words: str
    file: Path | None = None
    people: tuple[str, ...] = ()
    map_path: Path | None = None

    @property
    def count(self) -> str:
        """ "25 people"; "" where that is not known yet."""
        return f"{len(self.people)} people" if self.people else ""


def ready_made() -> tuple[ReadyMade, ...]:
    """The towns of ours. Raises Problem when one's people cannot be read."""
    towns = (
        (DEFAULT_RESIDENTS, "Smallville", "The whole town: a cafe, a college, a pub, and a secret in every house."),
        (SMALL, "Three friends", "The same streets, and hardly anybody in them. Every word can be followed."),
        (HARBOUR, "Skerrow", "A harbour under cliffs: boats, a light, eight people, and a ferry that may stop."),
    )
    return tuple(_town(title, words, asset("residents") / file) for file, title, words in towns)


OWN = ReadyMade("Your own", "A map and people of yours: from files, or written here.")


def _town(title: str, words: str, file: Path) -> ReadyMade:
    people = tuple(look_of_entry(each) for each in load_residents(file))
    lives = map_of(file)
    return ReadyMade(title, words, file, people, None if lives.name == DEFAULT_MAP else lives)


class TownCards(Still):
    """Cards, two in a row; `at` is the one chosen."""

    reachable = True

    def __init__(self, towns: Sequence[ReadyMade], changed: Callable[[int], None]) -> None:
        super().__init__()
        self.towns, self.at = tuple(towns), 0
        self._changed = changed

    @property
    def chosen(self) -> ReadyMade:
        """The town chosen."""
        return self.towns[self.at]

    def height(self, words: Words, width: float) -> float:
        """As many rows of cards as there must be."""
        return -(-len(self.towns) // _ACROSS) * (_TALL + _GAP)

    def signature(self) -> tuple[object, ...]:
        """Which is chosen."""
        return (self.at, len(self.towns))

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw them, equally wide."""
        for number, (town, box) in enumerate(zip(self.towns, self._boxes(place), strict=True)):
            chosen = number == self.at
            if chosen and reached:
                ring(canvas, box)
            canvas.frame("button_on" if chosen else "button_hover" if lit else "button", box)
            self._draw_card(canvas, town, box, chosen)

    def _draw_card(self, canvas: Canvas, town: ReadyMade, box: Region, chosen: bool) -> None:
        x, y, width, _ = box
        room = width - 2 * _PAD
        self._draw_faces(canvas, town, (x + _PAD, y + 10, room, _FACE), chosen)
        canvas.text(canvas.words.fit(town.title, 14.5, room, True), x + _PAD, y + 54, 14.5, WOOD, bold=True)
        count = canvas.words.width(town.count, 12)
        if canvas.words.width(town.title, 14.5, True) + count + 8 <= room:
            canvas.text(town.count, x + width - _PAD - count, y + 57, 12, INK if chosen else FAINT)
        for line, text in enumerate(canvas.words.wrap(town.words, 11.5, room, 3)):
            canvas.text(text, x + _PAD, y + 76 + line * 15, 11.5, INK)

    def _draw_faces(self, canvas: Canvas, town: ReadyMade, place: Region, chosen: bool) -> None:
        """As many faces as there is room for, of the whole list; the others are counted. Where nobody is known yet, a sign."""
        x, y, width, _ = place
        if not town.people:
            canvas.frame("portrait", (x, y, _FACE, _FACE), 1)
            canvas.picture("icon_place", (x, y, _FACE, _FACE))
            return
        fit = int((width - _FACE) // _STEP) + 1
        shown = town.people if len(town.people) <= fit else town.people[1 :: len(town.people) // (fit - 1)][: fit - 1]
        for number, key in enumerate(shown):
            canvas.face(key, "happy" if chosen else "neutral", x + number * _STEP, y, _FACE)
        if len(shown) < len(town.people):
            more = (x + len(shown) * _STEP + 4, y, _FACE, _FACE)
            canvas.centred(f"+{len(town.people) - len(shown)}", more, 13, WOOD, bold=True)

    def press(self, x: float, y: float) -> None:
        """Choose the one under the point."""
        for number, box in enumerate(self._boxes(self.place)):
            if inside(box, x, y):
                self._choose(number)

    def step(self, way: int) -> bool:
        """The next one, round and round."""
        self._choose((self.at + way) % len(self.towns))
        return True

    def enter(self) -> None:
        """The next one."""
        self.step(1)

    def _choose(self, number: int) -> None:
        self.at = number
        self._changed(number)

    def _boxes(self, place: Region) -> list[Region]:
        x, y, width, _ = place
        each = (width - _GAP * (_ACROSS - 1)) / _ACROSS
        spots = (divmod(number, _ACROSS) for number in range(len(self.towns)))
        return [(x + column * (each + _GAP), y + row * (_TALL + _GAP), each, _TALL) for row, column in spots]
