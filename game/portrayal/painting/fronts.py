"""Owns collars, fronts and backs of what is worn on the torso of the walking figure, top by top."""

import numpy as np

from game.portrayal.painting import palette, workwear
from game.portrayal.painting.body import Figure
from game.portrayal.painting.canvas import Level, Mask, shifted
from game.portrayal.painting.palette import Ramp
from game.portrayal.painting.tops import TOPS, inner_ramp, paint_pattern, shell_ramp, stain


def paint_torso(figure: Figure) -> Mask:
    """The torso with everything that the top shows on it."""
    c, top = figure.canvas, TOPS[figure.look.top]
    ramp = inner_ramp(figure) if top.inner_torso else shell_ramp(figure)
    mask = c.stack(figure.cx, figure.torso_top, figure.torso_rows, ramp[2:5], (0.34, 0.60))
    u, v = c.x - figure.cx, c.y - figure.torso_top
    paint_pattern(figure, mask, u, v, ramp)
    DETAILS[figure.look.top](figure, mask, u, v)
    return mask


def _neckline(figure: Figure, mask: Mask, u: Level, v: Level, depth: float = 1, half: float = 2) -> None:
    if figure.view == "down":
        figure.canvas.fill(mask & (np.abs(u) < half) & (v < depth), figure.skin[2])


