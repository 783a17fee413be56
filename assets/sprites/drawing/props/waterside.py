"""Well, fountain, boat, jetty, stone bridge, rocks, logs."""
import numpy as np

from . import palette as p
from .canvas import Canvas
from .noise import rng
from .parts import ball, cylinder, leg, tufts
from .prop import Prop, still


def _ring_stones(c, cx, cy, rx, h, seed):
    """The round wall of a basin in two courses of stones."""
    g = rng(seed)
    for j in range(h):
        for x in range(int(-rx), int(rx) + 1):
            y = cy + j + int(rx * .42 * np.sqrt(max(0, 1 - (x / rx) ** 2)))
            t = (x + rx) / (2 * rx)
            tone = "stone4" if t < .2 else "stone3" if t < .62 else "stone2"
            c.dot(int(cx + x), y, tone)
    for course in range(2):
        for k in range(9):
            a = np.pi * (k + course * .5) / 9
            x = int(-np.cos(a) * rx)
            y = cy + int(rx * .42 * np.sin(a))
            c.vline(int(cx + x), y + course * h // 2, h // 2, "stone1")
    for x in range(int(-rx), int(rx) + 1):
        y = cy + int(rx * .42 * np.sqrt(max(0, 1 - (x / rx) ** 2)))
        c.dot(int(cx + x), y + h // 2, "stone1")
        c.dot(int(cx + x), y + h // 2 + 1, "stone4" if g.random() < .6 else "stone3")
        c.dot(int(cx + x), y + h - 1, "stone1")


def well():
    c = Canvas(64, 86)
    for x in (13, 47):
        leg(c, x, 22, 44, p.OAK, 4)
    _ring_stones(c, 31.5, 58, 21, 16, 6)
    c.ellipse(31.5, 58, 22, 9.4, "stone4")
    c.ellipse(31.5, 57.5, 21, 8.6, "stone5")
    c.ellipse(31.5, 58, 17, 6.4, "stone1")
    c.ellipse(31.5, 59, 16, 5.2, "ink1")
    c.ellipse(31.5, 61, 12, 2.8, "water1")
    c.hline(24, 60, 8, "water3")
    c.rect(13, 30, 38, 3, "wood2")
    c.hline(13, 30, 38, "wood4")
    c.rect(27, 28, 10, 7, "wood3")
    for x in range(28, 37, 2):
        c.vline(x, 28, 7, "earth3")
    c.vline(32, 35, 12, "earth3")
    c.rect(28, 46, 9, 8, "wood3")
    c.hline(28, 46, 9, "wood5")
    c.hline(28, 49, 9, "stone1")
    c.vline(36, 47, 7, "wood1")
    c.rect(51, 29, 5, 2, "stone1")
    c.rect(55, 29, 2, 7, "stone1")
    _roof(c)
    return c.outline()


def _roof(c):
    for j in range(22):
        half = 12 + j * 18 // 21
        tone = "red3" if j < 2 else "red2"
        c.hline(32 - half, 3 + j, half * 2, tone)
        if j % 5 == 4:
            c.hline(32 - half, 3 + j, half * 2, "red1")
        for x in range(32 - half + (j // 5 % 2) * 4, 32 + half, 8):
            c.dot(x, 3 + j, "red1")
        c.dot(32 - half, 3 + j, "red4")
    c.rect(2, 24, 60, 3, "red1")
    c.hline(2, 24, 60, "red3")
    c.hline(2, 26, 60, "red0")


def _basin(c, n):
    _ring_stones(c, 47.5, 58, 44, 14, 9)
    c.ellipse(47.5, 58, 45, 19.5, "stone3")
    c.ellipse(47.5, 57, 45, 19.5, "stone5")
    c.ellipse(47.5, 57.5, 43, 18, "stone4")
    c.ellipse(47.5, 58, 40, 16, "stone1")
    c.ellipse(47.5, 60, 39, 14.5, "water2")
    c.ellipse(47.5, 62, 32, 10, "water1")
    for k in range(3):
        r = 12 + ((k * 9 + n * 2) % 27)
        ring = c.inside(47.5, 61, r, r * .38) & ~c.inside(47.5, 61, r - 1.2, r * .38 - .9)
        water = (c.a[..., :3] == p.colour("water1")).all(-1) | (c.a[..., :3] == p.colour("water2")).all(-1)
        yy, xx = np.mgrid[0:c.h, 0:c.w]
        c.mask(ring & water & ((xx // 5 + yy // 2 + k) % 3 > 0), "water3" if r < 28 else "water2")


def _falls(c, n, x0, y0, reach, drop):
    """An arc of falling water to both sides of (x0, y0)."""
    for side in (-1, 1):
        for i in range(reach * 2):
            t = i / (reach * 2)
            x = x0 + side * reach * t
            y = y0 - 5 * np.sin(np.pi * min(1, t * 1.4)) + drop * t ** 2.2
            bright = (i + n * 2) % 8 < 4
            c.rect(int(x), int(y), 2, 3, "stone5" if bright else "water4")


def fountain(n):
    c = Canvas(96, 94)
    _basin(c, n)
    cylinder(c, 42, 36, 12, 26, ("stone1", "stone2", "stone3", "stone4", "stone5"))
    c.rect(38, 58, 20, 5, "stone3")
    c.hline(38, 58, 20, "stone5")
    c.hline(38, 62, 20, "stone1")
    c.ellipse(47.5, 35, 21, 8, "stone2")
    c.ellipse(47.5, 33, 21, 7.6, "stone4")
    c.ellipse(47.5, 32.6, 20, 6.8, "stone5")
    c.ellipse(47.5, 33, 18, 5.4, "stone1")
    c.ellipse(47.5, 33.8, 17, 4.6, "water3")
    cylinder(c, 45, 18, 6, 16, ("stone1", "stone2", "stone3", "stone4", "stone5"))
    ball(c, 47.5, 16, 4.5, 4, p.ROCK)
    _falls(c, n, 47, 12, 12, 20)
    for side in (-1, 1):
        for k in (16, 19):
            x = 47 + side * k
            for y in range(36, 58):
                c.dot(x, y, "stone5" if (y - n * 3 + k) % 7 < 3 else "water4")
        c.rect(45 + side * 18 + n % 2, 57, 5, 2, "stone5")
        c.rect(46 + side * 18, 59, 4, 1, "water4")
    c.rect(47, 5 + n % 2, 2, 8, "stone5")
    c.dots("water4", (45, 7 + n), (50, 9 - n % 3), (44 + n, 5), (51, 5 + n % 2))
    return c.outline()


def boat(n):
    """A rowing boat lying across, with a waterline that laps."""
    c, m = Canvas(96, 46), p.OAK
    c.poly([(4, 14), (91, 14), (80, 36), (16, 36)], m[1])
    c.poly([(4, 12), (91, 12), (85, 26), (11, 26)], m[2])
    c.hline(9, 24, 77, m[1])
    c.hline(12, 30, 72, m[0])
    c.poly([(10, 12), (85, 12), (78, 21), (17, 21)], "wood0")
    c.poly([(14, 15), (81, 15), (76, 21), (19, 21)], "wood1")
    for x in (26, 46, 66):
        c.rect(x, 12, 7, 9, m[3])
        c.vline(x, 12, 9, m[4])
        c.vline(x + 6, 13, 8, m[0])
    c.line(3, 11, 48, 9, m[4], 2)
    c.line(48, 9, 92, 11, m[4], 2)
    c.line(4, 13, 10, 22, "red2", 2)
    c.line(91, 13, 85, 22, "red2", 2)
    c.rect(9, 22, 78, 3, "red2")
    c.hline(9, 22, 78, "red3")
    c.line(30, 20, 12, 6, "wood4", 2)
    c.poly([(8, 2), (15, 5), (12, 10), (6, 7)], "wood4")
    c.line(60, 18, 40, 5, "wood4", 2)
    c.outline()
    for i, x in enumerate(range(8, 88, 9)):
        c.rect(x + (n + i) % 2 * 2, 36 + (i % 2), 6, 1, "water4")
    c.hline(14, 38, 68, "water3")
    return c


def jetty(kind):
    """Planks walked north-south, 64 px wide; `end` shows posts and the drop to the water."""
    tall = 32 if kind == "mid" else 50
    c, g = Canvas(64, tall), rng(18)
    for y in range(0, 32, 8):
        tone = ("wood4", "mid1", "wood4", "wood3")[y // 8]
        c.rect(3, y, 58, 8, tone)
        c.hline(3, y, 58, "wood5" if tone == "wood4" else "wood4")
        c.hline(3, y + 7, 58, "wood1")
        c.dots("wood1", (7, y + 3), (56, y + 3), (7, y + 4), (56, y + 4))
        c.hline(14 + int(g.integers(20)), y + 3, 8, "wood3")
        c.hline(36 + int(g.integers(10)), y + 5, 6, "wood3")
    c.vline(3, 0, 32, "wood2")
    c.vline(60, 0, 32, "wood1")
    if kind == "end":
        c.rect(3, 32, 58, 5, "wood2")
        c.hline(3, 32, 58, "wood0")
        c.hline(3, 36, 58, "wood0")
        c.rect(8, 37, 48, 4, "water0")
    for x in ((1, 57) if kind == "end" else (1, 57)):
        y0 = 20 if kind == "end" else 8
        leg(c, x, y0, 28 if kind == "end" else 12, p.OAK, 6)
        c.rect(x, y0 - 2, 6, 3, "wood5")
        if kind == "end":
            c.hline(x - 1, 47, 8, "water4")
    if kind == "mid":
        return c
    return c.outline()


def _blocks(c, x, y, w, h, seed, course=8):
    """Ashlar blocks filling a rectangle."""
    g = rng(seed)
    for j, yy in enumerate(range(y, y + h, course)):
        hh = min(course, y + h - yy)
        at = x - (j % 2) * 7
        while at < x + w:
            n = 16
            a, b = max(x, at), min(x + w, at + n)
            tone = ("stone3", "stone3", "stone2", "stone4")[g.integers(4)]
            c.rect(a, yy, b - a, hh, tone)
            c.hline(a, yy, b - a, "stone5" if tone == "stone4" else "stone4")
            c.hline(a, yy + hh - 1, b - a, "stone1")
            if b == at + n:
                c.vline(b - 1, yy, hh, "stone1")
            at += n


def _paving(c, x, y, w, h, seed):
    g = rng(seed)
    c.rect(x, y, w, h, "earth1")
    for j, yy in enumerate(range(y, y + h, 8)):
        for at in range(x - (j % 2) * 8, x + w, 16):
            a, b = max(x, at), min(x + w, at + 15)
            tone, lit = (("earth3", "earth4"), ("earth3", "earth4"), ("earth2", "earth3"))[g.integers(3)]
            if b > a:
                c.rect(a, yy, b - a, min(7, y + h - yy), tone)
                c.hline(a, yy, b - a, lit)


def _parapet(c, x, y, w):
    """A wall along the edge: cap and front."""
    c.rect(x, y, w, 6, "stone4")
    c.hline(x, y, w, "stone5")
    for k in range(x + 15, x + w, 16):
        c.vline(k, y, 6, "stone2")
    c.rect(x, y + 6, w, 8, "stone2")
    c.hline(x, y + 6, w, "stone1")
    for k in range(x + 7, x + w, 16):
        c.vline(k, y + 7, 7, "stone1")


def _pillar(c, x, y, h):
    c.rect(x, y, 10, h, "stone3")
    c.vline(x, y, h, "stone4")
    c.vline(x + 9, y, h, "stone1")
    c.rect(x - 1, y - 3, 12, 5, "stone4")
    c.hline(x - 1, y - 3, 12, "stone5")
    c.hline(x - 1, y + 1, 12, "stone1")
    c.hline(x, y + h - 1, 10, "stone0")


def bridge_across():
    """A bridge walked west-east, two tiles deep, with an arch over the water; three tiles long."""
    c = Canvas(96, 122)
    _parapet(c, 0, 8, 96)
    _paving(c, 0, 22, 96, 56, 5)
    c.rect(0, 22, 96, 3, "stone1")
    _parapet(c, 0, 70, 96)
    _blocks(c, 0, 84, 96, 32, 7)
    c.ellipse(47.5, 116, 36, 25, "stone4")
    c.ellipse(47.5, 117, 33, 23, "stone1")
    c.ellipse(47.5, 118, 31, 21, "water0")
    c.rect(16, 114, 64, 4, "water0")
    for k in range(1, 12):
        a = np.pi * k / 12
        c.line(round(47.5 - np.cos(a) * 33), round(116 - np.sin(a) * 23), round(47.5 - np.cos(a) * 36),
               round(116 - np.sin(a) * 25), "stone1")
    c.hline(24, 114, 12, "water2")
    c.hline(50, 116, 18, "water2")
    for x in (2, 84):
        _pillar(c, x, 6, 18)
        _pillar(c, x, 68, 20)
    return {"left": c.crop(0, 0, 32, 122), "mid": c.crop(32, 0, 32, 122), "right": c.crop(64, 0, 32, 122)}


def bridge_along(kind):
    """A bridge walked north-south, two tiles wide between side walls (96 px); ends carry pillars."""
    c, y = Canvas(96, 46), 14
    _paving(c, 16, y, 64, 32, 6)
    c.rect(16, y, 4, 32, "earth1")
    for x in (4, 80):
        c.rect(x, 0, 12, 46, "stone4")
        c.vline(x, 0, 46, "stone5")
        c.vline(x + 1, 0, 46, "stone5")
        c.rect(x + 9, 0, 3, 46, "stone3")
        c.vline(x + 11, 0, 46, "stone1")
        for k in range(y - 6, 46, 16):
            c.hline(x + 1, k, 10, "stone2")
            c.hline(x + 1, k + 1, 10, "stone5")
    if kind == "end":
        for x in (5, 81):
            _pillar(c, x, 20, 25)
    return c


def rock(seed, big):
    w, h = (64, 46) if big else (32, 28)
    c, g = Canvas(w, h), rng(seed)
    lumps = ((30, 26, 24, 17), (44, 31, 15, 12), (17, 32, 13, 10)) if big else ((15, 15, 12, 10), (21, 19, 8, 7))
    for x, y, rx, ry in lumps:
        ball(c, x, y, rx, ry, ("stone1", "stone2", "stone3", "stone4", "stone5"), (-.2, .25, .62, .93))
    c.a[h - 4:, :] = 0
    for _ in range(4 if big else 2):
        x, y = int(g.integers(w // 4, w * 3 // 4)), int(g.integers(h // 3, h * 2 // 3))
        c.line(x, y, x + 4, y + 5, "stone1")
        c.line(x + 1, y, x + 5, y + 5, "stone4")
    return tufts(c.outline(), h - 3, *(range(6, w - 8, 16) if big else (5, 20)))


def log(n):
    """One felled log, or a pile of three."""
    c = Canvas(64, 42)
    spots = ((2, 22),) if n == 1 else ((0, 24), (10, 24), (5, 12))
    for dx, y in spots:
        w = 58 if n == 1 else 48
        for j in range(14):
            tone = ("wood3", "wood3", "wood2", "wood2", "wood2", "wood1", "wood0")[j // 2]
            c.hline(dx + 6, y + j, w - 8, tone)
        for k in range(dx + 14, dx + w - 6, 9):
            c.hline(k, y + 4 + k % 3 * 2, 6, "wood1")
        c.ellipse(dx + w - 3, y + 6.5, 5, 7, "wood1")
        c.ellipse(dx + w - 3, y + 6.5, 4.4, 6.2, "wood4")
        c.ellipse(dx + w - 3, y + 6.5, 2.6, 3.8, "wood3")
        c.ellipse(dx + w - 3, y + 6.5, 1.4, 2, "wood4")
        c.vline(dx + 5, y + 2, 10, "wood2")
    if n == 1:
        for x, y in ((20, 21), (24, 23), (22, 20)):
            c.rect(x, y, 5, 2, "grass3")
        c.rect(40, 18, 2, 4, "stone5")
        c.rect(38, 16, 6, 3, "red2")
        c.dots("stone5", (39, 17), (42, 16))
    return c.outline()


def props():
    out = {"group": "outdoor", "use_from": ()}
    yield still("well", "well", well(), footprint=(2, 1), group="outdoor")
    yield Prop("fountain", "fountain", {"default": [fountain(n) for n in range(4)]}, (3, 2),
               ("south", "west", "east", "north"), "outdoor")
    yield Prop("boat", "boat", {"default": [boat(0), boat(1)]}, (3, 1), ("north",), "outdoor")
    for kind in ("mid", "end"):
        yield still(f"jetty_{kind}", "jetty", jetty(kind), footprint=(0, 0), layer="floor",
                    extra={"covers": [2, 1], "overhang": 0 if kind == "mid" else 18}, **out)
    for piece, c in bridge_across().items():
        yield still(f"bridge_across_{piece}", "stone bridge", c, footprint=(0, 0), layer="floor",
                    extra={"covers": [1, 2], "overhang": 36}, **out)
    for kind in ("mid", "end"):
        yield still(f"bridge_along_{kind}", "stone bridge", bridge_along(kind), footprint=(0, 0), layer="floor",
                    extra={"covers": [3, 1]}, **out)
    for name, seed, big in (("small", 3, False), ("round", 9, False), ("large", 5, True)):
        yield still(f"rock_{name}", "rock", rock(seed, big), footprint=(2 if big else 1, 1), **out)
    yield still("log", "log", log(1), footprint=(2, 1), **out)
    yield still("log_pile", "log", log(3), footprint=(2, 1), **out)
