"""Owns hats as shapes in head units, for the walking figure and the portrait."""

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, Mask, Shapes, curve, oval, path, raster, shifted

CROWN = curve(*path("-9,-5 -8.6,-11 -4,-14 4,-14 8.6,-11 9,-5"), detail=4)
DOME = path("-9.8,-4.6 -9.6,-8.4 -7.6,-11.8 -4,-13.8 0,-14.2 4,-13.8 7.6,-11.8 9.6,-8.4 9.8,-4.6 0,-5.4")
CHEF_BAND = path("-8.8,-4.8 -8.4,-11 8.4,-11 8.8,-4.8 0,-5.8")
FELT = curve(*path("-7.8,-5.6 -7.8,-11.4 -5,-13.8 0,-12.8 5,-13.8 7.8,-11.4 7.8,-5.6"))
PLATE = curve(*path("-9.2,-4.8 -9.2,-7.6 -11.2,-10.6 -6,-13.6 6,-13.6 11.2,-10.6 9.2,-7.6 9.2,-4.8 0,-5.6"))
TURBAN = curve(*path("-10.4,-3.6 -11,-9 -6.4,-13.6 0,-14.2 6.4,-13.6 11,-9 10.4,-3.6 5,-5.4 0,-7.4 -5,-5.4"))
HATS: dict[str, dict[str, Shapes]] = {
    "headband": {"down": (oval(0, -2.8, 10.5, 10.3),), "side": (oval(-0.8, -2.8, 10.7, 10.3),)},
    "beret": {
        "down": (curve(*path("-12,-6 -11,-11 -4,-13.6 5,-13.4 10.4,-10 10,-6 4,-7 -5,-6")),),
        "side": (curve(*path("-12,-5 -12,-10 -5,-14 5,-13.4 9.6,-9 9,-6 2,-7 -6,-5")),),
    },
    "cap": {
        "down": (
            oval(0, -6.4, 10, 8),
            curve(*path("-8,-4.6 -6,-7 0,-7.8 6,-7 8,-4.6 4,-3.4 -4,-3.4")),
        ),
        "side": (oval(-0.8, -6.4, 10.2, 8), curve(*path("6,-7 12,-5.4 14,-3.6 8,-3.8"))),
    },
    "straw": {
        "down": (oval(0, -6.4, 14.4, 3.4), oval(0, -8.6, 8.2, 6)),
        "side": (oval(-0.4, -6.4, 14.4, 3.4), oval(-0.8, -8.6, 8.2, 6)),
    },
    "sailor": {
        "down": (
            curve(
                *path("-9.4,-5 -9.2,-8.6 -11.4,-11 -7,-14 7,-14 11.4,-11 9.2,-8.6 9.4,-5 0,-6"),
            ),
        ),
        "side": (
            curve(
                *path("-10,-5 -9.6,-8.6 -11.4,-11 -7,-14 6,-14 11,-11 9.4,-8.4 12.4,-5 9,-4.6"),
            ),
        ),
    },
    "beanie": {"down": (oval(0, -4.6, 10.2, 9.6),), "side": (oval(-0.8, -4.6, 10.3, 9.6),)},
    "bandana": {
        "down": (oval(0, -4.4, 10.4, 9.6),),
        "side": (oval(-0.8, -4.4, 10.5, 9.6), curve(*path("-8,-3 -13,-4 -12,1 -9,1"))),
    },
    "hard_hat": {
        "down": (DOME, oval(0, -5, 11.6, 1.7)),
        "side": (DOME, curve(*path("-10,-6 -10,-4 4,-3.6 12.6,-3.6 12.6,-5 6,-6.4"))),
    },
    "chef": {
        "down": (CHEF_BAND, oval(-5.2, -11.2, 4.8, 3.4), oval(0, -12, 5.2, 3.2), oval(5.2, -11.2, 4.8, 3.4)),
        "side": (CHEF_BAND, oval(-5.2, -11.2, 4.8, 3.4), oval(0, -12, 5.2, 3.2), oval(4.6, -11.2, 4.8, 3.4)),
    },
    "brimmed": {"down": (oval(0, -5.8, 13, 2.6), FELT), "side": (oval(-0.4, -5.8, 13, 2.6), FELT)},
    "peaked": {
        "down": (PLATE, curve(*path("-8,-5.4 0,-6.4 8,-5.4 6,-3.2 0,-2.6 -6,-3.2"))),
        "side": (PLATE, curve(*path("5,-6 12.4,-5 13.4,-3 8,-3.6"))),
    },
    "turban": {"down": (TURBAN,), "side": (TURBAN,)},
    "headscarf": {
        "down": (
            oval(0, -2.4, 10.4, 10.6),
            curve(*path("-10,-4 -10.6,5 -8,10.4 0,12 8,10.4 10.6,5 10,-4")),
        ),
        "side": (
            oval(-0.8, -2.4, 10.5, 10.6),
            curve(*path("-10.6,-4 -11,6 -8,12 2,12 7,10.4 6,6 6,-6")),
        ),
    },
}
HAT_BOTTOM: dict[str, float] = {
    "beret": -6.4,
    "cap": -5,
    "straw": -5.4,
    "sailor": -5,
    "beanie": -4,
    "bandana": -4.6,
    "hard_hat": -4.6,
    "chef": -5,
    "brimmed": -5,
    "peaked": -5,
    "turban": -4.6,
    "headscarf": 99,
}
FACE_HOLE = curve(*path("-7.4,3 -7.4,-2 -4.6,-6.4 0,-7.4 4.6,-6.4 7.4,-2 7.4,3 5,7.4 0,8.6 -5,7.4"))
SIDE_FACE_HOLE = curve(*path("14,-5.4 6,-6.4 2.6,-2 2.4,4 4.6,8 14,9"), detail=3)


