"""Floors: each is a 128x128 pattern that repeats (4x4 tiles)."""
import numpy as np

from town.painting.px import C, Cv, rng

SIZE = 128
WOODS = {'oak': ('wood4', None, 'wood3', 'wood5'), 'honey': ('mid1', None, 'wood3', 'wood4'),
         'pine': ('wood5', None, 'wood4', 'earth4'), 'ash': ('stone4', None, 'stone3', 'stone5'),
         'walnut': ('wood3', None, 'wood2', 'mid1')}


def board_cuts(g):
    """Two or three joints along a 128 px run of board."""
    first = int(g.integers(0, 40))
    return sorted({first, first + int(g.integers(34, 56)), first + int(g.integers(66, 86))})


def boards(tones):
    main, second, joint, lit = tones
    second = second or mixed(main, joint, .45)
    c, g = Cv(SIZE, SIZE, main), rng(3)
    for y in range(0, SIZE, 16):
        cuts = board_cuts(g)
        for a, b in zip(cuts, [*cuts[1:], cuts[0] + SIZE], strict=True):
            tone = g.random() < .30
            board(c, g, a, b, y, (second, joint, main) if tone else (main, second, lit))
            for dx in (-SIZE, 0):
                c.v(b - 1 + dx, y, 15, joint)
        c.h(0, y + 15, SIZE, joint)
    return c


def board(c, g, a, b, y, tones):
    """One board from a to b, wrapping at the pattern's edge."""
    base, grain, lit = tones
    for dx in (-SIZE, 0):
        c.r(a + dx, y, b - a, 15, base)
        c.h(a + dx, y, b - a, lit)
    for _ in range((b - a) // 18):
        gx, gy, w = a + int(g.integers(3, max(4, b - a - 12))), y + int(g.integers(3, 13)), int(g.integers(4, 10))
        for dx in (-SIZE, 0):
            c.h(gx + dx, gy, w, grain)


def tiles(size, one, two, joint, lit):
    """Square tiles, two tones in a check, with a joint and a lit edge."""
    c = Cv(SIZE, SIZE, one)
    for j, y in enumerate(range(0, SIZE, size)):
        for i, x in enumerate(range(0, SIZE, size)):
            c.r(x, y, size, size, joint)
            c.r(x, y, size - 1, size - 1, two if (i + j) % 2 else one)
            c.h(x, y, size - 2, lit)
    return c


def flags():
    """Large worn flagstones."""
    c, g = Cv(SIZE, SIZE, 'stone2'), rng(9)
    for row, y in enumerate(range(0, SIZE, 32)):
        for x in range(0, SIZE, 32):
            tone, lit = (('stone3', 'stone4'), ('stone3', 'stone4'), ('stone4', 'stone5'))[int(g.integers(3))]
            for dx in (0, -SIZE):
                left = x + (row % 2) * 16 + dx
                c.r(left + 1, y + 1, 30, 30, tone)
                c.h(left + 2, y + 1, 28, lit)
                c.v(left + 1, y + 2, 28, lit)
                c.h(left + 5, y + 20, 5, 'stone2')
    return c


def carpet(base, lit, dark):
    """A quiet woven carpet."""
    c = Cv(SIZE, SIZE, base)
    for y in range(0, SIZE, 8):
        for x in range((y // 8 % 2) * 8, SIZE, 16):
            c.r(x + 3, y + 3, 2, 2, lit)
            c.px(x + 3, y + 5, dark)
            c.px(x + 4, y + 5, dark)
    return c


def mixed(a, b, k=.5):
    """A colour between two of the palette, for floors that must stay calm."""
    return tuple(int(round(p * (1 - k) + q * k)) for p, q in zip(C(a), C(b), strict=True))


def parquet():
    """Basket-weave parquet for the college."""
    calm, dim = mixed('mid1', 'wood4', .5), mixed('mid1', 'wood3', .4)
    c = Cv(SIZE, SIZE, mixed('mid1', 'wood3', .75))
    for j in range(8):
        for i in range(8):
            for n in range(4):
                tone = ('mid1', calm, 'mid1', dim)[(n + i + 2 * j) % 4]
                lit = calm
                x, y = i * 16, j * 16
                if (i + j) % 2:
                    c.r(x, y + n * 4, 15, 3, tone)
                    c.h(x, y + n * 4, 15, lit)
                else:
                    c.r(x + n * 4, y, 3, 15, tone)
                    c.v(x + n * 4, y, 15, lit)
    return c


def make(name):
    if name in WOODS:
        return boards(WOODS[name])
    soft = mixed('stone5', 'water4')
    return {
        'bath blue': lambda: tiles(16, soft, mixed('stone5', 'water4', .75), mixed('stone4', 'water3', .5), 'stone5'),
        'bath green': lambda: tiles(16, mixed('stone5', 'teal3', .4), mixed('stone5', 'teal3', .7), 'teal3', 'stone5'),
        'bath rose': lambda: tiles(16, mixed('stone5', 'pink3', .4), mixed('stone5', 'pink3', .75),
                                   mixed('pink3', 'stone3', .4), 'stone5'),
        'bath sand': lambda: tiles(16, 'earth4', mixed('earth4', 'earth3', .5), 'earth3', 'stone5'),
        'kitchen': lambda: tiles(32, 'stone5', mixed('stone4', 'teal3', .35), 'stone3', 'stone5'),
        'terracotta': lambda: tiles(32, mixed('red4', 'earth3', .6), mixed('red3', 'earth3', .6),
                                    mixed('red2', 'earth2', .6), mixed('red4', 'earth4', .5)),
        'shop': lambda: tiles(32, 'stone4', mixed('stone4', 'stone3', .45), 'stone3', 'stone5'),
        'mint': lambda: tiles(32, mixed('stone5', 'teal3', .25), mixed('stone4', 'teal3', .55), 'teal3', 'stone5'),
        'flags': flags, 'parquet': parquet,
        'plum carpet': lambda: carpet(mixed('plum3', 'stone4', .35), 'stone4', 'plum2'),
        'teal carpet': lambda: carpet(mixed('teal3', 'stone3', .35), mixed('teal3', 'stone4'), mixed('teal2', 'stone3', .3)),
        'rose carpet': lambda: carpet(mixed('pink3', 'stone3', .4), mixed('pink3', 'stone4', .5), mixed('pink2', 'stone3', .5)),
        'blue carpet': lambda: carpet(mixed('blue3', 'stone4', .45), 'stone4', mixed('blue2', 'blue3', .6)),
    }[name]()


def pattern(name):
    return np.ascontiguousarray(make(name).a)
