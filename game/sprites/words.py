"""Owns words and emoji on the screen: each drawn once, at the screen's own pixels, and kept on a page of texture."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path

import arcade.gl
import fontpkg_noto_sans
from PIL import Image, ImageDraw, ImageFont

from game.sprites.atlas import Page, Region, premultiplied
from game.sprites.emoji import draw_emoji
from game.sprites.quads import WHITE, Colour, row

PAGE = 2048
_FONT = Path(fontpkg_noto_sans.ROOT) / "files" / "NotoSans[wdth,wght].ttf"
_WEIGHTS = {False: 460, True: 680}
_NOTHING: Region = (0.0, 0.0, 0.0, 0.0)
ELLIPSIS = "…"


@lru_cache(maxsize=64)
def _font(pixels: int, bold: bool) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(str(_FONT), pixels)
    # this font's axes in order: weight, width
    order = [str(axis["name"]) for axis in font.get_variation_axes()]
    weight_first = "Weight" in order[0] if order else True
    font.set_variation_by_axes([_WEIGHTS[bold], 100] if weight_first else [100, _WEIGHTS[bold]])
    return font


class Words:
    """Text and emoji as rows to draw from one page. Sizes are points; `ratio` is the screen's pixels a point."""

    def __init__(self, ctx: arcade.gl.Context, ratio: float = 1.0) -> None:
        self.texture = ctx.texture((PAGE, PAGE), components=4, filter=(ctx.NEAREST, ctx.NEAREST))
        self.ratio = ratio
        self._page = Page(PAGE)
        self._kept: dict[Hashable, Region] = {}
        self._full = False
        self.edition = 0
        """Grows whenever the page is begun anew: rows drawn before point at nothing then."""

    def begin(self, ratio: float) -> None:
        """Start a frame: a page that overflowed, or is of another ratio, is begun anew."""
        if self._full or ratio != self.ratio:
            self._page.clear()
            self._kept.clear()
            self._full, self.ratio = False, ratio
            self.edition += 1

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """How wide a text is, in points."""
        return _length(text, round(size * self.ratio), bold) / self.ratio

    def height(self, size: float) -> float:
        """How high a line is, in points."""
        return sum(_font(round(size * self.ratio), False).getmetrics()) / self.ratio

    def text(
        self, text: str, x: float, y: float, size: float, colour: tuple[float, float, float], bold: bool = False
    ) -> tuple[float, ...]:
        """A row that draws a line of text with its upper left corner at a point, on whole pixels."""
        pixels = round(size * self.ratio)
        region = self._region(("text", text, pixels, bold), lambda: draw_text(text, pixels, bold))
        return self._placed(region, x, y, (*colour, 1.0))

    def emoji(self, path: Path, x: float, y: float, size: float, alpha: float = 1.0) -> tuple[float, ...]:
        """A row that draws an emoji `size` points wide with its upper left corner at a point."""
        pixels = round(size * self.ratio)
        region = self._region(("emoji", path, pixels), lambda: draw_emoji(path, pixels))
        return self._placed(region, x, y, (alpha,) * 4 if alpha < 1 else WHITE)

    def picture(
        self, key: Hashable, make: Callable[[float], Image.Image], x: float, y: float, alpha: float = 1.0
    ) -> tuple[float, ...]:
        """A row that draws a picture, made once for this ratio, with its middle's lower edge at a point."""
        region = self._region(("picture", key), lambda: make(self.ratio))
        left, top = x - region[2] / self.ratio / 2, y - region[3] / self.ratio
        return self._placed(region, left, top, (alpha,) * 4 if alpha < 1 else WHITE)

    def fit(self, text: str, size: float, width: float, bold: bool = False) -> str:
        """The text, cut and ended with an ellipsis where it is wider than `width` points."""
        return _fit(text, round(size * self.ratio), width * self.ratio, bold)

    def wrap(self, text: str, size: float, width: float, most: int = 99, bold: bool = False) -> list[str]:
        """The text in lines no wider than `width` points, at most so many."""
        return list(_wrap(text, round(size * self.ratio), width * self.ratio, most, bold))

    def _placed(self, region: Region, x: float, y: float, tint: Colour) -> tuple[float, ...]:
        left, top = round(x * self.ratio) / self.ratio, round(y * self.ratio) / self.ratio
        return row((left, top, region[2] / self.ratio, region[3] / self.ratio), region, tint)

    def _region(self, key: Hashable, make: Callable[[], Image.Image]) -> Region:
        if key not in self._kept:
            image = make()
            corner = self._page.place(image.width, image.height)
            if corner is None:
                self._full = True
                return _NOTHING
            self.texture.write(premultiplied(image).tobytes(), viewport=(*corner, image.width, image.height))
            self._kept[key] = (*corner, image.width, image.height)
        return self._kept[key]


def draw_text(text: str, pixels: int, bold: bool) -> Image.Image:
    font = _font(pixels, bold)
    ascent, descent = font.getmetrics()
    mask = Image.new("L", (max(1, int(font.getlength(text)) + 3), ascent + descent))
    ImageDraw.Draw(mask).text((1, 0), text, 255, font)
    image = Image.new("RGBA", mask.size, "white")
    image.putalpha(mask)
    return image


@lru_cache(maxsize=8192)
def _length(text: str, pixels: int, bold: bool) -> float:
    return _font(pixels, bold).getlength(text)


@lru_cache(maxsize=2048)
def _fit(text: str, pixels: int, width: float, bold: bool) -> str:
    if _length(text, pixels, bold) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if _length(text[:middle].rstrip() + ELLIPSIS, pixels, bold) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def _wrap(text: str, pixels: int, width: float, most: int, bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _length(longer, pixels, bold) <= width:
            lines[-1] = longer
        elif len(lines) == most:
            return (*lines[:-1], _fit(longer, pixels, width, bold))
        else:
            lines.append(_fit(word, pixels, width, bold))
    return tuple(lines)
