"""Owns scarves, ties, glasses, earrings and the like in a portrait."""

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, curve, oval, path, shifted
from game.portrayal.painting.palette import Ramp
from game.portrayal.painting.portrait_wear import around, pixels


def paint_neckwear(canvas: Canvas, look: Look) -> None:
    """Scarf, tie, bow tie, necklace, straps."""
    ramp, gold = palette.cloth(look.accent), palette.cloth("gold")
    if look.has("tie"):
        canvas.box(22, 41, 4, 2, ramp[2])
        canvas.box(22, 43, 3, 5, ramp[3])
        canvas.column(25, 43, 5, ramp[2])
    if look.has("bowtie"):
        for shape in around(path("23.4,41 18.6,38.8 18.6,43.4")):
            canvas.fill(pixels(canvas, [shape]), ramp[4])
        canvas.box(23, 40, 2, 3, ramp[2])
    if look.has("collar"):
        white = palette.cloth("white")
        canvas.box(18, 38, 12, 3, white[3])
        canvas.box(21, 38, 6, 3, white[4])
        canvas.row(18, 41, 12, white[1])
    if look.has("stethoscope"):
        _stethoscope(canvas)
    if look.has("necklace"):
        canvas.dots([(19, 39), (20, 40), (21, 41), (22, 42), (25, 42), (26, 41), (27, 40), (28, 39)], gold[3])
        canvas.box(23, 43, 2, 2, gold[4])
    if look.has("camera") or look.has("satchel"):
        _strap(canvas, palette.cloth("black") if look.has("camera") else ramp)
    if look.has("backpack"):
        for x in (10, 34):
            canvas.box(x, 40, 4, 8, ramp[3])
            canvas.column(x + 3, 40, 8, ramp[2])
    if look.has("scarf"):
        _scarf(canvas, ramp)


def _stethoscope(canvas: Canvas) -> None:
    ink = palette.plain("ink")
    for x in (15, 31):
        canvas.column(x, 38, 8, ink[1])
        canvas.column(x + 1, 38, 8, ink[2])
    canvas.box(30, 45, 4, 3, ink[4])
    canvas.row(30, 45, 4, ink[2])


def _strap(canvas: Canvas, ramp: Ramp) -> None:
    for i in range(12):
        canvas.box(12 + i * 2, 37 + i, 3, 2, ramp[3])
        canvas.row(12 + i * 2, 38 + i, 3, ramp[2])


def _scarf(canvas: Canvas, ramp: Ramp) -> None:
    wrap = pixels(
        canvas,
        [curve(*path("12,37.4 18,36 30,36 36,37.4 37,41 31,44 24,45.4 17,44 11,41"))],
    )
    canvas.contact(wrap)
    canvas.tone(wrap, ramp[2:5], canvas.round_level(22, 41, 15, 7, 0.7), (0.40, 0.66))
    tail = pixels(canvas, [path("27,43 33,42 35,50 28,50")])
    canvas.contact(tail)
    canvas.fill(tail, ramp[3])
    canvas.fill(tail & ~shifted(tail, -1, 0), ramp[2])
    for x in range(14, 35, 5):
        canvas.dim(wrap & (np.abs(canvas.x - x - (canvas.y - 40) * 0.4) < 0.5))


def paint_glasses(canvas: Canvas, look: Look) -> None:
    """Frames with a glint; round ones are thin and golden."""
    if not (look.has("glasses") or look.has("round_glasses")):
        return
    round_ones = look.has("round_glasses")
    rim = palette.cloth("gold")[1] if round_ones else palette.plain("ink")[1]
    for left in (12, 27):
        canvas.row(left + 1, 19, 7, rim)
        canvas.row(left + 1, 29, 7, rim)
        canvas.column(left, 20, 9, rim)
        canvas.column(left + 8, 20, 9, rim)
        if round_ones:
            for x, y in ((1, 19), (7, 19), (1, 29), (7, 29)):
                canvas.dots([(left + x, y + (1 if y == 19 else -1))], rim)
        canvas.dots([(left + 2, 21), (left + 1, 22)], palette.plain("glass")[4])
    canvas.row(21, 23, 6, rim)


def paint_eyewear(canvas: Canvas, look: Look) -> None:
    """Dark glasses, or a patch over one eye with its band."""
    ink = palette.plain("ink")
    if look.has("sunglasses"):
        for left in (12, 27):
            canvas.box(left, 20, 9, 7, ink[0])
            canvas.row(left + 1, 27, 7, ink[0])
            canvas.dots([(left + 2, 21), (left + 1, 22), (left + 3, 21), (left + 1, 23)], ink[3])
        canvas.row(20, 21, 8, ink[0])
    if look.has("eyepatch"):
        canvas.box(27, 19, 9, 8, ink[0])
        canvas.row(28, 27, 7, ink[0])
        for step in range(24):
            canvas.dot(12 + step, 15 + step // 5, ink[1])


def paint_trinkets(canvas: Canvas, look: Look) -> None:
    """Earrings, flower, pencil, headphones."""
    ramp, gold = palette.cloth(look.accent), palette.cloth("gold")
    if look.has("earrings"):
        for x in (10, 37):
            canvas.box(x, 30, 1, 2, gold[3])
            canvas.dot(x, 32, gold[2])
    if look.has("flower"):
        for dx, dy in ((0, -2), (2, -1), (1, 2), (-2, -1), (-1, 2)):
            canvas.fill(pixels(canvas, [oval(35 + dx, 12 + dy, 1.7, 1.7)]), ramp[3])
        canvas.box(34, 11, 2, 2, gold[4])
    if look.has("pencil"):
        for i in range(7):
            canvas.box(33 + i, 17 - i, 2, 1, gold[3])
        canvas.box(40, 10, 2, 1, palette.cloth("rose")[3])
    if look.has("headphones"):
        _headphones(canvas, ramp)


def _headphones(canvas: Canvas, ramp: Ramp) -> None:
    outer, inner = oval(24, 20, 17.4, 17.4), oval(24, 20.6, 15.4, 15.6)
    band = pixels(canvas, [outer]) & ~pixels(canvas, [inner]) & (canvas.y < 20)
    canvas.fill(band, palette.cloth("charcoal")[3])
    canvas.fill(band & ~shifted(band, 0, 1), palette.cloth("charcoal")[4])
    for x in (8.6, 39.4):
        cup = pixels(canvas, [oval(x, 25, 3.4, 5.4)])
        canvas.contact(cup)
        canvas.fill(cup, ramp[3])
        canvas.fill(cup & (canvas.x < x - 0.6) & (canvas.y < 26), ramp[4])
        canvas.fill(cup & ~shifted(cup, 0, -1), ramp[2])
