"""Grass, paths, paving and still water, one 32x32 tile at a time."""
import numpy as np

from town.painting.px import C, Cv, rng, smooth
from town.painting.wang import MARGIN, TILE, grown, mask, shifted

SIZE = TILE + 2 * MARGIN
VARIANTS = 6              # pictures of every mask of a terrain
EARTH = ('earth1', 'earth2', 'earth3', 'earth4')
SLAB_LIT = {'stone3': 'calm', 'stone4': 'stone4', 'earth3': 'warm'}
PAVING = ('stone3',) * 6 + ('stone4',) * 3 + ('earth3',)
TUFTS = [['....d....', '.d..dl.d.', '.dl.dl.dl', '..dldldl.', '..ddldl..'],
         ['d...d.', 'dl.dl.', '.dldl.', '.ddl..'], ['.d..', '.dld', 'ddl.']]
CLOVER = ['.d.d.', 'dldld', '.dld.']


def crop(c):
    out = Cv(TILE, TILE)
    out.a = c.a[MARGIN:MARGIN + TILE, MARGIN:MARGIN + TILE].copy()
    return out


def between(a, b, k):
    """A tone between two of the palette: paving covers much ground and must stay calm."""
    return tuple(int(round(p * (1 - k) + q * k)) for p, q in zip(C(a), C(b), strict=True))


# ---- grass -----------------------------------------------------------------
def dashes(c, g, n, colour):
    for _ in range(n):
        x, y = int(g.integers(2, 25)), int(g.integers(3, 28))
        c.h(x, y, 3, colour)
        c.h(x + 2, y + 2, 2, colour)


def flowers(c, g, petal):
    for _ in range(3):
        x, y = int(g.integers(6, 26)), int(g.integers(7, 26))
        c.v(x, y + 2, 2, 'grass1')
        c.r(x - 1, y, 2, 2, petal)
        for dx, dy in ((-2, 0), (1, 0), (-1, -1)):
            c.px(x + dx, y + dy, petal)
        c.px(x, y, 'gold2' if petal != 'gold3' else 'gold1')


def grass(variant):
    """Plain variants first (0-7), then tufts (8-11), then flowers (12-15)."""
    c, g = Cv(TILE, TILE, 'grass3'), rng(100 + variant)
    dashes(c, g, (0, 1, 1, 2, 0, 2, 1, 3)[variant % 8], 'grass4' if variant % 3 else 'mid0')
    if 8 <= variant < 12:
        rows = [*TUFTS, CLOVER][variant - 8]
        c.grid(int(g.integers(4, 18)), int(g.integers(6, 22)), rows, {'d': 'grass2', 'l': 'grass4'})
    if variant >= 12:
        flowers(c, g, ('stone5', 'pink3', 'gold3', 'plum3')[variant - 12])
    return c


def dark_grass(bits, variant):
    """The second, close tone that breaks up a lawn."""
    c, g = Cv(SIZE, SIZE), rng(300 + bits * 7 + variant)
    m = mask(bits, 41, variant, amp=.5)
    c.m(m, 'mid0')
    for _ in range(3):
        x, y = int(g.integers(10, SIZE - 14)), int(g.integers(10, SIZE - 14))
        if m[y, x] and m[y + 2, x + 4]:
            c.h(x, y, 3, 'grass2')
            c.h(x + 2, y + 2, 2, 'grass2')
    if bits == 15 and variant > 1:
        c.grid(14 + variant * 3, 16, TUFTS[variant % 3], {'d': 'grass2', 'l': 'grass4'})
    return crop(c)


def blades(c, m, g, share):
    """Grass blades that hang over a terrain's edge."""
    ys, xs = np.nonzero(grown(m) & ~m)
    for i in g.permutation(len(ys))[:int(len(ys) * share)]:
        x, y = int(xs[i]), int(ys[i])
        c.v(x, y - 2, 4, 'grass2')
        c.v(x + 1, y - 3, 4, 'grass4')


# ---- paths -----------------------------------------------------------------
def pebbles(c, m, g, n, tones):
    for _ in range(n):
        x, y = int(g.integers(9, SIZE - 15)), int(g.integers(9, SIZE - 13))
        if not (m[y, x] and m[y + 5, x + 7] and m[y - 5, x]):
            continue
        w = int(g.integers(3, 7))
        if g.random() < .55:
            c.r(x, y, w, 2, tones[3])
            c.h(x + 1, y + 2, w - 1, tones[1])
        else:
            c.h(x, y, 4, tones[1])


def wear(c, variant, tones):
    """Soft darker and lighter patches in the middle of a path, fading out before the tile's edge."""
    n = smooth(SIZE, SIZE, 15, 60 + variant) + .35 * smooth(SIZE, SIZE, 5, 80 + variant)
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    near = np.maximum(abs(x - SIZE / 2), abs(y - SIZE / 2)) / 15
    c.m(n - near * .28 > .70, between(tones[2], tones[1], .13))
    c.m(n + near * .28 < .34, between(tones[2], tones[3], .25))


