"""Ground that stands higher than what lies before it: cliffs, skerries, quays. Pixels of a whole map, from masks as large."""
from dataclasses import dataclass

import numpy as np

from town.painting.ground import between
from town.painting.px import Cv, rng, smooth
from town.painting.wang import shifted

ROCK = (between('ink1', 'stone0', .6), 'stone0', 'stone1', between('stone1', 'stone2', .55), 'stone2', 'stone3')
SKERRY = (between('stone1', 'stone2', .3), 'stone2', between('stone2', 'stone3', .4), between('stone2', 'stone3', .8), 'stone3',
          'stone4')
WEED = (between('grass0', 'stone0', .35), between('grass1', 'stone1', .4))
FOAM = ('water3', 'water4', 'stone5')
SHADE = (44, 26, 66)


@dataclass
class Raised:
    """One such place: its top and its face as masks, how far below its edge every pixel of the face is, its look."""
    kind: str
    top: np.ndarray
    face: np.ndarray
    depth: np.ndarray
    height: int
    wet: np.ndarray          # where water lies round it

    @property
    def walkable(self):
        return self.kind != 'cliff'


def extruded(kind, top, height, wet):
    """A top, and below each of its near edges a face as high as it stands."""
    depth = np.zeros(top.shape, int)
    for k in range(height, 0, -1):
        depth[k:][top[:-k]] = k
    depth[top] = 0
    return Raised(kind, top, depth > 0, depth, height, wet)


