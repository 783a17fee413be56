"""Bushes, flower beds, grass tufts, hedges, reeds, lily pads."""
import numpy as np

from . import palette as p
from .canvas import Canvas
from .foliage import canopy, flecks
from .joined import MASKS, piece_name, shape
from .noise import rng, smooth
from .parts import ball
from .prop import still

BLOOMS = (("pink1", "pink2", "pink3"), ("gold1", "gold2", "gold3"), ("red1", "red2", "red3"),
          ("plum1", "plum2", "plum3"), ("stone3", "stone4", "stone5"))


def bush(seed, dots=None):
    c, g = Canvas(40, 36), rng(seed)
    canopy(c, 20, 19, 14, 11, seed, 22, gap=.03)
    for _ in range(11 if dots else 0):
        x, y = int(20 + g.integers(-13, 12)), int(16 + g.integers(-9, 9))
        if not c.a[y, x, 3]:
            continue
        if dots == "berries":
            c.rect(x, y, 3, 3, "red2")
            c.dot(x, y, "red4")
            c.hline(x, y + 2, 3, "red1")
        else:
            c.rect(x, y, 3, 2, dots)
            c.dot(x + 1, y - 1, dots)
            c.dot(x + 1, y, "gold3")
    return c.outline(2, 1)


def bloom(c, x, y, tones):
    """A flower head on a stem with two leaves; (x, y) is its heart."""
    low, mid, high = tones
    c.vline(x, y, 6, "grass1")
    c.rect(x - 2, y + 3, 2, 2, "grass2")
    c.rect(x + 1, y + 2, 2, 2, "grass3")
    c.dot(x - 3, y + 2, "grass3")
    c.grid(x - 2, y - 4, (".ab.", "abbb", "aabb", ".cb."), {"a": high, "b": mid, "c": low})
    c.dot(x - 1, y - 3, "red3" if mid == "gold2" else "gold3")


def tulip(c, x, y, tones):
    low, mid, high = tones
    c.vline(x, y, 7, "grass2")
    c.line(x - 3, y + 2, x - 1, y + 6, "grass3")
    c.line(x + 3, y + 1, x + 1, y + 6, "grass2")
    c.grid(x - 2, y - 5, ("a.b.b", "aabbb", "aabbc", "abbbc", ".bbc."), {"a": high, "b": mid, "c": low})


def lavender(c, x, y, tones):
    low, mid, high = tones
    c.vline(x, y, 7, "grass2")
    c.vline(x + 1, y + 2, 5, "grass3")
    for k in range(7):
        c.dot(x - k % 2, y - 6 + k, high if k < 3 else mid)
        c.dot(x + 1 - k % 2, y - 6 + k, mid if k < 4 else low)


