"""Owns the hair styles there are, used by the walking figure and (the front view) by the portrait."""

from game.portrayal.painting import curls_and_braids
from game.portrayal.painting.canvas import curve, oval, path
from game.portrayal.painting.hair_shapes import (
    BACK_LINES,
    CAP,
    CENTRE,
    EAR_FREE,
    EAR_HIDDEN,
    EAR_HIGH,
    FRINGE,
    FRONT_LINES,
    HIGH,
    HIGH_NAPE,
    LOW_CAP,
    NAPE,
    PARTED,
    SIDE_CAP,
    SIDE_FRINGE,
    SIDE_LINES,
    SIDE_LOW_CAP,
    SIDE_TOUSLED,
    SWEPT,
    TOUSLED,
    Style,
    View,
    both,
    fitted_style,
    long_style,
    short_style,
    with_knots,
)


def _bald() -> Style:
    return Style(View(), View(), View())


def _balding() -> Style:
    sides = curve(*path("-9.4,-3 -10,1 -9,5 -7.8,3.4 -8.2,-2"))
    back = curve(*path("-9.6,-1 -9.4,4 -6,6 0,6.6 6,6 9.4,4 9.6,-1 5,0.6 0,1.2 -5,0.6"))
    side = curve(*path("-9.8,-2 -9.6,3 -6.4,6.8 -3.6,5.4 -2.8,1 -1.4,-0.8 0.8,-1.6 -3,-2.6"))
    return Style(View(over=both(sides)), View(over=(side,)), View(over=(back,)), "shorn")


def _cropped() -> Style:
    """Shorn close: the skull's own outline, half a pixel wider."""
    front = (curve(*path("-8.2,12 -8.6,-1 -6.6,-4.2 -4,-4.6 0,-4.8 4,-4.6 6.6,-4.2 8.6,-1 8.2,12")),)
    return Style(
        View(over=(LOW_CAP,), cut=front),
        View(over=(SIDE_LOW_CAP,), cut=(EAR_HIGH,)),
        View(over=(LOW_CAP,), cut=(HIGH_NAPE,)),
        "shorn",
    )


def _undercut() -> Style:
    """Shorn sides (painted by the texture below the line) and a full swept top."""
    top = path(
        "-8.6,-5.4 -8.8,-9 -6,-12.4 -1,-14 1.6,-14.6 6,-13 9.2,-11.4 9.6,-8 10.6,-6.4 8.4,-4.8 "
        "7,-2.8 5.4,-4.6 3.2,-2.6 1.8,-4.8 -1,-3.4 -2.6,-5.6 -5,-4.6 -6.4,-6.2"
    )
    side = path(
        "8.6,-5 10.8,-8 9.4,-11.6 5,-14.4 -1,-13.4 -6,-11.6 -8.6,-8.6 -8,-5.6 -6,-6.6 -4,-4.6 "
        "-2,-6.2 1,-4.2 3,-5.8 5,-3.4 6.4,-5.2 8,-3.6"
    )
    back = path("-8.8,-4.6 -8.8,-9 -5,-12.8 0,-14 5,-13 9,-9.6 9,-4.6 7,-5.4 5,-3 3,-4.6 0,-2.4 -2.4,-4.6 -5,-2.8 -7,-5.2")
    return Style(
        View(over=both(curve(*path("-9.3,-5 -9.6,0 -8.8,2.4 -8,1 -8,-4"))), knots=(top,), lines=()),
        View(over=(SIDE_LOW_CAP,), cut=(EAR_HIGH,), knots=(side,)),
        View(over=(LOW_CAP,), cut=(HIGH_NAPE,), knots=(back,)),
        "shorn",
    )


def _quiff() -> Style:
    wave = curve(*path("-7.4,-5 -9.4,-9.4 -4,-13 4,-14.6 9,-13 8.6,-10 10,-7.2 6,-5.4 0,-6.6"))
    side = curve(*path("8.6,-4.8 12,-8 11,-13 6,-14.4 -2,-12.4 -3,-8 3,-6"))
    base = short_style(HIGH, EAR_FREE, lines=False)
    return with_knots(base, (wave,), (side,), ())


