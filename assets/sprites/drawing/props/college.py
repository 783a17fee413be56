"""The college: blackboard, podium, student desks, computers."""
from . import palette as p
from .canvas import Canvas
from .living import chair, chair_overlay
from .noise import rng
from .parts import book_pile, box, drawer, face, frame, grain, leg, panel, paper, plinth
from .prop import Prop, still


def blackboard(written):
    c = Canvas(96, 50)
    frame(c, 1, 1, 94, 44, p.OAK)
    c.rect(4, 4, 88, 38, "teal0")
    c.rect(4, 4, 88, 2, "leaf0")
    for x, y, w in ((12, 30, 20), (60, 12, 24), (40, 34, 14)):
        c.hline(x, y, w, "teal1")
        c.hline(x + 3, y + 1, w - 8, "teal1")
    if written:
        _chalk(c)
    c.rect(1, 44, 94, 4, "wood3")
    c.hline(1, 44, 94, "wood5")
    c.hline(1, 47, 94, "wood1")
    for x, t in ((20, "stone5"), (27, "pink3"), (33, "gold3")):
        c.rect(x, 43, 4, 2, t)
    c.rect(66, 41, 10, 4, "wood1")
    c.hline(66, 41, 10, "stone3")
    return c.outline()


def _chalk(c):
    g = rng(8)
    for y in (9, 14, 19, 24):
        x = 8
        while x < 38:
            w = int(g.integers(2, 7))
            c.hline(x, y, w, "stone4")
            x += w + 2
    c.line(50, 36, 50, 9, "stone5")
    c.line(50, 36, 86, 36, "stone5")
    last = 34
    for x in range(52, 86):
        y = 34 - int((x - 52) ** 1.6 * .085)
        c.vline(x, min(y, last), max(1, last - y), "gold3")
        last = y
    c.line(52, 34, 82, 20, "pink3")
    for k in (8, 14, 20):
        c.dot(k, 33, "stone5")
    c.rect(8, 32, 9, 1, "stone4")
    c.rect(22, 29, 10, 1, "pink3")
    c.rect(22, 29, 1, 9, "pink3")
    c.rect(22, 37, 10, 1, "pink3")
    c.rect(31, 29, 1, 9, "pink3")


def podium():
    c, m = Canvas(32, 52), p.WALNUT
    c.rect(5, 20, 22, 28, m[2])
    face(c, 5, 19, 22, 29, m)
    panel(c, 9, 24, 14, 17, m)
    c.ellipse(15.5, 32, 3.5, 3.5, "gold1")
    c.ellipse(15, 31.5, 2, 2, "gold3")
    plinth(c, 3, 46, 26, 4, m)
    c.poly([(2, 18), (29, 18), (26, 9), (5, 9)], m[2])
    c.line(5, 9, 26, 9, m[3])
    c.rect(2, 17, 28, 3, m[3])
    c.hline(2, 17, 28, m[4])
    c.hline(2, 20, 28, m[0])
    c.poly([(8, 16), (24, 16), (22, 10), (10, 10)], "stone5")
    c.vline(16, 10, 7, "stone3")
    for y in (12, 14):
        c.hline(11, y, 4, "stone2")
        c.hline(18, y, 4, "stone2")
    c.line(25, 10, 22, 3, "stone1")
    c.rect(20, 1, 3, 4, "stone0")
    c.dot(20, 1, "stone3")
    return c.outline()


def student_desk():
    c, m = Canvas(32, 40), p.OAK
    for x in (3, 26):
        leg(c, x, 22, 16, p.STEEL)
    c.rect(6, 22, 20, 8, "wood1")
    c.hline(6, 22, 20, "wood0")
    box(c, 1, 6, 30, 14, 4, m)
    grain(c, 3, 8, 26, 8, "mid1", 4, 4)
    paper(c, 5, 9, 9, 7)
    c.line(15, 15, 18, 10, "gold1")
    book_pile(c, 18, 16, ("red", "teal"))
    return c.outline()


