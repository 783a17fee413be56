"""Wooden fence in pieces that join, and a gate."""
from . import palette as p
from .canvas import Canvas
from .joined import MASKS, piece_name
from .prop import Prop, still

PAD, FOOT = 8, 44                      # canvas margin; row of the fence's foot in the padded canvas
BASE = 44                              # row of the tile's lower edge in a finished piece


def picket(c, x, foot, m, tall=28, stacked=False):
    """A pointed board 6 px wide standing on `foot`; a stacked one shows a dark edge against the board behind."""
    top = foot - tall
    if stacked:
        c.hline(x, top - 1, 6, m[0])
        c.hline(x + 1, top - 2, 4, m[0])
        c.hline(x + 2, top - 3, 2, m[0])
    c.rect(x, top, 6, tall, m[3])
    c.vline(x, top, tall, m[4])
    c.vline(x + 5, top + 1, tall - 1, m[1])
    c.hline(x + 1, top - 1, 4, m[4])
    c.hline(x + 2, top - 2, 2, m[4])
    c.hline(x, foot - 1, 6, m[0])
    c.dots(m[0], (x + 2, foot - tall + 9), (x + 2, foot - tall + 19))


def file_of_pickets(c, x, feet, m):
    """A run that goes away from the viewer, from its far end: each board hides all but the tip of the one behind."""
    for foot in feet:
        picket(c, x, foot, m, stacked=True)
        c.rect(x + 1, foot - 24, 4, 24, m[2])


def _rails(c, x, w, foot, m):
    for y in (foot - 21, foot - 11):
        c.rect(x, y, w, 4, m[2])
        c.hline(x, y, w, m[4])
        c.hline(x, y + 3, w, m[0])


def fence(mask, m):
    """Pickets half a tile apart; a run going away from the viewer shows their tips, a quarter of a tile apart."""
    c, x = Canvas(32 + 2 * PAD, 64), PAD + 13
    if "n" in mask:
        file_of_pickets(c, x, range(FOOT - 32, FOOT, 8), m)
    for side, rail, post in (("w", 0, PAD - 3), ("e", PAD + 16, PAD + 29)):
        if side in mask:
            _rails(c, rail, PAD + 16, FOOT, m)
            picket(c, post, FOOT, m)
    picket(c, x, FOOT, m, stacked="n" in mask)
    if "s" in mask:
        file_of_pickets(c, x, range(FOOT + 8, FOOT + 24, 8), m)
    c.outline()
    return c.crop(PAD, 6, 32, BASE)


def gate(opened, m):
    c = Canvas(32, 44)
    foot = 39
    for x in (-1, 27):
        picket(c, x, foot, m, 31)
    if opened:
        c.rect(3, 12, 5, 22, m[2])
        c.vline(3, 12, 22, m[4])
        c.vline(7, 13, 22, m[0])
        c.rect(3, 9, 5, 3, m[4])
        return c.outline()
    _rails(c, 5, 22, foot, m)
    for i, x in enumerate((6, 12, 18, 23)):
        rise = (0, 2, 2, 0)[i]
        c.rect(x, 13 - rise, 4, 23 + rise, m[3])
        c.vline(x, 13 - rise, 23 + rise, m[4])
        c.vline(x + 3, 14 - rise, 22 + rise, m[1])
        c.hline(x, 35, 4, m[0])
    c.line(7, 33, 24, 20, m[1], 2)
    c.rect(22, 22, 3, 3, "stone1")
    return c.outline()


def props():
    for name, m in (("wood", p.OAK), ("white", p.WHITE)):
        for mask in MASKS:
            yield still(piece_name(f"fence_{name}", mask), "fence", fence(mask, m), use_from=(), group="outdoor",
                        base=BASE, extra={"joins": mask})
        yield Prop(f"gate_{name}", "gate", {"closed": gate(False, m), "open": gate(True, m)}, (1, 1),
                   ("north", "south"), "outdoor", base=BASE)