def _spiky() -> Style:
    tips = (
        path("-11,-5 -6,-9 -7,-3"),
        path("-9,-12 -3,-11 -7,-5"),
        path("-2,-15 1,-10 -5,-9"),
        path("5,-14.6 6,-9 0,-10"),
        path("10.6,-10 8,-5 4,-10"),
        path("11.6,-2 8,-6 8.4,1"),
    )
    back = (*tips, path("-11,1 -8,-4 -7.6,3"), path("11,1 8,-4 7.6,3"))
    side = (
        path("-12,0 -6,-6 -8,3"),
        path("-11.4,-8 -4,-10 -8,-2"),
        path("-4,-15 0,-9 -7,-9"),
        path("4,-15 6,-9 -1,-10"),
        path("10.6,-10.6 8,-5 3,-10"),
    )
    return short_style(TOUSLED, SIDE_TOUSLED, extra=(tips, side, back))


def _bob() -> Style:
    bell = curve(*path("-9.4,-4 -11,3 -10.4,8.4 -6.6,9 -6.6,9 -7,2 -7.8,-3"))
    back = curve(*path("-9.4,-4 -11,3 -10.4,8 -6,9.4 0,9 6,9.4 10.4,8 11,3 9.4,-4"))
    side = curve(*path("-8,-8 -11,0 -10.8,6 -8.4,8.8 0,9 2.2,8.4 2.2,8.4 2,2 2.6,-2"))
    return Style(
        View(behind=(back,), over=(CAP, *both(bell)), cut=(FRINGE,), lines=FRONT_LINES),
        View(over=(SIDE_CAP, side), cut=(SIDE_FRINGE,), lines=(*SIDE_LINES, path("0,-6 -1,2 -0.8,7"))),
        View(
            over=(CAP, back),
            lines=(
                path("-4.6,-6 -6,1 -5.6,7"),
                path("0,-9 -0.6,0 -0.8,7"),
                path("4.8,-6 5.8,1 5.2,7"),
            ),
        ),
        "straight",
    )


def _ponytail() -> Style:
    base = short_style(PARTED, EAR_FREE)
    tail = curve(*path("-1.6,-4 -3.4,2 -3,9 0,15 0,15 3,9 3.4,2 1.6,-4"))
    side = curve(*path("-8,-6 -11,-6.4 -13.4,-1 -12.6,6 -9.6,12 -9.6,12 -9,5 -9,0"))
    return with_knots(
        base,
        (),
        (side,),
        (tail,),
        behind=(curve(*path("6,-10 10.6,-10 13,-5 12.6,2 12.4,8 10,13 10,13 9.4,6 8,0")),),
    )


def _low_ponytail() -> Style:
    base = short_style(SWEPT, EAR_FREE)
    tail = curve(*path("-2,4 -2.8,9 -1.8,14 0,16.4 0,16.4 1.8,14 2.8,9 2,4"))
    side = curve(*path("-7,3 -10.6,5 -11,10 -9.6,14 -9.6,14 -7,10 -6,6"))
    return with_knots(base, (), (), (tail,), side_behind=(side,))


def _bun() -> Style:
    """A bun on top; the hair under it lies close, so that the bun stands clear."""
    base = Style(
        View(over=(LOW_CAP,), cut=(PARTED,), lines=FRONT_LINES),
        View(over=(SIDE_LOW_CAP,), cut=(EAR_FREE,), lines=SIDE_LINES),
        View(over=(LOW_CAP,), cut=(NAPE,), lines=BACK_LINES),
    )
    return with_knots(base, (oval(0.4, -11, 4.8, 3.2),), (oval(-5.4, -10.6, 4.4, 3.6),), (oval(0, -10.2, 5, 4),))


