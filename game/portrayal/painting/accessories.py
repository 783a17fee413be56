"""Owns glasses, scarves, bags and trinkets of the walking figure."""

import numpy as np

from game.portrayal.painting import palette
from game.portrayal.painting.body import Figure
from game.portrayal.painting.canvas import oval, raster, shifted
from game.portrayal.painting.palette import Ramp


def paint_glasses(figure: Figure) -> None:
    """Frames of glasses; round ones are golden."""
    c, x, y = figure.canvas, int(figure.head_x), int(figure.head_top + round(7 * figure.head_scale))
    if figure.view == "up" or not (figure.look.has("glasses") or figure.look.has("round_glasses")):
        return
    rim = palette.cloth("gold")[2] if figure.look.has("round_glasses") else palette.plain("ink")[1]
    gap = 3 if figure.child else 4
    lefts = (x - gap - 3, x + gap - 1) if figure.view == "down" else (x + gap - 1,)
    for left in lefts:
        for yy in (y - 1, y + 5):
            c.row(left, yy, 4, rim)
        c.column(left - 1, y, 5, rim)
        c.column(left + 4, y, 5, rim)
    if figure.view == "down":
        c.row(x - 1, y + 1, 2, rim)
    else:
        c.row(x - 1, y + 1, gap - 1, rim)


def paint_eyewear(figure: Figure) -> None:
    """Dark glasses, or a patch over one eye."""
    c, x, y = figure.canvas, int(figure.head_x), int(figure.head_top + round(7 * figure.head_scale))
    ink, gap = palette.plain("ink"), 3 if figure.child else 4
    if figure.view == "up":
        return
    if figure.look.has("sunglasses"):
        for left in (x - gap - 3, x + gap - 1) if figure.view == "down" else (x + gap - 1,):
            c.box(left, y, 4, 4, ink[0])
            c.dot(left, y, ink[4])
        c.row(x - 3, y, 6 if figure.view == "down" else gap + 2, ink[0])
    if figure.look.has("eyepatch"):
        c.box(x + gap - 1, y, 4, 4, ink[0])
        c.row(x - 8 if figure.view == "down" else x - 6, y - 1, 16 if figure.view == "down" else 12, ink[1])


def paint_scarf(figure: Figure) -> None:
    """A scarf round the neck, its end in front."""
    if not figure.look.has("scarf"):
        return
    c, ramp, top = figure.canvas, palette.cloth(figure.look.accent), figure.torso_top
    half = 7 if figure.view != "side" else 6
    c.contact(c.empty_mask())
    mask = c.stack(figure.cx, top - 2, [half - 1, half, half, half - 2], ramp[2:5], (0.36, 0.62))
    c.dim(shifted(mask, 0, 1) & ~mask & c.solid())
    if figure.view == "down":
        c.box(figure.cx + 1, top + 2, 4, 7, ramp[3])
        c.column(figure.cx + 4, top + 2, 7, ramp[2])
        c.row(figure.cx + 1, top + 2, 4, ramp[1])
        c.row(figure.cx + 1, top + 8, 4, ramp[4])
    if figure.view == "side":
        c.box(figure.cx + 2, top + 2, 3, 6, ramp[3])
        c.column(figure.cx + 4, top + 2, 6, ramp[2])


def paint_neckwear(figure: Figure) -> None:
    """Ties, bow ties, necklaces and lanyards."""
    c, look, x, y = figure.canvas, figure.look, figure.cx, figure.torso_top
    ramp, ink = palette.cloth(look.accent), palette.plain("ink")
    if figure.view != "down":
        return
    if look.has("tie"):
        c.box(x - 1, y + 1, 2, 5, ramp[3])
        c.column(x, y + 1, 5, ramp[2])
        c.row(x - 1, y + 1, 2, ramp[1])
    if look.has("bowtie"):
        c.box(x - 3, y, 2, 2, ramp[3])
        c.box(x + 1, y, 2, 2, ramp[2])
        c.box(x - 1, y, 2, 2, ramp[1])
    if look.has("collar"):
        c.row(x - 3, y, 6, palette.cloth("white")[3])
        c.row(x - 1, y, 2, palette.cloth("white")[4])
    if look.has("stethoscope"):
        c.dots([(x - 4, y + 1), (x - 4, y + 2), (x - 3, y + 3), (x + 3, y + 1), (x + 3, y + 2), (x + 3, y + 3)], ink[1])
        c.box(x + 2, y + 4, 2, 2, ink[4])
    if look.has("necklace"):
        c.dots(
            [(x - 3, y), (x - 2, y + 1), (x - 1, y + 2), (x, y + 2), (x + 1, y + 1), (x + 2, y)],
            palette.cloth("gold")[3],
        )