def hat_clip(canvas: Canvas, look: Look, y: float, scale: float) -> Mask | None:
    """Where hair may show under the hat (None: everywhere)."""
    if look.hat not in HAT_BOTTOM:
        return None
    visible: Mask = canvas.y > y + HAT_BOTTOM[look.hat] * scale
    return visible


def hat_mask(canvas: Canvas, look: Look, view: str, x: float, y: float, scale: float) -> Mask:
    """Which pixels a hat covers."""
    shapes = HATS[look.hat]["side" if view == "side" else "down"]
    mask = raster(canvas, shapes, x, y, scale)
    rel = (canvas.y - y) / scale
    if look.hat in ("beanie", "bandana"):
        bottom = HAT_BOTTOM[look.hat] + (0.5 if view != "up" else 3)
        mask &= (rel < bottom) | ((canvas.x < x - 8 * scale) & (view == "side"))
    if look.hat == "headband":
        mask &= (rel > -6.4) & (rel < -4)
    if look.hat == "cap" and view != "side":
        mask &= rel < (-3 if view == "down" else -1)
    elif look.hat == "cap":
        mask &= rel < -3.4
    if look.hat == "headscarf" and view != "up":
        mask &= ~raster(canvas, [FACE_HOLE if view == "down" else SIDE_FACE_HOLE], x, y, scale)
    return mask


def paint_hat(canvas: Canvas, look: Look, view: str, x: float, y: float, scale: float) -> None:
    """A hat or headscarf, over the hair."""
    if look.hat == "none":
        return
    ramp, mask = palette.cloth(look.hat_colour), hat_mask(canvas, look, view, x, y, scale)
    canvas.dim(shifted(mask, 0, 1) & ~mask & canvas.solid())
    level = canvas.round_level(x - scale, y - 5 * scale, 12.5 * scale, 11 * scale, 0.6)
    if look.hat == "straw":
        level = level + np.sin(canvas.x * 1.5 + canvas.y * 2) * 0.05
    canvas.tone(mask, ramp[1:5], level, (0.26, 0.50, 0.82))
    canvas.fill(mask & ~shifted(mask, 0, -1) & (canvas.y < y), ramp[1])
    if look.hat in HAT_DETAILS:
        HAT_DETAILS[look.hat](canvas, look, mask, view, x, y, scale)


def _band(canvas: Canvas, mask: Mask, y: float, scale: float, top: float, bottom: float, colour: int) -> None:
    rel = (canvas.y - y) / scale
    canvas.fill(mask & (rel > top) & (rel < bottom), colour)


