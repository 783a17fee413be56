"""Owns the tops there are, with their sleeves, hems, cloth and patterns; their fronts and backs are in `fronts`."""

from dataclasses import dataclass

import numpy as np

from game.portrayal.painting import palette
from game.portrayal.painting.body import Figure
from game.portrayal.painting.canvas import Level, Mask, shifted
from game.portrayal.painting.palette import Ramp


@dataclass(frozen=True)
class Top:
    """How far a top reaches, and what of it is the shirt underneath."""

    sleeve: float = 1.0  # how far down the arm it reaches
    inner_sleeve: bool = False  # the sleeve is the shirt's underneath
    inner_torso: bool = False  # so is the torso, and `top` lies on it (bib, apron)
    hem: int = 0  # rows below the hip
    flare: float = 0.0
    open_hem: bool = False  # a coat: the hem parts in front


TOPS = {
    "tshirt": Top(0.46),
    "tank": Top(0.0),
    "shirt": Top(0.84),
    "rolled": Top(0.56),
    "sweater": Top(0.84),
    "turtleneck": Top(0.84),
    "hoodie": Top(0.88),
    "cardigan": Top(0.84, hem=1),
    "blazer": Top(0.84, hem=1),
    "waistcoat": Top(0.84, inner_sleeve=True),
    "vest": Top(0.84, inner_sleeve=True),
    "coat": Top(0.88, hem=5, flare=0.3, open_hem=True),
    "jacket": Top(0.88),
    "smock": Top(0.8, hem=4, flare=0.35),
    "kurta": Top(0.84, hem=5, flare=0.2),
    "dress": Top(0.46, hem=6, flare=0.5),
    "long_dress": Top(0.84, hem=9, flare=0.32),
    "overalls": Top(0.5, inner_sleeve=True, inner_torso=True),
    "apron": Top(0.6, inner_sleeve=True, inner_torso=True),
    "raincoat": Top(0.88, hem=5, flare=0.34),
    "scrubs": Top(0.46, hem=2),
    "cassock": Top(0.88, hem=11, flare=0.2),
    "uniform": Top(0.88, hem=2),
    "hivis": Top(0.84, hem=1),
    "chef_jacket": Top(0.84, hem=2),
}
STAINS = (
    (-4, 3, "teal"),
    (2, 5, "red"),
    (-2, 8, "gold"),
    (4, 9, "plum"),
    (-5, 11, "pink"),
    (1, 12, "teal"),
    (3, 2, "gold"),
)


def shell_ramp(figure: Figure) -> Ramp:
    """The colours of the top itself."""
    return palette.cloth(figure.look.top_colour)


def inner_ramp(figure: Figure) -> Ramp:
    """The colours of what is worn under it."""
    return palette.cloth(figure.look.inner_colour)


def sleeve_of(figure: Figure) -> tuple[Ramp, float]:
    """Ramp and reach of the sleeves."""
    top = TOPS[figure.look.top]
    return (inner_ramp(figure) if top.inner_sleeve else shell_ramp(figure)), top.sleeve


def paint_pattern(figure: Figure, mask: Mask, u: Level, v: Level, ramp: Ramp) -> None:
    """Stripes, checks or dots woven into the cloth."""
    c, second = figure.canvas, palette.cloth(figure.look.accent)
    kind = figure.look.pattern
    if kind == "stripes":
        c.fill(mask & (np.floor(v) % 3 == 2), second[3])
        c.fill(mask & (np.floor(v) % 3 == 2) & (u > 3), second[2])
    if kind == "check":
        c.dim(mask & ((np.floor(v) % 4 == 1) | (np.floor(u + 16) % 4 == 1)))
    if kind == "dots":
        c.fill(mask & (np.floor(v) % 3 == 1) & ((np.floor(u + 16) + np.floor(v)) % 4 == 1), second[4])
    if kind == "badge":
        c.fill(mask & (np.abs(u) < 2) & (v > 3) & (v < 6), second[3])


def stain(figure: Figure, mask: Mask) -> None:
    """Paint on a painter's smock."""
    c = figure.canvas
    for x, y, name in STAINS:
        spot = mask & (np.floor(c.x - figure.cx) == x) & (np.floor(c.y - figure.torso_top) == y)
        c.fill(spot | (shifted(spot, 1, 0) & mask & (y % 2 == 1)), palette.cloth(name)[3])
