"""Desks with their chair: two tiles wide and two deep, so that people sit at their work."""
from . import palette as p
from .bedroom import desk_top
from .canvas import Canvas
from .college import computer, computer_desk
from .living import chair, chair_overlay
from .parts import box, drawer, grain
from .prop import Prop, still

DEPTH = 32                             # the chair's base line lies this far below the desk's
CHAIR_BASE = 41                        # row below a chair's last in its own canvas


def writing_desk():
    """Two columns of drawers at the left, room for the knees at the right."""
    c, m = Canvas(64, 54), p.OAK
    box(c, 1, 12, 62, 15, 25, m)
    grain(c, 3, 14, 58, 10, "mid1", 5, 6)
    c.rect(37, 31, 22, 21, "wood0")
    c.rect(37, 31, 22, 4, "ink0")
    for y, h in ((30, 7), (38, 7), (46, 6)):
        drawer(c, 4, y, 15, h, m)
        drawer(c, 20, y, 15, h, m)
    desk_top(c)
    return c.outline()


def computer_at(n):
    """The desk with a screen on it; n is the frame when on."""
    c = Canvas(64, 78)
    c.blit(computer_desk(), 0, 28)
    c.blit(computer(n), 0, 13)
    return c


def paper_bin():
    c = Canvas(32, 24)
    c.rect(12, 3, 5, 5, "stone5")
    c.rect(16, 5, 4, 4, "stone4")
    for j in range(15):
        inset = j // 6
        c.hline(9 + inset, 7 + j, 14 - 2 * inset, "stone1" if j % 3 else "stone2")
    c.hline(8, 7, 16, "stone3")
    c.hline(9, 21, 14, "stone0")
    return c.outline()


def with_chair(desk, desk_base, column, seat):
    """A desk, a chair before one of its tiles and a paper bin before the other."""
    c = Canvas(64, desk_base + DEPTH)
    c.blit(desk, 0, 0)
    foot = desk_base + DEPTH
    c.blit(paper_bin(), 32 - 32 * column, foot - 30)
    c.blit(chair("up", p.WALNUT, seat), 32 * column, foot - CHAIR_BASE)
    return c


def chair_over(height, column):
    c = Canvas(64, height)
    c.blit(chair_overlay(p.WALNUT), 32 * column, height - CHAIR_BASE)
    return c


def props():
    art = with_chair(writing_desk(), 53, 1, p.RED)
    yield still("desk_set", "desk", art, footprint=(2, 2), use_from=("here",), overlay=chair_over(art.h, 1),
                extra={"seats": [[1, 1, "up"]], "seat": 13})
    screens = {"off": with_chair(computer_at(None), 73, 0, p.BLUE),
               "on": [with_chair(computer_at(n), 73, 0, p.BLUE) for n in (0, 1)]}
    yield Prop("computer_desk_set", "computer desk", screens, (2, 2), ("here",), overlay=chair_over(screens["off"].h, 0),
               extra={"seats": [[0, 1, "up"]], "seat": 13})
