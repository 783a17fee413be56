"""Indoor gear of a harbour: rope shelves, a net on its bench, sea chests, a ship's bell, a model ship, a glass float lamp."""
from . import palette as p
from .canvas import Canvas
from .noise import rng
from .parts import box, face, frame, leg, panel, plinth
from .prop import still


def rope_shelf():
    """Three boards of coiled rope, blocks and tins of paint."""
    c, m, g = Canvas(64, 80), p.WALNUT, rng(19)
    box(c, 1, 5, 62, 8, 64, m)
    plinth(c, 1, 73, 62, 5, m)
    for top, floor in ((15, 31), (35, 51), (55, 71)):
        c.rect(4, top, 56, floor - top, "wood0")
        for x in range(6, 52, 15):
            kind = int(g.integers(3))
            if kind == 0:
                for r, tone in ((6.4, "earth1"), (5.8, "earth3"), (4, "earth1"), (3.2, "earth4"), (1.6, "wood0")):
                    c.ellipse(x + 6, floor - 7, r, r, tone)
            elif kind == 1:
                ramp = ("red", "teal", "blue", "gold")[g.integers(4)]
                for dx in (0, 7):
                    c.rect(x + dx, floor - 9, 6, 9, ramp + "2" if ramp != "gold" else "gold1")
                    c.hline(x + dx, floor - 9, 6, "stone4")
                    c.rect(x + dx, floor - 6, 6, 3, "stone5")
            else:
                c.ellipse(x + 6, floor - 6, 5, 6, "wood3")
                c.ellipse(x + 5, floor - 7, 3, 4, "wood4")
                c.ellipse(x + 6, floor - 6, 1.6, 1.6, "stone1")
        c.rect(3, floor, 58, 3, m[3])
        c.hline(3, floor, 58, m[4])
        c.hline(3, floor + 2, 58, m[0])
    return c.outline()


def net_bench():
    """A bench with a net pulled across it, a wooden needle and a lamp's worth of twine."""
    c, m = Canvas(96, 56), p.OAK
    for x in (6, 84):
        leg(c, x, 30, 22, m, 5)
    box(c, 2, 16, 92, 12, 8, m)
    for x in range(10, 74):
        for y in range(14, 44 if x < 60 else 28):
            if (x + y) % 5 == 0 or (x - y) % 5 == 0:
                c.dot(x, y, "teal2" if y < 28 else "teal1")
    for x in range(12, 60, 9):
        c.rect(x, 42, 4, 4, "gold1")
        c.hline(x, 42, 4, "gold3")
    c.rect(78, 17, 10, 3, "wood5")
    c.ellipse(82, 13, 5, 4, "earth3")
    c.ellipse(81, 12, 3, 2, "earth4")
    return c.outline()


def workbench():
    """A boatbuilder's bench: vice, plane, shavings, a saw on its front."""
    c, m = Canvas(64, 56), p.PINE
    for x in (5, 54):
        leg(c, x, 30, 22, m, 5)
    box(c, 2, 16, 60, 12, 8, m)
    c.rect(2, 34, 60, 3, m[1])
    c.rect(6, 11, 9, 9, "stone1")
    c.rect(6, 11, 9, 3, "stone3")
    c.rect(1, 15, 6, 2, "stone2")
    c.rect(26, 13, 16, 6, "wood2")
    c.hline(26, 13, 16, "wood4")
    c.rect(30, 10, 4, 4, "wood1")
    for x, y in ((20, 20), (46, 18), (50, 22), (44, 24), (24, 24)):
        c.hline(x, y, 4, "wood5")
        c.dot(x + 1, y - 1, "earth4")
    c.poly([(18, 40), (44, 40), (44, 46), (18, 43)], "stone3")
    c.hline(18, 40, 26, "stone5")
    c.rect(44, 38, 7, 8, "wood2")
    return c.outline()


def sea_chest():
    c, m = Canvas(64, 44), p.WALNUT
    box(c, 3, 10, 58, 11, 19, m)
    for x in (9, 48):
        c.rect(x, 10, 6, 30, "gold0")
        c.vline(x, 10, 30, "gold2")
    panel(c, 20, 25, 24, 11, m)
    frame(c, 29, 19, 7, 8, p.GOLD)
    c.dot(32, 23, "wood0")
    return c.outline()


