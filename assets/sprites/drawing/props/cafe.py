"""The cafe: counter, coffee machine, pastry case, round table, wall shelf."""
from . import palette as p
from .canvas import Canvas
from .kitchen import counter_body, counter_turn, wisps
from .living import chair
from .parts import cup, disc_top, run_pieces
from .prop import Prop, still


def _counter(c, x, w):
    counter_body(c, x, w, p.TEAL, p.WALNUT)


def _machine_body():
    c = Canvas(32, 52)
    y = 20
    c.rect(3, y + 4, 26, 5, "stone4")
    c.hline(3, y + 4, 26, "stone5")
    c.hline(3, y + 8, 26, "stone2")
    for x in (6, 11, 21):
        c.rect(x, y + 1, 4, 4, "stone5")
        c.vline(x + 3, y + 1, 4, "stone3")
        c.hline(x, y + 1, 4, "earth2")
    c.rect(2, y + 9, 28, 8, "red2")
    c.hline(2, y + 9, 28, "red3")
    c.hline(2, y + 15, 28, "red1")
    c.hline(2, y + 16, 28, "red0")
    c.rect(13, y + 11, 6, 4, "stone5")
    c.dots("red2", (15, y + 12), (16, y + 13))
    c.rect(22, y + 11, 5, 3, "ink1")
    c.rect(4, y + 17, 24, 9, "stone1")
    c.rect(4, y + 17, 24, 2, "stone0")
    c.vline(4, y + 17, 9, "stone3")
    c.vline(27, y + 17, 9, "stone2")
    for x in (8, 19):
        c.rect(x, y + 17, 5, 3, "stone4")
        c.hline(x, y + 19, 5, "stone2")
        c.rect(x - 2, y + 19, 2, 1, "wood0")
        c.rect(x, y + 22, 5, 4, "stone5")
        c.vline(x + 4, y + 22, 4, "stone3")
        c.dot(x + 5, y + 23, "stone4")
    c.rect(2, y + 26, 28, 4, "stone3")
    c.hline(2, y + 26, 28, "stone5")
    c.hline(2, y + 29, 28, "stone1")
    return c


def coffee_machine():
    body = _machine_body()
    idle = body.copy()
    idle.dots("teal2", (5, 32), (7, 32))
    idle.hline(22, 32, 4, "teal1")
    art = {"idle": idle.outline(), "brewing": []}
    for n in range(4):
        c = body.copy()
        c.dots("gold3" if n % 2 else "gold2", (5, 32), (7, 32))
        c.hline(22, 32, 1 + n, "teal3")
        for x in (10, 21):
            c.vline(x, 40, 2, "wood2")
            c.hline(x - 1, 42, 3, "wood1")
        c.outline()
        wisps(c, 9, 23, n)
        wisps(c, 22, 24, (n + 2) % 4)
        art["brewing"].append(c)
    return art


def _croissant(c, x, y):
    c.grid(x, y, ("..aaa..", ".abbba.", "abcbcba", "aa...aa"), {"a": "gold0", "b": "gold1", "c": "gold2"})


def _cake(c, x, y, body, icing):
    c.rect(x, y + 2, 8, 4, body)
    c.rect(x, y, 8, 3, icing)
    c.hline(x, y + 3, 8, "stone5")
    c.dots("red2", (x + 4, y - 1))
    c.vline(x + 7, y, 6, "red1")


def _muffin(c, x, y, top):
    c.rect(x + 1, y + 3, 4, 3, "red3")
    c.vline(x + 3, y + 3, 3, "red2")
    c.rect(x, y + 1, 6, 3, top)
    c.hline(x + 1, y, 4, top)
    c.dot(x + 1, y + 1, "gold3")


def pastry_case():
    c = Canvas(64, 38)
    c.rect(1, 2, 62, 30, "wood2")
    c.rect(1, 2, 62, 5, "wood3")
    c.hline(1, 2, 62, "wood5")
    c.hline(1, 6, 62, "wood1")
    c.rect(3, 7, 58, 22, "skin4")
    c.rect(3, 7, 58, 3, "skin3")
    c.hline(3, 17, 58, "stone4")
    c.hline(3, 18, 58, "wood2")
    c.hline(3, 28, 58, "wood3")
    for i in range(7):
        _croissant(c, 5 + i * 8, 13)
    for x, body, icing in ((6, "earth4", "pink2"), (17, "gold3", "wood2"), (28, "skin5", "teal3")):
        _cake(c, x, 22, body, icing)
    for i, top in enumerate(("wood3", "gold1", "plum2")):
        _muffin(c, 40 + i * 7, 22, top)
    for k in range(19):
        c.dots("stone5", (10 + k // 2, 27 - k), (38 + k // 2, 27 - k))
        c.dot(14 + k // 2, 27 - k, "water4")
    c.vline(3, 7, 21, "water4")
    c.vline(60, 7, 21, "stone3")
    c.rect(1, 29, 62, 7, "wood2")
    c.hline(1, 29, 62, "wood4")
    c.hline(1, 35, 62, "wood0")
    return c.outline()


def table():
    c = Canvas(44, 46)
    c.rect(19, 28, 6, 14, "wood2")
    c.vline(19, 28, 14, "wood3")
    c.vline(24, 28, 14, "wood1")
    c.ellipse(21.5, 41, 9, 2.6, "wood1")
    c.hline(15, 40, 14, "wood3")
    disc_top(c, 21.5, 20, 20, 12.5, ("wood1", "wood2", "wood3", "wood4", "wood5"))
    for x, y, w in ((10, 14, 9), (25, 16, 8), (8, 21, 6), (30, 22, 8), (14, 26, 10)):
        c.hline(x, y, w, "mid1")
    c.ellipse(15, 20, 5, 2.6, "stone4")
    c.ellipse(15, 19.4, 5, 2.5, "stone5")
    cup(c, 12, 19)
    c.rect(28, 13, 4, 6, "teal2")
    c.vline(28, 13, 6, "teal3")
    c.vline(31, 13, 6, "teal1")
    c.vline(29, 9, 4, "grass2")
    c.vline(31, 10, 3, "grass1")
    c.rect(28, 6, 3, 3, "pink2")
    c.dot(29, 7, "gold3")
    c.rect(31, 8, 2, 2, "red3")
    return c.outline()


def table_set():
    """The round table with a chair on either side, three tiles wide."""
    c = Canvas(96, 48)
    c.blit(chair("right", p.WALNUT, p.RED), 3, 4)
    c.blit(chair("left", p.WALNUT, p.RED), 61, 4)
    c.blit(table(), 26, 2)
    return c


def props():
    for name, c in run_pieces(_counter, 40).items():
        yield still(f"cafe_counter_{name}", "cafe counter", c, use_from=("north", "south"))
    for name, c in counter_turn(p.TEAL, p.WALNUT).items():
        yield still(f"cafe_counter_{name}_left", "cafe counter", c, use_from=("east", "west"))
        yield still(f"cafe_counter_{name}_right", "cafe counter", c.flip(), use_from=("east", "west"))
    yield Prop("coffee_machine", "coffee machine", coffee_machine(), layer="on_top", use_from=("north",),
               extra={"lift": 25})
    yield still("pastry_case", "pastry case", pastry_case(), footprint=(2, 1), layer="on_top",
                use_from=("north", "south"), extra={"lift": 22})
    yield still("cafe_table", "cafe table", table(), use_from=("west", "east"))
    yield still("cafe_table_set", "cafe table with chairs", table_set(), footprint=(3, 1), use_from=("here",),
                extra={"seats": [[0, 0, "right"], [2, 0, "left"]], "seat": 13})
