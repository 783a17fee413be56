"""Sea birds, sheep, rocks awash, gorse and thrift; and the boards that hang over a harbour's doors."""
from . import palette as p
from .canvas import Canvas
from .noise import rng
from .parts import ball
from .prop import Prop, still


def gull_stand(n):
    """On its feet, looking left; now and then it lowers its head."""
    c = Canvas(32, 26)
    dip = (0, 0, 3, 1)[n]
    c.ellipse(17, 14, 8, 5, "stone5")
    c.poly([(14, 10), (27, 13), (30, 17), (18, 17)], "stone3")
    c.line(15, 11, 27, 14, "stone4")
    c.rect(26, 16, 5, 2, "ink1")
    c.ellipse(9, 8 + dip, 4, 4, "stone5")
    c.rect(10, 10 + dip, 5, 4, "stone5")
    c.rect(2, 8 + dip, 4, 2, "gold2")
    c.dot(2, 9 + dip, "gold1")
    c.dot(7, 7 + dip, "ink0")
    for x in (15, 19):
        c.vline(x, 18, 5, "gold1")
        c.hline(x - 2, 23, 3, "gold1")
    return c.outline()


def gull_fly(n):
    """Sailing towards us with both wings spread, which rise and fall."""
    c = Canvas(52, 34)
    inner, outer = ((-9, -12), (-6, -5), (-1, 4), (-6, -5))[n]
    for side in (-1, 1):
        elbow, tip = (26 + side * 11, 19 + inner), (26 + side * 24, 19 + outer)
        c.poly([(26, 17), elbow, tip, (26 + side * 12, 24 + inner), (26, 23)], "stone4" if side < 0 else "stone3")
        c.line(26, 17, *elbow, "stone5")
        c.line(*elbow, *tip, "stone5")
        c.line(*tip, 26 + side * 19, 21 + (inner + outer) // 2, "ink1", 2)
    c.ellipse(26, 20, 4, 5.4, "stone5")
    c.ellipse(27, 22, 3, 3.4, "stone4")
    c.ellipse(26, 14, 2.8, 2.8, "stone5")
    c.dots("ink0", (24, 13), (28, 13))
    c.rect(25, 15, 3, 2, "gold2")
    return c.outline()


def sheep(n):
    c = Canvas(40, 32)
    for x in (11, 15, 24, 28):
        c.rect(x, 22, 2, 7, "ink1")
    for x, y, r in ((12, 15, 7), (19, 13, 8), (27, 15, 7), (20, 18, 9)):
        ball(c, x, y, r, r * .8, ("stone3", "stone4", "stone5", "stone5", "stone5"))
    dip = (0, 0, 6, 6)[n]
    c.ellipse(6, 13 + dip, 4, 5, "ink1")
    c.ellipse(5, 12 + dip, 2, 3, "stone0")
    c.rect(9, 9 + dip, 3, 2, "ink1")
    return c.outline()


def sea_rock(seed, n, big):
    """A rock awash, with weed at its foot and foam round it."""
    w, h = (64, 50) if big else (40, 32)
    c, g = Canvas(w, h), rng(seed)
    lumps = ((24, 24, 19, 18), (43, 32, 14, 11), (13, 36, 10, 7)) if big else ((17, 18, 13, 11), (27, 22, 8, 6))
    for x, y, rx, ry in lumps:
        ball(c, x, y, rx, ry, ("ink1", "stone0", "stone1", "stone2", "stone3"), (-.2, .2, .6, .92))
    c.a[h - 8:] = 0
    for x in range(w):
        if c.a[h - 9, x, 3]:
            c.rect(x, h - 12 - int(g.integers(3)), 1, 4, "grass0")
    if big:
        c.rect(20, 7, 5, 2, "stone5")
        c.rect(22, 9, 2, 4, "stone5")
    c.outline()
    for i, x in enumerate(range(4, w - 10, 7)):
        c.rect(x + (n + i) % 3, h - 8 + (i + n) % 2, 7, 2, "stone5" if (i + n) % 3 else "water4")
        c.rect(x + 2, h - 5, 5, 1, "water4")
    return c


def gorse():
    c, g = Canvas(40, 30), rng(5)
    for x, y, r in ((12, 18, 10), (25, 18, 11), (19, 12, 10)):
        ball(c, x, y, r, r * .82, p.FOLIAGE[:5])
    for _ in range(34):
        x, y = int(g.integers(4, 36)), int(g.integers(4, 26))
        if c.a[y, x, 3]:
            c.rect(x, y, 2, 2, "gold2")
            c.dot(x, y, "gold3")
    return c.outline()


def heather(seed):
    c, g = Canvas(32, 24), rng(seed)
    for _ in range(22):
        x, h = int(g.integers(3, 28)), int(g.integers(6, 14))
        c.line(x, 22, x + int(g.integers(-2, 3)), 22 - h, "grass1" if g.random() < .5 else "grass2")
        for k in range(3):
            c.rect(x + int(g.integers(-1, 2)), 22 - h + k * 2, 2, 2, ("plum2", "pink1", "pink2")[g.integers(3)])
    return c


def thrift():
    c, g = Canvas(32, 20), rng(21)
    c.ellipse(15, 15, 11, 4, "grass1")
    c.ellipse(14, 14, 9, 3, "grass2")
    for _ in range(9):
        x, y = int(g.integers(5, 26)), int(g.integers(4, 12))
        c.vline(x, y, 14 - y, "grass2")
        c.rect(x - 1, y - 1, 3, 3, "pink2")
        c.dot(x - 1, y - 1, "pink3")
    return c.outline()


def buoy(n):
    c = Canvas(32, 44)
    x = (0, 1, 1, 0)[n]
    c.poly([(9 + x, 34), (22 + x, 34), (18 + x, 14), (13 + x, 14)], "red2")
    c.poly([(9 + x, 34), (14 + x, 34), (14 + x, 14), (13 + x, 14)], "red3")
    c.rect(11 + x, 22, 10, 5, "stone5")
    c.rect(14 + x, 6, 3, 8, "stone1")
    c.rect(12 + x, 3, 7, 4, "gold2")
    c.dot(13 + x, 4, "gold3")
    c.outline()
    c.rect(6 + n, 35, 18, 2, "water4")
    c.rect(9, 38, 12 - n, 1, "water3")
    return c


def props():
    out = {"group": "outdoor", "use_from": (), "footprint": (0, 0)}
    yield Prop("gull", "gull", {"stand": [gull_stand(n) for n in range(4)]}, **out)
    yield Prop("gull_flying", "gull", {"fly": [gull_fly(n) for n in range(4)]}, **out)
    yield Prop("sheep", "sheep", {"graze": [sheep(n) for n in range(4)]}, **out)
    yield Prop("sea_rock", "sea rock", {"default": [sea_rock(4, n, False) for n in range(3)]}, (1, 1), (), "outdoor")
    yield Prop("sea_stack", "sea rock", {"default": [sea_rock(8, n, True) for n in range(3)]}, (2, 1), (), "outdoor")
    yield still("gorse", "bush", gorse(), group="outdoor", use_from=())
    for name, seed in (("heather", 3), ("heather_tall", 12)):
        yield still(name, "heather", heather(seed), **out)
    yield still("thrift", "flower", thrift(), **out)
    yield Prop("buoy", "buoy", {"default": [buoy(n) for n in range(4)]}, (1, 1), (), "outdoor")


