"""Owns words and emoji on the screen: each drawn once, at the screen's own pixels, and kept on a page of texture."""

from collections.abc import Callable, Hashable
from pathlib import Path

import arcade.gl
import numpy as np
from PIL import Image

from game.sprites.atlas import Page, Pixels, Region, premultiplied
from game.sprites.emoji import draw_emoji
from game.sprites.fonts import MAIN, coverage, opened
from game.sprites.lettering import caret, colourful, line_mask, line_picture
from game.sprites.quads import WHITE, Colour, row
from game.sprites.wrapping import fitted, measured, wrapped

PAGE = 2048
A_FRAME, EVERYTHING = 4, 1_000_000
"""New words and emoji drawn in one frame: each takes near a millisecond, and a stall is seen, a frame's delay is not."""
_NOTHING: Region = (0.0, 0.0, 0.0, 0.0)


class Words:
    """Text and emoji as rows to draw from one page. Sizes are points; `ratio` is the screen's pixels a point."""

    def __init__(self, ctx: arcade.gl.Context, ratio: float = 1.0) -> None:
        coverage()  # read now, not in the first frame with a letter that is not Latin
        self._texture = ctx.texture((PAGE, PAGE), components=4, filter=(ctx.NEAREST, ctx.NEAREST))
        self._pixels = np.zeros((PAGE, PAGE, 4), np.uint8)
        self._new_lines: tuple[int, int] | None = None
        self.ratio = ratio
        self._page = Page(PAGE)
        self._kept: dict[Hashable, Region] = {}
        self._full = False
        self.wanting = False
        """Whether something wanted in this frame was put off to the next, and left out."""
        self._left = A_FRAME
        self._put_off: dict[Hashable, Callable[[], Pixels]] = {}
        self.edition = 0
        """Grows whenever the page is begun anew: rows drawn before point at nothing then."""

    def begin(self, ratio: float, hurry: bool = False) -> None:
        """Start a frame: a page that overflowed, or is of another ratio, is begun anew.

        In a hurry everything wanted is drawn in this very frame, however long that takes.
        """
        self.wanting, self._left = False, EVERYTHING if hurry else A_FRAME
        if self._full or ratio != self.ratio:
            self._page.clear()
            self._kept.clear()
            self._put_off.clear()
            self._full, self.ratio = False, ratio
            self.edition += 1

    def texture(self) -> arcade.gl.Texture2D:
        """The page, with all that is new on it: handed to the graphics card at once, for each handing over costs."""
        if self._new_lines is not None:
            first, last = self._new_lines
            self._texture.write(self._pixels[first:last].tobytes(), viewport=(0, first, PAGE, last - first))
            self._new_lines = None
        return self._texture

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """How wide a text is, in points."""
        return measured(text, round(size * self.ratio), bold) / self.ratio

    def caret(self, text: str, count: int, size: float, bold: bool = False) -> float:
        """How far from a line's left edge the place after its first `count` characters is, in points."""
        return caret(text, count, round(size * self.ratio), bold) / self.ratio

    def height(self, size: float) -> float:
        """How high a line is, in points."""
        return sum(opened(MAIN, round(size * self.ratio), False).getmetrics()) / self.ratio

    def text(
        self, text: str, x: float, y: float, size: float, colour: tuple[float, float, float], bold: bool = False
    ) -> tuple[float, ...]:
        """A row that draws a line of text with its upper left corner at a point, on whole pixels."""
        pixels = round(size * self.ratio)
        if colourful(text):
            ink = (round(colour[0] * 255), round(colour[1] * 255), round(colour[2] * 255))
            picture = ("text", text, pixels, bold, ink)
            region = self._region(picture, lambda: premultiplied(line_picture(text, pixels, bold, ink)))
            return self._placed(region, x, y, WHITE)
        region = self._region(("text", text, pixels, bold), lambda: _white(line_mask(text, pixels, bold)))
        return self._placed(region, x, y, (*colour, 1.0))

    def emoji(self, path: Path, x: float, y: float, size: float, alpha: float = 1.0) -> tuple[float, ...]:
        """A row that draws an emoji `size` points wide with its upper left corner at a point."""
        pixels = round(size * self.ratio)
        region = self._region(("emoji", path, pixels), lambda: premultiplied(draw_emoji(path, pixels)))
        return self._placed(region, x, y, (alpha,) * 4 if alpha < 1 else WHITE)

    def picture(
        self, key: Hashable, make: Callable[[float], Image.Image], x: float, y: float, alpha: float = 1.0
    ) -> tuple[float, ...]:
        """A row that draws a picture, made once for this ratio, with its middle's lower edge at a point."""
        region = self._region(("picture", key), lambda: premultiplied(make(self.ratio)))
        left, top = x - region[2] / self.ratio / 2, y - region[3] / self.ratio
        return self._placed(region, left, top, (alpha,) * 4 if alpha < 1 else WHITE)

    def fit(self, text: str, size: float, width: float, bold: bool = False) -> str:
        """The text, cut and ended with an ellipsis where it is wider than `width` points."""
        return fitted(text, round(size * self.ratio), width * self.ratio, bold)

    def wrap(self, text: str, size: float, width: float, most: int = 99, bold: bool = False) -> list[str]:
        """The text in lines no wider than `width` points, at most so many."""
        return list(wrapped(text, round(size * self.ratio), width * self.ratio, most, bold))

    def _placed(self, region: Region, x: float, y: float, tint: Colour) -> tuple[float, ...]:
        left, top = round(x * self.ratio) / self.ratio, round(y * self.ratio) / self.ratio
        return row((left, top, region[2] / self.ratio, region[3] / self.ratio), region, tint)

    def hurry(self, most: int = EVERYTHING) -> None:
        """Draw so many new words in the rest of this frame, all that are wanted if nothing is said."""
        self._left = max(self._left, most)

    def wait(self) -> None:
        """Draw no new words in the rest of this frame: what is wanted is put off."""
        self._left = 0

    def catch_up(self, most: int) -> bool:
        """Draw so many of the words that were put off, at most. Whether there were any."""
        behind = bool(self._put_off)
        for key in list(self._put_off)[: min(most, self._left)]:
            self._region(key, self._put_off[key])
        return behind

    def _region(self, key: Hashable, make: Callable[[], Pixels]) -> Region:
        if key in self._kept:
            return self._kept[key]
        if self._left == 0:
            self.wanting = True
            self._put_off[key] = make
            return _NOTHING
        self._left -= 1
        self._put_off.pop(key, None)
        pixels = make()[:PAGE, :PAGE]
        height, width = pixels.shape[:2]
        corner = self._page.place(width, height)
        if corner is None:
            self._full = True
            return _NOTHING
        left, top = corner
        self._pixels[top : top + height, left : left + width] = pixels
        first, last = self._new_lines or (top, top + height)
        self._new_lines = (min(first, top), max(last, top + height))
        self._kept[key] = (*corner, width, height)
        return self._kept[key]


def _white(mask: Image.Image) -> Pixels:
    """White as opaque as a mask says; premultiplied, all four channels are the mask."""
    return np.repeat(np.asarray(mask)[:, :, None], 4, axis=2)
