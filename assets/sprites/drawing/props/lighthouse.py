"""The lighthouse: its tower, and in the room below the machine that turns the lamp."""
import numpy as np

from . import palette as p
from .canvas import Canvas
from .parts import box, cylinder, frame
from .prop import Prop

MIDDLE, GLASS = 144, 46          # the tower's axis, and the height of its flame in the picture
STONE = ("stone2", "stone3", "stone4", "stone5", "stone5")
BAND = ("red0", "red1", "red2", "red3", "red3")


def _round(c, y, half, m):
    """One row of a round wall, lit from the left."""
    for x in range(-half, half + 1):
        band = np.digitize((x + half) / (2 * half), (.1, .3, .5, .76, .93))
        c.dot(MIDDLE + x, y, m[(3, 4, 3, 2, 1, 0)[band]])


def _shaft(c):
    """A tapering shaft, white and red in turns, with two windows and a door."""
    for y in range(66, 250):
        half = 21 + (y - 66) * 15 // 184
        _round(c, y, half, BAND if (y - 66) // 37 % 2 else STONE)
    for y in (102, 139, 176, 213):
        _round(c, y, 21 + (y - 66) * 15 // 184, ("red0", "red0", "red1", "red2", "red2"))
    for y in (118, 190):
        c.rect(MIDDLE - 5, y, 10, 15, "stone1")
        c.rect(MIDDLE - 4, y + 1, 8, 13, "ink1")
        c.line(MIDDLE - 3, y + 10, MIDDLE + 2, y + 4, "water2")
        c.hline(MIDDLE - 6, y + 15, 12, "stone5")
    for y in range(240, 254):
        _round(c, y, 39 + (y > 246) * 2, ("stone0", "stone1", "stone2", "stone3", "stone3"))
    c.rect(MIDDLE - 9, 226, 18, 28, "stone2")
    c.rect(MIDDLE - 7, 228, 14, 26, "teal1")
    c.rect(MIDDLE - 7, 228, 3, 26, "teal2")
    c.hline(MIDDLE - 7, 240, 14, "teal0")
    c.dot(MIDDLE + 4, 241, "gold3")


def _gallery(c):
    """The balcony under the lantern, on brackets, with its railing."""
    for y in range(58, 66):
        _round(c, y, 21 + (66 - y), ("ink1", "stone0", "stone1", "stone2", "stone2"))
    c.rect(MIDDLE - 31, 54, 63, 5, "stone1")
    c.hline(MIDDLE - 31, 54, 63, "stone3")
    c.hline(MIDDLE - 31, 58, 63, "stone0")
    for x in range(-31, 32, 6):
        c.vline(MIDDLE + x, 42, 12, "stone0")
    c.hline(MIDDLE - 31, 42, 63, "stone1")
    c.hline(MIDDLE - 31, 41, 63, "stone3")
    c.hline(MIDDLE - 31, 48, 63, "stone0")


def _lantern(c, lit):
    """The glass house with the lens, under a red dome with a ball and a vane."""
    tones = ("gold2", "gold3", "stone5") if lit else ("water1", "water2", "water4")
    c.rect(MIDDLE - 16, 30, 33, 25, tones[0])
    c.rect(MIDDLE - 16, 30, 12, 25, tones[1])
    c.ellipse(MIDDLE, GLASS - 2, 8, 10, tones[1] if lit else "stone3")
    c.ellipse(MIDDLE, GLASS - 2, 5, 8, tones[2])
    for y in range(GLASS - 9, GLASS + 6, 4):
        c.hline(MIDDLE - 6, y, 13, "gold1" if lit else "stone2")
    for x in (-17, -6, 5, 16):
        c.vline(MIDDLE + x, 30, 25, "stone0")
    for y in range(14, 30):
        half = round(19 * np.sqrt(1 - ((29 - y) / 16) ** 2)) + 1
        _round(c, y, half, ("red0", "red1", "red2", "red3", "red4"))
    c.rect(MIDDLE - 20, 28, 41, 3, "red1")
    c.hline(MIDDLE - 20, 28, 41, "red3")
    c.ellipse(MIDDLE, 11, 3.4, 3.4, "gold2")
    c.dot(MIDDLE - 1, 10, "gold3")
    c.vline(MIDDLE, 2, 7, "stone1")
    c.hline(MIDDLE - 4, 4, 9, "stone1")


def _beam(c, angle):
    """Two shafts of light that turn about the flame, seen from the side: long and thin across, short and wide towards us."""
    y, x = np.mgrid[0:c.h, 0:c.w]
    dx, dy = x - MIDDLE, y - (GLASS - 2)
    reach, far = abs(np.cos(angle)) * 138 + 6, np.hypot(dx, dy)
    side = np.sign(np.cos(angle)) or 1
    for way, strength in ((side, 1.0), (-side, .55)):
        along = dx * way
        on = (along > 6) & (along < reach) & (abs(dy - along * .05) < 3 + along * .13) & (c.a[..., 3] == 0)
        fade = np.clip(1 - far / reach, 0, 1) ** 1.1 * strength * (.35 + .65 * abs(np.cos(angle)))
        core = np.clip(1 - abs(dy - along * .05) / (3 + along * .13), 0, 1) ** .7
        alpha = (190 * fade * core).astype(np.uint8) // 12 * 12
        c.a[on] = np.stack([np.full(on.sum(), v) for v in (254, 232, 140)] + [alpha[on]], -1)
    return c


def tower(frame_number=None):
    c = Canvas(288, 256)
    _shaft(c)
    _gallery(c)
    _lantern(c, frame_number is not None)
    c.outline()
    return c if frame_number is None else _beam(c, frame_number * np.pi / 8)


def lens(n):
    """A brass lens on its clockwork, which turns; it stands as high as a man."""
    c, m = Canvas(64, 88), p.GOLD
    box(c, 6, 60, 52, 8, 18, p.WALNUT)
    for x in (14, 30, 44):
        frame(c, x, 71, 9, 9, p.GOLD)
        c.ellipse(x + 4, 75, 2.4, 2.4, ("stone1", "stone3", "stone4", "stone2")[(n + x) % 4])
    cylinder(c, 26, 50, 12, 12, m)
    c.ellipse(31.5, 30, 21, 26, "teal1")
    c.ellipse(31.5, 30, 19.5, 24.5, "water3")
    for k in range(5):
        ring = c.inside(31.5, 30, 19.5 - k * 4, 24.5 - k * 5) & ~c.inside(31.5, 30, 18 - k * 4, 23 - k * 5)
        c.mask(ring, "stone5" if k % 2 == n % 2 else "water4")
    at = 16 + n * 9
    for y in range(8, 54):
        half = np.sqrt(max(0, 1 - ((y - 30) / 24) ** 2)) * 19
        if abs(at - 31.5) < half:
            c.dot(at, y, "stone5")
            c.dot(at + 1, y, "water4")
    c.ellipse(31.5, 30, 4, 6, "gold3")
    for x in (10, 51):
        c.rect(x, 8, 3, 46, "gold1")
        c.vline(x, 8, 46, "gold3")
    c.rect(8, 4, 48, 4, "gold1")
    c.hline(8, 4, 48, "gold3")
    c.rect(8, 54, 48, 5, "gold0")
    c.hline(8, 54, 48, "gold2")
    return c.outline()


def telescope():
    """A brass telescope on three legs."""
    c = Canvas(32, 62)
    for x0, x1 in ((15, 6), (16, 16), (17, 26)):
        c.line(x0, 26, x1, 58, "wood2", 2)
        c.line(x0, 26, x1, 58, "wood4")
    c.line(4, 26, 24, 8, "gold1", 5)
    c.line(4, 25, 24, 7, "gold2", 3)
    c.line(4, 24, 24, 6, "gold3")
    c.rect(22, 3, 7, 8, "gold0")
    c.rect(22, 3, 3, 8, "gold2")
    c.rect(2, 24, 4, 6, "wood0")
    c.rect(13, 23, 6, 5, "stone1")
    return c.outline()


def props():
    yield Prop("lighthouse", "lighthouse", {"off": tower(), "on": [tower(n) for n in range(8)]}, (3, 2), (), "outdoor",
               base=254, extra={"light": [MIDDLE, GLASS]})
    yield Prop("lens", "lens machine", {"idle": lens(0), "running": [lens(n) for n in range(4)]}, (2, 1), ("south",))
    yield Prop("telescope", "telescope", {"default": telescope()}, (1, 1), ("south", "west", "east"))
