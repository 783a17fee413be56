"""Owns a canvas of colour numbers, with the few ways of painting that people need."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from game.portrayal.painting.palette import DARKER, RGB, Ramp

Cell = TypeVar("Cell", bound=np.generic)
Mask = NDArray[np.bool_]
"""Which pixels, [row, column]."""
Level = NDArray[np.float64]
"""A number a pixel: how bright, or how far along."""
Point = tuple[float, float]
Shape = tuple[Point, ...]
"""A closed outline."""
Shapes = tuple[Shape, ...]
LIGHT = np.array([-0.5, -0.65, 0.57])


def shifted(mask: NDArray[Cell], dx: int, dy: int) -> NDArray[Cell]:
    """The mask moved by (dx, dy), empty where it came from outside."""
    height, width = mask.shape
    out = np.zeros_like(mask)
    out[max(0, dy) : height + min(0, dy), max(0, dx) : width + min(0, dx)] = mask[
        max(0, -dy) : height + min(0, -dy), max(0, -dx) : width + min(0, -dx)
    ]
    return out


class Canvas:
    """Colour numbers on a grid; `mirror` means that the picture will be flipped, so light comes from the right."""

    def __init__(self, width: int, height: int, mirror: bool = False) -> None:
        self.width, self.height, self.mirror = width, height, mirror
        self.pixels = np.zeros((height, width), np.int16)
        rows, columns = np.mgrid[0:height, 0:width]
        self.x, self.y = columns + 0.5, rows + 0.5
        self.light = LIGHT * ((-1, 1, 1) if mirror else (1, 1, 1))

    def solid(self) -> Mask:
        """Where something is painted."""
        return self.pixels > 0

    def empty_mask(self) -> Mask:
        """No pixel at all."""
        return np.zeros((self.height, self.width), bool)

    def dot(self, x: float, y: float, colour: int) -> None:
        """One pixel."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[int(y), int(x)] = colour

    def box(self, x: float, y: float, width: float, height: float, colour: int) -> None:
        """A filled rectangle."""
        self.pixels[max(0, int(y)) : max(0, int(y + height)), max(0, int(x)) : max(0, int(x + width))] = colour

    def row(self, x: float, y: float, width: float, colour: int) -> None:
        """A line across."""
        self.box(x, y, width, 1, colour)

    def column(self, x: float, y: float, height: float, colour: int) -> None:
        """A line down."""
        self.box(x, y, 1, height, colour)

    def dots(self, spots: Sequence[Point], colour: int) -> None:
        """Some pixels."""
        for x, y in spots:
            self.dot(x, y, colour)

    def fill(self, mask: Mask, colour: int) -> None:
        """All pixels of a mask in one colour."""
        self.pixels[mask] = colour

    def letters(self, x: float, y: float, rows: Sequence[str], key: Mapping[str, int]) -> None:
        """Tiny sprites as text: one letter a pixel, unknown letters are clear."""
        for j, line in enumerate(rows):
            for i, letter in enumerate(line):
                if letter in key:
                    self.dot(x + i, y + j, key[letter])

    def tone(self, mask: Mask, ramp: Ramp, level: Level, steps: Sequence[float]) -> None:
        """Paint a mask from a ramp, dark to light, by a brightness field cut at `steps`."""
        chosen = np.array(ramp, np.int16)[np.clip(np.digitize(level, steps), 0, len(ramp) - 1)]
        self.pixels[mask] = np.broadcast_to(chosen, self.pixels.shape)[mask]

    def dim(self, mask: Mask, by: int = 1) -> None:
        """Make what is already painted there darker, each material in its own ramp."""
        self.pixels[mask] = DARKER[by][self.pixels[mask]]

    def contact(self, mask: Mask, by: int = 1, sides: Sequence[tuple[int, int]] = ((1, 0), (0, 1), (-1, 0))) -> None:
        """The thin shade that a part casts on what it lies over; call before painting the part."""
        for dx, dy in sides:
            self.dim(shifted(mask, dx, dy) & ~mask & self.solid(), by)

    def round_level(self, cx: float, cy: float, rx: float, ry: float, floor: float = 0.45) -> Level:
        """Brightness of an ellipsoid; below `floor` of its height it grows no darker."""
        u, v = (self.x - cx) / rx, np.minimum((self.y - cy) / ry, floor)
        z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
        level: Level = 0.5 + 0.5 * (u * self.light[0] + v * self.light[1] + z * self.light[2])
        return level

    def stack(self, cx: float, top: int, half_widths: Sequence[float], ramp: Ramp, steps: Sequence[float] = (0.34, 0.62)) -> Mask:
        """A body turned on a lathe: rows of half-widths, shaded as if round. Returns its mask."""
        mask, level = self.empty_mask(), np.zeros(self.pixels.shape)
        for j, half in enumerate(half_widths):
            if not 0 <= top + j < self.height:
                continue
            u = (self.x[0] - cx) / max(half, 1)
            v = (j + 0.5) / len(half_widths) * 2 - 1
            inside = np.abs(u) < 1
            z = np.sqrt(np.clip(1 - u * u, 0, 1))
            side = 0.38 if self.mirror else -0.38
            mask[top + j] = inside
            level[top + j] = 0.5 + u * side - v * 0.22 + (z - 0.6) * 0.35
        self.tone(mask, ramp, level, steps)
        return mask

    def outline(self, dark: int = 3, lit: int = 2) -> None:
        """One pixel around everything, of the neighbour's own material; softer on the sunny side."""
        solid, source = self.solid(), self.pixels.copy()
        sun = -1 if self.mirror else 1
        for dx, dy, by in ((0, 1, lit), (sun, 0, lit), (-sun, 0, dark), (0, -1, dark))[::-1]:
            near = shifted(source, -dx, -dy)
            edge = ~solid & (near > 0)
            self.pixels[edge] = DARKER[by][near[edge]]

    def paste(self, other: "Canvas", x: int = 0, y: int = 0) -> None:
        """Lay another canvas over this one."""
        height, width = other.pixels.shape
        y0, x0 = max(0, y), max(0, x)
        y1, x1 = min(self.height, y + height), min(self.width, x + width)
        if y1 > y0 and x1 > x0:
            part = other.pixels[y0 - y : y1 - y, x0 - x : x1 - x]
            self.pixels[y0:y1, x0:x1] = np.where(part > 0, part, self.pixels[y0:y1, x0:x1])

    def flipped(self) -> "Canvas":
        """The canvas in a mirror."""
        out = Canvas(self.width, self.height)
        out.pixels = self.pixels[:, ::-1].copy()
        return out

    def image(self) -> Image.Image:
        """The canvas as an RGBA picture."""
        alpha = np.where(self.pixels > 0, 255, 0).astype(np.uint8)
        return Image.fromarray(np.dstack([RGB[self.pixels], alpha]))


