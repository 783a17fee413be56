"""Wall faces seen from inside (64 px: 10 cap, 34 paper, 20 panelling) and low front walls seen from outside."""
from town.painting.floors import mixed
from town.painting.px import Cv, rng

FACE, CAP, STRIP = 64, 10, 10
#        paper, stripe or motif, kind, panel ramp
PAPERS = {
    'cream': ('stone5', 'skin5', 'stripe', 'wood'), 'sage': ('e0e6c4', 'c4d2a4', 'sprig', 'wood'),
    'sky': ('d4e6ee', 'b8d4e4', 'stripe', 'white'), 'rose': ('f6dcdc', 'eec4c8', 'sprig', 'white'),
    'lilac': ('e0d6ee', 'ccbce2', 'stripe', 'wood'), 'butter': ('f8ecc0', 'f0dc98', 'dots', 'wood'),
    'mint': ('d2ece0', 'b2dcca', 'dots', 'white'), 'brick': ('b2644c', '96503f', 'brick', 'dark'),
    'pub': ('4c7466', '406658', 'stripe', 'dark'), 'navy': ('5a6c9c', '4e5e8e', 'dots', 'wood'),
    'peach': ('fad8b8', 'f0c49c', 'stripe', 'wood'), 'stone': ('d6d0ca', 'c4bec0', 'blocks', 'wood'),
    'tile blue': ('d8eef0', 'a8d4dc', 'tile', None), 'tile green': ('d8f0e2', 'a4d8c0', 'tile', None),
    'tile rose': ('f8e4e6', 'eec0c8', 'tile', None), 'tile sand': ('f6ead2', 'e4cfa6', 'tile', None),
    'plaster': ('ece4d8', 'dcd2c4', 'dots', 'white'), 'ochre': ('e8c078', 'dcae60', 'sprig', 'dark'),
}
PANELS = {'wood': ('wood0', 'wood1', 'wood2', 'wood3', 'wood4', 'wood5'),
          'dark': ('wood0', 'wood0', 'wood1', 'wood2', 'wood3', 'wood4'),
          'white': ('stone1', 'stone2', 'stone3', 'stone4', 'stone5', 'stone5')}


def rgb(name):
    return tuple(int(name[i:i + 2], 16) for i in (0, 2, 4)) if len(name) == 6 and name not in ('stone5',) \
        and all(ch in '0123456789abcdef' for ch in name) else name


def paper(c, base, motif, kind):
    """Fill the face with paper and its motif; every motif repeats within 32 px."""
    c.r(0, CAP, 32, FACE - CAP, base)
    if kind == 'stripe':
        for x in range(1, 32, 8):
            c.r(x, CAP, 3, 54, motif)
    if kind in ('dots', 'sprig'):
        for j, y in enumerate(range(CAP + 7, FACE, 9)):
            for x in range(4 + (j % 2) * 8, 32, 16):
                c.r(x, y, 2, 2, motif)
                if kind == 'sprig':
                    for dx, dy in ((-1, 1), (2, 1), (0, 2), (1, -1)):
                        c.px(x + dx, y + dy, motif)
    if kind in ('brick', 'blocks'):
        step = 6 if kind == 'brick' else 12
        for j, y in enumerate(range(CAP, FACE, step)):
            c.h(0, y + step - 1, 32, motif)
            for x in range((j % 2) * step, 32, 2 * step if kind == 'brick' else 16):
                c.v(x, y, step, motif)
    if kind == 'tile':
        for y in range(CAP + 22, FACE, 8):
            c.h(0, y, 32, motif)
        for x in range(0, 32, 8):
            c.v(x, CAP + 22, 32, motif)
        c.r(0, CAP + 20, 32, 3, motif)