def _tshirt(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    _neckline(figure, mask, u, v, 1, 3)


def _tank(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    _neckline(figure, mask, u, v, 3, 2)
    figure.canvas.fill(mask & (np.abs(u) > 5) & (v < 2) & (figure.view != "side"), figure.skin[3])


def _shirt(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    _collar(figure, mask, u, v, ramp)
    if figure.view == "down":
        c.fill(mask & (np.floor(u) == 0) & (v > 2), ramp[2])
        c.fill(mask & (np.floor(u) == -1) & (np.floor(v) % 3 == 0) & (v > 2), ramp[1])


def _collar(figure: Figure, mask: Mask, u: Level, v: Level, ramp: Ramp) -> None:
    c = figure.canvas
    if figure.view == "down":
        c.fill(mask & (np.abs(u) < 1) & (v < 2), figure.skin[2])
        c.fill(mask & (np.abs(u) > 1) & (np.abs(u) < 4) & (v < 2), ramp[4])
        c.fill(mask & (np.abs(u) > 1) & (np.abs(u) < 3) & (v > 2) & (v < 3), ramp[2])
    else:
        c.fill(mask & (v < 1), ramp[4])


def _sweater(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    c.fill(mask & (v < 1), ramp[2])
    hem = mask & ~shifted(mask, 0, -2)
    c.fill(hem, ramp[2])
    c.fill(hem & (np.floor(u + 16) % 2 == 0), ramp[3])


def _turtleneck(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    _sweater(figure, mask, u, v)
    c, ramp = figure.canvas, shell_ramp(figure)
    c.box(figure.cx - 3, figure.torso_top - 2, 6, 3, ramp[3])
    c.box(figure.cx - 3, figure.torso_top - 2, 2, 3, ramp[4])
    c.row(figure.cx - 3, figure.torso_top, 6, ramp[2])


def _hoodie(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    c.fill(mask & (np.abs(u) < 6) & (v < 2), ramp[2])
    c.fill(mask & (np.abs(u) < 5) & (v < 1), ramp[4])
    if figure.view == "down":
        _neckline(figure, mask, u, v, 1, 2)
        for x in (-2, 1):
            c.fill(mask & (np.floor(u) == x) & (v > 2) & (v < 5), palette.cloth("white")[4])
        c.fill(mask & (np.abs(u) < 5) & (v > 7) & (v < 8), ramp[2])
        c.fill(mask & (np.abs(np.abs(u) - 4.5) < 0.6) & (v > 7) & (v < 10), ramp[2])
    if figure.view == "up":
        c.fill(mask & (np.abs(u) < 5) & (v < 4), ramp[3])
        c.fill(mask & (np.abs(u) < 5) & (v > 3) & (v < 5), ramp[1])
    if figure.view == "side":
        c.fill(mask & (u < -2) & (v < 4), ramp[2])
    c.fill(mask & ~shifted(mask, 0, -1), ramp[2])


def _open_front(figure: Figure, mask: Mask, u: Level, v: Level, half: float, depth: float) -> None:
    """An open jacket: the shirt shows in a V, with a lapel on each side."""
    c, ramp, inner = figure.canvas, shell_ramp(figure), inner_ramp(figure)
    if figure.view == "up":
        return
    if figure.view == "side":
        c.fill(mask & (u > 3) & (v < depth), inner[3])
        c.fill(mask & (np.floor(u) == 2) & (v < depth), ramp[4])
        return
    edge = np.clip(half - np.maximum(v - depth * 0.4, 0) * half / (depth * 0.6 + 0.01), 0, half)
    vee = mask & (np.abs(u) < edge)
    c.fill(vee, inner[3])
    c.fill(vee & (u < 0), inner[4])
    c.fill(vee & (np.abs(u) < 1) & (v < 1), figure.skin[2])
    lapel = mask & ~vee & (np.abs(u) < edge + 1.6) & (v < depth)
    c.fill(lapel & (u < 0), ramp[4])
    c.fill(lapel & (u > 0), ramp[2])


def _blazer(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    _open_front(figure, mask, u, v, 3, 6)
    if figure.view == "down":
        c.fill(mask & (np.floor(u) == 0) & (v > 6), ramp[1])
        c.fill(mask & (np.floor(u) == -1) & (np.floor(v) == 7), palette.cloth("gold")[3])
        c.fill(mask & (u > 3) & (u < 6) & (np.floor(v) == 4), ramp[4])
    if figure.view == "up":
        c.fill(mask & (np.floor(u) == 0) & (v > 4), ramp[2])


def _coat(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    _open_front(figure, mask, u, v, 3, 9)
    c.fill(mask & (np.abs(u) > 2.6) & (np.abs(u) < 5) & (v < 2), ramp[4])
    if figure.view == "up":
        c.fill(mask & (v > 7) & (v < 8), ramp[2])


def _jacket(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    if figure.view == "down":
        c.fill(mask & (np.abs(u) < 2), inner_ramp(figure)[3])
        c.fill(mask & (np.abs(u) < 1) & (v < 1), figure.skin[2])
        c.fill(mask & (np.abs(np.abs(u) - 2.5) < 0.6), ramp[2])
        c.fill(mask & (np.abs(np.abs(u) - 4.5) < 1.1) & (np.floor(v) == 4), ramp[1])
    if figure.view == "side":
        c.fill(mask & (u > 4), inner_ramp(figure)[3])
    c.fill(mask & (v < 1) & (np.abs(u) > 1), ramp[4])
    c.fill(mask & ~shifted(mask, 0, -1), ramp[2])


def _cardigan(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    if figure.view == "down":
        c.fill(mask & (np.abs(u) < 2), inner_ramp(figure)[3])
        c.fill(mask & (np.abs(u) < 2) & (u < 0), inner_ramp(figure)[4])
        c.fill(mask & (np.abs(u) < 1) & (v < 1), figure.skin[2])
        c.fill(mask & (np.abs(np.abs(u) - 2.5) < 0.6), ramp[2])
        c.fill(mask & (np.floor(u) == 2) & (np.floor(v) % 3 == 1) & (v > 2), palette.cloth("cream")[4])
    if figure.view == "side":
        c.fill(mask & (u > 3), inner_ramp(figure)[3])
        c.fill(mask & (np.floor(u) == 2), ramp[2])


def _waistcoat(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    _open_front(figure, mask, u, v, 3, 5)
    if figure.view == "down":
        c.fill(mask & (np.floor(u) == -1) & (np.floor(v) % 2 == 0) & (v > 5), palette.cloth("gold")[3])
        c.fill(mask & (np.floor(u) == 0) & (v > 5), ramp[1])
    if figure.view == "up":
        c.fill(mask & (np.abs(u) < 3) & (np.floor(v) == 7), ramp[4])
    c.fill(mask & (np.abs(u) > 5) & (v < 4) & (figure.view != "side"), inner_ramp(figure)[3])


def _vest(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    _open_front(figure, mask, u, v, 3, 4)
    c, ramp = figure.canvas, shell_ramp(figure)
    hem = mask & ~shifted(mask, 0, -2)
    c.fill(hem & (np.floor(u + 16) % 2 == 0), ramp[2])
    if figure.view == "down":
        c.fill(mask & (v > 4) & ((np.floor(np.abs(u)) + np.floor(v)) % 4 == 0) & ~hem, ramp[2])


def _smock(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    _neckline(figure, mask, u, v, 2, 1)
    c.fill(mask & (np.abs(u) > 1) & (np.abs(u) < 4) & (v < 1), ramp[4])
    c.fill(mask & (np.floor(v) == 3) & (np.floor(u + 16) % 2 == 0), ramp[2])
    stain(figure, mask)


def _kurta(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, trim = figure.canvas, palette.cloth(figure.look.accent)
    c.fill(mask & (v < 1), trim[3])
    if figure.view == "down":
        c.fill(mask & (np.abs(u) < 1) & (v < 6), trim[3])
        c.fill(mask & (np.floor(u) == 0) & (v < 6), trim[2])


def _dress(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp, trim = figure.canvas, shell_ramp(figure), palette.cloth(figure.look.accent)
    _neckline(figure, mask, u, v, 1, 3)
    waist = mask & (np.floor(v) == 7)
    c.fill(waist, trim[3])
    c.fill(waist & (u > 2), trim[2])
    c.fill(mask & (v < 2) & (np.abs(u) > 2) & (np.abs(u) < 4) & (figure.view == "down"), ramp[4])


def _overalls(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    c, ramp = figure.canvas, shell_ramp(figure)
    bib = mask & (np.abs(u) < 5) & (v > 3) if figure.view == "down" else mask & (v > 6)
    if figure.view == "side":
        bib = mask & ((v > 6) | ((u > 1) & (v > 3)))
    straps = mask & (np.abs(np.abs(u) - 3.5) < 1) & (v < 4)
    if figure.view == "up":
        straps = mask & (np.abs(np.abs(u) - np.clip(4 - v * 0.5, 0, 9)) < 1) & (v < 7)
    if figure.view == "side":
        straps = mask & (np.abs(u) < 1) & (v < 7)
    c.fill(bib, ramp[3])
    c.fill(bib & (u < -2), ramp[4])
    c.fill(bib & ~shifted(bib, 0, 1), ramp[4])
    c.fill(straps, ramp[2])
    if figure.view == "down":
        c.fill(mask & (np.abs(np.abs(u) - 3.5) < 0.6) & (np.floor(v) == 3), palette.cloth("gold")[3])
        c.fill(mask & (np.abs(u) < 2) & (np.floor(v) == 5), ramp[1])


def _apron(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """A shirt under an apron; the apron is the top's colour, the shirt the inner one."""
    c, ramp, shirt = figure.canvas, shell_ramp(figure), inner_ramp(figure)
    _collar(figure, mask, u, v, shirt)
    waist = np.floor(v) == (len(figure.torso_rows) - 4)
    if figure.view == "up":
        c.fill(mask & waist, ramp[3])
        c.fill(mask & (np.abs(np.abs(u) - 2.5) < 1.1) & (v < 7), ramp[2])
        return
    if figure.view == "side":
        bib = mask & (u > 1) & (v > 3)
        c.fill(bib, ramp[3])
        c.fill(mask & waist & (u < 2), ramp[2])
        return
    bib = mask & (np.abs(u) < 5) & (v > 3)
    c.fill(bib, ramp[3])
    c.fill(bib & (u < -1), ramp[4])
    c.fill(bib & ~shifted(bib, 0, 1), ramp[4])
    c.fill(mask & (np.abs(np.abs(u) - 3.5) < 0.6) & (v < 4), ramp[2])
    c.fill(mask & waist, ramp[2])


DETAILS = {
    **workwear.DETAILS,
    "tshirt": _tshirt,
    "tank": _tank,
    "shirt": _shirt,
    "rolled": _shirt,
    "sweater": _sweater,
    "turtleneck": _turtleneck,
    "hoodie": _hoodie,
    "cardigan": _cardigan,
    "blazer": _blazer,
    "waistcoat": _waistcoat,
    "vest": _vest,
    "coat": _coat,
    "jacket": _jacket,
    "smock": _smock,
    "kurta": _kurta,
    "dress": _dress,
    "long_dress": _dress,
    "overalls": _overalls,
    "apron": _apron,
}
