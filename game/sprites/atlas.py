"""Owns the packing of many pictures into one texture, so that a frame needs few draw calls."""

from collections.abc import Hashable, Iterable

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Region = tuple[float, float, float, float]
"""(x, y, width, height) in texture pixels; a negative size mirrors."""

Pixels = NDArray[np.uint8]
_MARGIN = 4
"""Clear pixels between pictures: small sizes are drawn from mipmaps, which mix neighbours."""


def premultiplied(image: Image.Image) -> Pixels:
    """A picture as [row, column, rgba] with its colour already multiplied by its alpha, so that edges blend cleanly."""
    pixels = np.array(image.convert("RGBA"), np.uint16)
    pixels[..., :3] = (pixels[..., :3] * pixels[..., 3:] + 127) // 255
    return pixels.astype(np.uint8)


def shelves(sizes: Iterable[tuple[Hashable, int, int]], width: int) -> tuple[dict[Hashable, Region], int]:
    """Where each (key, width, height) goes on shelves `width` pixels long, and the height of them all."""
    placed: dict[Hashable, Region] = {}
    x = y = shelf = 0
    for key, w, h in sorted(sizes, key=lambda size: -size[2]):
        if x + w + _MARGIN > width:
            x, y, shelf = 0, y + shelf, 0
        placed[key] = (x, y, w, h)
        x, shelf = x + w + _MARGIN, max(shelf, h + _MARGIN)
    return placed, y + shelf


def pack(pictures: dict[Hashable, Image.Image], width: int = 4096) -> tuple[dict[Hashable, Region], Pixels]:
    """Every picture's region, and the texture's pixels (premultiplied)."""
    regions, height = shelves(((key, image.width, image.height) for key, image in pictures.items()), width)
    pixels = np.zeros((max(height, 1), width, 4), np.uint8)
    for key, image in pictures.items():
        x, y, w, h = (int(value) for value in regions[key])
        pixels[y : y + h, x : x + w] = premultiplied(image)
    return regions, pixels


def frame_of(region: Region, frame: int, frames: int) -> Region:
    """One frame of a picture whose frames lie side by side."""
    x, y, width, height = region
    step = width / frames
    return (x + frame * step, y, step, height)


def part_of(region: Region, x: float, y: float, width: float, height: float) -> Region:
    """A part of a picture, in its own pixels."""
    return (region[0] + x, region[1] + y, width, height)


class Page:
    """A fixed texture that pictures are added to while the game runs (words, emoji), emptied when it is full."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._x = self._y = self._shelf = 0

    def place(self, width: int, height: int) -> tuple[int, int] | None:
        """The next free corner for a picture, or None when it does not fit any more."""
        if self._x + width > self.size:
            self._x, self._y, self._shelf = 0, self._y + self._shelf, 0
        if self._y + height > self.size or width > self.size:
            return None
        corner = (self._x, self._y)
        self._x, self._shelf = self._x + width + 1, max(self._shelf, height + 1)
        return corner

    def clear(self) -> None:
        """Forget every place given."""
        self._x = self._y = self._shelf = 0
