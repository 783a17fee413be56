"""Park: picnic table, swing."""
from . import palette as p
from .canvas import Canvas
from .parts import ball
from .prop import Prop, still


def _plank(c, x, y, w, m, h=5):
    c.rect(x, y, w, h, m[3])
    c.hline(x, y, w, m[4])
    c.hline(x, y + h - 1, w, m[1])


def picnic_table():
    c, m = Canvas(96, 66), p.OAK
    for y in (8, 13):
        _plank(c, 8, y, 80, m)
    c.rect(8, 18, 80, 3, m[0])
    for x in (18, 72):
        c.line(x, 36, x - 7, 60, m[1], 4)
        c.line(x + 3, 36, x + 10, 60, m[1], 4)
        c.line(x, 36, x - 7, 60, m[3])
        c.line(x + 3, 36, x + 10, 60, m[2])
        c.rect(x - 8, 50, 23, 3, m[1])
    for y in (20, 25, 30):
        _plank(c, 4, y, 88, m, 6 if y == 30 else 5)
    c.rect(4, 36, 88, 3, m[1])
    c.hline(4, 38, 88, m[0])
    for y in (46, 51):
        _plank(c, 8, y, 80, m)
    c.rect(8, 56, 80, 3, m[1])
    c.hline(8, 58, 80, m[0])
    _picnic(c)
    return c.outline()


