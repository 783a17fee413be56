"""Beds, desk, closets, shelf, easel."""
from . import palette as p
from .canvas import Canvas
from .noise import rng
from .parts import book_pile, books, box, cup, drawer, frame, grain, leg, panel, paper, plinth
from .prop import Prop, still

BLANKETS = {"blue": p.BLUE, "green": p.TEAL, "red": p.RED, "plum": p.PLUM, "gold": p.GOLD}
HEAD, FOLD, DROP, H = 20, 36, 68, 84      # rows of the bed: board bottom, sheet fold, blanket end, canvas


def _headboard(c, w, m):
    c.rect(1, 4, w - 2, HEAD, m[2])
    c.rect(2, 1, w - 4, 3, m[3])
    c.hline(2, 1, w - 4, m[4])
    c.hline(1, 4, w - 2, m[1])
    for x in range(5, w - 8, 8):
        panel(c, x, 7, 6 if x + 14 < w else w - 5 - x, 9, m)
    for x in (1, w - 5):
        leg(c, x, 2, 18, m, 4)
        c.rect(x, 1, 4, 2, m[4])


def _pillow(c, x, y, w):
    c.rect(x, y, w, 12, "stone5")
    c.hline(x + 1, y + 11, w - 2, "stone3")
    c.hline(x, y + 10, w, "stone4")
    c.vline(x + w - 1, y + 1, 10, "stone4")
    c.hline(x + 5, y + 5, w - 10, "stone4")
    c.hline(x + 7, y + 6, w - 14, "stone4")
    c.dots("stone3", (x, y), (x + w - 1, y), (x, y + 11), (x + w - 1, y + 11))


def _blanket(c, w, m, plain):
    """Top of the blanket with quilting, then its drop at the foot end."""
    x, n = 3, w - 6
    c.rect(x, FOLD - 4, n, 5, "stone5")
    c.hline(x, FOLD - 4, n, "stone4")
    c.hline(x, FOLD, n, "stone3")
    c.rect(x, FOLD + 1, n, DROP - FOLD, m[2])
    c.hline(x, FOLD + 1, n, m[1])
    c.vline(x, FOLD + 1, DROP - FOLD, m[3])
    c.vline(x + n - 1, FOLD + 1, DROP - FOLD, m[1])
    if plain:
        for y in (FOLD + 6, FOLD + 19):
            c.rect(x + 1, y, n - 2, 3, m[3])
            c.hline(x + 1, y + 3, n - 2, m[1])
            c.hline(x + 1, y, n - 2, m[4])
    else:
        _patchwork(c, x + 1, n - 2, m)


def _patchwork(c, x, n, m):
    g = 8 if n % 8 < 3 else 7
    for j, y in enumerate(range(FOLD + 2, DROP - 4, 8)):
        for i, px in enumerate(range(x, x + n - 3, g)):
            w = min(g, x + n - px)
            h = min(8, DROP - 3 - y)
            c.rect(px, y, w, h, m[3] if (i + j) % 2 else m[2])
            c.hline(px, y, w, m[3] if (i + j) % 2 == 0 else m[4])
            if w > 5 and h > 5 and (i + j) % 2:
                c.dots(m[4], (px + 3, y + 3), (px + 4, y + 4))
                c.dots(m[1], (px + 4, y + 3), (px + 3, y + 4))


def _footboard(c, w, m):
    y = DROP - 2
    c.rect(1, y, w - 2, 3, m[3])
    c.hline(1, y, w - 2, m[4])
    c.rect(1, y + 3, w - 2, 10, m[2])
    c.hline(1, y + 3, w - 2, m[1])
    c.hline(1, y + 12, w - 2, m[0])
    for x in (1, w - 5):
        leg(c, x, y - 2, 17, m, 4)
        c.rect(x, y - 2, 4, 2, m[4])


def bed(w, m, blanket, plain=True):
    c = Canvas(w, H)
    _headboard(c, w, m)
    c.rect(3, HEAD - 3, w - 6, DROP - HEAD + 3, "stone4")
    c.hline(3, HEAD - 3, w - 6, "stone3")
    for x in ((5,) if w == 32 else (5, 34)):
        _pillow(c, x, HEAD - 1, w - 10 if w == 32 else 25)
    _blanket(c, w, blanket, plain)
    _footboard(c, w, m)
    return c.outline()


def cover(w, m, blanket, plain=True):
    """The blanket and footboard alone, drawn over a sleeper."""
    c = bed(w, m, blanket, plain)
    c.clear(0, 0, w, FOLD - 4)
    for x in ((9, 37) if w == 64 else (9,)):
        _bulge(c, x, FOLD + 3, 14 if w == 32 else 18, 25)
    return c