def path(bits, variant, tones=EARTH):
    """Trodden earth: the grass casts on its far edge, light catches the near one."""
    c, g = Cv(SIZE, SIZE), rng(500 + bits * 11 + variant)
    dark, low, body, lit = tones
    m = mask(bits, 4, variant)
    c.m(m, body)
    if bits == 15:
        wear(c, variant, tones)
    c.m(m & ~shifted(m, 2, 0), low)
    c.m(m & ~shifted(m, 0, 4), low)
    c.m(m & ~shifted(m, 0, 2), dark)
    near = m & ~shifted(m, 0, -2)
    c.m(near & (smooth(SIZE, SIZE, 12, 6 + variant) > .42), lit)
    pebbles(c, m, g, 2 + variant % 2, tones)
    blades(c, m, g, .10)
    return crop(c)


SLAB_MIX = {'stone3': between('stone3', 'earth3', .22), 'stone4': between('stone3', 'stone4', .45),
            'earth3': between('stone3', 'earth3', .5), 'calm': between('stone3', 'stone4', .4),
            'warm': between('stone4', 'earth3', .5)}


def slabs(c, g):
    """Paving stones of uneven width in courses of 8 px, staggered and tileable."""
    for row in range(4):
        y, x = MARGIN + row * 8, -(row % 2) * 6
        cuts = [0, 11, 21] if row % 2 else [0, 9, 22]
        widths = [11, 10, 11] if row % 2 else [9, 13, 10]
        for cut, w in zip(cuts, widths, strict=True):
            tone = PAVING[int(g.integers(len(PAVING)))]
            lit = SLAB_LIT[tone]
            tone, lit = SLAB_MIX.get(tone, tone), SLAB_MIX.get(lit, lit)
            for dx in (0, TILE):
                left = MARGIN + cut + x + dx
                c.r(left, y, w - 1, 7, tone)
                c.h(left + 1, y, w - 3, lit)
                c.cut(left, y)
                c.cut(left + w - 2, y + 6)


def paving(bits, variant):
    """Cobbled ground with soft, mossy edges."""
    stones, g = Cv(SIZE, SIZE), rng(700 + variant)
    slabs(stones, g)
    c, g = Cv(SIZE, SIZE), rng(720 + bits * 5 + variant)
    m = mask(bits, 8, variant, amp=.22)
    c.m(m, between('stone2', 'stone3', .35))
    seen = m & (stones.a[..., 3] > 0)
    c.a[seen] = stones.a[seen]
    c.m(m & ~shifted(m, 0, 2), 'stone1')
    c.m(m & ~shifted(m, 0, -2), 'stone2')
    c.m(m & ~shifted(m, 2, 0) & shifted(m, 0, 3), 'stone2')
    if bits == 15 and variant == 3:
        c.grid(22, 24, TUFTS[2], {'d': 'grass2', 'l': 'grass3'})
    blades(c, m, g, .08)
    return crop(c)


# ---- water -----------------------------------------------------------------
def glints(c, m, g, n, dim, bright):
    for _ in range(n):
        x, y, w = int(g.integers(9, SIZE - 20)), int(g.integers(12, SIZE - 12)), int(g.integers(5, 12))
        if m[y - 6, x] and m[y - 6, x + w] and m[y + 3, x] and m[y + 3, x + w]:
            c.h(x, y, w, dim)
            if g.random() < .6:
                c.h(x + 2, y - 1, w // 2, bright)


def water(bits, variant):
    """Shallow water: a dark bank on the far side, foam under it, an earthen lip all round."""
    c, g = Cv(SIZE, SIZE), rng(900 + bits * 13 + variant)
    m = mask(bits, 14, variant, amp=.36)
    bank = grown(m, 4)
    c.m(bank & ~m, 'earth2')
    c.m(grown(m, 2) & ~m, 'earth1')
    c.m(bank & ~m & ~shifted(bank, 0, 2), 'earth3')
    c.m(m, 'water2')
    c.m(m & ~shifted(m, 0, 9) & shifted(m, 0, 7), 'water4')
    c.m(m & ~shifted(m, 0, 7), 'earth0')
    c.m(m & ~shifted(m, 0, 3), 'earth1')
    c.m(m & ~shifted(m, 2, 0) & shifted(m, 0, 9), 'water3')
    c.m(m & ~shifted(m, 0, -2) & (smooth(SIZE, SIZE, 9, 3 + variant) > .5), 'water3')
    glints(c, m, g, variant % 3, 'water3', 'water4')
    blades(c, grown(m, 4), g, .06)
    return crop(c)


def deep(bits, variant):
    """The darker middle of a river or lake."""
    c, g = Cv(SIZE, SIZE), rng(1100 + bits * 17 + variant)
    m = mask(bits, 23, variant, amp=.62)
    c.m(m, 'water1')
    c.m(m & ~shifted(m, 0, 2) & (smooth(SIZE, SIZE, 7, 5) > .5), 'water2')
    glints(c, m, g, variant % 3, 'water2', 'water3')
    return crop(c)