def _soil(c, x, y, w, h, seed):
    g = rng(seed)
    c.rect(x, y, w, h, "wood0")
    for _ in range(w * h // 22):
        c.hline(x + int(g.integers(w - 3)), y + int(g.integers(h)), 3, "wood1")


def flowerbed_wood(w):
    """Planks round mixed flowers in colour groups."""
    c, g = Canvas(w, 38), rng(9)
    c.rect(1, 16, w - 2, 19, "wood1")
    _soil(c, 2, 15, w - 4, 16, 2)
    spots = [(17 + r * 8 + int(g.integers(-1, 2)), x + r * 2) for x in range(6, w - 5, 5) for r in (0, 1)]
    c.rect(1, 30, w - 2, 6, "wood3")
    c.hline(1, 30, w - 2, "wood5")
    c.hline(1, 35, w - 2, "wood1")
    for x in range(0, w, 16):
        c.vline(x + 1, 30, 6, "wood1")
    for y, x in sorted(spots):
        bloom(c, x, y, BLOOMS[(x // 14) % 5])
    return c.outline()


def flowerbed_stone(w):
    """A stone border round tulips in rows."""
    c = Canvas(w, 42)
    c.rect(1, 14, w - 2, 24, "stone2")
    c.hline(1, 14, w - 2, "stone4")
    _soil(c, 4, 17, w - 8, 15, 4)
    for x in range(1, w - 8, 9):
        for y, h in ((13, 4), (31, 8)):
            n = min(9, w - 1 - x)
            c.rect(x, y, n, h, "stone3")
            c.hline(x, y, n - 1, "stone5" if (x // 9) % 3 == 0 else "stone4")
            c.vline(x + n - 1, y, h, "stone1")
            c.hline(x, y + h - 1, n, "stone2")
    c.hline(1, 38, w - 2, "stone1")
    for row, y in enumerate((18, 25)):
        for i, x in enumerate(range(8 + row * 4, w - 6, 8)):
            tulip(c, x, y, (BLOOMS[2], BLOOMS[1], BLOOMS[0])[i * 3 * 8 // w % 3])
    return c.outline()


def flowerbed_round():
    """A round bed of lavender within field stones."""
    c = Canvas(64, 52)
    c.ellipse(31.5, 34, 29, 15, "wood1")
    c.ellipse(31.5, 33, 27, 13, "wood0")
    spots = []
    for k in range(26):
        a, r = k * 2.4, np.sqrt((k + .5) / 26)
        spots.append((int(33 + np.sin(a) * 10 * r) - 6, int(31 + np.cos(a) * 23 * r)))
    back = list(np.linspace(np.pi, 2 * np.pi, 11))
    front = list(np.linspace(0, np.pi, 11))
    for a in back:
        ball(c, 31.5 + np.cos(a) * 28, 34 + np.sin(a) * 14, 4, 3, p.ROCK)
    for y, x in sorted(spots):
        lavender(c, x, y, BLOOMS[3])
    for a in front:
        ball(c, 31.5 + np.cos(a) * 27.5, 34 + np.sin(a) * 13, 4.2, 3.6, p.ROCK)
    return c.outline()


def tuft(seed, n, tall, heads=None):
    c, g = Canvas(32, 32), rng(seed)
    for i in range(n):
        x = 16 + int((i - n / 2) * 20 / n)
        h = tall - abs(x - 16) // 2 + int(g.integers(-2, 3))
        lean = (x - 16) // 4 + int(g.integers(-2, 3))
        tone = ("grass1", "grass2", "grass4")[g.integers(3)]
        c.line(x, 30, x + lean, 30 - h, tone)
        c.line(x + 1, 30, x + 1 + lean // 2, 30 - h // 2, "grass2")
        if heads and i % 2:
            c.rect(x + lean - 1, 30 - h, 2, 4, heads)
    return c


def reeds():
    c, g = Canvas(32, 44), rng(24)
    for i, x in enumerate(range(6, 28, 3)):
        h = int(g.integers(18, 36))
        c.vline(x, 42 - h, h, "grass1")
        c.vline(x + 1, 45 - h, h - 3, "grass3")
        c.line(x + 1, 42 - h // 3, x + 5, 42 - h // 2 - 3, "grass2")
        if i % 2:
            c.rect(x, 39 - h, 2, 7, "wood2")
            c.vline(x, 39 - h, 7, "wood3")
            c.vline(x, 37 - h, 2, "grass2")
    return c


def lily(flower):
    c = Canvas(32, 20)
    for x, y, r in ((12, 12, 9), (24, 8, 5)):
        c.ellipse(x, y + 1, r, r * .55, "grass1")
        c.ellipse(x, y, r, r * .55, "grass2")
        c.ellipse(x - .5, y - .7, r - 1.5, (r - 1.5) * .55, "grass3")
        c.line(x, y, x + r, y + 2, "grass1")
    c.clear(18, 12, 4, 2)
    if flower:
        c.grid(8, 5, ("..ab..", ".aabb.", "aabbbc", ".agbc.", "..bc.."), {"a": "pink3", "b": "pink2", "c": "pink1",
                                                                     "g": "gold3"})
    return c


def hedge(mask):
    """A clipped hedge joined to its neighbours: leafy top, darker front."""
    lift, pad = 17, 8
    ground = shape(mask, (6, 13, 26, 28), pad)
    h, w = ground.shape[0] + lift + pad, ground.shape[1]
    c = Canvas(w, h)
    top = np.zeros((h, w), bool)
    top[pad:pad + ground.shape[0]] = ground
    noise = np.tile(smooth(32, 32, 2.3, 41) * .7 + smooth(32, 32, 5, 43) * .3, (4, 3))[:h, :w]
    front, cur = np.zeros((h, w), bool), top
    for k in range(lift):
        cur = np.roll(cur, 1, axis=0)
        new = cur & ~top & ~front
        light = .42 - k * .016 + (noise - .5) * .55
        idx = np.digitize(light, (.16, .34, .56))
        for i in range(4):
            c.mask(new & (idx == i), p.FOLIAGE[i])
        front |= new
    rim = top & ~(np.roll(top, 1, 0) & np.roll(top, 1, 1))
    edge = top & ~np.roll(top, -1, 0)
    light = .66 + (noise - .5) * .75 + rim * .12 + edge * .14
    idx = np.digitize(light, (.30, .50, .74, .92))
    for i in range(5):
        c.mask(top & (idx == i), p.FOLIAGE[i + 1])
    flecks(c, w // 2, h // 2, w // 2, h // 2, len(mask) + 50, 150)
    c.outline(2, 1)
    return c.crop(pad, pad + pad - 2, 32, 32 + lift + 2)


def props():
    out = {"group": "outdoor", "use_from": ()}
    for name, seed, dots in (("plain", 3, None), ("rose", 4, "pink2"), ("white", 6, "stone5"),
                             ("berry", 5, "berries")):
        yield still(f"bush_{name}", "bush", bush(seed, dots), **out)
    yield still("flowerbed_mixed", "flower bed", flowerbed_wood(96), footprint=(3, 1), **out)
    yield still("flowerbed_tulips", "flower bed", flowerbed_stone(64), footprint=(2, 1), **out)
    yield still("flowerbed_lavender", "flower bed", flowerbed_round(), footprint=(2, 1), **out)
    flat = {"footprint": (0, 0), **out}
    yield still("tall_grass", "tall grass", tuft(2, 14, 20), **flat)
    yield still("tall_grass_wheat", "tall grass", tuft(5, 12, 23, "gold2"), **flat)
    yield still("tall_grass_low", "tall grass", tuft(8, 10, 12), **flat)
    yield still("reeds", "reeds", reeds(), **flat)
    yield still("lily", "lily pad", lily(False), **flat)
    yield still("lily_flower", "lily pad", lily(True), **flat)
    for mask in MASKS:
        yield still(piece_name("hedge", mask), "hedge", hedge(mask), base=51, extra={"joins": mask}, **out)
