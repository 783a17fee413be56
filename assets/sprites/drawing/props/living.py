"""Common room: table, chairs, sofas, armchair, stools, fireplace."""
from . import palette as p
from .canvas import Canvas
from .kitchen import flames
from .noise import rng
from .parts import ball, box, cushion, frame, grain, leg
from .prop import Prop, still


def table(w, h, m, dress=True):
    """A long table seen from the south; h is the depth of its top."""
    c = Canvas(w, h + 34)
    for x in (5, w - 10):
        leg(c, x, h + 14, 16, m, 5)
    c.rect(4, h + 13, w - 8, 6, m[1])
    c.hline(4, h + 13, w - 8, m[0])
    c.rect(1, 8, w - 2, h, m[2])
    for y in range(8, h + 6, 8):
        c.hline(1, y, w - 2, m[1])
        c.hline(1, y + 1, w - 2, m[3])
    grain(c, 3, 10, w - 6, h - 4, m[1], 6, h // 3)
    c.vline(1, 8, h, m[3])
    c.hline(1, 8, w - 2, m[3])
    c.rect(1, h + 7, w - 2, 2, m[3])
    c.hline(1, h + 7, w - 2, m[4])
    c.rect(1, h + 9, w - 2, 4, m[1])
    c.hline(1, h + 12, w - 2, m[0])
    if dress:
        _runner(c, w // 2 - 8, 8, h + 5)
        fruit_bowl(c, w // 2 - 8, 8 + h // 2 + 4)
    return c.outline()


def _runner(c, x, y, h):
    c.rect(x, y, 16, h, "red2")
    c.rect(x, y, 2, h, "gold1")
    c.rect(x + 14, y, 2, h, "gold1")
    for k in range(y + 3, y + h - 3, 6):
        c.rect(x + 7, k, 2, 2, "gold2")
    c.hline(x, y + h - 1, 16, "gold2")
    c.rect(x, y + h - 6, 16, 5, "red1")
    c.hline(x, y + h - 6, 16, "red3")


def fruit_bowl(c, x, y):
    """A bowl 16 px wide standing on y."""
    for cx, cy, m in ((4, -8, p.RED), (12, -8, p.GOLD), (8, -9, p.LIME)):
        ball(c, x + cx, y + cy, 3.4, 3.4, m)
    c.dot(x + 4, y - 12, "wood0")
    c.rect(x + 1, y - 6, 14, 4, "stone5")
    c.rect(x + 3, y - 2, 10, 2, "stone4")
    c.hline(x, y - 6, 16, "stone5")
    c.hline(x + 1, y - 5, 14, "stone4")
    c.hline(x + 3, y - 4, 10, "blue2")
    c.vline(x + 14, y - 5, 3, "stone3")
    c.hline(x + 4, y - 1, 8, "stone2")


def chair(facing, m, seat):
    """A chair 28 px wide for a sitter who faces `facing`; its seat is 13 px above the base line."""
    if facing == "left":
        return chair("right", m, seat).flip()
    c = Canvas(32, 42)
    if facing == "right":
        for x in (5, 21):
            leg(c, x, 29, 11, m)
        cushion(c, 5, 22, 20, 7, seat)
        c.rect(5, 28, 20, 2, m[1])
        c.rect(4, 5, 4, 24, m[2])
        c.vline(4, 5, 24, m[3])
        c.vline(7, 6, 23, m[1])
        c.hline(4, 5, 4, m[4])
    elif facing == "down":
        for x in (5, 24):
            leg(c, x, 29, 11, m)
            c.rect(x, 5, 3, 18, m[2])
            c.vline(x, 5, 18, m[3])
        for x in (11, 15, 19):
            c.rect(x, 10, 2, 10, m[2])
            c.vline(x + 1, 10, 10, m[1])
        c.rect(4, 5, 24, 5, m[2])
        c.rect(4, 5, 24, 2, m[3])
        c.hline(5, 5, 22, m[4])
        c.hline(4, 9, 24, m[1])
        cushion(c, 5, 19, 22, 9, seat)
        c.rect(5, 27, 22, 3, m[2])
        c.hline(5, 29, 22, m[0])
    else:
        cushion(c, 5, 16, 22, 10, seat)
        return _chair_back(c, m)
    return c.outline()


def _chair_back(c, m):
    """The back rest of a chair seen from behind."""
    for x in (5, 24):
        leg(c, x, 28, 12, m)
    for x in (11, 15, 19):
        c.rect(x, 15, 2, 11, m[2])
        c.vline(x + 1, 15, 11, m[1])
    c.rect(4, 9, 24, 6, m[2])
    c.rect(4, 9, 24, 2, m[3])
    c.hline(5, 9, 22, m[4])
    c.hline(4, 14, 24, m[0])
    for x in (4, 25):
        c.rect(x, 9, 3, 20, m[2])
        c.vline(x, 9, 20, m[3])
        c.vline(x + 2, 10, 19, m[1])
    c.rect(4, 25, 24, 4, m[2])
    c.hline(4, 25, 24, m[3])
    c.hline(4, 28, 24, m[0])
    return c.outline()


def chair_overlay(m):
    return _chair_back(Canvas(32, 42), m)


def sofa_front(w, m, pillow):
    c = Canvas(w, 48)
    for x in (4, w - 8):
        c.rect(x, 41, 4, 5, "wood1")
        c.vline(x, 41, 5, "wood3")
    cushion(c, 4, 2, w - 8, 24, m)
    n = 2 if w <= 64 else 3
    each = (w - 16) // n
    for i in range(n):
        x = 8 + i * each
        c.vline(x + each - 1, 5, 17, m[1])
        c.dots(m[1], (x + each // 2, 11), (x + each // 2 - 1, 11))
        cushion(c, x, 20, each, 11, (m[0], m[1], m[2], m[3], m[4]))
    c.rect(7, 31, w - 14, 10, m[1])
    c.hline(7, 31, w - 14, m[0])
    c.hline(7, 33, w - 14, m[2])
    c.hline(7, 40, w - 14, m[0])
    for x in (1, w - 10):
        cushion(c, x, 13, 9, 29, m)
        c.rect(x + 2, 15, 5, 3, m[3])
        c.hline(x + 1, 20, 7, m[1])
    if pillow:
        cushion(c, 12, 12, 11, 10, pillow)
        c.dots(pillow[1], (17, 16), (17, 17))
    return c.outline()


def sofa_back(w, m):
    c = Canvas(w, 44)
    for x in (4, w - 8):
        c.rect(x, 37, 4, 5, "wood1")
        c.vline(x, 37, 5, "wood3")
    cushion(c, 8, 2, w - 16, 12, m)
    for x in (1, w - 10):
        cushion(c, x, 4, 9, 34, m)
    cushion(c, 3, 8, w - 6, 30, m)
    c.rect(4, 9, w - 8, 4, m[3])
    c.hline(5, 9, w - 10, m[4])
    c.hline(4, 13, w - 8, m[1])
    for i in range(1, 3):
        c.vline(3 + i * (w - 6) // 3, 14, 21, m[1])
        c.vline(4 + i * (w - 6) // 3, 14, 21, m[3])
    c.hline(4, 36, w - 8, m[0])
    return c.outline()


def sofa_back_overlay(w, m):
    c = sofa_back(w, m)
    c.clear(0, 0, w, 7)
    return c


def armchair(m, facing):
    c = Canvas(40, 46)
    for x in (5, 31):
        c.rect(x, 39, 4, 5, "wood1")
        c.vline(x, 39, 5, "wood3")
    if facing == "down":
        cushion(c, 6, 2, 28, 24, m)
        c.dots(m[1], (15, 10), (20, 8), (25, 10), (20, 13))
        cushion(c, 9, 20, 22, 11, m)
        c.rect(8, 31, 24, 9, m[1])
        c.hline(8, 31, 24, m[0])
        c.hline(8, 33, 24, m[2])
        for x in (1, 30):
            cushion(c, x, 14, 9, 26, m)
            c.rect(x + 2, 16, 5, 3, m[3])
            c.hline(x + 1, 21, 7, m[1])
        return c.outline()
    cushion(c, 6, 16, 32, 14, m)
    c.rect(7, 29, 31, 11, m[1])
    c.hline(7, 29, 31, m[0])
    cushion(c, 2, 2, 12, 38, m)
    cushion(c, 8, 24, 30, 16, m)
    c.rect(9, 25, 28, 3, m[3])
    c.hline(9, 28, 28, m[1])
    return c.outline()


def stool(m, seat):
    c = Canvas(32, 26)
    for x in (5, 24):
        leg(c, x, 14, 10, m)
    cushion(c, 4, 4, 24, 9, seat)
    c.rect(5, 12, 22, 3, m[2])
    c.hline(5, 14, 22, m[0])
    return c.outline()


def _fireplace_body():
    c, g = Canvas(64, 78), rng(14)
    c.rect(6, 10, 52, 66, "stone2")
    for j, y in enumerate(range(14, 76, 7)):
        x = 6 - (j % 2) * 5
        while x < 58:
            n = int(g.integers(9, 14))
            a, b = max(6, x), min(58, x + n)
            tone = ("stone2", "stone3", "stone2", "stone3")[g.integers(4)]
            c.rect(a, y, b - a, 7, tone)
            c.hline(a, y, b - a - 1, "stone4" if tone == "stone3" else "stone3")
            c.vline(b - 1, y, 7, "stone1")
            x += n
        c.hline(6, y + 6, 52, "stone1")
    box(c, 1, 4, 62, 6, 7, p.OAK)
    c.rect(15, 32, 34, 36, "ink0")
    for x, y, w in ((17, 30, 30), (20, 28, 24)):
        c.rect(x, y, w, 3, "ink0")
    for i in range(15, 49):
        if i % 5 == 0:
            c.vline(i, 32, 30, "ink1")
    c.rect(3, 68, 58, 8, "stone3")
    c.hline(3, 68, 58, "stone5")
    c.rect(3, 73, 58, 3, "stone1")
    c.rect(9, 0, 4, 6, "gold1")
    c.vline(9, 0, 6, "gold3")
    c.rect(10, -1, 2, 2, "stone5")
    frame(c, 26, 0, 13, 7, p.GOLD)
    c.rect(28, 1, 9, 4, "blue3")
    c.rect(50, 1, 6, 5, "teal1")
    c.vline(50, 1, 5, "teal2")
    return c


def _logs(c):
    for x, y, w in ((20, 63, 24), (23, 59, 18)):
        c.rect(x, y, w, 5, "wood1")
        c.hline(x, y, w, "wood3")
        c.rect(x, y + 1, 3, 3, "wood4")
        c.rect(x + w - 3, y + 1, 3, 3, "wood3")
    c.rect(18, 67, 28, 1, "stone0")


def fireplace():
    base = _fireplace_body()
    art = {"burning": [], "out": None}
    for n in range(4):
        c = base.copy()
        c.rect(16, 52, 32, 16, "red0")
        c.rect(19, 46, 26, 10, "red0")
        flames(c, 20, 65, 24, 27, n, 5)
        _logs(c)
        for x in (22, 29, 37):
            c.hline(x + n % 2, 66, 4, "gold1")
        art["burning"].append(c.outline())
    _logs(base)
    art["out"] = base.outline()
    return art


def props():
    yield still("common_table", "common room table", table(96, 34, p.WALNUT), footprint=(3, 2),
                use_from=("north", "south", "west", "east"))
    yield still("common_table_small", "common room table", table(64, 18, p.WALNUT), footprint=(2, 1),
                use_from=("north", "south", "west", "east"))
    for tone, m, seat in (("oak", p.WALNUT, p.RED), ("blue", p.WALNUT, p.BLUE)):
        for facing in ("down", "up", "left", "right"):
            yield still(f"dining_chair_{tone}_{facing}", "dining chair", chair(facing, m, seat), use_from=("here",),
                        overlay=chair_overlay(m) if facing == "up" else None, extra={"facing": facing, "seat": 13})
    for tone, m, pillow in (("red", p.RED, p.GOLD), ("teal", p.TEAL, p.CREAM)):
        yield still(f"sofa_{tone}_front", "sofa", sofa_front(64, m, pillow), footprint=(2, 1), use_from=("here",),
                    extra={"facing": "down", "seat": 16})
        yield still(f"sofa_{tone}_back", "sofa", sofa_back(64, m), footprint=(2, 1), use_from=("here",),
                    overlay=sofa_back_overlay(64, m), extra={"facing": "up", "seat": 16})
    for tone, m in (("plum", p.PLUM), ("green", p.GREEN)):
        yield still(f"armchair_{tone}_down", "armchair", armchair(m, "down"), use_from=("here",),
                    extra={"facing": "down", "seat": 15})
    yield still("armchair_plum_right", "armchair", armchair(p.PLUM, "right"), use_from=("here",),
                extra={"facing": "right", "seat": 15})
    yield still("armchair_plum_left", "armchair", armchair(p.PLUM, "right").flip(), use_from=("here",),
                extra={"facing": "left", "seat": 15})
    yield still("stool", "stool", stool(p.WALNUT, p.PLUM), use_from=("here",), extra={"facing": "up", "seat": 14})
    yield Prop("fireplace", "fireplace", fireplace(), (2, 1))