def panelling(c, ramp):
    """A dado: rail, two panels a tile, skirting."""
    k0, k1, k2, k3, k4, k5 = ramp
    y = 42
    c.r(0, y, 32, 22, k3)
    c.h(0, y, 32, k5)
    c.h(0, y + 1, 32, k4)
    c.h(0, y + 2, 32, k1)
    for x in (0, 16):
        c.v(x, y + 3, 14, k2)
        c.v(x + 1, y + 3, 14, k4)
        c.r(x + 4, y + 5, 9, 9, k2)
        c.r(x + 5, y + 6, 8, 8, k3)
        c.h(x + 5, y + 13, 8, k4)
        c.v(x + 12, y + 6, 8, k4)
    c.r(0, y + 17, 32, 5, k2)
    c.h(0, y + 17, 32, k4)
    c.h(0, y + 21, 32, k0)


def face(name):
    """One tile of wall face, without its cap."""
    base, motif, kind, panels = PAPERS[name]
    c = Cv(32, FACE)
    paper(c, rgb(base), rgb(motif), kind)
    if panels:
        panelling(c, PANELS[panels])
    else:
        c.r(0, FACE - 5, 32, 5, 'stone3')
        c.h(0, FACE - 5, 32, 'stone5')
        c.h(0, FACE - 1, 32, 'stone1')
    for y, k in ((CAP, .72), (CAP + 1, .72), (CAP + 2, .87), (CAP + 3, .87)):
        c.a[y, :, :3] = (c.a[y, :, :3] * (k, k * .96, min(1, k * 1.06))).astype('uint8')
    return c


# ---- low front walls ---------------------------------------------------------
CAPS = {'wood': ('wood0', 'wood1', 'wood2'), 'slate': ('ink1', 'stone0', 'stone1'), 'teal': ('leaf0', 'teal0', 'teal1'),
        'plum': ('ink1', 'plum0', 'plum1'), 'red': ('wood0', 'red0', 'red1'), 'blue': ('ink1', 'blue0', 'blue1')}


def masonry(c, y0, tones, course, seed):
    """Irregular blocks in courses, repeating every 64 px."""
    body, alt, lit, dark, joint = tones
    g = rng(seed)
    for y in range(y0, 32, course):
        x, end = 0, 64
        while x < end:
            w = min(int(g.integers(10, 19)), end - x)
            w = end - x if end - x - w < 7 else w
            tone = alt if g.random() < .3 else body
            c.r(x, y, w, course, tone)
            c.h(x + 1, y, w - 2, lit)
            c.h(x + 1, y + course - 2, w - 1, dark)
            c.v(x, y, course, joint)
            x += w
        c.h(0, y + course - 1, 64, joint)


def planking(c, y0, body, lit, joint):
    for x in range(0, 64, 8):
        c.r(x, y0, 8, 32 - y0, body)
        c.v(x, y0, 32 - y0, joint)
        c.v(x + 1, y0, 32 - y0, lit)
    c.r(0, 26, 64, 6, 'stone2')
    c.h(0, 26, 64, 'stone3')


def front(name):
    """A 64x32 stretch of low wall under its cap."""
    c = Cv(64, 32)
    if name == 'stone':
        masonry(c, CAP, ('stone3', 'stone4', 'stone4', 'stone2', 'stone1'), 7, 4)
    elif name == 'brick':
        masonry(c, CAP, ('red2', mixed('red2', 'red3'), 'red3', 'red1', 'red0'), 6, 5)
    elif name == 'sand':
        masonry(c, CAP, ('earth3', 'earth4', 'earth4', 'earth2', 'earth1'), 7, 6)
    elif name == 'timber':
        planking(c, CAP, 'wood3', 'mid1', 'wood1')
    elif name == 'blue':
        planking(c, CAP, 'blue2', 'blue3', 'blue1')
    elif name == 'green':
        planking(c, CAP, 'teal1', 'teal2', 'teal0')
    elif name == 'red':
        planking(c, CAP, 'red1', mixed('red1', 'red2'), 'red0')
    else:
        planking(c, CAP, 'stone4', 'stone5', 'stone2')
    c.r(0, CAP, 64, 2, 'stone1' if name in ('stone', 'white') else 'wood1')
    c.h(0, 31, 64, 'stone0')
    return c
