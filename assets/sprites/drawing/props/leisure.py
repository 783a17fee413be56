"""Games and household machines: television with console, pool table, weight bench, washing machine."""
from . import palette as p
from .canvas import Canvas
from .parts import ball, box, cushion, leg, panel, plinth
from .prop import Prop, still


def television(n=None):
    """A set on a low board with a console and two pads; n is the frame when on."""
    c = Canvas(64, 68)
    box(c, 1, 38, 62, 10, 17, p.WALNUT)
    panel(c, 5, 51, 15, 10, p.WALNUT)
    panel(c, 44, 51, 15, 10, p.WALNUT)
    c.rect(22, 51, 20, 11, "wood0")
    for x in (4, 56):
        c.rect(x, 63, 4, 4, "wood1")
    c.rect(10, 3, 44, 36, "stone0")
    c.hline(10, 3, 44, "stone2")
    c.vline(10, 3, 36, "stone1")
    c.rect(24, 39, 16, 4, "ink1")
    c.rect(13, 6, 38, 28, "ink1")
    c.dot(50, 36, "red2" if n is None else "teal3")
    if n is None:
        for i in range(14):
            c.hline(20 + i, 28 - i, 4, "stone0")
    else:
        _game(c, 13, 6, n)
    c.rect(24, 55, 16, 6, "stone4")
    c.hline(24, 55, 16, "stone5")
    c.hline(27, 57, 6, "ink1")
    c.dot(37, 58, "red2" if n is None else "teal2")
    for x, t in ((4, "red2"), (50, "blue2")):
        c.rect(x, 42, 9, 4, t)
        c.dots("stone5", (x + 2, 43), (x + 6, 43))
    return c.outline()


def _game(c, x, y, n):
    """A small jumping game on the screen."""
    c.rect(x, y, 38, 28, "blue2")
    c.rect(x, y, 38, 8, "blue3")
    for cx in (6, 24):
        c.rect(x + cx - n, y + 4, 8, 3, "stone5")
        c.rect(x + cx + 2 - n, y + 3, 4, 1, "stone5")
    c.poly([(x, y + 21), (x + 9, y + 12), (x + 19, y + 21)], "teal1")
    c.rect(x, y + 21, 38, 7, "grass2")
    c.hline(x, y + 21, 38, "grass4")
    c.rect(x + 22, y + 14, 10, 3, "gold0")
    c.hline(x + 22, y + 14, 10, "gold2")
    jump = (0, 5)[n]
    c.rect(x + 12 + n * 3, y + 15 - jump, 4, 6, "red2")
    c.rect(x + 12 + n * 3, y + 15 - jump, 4, 2, "skin4")
    c.rect(x + 12 + n * 3, y + 14 - jump, 4, 1, "red1")
    c.rect(x + 26, y + 10 - n, 2, 3, "gold3")
    c.rect(x + 2, y + 2, 6, 1, "stone5")
    c.rect(x + 30, y + 2, 5, 1, "gold3")


def pool_table():
    c, m = Canvas(96, 74), p.WALNUT
    for x in (4, 84):
        leg(c, x, 56, 16, m, 8)
        c.rect(x - 1, 69, 10, 3, "wood0")
    c.rect(3, 54, 90, 8, m[1])
    c.hline(3, 54, 90, m[0])
    c.rect(1, 2, 94, 50, m[2])
    c.hline(1, 2, 94, m[4])
    c.vline(1, 2, 50, m[3])
    c.rect(1, 48, 94, 4, m[3])
    c.hline(1, 48, 94, m[4])
    c.rect(1, 52, 94, 4, m[1])
    c.hline(1, 55, 94, m[0])
    c.rect(6, 7, 84, 39, "teal0")
    c.rect(8, 9, 80, 36, "teal1")
    c.hline(8, 9, 80, "leaf0")
    c.hline(8, 44, 80, "teal2")
    for x in (8, 48, 88):
        for y in (8, 45):
            c.ellipse(x - .5, y, 3.4, 3, "ink0")
    for x in (20, 34, 62, 76):
        for y in (4, 50):
            c.rect(x, y, 2, 1, "stone5")
    _balls(c)
    c.line(14, 38, 40, 29, "wood5")
    c.line(14, 39, 26, 35, "wood2")
    return c.outline()


def _balls(c):
    tones = (p.RED, p.GOLD, p.BLUE, p.PLUM, p.PINK, p.TEAL)
    spots = ((66, 27), (71, 24), (71, 30), (76, 21), (76, 27), (76, 33))
    for (x, y), m in zip(spots, tones, strict=False):
        c.hline(x - 1, y + 2, 5, "teal0")
        ball(c, x, y, 2.6, 2.6, (m[1], m[2], m[2], m[3], m[4]))
    c.hline(43, 29, 5, "teal0")
    ball(c, 44, 27, 2.6, 2.6, ("stone3", "stone4", "stone5", "stone5", "stone5"))


