"""What stands about on a quay: bollards, pots, nets, fish on racks, ropes, crates, an anchor, a lamp, a smokehouse."""
import numpy as np

from . import palette as p
from .canvas import Canvas
from .noise import rng
from .parts import box, cylinder, frame, leg, tufts
from .prop import Prop, still
from .pub import barrel


def bollard():
    c = Canvas(32, 30)
    cylinder(c, 10, 9, 12, 17, p.IRON)
    c.ellipse(15.5, 9, 8.5, 4, "stone0")
    c.ellipse(14.5, 7.6, 7.5, 3.2, "stone1")
    c.ellipse(13, 7, 3.5, 1.4, "stone3")
    c.rect(8, 24, 16, 4, "ink1")
    for y in (15, 18, 21):
        c.rect(8, y, 16, 3, "earth3")
        c.hline(8, y, 16, "earth4")
        c.hline(8, y + 2, 16, "earth1")
    c.line(23, 21, 30, 27, "earth3", 2)
    return c.outline()


def _pot(c, x, y):
    """One lobster pot: a half round cage 24 px wide on slats, bottom at y."""
    for i in range(24):
        h = round(13 * np.sqrt(1 - ((i - 11.5) / 12.5) ** 2))
        c.vline(x + i, y - h, h, "wood1")
    for i in range(1, 23, 3):
        h = round(13 * np.sqrt(1 - ((i - 11.5) / 12.5) ** 2))
        c.vline(x + i, y - h, h, "teal2" if i % 2 else "teal1")
    for k in (4, 8):
        c.hline(x + 3, y - k, 18, "teal2")
    for i in (0, 11, 22):
        h = round(14 * np.sqrt(max(0, 1 - ((i - 11.5) / 12.5) ** 2)))
        c.rect(x + i, y - max(3, h), 2, max(3, h), "wood4")
    c.rect(x, y - 2, 24, 3, "wood3")
    c.hline(x, y - 2, 24, "wood5")


def pots(n):
    c = Canvas(32, 46)
    for i in range(n):
        _pot(c, 4 + (i % 2) * 1, 42 - i * 14)
    c.ellipse(25, 39, 4, 4, "red2")
    c.ellipse(24, 38, 2, 2, "red4")
    return c.outline()


def _pole(c, x, y, h, m=p.OAK):
    leg(c, x, y, h, m, 4)
    c.rect(x, y - 1, 4, 2, m[4])


