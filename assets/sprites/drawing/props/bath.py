"""Bathroom: sink, shower, bathtub, toilet."""
import numpy as np

from . import palette as p
from .canvas import Canvas
from .noise import rng
from .parts import ball, box, frame, panel, plinth
from .prop import Prop, still


def sink(n=None):
    """Basin under a mirror; n is the frame when the water runs."""
    c = Canvas(32, 68)
    frame(c, 5, 1, 22, 24, p.OAK)
    c.rect(7, 3, 18, 20, "water3")
    c.rect(7, 3, 18, 5, "water4")
    for i in range(11):
        c.hline(10 + i, 19 - i, 3, "stone5")
    box(c, 3, 32, 26, 12, 20, p.OAK, p.WHITE)
    c.ellipse(16, 38, 9, 4, "stone2")
    c.ellipse(16, 38.8, 8, 3.2, "stone4")
    c.rect(15, 40, 2, 1, "stone1")
    c.rect(14, 29, 4, 5, "stone3")
    c.rect(15, 33, 2, 4, "stone2")
    c.vline(14, 29, 5, "stone5")
    c.dots("red3", (11, 32), (12, 32))
    c.dots("blue2", (20, 32), (19, 32))
    panel(c, 6, 48, 9, 12, p.OAK)
    panel(c, 17, 48, 9, 12, p.OAK)
    plinth(c, 4, 63, 24, 3, p.OAK)
    c.rect(24, 28, 3, 6, "teal2")
    c.vline(24, 25, 3, "red3")
    c.vline(26, 24, 4, "blue2")
    if n is not None:
        c.rect(15, 35, 2, 5, "water4")
        c.vline(15 + n, 36, 3, "stone5")
        c.hline(12 - n, 40, 8 + n * 2, "water3")
        c.hline(14 - n, 41, 4 + n * 2, "water4")
    return c.outline()


def _cabin(c):
    c.rect(1, 2, 30, 52, "water4")
    for y in range(4, 54, 8):
        c.hline(1, y, 30, "water3")
    for j, y in enumerate(range(4, 54, 8)):
        for x in range(4 + j % 2 * 4, 31, 8):
            c.vline(x, y, 8, "water3")
    c.rect(1, 1, 30, 3, "stone4")
    c.hline(1, 1, 30, "stone5")
    c.hline(1, 4, 30, "water2")
    c.rect(1, 52, 30, 10, "stone4")
    c.hline(1, 52, 30, "water2")
    c.hline(3, 53, 26, "stone3")
    c.rect(14, 56, 4, 2, "stone2")
    c.rect(1, 62, 30, 6, "stone4")
    c.hline(1, 62, 30, "stone5")
    c.rect(1, 66, 30, 2, "stone2")
    c.vline(15, 9, 26, "stone2")
    c.vline(16, 9, 26, "stone5")
    c.rect(11, 8, 10, 3, "stone3")
    c.hline(11, 8, 10, "stone5")
    c.hline(11, 11, 10, "stone1")
    c.rect(12, 34, 8, 3, "stone2")
    c.hline(12, 34, 8, "stone5")
    c.rect(23, 28, 6, 2, "stone3")
    c.rect(24, 23, 2, 5, "pink2")
    c.rect(26, 24, 2, 4, "teal2")