def ship_model():
    """A full rigged ship in little, on a stand."""
    c, m = Canvas(32, 62), p.OAK
    box(c, 4, 44, 24, 5, 9, m)
    c.poly([(5, 34), (28, 32), (24, 42), (9, 42)], "wood2")
    c.line(5, 34, 28, 32, "wood4", 2)
    c.hline(9, 40, 15, "red2")
    for x, top in ((11, 12), (18, 7), (24, 14)):
        c.vline(x, top, 24, "wood1")
        for y in range(top + 3, 30, 8):
            c.rect(x - 4, y, 8, 6, "stone5")
            c.hline(x - 4, y + 5, 8, "stone3")
            c.vline(x + 3, y, 6, "stone4")
    c.line(28, 32, 31, 28, "wood1")
    return c.outline()


def chart():
    """A sea chart in a frame: a coast, depths, a compass rose."""
    c = Canvas(64, 34)
    frame(c, 0, 0, 64, 34, p.OAK)
    c.rect(3, 3, 58, 28, "earth4")
    c.poly([(3, 3), (26, 3), (20, 10), (24, 16), (14, 22), (16, 30), (3, 30)], "earth2")
    c.poly([(3, 3), (24, 3), (18, 10), (21, 16), (12, 22), (13, 30), (3, 30)], "grass2")
    c.ellipse(44, 12, 3, 2, "grass2")
    for x, y in ((30, 8), (36, 20), (28, 26), (46, 24), (52, 10)):
        c.rect(x, y, 2, 1, "blue1")
    c.line(52, 17, 52, 27, "red2")
    c.line(47, 22, 57, 22, "red2")
    c.line(20, 20, 50, 14, "blue2")
    return c


def ships_wheel():
    c = Canvas(40, 40)
    c.ellipse(19.5, 19.5, 14, 14, "wood1")
    c.ellipse(19.5, 19.5, 13, 13, "wood3")
    c.a[c.inside(19.5, 19.5, 9, 9)] = 0
    for x0, y0, x1, y1 in ((19, 1, 19, 38), (1, 19, 38, 19), (6, 6, 33, 33), (33, 6, 6, 33)):
        c.line(x0, y0, x1, y1, "wood2", 2)
        c.line(x0, y0, x1, y1, "wood4")
    c.ellipse(19.5, 19.5, 4, 4, "gold1")
    c.ellipse(19, 19, 2, 2, "gold3")
    return c.outline()


def pew(m):
    """A plain bench with a back, seen from behind its sitters."""
    c = Canvas(64, 44)
    face(c, 3, 10, 58, 24, m)
    c.rect(2, 6, 60, 5, m[3])
    c.hline(2, 6, 60, m[4])
    for x in (20, 41):
        c.vline(x, 13, 20, m[1])
    for x in (3, 57):
        c.rect(x, 8, 4, 33, m[1])
        c.vline(x, 8, 33, m[3])
    return c.outline()


def props():
    yield still("rope_shelf", "rope shelf", rope_shelf(), footprint=(2, 1))
    yield still("net_bench", "net bench", net_bench(), footprint=(3, 1), use_from=("south", "north"))
    yield still("workbench", "workbench", workbench(), footprint=(2, 1), use_from=("south",))
    yield still("sea_chest", "sea chest", sea_chest(), footprint=(2, 1), use_from=("south", "north"))
    yield still("ship_model", "ship model", ship_model())
    yield still("sea_chart", "picture frame", chart(), footprint=(2, 0), layer="wall", use_from=(), extra={"hang": 24})
    yield still("ships_wheel", "picture frame", ships_wheel(), footprint=(1, 0), layer="wall", use_from=(), extra={"hang": 20})
    back = pew(p.OAK)
    yield still("pew", "pew", back, footprint=(2, 1), use_from=("here",), overlay=back, extra={"facing": "up", "seat": 18})
