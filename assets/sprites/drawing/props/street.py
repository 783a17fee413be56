"""Street furniture: lamp, benches, mailbox, signposts, notice board, bicycle."""
import numpy as np

from . import palette as p
from .canvas import Canvas
from .parts import frame, paper, tufts
from .prop import Prop, still


def lamp(on):
    c = Canvas(32, 96)
    c.rect(12, 87, 9, 5, "stone0")
    c.rect(10, 91, 13, 3, "stone0")
    c.hline(10, 91, 13, "stone2")
    c.rect(14, 28, 4, 60, "stone0")
    c.vline(14, 28, 60, "stone2")
    c.vline(15, 28, 60, "stone1")
    for y in (63, 33, 84):
        c.rect(13, y, 6, 3, "stone0")
        c.hline(13, y, 6, "stone2")
    c.line(9, 37, 13, 40, "stone1")
    c.line(22, 37, 18, 40, "stone0")
    glass = ("gold1", "gold2", "gold3", "stone5") if on else ("stone1", "water1", "water3", "water4")
    c.poly([(9, 12), (23, 12), (20, 27), (12, 27)], glass[2])
    c.poly([(16, 12), (23, 12), (20, 27), (16, 27)], glass[1])
    c.rect(14, 16, 3, 7, glass[3])
    c.line(9, 12, 12, 27, "stone0")
    c.line(23, 12, 20, 27, "stone0")
    c.vline(16, 12, 15, glass[0])
    c.rect(11, 27, 11, 3, "stone0")
    c.hline(11, 27, 11, "stone2")
    c.poly([(7, 12), (25, 12), (19, 6), (13, 6)], "stone0")
    c.line(8, 11, 13, 6, "stone2")
    c.hline(13, 6, 6, "stone2")
    c.rect(15, 2, 3, 4, "stone1")
    return c.outline()


def _iron_end(c, x):
    c.rect(x, 18, 3, 20, "stone0")
    c.vline(x, 18, 20, "stone2")
    c.rect(x - 1, 17, 5, 3, "stone0")
    c.hline(x - 1, 17, 5, "stone2")


def bench_front():
    c, m = Canvas(64, 42), p.OAK
    for y in (3, 9):
        c.rect(3, y, 58, 5, m[2])
        c.hline(3, y, 58, m[4])
        c.hline(3, y + 4, 58, m[0])
    for y in (17, 22):
        c.rect(2, y, 60, 5, m[3])
        c.hline(2, y, 60, m[4])
        c.hline(2, y + 4, 60, m[1])
    c.rect(2, 27, 60, 3, m[1])
    c.hline(2, 29, 60, m[0])
    for x in (5, 56):
        c.rect(x, 2, 3, 15, "stone0")
        c.vline(x, 2, 15, "stone2")
        _iron_end(c, x)
    for x in (5, 56):
        c.rect(x, 30, 3, 9, "stone0")
        c.vline(x, 30, 9, "stone2")
        c.rect(x - 1, 38, 5, 2, "stone0")
    return c.outline()


def bench_back():
    c, m = Canvas(64, 38), p.OAK
    for y in (3, 9, 15):
        c.rect(3, y, 58, 5, m[2])
        c.hline(3, y, 58, m[4])
        c.hline(3, y + 4, 58, m[0])
    c.rect(3, 21, 58, 3, m[1])
    for x in (6, 55):
        c.rect(x, 1, 3, 34, "stone0")
        c.vline(x, 1, 34, "stone2")
        c.rect(x - 1, 34, 5, 2, "stone0")
    return c.outline()


def bench_side():
    """Facing right, two tiles deep: seat boards, the back rest's upper edge and end at the left, iron arms at both ends."""
    c, m = Canvas(32, 76), p.OAK
    for x in (6, 23):                               # near legs
        c.rect(x, 58, 3, 15, "stone0")
        c.vline(x, 58, 15, "stone2")
        c.rect(x - 1, 72, 5, 2, "stone0")
    for x in (11, 17, 23):
        c.rect(x, 22, 5, 35, m[3])
        c.vline(x, 22, 35, m[4])
        c.vline(x + 4, 22, 35, m[1])
    c.rect(11, 22, 2, 35, m[1])                     # the back rest's shade on the seat
    c.rect(11, 57, 17, 4, m[1])
    c.hline(11, 57, 17, m[3])
    c.hline(11, 60, 17, m[0])
    c.rect(6, 7, 5, 35, m[2])                       # upper edge of the back rest
    c.vline(6, 7, 35, m[4])
    c.vline(10, 7, 35, m[0])
    c.rect(6, 42, 5, 18, m[1])                      # its end: three boards
    for y in (42, 48, 54):
        c.rect(6, y, 5, 4, m[2])
        c.hline(6, y, 5, m[4])
    for y, near in ((20, False), (51, True)):       # arms: a bar to the front, and its post
        c.rect(7, y - 7, 20, 3, "stone0")
        c.hline(7, y - 7, 20, "stone2")
        c.rect(24, y - 5, 3, 13 if near else 7, "stone0")
        c.vline(24, y - 5, 13 if near else 7, "stone2")
    return c.outline()