def _straw(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    inner = mask & (np.abs(canvas.x - x) < 8 * scale)
    _band(canvas, inner, y, scale, -8.2, -6.4, palette.cloth(look.accent)[3])
    _band(canvas, inner, y, scale, -7.2, -6.4, palette.cloth(look.accent)[2])


def _sailor(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    _band(canvas, mask, y, scale, -8.6, -5, palette.cloth("navy")[2])
    _band(canvas, mask, y, scale, -6, -4, palette.cloth("black")[1])
    if view != "up":
        spot = raster(canvas, [oval(0 if view == "down" else 7, -7.4, 1.2, 1.2)], x, y, scale)
        canvas.fill(spot & mask, palette.cloth("gold")[3])


def _beanie(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    ramp, bottom = palette.cloth(look.hat_colour), HAT_BOTTOM["beanie"] + (0.5 if view != "up" else 3)
    _band(canvas, mask, y, scale, bottom - 3, bottom, ramp[3])
    rib = mask & ((canvas.y - y) / scale > bottom - 3) & (np.floor((canvas.x - x) / scale + 32) % 2 == 0)
    canvas.fill(rib, ramp[2])
    canvas.dim(mask & (np.abs((canvas.y - y) / scale - bottom + 3.4) < 0.5))


def _bandana(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    dots = mask & (np.floor((canvas.x - x) / scale + 33) % 4 == 1) & (np.floor((canvas.y - y) / scale + 33) % 4 == 1)
    canvas.fill(dots, palette.cloth("cream")[4])


def _headscarf(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    ramp = palette.cloth(look.hat_colour)
    for a, b in (((-9, 2), (-3, 10.6)), ((8, 6), (1, 11)), ((-6, -10), (-9.4, -2)), ((-4, 11.2), (4, 9.2))):
        for t in np.linspace(0, 1, int(14 * scale)):
            spot = (int(x + (a[0] + (b[0] - a[0]) * t) * scale), int(y + (a[1] + (b[1] - a[1]) * t) * scale))
            if 0 <= spot[1] < canvas.height and 0 <= spot[0] < canvas.width and mask[spot[1], spot[0]]:
                canvas.dot(*spot, ramp[2])
    edge = mask & (shifted(~mask, 0, -1)) & (canvas.y < y) & (np.abs(canvas.x - x) < 8 * scale)
    canvas.fill(edge, ramp[4])


def _cap(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    """The peak: darker than the crown, with a bright edge."""
    if view == "up":
        return
    ramp = palette.cloth(look.hat_colour)
    peak = raster(canvas, [HATS["cap"][view][1]], x, y, scale) & mask
    canvas.fill(peak, ramp[2])
    canvas.fill(peak & ~shifted(peak, 0, 1), ramp[1])
    canvas.fill(peak & ~shifted(peak, 0, -1), ramp[1])


def _hard_hat(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    """A ridge over the dome, a bright brim."""
    ramp = palette.cloth(look.hat_colour)
    rel, across = (canvas.y - y) / scale, np.abs((canvas.x - x) / scale)
    if view != "side":
        canvas.fill(mask & (across < 1.6) & (rel < -6.4), ramp[4])
        canvas.fill(mask & (across > 1.6) & (across < 2.4) & (rel < -6.4), ramp[2])
    _band(canvas, mask, y, scale, -6.4, -5.4, ramp[1])
    _band(canvas, mask, y, scale, -5.4, -4.4, ramp[4])


def _chef(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    """A stiff band with pleats under the puff."""
    ramp = palette.cloth(look.hat_colour)
    _band(canvas, mask, y, scale, -9.2, -8.4, ramp[1])
    pleats = mask & ((canvas.y - y) / scale > -8.4) & (np.floor((canvas.x - x) / scale + 32) % 4 == 1)
    canvas.fill(pleats, ramp[2])


def _brimmed(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    """A dark ribbon round a felt crown."""
    inner = mask & (np.abs(canvas.x - x) < 8 * scale)
    _band(canvas, inner, y, scale, -8.4, -6.6, palette.cloth(look.hat_colour)[1])


def _peaked(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    """A dark band, a black peak and a badge."""
    _band(canvas, mask, y, scale, -8, -5.6, palette.cloth("black")[2])
    if view == "up":
        _band(canvas, mask, y, scale, -5.6, -4, palette.cloth("black")[2])
        return
    peak = raster(canvas, [HATS["peaked"][view][1]], x, y, scale) & mask
    canvas.fill(peak, palette.cloth("black")[1])
    canvas.fill(peak & ~shifted(peak, 0, 1), palette.cloth("black")[4])
    badge = raster(canvas, [oval(0 if view == "down" else 7.4, -8.4, 1.5, 1.7)], x, y, scale) & mask
    canvas.fill(badge, palette.cloth("gold")[3])


def _turban(canvas: Canvas, look: Look, mask: Mask, view: str, x: float, y: float, scale: float) -> None:
    """Folds that cross over the brow."""
    ramp = palette.cloth(look.hat_colour)
    across, rel = (canvas.x - x) / scale, (canvas.y - y) / scale
    for slope, shift in ((0.55, 0.0), (0.55, 3.0), (-0.55, 0.0), (-0.55, 3.0)):
        side = across > 0 if slope < 0 else across < 0
        canvas.fill(mask & side & (np.abs(rel + 8 + shift - 3 + slope * across) < 0.5 / scale), ramp[1])


HAT_DETAILS = {
    "hard_hat": _hard_hat,
    "chef": _chef,
    "brimmed": _brimmed,
    "peaked": _peaked,
    "turban": _turban,
    "cap": _cap,
    "straw": _straw,
    "sailor": _sailor,
    "beanie": _beanie,
    "bandana": _bandana,
    "headscarf": _headscarf,
}