def _glass(c):
    """Chrome posts and the streaks of a glass door in front."""
    for x in (1, 29):
        c.rect(x, 4, 2, 60, "stone4")
        c.vline(x, 4, 60, "stone5")
        c.vline(x + 1, 4, 60, "stone2")
    for i in range(16):
        c.dots("stone5", (5 + i // 2, 60 - i), (6 + i // 2, 60 - i))
        c.dot(10 + i // 2, 60 - i, "stone5")


def shower(frame_no=None):
    c = Canvas(32, 70)
    _cabin(c)
    if frame_no is not None:
        g = rng(40)
        for x in range(9, 24, 2):
            off = int(g.integers(9))
            for y in range(13, 54):
                if (y - off - frame_no * 3) % 9 < 5:
                    c.dot(x + (y - 12) * (x - 16) // 90, y, "stone5" if x % 4 == 1 else "water3")
        for x, w in ((6, 4), (12, 5), (20, 5)):
            c.hline(x + (frame_no * 2 + x) % 3, 55 + (x + frame_no) % 3, w, "stone5")
    _glass(c)
    return c.outline()


def shower_steam(frame_no):
    c = shower(frame_no)
    for i, (x, y, r) in enumerate(((7, 46, 3), (24, 44, 3), (15, 49, 4))):
        c.ellipse(x, y - (frame_no + i) % 3 * 2, r, r - 1, "stone5")
    return c


def shower_leak(frame_no):
    """Drops fall from the closed tap, and a puddle has run out over the floor."""
    c = shower()
    for i, x in enumerate((11, 16, 20)):
        y = 18 + (frame_no * 11 + i * 13) % 33
        c.vline(x, y, 3, "water3")
        c.dot(x, y + 3, "stone5")
    floor = int(np.nonzero((c.a[..., 3] > 0).any(axis=1))[0][-1]) - 4
    c.ellipse(15.5, floor, 15, 4.6, "water1")
    c.ellipse(15.5, floor - .4, 14, 3.8, "water2")
    c.ellipse(14 + frame_no, floor - 1, 9 + frame_no, 2.2, "water3")
    c.hline(9 + frame_no * 2, floor - 2, 6, "water4")
    return c


def bathtub(full=False, frame_no=0):
    c, m = Canvas(64, 46), p.WHITE
    c.rect(6, 24, 52, 17, m[2])
    c.rect(3, 22, 58, 12, m[2])
    for i in range(6):
        c.hline(4 + i, 34 + i, 56 - 2 * i, m[2])
    c.rect(8, 37, 48, 3, m[1])
    c.hline(10, 40, 44, m[0])
    c.vline(4, 24, 9, m[3])
    for x in (9, 49):
        c.rect(x, 40, 6, 4, "gold1")
        c.hline(x, 40, 6, "gold2")
        c.hline(x, 43, 6, "gold0")
    c.rect(2, 8, 60, 15, m[3])
    c.corners(2, 8, 60, 15)
    c.hline(3, 22, 58, m[1])
    c.rect(6, 11, 52, 9, "stone2")
    c.rect(7, 13, 50, 7, "stone4")
    c.hline(6, 11, 52, "stone1")
    c.corners(6, 11, 52, 9)
    if full:
        c.rect(7, 13, 50, 7, "water3")
        c.hline(7, 13, 50, "water2")
        for i, x in enumerate(range(9, 54, 6)):
            r = 3 + (i * 7 + frame_no) % 3
            ball(c, x, 13 + (i + frame_no) % 2 * 2, r, r - 1, ("stone3", "stone4", "stone4", "stone5", "stone5"))
    c.rect(52, 3, 3, 8, "gold1")
    c.vline(52, 3, 8, "gold3")
    c.rect(47, 3, 7, 3, "gold1")
    c.hline(47, 3, 7, "gold3")
    c.rect(47, 6, 2, 3, "gold1")
    c.dots("red3", (57, 9), (58, 9))
    c.rect(10, 20, 9, 12, "pink2")
    c.vline(10, 20, 12, "pink3")
    c.hline(10, 29, 9, "stone5")
    c.hline(10, 31, 9, "pink1")
    return c.outline()


def toilet():
    c, m = Canvas(32, 44), p.WHITE
    box(c, 6, 3, 20, 5, 12, m)
    c.rect(8, 10, 4, 2, "stone3")
    c.rect(11, 30, 10, 11, m[1])
    c.rect(11, 30, 4, 11, m[2])
    c.hline(9, 41, 14, m[0])
    c.hline(9, 40, 14, m[1])
    c.ellipse(16, 27, 10, 8, m[1])
    c.ellipse(15.5, 25.5, 10, 7.5, m[2])
    c.ellipse(15.5, 24.5, 9.5, 7, m[3])
    c.ellipse(15.5, 25, 6.5, 4.4, "stone2")
    c.ellipse(15.5, 26, 5.5, 3.2, "water3")
    c.hline(12, 26, 3, "water4")
    c.rect(8, 17, 16, 3, m[2])
    c.hline(8, 17, 16, m[3])
    c.hline(8, 19, 16, m[0])
    return c.outline()


def props():
    yield Prop("bath_sink", "bathroom sink", {"off": sink(), "running": [sink(0), sink(1)]})
    yield Prop("shower", "shower", {"off": shower(), "running": [shower_steam(i) for i in range(3)],
                                    "leaking": [shower_leak(i) for i in range(3)]})
    yield Prop("bathtub", "bathtub", {"empty": bathtub(), "full": [bathtub(True, i) for i in (0, 1)]}, (2, 1))
    yield still("toilet", "toilet", toilet())