def weight_bench():
    c = Canvas(64, 66)
    for x in (18, 42):
        c.rect(x, 8, 4, 52, "stone1")
        c.vline(x, 8, 52, "stone3")
        c.vline(x + 3, 8, 52, "stone0")
        c.rect(x - 1, 6, 6, 4, "red2")
        c.rect(x - 3, 60, 10, 3, "ink1")
    cushion(c, 23, 18, 18, 34, p.RED)
    c.hline(24, 30, 16, "red1")
    c.hline(24, 31, 16, "red3")
    c.rect(23, 51, 18, 4, "red1")
    c.rect(29, 55, 6, 7, "stone1")
    c.vline(29, 55, 7, "stone3")
    c.rect(24, 61, 16, 3, "ink1")
    c.rect(2, 13, 60, 2, "stone3")
    c.hline(2, 13, 60, "stone5")
    for x, w, h in ((5, 4, 20), (10, 3, 14), (51, 3, 14), (55, 4, 20)):
        c.rect(x, 14 - h // 2, w, h, "stone0")
        c.vline(x, 14 - h // 2, h, "stone2")
        c.rect(x, 13, w, 2, "gold1")
    return c.outline()


def washing_machine(n=None):
    c = Canvas(32, 50)
    box(c, 1, 3, 30, 10, 33, p.WHITE)
    c.rect(3, 14, 26, 7, "stone3")
    c.rect(4, 15, 9, 4, "stone5")
    c.rect(16, 15, 7, 4, "ink1")
    c.hline(17, 17, 4, "teal3" if n is not None else "teal0")
    c.ellipse(26, 16.5, 2, 2, "stone1")
    plinth(c, 2, 44, 28, 3, p.STEEL)
    shake = 0 if n is None else n % 2
    c.ellipse(15.5, 33, 10, 9.5, "stone2")
    c.ellipse(15, 32.5, 9.5, 9, "stone5")
    c.ellipse(15.5, 33, 7.5, 7, "blue0")
    if n is None:
        c.ellipse(15, 37, 5, 2, "red2")
    else:
        c.ellipse(15.5, 34, 6.6, 5.4, "water2")
        for (x, y), t in zip(((-4, 0), (0, -4), (4, 0), (0, 4)), ("red3", "gold2", "pink2", "stone5"), strict=False):
            a, b = ((x, y), (-y, x), (-x, -y), (y, -x))[n % 4]
            c.rect(14 + a, 33 + b, 3, 3, t)
        c.hline(10 + shake, 29, 5, "stone5")
    c.line(11, 36, 16, 28, "water3")
    c.dot(12, 28, "stone5")
    c.rect(3, 1, 10, 4, "teal2")
    c.hline(3, 1, 10, "teal3")
    c.rect(15, 2, 5, 3, "pink2")
    return c.outline()


def laundry_basket():
    c = Canvas(32, 30)
    for x, y, t in ((8, 6, "red2"), (14, 4, "stone5"), (20, 6, "blue2")):
        c.ellipse(x + 1, y + 2, 5, 4, t)
    c.rect(5, 10, 22, 17, "earth2")
    for y in range(12, 27, 3):
        for x in range(5 + y % 2 * 2, 26, 4):
            c.hline(x, y, 2, "earth1")
            c.hline(x, y + 1, 2, "earth3")
    c.rect(4, 9, 24, 3, "earth3")
    c.hline(4, 9, 24, "earth4")
    c.hline(5, 26, 22, "earth1")
    c.vline(26, 11, 16, "earth1")
    return c.outline()


def toolbox(lid):
    """A red tool box with a grip; open, its tools show."""
    c = Canvas(32, 32)
    if lid:
        for x, tone, top in ((9, "wood4", 9), (15, "stone4", 6), (21, "gold1", 10)):
            c.rect(x, top, 2, 10, tone)
        c.rect(13, 5, 6, 3, "stone2")
        c.hline(13, 5, 6, "stone4")
        c.rect(20, 8, 4, 3, "stone3")
    else:
        c.rect(11, 9, 10, 2, "stone2")
        c.hline(11, 9, 10, "stone4")
        c.vline(11, 9, 5, "stone2")
        c.vline(20, 9, 5, "stone2")
    box(c, 4, 13, 24, 5, 12, p.RED)
    if lid:
        c.rect(6, 14, 20, 3, "red0")
    else:
        c.hline(4, 19, 24, "red0")
    c.rect(13, 18, 6, 4, "gold2")
    c.hline(13, 18, 6, "gold3")
    c.dot(16, 20, "gold0")
    return c.outline()


def props():
    yield Prop("toolbox", "toolbox", {"closed": toolbox(False), "open": toolbox(True)},
               use_from=("south", "north", "west", "east"))
    yield Prop("game_tv", "game console with TV", {"off": television(), "on": [television(0), television(1)]}, (2, 1))
    yield still("pool_table", "pool table", pool_table(), footprint=(3, 2),
                use_from=("north", "south", "west", "east"))
    yield still("weight_bench", "lifting weight bench", weight_bench(), footprint=(2, 1))
    yield Prop("washing_machine", "washing machine",
               {"off": washing_machine(), "running": [washing_machine(i) for i in range(4)]})
    yield still("laundry_basket", "laundry basket", laundry_basket())
