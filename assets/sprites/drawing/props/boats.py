"""Working boats: a fishing cutter at its moorings, a skiff, an upturned hull, one half built on the stocks."""
from . import palette as p
from .canvas import Canvas
from .parts import bottle, face, leg
from .prop import Prop, still


def _sheer(c, x0, x1, y, rise):
    """The upper edge of a hull seen from the side: row for each column, higher at the bow (right)."""
    span = x1 - x0
    return {x: y - round(rise * ((x - x0) / span) ** 2.2 + 2 * (1 - (x - x0) / span) ** 4) for x in range(x0, x1 + 1)}


def _hull(c, x0, x1, y, keel, rise, m):
    """Strakes from the sheer line to the waterline; the stem leans out, the stern is cut."""
    top = _sheer(c, x0, x1, y, rise)
    for x in range(x0, x1 + 1):
        end = keel - max(0, round((x - (x1 - 26)) * .62)) if x > x1 - 26 else keel
        for row in range(top[x] + 3, max(top[x] + 4, end)):
            k = (row - top[x]) / max(1, keel - top[x])
            c.dot(x, row, m[3] if k < .2 else m[2] if k < .62 else m[1])
        for strake in (10, 17):
            c.dot(x, top[x] + strake, m[1] if top[x] + strake < end else m[0])
        c.rect(x, top[x] - 1, 1, 4, "stone5" if top[x] % 2 else "stone4")
        c.dot(x, top[x] + 3, m[0])
        c.rect(x, max(top[x] + 6, end - 4), 1, 4, "red2" if end == keel else "red1")
    return top


def _wheelhouse(c, x, y):
    """A white cabin with two panes, a red roof edge and a lamp."""
    c.rect(x, y, 30, 32, "stone4")
    c.rect(x, y, 4, 32, "stone5")
    c.rect(x + 26, y, 4, 32, "stone3")
    for row in range(y + 20, y + 32, 5):
        c.hline(x, row, 30, "stone3")
    c.rect(x - 2, y - 5, 34, 6, "red2")
    c.hline(x - 2, y - 5, 34, "red3")
    c.hline(x - 2, y, 34, "red1")
    for px in (x + 5, x + 17):
        c.rect(px, y + 5, 9, 10, "water1")
        c.rect(px + 1, y + 6, 7, 8, "water2")
        c.line(px + 2, y + 11, px + 6, y + 7, "water4")
        c.hline(px, y + 15, 9, "wood2")
    c.rect(x + 21, y - 13, 3, 9, "stone1")
    c.rect(x + 19, y - 16, 7, 4, "gold2")
    c.dot(x + 20, y - 15, "stone5")


def _rigging(c, x, foot, head):
    c.rect(x, head, 3, foot - head, "wood3")
    c.vline(x, head, foot - head, "wood5")
    c.vline(x + 2, head, foot - head, "wood1")
    c.line(x + 2, foot - 30, x + 42, foot - 44, "wood3", 2)
    c.line(x + 2, foot - 31, x + 42, foot - 45, "wood4")
    for tx, ty in ((x + 60, foot - 6), (x - 46, foot - 8)):
        c.line(x + 1, head + 2, tx, ty, "stone3")
    c.poly([(x + 3, head + 2), (x + 15, head + 6), (x + 3, head + 10)], "gold1")
    c.line(x + 3, head + 3, x + 13, head + 6, "gold2")


def _on_deck(c, y):
    for x, ramp in ((98, "gold"), (110, "teal")):
        c.rect(x, y - 9, 11, 9, ramp + "1")
        c.hline(x, y - 9, 11, ramp + "3" if ramp == "gold" else "teal2")
        for dx in (3, 7):
            c.vline(x + dx, y - 7, 7, ramp + "0")
    for i, tone in enumerate(("red2", "gold2", "red3")):
        c.ellipse(126 + i * 5, y - 3 - i % 2 * 2, 3, 3, tone)
        c.dot(125 + i * 5, y - 4 - i % 2 * 2, "stone5")


