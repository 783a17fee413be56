"""A small pixel canvas (RGBA numpy array) that only takes named palette colours."""
import numpy as np
from PIL import Image, ImageDraw

from .palette import colour, darker

# Neighbour offsets looked at by the outline: above, left, right, below.
_AROUND = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Canvas:
    def __init__(self, w, h):
        self.a = np.zeros((h, w, 4), np.uint8)
        self.w, self.h = w, h

    def dot(self, x, y, c):
        if 0 <= x < self.w and 0 <= y < self.h:
            self.a[y, x] = (*colour(c), 255)

    def dots(self, c, *points):
        for x, y in points:
            self.dot(x, y, c)

    def rect(self, x, y, w, h, c):
        self.a[max(0, y):max(0, y + h), max(0, x):max(0, x + w)] = (*colour(c), 255)

    def hline(self, x, y, w, c):
        self.rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.rect(x, y, 1, h, c)

    def line(self, x0, y0, x1, y1, c, thick=1):
        n = max(abs(x1 - x0), abs(y1 - y0), 1)
        for i in range(n + 1):
            x, y = round(x0 + (x1 - x0) * i / n), round(y0 + (y1 - y0) * i / n)
            self.rect(x, y, thick, 1, c)

    def clear(self, x, y, w=1, h=1):
        self.a[max(0, y):y + h, max(0, x):x + w] = 0

    def corners(self, x, y, w, h):
        """Rounds a rectangle by clearing its four corner pixels."""
        for cx, cy in ((x, y), (x + w - 1, y), (x, y + h - 1), (x + w - 1, y + h - 1)):
            self.clear(cx, cy)

    def mask(self, m, c):
        self.a[m] = (*colour(c), 255)

    def inside(self, cx, cy, rx, ry):
        """Boolean mask of an ellipse."""
        yy, xx = np.mgrid[0:self.h, 0:self.w]
        return ((xx - cx) / rx) ** 2 + ((yy - cy) / ry) ** 2 <= 1

    def ellipse(self, cx, cy, rx, ry, c):
        self.mask(self.inside(cx, cy, rx, ry), c)

    def poly(self, points, c):
        im = Image.new("1", (self.w, self.h))
        ImageDraw.Draw(im).polygon(points, fill=1)
        self.mask(np.array(im), c)

    def grid(self, x, y, rows, key):
        """Tiny hand-set sprite: one character per pixel, unknown characters are transparent."""
        for j, row in enumerate(rows):
            for i, ch in enumerate(row):
                if ch in key:
                    self.dot(x + i, y + j, key[ch])

    def blit(self, other, x, y):
        y0, x0 = max(0, y), max(0, x)
        y1, x1 = min(self.h, y + other.h), min(self.w, x + other.w)
        if y1 <= y0 or x1 <= x0:
            return
        src = other.a[y0 - y:y1 - y, x0 - x:x1 - x]
        on = src[..., 3] > 0
        self.a[y0:y1, x0:x1][on] = src[on]

    def copy(self):
        return self.crop(0, 0, self.w, self.h)

    def crop(self, x, y, w, h):
        out = Canvas(w, h)
        out.blit_from(self, x, y)
        return out

    def blit_from(self, src, x, y):
        part = src.a[y:y + self.h, x:x + self.w]
        self.a[:part.shape[0], :part.shape[1]] = part

    def flip(self):
        out = Canvas(self.w, self.h)
        out.a = self.a[:, ::-1].copy()
        return out

    def outline(self, shade=3, lit=2):
        """Selective outline: the neighbour's own hue, darker; one step lighter on the lit sides."""
        src = self.a.copy()
        solid = src[..., 3] > 0
        pad = np.pad(solid, 1)
        near = pad[:-2, 1:-1] | pad[2:, 1:-1] | pad[1:-1, :-2] | pad[1:-1, 2:]
        for y, x in zip(*np.nonzero(near & ~solid), strict=False):
            for (dx, dy), steps in zip(_AROUND, (shade, shade, lit, lit), strict=False):
                nx, ny = x + dx, y + dy
                if 0 <= nx < self.w and 0 <= ny < self.h and solid[ny, nx]:
                    self.a[y, x] = (*darker(src[ny, nx, :3], steps), 255)
                    break
        return self

    def image(self):
        return Image.fromarray(self.a)