def paint_strap(figure: Figure) -> None:
    """A bag or camera strap across the body, and what hangs on it."""
    c, look, x, y = figure.canvas, figure.look, figure.cx, figure.torso_top
    if look.has("camera") and figure.view != "up":
        px = x - 4 if figure.view == "down" else x + 2
        if figure.view == "down":
            c.dots(
                [(x - 4, y + 1), (x - 4, y + 2), (x - 3, y + 3), (x + 3, y + 1), (x + 3, y + 2), (x + 2, y + 3)],
                palette.plain("ink")[0],
            )
        c.box(px, y + 4, 8 if figure.view == "down" else 5, 5, palette.plain("ink")[1])
        c.row(px, y + 4, 8 if figure.view == "down" else 5, palette.plain("ink")[3])
        if figure.view == "down":
            c.box(x - 1, y + 5, 3, 3, palette.plain("glass")[1])
            c.dot(x - 1, y + 5, palette.plain("glass")[4])
    if look.has("satchel") or look.has("backpack"):
        _paint_bag(figure)


def _paint_bag(figure: Figure) -> None:
    c, x, y, ramp = figure.canvas, figure.cx, figure.torso_top, palette.cloth(figure.look.accent)
    if figure.look.has("backpack"):
        if figure.view == "down":
            for side in (x - 6, x + 4):
                c.box(side, y + 1, 2, 7, ramp[2])
        elif figure.view == "up":
            mask = c.stack(x, y + 1, (5, 6, 6, 6, 6, 6, 6, 6, 6, 5), ramp[2:5], (0.34, 0.62))
            c.fill(mask & (np.floor(c.y) == y + 5), ramp[1])
            c.row(x - 2, y + 8, 4, ramp[2])
        else:
            c.box(x - 9, y + 1, 5, 9, ramp[3])
            c.column(x - 9, y + 2, 7, ramp[2])
            c.row(x - 8, y + 1, 4, ramp[4])
        return
    if figure.view == "side":
        c.column(x - 1, y + 1, 8, ramp[2])
        c.box(x - 6, y + 8, 6, 5, ramp[3])
        c.row(x - 6, y + 8, 6, ramp[4])
        c.row(x - 6, y + 10, 6, ramp[2])
        c.column(x, y + 8, 5, ramp[1])
    else:
        sign = 1 if figure.view == "down" else -1
        for i in range(9):
            c.box(x + sign * (i - 5) - (sign < 0), y + 1 + i, 2, 1, ramp[2])
        c.box(x + (3 if sign > 0 else -8), y + 9, 6, 5, ramp[3])
        c.row(x + (3 if sign > 0 else -8), y + 9, 6, ramp[4])
        c.row(x + (3 if sign > 0 else -8), y + 11, 6, ramp[2])


def paint_head_extras(figure: Figure) -> None:
    """Headphones, flowers, pencils and earrings."""
    c, look = figure.canvas, figure.look
    x, y = int(figure.head_x), int(figure.head_y)
    ramp = palette.cloth(look.accent)
    if look.has("headphones"):
        _headphones(figure, x, y, ramp)
    if look.has("flower") and figure.view != "up":
        fx, fy = (x + 6, y - 7) if figure.view == "down" else (x + 1, y - 6)
        c.dots(
            [
                (fx, fy - 1),
                (fx, fy + 1),
                (fx - 1, fy),
                (fx + 1, fy),
                (fx + 1, fy + 1),
                (fx + 1, fy - 1),
                (fx - 1, fy - 1),
                (fx - 1, fy + 1),
            ],
            ramp[3],
        )
        c.dot(fx, fy, palette.cloth("gold")[4])
    if look.has("earrings") and figure.view != "up":
        spots = [(x - 10, y + 4), (x + 9, y + 4)] if figure.view == "down" else [(x - 1, y + 4)]
        c.dots(spots, palette.cloth("gold")[3])
        c.dots([(a, b + 1) for a, b in spots], palette.cloth("gold")[2])
    if look.has("pencil") and figure.view != "up":
        c.dots(
            [(x + 7, y - 3), (x + 8, y - 4), (x + 9, y - 5), (x + 10, y - 6)]
            if figure.view == "down"
            else [(x - 3, y), (x - 2, y - 1), (x - 1, y - 2), (x, y - 3), (x + 1, y - 4)],
            palette.cloth("gold")[3],
        )


def _headphones(figure: Figure, x: float, y: float, ramp: Ramp) -> None:
    c = figure.canvas
    band = raster(c, [oval(0, -2.4, 11.4, 11.6)], x, y) & ~raster(c, [oval(0, -2.2, 10, 10.2)], x, y) & (c.y < y - 1)
    if figure.view == "side":
        band = (np.abs(c.x - x + 0.5) < 1.1) & (c.y > y - 14) & (c.y < y)
    c.fill(band, palette.cloth("charcoal")[3])
    cups = [oval(-10.4, 1, 2.2, 3.6), oval(10.4, 1, 2.2, 3.6)] if figure.view != "side" else [oval(-0.6, 1.2, 3, 3.8)]
    for cup in cups:
        mask = raster(c, [cup], x, y)
        c.contact(mask)
        c.fill(mask, ramp[3])
        c.fill(mask & ~shifted(mask, 0, 1), ramp[4])
        c.fill(mask & ~shifted(mask, 0, -1), ramp[2])
