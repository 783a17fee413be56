"""A tile canvas that takes palette names, and the smooth noise that all terrain is made of."""
import numpy as np

from props.palette import colour


def C(tone):
    """'wood3' -> (r, g, b); a colour mixed by hand stays as it is."""
    return tone if isinstance(tone, tuple) else colour(tone)


class Cv:
    """Pixels of a picture. The short names are the brushes: r rectangle, h and v lines, px one pixel, m a mask."""

    def __init__(self, width, height, fill=None):
        self.a = np.zeros((height, width, 4), np.uint8)
        self.width, self.height = width, height
        if fill:
            self.r(0, 0, width, height, fill)

    def px(self, x, y, tone):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.a[y, x] = (*C(tone), 255)

    def r(self, x, y, width, height, tone):
        self.a[max(0, y):max(0, y + height), max(0, x):max(0, x + width)] = (*C(tone), 255)

    def h(self, x, y, width, tone):
        self.r(x, y, width, 1, tone)

    def v(self, x, y, height, tone):
        self.r(x, y, 1, height, tone)

    def cut(self, x, y, width=1, height=1):
        """Make a rectangle transparent again."""
        self.a[y:y + height, x:x + width] = 0

    def m(self, mask, tone):
        """Paint where a mask as large as the canvas is true."""
        self.a[mask] = (*C(tone), 255)

    def grid(self, x, y, rows, key):
        """A tiny hand-set picture: one character a pixel; those not in the key are transparent."""
        for j, row in enumerate(rows):
            for i, letter in enumerate(row):
                if letter in key:
                    self.px(x + i, y + j, key[letter])


def rng(seed):
    return np.random.default_rng(seed)


def eased(count, cells):
    """For each of `count` places: the lattice cell it lies in, and how far, eased from 0 to 1."""
    at = np.arange(count) / count * cells
    cell = at.astype(int)
    part = at - cell
    return cell, part * part * (3 - 2 * part)


def smooth(height, width, cell, seed):
    """Noise from 0 to 1 that repeats at its edges; `cell` is the size of its blots in pixels."""
    rows, columns = max(1, round(height / cell)), max(1, round(width / cell))
    lattice = rng(seed).random((rows, columns))
    (y, down), (x, along) = eased(height, rows), eased(width, columns)
    down, along = down[:, None], along[None]
    above, below = lattice[y % rows], lattice[(y + 1) % rows]
    top = above[:, x % columns] * (1 - along) + above[:, (x + 1) % columns] * along
    bottom = below[:, x % columns] * (1 - along) + below[:, (x + 1) % columns] * along
    return top * (1 - down) + bottom * down
