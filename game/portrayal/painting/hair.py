"""Owns painting hair: strands, curls, gloss, and the order in which a style's parts go on."""

import itertools

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, Level, Mask, Shape, Shapes, raster, shifted
from game.portrayal.painting.hair_shapes import View
from game.portrayal.painting.hair_styles import STYLES
from game.portrayal.painting.palette import Ramp

EAR_STYLES = (
    "bald",
    "balding",
    "cropped",
    "short",
    "messy",
    "undercut",
    "mohawk",
    "quiff",
    "spiky",
    "slick",
    "curly",
    "afro",
    "puffs",
    "ponytail",
    "low_ponytail",
    "bun",
    "low_bun",
    "long_braid",
)
CLUMPS = {"curly": 3.8, "coily": 2.6}  # how large the curls are, in head units


def surface(canvas: Canvas, x: float, y: float, scale: float, texture: str) -> Level:
    """Small brightness differences that make strands, waves, curls or stubble."""
    dx, dy = (canvas.x - x) / scale, (canvas.y - y) / scale
    angle = np.arctan2(dy + 13, dx)
    crown = np.sin(angle * 11) * 0.05
    fall = np.sin(dx * 2.1) * 0.06
    if texture == "wavy":
        fall = np.sin(dx * 1.7 + np.sin(dy * 0.9) * 1.3) * 0.09 + np.sin(dy * 0.9 + np.abs(dx) * 0.5) * 0.05
    if texture == "coily":
        return np.zeros_like(dx)
    if texture == "shorn":
        return np.asarray(np.where((np.floor(canvas.x) + np.floor(canvas.y)) % 2 == 0, 0.02, -0.02))
    return np.asarray(np.where(dy < -1, crown, fall))


def gloss(canvas: Canvas, x: float, y: float, scale: float, texture: str) -> Level | float:
    """The bright band round the crown; none on matt hair."""
    if texture in ("coily", "shorn"):
        return 0.0
    dx, dy = (canvas.x - x) / scale, (canvas.y - y) / scale
    crown = 0.22 * np.exp(-(((dy + 7.2 - dx * dx * 0.05 + np.sin(dx * 2.2) * 0.5) / 1.3) ** 2)) * (np.abs(dx + 1.5) < 7)
    fall = 0.20 * np.exp(-(((dy - 5.4 + dx * dx * 0.03 + np.sin(dx * 1.9) * 0.8) / 1.5) ** 2)) * (np.abs(dx + 1) < 8)
    band: Level = crown + fall
    return band


def clump_level(canvas: Canvas, mask: Mask, level: Level, x: float, y: float, scale: float, size: float = 3.8) -> Level:
    """Curls: overlapping round clumps on a staggered grid, each lit a little by itself."""
    step = size * scale
    out = level - 0.06
    for j in range(-9, 12):
        for i in range(-8, 9):
            stray = (np.sin(i * 12.9 + j * 78.2) * 0.3, np.sin(i * 39.4 + j * 11.1) * 0.3)
            cx, cy = x + (i + (j % 2) * 0.5 + stray[0]) * step, y + (j * 0.86 + stray[1]) * step
            u, v = (canvas.x - cx) / (step * 0.62), (canvas.y - cy) / (step * 0.62)
            inside = (u * u + v * v < 1) & mask
            own = 0.16 * (u * canvas.light[0] + v * canvas.light[1]) + 0.03
            out = np.where(inside, level + own, out)
    return out


def paint_mass(canvas: Canvas, mask: Mask, ramp: Ramp, x: float, y: float, scale: float, texture: str, bias: float = 0.0) -> None:
    """The main body of hair: an ellipsoid with strands and gloss."""
    level = canvas.round_level(x - 0.5 * scale, y - 3 * scale, 11.5 * scale, 12 * scale, 0.42) + bias
    level = level + surface(canvas, x, y, scale, texture) + gloss(canvas, x, y, scale, texture)
    if texture in CLUMPS:
        level = clump_level(canvas, mask, level, x, y, scale, CLUMPS[texture])
    canvas.tone(mask, ramp[1:5], level, (0.30, 0.58, 0.89))