def cutter(n, hull):
    """Side view, five tiles long; it rises and falls by a pixel, and the sea laps along it."""
    c = Canvas(160, 128)
    lift = (0, 0, 1, 1)[n]
    deck = 92 - lift
    _rigging(c, 88, deck, 8 - lift + 2)
    _on_deck(c, deck)
    _wheelhouse(c, 30, deck - 30)
    _hull(c, 6, 152, deck, 116, 15, hull)
    c.rect(14, deck + 9, 18, 5, "stone5")
    for x in (16, 20, 24, 28):
        c.vline(x, deck + 10, 3, hull[0])
    for x in (58, 94, 126):
        c.ellipse(x, deck + 12, 4.5, 5.5, "ink1")
        c.ellipse(x, deck + 11.6, 2.4, 3, "stone1")
    c.outline()
    for i, x in enumerate(range(6, 136, 11)):
        c.rect(x + (n + i) % 4 * 2, 116 + (i + n // 2) % 2, 8, 2, "water4")
        c.rect(x + 3 + (n + i) % 3, 119, 6, 1, "water3")
    return c


def skiff(n):
    """A small open boat seen from above its side, oars shipped."""
    c, m = Canvas(64, 40), p.PINE
    c.poly([(2, 12), (61, 10), (55, 30), (10, 30)], m[0])
    c.poly([(3, 11), (60, 9), (56, 23), (8, 24)], m[1])
    c.poly([(7, 11), (56, 10), (51, 19), (12, 19)], "wood1")
    for x in (18, 33, 45):
        c.rect(x, 10, 5, 9, m[3])
        c.vline(x, 10, 9, m[4])
    c.line(2, 10, 30, 8, m[4], 2)
    c.line(30, 8, 61, 8, m[4], 2)
    c.hline(9, 24, 47, "teal1")
    c.hline(9, 23, 47, "teal2")
    c.line(14, 17, 50, 12, "wood5")
    c.line(16, 18, 52, 14, "wood4")
    c.outline()
    for i, x in enumerate(range(6, 56, 9)):
        c.rect(x + (n + i) % 2 * 2, 31 + i % 2, 6, 1, "water4")
    return c


def upturned():
    """A boat turned over on the shingle, tarred and patched."""
    c, m = Canvas(64, 40), p.WALNUT
    for x in range(2, 62):
        t = (x - 31.5) / 30
        h = round(19 * max(0, 1 - t * t) ** .55)
        for row in range(33 - h, 34):
            k = (33 - row) / 19
            c.dot(x, row, m[3] if k > .72 else m[2] if k > .4 else m[1])
        for share in (.25, .5, .75):
            c.dot(x, 33 - round(h * share), m[0])
            c.dot(x, 33 - round(h * share) - 1, m[3])
    c.rect(8, 13, 48, 3, "wood4")
    c.hline(8, 13, 48, "wood5")
    c.rect(36, 22, 9, 7, "teal1")
    c.hline(36, 22, 9, "teal2")
    c.dots("gold2", (37, 23), (43, 23), (37, 27), (43, 27))
    for x in (10, 50):
        c.rect(x, 33, 6, 4, "wood2")
    return c.outline()


def on_stocks():
    """A new boat on its trestles: planked below, ribs standing bare above."""
    c, m = Canvas(96, 78), p.PINE
    for x in (14, 46, 76):
        leg(c, x, 54, 20, p.OAK, 5)
        c.line(x - 5, 72, x + 2, 60, "wood2", 2)
        c.line(x + 10, 72, x + 3, 60, "wood2", 2)
    for i, x in enumerate(range(12, 88, 8)):
        top = 12 + (0, 3, 5, 6, 6, 6, 5, 3, 0, -4)[i]
        c.rect(x, top, 3, 42, m[3])
        c.vline(x, top, 42, m[4])
        c.vline(x + 2, top, 42, m[0])
    for j in range(4):
        y = 34 + j * 6
        c.poly([(6 + j * 4, y), (92 - j * 5, y - 4 + j), (90 - j * 5, y + 5), (8 + j * 4, y + 6)], m[2] if j % 2 else m[3])
        c.line(6 + j * 4, y, 92 - j * 5, y - 4 + j, m[4])
        c.line(8 + j * 4, y + 6, 90 - j * 5, y + 4, m[0])
    c.line(4, 20, 10, 58, m[1], 4)
    c.line(90, 8, 84, 54, m[1], 4)
    c.line(4, 20, 10, 58, m[4])
    bottle(c, 40, 34, 10, "grass", None)
    return c.outline()


def sailing_dinghy(n):
    """A dinghy at anchor with its red sail half furled."""
    c, m = Canvas(64, 92), p.WHITE
    c.rect(30, 6, 3, 62, "wood3")
    c.vline(30, 6, 62, "wood5")
    c.poly([(34, 12), (34, 60), (56, 56)], "red2")
    c.poly([(34, 12), (34, 58), (42, 56)], "red3")
    for y in (28, 42):
        c.line(34, y, 34 + (y - 10) * 22 // 46, y + 1, "red1")
    c.poly([(28, 20), (28, 58), (12, 57)], "skin5")
    c.line(28, 20, 12, 57, "earth3")
    c.poly([(3, 64), (61, 61), (52, 80), (12, 80)], m[2])
    c.poly([(3, 64), (61, 61), (58, 68), (6, 69)], m[3])
    face(c, 12, 74, 41, 6, p.TEAL)
    c.outline()
    for i, x in enumerate(range(6, 56, 10)):
        c.rect(x + (n + i) % 2 * 2, 80 + i % 2, 7, 1, "water4")
    return c


def props():
    out = {"group": "outdoor"}
    for name, hull in (("cutter", p.BLUE), ("cutter_green", p.TEAL)):
        yield Prop(name, "fishing boat", {"moored": [cutter(n, hull) for n in range(4)]}, (5, 1), ("north",), "outdoor", base=116)
    yield Prop("skiff", "boat", {"default": [skiff(0), skiff(1)]}, (2, 1), ("north", "east"), "outdoor")
    yield Prop("dinghy", "boat", {"default": [sailing_dinghy(0), sailing_dinghy(1)]}, (2, 1), (), "outdoor")
    yield still("boat_upturned", "boat", upturned(), footprint=(2, 1), use_from=(), **out)
    yield still("boat_on_stocks", "new boat", on_stocks(), footprint=(3, 1), use_from=("south", "north"))