# ---- stone --------------------------------------------------------------------
def cells(height, width, size, seed):
    """For every pixel the number of the stone it belongs to (Voronoi cells on a shaken grid), and how near its border is."""
    g, (cw, ch) = rng(seed), size
    rows, columns = height // ch + 3, width // cw + 3
    px = (np.arange(columns) - 1)[None] * cw + g.random((rows, columns)) * cw * .9
    py = (np.arange(rows) - 1)[:, None] * ch + g.random((rows, columns)) * ch * .9
    y, x = np.mgrid[0:height, 0:width]
    first, second = np.full((height, width), 1e9), np.full((height, width), 1e9)
    owner = np.zeros((height, width), int)
    for dy in (-1, 0, 1, 2):
        for dx in (-1, 0, 1, 2):
            r, q = np.clip(y // ch + dy, 0, rows - 1), np.clip(x // cw + dx, 0, columns - 1)
            d = np.hypot((px[r, q] - x) / cw, (py[r, q] - y) / ch)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            owner = np.where(nearer, r * columns + q, owner)
            first = np.minimum(first, d)
    return owner, second - first


def stones(c, where, size, tones, seed, contrast=1.0):
    """Fill a mask with stones: each one tone, lit at its upper left, dark at its lower right, with cracks between."""
    h, w = where.shape
    owner, gap = cells(h, w, size, seed)
    pick = rng(seed + 1).random(owner.max() + 1)[owner]
    body = np.digitize(pick, (.3, .72))
    for i in range(3):
        c.m(where & (body == i), tones[2 + i])
    lit = (owner != np.roll(owner, (2, 2), (0, 1))) & (gap < .34 * contrast)
    dark = (owner != np.roll(owner, (-1, -2), (0, 1))) & (gap < .3 * contrast)
    for i in range(3):
        c.m(where & lit & (body == i), tones[3 + i] if i < 2 or contrast >= 1 else tones[4])
    c.m(where & dark, tones[1])
    c.m(where & (gap < .045), tones[0])


# ---- cliffs --------------------------------------------------------------------
def cliff(c, r, seed):
    """A wall of rock in tall blocks with ledges, turf hanging over its edge, dark at its foot."""
    stones(c, r.face, (23, 40), ROCK, seed)
    h, w = r.top.shape
    ledge = smooth(h, w, 26, seed + 3)
    for at in (.36, .66):
        level = (r.depth > r.height * at + ledge * 16) & (r.depth <= r.height * at + ledge * 16 + 3)
        c.m(r.face & level & (smooth(h, w, 20, seed + 4) > .42), ROCK[5])
        under = (r.depth > r.height * at + ledge * 16 + 3) & (r.depth <= r.height * at + ledge * 16 + 7)
        c.m(r.face & under & (smooth(h, w, 20, seed + 4) > .42), ROCK[0])
        c.m(r.face & level & (smooth(h, w, 11, seed + 5) > .66), 'grass1')
    foot = r.face & (r.depth > r.height - 12 - 10 * smooth(h, w, 15, seed + 6))
    c.a[foot, :3] = (c.a[foot, :3] * (.72, .70, .80)).astype(np.uint8)
    overhang(c, r, seed)


def overhang(c, r, seed):
    h, w = r.top.shape
    fringe = 3 + 7 * smooth(h, w, 7, seed + 8) + 3 * smooth(h, w, 2, seed + 9)
    c.m(r.face & (r.depth <= fringe + 3), ROCK[0])
    c.m(r.face & (r.depth <= fringe), 'grass1')
    c.m(r.face & (r.depth <= fringe - 3), 'grass2')
    rim = r.top & ~shifted(r.top, 0, -3)
    c.m(rim & (smooth(h, w, 5, seed + 10) > .3), 'grass3')


# ---- skerries -------------------------------------------------------------------
def skerry(c, r, seed):
    """Bare rock worn by the sea: flat above with lichen, a low face, weed and surf at the waterline."""
    stones(c, r.top, (46, 32), SKERRY, seed, .5)
    h, w = r.top.shape
    lichen = smooth(h, w, 17, seed + 3) + .4 * smooth(h, w, 4, seed + 4)
    c.m(r.top & (lichen > 1.12), between('gold1', 'stone3', .55))
    c.m(r.top & (lichen < .28), between('grass2', 'stone2', .35))
    edge = r.top & ~shifted(r.top, 0, -3)
    c.m(edge, SKERRY[5])
    c.m(r.top & ~shifted(r.top, 3, 3), SKERRY[5])
    c.m(r.top & ~shifted(r.top, -2, 0), SKERRY[1])
    stones(c, r.face, (17, 24), ROCK, seed + 20)
    waterline(c, r, seed)


def waterline(c, r, seed):
    """Weed on what the tide wets, and foam before it."""
    h, w = r.top.shape
    c.m(r.face & (r.depth > r.height - 6 - 3 * smooth(h, w, 6, seed + 5)), WEED[0])
    c.m(r.face & (r.depth > r.height - 3) & (smooth(h, w, 5, seed + 6) > .5), WEED[1])
    solid, noise = r.top | r.face, smooth(h, w, 8, seed + 7)
    around = np.zeros_like(solid)
    for n, (tone, share) in enumerate(zip(FOAM[::-1], (.45, .3, .4), strict=True), 1):
        grown = solid.copy()
        for dx, dy in ((0, n + 1), (n + 1, 0), (-n - 1, 0), (0, -n), (n, n), (-n, n)):
            grown |= shifted(solid, dx, dy)
        c.m(grown & ~solid & ~around & r.wet & (noise > share), tone)
        around |= grown


# ---- quays ------------------------------------------------------------------------
def quay(c, r, seed):
    """Granite slabs with a kerb, and a wall of ashlar down into the water."""
    h, w = r.top.shape
    y, x = np.mgrid[0:h, 0:w]
    course, row = y // 16, y % 16
    along = x + course * 22 % 34
    at, pick = along % 34, rng(seed).random((h // 16 + 2, w // 34 + 4))[course, along // 34]
    for i, tone in enumerate((between('stone2', 'stone3', .5), between('stone2', 'stone3', .75), 'stone3')):
        c.m(r.top & (np.digitize(pick, (.25, .7)) == i), tone)
    c.m(r.top & (row == 1), between('stone3', 'stone4', .5))
    c.m(r.top & ((row == 15) | (at == 33)), between('stone1', 'stone2', .5))
    kerb(c, r)
    wall(c, r, seed)
    waterline(c, r, seed)


def kerb(c, r):
    near, side = r.top & ~shifted(r.top, 0, -9), r.top & ~(shifted(r.top, 7, 0) & shifted(r.top, -7, 0))
    x = np.mgrid[0:r.top.shape[0], 0:r.top.shape[1]][1]
    c.m(side, 'stone3')
    c.m(near, 'stone4')
    c.m(near & (x % 29 == 0), 'stone2')
    c.m(r.top & ~shifted(r.top, 0, -9) & shifted(r.top, 0, -8), 'stone1')
    c.m(r.top & ~shifted(r.top, 0, -2), 'stone5')


def wall(c, r, seed):
    h, w = r.top.shape
    x = np.mgrid[0:h, 0:w][1]
    course = r.depth // 8
    pick = rng(seed + 3).random((r.height // 8 + 2, w // 22 + 3))[course, (x + course % 2 * 11) // 22]
    for i, tone in enumerate(('stone1', between('stone1', 'stone2', .5), 'stone2')):
        c.m(r.face & (np.digitize(pick, (.4, .75)) == i), tone)
    c.m(r.face & (r.depth % 8 == 1), 'stone2')
    c.m(r.face & ((r.depth % 8 == 0) | ((x + course % 2 * 11) % 22 == 0)), 'stone0')
    c.m(r.face & (r.depth <= 3), ROCK[0])


# ---- all --------------------------------------------------------------------------
PAINTERS = {'cliff': cliff, 'skerry': skerry, 'quay': quay}


def paint(places, shape):
    """All of them in one picture, in order, the cliffs' shade on the ground first."""
    c = Cv(shape[1], shape[0])
    for i, r in enumerate(places):
        if r.kind == 'cliff':
            foot_shade(c, r)
        PAINTERS[r.kind](c, r, 60 + 40 * i)
    return c.a


def foot_shade(c, r):
    """What the cliff casts on the ground before it."""
    solid = r.top | r.face
    for n, alpha in ((16, 38), (9, 76)):
        cast = np.zeros_like(solid)
        for k in range(1, n + 1):
            cast[k:, k // 2:] |= solid[:-k, :solid.shape[1] - k // 2]
        cast &= ~solid
        c.a[cast] = (*SHADE, alpha)