def mailbox(flag):
    c = Canvas(32, 46)
    c.rect(14, 24, 4, 20, "wood2")
    c.vline(14, 24, 20, "wood4")
    c.vline(17, 24, 20, "wood1")
    c.rect(8, 9, 16, 16, "red2")
    c.ellipse(15.5, 10, 8, 7, "red2")
    c.ellipse(14, 9, 5, 5, "red3")
    c.vline(8, 10, 14, "red3")
    c.vline(23, 10, 15, "red1")
    c.hline(8, 24, 16, "red0")
    c.rect(11, 13, 9, 3, "red0")
    c.rect(12, 14, 7, 2, "ink0")
    if flag:
        c.rect(11, 11, 8, 4, "stone5")
        c.line(11, 11, 15, 13, "stone3")
    c.rect(13, 19, 6, 2, "gold2")
    if flag:
        c.rect(25, 5, 2, 11, "gold1")
        c.rect(25, 4, 5, 4, "gold2")
    else:
        c.rect(25, 14, 5, 2, "gold1")
    return tufts(c.outline(), 45, 10, 17)


def _pictogram(c, x, y, rows, tone, lit="stone5"):
    c.grid(x, y, rows, {"#": tone, "+": lit, "o": "gold2", "g": "grass2", "r": "red2", "b": "blue2"})


SIGNS = {
    "cafe": ("wood4", ("..#..#....", ".#..#.....", "..#..#....", "##########.", "#++++++++###", "#++++++++#.#",
                       "#++++++++###", ".########.", "..######...", "##########")),
    "pub": ("wood4", (".+++++++..", "+++++++++.", "#++++++####", "#oo+oo+#..#", "#o#oo#o#..#", "#o#oo#o#..#",
                      "#o#oo#o####", "#o#oo#o#", "########.", "########.")),
    "pharmacy": ("stone5", ("...gggg...", "...gggg...", "...gggg...", "gggggggggg", "gggggggggg", "gggggggggg",
                            "gggggggggg", "...gggg...", "...gggg...", "...gggg...")),
    "supply": ("wood4", (".######...", "########..", "######.#..", "..##......", "..rr......", "..rr......",
                         "..rr......", "..rr......", "..rr......", "..rr......")),
    "college": ("stone5", ("....##....", "..######..", "##########", "..######.#", "..#++++#.#", "..#++++#.o",
                           "..######.o", "..........", ".########.", "..........")),
    "grocery": ("wood4", ("....g.....", "...gg.....", ".rrr.rrr..", "rr+rrrrrr.", "r+rrrrrrr.", "rrrrrrrrr.",
                          "rrrrrrrrr.", ".rrrrrrr..", "..rr.rr...", "..........")),
    "inn": ("wood4", ("....##....", "....oo....", "...oooo...", "..oooooo..", "..oooooo..", "..oooooo..", ".oooooooo.",
                      "oooooooooo", "....##....", "bbb.bb.bbb")),
    "net": ("stone5", ("..#....#..", "...####...", "..######..", ".########.", "#########.", "######o##.", ".########.",
                       "..######..", "...####...", "..#....#..")),
    "honesty": ("wood4", ("..........", "...####...", "..#....#..", ".oooooooo.", ".oo####oo.", ".oooooooo.", ".oooooooo.",
                          ".oooooooo.", ".oooooooo.", "..........")),
    "school": ("stone5", ("....##....", "...#..#...", "...oooo...", "..oooooo..", "..oooooo..", ".oooooooo.", ".oooooooo.",
                          "oooooooooo", "....##....", "....##....")),
}


def signpost(kind):
    """A hanging board with a pictogram on a post with an arm."""
    c, (board, rows) = Canvas(32, 66), SIGNS[kind]
    c.rect(3, 4, 4, 59, "wood2")
    c.vline(3, 4, 59, "wood4")
    c.vline(6, 4, 59, "wood1")
    c.rect(2, 2, 6, 3, "wood3")
    c.hline(2, 2, 6, "wood5")
    c.rect(7, 7, 22, 3, "stone0")
    c.hline(7, 7, 22, "stone2")
    c.line(7, 15, 12, 10, "stone0", 2)
    for x in (12, 25):
        c.vline(x, 10, 4, "stone1")
    m = p.WHITE if board == "stone5" else ("wood1", "wood2", "wood4", "wood5", "wood5")
    frame(c, 9, 14, 21, 19, m)
    c.rect(10, 15, 19, 17, board)
    c.rect(10, 31, 19, 1, m[1])
    _pictogram(c, 14, 18, rows, "wood1" if board == "wood4" else "blue0")
    return tufts(c.outline(), 64, 0, 6)


