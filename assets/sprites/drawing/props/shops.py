"""Pharmacy, grocery and supply store: shelves, counters, till, crates."""
from . import palette as p
from .canvas import Canvas
from .kitchen import counter_body
from .noise import rng
from .parts import ball, bottle, box, cylinder, frame, plinth, run_pieces
from .prop import still

SHELVES = ((15, 31), (35, 51), (55, 71))          # top and floor row of each compartment


def _case(m, inside, shade):
    """An open shop case of three shelves."""
    c = Canvas(64, 80)
    box(c, 1, 5, 62, 8, 64, m)
    plinth(c, 1, 73, 62, 5, m)
    for top, floor in SHELVES:
        c.rect(4, top, 56, floor - top, inside)
        c.rect(4, top, 56, 3, shade)
        c.rect(3, floor, 58, 3, m[3])
        c.hline(3, floor, 58, m[4])
        c.hline(3, floor + 2, 58, m[0])
    return c


def cross(c, x, y, tone="grass2", lit="grass3"):
    """A 9 px pharmacy cross."""
    c.rect(x + 3, y, 3, 9, tone)
    c.rect(x, y + 3, 9, 3, tone)
    c.vline(x + 3, y, 9, lit)
    c.hline(x, y + 3, 9, lit)


def pharmacy_shelf():
    c, g = _case(p.WHITE, "teal3", "teal2"), rng(51)
    for _i, (_, floor) in enumerate(SHELVES):
        x = 6
        while x < 54:
            kind = int(g.integers(3))
            ramp = ("teal", "blue", "red", "plum", "gold", "pink")[g.integers(6)]
            if kind == 0:
                bottle(c, x, floor, int(g.integers(9, 12)), ramp)
                x += 6
            elif kind == 1:
                h = int(g.integers(6, 10))
                c.rect(x, floor - h, 7, h, "stone5")
                c.vline(x + 6, floor - h, h, "stone3")
                c.rect(x, floor - h + 2, 7, 2, ramp + "2")
                x += 9
            else:
                c.rect(x, floor - 7, 5, 7, ramp + "2")
                c.vline(x, floor - 7, 7, ramp + "3")
                c.rect(x, floor - 9, 5, 2, "stone5")
                x += 7
    c.rect(22, 0, 20, 12, "stone5")
    frame(c, 22, 0, 20, 12, p.WHITE)
    cross(c, 27, 1)
    return c.outline()


def grocery_shelf_cans():
    c, g = _case(p.PINE, "wood1", "wood0"), rng(62)
    for _top, floor in SHELVES[:2]:
        x = 5
        while x < 55:
            ramp, n = ("red", "teal", "gold", "blue", "grass", "plum")[g.integers(6)], int(g.integers(2, 4))
            tall = g.random() < .4
            for _ in range(n):
                if x > 54:
                    break
                if tall:
                    c.rect(x, floor - 12, 5, 12, ramp + "2")
                    c.vline(x, floor - 12, 12, ramp + "3")
                    c.rect(x + 1, floor - 9, 3, 4, "stone5")
                else:
                    c.rect(x, floor - 7, 5, 7, ramp + "1")
                    c.vline(x + 1, floor - 7, 7, ramp + "2")
                    c.hline(x, floor - 8, 5, "stone4")
                    c.hline(x, floor - 4, 5, "stone5")
                    c.hline(x, floor - 1, 5, "stone2")
                x += 6
    for x, m in ((6, p.RED), (25, p.GOLD), (44, p.TEAL)):
        c.rect(x, 62, 14, 9, m[2])
        c.hline(x, 62, 14, m[4])
        c.rect(x + 3, 64, 8, 4, "stone5")
        c.rect(x + 5, 65, 4, 2, m[1])
    return c.outline()


def _loaf(c, x, y, w):
    c.rect(x, y - 5, w, 5, "gold0")
    c.rect(x + 1, y - 6, w - 2, 3, "gold1")
    c.hline(x + 2, y - 6, w - 4, "wood5")
    for k in range(x + 3, x + w - 2, 3):
        c.dot(k, y - 4, "wood5")


