"""A canvas of colour numbers, with the few ways of painting that people need."""

from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw

from .palette import DARKER, RGB

LIGHT = np.array([-0.5, -0.65, 0.57])


def shifted(mask, dx, dy):
    """The mask moved by (dx, dy), empty where it came from outside."""
    height, width = mask.shape
    out = np.zeros_like(mask)
    out[max(0, dy) : height + min(0, dy), max(0, dx) : width + min(0, dx)] = mask[
        max(0, -dy) : height + min(0, -dy), max(0, -dx) : width + min(0, -dx)
    ]
    return out


class Canvas:
    """Colour numbers on a grid; `mirror` means that the picture will be flipped, so light comes from the right."""

    def __init__(self, width, height, mirror=False):
        self.width, self.height, self.mirror = width, height, mirror
        self.pixels = np.zeros((height, width), np.int16)
        rows, columns = np.mgrid[0:height, 0:width]
        self.x, self.y = columns + 0.5, rows + 0.5
        self.light = LIGHT * ((-1, 1, 1) if mirror else (1, 1, 1))

    def solid(self):
        return self.pixels > 0

    def empty_mask(self):
        return np.zeros((self.height, self.width), bool)

    def dot(self, x, y, colour):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[int(y), int(x)] = colour

    def box(self, x, y, width, height, colour):
        self.pixels[max(0, int(y)) : max(0, int(y + height)), max(0, int(x)) : max(0, int(x + width))] = colour

    def row(self, x, y, width, colour):
        self.box(x, y, width, 1, colour)

    def column(self, x, y, height, colour):
        self.box(x, y, 1, height, colour)

    def dots(self, spots, colour):
        for x, y in spots:
            self.dot(x, y, colour)

    def fill(self, mask, colour):
        self.pixels[mask] = colour

    def letters(self, x, y, rows, key):
        """Tiny sprites as text: one letter a pixel, unknown letters are clear."""
        for j, line in enumerate(rows):
            for i, letter in enumerate(line):
                if letter in key:
                    self.dot(x + i, y + j, key[letter])

    def tone(self, mask, ramp, level, steps):
        """Paint a mask from a ramp, dark to light, by a brightness field cut at `steps`."""
        chosen = np.array(ramp, np.int16)[np.clip(np.digitize(level, steps), 0, len(ramp) - 1)]
        self.pixels[mask] = np.broadcast_to(chosen, self.pixels.shape)[mask]

    def dim(self, mask, by=1):
        """Make what is already painted there darker, each material in its own ramp."""
        self.pixels[mask] = DARKER[by][self.pixels[mask]]

    def contact(self, mask, by=1, sides=((1, 0), (0, 1), (-1, 0))):
        """The thin shade that a part casts on what it lies over; call before painting the part."""
        for dx, dy in sides:
            self.dim(shifted(mask, dx, dy) & ~mask & self.solid(), by)

    def round_level(self, cx, cy, rx, ry, floor=0.45):
        """Brightness of an ellipsoid; below `floor` of its height it grows no darker."""
        u, v = (self.x - cx) / rx, np.minimum((self.y - cy) / ry, floor)
        z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
        return 0.5 + 0.5 * (u * self.light[0] + v * self.light[1] + z * self.light[2])

    def stack(self, cx, top, half_widths, ramp, steps=(0.34, 0.62)):
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

    def outline(self, dark=3, lit=2):
        """One pixel around everything, of the neighbour's own material; softer on the sunny side."""
        solid, source = self.solid(), self.pixels.copy()
        sun = -1 if self.mirror else 1
        for dx, dy, by in ((0, 1, lit), (sun, 0, lit), (-sun, 0, dark), (0, -1, dark))[::-1]:
            near = shifted(source, -dx, -dy)
            edge = ~solid & (near > 0)
            self.pixels[edge] = DARKER[by][near[edge]]

    def paste(self, other, x=0, y=0):
        """Lay another canvas over this one."""
        height, width = other.pixels.shape
        y0, x0 = max(0, y), max(0, x)
        y1, x1 = min(self.height, y + height), min(self.width, x + width)
        if y1 > y0 and x1 > x0:
            part = other.pixels[y0 - y : y1 - y, x0 - x : x1 - x]
            self.pixels[y0:y1, x0:x1] = np.where(part > 0, part, self.pixels[y0:y1, x0:x1])

    def flipped(self):
        out = Canvas(self.width, self.height)
        out.pixels = self.pixels[:, ::-1].copy()
        return out

    def image(self):
        alpha = np.where(self.pixels > 0, 255, 0).astype(np.uint8)
        return Image.fromarray(np.dstack([RGB[self.pixels], alpha]), 'RGBA')


# ---- shapes in head units: (0, 0) is the middle of the head, which is 18 wide and 16 tall ----------------


def path(text):
    """Corner points from text: '0,1 2,3.5 4,5'."""
    return tuple(tuple(float(value) for value in pair.split(',')) for pair in text.split())


def oval(cx, cy, rx, ry, turn=0.0):
    angles = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    x, y = rx * np.cos(angles), ry * np.sin(angles)
    return tuple(zip(cx + x * np.cos(turn) - y * np.sin(turn), cy + x * np.sin(turn) + y * np.cos(turn), strict=False))


def curve(*points, detail=5):
    """A closed soft curve through the points; give a point twice to make it a sharp tip."""
    p = np.array(points, float)
    out = []
    for i in range(len(p)):
        a, b, c, d = p[i - 1], p[i], p[(i + 1) % len(p)], p[(i + 2) % len(p)]
        for t in np.arange(detail) / detail:
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                )
            )
    return tuple(out)


def mirrored(shape):
    return tuple((-x, y) for x, y in shape)


@lru_cache(maxsize=4096)
def _raster(shape, width, height, cx, cy, scale):
    grid = 4
    image = Image.new('1', (width * grid, height * grid))
    points = [((cx + x * scale) * grid - 0.5, (cy + y * scale) * grid - 0.5) for x, y in shape]
    ImageDraw.Draw(image).polygon(points, fill=1)
    return np.array(image).reshape(height, grid, width, grid).sum((1, 3)) >= grid * grid // 2


def raster(canvas, shapes, cx, cy, scale=1.0):
    """Crisp mask of some shapes, placed with their (0, 0) at (cx, cy)."""
    mask = canvas.empty_mask()
    for shape in shapes:
        mask |= _raster(shape, canvas.width, canvas.height, cx, cy, scale)
    return mask
