"""Owns drawing panels: frames and faces from the town's pictures, words from their page, in points from the upper left."""

from pathlib import Path

import numpy as np

from game.sprites.atlas import Region
from game.sprites.frames import stretched
from game.sprites.looks import shown_face
from game.sprites.pictures import Pictures
from game.sprites.quads import COLUMNS, Rows, row, rows
from game.sprites.words import Words
from game.ui.palette import Palette

INK = (0.16, 0.12, 0.22)
FAINT = (0.48, 0.36, 0.32)
CREAM = (0.99, 0.95, 0.86)
WOOD = (0.36, 0.20, 0.22)
RED = (0.66, 0.20, 0.20)


class Canvas:
    """What one panel draws: `frames` first, then `words` over them."""

    def __init__(self, pictures: Pictures, words: Words, palette: Palette | None = None) -> None:
        self._pictures, self._words = pictures, words
        self.palette = palette or Palette()
        self.frames: list[tuple[float, ...]] = []
        self.written: list[tuple[float, ...]] = []

    def frame(self, name: str, place: Region, scale: float = 2) -> None:
        """A frame over a place."""
        self.frames.extend(stretched(self._pictures.named(name), place, scale))

    def behind(self, name: str, place: Region) -> None:
        """A frame under all that is drawn already."""
        self.frames[:0] = stretched(self._pictures.named(name), place)

    @property
    def white(self) -> Region:
        """A white dot, to be tinted."""
        return self._pictures.white

    def fill(self, place: Region, colour: tuple[float, float, float]) -> None:
        """A plain rectangle."""
        self.frames.append(row(place, self._pictures.white, (*colour, 1.0)))

    def picture(self, name: str, place: Region) -> None:
        """One of the game's own small pictures in the middle of a place, two points a pixel."""
        source = self._pictures.named(name)
        width, height = source[2] * 2, source[3] * 2
        x, y = place[0] + (place[2] - width) / 2, place[1] + (place[3] - height) / 2
        self.frames.append(row((round(x), round(y), width, height), source))

    def portrait(self, look: str, mood: str, x: float, y: float, size: float) -> None:
        """A face in its frame."""
        self.frame("portrait", (x, y, size, size), 1 if size < 64 else 2)
        edge = 3 if size < 64 else 6
        source = self._pictures.portrait(look, mood)
        self.frames.append(row((x + edge, y + edge, size - 2 * edge, size - 2 * edge), source))

    def face(self, key: str, mood: str, x: float, y: float, size: float) -> None:
        """The face of somebody who may not be in town: their own, else some visitor's. `key` names their pictures."""
        self.portrait(shown_face(self._pictures, key), mood, x, y, size)

    def text(
        self, text: str, x: float, y: float, size: float = 13, colour: tuple[float, float, float] = INK, bold: bool = False
    ) -> None:
        """A line of words, `y` at its top."""
        self.written.append(self._words.text(text, x, y, size, colour, bold))

    def digits(
        self, text: str, x: float, y: float, size: float = 13, colour: tuple[float, float, float] = INK, bold: bool = False
    ) -> float:
        """A time or a number, put together of single digits, so that one that changes in every frame is no new word each time.

        Answers where it ends.
        """
        for digit in text:
            self.text(digit, x, y, size, colour, bold)
            x += self._words.width(digit, size, bold)
        return x

    def centred(
        self, text: str, place: Region, size: float = 13, colour: tuple[float, float, float] = INK, bold: bool = False
    ) -> None:
        """A line of words in the middle of a place."""
        x = place[0] + (place[2] - self._words.width(text, size, bold)) / 2
        self.text(text, x, place[1] + (place[3] - self._words.height(size)) / 2, size, colour, bold)

    def emoji(self, path: Path, x: float, y: float, size: float) -> None:
        """An emoji, its upper left corner at a point."""
        self.written.append(self._words.emoji(path, x, y, size))

    def arrays(self) -> tuple[Rows, Rows]:
        """Frames and words, ready to draw."""
        empty = np.zeros((0, COLUMNS), np.float32)
        return (rows(self.frames) if self.frames else empty, rows(self.written) if self.written else empty)

    @property
    def words(self) -> Words:
        """To measure and wrap by."""
        return self._words


def inside(place: Region, x: float, y: float) -> bool:
    """Whether a point lies in a place."""
    return place[0] <= x < place[0] + place[2] and place[1] <= y < place[1] + place[3]