# ---- shapes in head units: (0, 0) is the middle of the head, which is 18 wide and 16 tall ----------------


def path(text: str) -> Shape:
    """Corner points from text: '0,1 2,3.5 4,5'."""
    corners = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in corners)


def oval(cx: float, cy: float, rx: float, ry: float, turn: float = 0.0) -> Shape:
    """An ellipse, turned by so many radians."""
    angles = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    x, y = rx * np.cos(angles), ry * np.sin(angles)
    return tuple(zip(cx + x * np.cos(turn) - y * np.sin(turn), cy + x * np.sin(turn) + y * np.cos(turn), strict=False))


def curve(*points: Point, detail: int = 5) -> Shape:
    """A closed soft curve through the points; give a point twice to make it a sharp tip."""
    p = np.array(points, float)
    out: list[Point] = []
    for i in range(len(p)):
        a, b, c, d = p[i - 1], p[i], p[(i + 1) % len(p)], p[(i + 2) % len(p)]
        for t in np.arange(detail) / detail:
            x, y = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            out.append((x, y))
    return tuple(out)


def mirrored(shape: Shape) -> Shape:
    """A shape in a mirror."""
    return tuple((-x, y) for x, y in shape)


@lru_cache(maxsize=4096)
def _raster(shape: Shape, width: int, height: int, cx: float, cy: float, scale: float) -> Mask:
    grid = 4
    image = Image.new("1", (width * grid, height * grid))
    points = [((cx + x * scale) * grid - 0.5, (cy + y * scale) * grid - 0.5) for x, y in shape]
    ImageDraw.Draw(image).polygon(points, fill=1)
    mask: Mask = np.array(image).reshape(height, grid, width, grid).sum((1, 3)) >= grid * grid // 2
    return mask


def raster(canvas: Canvas, shapes: Sequence[Shape], cx: float, cy: float, scale: float = 1.0) -> Mask:
    """Crisp mask of some shapes, placed with their (0, 0) at (cx, cy)."""
    mask = canvas.empty_mask()
    for shape in shapes:
        mask |= _raster(shape, canvas.width, canvas.height, cx, cy, scale)
    return mask