def paint_lines(canvas: Canvas, lines: Shapes, mask: Mask, x: float, y: float, scale: float) -> None:
    """Strands: thin lines one step darker, only where there is hair."""
    for line in lines:
        points = [(x + px * scale, y + py * scale) for px, py in line]
        trace = canvas.empty_mask()
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            steps = int(max(abs(x1 - x0), abs(y1 - y0), 1) * 2)
            for t in np.linspace(0, 1, steps + 1):
                row, column = int(y0 + (y1 - y0) * t), int(x0 + (x1 - x0) * t)
                if 0 <= row < canvas.height and 0 <= column < canvas.width:
                    trace[row, column] = True
        canvas.dim(trace & mask)


def lag(knot: Shape, trail: int) -> int:
    """How far a knot stays behind a step: what hangs low swings most, a bun not at all."""
    middle = sum(p[1] for p in knot) / len(knot)
    return trail * (0 if middle < 4 else 1 if middle < 11 else 2)


def paint_knots(
    canvas: Canvas, knots: Shapes, ramp: Ramp, x: float, y: float, scale: float, texture: str, trail: int = 0
) -> None:
    """Buns, puffs, tails and braids: each with its own light and a dark seam under it."""
    for knot in knots:
        mask = raster(canvas, [knot], x - lag(knot, trail), y, scale)
        if not mask.any():
            continue
        rows, columns = np.nonzero(mask)
        cx, cy = columns.mean() + 0.5, rows.mean() + 0.5
        rx, ry = max(np.ptp(columns) / 2 + 1, 2), max(np.ptp(rows) / 2 + 1, 2)
        canvas.contact(mask, 2 if texture != "shorn" else 1)
        level = canvas.round_level(cx, cy, rx, ry, 0.6) + surface(
            canvas, x, y, scale, "straight" if texture == "shorn" else texture
        )
        if texture in CLUMPS:
            level = clump_level(canvas, mask, level, x, y, scale, CLUMPS[texture])
        canvas.tone(mask, ramp[1:5], level, (0.26, 0.5, 0.8))
        if texture != "shorn":
            canvas.fill(mask & ~shifted(mask, 0, -1) & (canvas.y < canvas.height - 1), ramp[1])


def style_view(look: Look, view: str) -> View:
    """The shapes of a look's hair from a side."""
    style = STYLES[look.hair]
    return style.down if view == "down" else style.up if view == "up" else style.side


def paint_behind(canvas: Canvas, look: Look, view: str, x: float, y: float, scale: float) -> None:
    """Hair that the head and body cover."""
    part = style_view(look, view)
    if part.behind:
        mask = raster(canvas, part.behind, x, y, scale)
        ramp = palette.hair(look.hair_colour)
        paint_mass(canvas, mask, ramp, x, y, scale, STYLES[look.hair].texture, -0.16 if view == "down" else 0.0)
        if view == "side":
            paint_lines(canvas, part.lines, mask, x, y, scale)


def paint_over(
    canvas: Canvas,
    look: Look,
    view: str,
    x: float,
    y: float,
    scale: float,
    clip: Mask | None = None,
    lift: float = 0,
    trail: int = 0,
) -> Mask:
    """Hair over the head; `clip` is where a hat leaves it visible, `lift` raises the fringe, `trail` swings braids (px)."""
    part, style, ramp = style_view(look, view), STYLES[look.hair], palette.hair(look.hair_colour)
    mask = raster(canvas, part.over, x, y, scale) & ~raster(canvas, part.cut, x, y - lift, scale)
    if clip is not None:
        mask &= clip
    shade = (shifted(mask, 0, 1) | shifted(mask, 0, 2)) & ~mask & canvas.solid() & (canvas.y < y + scale)
    if view != "up":
        canvas.dim(shade)
    paint_mass(canvas, mask, ramp, x, y, scale, style.texture, -0.08 if style.texture == "shorn" else 0.0)
    paint_lines(canvas, part.lines, mask, x, y, scale)
    under = mask & ~shifted(mask, 0, -1) & (canvas.y > y - 6 * scale) & shifted(canvas.solid(), 0, -1)
    if not (view == "side" and part.behind):
        canvas.fill(under, ramp[1])
    else:
        canvas.fill(under & (canvas.y < y + 4 * scale), ramp[1])
    knots = part.knots if clip is None else tuple(k for k in part.knots if min(p[1] for p in k) > -6)
    paint_knots(canvas, knots, ramp, x, y, scale, style.texture, trail)
    return mask


def shows_ear(look: Look) -> bool:
    """Whether the side view shows the ear."""
    return look.hair in EAR_STYLES and look.hat != "headscarf"
