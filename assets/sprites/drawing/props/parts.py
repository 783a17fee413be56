"""Building blocks shared by all furniture: cuboids in three-quarter view, panels, drawers, legs, books."""
import numpy as np

from .canvas import Canvas
from .noise import ball_light, rng


def box(c, x, y, w, top, front, m, t=None):
    """A cuboid: top surface, bright lip, dark line under it, front with lit left and dark right edge."""
    t = t or m
    c.rect(x, y, w, top, t[2])
    c.hline(x, y, w, t[3])
    c.rect(x, y + top - 2, w, 2, t[3])
    c.hline(x, y + top - 2, w, t[4])
    face(c, x, y + top, w, front, m)


def face(c, x, y, w, h, m):
    """A front plane under a lip."""
    c.rect(x, y, w, h, m[2])
    c.vline(x, y, h, m[3])
    c.vline(x + w - 1, y, h, m[1])
    c.hline(x, y, w, m[0])
    c.hline(x, y + 1, w, m[1])
    c.hline(x, y + h - 1, w, m[0])


def plinth(c, x, y, w, h, m):
    """The dark foot strip of a cabinet."""
    c.rect(x, y, w, h, m[1])
    c.hline(x, y, w, m[2])
    c.hline(x, y + h - 1, w, m[0])


def panel(c, x, y, w, h, m):
    """A recessed door panel: dark above and left, light below and right."""
    c.rect(x, y, w, h, m[1])
    c.rect(x + 1, y + 1, w - 1, h - 1, m[2])
    c.hline(x + 1, y + h - 1, w - 1, m[3])
    c.vline(x + w - 1, y + 1, h - 1, m[3])


def drawer(c, x, y, w, h, m, knob="gold2"):
    """A raised drawer front with a knob."""
    c.rect(x, y, w, h, m[2])
    c.hline(x, y, w, m[3])
    c.vline(x, y, h, m[3])
    c.hline(x, y + h - 1, w, m[0])
    c.vline(x + w - 1, y + 1, h - 1, m[1])
    if knob:
        kx, ky = x + w // 2 - 1, y + h // 2 - 1
        c.rect(kx, ky, 2, 2, knob)
        c.hline(kx, ky + 2, 2, m[0])


def leg(c, x, y, h, m, w=3):
    c.rect(x, y, w, h, m[2])
    c.vline(x, y, h, m[3])
    c.vline(x + w - 1, y, h, m[1])
    c.hline(x, y, w, m[0])


def frame(c, x, y, w, h, m):
    """A flat rectangle with lit top/left and dark bottom/right edges."""
    c.rect(x, y, w, h, m[2])
    c.hline(x, y, w, m[4])
    c.vline(x, y, h, m[3])
    c.hline(x, y + h - 1, w, m[0])
    c.vline(x + w - 1, y + 1, h - 1, m[1])


def cushion(c, x, y, w, h, m):
    """A soft rounded block lit from the top left."""
    c.rect(x, y, w, h, m[2])
    c.rect(x + 1, y, w - 2, 2, m[3])
    c.hline(x + 2, y, w - 5, m[4])
    c.vline(x, y + 1, h - 2, m[3])
    c.rect(x + 1, y + h - 2, w - 1, 2, m[1])
    c.vline(x + w - 1, y + 1, h - 1, m[1])
    c.corners(x, y, w, h)


def grain(c, x, y, w, h, tone, seed, n):
    """Short dashes of wood grain."""
    g = rng(seed)
    for _ in range(n):
        length = min(w - 2, int(g.integers(4, 11)))
        c.hline(x + int(g.integers(0, w - length)), y + int(g.integers(h)), length, tone)


def cylinder(c, x, y, w, h, m):
    """An upright round body: shade runs light to dark from left to right."""
    for i in range(w):
        t = i / max(1, w - 1)
        tone = m[3] if t < .12 else m[4] if t < .3 else m[3] if t < .5 else m[2] if t < .78 else m[1]
        c.vline(x + i, y, h, tone)


def ball(c, cx, cy, rx, ry, m, levels=(-.35, .1, .5, .82)):
    """A shaded ellipsoid in the five tones of a material."""
    yy, xx = np.mgrid[0:c.h, 0:c.w]
    u, v = (xx - cx) / rx, (yy - cy) / ry
    on = u * u + v * v <= 1
    idx = np.digitize(ball_light(u, v), levels)
    for i, tone in enumerate(m):
        c.mask(on & (idx == i), tone)


