"""The ground of a northern harbour: turf and heath, gravel, setts, shingle, and a sea that moves."""
from town.painting import ground
from town.painting.ground import SIZE, between, crop
from town.painting.px import Cv, rng, smooth
from town.painting.wang import grown, mask, shifted

VARIANTS = 4
TURF = between(between('grass2', 'grass3', .4), 'stone2', .16)
SEA, SHALLOW, DEEP = between('water1', 'water2', .5), between('water2', 'water3', .25), between('water0', 'water1', .55)
HEATH = (between('grass1', 'plum1', .22), between('grass2', 'plum2', .3), 'plum2', 'pink2')
GRAVEL = (between('earth1', 'stone1', .5), between('earth2', 'stone2', .5), between('earth3', 'stone3', .5),
          between('earth4', 'stone4', .5))
SHINGLE = (between('stone2', 'earth2', .35), between('stone3', 'earth3', .4), between('stone4', 'earth3', .45), 'stone5')
FLOWERS = ('pink2', 'stone5', 'gold2', 'plum3')
SWELL = (.45, .8, 1, .7)          # how long a crest is, frame by frame


def grass(variant):
    """Plain turf first (0-7), then tufts (8-11), then thrift, campion, trefoil and heather (12-15)."""
    c, g = Cv(32, 32, TURF), rng(2100 + variant)
    ground.dashes(c, g, (0, 1, 1, 2, 0, 2, 1, 3)[variant % 8], 'grass3' if variant % 3 else 'grass2')
    if 8 <= variant < 12:
        rows = [*ground.TUFTS, ground.CLOVER][variant - 8]
        c.grid(int(g.integers(4, 18)), int(g.integers(6, 22)), rows, {'d': 'grass1', 'l': 'grass3'})
    if variant >= 12:
        ground.flowers(c, g, FLOWERS[variant - 12])
    return c


def heath(bits, variant):
    """Heather among the turf, in low cushions."""
    c, g = Cv(SIZE, SIZE), rng(2300 + bits * 7 + variant)
    m = mask(bits, 41, variant, amp=.5)
    c.m(m, HEATH[1])
    for _ in range(11):
        x, y = int(g.integers(3, SIZE - 9)), int(g.integers(3, SIZE - 7))
        if not (m[y, x] and m[y + 3, x + 6]):
            continue
        c.r(x, y, 5, 3, HEATH[0])
        c.h(x + 1, y - 1, 3, HEATH[2])
        for dx in range(int(g.integers(1, 4))):
            c.px(x + 2 * dx, y + dx % 2, HEATH[3] if g.random() < .4 else HEATH[2])
    return crop(c)


def gravel(bits, variant):
    return ground.path(bits, variant, GRAVEL)


def shingle(bits, variant):
    """Washed stones of many greys, darker where they are wet."""
    c, g = Cv(SIZE, SIZE), rng(2700 + bits * 5 + variant)
    m = mask(bits, 17, variant, amp=.5)
    c.m(m, SHINGLE[2])
    c.m(m & (smooth(SIZE, SIZE, 9, 77) > .6), between('stone4', 'earth4', .5))
    c.m(m & ~shifted(m, 0, 2), SHINGLE[1])
    for _ in range(34):
        x, y, w = int(g.integers(2, SIZE - 6)), int(g.integers(2, SIZE - 5)), int(g.integers(2, 5))
        if m[y, x] and m[y + 2, x + w]:
            c.h(x, y, w, SHINGLE[3] if g.random() < .45 else SHINGLE[1])
            c.h(x, y + 1, w, SHINGLE[0] if g.random() < .3 else SHINGLE[1])
    ground.blades(c, m, g, .04)
    return crop(c)


def crests(c, m, g, n, frame, dim, bright):
    """Short crests that grow and fall, each in its own time."""
    for _ in range(n):
        x, y, w, phase = int(g.integers(9, SIZE - 24)), int(g.integers(12, SIZE - 12)), int(g.integers(7, 15)), int(g.integers(4))
        long = max(2, round(w * SWELL[(frame + phase) % 4]))
        x += (w - long) // 2
        if m[y - 6, x] and m[y - 6, x + w] and m[y + 3, x] and m[y + 3, x + w]:
            c.h(x, y, long, dim)
            c.h(x + 2, y - 1, max(1, long // 2), bright)


def within(m, n):
    """The mask without its outer n pixels."""
    return ~grown(~m, n)


def sea(bits, variant, frame):
    """Shoal water: wet sand outside it, then a line of surf that comes and goes, then the shallows."""
    c, g = Cv(SIZE, SIZE), rng(2900 + bits * 13 + variant)
    m = mask(bits, 14, variant, amp=.42)
    c.m(grown(m, 4) & ~m, between('earth3', 'stone2', .45))
    c.m(grown(m, 2) & ~m, between('earth2', 'stone2', .5))
    c.m(m, SEA)
    if bits == 15:
        c.m(smooth(SIZE, SIZE, 12, 31 + variant) > .74, between('water1', 'water2', .38))
    c.m(m & ~within(m, 7), SHALLOW)
    reach = (0, 1, 3, 2)[frame]
    broken = smooth(SIZE, SIZE, 6, 40 + variant) > .34
    c.m(m & ~within(m, 2 + reach), 'water4')
    c.m(m & ~within(m, 1 + reach), 'water3')
    c.m(m & within(m, 4 + reach) & ~within(m, 5 + reach) & broken, 'water4')
    c.m(m & ~within(m, 2) & broken, 'stone5')
    crests(c, m, g, 1 + variant % 3, frame, 'water2', 'water3')
    return crop(c)


def deep(bits, variant, frame):
    """The open sea, with a white horse here and there."""
    c, g = Cv(SIZE, SIZE), rng(3100 + bits * 17 + variant)
    m = mask(bits, 23, variant, amp=.62)
    c.m(m, DEEP)
    c.m(m & ~shifted(m, 0, 2) & (smooth(SIZE, SIZE, 7, 5) > .5), 'water1')
    crests(c, m, g, 2 + variant % 3, frame, 'water1', 'water2')
    if variant == 3:
        crests(c, m, g, 1, frame, 'water2', 'water4')
    return crop(c)


TERRAINS = {'dark grass': (heath, 'plum2'), 'path': (gravel, 'earth3'), 'paving': (ground.paving, 'stone3'),
            'sand': (shingle, 'stone4'), 'water': (sea, 'water2'), 'deep water': (deep, 'water1')}
FRAMES = {'water': 4, 'deep water': 4}

