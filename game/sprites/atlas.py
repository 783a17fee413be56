"""Owns the packing of many pictures into one texture, so that a frame needs few draw calls."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from threading import Lock

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


def mirrored(region: Region, across: bool, over: bool) -> Region:
    """A picture seen in a mirror: left for right, and upside down."""
    x, y, width, height = region
    x, width = (x + width, -width) if across else (x, width)
    y, height = (y + height, -height) if over else (y, height)
    return (x, y, width, height)


def part_of(region: Region, x: float, y: float, width: float, height: float) -> Region:
    """A part of a picture, in its own pixels."""
    return (region[0] + x, region[1] + y, width, height)


_LEAST_WIDTH = 4096
_SPARE = 8
"""A sheet has a spare part of its height, and no less than `_LEAST_SPARE` lines, for pictures that come later."""
_LEAST_SPARE = 512


class Sheet:
    """The pixels of a texture of many pictures, and the room to add more while it is shown, from any thread.

    `regions` has where each picture lies. A picture that was added is in `regions` before it is on the graphics card; who
    draws asks `fresh` first. Raises ValueError when all of them take more than `most` pixels a side.
    """

    def __init__(self, pictures: Mapping[Hashable, Image.Image], most: int) -> None:
        sizes = [(key, image.width, image.height) for key, image in pictures.items()]
        widest = max((width for _, width, _ in sizes), default=0) + _MARGIN
        for width in (_LEAST_WIDTH, 2 * _LEAST_WIDTH, most):
            self.regions, self._used = shelves(sizes, min(width, most))
            if self._used <= most and widest <= width + _MARGIN:
                break
        if self._used > most or widest > most + _MARGIN:
            raise ValueError(f"{widest} x {self._used} pixels do not fit a texture of {most}")
        height = min(most, self._used + max(_LEAST_SPARE, self._used // _SPARE))
        self.pixels: Pixels = np.zeros((height, min(width, most), 4), np.uint8)
        self._fresh: tuple[int, int] | None = None
        self._lock = Lock()
        for key, image in pictures.items():
            self._write(self.regions[key], image)

    def add(self, pictures: Mapping[Hashable, Image.Image]) -> bool:
        """Add pictures below the others. Answers whether there was room for them; if not, nothing is added."""
        with self._lock:
            new = {key: image for key, image in pictures.items() if key not in self.regions}
            sizes = ((key, image.width, image.height) for key, image in new.items())
            height, width = self.pixels.shape[:2]
            placed, more = shelves(sizes, width)
            if self._used + more > height or any(image.width > width for image in new.values()):
                return False
            if not new:
                return True
            for key, (x, y, w, h) in placed.items():
                self._write((x, y + self._used, w, h), new[key])
                self.regions[key] = (x, y + self._used, w, h)
            first, last = self._fresh or (self._used, self._used)
            self._used += more
            self._fresh = (first, max(last, self._used))
            return True

    @property
    def has_fresh(self) -> bool:
        """Whether any lines were written since one asked for them last."""
        return self._fresh is not None

    def fresh(self) -> tuple[int, int]:
        """The lines (first, after the last) that were written since one asked last."""
        with self._lock:
            fresh, self._fresh = self._fresh or (0, 0), None
            return fresh

    def smaller(self, first: int, last: int, levels: int) -> Iterator[tuple[int, Pixels]]:
        """Lines of the texture at a half, a quarter... of their size, so many times: (the first line there, the pixels)."""
        step, height = 1 << levels, len(self.pixels)
        first, last = first // step * step, min(height, -(-last // step) * step)
        part = self.pixels[first:last].astype(np.uint16)
        for _ in range(levels):
            part = part[: len(part) // 2 * 2, : part.shape[1] // 2 * 2]
            part = (part[::2, ::2] + part[1::2, ::2] + part[::2, 1::2] + part[1::2, 1::2] + 2) // 4
            first //= 2
            yield first, part.astype(np.uint8)

    def _write(self, region: Region, image: Image.Image) -> None:
        x, y, w, h = (int(value) for value in region)
        self.pixels[y : y + h, x : x + w] = premultiplied(image)


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
