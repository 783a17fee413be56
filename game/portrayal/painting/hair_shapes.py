"""Owns what hair styles are made of: shapes in head units for each view, and the ways of putting common ones together.

A style has, for each view, `behind` (painted before the head), `over` (after it), `cut` (holes that show the face)
and `lines` (strands, painted a step darker). Texture says how the surface is broken: straight, wavy, curly, coily
or shorn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.portrayal.painting.canvas import Point, Shape, Shapes, curve, mirrored, oval, path


@dataclass(frozen=True)
class View:
    """The shapes of a style from one side."""

    behind: Shapes = ()
    over: Shapes = ()
    cut: Shapes = ()
    lines: Shapes = ()
    knots: Shapes = ()  # buns and puffs: lit one by one, over everything


@dataclass(frozen=True)
class Style:
    """A style from all sides."""

    down: View
    side: View
    up: View
    texture: str = "straight"


CAP = oval(0, -2.8, 10.3, 10.3)
SIDE_CAP = oval(-0.8, -2.8, 10.5, 10.3)
LOW_CAP = oval(0, -1.6, 9.8, 9.6)
SIDE_LOW_CAP = oval(-0.7, -1.6, 9.9, 9.6)


def both(shape: Shape) -> tuple[Shape, Shape]:
    """A shape and its mirror image."""
    return shape, mirrored(shape)


# ---- openings: where the face shows, front view -------------------------------------------------------
PARTED = curve(
    *path("-8,12 -8,2 -7.6,-1.4 -6,-3.6 -3.4,-6.2 -3.4,-6.2 0,-4.4 4,-3.4 7,-2.4 8.2,0.6 8,6 8,12"),
)
SWEPT = curve(*path("-8.4,12 -8.4,1 -7.8,-3 -5,-5.6 0,-6.6 5,-5.6 7.8,-3 8.4,1 8.4,12"))
FRINGE = path("-7.6,12 -7.8,-1 -6.4,-2.6 -4.6,-2 -2.4,-3 -0.4,-2.2 1.6,-3 3.8,-2 5.8,-2.8 7.8,-1 7.6,12")
CENTRE = curve(*path("-7.4,12 -7.8,3 -7,-1 -4,-4 0,-7.4 0,-7.4 4,-4 7,-1 7.8,3 7.4,12"))
TOUSLED = path(
    "-8.2,12 -8.2,1 -7.6,-2 -5.8,-3.4 -5,-2 -3.2,-4.4 -1.4,-2.6 0.6,-4.8 2.6,-2.8 4.6,-4.4 6.2,-2 7.8,-2.4 8.2,1 8.2,12"
)
HIGH = curve(*path("-8.6,12 -8.7,-1 -7.4,-5.6 -3.4,-6.6 0,-6.8 3.4,-6.6 7.4,-5.6 8.7,-1 8.6,12"))
# ---- openings, side view: short hair shows the ear, long hair hides it ------------------------------------
EAR_FREE = curve(
    *path("12,-5.2 7.6,-5 4.8,-3.6 3.0,-1.6 2.2,1.4 0.9,1.4 0.8,-0.4 -1.6,-0.8 -2.8,1 -2.6,3.6 -4.4,6 -5.4,9 -5,14 12,14"),
    detail=3,
)
EAR_HIGH = curve(
    *path("12,-6.0 7.4,-6.2 4.6,-5 3.0,-2.4 2.2,0 0.9,0.8 0.8,-0.6 -1.6,-0.8 -2.8,1 -2.6,3.6 -4.4,5 -6,7.4 -6,14 12,14"),
    detail=3,
)
EAR_HIDDEN = curve(*path("12,-5.2 7.4,-4.8 4.4,-3.2 2.6,-0.4 1.6,3.4 1.6,8 1.2,15 12,15"), detail=3)
SIDE_FRINGE = path("12,-2.8 8.4,-2.6 6.6,-3.2 4.4,-2.4 2.8,-2.6 2,1 1.6,6 1.4,15 12,15")
SIDE_TOUSLED = path(
    "12,-4.4 8.6,-2.6 7,-4.4 5.2,-2.4 3.8,-3.6 2.8,-0.2 2.0,1.4 0.9,1.2 0.8,-0.4 -1.6,-0.8 "
    "-2.8,1 -2.6,3.6 -4.4,6 -5.4,9 -5,14 12,14"
)
# ---- ends at the nape, back view -----------------------------------------------------------------------------
NAPE = path("-12,4 -9,3 -7.6,5.4 -5.2,6.2 -3.6,5.4 -1.6,6.6 0.2,5.6 2.2,6.6 4.2,5.6 6,6.2 7.8,5 9,3 12,4 12,16 -12,16")
HIGH_NAPE = curve(*path("-12,1 -9,1.4 -6,4.2 0,5 6,4.2 9,1.4 12,1 12,16 -12,16"), detail=3)

BACK_LINES = (path("-4.5,-6 -6.2,0 -6,4"), path("0,-9 -0.8,-2 -1.4,4"), path("4.6,-6 5.8,0 5.4,4"))
FRONT_LINES = (path("-3,-11 -5.6,-7.6 -6.8,-4"), path("1,-11 4,-8 5.8,-4.6"))
SIDE_LINES = (path("2,-11 -3,-7 -5.6,-1"), path("-2,-6 -4.4,0 -5,4"))


def short_style(
    front: Shape,
    side: Shape,
    texture: str = "straight",
    extra: tuple[Shapes, Shapes, Shapes] = ((), (), ()),
    nape: Shape = NAPE,
    lines: bool = True,
) -> Style:
    """Any cut that ends above the collar: a cap with the face and ears cut out, and tufts added."""
    tufts, side_tufts, back_tufts = extra
    return Style(
        View(over=(CAP, *tufts), cut=(front,), lines=FRONT_LINES if lines else ()),
        View(over=(SIDE_CAP, *side_tufts), cut=(side,), lines=SIDE_LINES if lines else ()),
        View(over=(CAP, *back_tufts), cut=(nape,), lines=BACK_LINES if lines else ()),
        texture,
    )


def _fall_lines(length: float) -> tuple[Shapes, Shapes]:
    n = length
    back = (
        f"0,-10 -.6,0 -1,{n - 3}",
        f"-4.6,-6 -5.4,2 -4.8,{n - 4}",
        f"4.2,-7 4.8,2 4.2,{n - 5}",
        f"7.4,-3 7.6,4 6.4,{n - 5}",
    )
    side = (f"1,-9 -4,-2 -4.4,{n - 4}", f"-4,-8 -8,0 -7.8,{n - 4}", f"4,-8 0,-2 -1.2,{n - 8}")
    return tuple(map(path, back)), tuple(map(path, side))


def _back_tips(width: float, length: float) -> Shape:
    """The end of long hair seen from behind: uneven locks, narrower than the shoulders."""
    w, n = width, length
    return path(
        f"-9.4,-4 {-w},4 {-w + 0.8},{n - 5} {-w + 2.2},{n - 1.4} -4.8,{n - 2.6} -3,{n} -.8,{n - 2} 1.4,{n + 0.4} "
        f"3.4,{n - 2.2} 5.4,{n - 0.6} {w - 1.6},{n - 3.4} {w - 0.4},{n - 6} {w},4 9.4,-4"
    )


def long_style(front: Shape, side_cut: Shape, length: float, width: float, texture: str, locks: float) -> Style:
    """Hair past the jaw: a fall behind the body, locks before the shoulders, tapered ends at the back."""
    w, n, k = width, length, locks
    fall = path(f"-9.6,-4 {-w},3 {-w + 0.4},{n - 4} {-w + 3},{n} 0,{n - 1} {w - 3},{n} {w - 0.4},{n - 4} {w},3 9.6,-4")
    tip = f"{-w + 1.6},{k}"
    lock = path(f"-9.6,-4 {-w - 0.2},3 {-w + 0.6},{k - 3} {tip} {tip} -7.4,{k - 4} -7.2,2 -7.6,-3")
    beside = path(
        f"-8,-8 -10.8,0 -10.8,{n - 6} -9.4,{n - 1} -8,{n} -8,{n} -5,{n - 3} -3.2,{n - 2} -3.2,{n - 2} -1,{n - 6} .6,4 2,0 0,-8"
    )
    back_lines, side_lines = _fall_lines(n)
    below = path("-14,8.6 14,8.6 14,30 -14,30")
    return Style(
        View(behind=(curve(*fall),), over=(CAP, *both(curve(*lock))), cut=(front,), lines=FRONT_LINES),
        View(behind=(curve(*beside),), over=(SIDE_CAP, curve(*beside)), cut=(side_cut, below), lines=side_lines),
        View(over=(CAP, _back_tips(w, n)), lines=back_lines),
        texture,
    )


def with_knots(
    base: Style, down: Shapes = (), side: Shapes = (), up: Shapes = (), behind: Shapes = (), side_behind: Shapes = ()
) -> Style:
    """A style with buns, puffs or a tail added."""
    return Style(
        View(base.down.behind + behind, base.down.over, base.down.cut, base.down.lines, down),
        View(base.side.behind + side_behind, base.side.over, base.side.cut, base.side.lines, side),
        View(base.up.behind, base.up.over, base.up.cut, base.up.lines, up),
        base.texture,
    )


def beads(points: Sequence[Point], first: float, last: float) -> Shapes:
    """A braid: overlapping ovals along a line, thinner towards its end."""
    steps = len(points) - 1
    return tuple(oval(x, y, first + (last - first) * i / steps, 1.9) for i, (x, y) in enumerate(points))


def braid_line(x0: float, y0: float, x1: float, y1: float, count: int) -> list[Point]:
    """Points along a braid."""
    return [(x0 + (x1 - x0) * i / (count - 1), y0 + (y1 - y0) * i / (count - 1)) for i in range(count)]


HIGHEST = -14.2  # hair above this would leave the frame


def fitted(shape: Shape) -> Shape:
    """The shape with whatever is too tall pressed down below `HIGHEST`."""
    peak = min(y for _, y in shape)
    if peak >= HIGHEST:
        return shape
    squeeze = (HIGHEST + 8) / (peak + 8)
    return tuple((x, y if y > -8 else -8 + (y + 8) * squeeze) for x, y in shape)


def fitted_view(view: View) -> View:
    """The view with nothing too tall in it."""
    behind, over, knots = (tuple(map(fitted, part)) for part in (view.behind, view.over, view.knots))
    return View(behind, over, view.cut, view.lines, knots)


def fitted_style(style: Style) -> Style:
    """The style with nothing too tall in it."""
    return Style(fitted_view(style.down), fitted_view(style.side), fitted_view(style.up), style.texture)