def disc_top(c, cx, cy, rx, ry, m, edge=3):
    """A round table top with a thick edge."""
    for k in range(edge, 0, -1):
        c.ellipse(cx, cy + k, rx, ry, m[0] if k == edge else m[1])
    c.ellipse(cx, cy, rx, ry, m[2])
    top = c.inside(cx, cy, rx, ry)
    c.mask(top & ~c.inside(cx + .8, cy + .8, rx - .8, ry - .8), m[4])
    c.mask(top & ~c.inside(cx - .8, cy - .8, rx - .6, ry - .6), m[1])


_BINDINGS = (("red1", "red2", "red3"), ("teal0", "teal1", "teal2"), ("blue0", "blue1", "blue2"),
             ("plum0", "plum1", "plum2"), ("gold0", "gold1", "gold2"), ("wood1", "wood2", "wood3"),
             ("pink0", "pink1", "pink2"), ("grass0", "grass1", "grass2"))


def books(c, x, y, w, h, g):
    """A row of books standing on y + h, with gaps and one leaning now and then."""
    end, at = x + w, x
    while at < end - 1:
        b = min(int(g.integers(2, 5)), end - at)
        tall = int(g.integers(h - 5, h - 1))
        low, mid, high = _BINDINGS[g.integers(len(_BINDINGS))]
        if g.random() < .1:
            at += b
            continue
        top = y + h - tall
        c.rect(at, top, b, tall, mid)
        c.vline(at, top, tall, high)
        if b > 2:
            c.vline(at + b - 1, top, tall, low)
            c.hline(at, top + 2, b, "gold2")
            if g.random() < .5:
                c.hline(at, y + h - 3, b, "gold2")
        at += b


def book_pile(c, x, y, ramps=("red", "blue", "gold")):
    """Books lying flat, bottom at y."""
    for i, ramp in enumerate(ramps):
        top = y - 3 * (i + 1)
        c.rect(x + i % 2, top, 11 - i, 3, ramp + "1")
        c.hline(x + i % 2, top, 11 - i, ramp + "2")
        c.hline(x + i % 2 + 2, top + 1, 9 - i, "stone5")


def bottle(c, x, y, h, ramp, label="stone5"):
    """A bottle 4 px wide standing on y."""
    c.rect(x, y - h + 4, 4, h - 4, ramp + "1")
    c.vline(x, y - h + 4, h - 4, ramp + "2")
    c.rect(x + 1, y - h, 2, 4, ramp + "1")
    c.hline(x + 1, y - h, 2, "gold2")
    if label:
        c.rect(x, y - h + 6, 4, 2, label)


def cup(c, x, y, band=None):
    """A small cup standing on y."""
    c.rect(x, y - 5, 6, 5, "stone5")
    c.vline(x + 5, y - 5, 5, "stone3")
    c.hline(x, y - 5, 6, "stone4")
    c.hline(x + 1, y - 4, 4, "wood1")
    c.dots("stone4", (x + 6, y - 4), (x + 6, y - 3))
    if band:
        c.hline(x, y - 2, 5, band)


def paper(c, x, y, w, h, ink="blue1"):
    c.rect(x, y, w, h, "stone5")
    c.vline(x + w - 1, y, h, "stone4")
    for j in range(2, h - 1, 2):
        c.hline(x + 1, y + j, w - 3 - j % 3, ink)


def run_pieces(draw, height, tile=32):
    """Draws a counter three tiles long, outlines it and cuts left, middle and right pieces."""
    c = Canvas(tile * 3, height)
    draw(c, 1, tile * 3 - 2)
    c.outline()
    return {"left": c.crop(0, 0, tile, height), "mid": c.crop(tile, 0, tile, height),
            "right": c.crop(tile * 2, 0, tile, height)}


def tufts(c, foot, *places):
    """Blades of grass at the foot of a thing, put on after its outline."""
    for x in places:
        c.vline(x, foot - 4, 4, "grass2")
        c.vline(x + 1, foot - 2, 2, "grass1")
        c.vline(x + 2, foot - 5, 5, "grass4")
        c.vline(x + 4, foot - 3, 3, "grass2")
    return c