def _bulge(c, x, y, w, h):
    """The sleeper's body under the blanket: its right side and foot one step darker."""
    for j in range(h):
        inset = (3, 2, 1, 1)[min(j, h - 1 - j)] if min(j, h - 1 - j) < 4 else 0
        edge = x + w - inset
        for i in (edge, edge + 1) if j < h - 2 else range(x + inset, edge):
            c.a[y + j, i, :3] = p.darker(c.a[y + j, i, :3], 1)


def desk():
    c, m = Canvas(64, 54), p.OAK
    box(c, 1, 12, 62, 15, 25, m)
    grain(c, 3, 14, 58, 10, "mid1", 5, 6)
    c.rect(24, 31, 22, 21, "wood0")                       # knee hole
    c.rect(24, 31, 22, 4, "ink0")
    for y, h in ((30, 7), (38, 7), (46, 6)):
        drawer(c, 4, y, 18, h, m)
        drawer(c, 48, y, 13, h, m)
    desk_top(c)
    return c.outline()


def desk_top(c):
    """What lies on a desk: a lamp, papers, a pencil, books."""
    _desk_lamp(c, 6, 22)
    paper(c, 27, 15, 9, 8)
    paper(c, 33, 17, 9, 7, "red2")
    c.line(44, 22, 48, 17, "gold1")
    book_pile(c, 49, 22)


def _desk_lamp(c, x, y):
    c.rect(x, y - 2, 9, 3, "teal0")
    c.hline(x + 1, y - 3, 7, "teal2")
    c.rect(x + 4, y - 10, 1, 7, "gold1")
    for j in range(7):
        half = 2 + j * 4 // 6
        c.hline(x + 4 - half, y - 17 + j, half * 2 + 1, "teal1")
        c.hline(x + 4 - half, y - 17 + j, half, "teal2")
        c.dot(x + 4 + half, y - 17 + j, "teal0")
    c.hline(x - 1, y - 10, 11, "gold3")


def closet(w, m, wide):
    c = Canvas(w, 84)
    box(c, 2, 2, w - 4, 9, 68, m)
    plinth(c, 3, 75, w - 6, 5, m)
    c.rect(1, 11, w - 2, 3, m[3])
    c.hline(1, 11, w - 2, m[4])
    c.hline(1, 14, w - 2, m[0])
    half = (w - 8) // (2 if wide else 1)
    for i in range(2 if wide else 1):
        x = 4 + i * half
        c.vline(x + half - 1, 16, 58, m[0])
        panel(c, x + 3, 19, half - 7, 20, m)
        panel(c, x + 3, 43, half - 7, 27, m)
    kx = 4 + half - 1
    for x in ((kx - 3, kx + 2) if wide else (kx - 3,)):
        c.rect(x, 39, 2, 4, "gold2")
        c.hline(x, 43, 2, m[0])
    return c.outline()


def closet_open(w, m):
    c = closet(w, m, True)
    c.rect(6, 16, w - 12, 57, "wood0")
    c.rect(6, 16, w - 12, 4, "ink0")
    c.hline(6, 22, w - 12, "stone3")
    for i, t in enumerate((p.RED, p.BLUE, p.GOLD, p.TEAL, p.PINK, p.PLUM)):
        x, h = 9 + i * 7, (24, 30, 22, 28, 32, 25)[i]
        c.rect(x, 25, 6, h, t[2])
        c.rect(x + 1, 23, 4, 2, t[2])
        c.vline(x, 25, h, t[3])
        c.vline(x + 5, 26, h - 1, t[1])
    for i, t in enumerate((p.RED, p.EBONY, p.SKY)):
        c.rect(10 + i * 14, 68, 9, 5, t[2])
        c.hline(10 + i * 14, 68, 6, t[3])
    for x, lit in ((0, 3), (w - 7, 2)):
        c.rect(x, 14, 7, 63, p.OAK[lit] if m is p.OAK else m[lit])
        c.vline(x + (6 if x == 0 else 0), 14, 63, m[0])
        c.hline(x, 76, 7, m[0])
    return c