def desk_set():
    c = Canvas(32, 72)
    c.blit(student_desk(), 0, 0)
    c.blit(chair("up", p.OAK, p.BLUE), 0, 30)
    return c


def desk_set_overlay():
    c = Canvas(32, 72)
    c.blit(chair_overlay(p.OAK), 0, 30)
    return c


def computer_desk():
    c, m = Canvas(64, 46), p.PINE
    box(c, 1, 4, 62, 15, 25, m)
    grain(c, 3, 6, 58, 10, "wood3", 15, 6)
    c.rect(5, 23, 32, 20, "wood1")
    c.rect(5, 23, 32, 4, "wood0")
    c.rect(26, 28, 9, 14, "stone1")
    c.vline(26, 28, 14, "stone2")
    c.dots("teal3", (29, 31))
    c.hline(28, 34, 5, "stone0")
    for y in (22, 29, 36):
        drawer(c, 41, y, 19, 7, m)
    paper(c, 47, 6, 9, 8)
    c.rect(6, 8, 5, 6, "red2")
    c.vline(6, 8, 6, "red3")
    c.rect(11, 10, 1, 3, "red3")
    return c.outline()


def computer(n=None):
    """Screen, keyboard and mouse; n is the frame when on."""
    c = Canvas(32, 34)
    c.rect(13, 20, 6, 4, "stone1")
    c.rect(9, 23, 14, 2, "stone1")
    c.hline(9, 23, 14, "stone3")
    c.rect(3, 1, 26, 20, "stone1")
    c.hline(3, 1, 26, "stone3")
    c.vline(3, 1, 20, "stone2")
    c.rect(5, 3, 22, 15, "ink1")
    c.dot(26, 19, "red2" if n is None else "teal3")
    if n is None:
        for i in range(8):
            c.hline(9 + i, 15 - i, 2, "stone0")
    else:
        _screen(c, 5, 3, n)
    c.rect(5, 26, 18, 6, "stone3")
    c.hline(5, 26, 18, "stone5")
    for y in (27, 29):
        for x in range(6, 22, 2):
            c.dot(x, y, "stone1")
    c.hline(9, 30, 9, "stone1")
    c.rect(26, 27, 3, 5, "stone4")
    c.hline(26, 27, 3, "stone5")
    return c.outline()


def _screen(c, x, y, n):
    c.rect(x, y, 22, 15, "blue1")
    c.rect(x, y, 22, 2, "blue2")
    c.rect(x + 2, y + 4, 12, 9, "stone5")
    c.rect(x + 2, y + 4, 12, 2, "teal2")
    for j in range(3):
        c.hline(x + 3, y + 7 + j * 2, (7, 9, 4 + n * 3)[j], "blue1")
    c.rect(x + 16, y + 4, 4, 4, "gold2")
    c.rect(x + 16, y + 9, 4, 4, "pink2")


def props():
    yield Prop("blackboard", "blackboard", {"written": blackboard(True), "empty": blackboard(False)},
               (3, 1), layer="wall", group="wall")
    yield still("podium", "podium", podium(), use_from=("north",))
    yield still("student_desk", "student desk", student_desk())
    for facing in ("up", "down"):
        yield still(f"student_chair_{facing}", "student chair", chair(facing, p.OAK, p.BLUE), use_from=("here",),
                    overlay=chair_overlay(p.OAK) if facing == "up" else None, extra={"facing": facing, "seat": 13})
    yield still("student_desk_set", "student desk with chair", desk_set(), footprint=(1, 2), use_from=("here",),
                overlay=desk_set_overlay(),
                extra={"seats": [[0, 1, "up"]], "seat": 13})
    yield still("computer_desk", "computer desk", computer_desk(), footprint=(2, 1))
    yield Prop("computer", "computer", {"off": computer(), "on": [computer(0), computer(1)]}, layer="on_top",
               extra={"lift": 27})
