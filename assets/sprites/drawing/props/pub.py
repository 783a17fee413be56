"""The pub: bar counter, stool, bottle shelf, beer taps."""
from . import palette as p
from .canvas import Canvas
from .kitchen import counter_body, counter_turn
from .noise import rng
from .parts import bottle, box, cylinder, frame, plinth, run_pieces
from .prop import still


def _bar(c, x, w):
    """Walnut bar with a polished dark top and a brass foot rail."""
    counter_body(c, x, w, p.WALNUT, p.EBONY)
    c.hline(x, 13, w, "gold2")
    c.hline(x, 14, w, "gold0")
    c.hline(x, 34, w, "gold2")
    c.hline(x, 35, w, "gold0")
    for at in range(15, w, 16):
        c.rect(x + at, 33, 2, 4, "gold1")


def barrel_side(c, x, y):
    """A small cask lying on the shelf, seen from its end."""
    c.ellipse(x + 7, y - 7, 7, 7, "wood1")
    c.ellipse(x + 7, y - 7, 6, 6, "wood3")
    c.ellipse(x + 6, y - 8, 4, 4, "wood4")
    for k in (3, 7, 11):
        c.vline(x + k, y - 12, 11, "wood2")
    c.rect(x + 6, y - 5, 3, 4, "gold1")
    c.dot(x + 6, y - 5, "gold3")


def bar_shelf():
    c, m, g = Canvas(64, 84), p.WALNUT, rng(31)
    box(c, 1, 3, 62, 6, 70, m)
    plinth(c, 1, 76, 62, 5, m)
    c.rect(4, 12, 56, 46, "water2")
    c.rect(4, 12, 56, 3, "wood0")
    for i in range(24):
        c.hline(30 + i // 2, 56 - i, 5, "water3")
        c.hline(40 + i // 2, 56 - i, 2, "water3")
    for y in (27, 42, 57):
        x = 6
        while x < 55:
            ramp = ("teal", "red", "gold", "plum", "grass", "blue")[g.integers(6)]
            bottle(c, x, y, int(g.integers(10, 13)), ramp, ("stone5", "gold3", None)[g.integers(3)])
            x += int(g.integers(5, 8))
        c.rect(3, y, 58, 3, m[3])
        c.hline(3, y, 58, m[4])
        c.hline(3, y + 2, 58, m[0])
    for x in (4, 24, 44):
        c.rect(x, 61, 17, 14, "wood0")
    for x in (5, 25, 45):
        barrel_side(c, x, 75)
    c.rect(24, 0, 16, 6, "gold1")
    frame(c, 22, 0, 20, 9, p.GOLD)
    c.hline(25, 3, 14, "wood0")
    c.hline(27, 5, 10, "wood0")
    return c.outline()


def bar_stool(m):
    c = Canvas(32, 38)
    for x0, x1 in ((12, 8), (19, 22)):
        c.line(x0, 13, x1, 35, "wood1", 2)
        c.line(x0, 13, x1, 35, "wood3", 1)
    c.rect(9, 27, 14, 2, "gold1")
    c.hline(9, 27, 14, "gold2")
    c.rect(14, 14, 4, 18, "wood1")
    c.rect(7, 9, 18, 5, m[1])
    c.ellipse(15.5, 9, 9, 4.4, m[1])
    c.ellipse(15.5, 7, 9, 4.4, m[2])
    c.ellipse(14.5, 6.2, 6.5, 2.6, m[3])
    c.hline(8, 11, 16, "gold1")
    return c.outline()


def beer_taps():
    c = Canvas(32, 26)
    c.rect(4, 20, 24, 4, "stone1")
    c.hline(4, 20, 24, "stone3")
    cylinder(c, 14, 8, 5, 13, p.GOLD)
    c.rect(5, 6, 22, 5, "gold1")
    c.hline(5, 6, 22, "gold3")
    c.hline(5, 10, 22, "gold0")
    for x, t in ((6, "red"), (14, "grass"), (22, "blue")):
        c.rect(x, 0, 4, 7, t + "2")
        c.vline(x, 0, 7, t + "3")
        c.rect(x + 1, 11, 2, 3, "gold0")
    for x in (5, 22):
        c.rect(x, 14, 5, 7, "gold2")
        c.rect(x, 13, 5, 2, "stone5")
        c.vline(x + 4, 15, 6, "gold1")
        c.vline(x + 1, 16, 4, "gold3")
    return c.outline()


def barrel():
    c = Canvas(32, 44)
    for j in range(32):
        bulge = (0, 1, 2, 3, 3, 4, 4, 4)[min(7, min(j, 31 - j))]
        cylinder(c, 7 - bulge, 10 + j, 18 + bulge * 2, 1, p.OAK)
    for y in (14, 36):
        c.rect(4, y, 24, 3, "stone0")
        c.hline(5, y, 10, "stone2")
    for x in (9, 14, 19, 24):
        c.vline(x, 17, 19, "wood2")
    c.ellipse(15.5, 10, 10, 5, "wood1")
    c.ellipse(15.5, 9, 10, 5, "wood4")
    c.ellipse(15.5, 9.4, 8, 3.6, "wood3")
    for x in (11, 15, 19):
        c.vline(x, 7, 6, "wood2")
    return c.outline()


def props():
    for name, c in run_pieces(_bar, 40).items():
        yield still(f"bar_counter_{name}", "pub bar counter", c, use_from=("north", "south"))
    for name, c in counter_turn(p.WALNUT, p.EBONY).items():
        yield still(f"bar_counter_{name}_left", "pub bar counter", c, use_from=("east", "west"))
        yield still(f"bar_counter_{name}_right", "pub bar counter", c.flip(), use_from=("east", "west"))
    yield still("bar_stool_red", "bar stool", bar_stool(p.RED), use_from=("here",), extra={"facing": "up", "seat": 26})
    yield still("bar_stool_green", "bar stool", bar_stool(p.TEAL), use_from=("here",), extra={"facing": "up", "seat": 26})
    yield still("bar_shelf", "bar shelf", bar_shelf(), footprint=(2, 1))
    yield still("beer_taps", "beer taps", beer_taps(), layer="on_top", extra={"lift": 27})
    yield still("barrel", "barrel", barrel())
