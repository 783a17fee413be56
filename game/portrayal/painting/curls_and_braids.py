"""Owns hair styles of curls, puffs and braids."""

import numpy as np

from game.portrayal.painting.canvas import Shapes, curve, mirrored, oval, path
from game.portrayal.painting.hair_shapes import (
    CAP,
    CENTRE,
    EAR_FREE,
    EAR_HIDDEN,
    FRINGE,
    HIGH,
    PARTED,
    SIDE_CAP,
    SIDE_FRINGE,
    SWEPT,
    Style,
    View,
    beads,
    both,
    braid_line,
    short_style,
    with_knots,
)


def curly() -> Style:
    """Short curls."""
    front = tuple(oval(9.4 * np.cos(a), -3 + 9 * np.sin(a), 3.2, 3.2) for a in np.arange(-3.3, 0.3, 0.5))
    fringe = tuple(oval(x, y, 2.4, 2.2) for x, y in ((-5, -5), (-1.4, -5.4), (2.4, -5), (5.8, -4.4)))
    side = tuple(oval(-0.8 + 9.4 * np.cos(a), -3 + 9 * np.sin(a), 3.2, 3.2) for a in np.arange(-4.2, -0.5, 0.5))
    back = tuple(oval(9.2 * np.cos(a), -2.4 + 8.6 * np.sin(a), 3.2, 3.2) for a in np.arange(-3.9, 0.9, 0.5))
    return Style(
        View(over=(CAP, *front, *fringe), cut=(SWEPT,)),
        View(over=(SIDE_CAP, *side), cut=(EAR_FREE,)),
        View(over=(CAP, *back), cut=(path("-8,8 8,8 8,16 -8,16"),)),
        "curly",
    )


def curly_bob() -> Style:
    """Shoulder-length curls."""
    ring = tuple(oval(x, y, 3.4, 3.2) for x, y in ((-9, -6), (-10.4, -2), (-10.6, 2), (-10.2, 6), (-8.6, 9)))
    crown = tuple(oval(10 * np.cos(a), -4 + 9 * np.sin(a), 3.2, 3.2) for a in np.arange(-2.8, -0.2, 0.5))
    fringe = tuple(oval(x, y, 2.6, 2.2) for x, y in ((-6, -4), (-2.4, -5.6), (2, -5.4), (6, -4)))
    rings = sum((both(shape) for shape in ring), ())
    side = tuple(
        oval(x, y, 3.4, 3.2)
        for x, y in (
            (-5, -11),
            (-9, -8),
            (-10.6, -3),
            (-10.8, 2),
            (-9.6, 7),
            (-6.4, 9),
            (-3, 8),
            (-1, 4),
            (0, -12),
            (5, -10.6),
            (8, -7),
        )
    )
    fill = curve(*path("-9,-4 -9.6,7 -6,10 6,10 9.6,7 9,-4"))
    return Style(
        View(behind=(fill, *rings), over=(CAP, *crown, *rings, *fringe), cut=(CENTRE,)),
        View(over=(SIDE_CAP, curve(*path("-9,-4 -10,7 -5,9 0,6 2,0")), *side), cut=(EAR_HIDDEN,)),
        View(over=(CAP, fill, *rings, *crown)),
        "curly",
    )


def afro() -> Style:
    """A round cloud of tight curls."""

    def cloud(cx: float, cy: float, rx: float, ry: float) -> Shapes:
        rim = tuple(oval(cx + rx * np.cos(a), cy + ry * np.sin(a), 2.0, 2.0) for a in np.arange(0, 2 * np.pi, 0.36))
        return (oval(cx, cy, rx + 0.6, ry + 0.6), *rim)

    return Style(
        View(behind=cloud(0, -2.6, 11, 9), over=cloud(0, -4.4, 11.2, 9.6), cut=(SWEPT,)),
        View(over=cloud(-1.6, -4, 11, 10), cut=(EAR_FREE,)),
        View(over=cloud(0, -3.4, 11.2, 10)),
        "coily",
    )


def space_buns() -> Style:
    """Two buns high at the sides."""
    base = short_style(FRINGE, SIDE_FRINGE)
    return with_knots(base, both(oval(-8, -10.4, 4.2, 4)), (oval(-4.4, -11.4, 4.2, 4),), both(oval(-7.6, -10, 4.4, 4.2)))


def braids() -> Style:
    """Two braids over the shoulders."""
    base = short_style(CENTRE, EAR_HIDDEN)
    front = beads(braid_line(-9.4, 4, -8.6, 15.4, 5), 2.5, 1.7)
    back = beads(braid_line(-5.2, 5, -5.8, 16.4, 5), 2.7, 1.7)
    side = beads(braid_line(-3.4, 5, -1.6, 15.4, 5), 2.7, 1.7)
    return with_knots(base, front + tuple(mirrored(s) for s in front), side, back + tuple(mirrored(s) for s in back))


def long_braid() -> Style:
    """One thick plait down the back, over the shoulder in front."""
    base = short_style(PARTED, EAR_FREE)
    return with_knots(
        base,
        beads(braid_line(8.6, 4.6, 7, 16, 6), 2.8, 1.7),
        beads(braid_line(-8.4, 4.6, -7.6, 16.6, 6), 2.8, 1.7),
        beads(braid_line(0, 4.6, 0.4, 17.4, 6), 3.1, 1.9),
    )


def box_braids() -> Style:
    """Many thin braids."""
    base = short_style(CENTRE, EAR_HIDDEN)
    front = sum((both(s) for x in (-9.8, -8) for s in beads(braid_line(x, 1, x + 0.2, 14 + x * 0.1, 6), 1.3, 1.2)), ())
    back = sum(
        (beads(braid_line(x, 1, x * 1.05, 15.6 - abs(x) * 0.25, 7), 1.5, 1.3) for x in (-8.4, -5.6, -2.8, 0, 2.8, 5.6, 8.4)),
        (),
    )
    side = sum((beads(braid_line(x, 2, x - 0.2, 14.8 + x * 0.2, 7), 1.5, 1.3) for x in (-9.2, -6.6, -4, -1.4)), ())
    return with_knots(base, front, side, back)


def puffs() -> Style:
    """Two round puffs."""
    base = short_style(HIGH, EAR_FREE, "coily", lines=False)
    return with_knots(base, both(oval(-9, -9.4, 4.6, 4.6)), (oval(-6, -10.4, 5.2, 5.2),), both(oval(-8.8, -9, 4.8, 4.8)))