def grocery_shelf_fresh():
    c = _case(p.OAK, "wood1", "wood0")
    for x, w in ((6, 12), (20, 9), (31, 12), (45, 12)):
        _loaf(c, x, 31, w)
    for i, x in enumerate(range(7, 55, 8)):
        c.rect(x, 39, 5, 12, "stone5")
        c.vline(x + 4, 39, 12, "stone3")
        c.rect(x + 1, 37, 3, 2, ("blue2", "red2")[i // 3])
        c.rect(x, 43, 4, 4, ("blue3", "pink2")[i // 3])
    for i, x in enumerate((5, 24, 43)):
        c.rect(x, 65, 16, 6, "earth1")
        c.hline(x, 65, 16, "earth3")
        for k in range(4):
            m = (p.RED, p.LIME, p.GOLD)[i]
            ball(c, x + 2 + k * 4, 63, 2.5, 2.5, m)
        c.rect(x, 66, 16, 5, "earth2")
        c.hline(x, 66, 16, "earth3")
        c.hline(x, 69, 16, "earth1")
    return c.outline()


def _tools_case():
    c = Canvas(64, 84)
    box(c, 1, 3, 62, 6, 70, p.OAK)
    c.rect(4, 11, 56, 40, "wood4")
    for y in range(14, 50, 5):
        for x in range(7, 60, 5):
            c.dot(x, y, "wood2")
    c.hline(4, 11, 56, "wood1")
    return c


def supply_shelf_tools():
    c = _tools_case()
    c.rect(9, 18, 2, 26, "wood2")                    # hammer
    c.rect(6, 15, 9, 4, "stone1")
    c.hline(6, 15, 9, "stone3")
    c.poly([(19, 16), (33, 16), (33, 22), (19, 19)], "stone4")     # saw
    c.hline(19, 16, 14, "stone5")
    c.rect(32, 14, 7, 9, "red2")
    c.rect(34, 17, 3, 3, "wood4")
    for x in range(19, 32, 2):
        c.dot(x, 20 + (x - 19) // 6, "stone2")
    c.rect(24, 28, 2, 16, "stone2")                  # spanner
    c.vline(24, 28, 16, "stone4")
    c.rect(22, 26, 6, 4, "stone2")
    c.rect(24, 26, 2, 2, "wood4")
    for x, t in ((32, "red"), (37, "blue"), (42, "gold")):   # screwdrivers
        c.rect(x, 27, 3, 7, t + "2")
        c.vline(x, 27, 7, t + "3")
        c.rect(x + 1, 34, 1, 9, "stone2")
    c.rect(50, 14, 2, 26, "wood2")                   # spade
    c.rect(48, 38, 6, 9, "stone2")
    c.vline(48, 38, 9, "stone4")
    c.rect(48, 13, 6, 2, "wood1")
    c.rect(4, 53, 56, 3, "wood4")
    c.hline(4, 53, 56, "wood5")
    c.rect(4, 56, 56, 16, "wood0")
    for x, t in ((6, "red2"), (25, "blue2"), (44, "teal2")):
        c.rect(x, 61, 14, 11, t)
        c.hline(x, 61, 14, t[:-1] + "3")
        c.hline(x, 65, 14, t[:-1] + "1")
        c.rect(x + 4, 58, 6, 2, "stone2")
        c.vline(x + 4, 58, 3, "stone2")
        c.vline(x + 9, 58, 3, "stone2")
        c.rect(x + 6, 64, 2, 3, "gold2")
    plinth(c, 1, 74, 62, 6, p.OAK)
    return c.outline()


def supply_shelf_paint():
    c = _case(p.STEEL, "stone0", "ink1")
    tones = ("red2", "gold2", "grass3", "blue2", "plum2", "pink2", "teal2", "stone5", "gold1")
    for row, (_, floor) in enumerate(SHELVES):
        for i in range(6):
            if (row, i) in ((0, 4), (2, 2)):
                continue
            x, tone = 5 + i * 9, tones[(i + row * 4) % 9]
            cylinder(c, x, floor - 9, 8, 9, ("stone2", "stone3", "stone4", "stone4", "stone5"))
            c.rect(x, floor - 7, 8, 5, tone)
            c.vline(x, floor - 7, 5, "stone5")
            c.hline(x, floor - 10, 8, "stone5")
            c.hline(x + 1, floor - 9, 6, tone)
    for k, x in enumerate((41, 44)):
        c.rect(x, 20, 2, 11, "wood4")
        c.rect(x - 1, 20, 3, 4, ("red3", "blue2")[k])
    c.rect(23, 63, 9, 3, "pink2")
    c.rect(26, 66, 2, 5, "stone3")
    return c.outline()


def _white(c, x, w):
    counter_body(c, x, w, p.WHITE, p.TEAL)


def _oak(c, x, w):
    counter_body(c, x, w, p.OAK, p.WALNUT)


def _iron(c, x, w):
    counter_body(c, x, w, p.RED, p.WALNUT)


def till(m):
    """A cash register 20 px wide, standing on a counter."""
    c = Canvas(24, 24)
    c.rect(8, 1, 11, 7, m[1])
    c.rect(9, 2, 9, 4, "teal3")
    c.hline(10, 4, 6, "teal0")
    c.rect(12, 8, 3, 2, m[0])
    c.poly([(3, 16), (20, 16), (18, 9), (5, 9)], m[3])
    c.hline(5, 9, 14, m[4])
    for y in (11, 13):
        for x in range(6, 17, 3):
            c.rect(x, y, 2, 1, "stone5")
    c.rect(2, 16, 20, 6, m[2])
    c.hline(2, 16, 20, m[3])
    c.hline(2, 21, 20, m[0])
    c.rect(10, 18, 4, 1, "gold2")
    return c.outline()


def counter_with(draw, things):
    """A two-tile counter with things standing on its top."""
    c = Canvas(66, 58)
    body = Canvas(66, 40)
    draw(body, 1, 64)
    c.blit(body, 0, 18)
    c.outline()
    for thing, x, y in things:
        c.blit(thing, x, y)
    return c.crop(1, 0, 64, 58)


def _small(w, h, draw):
    c = Canvas(w, h)
    draw(c)
    return c.outline()


def _scale(c):
    c.rect(2, 3, 16, 3, "stone3")
    c.hline(2, 3, 16, "stone5")
    c.rect(8, 6, 4, 3, "stone2")
    c.rect(4, 9, 12, 9, "red2")
    c.hline(4, 9, 12, "red3")
    c.ellipse(10, 13, 3.4, 3.4, "stone5")
    c.line(10, 13, 12, 11, "ink0")
    c.hline(4, 17, 12, "red0")


def _medicine(c):
    bottle(c, 2, 18, 12, "red")
    bottle(c, 8, 18, 10, "teal")
    c.rect(13, 11, 8, 7, "stone5")
    cross(c, 13, 10)
    c.vline(21, 11, 7, "stone3")


def _paint_pots(c):
    for x, t in ((2, "red2"), (11, "blue2")):
        c.rect(x, 9, 8, 9, "stone3")
        c.rect(x, 11, 8, 5, t)
        c.hline(x, 9, 8, "stone5")
        c.vline(x, 9, 9, "stone5")
    c.rect(6, 3, 8, 6, "stone4")
    c.rect(6, 5, 8, 3, "gold2")
    c.hline(6, 3, 8, "stone5")


def crate(kind):
    """A slatted crate 30 px wide with produce on top."""
    c, g = Canvas(32, 36), rng(hash_seed(kind))
    c.rect(1, 8, 30, 12, "wood1")
    for y in (12, 16, 19):
        for x in range(4, 29, 5):
            _produce(c, kind, x + int(g.integers(2)) + (y == 16) * 2, y - 3)
    for y in (19, 25):
        c.rect(1, y, 30, 5, "wood4")
        c.hline(1, y, 30, "wood5")
        c.hline(1, y + 4, 30, "wood2")
    c.hline(1, y + 5, 30, "wood0")
    for x in (1, 27):
        c.rect(x, 17, 4, 16, "wood3")
        c.vline(x, 17, 16, "wood5")
        c.vline(x + 3, 18, 15, "wood2")
    c.rect(2, 31, 28, 2, "wood1")
    c.rect(12, 20, 9, 7, "stone5")
    c.hline(14, 22, 5, "ink1")
    c.hline(14, 24, 3, "red2")
    return c.outline()


def hash_seed(word):
    """A stable small number for a word."""
    return sum(ord(ch) * (i + 1) for i, ch in enumerate(word))


def _produce(c, kind, x, y):
    if kind == "apples":
        ball(c, x, y, 3.2, 3.2, ("red0", "red1", "red2", "red2", "red3"))
        c.dot(x, y - 3, "wood0")
    elif kind == "oranges":
        ball(c, x, y, 3.2, 3.2, ("wood2", "gold0", "gold1", "gold2", "gold3"))
    elif kind == "cabbages":
        ball(c, x, y, 4, 3.5, p.LIME)
        c.dots("grass4", (x - 1, y - 1), (x, y))
    else:
        c.rect(x - 1, y, 3, 6, "gold1")
        c.vline(x + 1, y, 6, "gold0")
        c.vline(x - 1, y - 4, 4, "grass2")
        c.vline(x, y - 5, 5, "grass3")
        c.vline(x + 1, y - 3, 3, "grass2")


def _runs():
    for name, kind, draw in (("pharmacy_counter", "pharmacy counter", _white),
                             ("grocery_counter", "grocery counter", _oak),
                             ("supply_counter", "supply store counter", _iron)):
        for piece, c in run_pieces(draw, 40).items():
            yield still(f"{name}_{piece}", kind, c, use_from=("north", "south"))


def props():
    yield still("pharmacy_shelf", "pharmacy shelf", pharmacy_shelf(), footprint=(2, 1))
    yield still("grocery_shelf_cans", "grocery shelf", grocery_shelf_cans(), footprint=(2, 1))
    yield still("grocery_shelf_fresh", "grocery shelf", grocery_shelf_fresh(), footprint=(2, 1))
    yield still("supply_shelf_tools", "supply store shelf", supply_shelf_tools(), footprint=(2, 1))
    yield still("supply_shelf_paint", "supply store shelf", supply_shelf_paint(), footprint=(2, 1))
    yield from _runs()
    scale, medicine, pots = _small(20, 20, _scale), _small(24, 20, _medicine), _small(22, 20, _paint_pots)
    for name, kind, draw, things in (
            ("pharmacy_counter_till", "pharmacy counter", _white, ((till(p.TEAL), 8, 4), (medicine, 36, 9))),
            ("grocery_counter_till", "grocery counter", _oak, ((till(p.BLUE), 8, 4), (scale, 38, 8))),
            ("supply_counter_till", "supply store counter", _iron, ((till(p.STEEL), 8, 4), (pots, 38, 8)))):
        yield still(name, kind, counter_with(draw, things), footprint=(2, 1), use_from=("north", "south"))
    for kind in ("apples", "oranges", "cabbages", "carrots"):
        yield still(f"crate_{kind}", "produce crate", crate(kind))