def shelf():
    c, m, g = Canvas(64, 66), p.PINE, rng(21)
    box(c, 1, 8, 62, 8, 48, m)
    for y in (19, 42):
        c.rect(4, y, 56, 19, "wood1")
        c.rect(4, y, 56, 3, "wood0")
        c.hline(4, y + 19, 56, m[4])
    books(c, 6, 22, 24, 16, g)
    _basket(c, 34, 28, 22)
    _basket(c, 6, 51, 22)
    books(c, 33, 45, 24, 16, g)
    for x, y, t in ((6, 2, "grass3"), (9, 1, "grass2"), (14, 2, "grass3"), (11, 3, "grass1"), (8, 4, "grass2")):
        c.rect(x, y, 4, 4, t)
        c.hline(x, y, 2, "grass4")
    c.rect(8, 6, 8, 6, "red2")
    c.vline(8, 6, 6, "red3")
    c.hline(8, 6, 8, "red4")
    frame(c, 30, 1, 11, 10, p.GOLD)
    c.rect(32, 3, 7, 6, "blue3")
    c.rect(32, 6, 7, 3, "grass3")
    cup(c, 48, 12, "red3")
    return c.outline()


def _basket(c, x, y, w):
    c.rect(x, y, w, 10, "earth2")
    for j in range(0, 10, 2):
        for i in range((j // 2) % 2 * 2, w - 1, 4):
            c.hline(x + i, y + j, 2, "earth1")
    c.hline(x, y, w, "earth3")
    c.rect(x + w // 2 - 3, y + 3, 6, 2, "wood1")


def easel(painted):
    c, m = Canvas(32, 64), p.PINE
    for x0, x1 in ((15, 16), (9, 2), (22, 28)):
        c.line(x0, 10, x1, 62 if x1 != 16 else 54, m[2], 2)
        c.line(x0, 10, x1, 62 if x1 != 16 else 54, m[1], 1)
    c.rect(14, 1, 4, 12, m[2])
    c.vline(14, 1, 12, m[4])
    c.rect(3, 9, 26, 31, "stone3")
    c.rect(3, 9, 25, 30, "stone5")
    c.vline(27, 10, 29, "stone4")
    if painted:
        _landscape(c, 5, 11)
    c.rect(2, 40, 28, 4, m[2])
    c.hline(2, 40, 28, m[4])
    c.hline(2, 43, 28, m[0])
    for x, t in ((6, "red3"), (10, "gold2"), (14, "blue2")):
        c.rect(x, 38, 3, 2, t)
    return c.outline()


def _landscape(c, x, y):
    c.rect(x, y, 21, 26, "blue3")
    c.rect(x, y, 21, 6, "blue2")
    c.ellipse(x + 15, y + 6, 3, 3, "gold3")
    c.poly([(x, y + 17), (x + 7, y + 8), (x + 15, y + 17)], "plum2")
    c.poly([(x + 9, y + 17), (x + 16, y + 11), (x + 20, y + 17)], "plum1")
    c.rect(x, y + 16, 21, 10, "grass3")
    c.hline(x, y + 16, 21, "grass4")
    c.poly([(x + 9, y + 17), (x + 11, y + 17), (x + 18, y + 25), (x + 8, y + 25)], "earth3")
    for tx, ty in ((x + 3, y + 18), (x + 17, y + 18)):
        c.rect(tx, ty, 1, 5, "wood1")
        c.ellipse(tx, ty - 1, 2, 3, "grass1")


def props():
    for name, m in BLANKETS.items():
        plain = name in ("blue", "green", "plum")
        yield still(f"bed_{name}", "bed", bed(32, p.OAK, m, plain), footprint=(1, 2),
                    use_from=("here", "west", "east"), overlay=cover(32, p.OAK, m, plain), extra={"sleeper": [0, 8]})
    for name, m in (("blue", p.BLUE), ("red", p.RED), ("plum", p.PLUM)):
        yield still(f"bed_double_{name}", "bed", bed(64, p.WALNUT, m, name == "blue"), footprint=(2, 2),
                    use_from=("here", "west", "east"), overlay=cover(64, p.WALNUT, m, name == "blue"),
                    extra={"sleeper": [2, 8], "sleeper_2": [30, 8]})
    yield still("desk", "desk", desk(), footprint=(2, 1))
    yield Prop("closet_oak", "closet", {"closed": closet(64, p.OAK, True), "open": closet_open(64, p.OAK)}, (2, 1))
    yield Prop("closet_walnut", "closet", {"closed": closet(64, p.WALNUT, True), "open": closet_open(64, p.WALNUT)},
               (2, 1))
    yield still("closet_narrow", "closet", closet(32, p.PINE, False))
    yield still("shelf", "shelf", shelf(), footprint=(2, 1))
    yield Prop("easel", "easel", {"empty": easel(False), "painting": easel(True)})
