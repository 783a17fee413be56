"""A cat in two coats and ducks. They face left; flip for right."""
from .canvas import Canvas
from .prop import Prop

GINGER = ("gold0", "gold1", "gold2", "stone5", "wood2")
GREY = ("stone0", "stone1", "stone2", "stone5", "ink0")


def _cat_head(c, x, y, coat, eyes=True):
    """Head 13 px wide, ears up, seen from the front; (x, y) is its top left."""
    low, mid, high, white, dark = coat
    for ex in (x + 1, x + 9):
        c.poly([(ex, y + 4), (ex + 1, y), (ex + 3, y + 4)], mid)
        c.dot(ex + 1, y + 2, "pink2")
    c.ellipse(x + 6, y + 7, 6.2, 5, mid)
    c.hline(x + 3, y + 3, 7, high)
    c.dots(low, (x + 5, y + 3), (x + 7, y + 3), (x + 6, y + 4))
    c.rect(x + 4, y + 9, 5, 3, white)
    c.dot(x + 6, y + 9, "pink1")
    if eyes:
        for ex in (x + 3, x + 8):
            c.rect(ex, y + 6, 2, 3, "ink0")
            c.dot(ex, y + 6, "grass4")
    else:
        c.hline(x + 2, y + 8, 3, dark)
        c.hline(x + 8, y + 8, 3, dark)
    c.hline(x - 1, y + 10, 2, white)
    c.hline(x + 12, y + 10, 2, white)


def cat_sit(coat, n):
    c = Canvas(32, 30)
    low, mid, high, white, dark = coat
    tip = (19, 17, 18)[n % 3]
    c.line(19, 26, 26, 24, mid, 2)
    c.line(26, 24, 27, tip, mid, 2)
    c.rect(27, tip - 1, 2, 3, low)
    c.ellipse(14.5, 22, 7, 6.5, mid)
    c.rect(11, 16, 7, 8, mid)
    c.ellipse(14, 21, 3, 5, white)
    for y in (19, 22):
        c.hline(19, y, 3, low)
    for x in (10, 15):
        c.rect(x, 22, 4, 6, mid)
        c.rect(x, 26, 4, 2, white)
    _cat_head(c, 8, 4, coat)
    return c.outline()


def cat_sleep(coat, n):
    c = Canvas(32, 30)
    low, mid, high, white, dark = coat
    c.ellipse(16, 22, 12, 6.5 + n * .4, mid)
    c.ellipse(17, 20 - n * .4, 9, 4, high)
    for x in (15, 19, 23):
        c.line(x, 16, x + 1, 19, low)
    c.line(27, 24, 18, 28, low, 2)
    c.line(18, 27, 10, 27, mid, 2)
    _cat_head(c, 3, 13, coat, eyes=False)
    return c.outline()


def cat_walk(coat, n):
    """A side view walking left; the legs cross in four frames."""
    c = Canvas(32, 30)
    low, mid, high, white, dark = coat
    bob = n % 2
    steps = ((-2, 2), (0, 0), (2, -2), (0, 0))[n]
    c.line(25, 16 + bob, 29, 8 + bob, mid, 2)
    c.rect(28, 5 + bob, 2, 4, low)
    for x, s, tone in ((11, -steps[0], low), (22, -steps[1], low), (9, steps[0], mid), (20, steps[1], mid)):
        c.line(x, 20, x + s, 26, tone, 3)
        c.rect(x + s - 1, 26, 4, 2, white)
    c.rect(8, 14 + bob, 18, 8, mid)
    c.corners(8, 14 + bob, 18, 8)
    c.rect(9, 14 + bob, 16, 2, high)
    for x in (14, 18, 22):
        c.vline(x, 14 + bob, 4, low)
    c.hline(10, 21 + bob, 14, white)
    _cat_head(c, 2, 5 + bob, coat)
    return c.outline()


DRAKE = ("grass1", "grass2", "wood1", "stone3", "stone4")
HEN = ("wood2", "wood3", "wood1", "wood3", "wood4")


def duck(coat, n, afloat):
    """coat: head dark, head light, breast, body, body light."""
    c = Canvas(32, 28)
    dark, lite, breast, body, pale = coat
    y = n % 2 if afloat else 0
    if not afloat:
        for x in (14, 18):
            s = (1, 0, -1, 0)[n % 4] * (1 if x == 14 else -1)
            c.line(x, 20, x + s, 25, "gold1", 2)
            c.rect(x + s - 2, 25, 4, 1, "gold1")
    c.ellipse(17, 17 + y, 9, 5.5, body)
    c.ellipse(10, 17 + y, 4, 4.5, breast)
    c.ellipse(18, 15 + y, 7, 3, pale)
    c.line(14, 18 + y, 23, 18 + y, "blue1")
    c.poly([(24, 13 + y), (28, 10 + y), (26, 17 + y)], body)
    c.ellipse(9, 9 + y, 4.2, 4.4, dark)
    c.ellipse(8.5, 8 + y, 3, 3, lite)
    c.hline(7, 13 + y, 6, "stone5")
    c.rect(2, 9 + y, 4, 3, "gold1")
    c.hline(2, 9 + y, 4, "gold2")
    c.dot(7, 8 + y, "ink0")
    c.dot(7, 7 + y, "stone5")
    c.outline()
    if afloat:
        c.clear(0, 22, 32, 6)
        c.rect(5 - n % 2, 21, 24 + n % 2 * 2, 1, "water4")
        c.rect(9, 23, 16, 1, "water3")
    return c


def duckling(n):
    c = Canvas(32, 28)
    y = n % 2
    c.ellipse(17, 20, 5.5, 4, "gold2")
    c.ellipse(18, 19, 3.5, 2, "gold1")
    c.ellipse(12, 15 + y, 3.6, 3.6, "gold2")
    c.ellipse(11.5, 14.4 + y, 2.2, 2, "gold3")
    c.rect(7, 15 + y, 3, 2, "gold0")
    c.dot(11, 14 + y, "ink0")
    for x in (15, 18):
        c.rect(x, 24, 2, 2 - (n + x) % 2, "gold0")
    return c.outline()


def props():
    for name, coat in (("ginger", GINGER), ("grey", GREY)):
        art = {"sit": [cat_sit(coat, n) for n in range(3)], "sleep": [cat_sleep(coat, n) for n in (0, 1)],
               "walk": [cat_walk(coat, n) for n in range(4)]}
        yield Prop(f"cat_{name}", "cat", art, (0, 0), ("south", "east", "west"), "outdoor", extra={"facing": "left"})
    for name, coat in (("drake", DRAKE), ("hen", HEN)):
        art = {"swim": [duck(coat, n, True) for n in range(2)], "walk": [duck(coat, n, False) for n in range(4)]}
        yield Prop(f"duck_{name}", "duck", art, (0, 0), (), "outdoor", extra={"facing": "left"})
    yield Prop("duckling", "duck", {"walk": [duckling(n) for n in range(2)]}, (0, 0), (), "outdoor",
               extra={"facing": "left"})
