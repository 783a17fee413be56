"""Owns beards as shapes in head units, for the walking figure and the portrait."""

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, curve, oval, path, raster

FULL_BEARD = curve(
    *path("-9,-1 -9.2,4 -7,8.6 -3,10.4 3,10.4 7,8.6 9.2,4 9,-1 7.6,3 4.6,4.2 0,4.6 -4.6,4.2 -7.6,3"),
)
LONG_BEARD = curve(
    *path("-9,-1 -9.4,4 -7,9 -3,12.6 0,13.6 3,12.6 7,9 9.4,4 9,-1 7.6,3 4.6,4.2 0,4.6 -4.6,4.2 -7.6,3"),
)
MOUSTACHE = curve(*path("-4.4,6 -3.4,4.2 0,4 3.4,4.2 4.4,6 2,5.9 -2,5.9"))
HANDLEBAR = curve(*path("-5.8,4.4 -5,6.4 -2,5.8 2,5.8 5,6.4 5.8,4.4 3.4,4.4 0,3.9 -3.4,4.4"))
GOATEE = curve(*path("-2.6,7 -2.4,9 0,9.8 2.4,9 2.6,7"))
SIDE_BEARD = curve(*path("-1,-1 -1,5 1,8 4,10 8,9.6 9.4,7 9,4.6 6,4.6 3.6,3.6 2,1"))
SIDE_LONG = curve(*path("-1,-1 -1,5 1,9 4,13 7,13.4 9.6,8 9,4.6 6,4.6 3.6,3.6 2,1"))
SIDE_MOUSTACHE = curve(*path("4.6,6.6 5.4,5 8.4,4.6 8.9,5.6 7,6.2"))
SIDE_GOATEE = curve(*path("5,7 5.4,9 8,9.2 8.4,7"))
BEARDS = {
    "stubble": ((FULL_BEARD,), (SIDE_BEARD,)),
    "beard": ((FULL_BEARD,), (SIDE_BEARD,)),
    "long_beard": ((LONG_BEARD,), (SIDE_LONG,)),
    "moustache": ((MOUSTACHE,), (SIDE_MOUSTACHE,)),
    "handlebar": ((HANDLEBAR,), (SIDE_MOUSTACHE,)),
    "goatee": ((GOATEE, MOUSTACHE), (SIDE_GOATEE, SIDE_MOUSTACHE)),
}


def paint_beard(canvas: Canvas, look: Look, view: str, x: float, y: float, scale: float) -> None:
    """A beard over the lower face, leaving the mouth."""
    if look.beard == "none" or view == "up":
        return
    shapes = BEARDS[look.beard][0 if view == "down" else 1]
    mask = raster(canvas, shapes, x, y, scale)
    if look.beard == "stubble":
        canvas.dim(mask & canvas.solid() & ((np.floor(canvas.x) + np.floor(canvas.y)) % 2 == 0) & (canvas.y < y + 8 * scale))
        return
    ramp = palette.hair(look.beard_colour or look.hair_colour)
    mouth = raster(canvas, [oval(0 if view == "down" else 7.4, 6.6, 2.1, 0.9)], x, y, scale)
    if look.beard in ("beard", "long_beard"):
        mask &= ~mouth
    level = (
        canvas.round_level(x - scale, y + 4 * scale, 10 * scale, 9 * scale, 0.7)
        + np.sin(canvas.x * 2.1 / scale) * (0.05 if "beard" in look.beard else 0.02)
        + 0.06
    )
    if "beard" not in look.beard:
        level = level - 0.14
    canvas.tone(mask, ramp[1:5], level, (0.26, 0.50, 0.80))