def notice_board():
    c, m = Canvas(64, 62), p.OAK
    for x in (6, 54):
        c.rect(x, 10, 4, 49, m[1])
        c.vline(x, 10, 49, m[3])
    frame(c, 4, 13, 56, 32, m)
    c.rect(7, 16, 50, 26, "mid1")
    c.rect(7, 16, 50, 2, "wood2")
    for x, y, w, h, ink in ((10, 20, 10, 12, "blue1"), (23, 19, 12, 9, "red2"), (38, 21, 9, 13, "ink1"),
                            (24, 31, 9, 8, "teal1")):
        paper(c, x, y, w, h, ink)
        c.dot(x + w // 2, y, "red2")
    c.rect(49, 20, 7, 8, "gold3")
    c.hline(50, 22, 4, "wood2")
    c.rect(48, 31, 7, 7, "pink3")
    c.dot(51, 31, "blue1")
    c.poly([(0, 14), (63, 14), (57, 4), (6, 4)], "red1")
    c.rect(1, 12, 62, 3, "red2")
    c.hline(1, 12, 62, "red3")
    for x in range(8, 58, 6):
        c.line(x, 5, x - (31 - x) // -8, 11, "red2")
    c.rect(7, 3, 50, 2, "red3")
    c.hline(1, 14, 62, "red0")
    return c.outline()


def _wheel(c, cx, cy):
    c.ellipse(cx, cy, 9, 9, "ink1")
    c.ellipse(cx, cy, 7.4, 7.4, "stone4")
    inner = c.inside(cx, cy, 6.6, 6.6)
    c.a[inner] = 0
    for k in range(4):
        a = k * np.pi / 4
        x, y = np.cos(a) * 6, np.sin(a) * 6
        c.line(round(cx - x), round(cy - y), round(cx + x), round(cy + y), "stone3")
    c.rect(int(cx) - 1, int(cy) - 1, 3, 3, "stone1")


def bicycle(m):
    c = Canvas(64, 44)
    for x in (15, 48):
        _wheel(c, x, 32)
    for x0, y0, x1, y1 in ((15, 32, 23, 17), (23, 17, 41, 17), (23, 18, 30, 32), (30, 32, 42, 18), (15, 32, 30, 32)):
        c.line(x0, y0, x1, y1, m[2], 2)
        c.line(x0, y0 - 1, x1, y1 - 1, m[3])
    c.line(41, 10, 48, 32, m[2], 2)
    c.line(40, 10, 47, 32, m[3])
    c.rect(36, 8, 7, 2, "stone3")
    c.hline(36, 8, 7, "stone5")
    c.rect(34, 8, 3, 3, "wood1")
    c.rect(18, 12, 10, 3, "wood1")
    c.hline(18, 12, 10, "wood3")
    c.rect(22, 15, 2, 4, "stone2")
    c.ellipse(30, 32, 3, 3, "stone2")
    c.rect(31, 35, 4, 2, "ink1")
    c.rect(44, 13, 12, 9, "earth2")
    for y in range(14, 21, 2):
        for x in range(44 + y % 4, 55, 4):
            c.hline(x, y, 2, "earth1")
    c.hline(44, 13, 12, "earth4")
    for x, t in ((46, "pink2"), (50, "gold2"), (53, "red3")):
        c.rect(x, 10, 3, 3, t)
    c.line(26, 34, 23, 41, "stone1")
    return c.outline()


def bin_():
    c = Canvas(32, 38)
    for j in range(24):
        inset = j // 9
        for i in range(9 + inset, 23 - inset):
            c.dot(i, 11 + j, "grass1" if i % 3 else "grass0")
    c.vline(9, 12, 8, "grass2")
    c.rect(8, 9, 16, 4, "grass1")
    c.hline(8, 9, 16, "grass3")
    c.hline(8, 12, 16, "leaf0")
    c.ellipse(15.5, 8.5, 7, 2.5, "ink0")
    c.rect(12, 5, 5, 4, "stone5")
    c.hline(12, 7, 4, "red2")
    c.rect(10, 24, 12, 2, "grass2")
    return c.outline()


def props():
    out = {"group": "outdoor"}
    yield Prop("street_lamp", "street lamp", {"off": lamp(False), "on": lamp(True)}, use_from=(), group="outdoor",
               extra={"light": [16, 20]})
    yield still("bench_front", "bench", bench_front(), footprint=(2, 1), use_from=("here",), **out,
                extra={"facing": "down", "seat": 18})
    back = bench_back()
    yield still("bench_back", "bench", back, footprint=(2, 1), use_from=("here",), overlay=back, **out,
                extra={"facing": "up", "seat": 18})
    for facing, c in (("right", bench_side()), ("left", bench_side().flip())):
        yield still(f"bench_side_{facing}", "bench", c, footprint=(1, 2), use_from=("here",), **out,
                    extra={"facing": facing, "seat": 18})
    yield Prop("mailbox", "mailbox", {"empty": mailbox(False), "letter": mailbox(True)}, group="outdoor")
    for kind in SIGNS:
        yield still(f"sign_{kind}", "signpost", signpost(kind), **out)
    yield still("notice_board", "notice board", notice_board(), footprint=(2, 1), **out)
    yield still("bicycle_red", "bicycle", bicycle(p.RED), footprint=(2, 1), **out)
    yield still("bicycle_blue", "bicycle", bicycle(p.SKY), footprint=(2, 1), **out)
    yield still("litter_bin", "litter bin", bin_(), **out)
