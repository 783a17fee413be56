"""Owns legs, skirts, hems and apron skirts of the walking figure."""

import numpy as np

from game.portrayal.painting import palette
from game.portrayal.painting.body import LEG, SOLE, Figure, along, paint_rod, paint_shoe
from game.portrayal.painting.canvas import Mask, shifted
from game.portrayal.painting.palette import Ramp
from game.portrayal.painting.tops import TOPS, shell_ramp, stain

BARE_FROM = {
    "trousers": 1.0,
    "jeans": 1.0,
    "leggings": 1.0,
    "shorts": 0.42,
    "skirt": 0.0,
    "long_skirt": 0.0,
    "none": 0.0,
}
SKIRT_ROWS = {"skirt": 6, "long_skirt": 9}


def bottom_ramp(figure: Figure) -> Ramp:
    """The colours of the trousers or skirt."""
    look = figure.look
    return palette.cloth(look.top_colour if look.top == "overalls" else look.bottom_colour)


# ---- legs and skirts ---------------------------------------------------------------------------------------


def paint_leg(figure: Figure, index: int) -> None:
    """One leg with its trouser and shoe."""
    c, leg = figure.canvas, figure.pose.legs[index]
    points = figure.leg_points(leg, index)
    radius = LEG[figure.size][0] + (0.5 if figure.pose.seated and figure.view == "down" else 0.0)
    mask, bright, t = along(c, points, radius)
    mask &= c.y < SOLE - 1
    c.contact(mask)
    paint_rod(c, mask, figure.skin, bright)
    kind = "trousers" if figure.look.top == "overalls" else figure.look.bottom
    covered = mask & (t < BARE_FROM[kind])
    if figure.pose.seated:
        reach = 0.62 if kind in SKIRT_ROWS or TOPS[figure.look.top].hem > 3 else BARE_FROM[kind]
        covered = mask & (t < max(reach, BARE_FROM[kind]))
    paint_rod(c, covered, bottom_ramp(figure) if not _dressed_lap(figure) else shell_ramp(figure), bright)
    shoe = paint_shoe(figure, leg, points[2])
    if figure.view == "side" and index == 1:
        c.dim(mask | shoe)


def _dressed_lap(figure: Figure) -> bool:
    return figure.pose.seated and TOPS[figure.look.top].hem > 3


def paint_hips(figure: Figure) -> None:
    """The seat of the trousers, so that the legs meet."""
    c, rows = figure.canvas, figure.torso_rows
    half = rows[-1]
    count = 2 if figure.view != "up" or not figure.pose.seated else 5
    c.stack(figure.cx, figure.hip, [half] * count, bottom_ramp(figure)[2:5], (0.34, 0.66))


def hanging(figure: Figure, ramp: Ramp, rows: int, flare: float, start: int | None = None, half: float | None = None) -> Mask:
    """A skirt or hem below the hip that widens row by row; swings a little when walking sideways."""
    c = figure.canvas
    half = half or figure.torso_rows[-1]
    start = figure.hip if start is None else start
    widths = [int(half + 0.5 + flare * j) for j in range(rows)]
    widths = [w for j, w in enumerate(widths) if start + j < SOLE - 1]
    mask = c.stack(figure.cx, start, widths, ramp[2:5], (0.36, 0.62))
    folds = (np.floor((c.x - figure.cx) / 3.0) % 2 == 0) & mask & (c.y > start + 1)
    c.dim(folds & (shifted(~folds, 1, 0)) & (c.x > figure.cx - half))
    c.fill(mask & ~shifted(mask, 0, -1), ramp[2])
    return mask


def paint_skirt(figure: Figure) -> None:
    """A skirt, when the look has one. Seated, only the lap is left of it."""
    rows = SKIRT_ROWS.get(figure.look.bottom)
    if not rows or figure.look.top in ("dress", "long_dress", "cassock", "overalls"):
        return
    _hang(figure, bottom_ramp(figure), rows, 0.5 if rows < 8 else 0.28)


def paint_hem(figure: Figure) -> None:
    """What the top adds below the hip."""
    top, c = TOPS[figure.look.top], figure.canvas
    if not top.hem:
        return
    mask = _hang(figure, shell_ramp(figure), top.hem, top.flare)
    if top.open_hem and figure.view == "down" and not figure.pose.seated:
        gap = mask & (np.abs(c.x - figure.cx) < 1) & (c.y > figure.hip + 1)
        c.fill(gap, shell_ramp(figure)[1])
    if figure.look.top == "smock":
        stain(figure, mask)


def _hang(figure: Figure, ramp: Ramp, rows: int, flare: float) -> Mask:
    if figure.pose.seated:
        rows = min(rows, 5 if figure.view != "side" else 2)
        flare = min(flare, 0.2)
    if figure.child:
        rows = min(rows, 6)
    return hanging(figure, ramp, rows, flare)


def paint_apron_skirt(figure: Figure) -> None:
    """The lower half of an apron, and its bow at the back."""
    if figure.look.top != "apron":
        return
    c, ramp = figure.canvas, shell_ramp(figure)
    rows = 4 if figure.pose.seated or figure.child else 7
    if figure.view == "up":
        y = figure.hip - 3
        c.box(figure.cx - 2, y - 1, 4, 3, ramp[4])
        c.column(figure.cx - 2, y + 2, 4, ramp[3])
        c.column(figure.cx + 1, y + 2, 4, ramp[3])
        return
    half = figure.torso_rows[-1] - (1 if figure.view == "down" else 0)
    if figure.view == "side" and figure.pose.seated:
        c.box(figure.cx, figure.hip - 1, 8, 3, ramp[3])
        c.row(figure.cx, figure.hip - 1, 8, ramp[4])
        c.row(figure.cx, figure.hip + 1, 8, ramp[2])
        return
    if figure.view == "side":
        c.box(figure.cx + 1, figure.hip - 1, half, rows, ramp[3])
        c.column(figure.cx + half, figure.hip - 1, rows, ramp[4])
        c.row(figure.cx + 1, figure.hip - 2 + rows, half, ramp[2])
        return
    mask = c.stack(figure.cx, figure.hip - 1, [half] * rows, ramp[2:5], (0.34, 0.62))
    c.fill(mask & ~shifted(mask, 0, -1), ramp[2])
    c.row(figure.cx - 3, figure.hip, 6, ramp[1])
