"""Owns the fronts and backs of what is worn at work or in rain: coats, scrubs, cassocks, uniforms, on the walking figure."""

import numpy as np

from game.portrayal.painting import palette
from game.portrayal.painting.body import Figure
from game.portrayal.painting.canvas import Level, Mask, shifted
from game.portrayal.painting.tops import shell_ramp


def _raincoat(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """A hood on the back, a flap over the buttons, toggles in front."""
    c, ramp = figure.canvas, shell_ramp(figure)
    c.fill(mask & (np.abs(u) < 7) & (v < 2), ramp[2])
    c.fill(mask & (np.abs(u) < 6) & (v < 1), ramp[4])
    if figure.view == "down":
        c.fill(mask & (np.floor(u) == 0) & (v > 2), ramp[2])
        for row in (3, 6, 9):
            c.fill(mask & (np.abs(u) < 3) & (np.floor(v) == row), palette.cloth("brown")[2])
        c.fill(mask & (np.abs(np.abs(u) - 4.5) < 1.6) & (np.floor(v) == 8), ramp[1])
    if figure.view == "up":
        c.fill(mask & (np.abs(u) < 5) & (v < 5), ramp[3])
        c.fill(mask & (np.abs(u) < 5) & (np.floor(v) == 5), ramp[1])
    if figure.view == "side":
        c.fill(mask & (u < -2) & (v < 5), ramp[2])
        c.fill(mask & (u > 1) & (u < 4) & (np.floor(v) == 8), ramp[1])


def _scrubs(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """A short tunic with a V at the neck and a pocket."""
    c, ramp = figure.canvas, shell_ramp(figure)
    if figure.view == "down":
        vee = mask & (np.abs(u) < 3 - v * 0.8)
        c.fill((shifted(vee, 1, 0) | shifted(vee, -1, 0) | shifted(vee, 0, 1)) & mask, ramp[4])
        c.fill(vee, figure.skin[2])
        c.fill(mask & (u > 1) & (u < 5) & (np.floor(v) == 5), ramp[4])
        c.fill(mask & (u > 1) & (u < 5) & (np.floor(v) == 6), ramp[2])
    else:
        c.fill(mask & (v < 1), ramp[4])


def _cassock(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """A long robe buttoned down the front, with a sash."""
    c, ramp = figure.canvas, shell_ramp(figure)
    c.fill(mask & (v < 1), ramp[4])
    c.fill(mask & (np.floor(v) == len(figure.torso_rows) - 3), ramp[1])
    if figure.view == "down":
        c.fill(mask & (np.floor(u) == 0), ramp[2])
        c.fill(mask & (np.floor(u) == -1) & (np.floor(v) % 2 == 1), ramp[4])


def _uniform(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """Shoulder straps, gold buttons, a badge and a belt."""
    c, ramp, gold = figure.canvas, shell_ramp(figure), palette.cloth("gold")
    c.fill(mask & (v < 1), ramp[4])
    if figure.view != "side":
        c.fill(mask & (np.abs(u) > 4) & (np.floor(v) == 1), gold[3])
    belt = mask & (np.floor(v) == len(figure.torso_rows) - 3)
    c.fill(belt, palette.cloth("black")[1])
    if figure.view == "down":
        c.fill(mask & (np.abs(u) < 2) & (v < 2), palette.cloth("white")[4])
        c.fill(mask & (np.floor(u) == 0) & (v < 4), palette.cloth("black")[1])
        c.fill(mask & (np.floor(u) == -1) & (np.floor(v) % 2 == 0) & (v > 3), gold[4])
        c.fill(mask & (u > 2) & (u < 5) & (np.floor(v) == 4), gold[4])
        c.fill(belt & (np.abs(u) < 1), gold[3])


def _hivis(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """A bright jacket with shining bands."""
    c, band = figure.canvas, palette.cloth(figure.look.accent)
    across = mask & ((np.floor(v) == 5) | (np.floor(v) == 8))
    down = mask & (np.abs(np.abs(u) - 4) < 0.8) & (v < 6)
    c.fill(across | (down if figure.view != "side" else mask & (np.floor(u) == 0) & (v < 6)), band[4])
    c.fill(across & (u > 3), band[3])
    if figure.view == "down":
        c.fill(mask & (np.floor(u) == 0), shell_ramp(figure)[1])
        c.fill(mask & (np.abs(u) < 2) & (v < 1), figure.skin[2])


def _chef_jacket(figure: Figure, mask: Mask, u: Level, v: Level) -> None:
    """Two rows of buttons, and a kerchief round the neck."""
    c, ramp, scarf = figure.canvas, shell_ramp(figure), palette.cloth(figure.look.accent)
    c.fill(mask & (np.abs(u) < 4) & (v < 1), scarf[3])
    if figure.view == "down":
        c.fill(mask & (np.abs(u) < 2) & (np.floor(v) == 1), scarf[3])
        c.fill(mask & (np.floor(u) == 0) & (np.floor(v) == 2), scarf[2])
        c.fill(mask & ((np.floor(u) == -4) | (np.floor(u) == 3)) & (np.floor(v) % 2 == 0) & (v > 2), palette.plain("ink")[1])
        c.fill(mask & (np.floor(u) == 4) & (v > 1), ramp[2])


DETAILS = {
    "raincoat": _raincoat,
    "scrubs": _scrubs,
    "cassock": _cassock,
    "uniform": _uniform,
    "hivis": _hivis,
    "chef_jacket": _chef_jacket,
}