def net_rack():
    """A net hung over a rail to dry, with cork floats along its edge."""
    c = Canvas(96, 72)
    for x in (4, 86):
        _pole(c, x, 10, 58)
    c.rect(2, 12, 92, 3, "wood3")
    c.hline(2, 12, 92, "wood5")
    for x in range(9, 87):
        drop = 42 + round(7 * np.sin(x * .16) + 3 * np.sin(x * .41))
        for y in range(15, min(66, 15 + drop)):
            if (x + y) % 5 == 0 or (x - y) % 5 == 0:
                c.dot(x, y, "teal1" if (x // 9 + y // 11) % 3 else "teal2")
        if x % 9 == 0:
            c.rect(x, 13 + drop, 4, 4, "gold1")
            c.hline(x, 13 + drop, 4, "gold2")
    for x in range(12, 84, 12):
        c.rect(x, 11, 3, 5, "earth3")
    return c.outline()


def _fish(c, x, y, long, tone=("stone2", "stone3", "earth2")):
    """One split fish hanging by its tail."""
    low, mid, dark = tone
    c.rect(x + 1, y, 4, 2, dark)
    c.rect(x + 2, y + 2, 2, 3, mid)
    for j in range(long):
        half = 2 + (j > 3) - (j > long - 5) - (j > long - 3)
        c.rect(x + 3 - half, y + 5 + j, half * 2, 1, mid)
        c.dot(x + 3 - half, y + 5 + j, "stone4")
        c.dot(x + 2 + half, y + 5 + j, low)
    c.vline(x + 3, y + 7, long - 5, dark)


def fish_rack():
    """Two rails of split fish in the wind."""
    c, g = Canvas(96, 76), rng(93)
    for x, y in ((2, 6), (88, 6), (8, 14), (82, 14)):
        _pole(c, x, y, 66 - y)
    for rail, y in ((0, 10), (1, 20)):
        c.rect(2 + rail * 6, y, 92 - rail * 12, 3, "wood3")
        c.hline(2 + rail * 6, y, 92 - rail * 12, "wood5")
        for x in range(10 + rail * 4, 80, 8):
            tone = (("stone2", "stone3", "earth2"), ("earth1", "earth2", "earth0"), ("stone2", "earth3", "earth1"))[g.integers(3)]
            _fish(c, x, y + 1, int(g.integers(17, 24)), tone)
    return c.outline()


def rope_coil():
    c = Canvas(32, 24)
    rings = ((12, "earth1"), (11, "earth3"), (8.5, "earth1"), (8, "earth4"), (5.5, "earth1"), (5, "earth3"), (2.6, "earth0"))
    for r, tone in rings:
        c.ellipse(15.5, 11.5, r, r * .66, tone)
    for k in range(14):
        a = k * np.pi / 7
        c.dot(round(15.5 + np.cos(a) * 9.6), round(11.5 + np.sin(a) * 6.4), "earth2")
    c.line(24, 16, 30, 21, "earth3", 2)
    return c.outline()


def fish_crate(full):
    c, m, g = Canvas(32, 32), p.PINE, rng(17)
    box(c, 2, 9, 28, 8, 12, m)
    c.rect(4, 10, 24, 6, "wood0")
    if full:
        for x in range(5, 26, 4):
            y = 9 + int(g.integers(3))
            c.rect(x, y, 5, 4, "blue2" if x % 8 < 4 else "stone2")
            c.hline(x, y, 5, "stone4")
            c.dot(x + 3, y + 1, "ink0")
    else:
        c.rect(6, 12, 20, 3, "earth2")
    for y in (20, 24):
        c.hline(2, y, 28, m[0])
        c.hline(2, y + 1, 28, m[3])
    c.rect(9, 19, 14, 6, "blue1")
    c.hline(11, 21, 10, "stone5")
    c.hline(11, 23, 6, "stone5")
    return c.outline()


def anchor():
    """An old ship's anchor set up on a stone, with a length of chain round its foot."""
    c = Canvas(64, 76)
    box(c, 10, 58, 44, 7, 10, ("stone1", "stone2", "stone3", "stone4", "stone5"))
    y, x = np.mgrid[0:c.h, 0:c.w]
    far = np.hypot(x - 31.5, (y - 30) * 1.05)
    for reach, thick, tone in ((25, 3.4, "stone0"), (25.6, 1.2, "stone2")):
        c.mask((abs(far - reach) < thick) & (y > 38), tone)
    for side in (-1, 1):
        c.poly([(31 + side * 28, 28), (31 + side * 16, 42), (31 + side * 31, 45)], "stone0")
        c.line(31 + side * 28, 29, 31 + side * 18, 41, "stone1")
    c.rect(28, 14, 8, 46, "stone0")
    c.rect(29, 14, 3, 46, "stone2")
    c.rect(12, 18, 40, 5, "wood1")
    c.hline(12, 18, 40, "wood3")
    for at in (12, 49):
        c.rect(at, 17, 3, 7, "stone1")
    c.ellipse(31.5, 8, 6.4, 6.4, "stone1")
    c.a[c.inside(31.5, 8, 3.6, 3.6)] = 0
    for i in range(9):
        c.ellipse(13 + i * 5, 60 + (i * i) % 4, 3, 2.2, "stone0")
        c.ellipse(12.6 + i * 5, 59.6 + (i * i) % 4, 1.4, 1, "stone2")
    return tufts(c.outline(), 74, 6, 52)


def floats():
    """Glass and cork floats in a heap of old net."""
    c = Canvas(40, 34)
    c.ellipse(19, 25, 17, 7, "earth1")
    for x in range(4, 36):
        for y in range(19, 31):
            if (x + y) % 4 == 0 and c.a[y, x, 3]:
                c.dot(x, y, "earth3")
    for x, y, r, ramp in ((11, 20, 6, "teal"), (24, 21, 6, "red"), (18, 13, 6, "gold"), (31, 24, 4, "teal")):
        c.ellipse(x, y, r, r, ramp + "1")
        c.ellipse(x - .6, y - .6, r - 1, r - 1, ramp + "2")
        c.ellipse(x - 2, y - 2, r / 3, r / 3, "stone5")
    return c.outline()


def quay_lamp(on):
    """A ship's lantern hung from a tarred post with an iron arm."""
    c = Canvas(32, 82)
    c.rect(6, 8, 5, 70, "wood1")
    c.vline(6, 8, 70, "wood3")
    c.vline(10, 8, 70, "wood0")
    c.rect(5, 5, 7, 4, "stone1")
    c.hline(5, 5, 7, "stone3")
    c.rect(4, 72, 9, 7, "stone1")
    c.hline(4, 72, 9, "stone3")
    c.rect(11, 10, 13, 3, "stone0")
    c.hline(11, 10, 13, "stone2")
    c.line(11, 22, 18, 13, "stone0", 2)
    c.vline(22, 13, 4, "stone1")
    glass = ("gold1", "gold2", "gold3", "stone5") if on else ("stone1", "water1", "water3", "water4")
    c.poly([(17, 20), (28, 20), (27, 33), (18, 33)], glass[2])
    c.rect(23, 20, 5, 13, glass[1])
    c.rect(20, 23, 3, 6, glass[3])
    c.rect(16, 17, 13, 4, "stone0")
    c.hline(16, 17, 13, "stone2")
    c.rect(16, 33, 13, 3, "stone0")
    for x in (17, 22, 27):
        c.vline(x, 20, 13, "stone0")
    return c.outline()


def smokehouse(n):
    """A tarred hut on stones; blue smoke seeps from its louvre."""
    c, g = Canvas(96, 130), rng(77)
    c.rect(10, 64, 76, 50, "wood1")
    for x in range(10, 86, 7):
        c.rect(x, 64, 6, 50, ("wood1", "wood2", "wood1")[g.integers(3)])
        c.vline(x, 64, 50, "wood3")
        c.vline(x + 6, 64, 50, "wood0")
    c.rect(8, 112, 80, 9, "stone2")
    for x in range(8, 88, 11):
        c.hline(x, 112, 10, "stone4")
        c.vline(x + 10, 112, 9, "stone1")
    c.poly([(3, 68), (93, 68), (74, 36), (22, 36)], "stone1")
    for j, y in enumerate(range(38, 68, 6)):
        half = 26 + (y - 36) * 19 // 32
        c.hline(48 - half, y + 5, half * 2, "stone0")
        for x in range(48 - half + (j % 2) * 5, 48 + half, 10):
            c.vline(x, y, 6, "stone0")
            c.hline(x + 1, y, 5, "stone2")
    c.rect(2, 66, 92, 4, "stone0")
    c.hline(2, 66, 92, "stone2")
    c.rect(34, 24, 28, 13, "wood1")
    for y in (27, 31):
        c.hline(35, y, 26, "wood3")
        c.hline(35, y + 1, 26, "ink0")
    c.poly([(30, 25), (66, 25), (58, 17), (38, 17)], "stone1")
    c.hline(38, 17, 20, "stone3")
    c.rect(38, 80, 21, 32, "wood0")
    frame(c, 40, 82, 17, 30, p.WALNUT)
    for y in (88, 104):
        c.rect(40, y, 12, 2, "stone1")
    c.dot(54, 97, "gold2")
    for x in (16, 66):
        for k in range(2):
            _fish(c, x + k * 8, 78, 16, ("gold0", "gold1", "wood1"))
        c.rect(x - 3, 77, 22, 2, "wood3")
    c.outline()
    return _smoke(c, n)


def _smoke(c, n):
    """Three puffs that rise and thin out."""
    for k in range(3):
        t = (n / 6 + k / 3) % 1
        x, y, r = 48 + 10 * t + 5 * np.sin(t * 6 + k), 18 - t * 13, 4 + t * 6
        puff = c.inside(x, y, r, r * .7) & (c.a[..., 3] == 0)
        c.a[puff] = (*p.colour("stone4"), int(150 * (1 - t)))
    return c


def barrel_stack():
    one, c = barrel(), Canvas(64, 62)
    for x, y in ((0, 18), (31, 18), (16, 0)):
        c.blit(one, x, y)
    return c


def hand_cart():
    c, m = Canvas(64, 46), p.OAK
    c.rect(8, 14, 40, 12, m[2])
    c.hline(8, 14, 40, m[4])
    for x in range(8, 48, 8):
        c.vline(x, 15, 11, m[0])
    c.rect(46, 18, 16, 3, m[1])
    c.hline(46, 18, 16, m[3])
    for r, tone in ((9, "wood0"), (7.6, "wood3"), (6, "wood1")):
        c.ellipse(22, 33, r, r, tone)
    c.a[c.inside(22, 33, 5, 5)] = 0
    for k in range(4):
        a = k * np.pi / 4
        x, y = np.cos(a) * 6, np.sin(a) * 6
        c.line(round(22 - x), round(33 - y), round(22 + x), round(33 + y), "wood3")
    c.rect(44, 26, 3, 16, m[1])
    for x, tone in ((10, "blue2"), (20, "stone2"), (30, "blue2")):
        c.ellipse(x + 4, 13, 6, 3, tone)
        c.hline(x + 1, 11, 6, "stone4")
    return c.outline()


def props():
    out = {"group": "outdoor", "use_from": ()}
    yield still("bollard", "bollard", bollard(), **out)
    for n, name in ((1, "lobster_pot"), (2, "lobster_pots")):
        yield still(name, "lobster pots", pots(n), group="outdoor", use_from=("south", "east", "west", "north"))
    yield still("net_rack", "net", net_rack(), footprint=(3, 1), group="outdoor", use_from=("south", "north"))
    yield still("fish_rack", "drying rack", fish_rack(), footprint=(3, 1), group="outdoor", use_from=("south", "north"))
    yield still("rope_coil", "rope", rope_coil(), footprint=(0, 0), layer="floor", extra={"covers": [1, 1]}, **out)
    yield still("fish_crate", "fish crate", fish_crate(True), **out)
    yield still("fish_crate_empty", "fish crate", fish_crate(False), **out)
    yield still("anchor", "anchor", anchor(), footprint=(2, 1), **out)
    yield still("floats", "floats", floats(), **out)
    yield Prop("quay_lamp", "street lamp", {"off": quay_lamp(False), "on": quay_lamp(True)}, use_from=(), group="outdoor",
               extra={"light": [22, 26]})
    yield Prop("smokehouse", "smokehouse", {"default": [smokehouse(n) for n in range(6)]}, (2, 2), ("south",), "outdoor")
    yield still("barrel_stack", "barrel", barrel_stack(), footprint=(2, 1), **out)
    yield still("hand_cart", "cart", hand_cart(), footprint=(2, 1), **out)