def _low_bun() -> Style:
    base = short_style(PARTED, EAR_FREE)
    return with_knots(base, (), (oval(-10, 3.4, 3.8, 3.8),), (oval(0, 4.6, 5, 4),), behind=both(oval(9.2, 5.4, 2.2, 2.4)))


def _slick() -> Style:
    """Combed straight back, close to the skull."""
    front = Style(
        View(over=(LOW_CAP,), cut=(HIGH,), lines=(((-3, -10), (-4, -7)), ((1, -11), (1, -7)), ((5, -10), (5, -7)))),
        View(over=(SIDE_LOW_CAP,), cut=(EAR_HIGH,), lines=(path("6,-7 -1,-9 -8,-5"), path("4,-5 -3,-6 -8,-1"))),
        View(over=(LOW_CAP,), cut=(NAPE,), lines=BACK_LINES),
        "straight",
    )
    return front


def _mohawk() -> Style:
    """A crest from brow to nape over shorn sides."""
    base = _cropped()
    crest = path("-2.8,-4.4 -3.4,-9 -3,-14.2 -1,-13.4 0.4,-14.2 2,-13.4 3.2,-14.2 3.4,-9 2.8,-4.4 0,-3.4")
    side = path(
        "8.4,-5 10.6,-9.4 7.4,-9.8 7.4,-13.6 3.8,-12.2 1.4,-14.2 -1.4,-12.6 -5,-14 -6.2,-11.4 -9.8,-11 -9.4,-8 "
        "-12.4,-5.6 -10.4,-3.4 -11.8,0.4 -8.4,1.4 -7.2,-4 -3,-7.4 3,-7.6"
    )
    back = path("-3,-14.2 -1,-13.4 0.4,-14.2 2,-13.4 3.2,-14.2 3.4,-9 2.8,-1 2,4.4 0,6 -2,4.4 -2.8,-1 -3.4,-9")
    return with_knots(base, (crest,), (side,), (back,))


STYLES = {
    "bald": _bald(),
    "balding": _balding(),
    "cropped": _cropped(),
    "short": short_style(PARTED, EAR_FREE),
    "messy": short_style(
        TOUSLED,
        SIDE_TOUSLED,
        extra=(
            (path("-10.6,-9 -5,-11 -8,-5"), path("3,-14.6 5,-10 -2,-11"), path("11.4,-4 8,-8 8,-1")),
            (path("-11.6,-6 -6,-10 -8,-2"), path("-2,-14.8 2,-10 -6,-10"), path("-12,2 -8,-3 -7,5")),
            (path("-10.8,-8 -5,-11 -8,-4"), path("3,-14.6 5,-10 -2,-11"), path("11.4,0 8,-5 7,3")),
        ),
    ),
    "undercut": _undercut(),
    "mohawk": _mohawk(),
    "quiff": _quiff(),
    "spiky": _spiky(),
    "slick": _slick(),
    "curly": curls_and_braids.curly(),
    "curly_bob": curls_and_braids.curly_bob(),
    "afro": curls_and_braids.afro(),
    "puffs": curls_and_braids.puffs(),
    "bob": _bob(),
    "long": long_style(FRINGE, SIDE_FRINGE, 15, 9.6, "straight", 13),
    "long_parted": long_style(CENTRE, EAR_HIDDEN, 15, 9.8, "straight", 14),
    "wavy": long_style(PARTED, EAR_HIDDEN, 14, 10.6, "wavy", 13),
    "shaggy": long_style(CENTRE, EAR_HIDDEN, 9.6, 10.2, "wavy", 9),
    "ponytail": _ponytail(),
    "low_ponytail": _low_ponytail(),
    "bun": _bun(),
    "low_bun": _low_bun(),
    "space_buns": curls_and_braids.space_buns(),
    "braids": curls_and_braids.braids(),
    "long_braid": curls_and_braids.long_braid(),
    "box_braids": curls_and_braids.box_braids(),
}
STYLES = {name: fitted_style(style) for name, style in STYLES.items()}