def _picnic(c):
    for j in range(14):
        for i in range(28):
            c.dot(34 + i, 21 + j, "red2" if (i // 4 + j // 4) % 2 else "stone5")
    c.rect(34, 35, 28, 4, "red1")
    for i in range(0, 28, 8):
        c.rect(34 + i, 35, 4, 4, "stone4")
    c.rect(38, 15, 12, 9, "earth2")
    c.hline(38, 15, 12, "earth4")
    for y in range(17, 24, 2):
        for x in range(38 + y % 4, 49, 4):
            c.hline(x, y, 2, "earth1")
    c.line(39, 14, 44, 8, "earth1")
    c.line(44, 8, 49, 14, "earth1")
    c.ellipse(56, 28, 4, 2.4, "stone4")
    ball(c, 55, 26, 2.4, 2.4, p.RED)
    ball(c, 58, 26.5, 2.2, 2.2, p.LIME)


def swing(n):
    """Two seats on an A-frame; frames 0..3 swing to and fro. The ropes are put on after the outline."""
    c, m, seats = Canvas(96, 84), p.RED, []
    for x in (6, 85):
        for dx in (-4, 5):
            c.line(x + 2, 6, x + 2 + dx, 79, m[1], 3)
            c.line(x + 2, 6, x + 2 + dx, 79, m[3])
        c.rect(x, 50, 7, 2, m[1])
    c.rect(3, 4, 90, 5, m[2])
    c.hline(3, 4, 90, m[4])
    c.hline(3, 8, 90, m[0])
    for k, x in enumerate((32, 63)):
        phase = (n + k * 2) % 4
        y, deep = (58, 54, 58, 60)[phase], (3, 3, 3, 5)[phase]
        c.rect(x - 9, y, 19, deep, "wood4")
        c.hline(x - 9, y, 19, "wood5")
        c.rect(x - 9, y + deep, 19, 2, "wood1")
        seats.append((x, y))
        c.rect(x - 8, 80, 18, 2, "earth2")
    c.outline()
    for x, y in seats:
        for dx in (-7, 7):
            c.vline(x + dx, 9, y - 7, "stone3")
            c.vline(x + dx + 1, 9, y - 8, "stone1")
            for j in range(12, y - 1, 4):
                c.dot(x + dx, j, "stone1")
            c.rect(x + dx - 1, 8, 4, 3, "stone0")
    return c


def slide():
    c, m = Canvas(64, 78), p.BLUE
    for x in (10, 22):
        c.rect(x, 8, 3, 66, "red1")
        c.vline(x, 8, 66, "red3")
    for y in range(26, 72, 8):
        c.rect(13, y, 9, 3, "red2")
        c.hline(13, y, 9, "red4")
    c.rect(8, 20, 20, 5, "gold1")
    c.hline(8, 20, 20, "gold3")
    c.poly([(26, 18), (36, 18), (62, 66), (62, 72), (50, 72)], m[1])
    c.poly([(28, 18), (36, 18), (61, 65), (61, 70), (52, 70)], m[3])
    c.line(36, 16, 61, 63, m[4], 2)
    c.line(26, 18, 49, 70, m[2], 2)
    c.line(31, 24, 54, 66, m[4])
    c.rect(8, 8, 20, 2, "red2")
    return c.outline()


def sandbox():
    """A frame of thick boards; the far board throws its shade on the sand."""
    c, m = Canvas(64, 56), p.PINE
    c.rect(5, 14, 54, 30, "earth3")
    c.rect(5, 14, 54, 4, "earth1")
    c.rect(5, 18, 3, 26, "earth2")
    for x, y, w in ((12, 22, 9), (28, 21, 8), (24, 32, 9), (10, 39, 14), (44, 40, 9)):
        c.hline(x, y, w, "earth4")
        c.hline(x + 2, y + 1, w - 2, "earth2")
    c.rect(1, 7, 62, 7, m[3])
    c.hline(1, 7, 62, m[4])
    c.hline(1, 13, 62, m[1])
    for x in (1, 57):
        c.rect(x, 8, 6, 36, m[3])
        c.vline(x, 8, 36, m[4])
        c.vline(x + 5, 14, 30, m[1])
    c.rect(1, 40, 62, 5, m[3])
    c.hline(1, 40, 62, m[4])
    c.rect(1, 45, 62, 8, m[2])
    c.hline(1, 45, 62, m[0])
    c.hline(1, 52, 62, m[0])
    for x in (1, 57):
        c.rect(x, 38, 6, 7, m[4])
        c.rect(x, 45, 6, 8, m[3])
    _castle(c, 35, 34)
    _bucket(c, 12, 33)
    return c.outline()


def _castle(c, x, y):
    """Two towers of sand with a flag, standing on y."""
    c.rect(x - 2, y, 21, 2, "earth2")
    for at, w, h in ((x, 7, 12), (x + 10, 7, 9), (x + 3, 11, 7)):
        c.rect(at, y - h, w, h, "earth4")
        c.vline(at + w - 1, y - h, h, "earth2")
        for k in range(at, at + w, 3):
            c.rect(k, y - h - 2, 2, 2, "earth4")
    c.rect(x + 7, y - 4, 3, 4, "earth0")
    c.vline(x + 3, y - 20, 8, "wood1")
    c.rect(x + 4, y - 20, 5, 3, "red2")


def _bucket(c, x, y):
    c.poly([(x, y - 9), (x + 9, y - 9), (x + 7, y), (x + 2, y)], "blue2")
    c.vline(x + 8, y - 8, 6, "blue1")
    c.rect(x, y - 10, 10, 2, "blue3")
    c.hline(x + 1, y - 9, 8, "earth1")
    c.line(x, y - 11, x + 4, y - 14, "stone5")
    c.line(x + 5, y - 14, x + 9, y - 11, "stone5")
    c.hline(x + 1, y + 1, 10, "earth2")


def props():
    yield still("picnic_table", "picnic table", picnic_table(), footprint=(3, 2), use_from=("here", "south", "north"),
                group="outdoor",
                extra={"seats": [[0, 0, "down"], [2, 0, "down"], [0, 1, "up"], [2, 1, "up"]], "seat": 12})
    yield Prop("swing", "playground swing", {"still": swing(0), "swinging": [swing(n) for n in range(4)]}, (2, 1),
               ("here", "south"), "outdoor", extra={"facing": "down", "seat": 24})
    yield still("slide", "playground slide", slide(), footprint=(2, 1), group="outdoor")
    yield still("sandbox", "sandbox", sandbox(), footprint=(2, 1), group="outdoor")
