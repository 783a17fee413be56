"""Owns what a portrait wears: shoulders, collars and fronts."""

from collections.abc import Sequence

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, Mask, Shape, curve, oval, path, raster, shifted
from game.portrayal.painting.palette import Ramp
from game.portrayal.painting.tops import TOPS

SHOULDERS = {
    "slim": curve(*path("6,52 7,43 12,39.6 20,37.6 24,37 28,37.6 36,39.6 41,43 42,52")),
    "medium": curve(*path("3,52 4,42.4 10,39.2 19,37.4 24,37 29,37.4 38,39.2 44,42.4 45,52")),
    "broad": curve(*path("-2,52 0,42 8,38.6 18,37 24,36.6 30,37 40,38.6 48,42 50,52")),
    "child": curve(*path("9,52 10,43 15,40 21,38 24,37.6 27,38 33,40 38,43 39,52")),
}
NECK = path("20,32 28,32 28,38 30,39.4 24,44 18,39.4 20,38")
COLLAR = path("24,43.5 19,37 17.4,37.6 17,41 20.6,45.5")
LAPEL = path("24,49 17.6,37 14,38 13.4,44 16.6,44.6 15.6,46.2 19,49")
VEE = path("24,50 17.6,37 30.4,37")


def around(shape: Shape) -> list[Shape]:
    """A shape given in pixels of the left half, and its mirror image."""
    return [shape, tuple((48 - x, y) for x, y in shape)]


def pixels(canvas: Canvas, shapes: Sequence[Shape]) -> Mask:
    """A mask of shapes that are given in pixels."""
    return raster(canvas, [tuple(shape) for shape in shapes], 0, 0)


def solid_tone(canvas: Canvas, mask: Mask, ramp: Ramp, lift: float = 0.0) -> None:
    """Cloth over the shoulders, lit from the left."""
    level = canvas.round_level(22, 50, 26, 20, 0.3) + lift
    canvas.tone(mask, ramp[2:5], level, (0.44, 0.70))


def paint_neck(canvas: Canvas, look: Look) -> Mask:
    """The neck, in the shade of the chin."""
    skin = palette.skin(look.skin)
    neck = pixels(canvas, [NECK])
    canvas.fill(neck, skin[3])
    canvas.fill(neck & (canvas.y < 39), skin[2])
    canvas.fill(neck & (canvas.x > 26), skin[2])
    return neck


def paint_bust(canvas: Canvas, look: Look) -> Mask:
    """Shoulders, then the neck, then whatever the top has at the collar."""
    top = TOPS[look.top]
    outer, inner = palette.cloth(look.top_colour), palette.cloth(look.inner_colour)
    shape = SHOULDERS["child" if look.age == "child" else look.build]
    bust = pixels(canvas, [shape])
    solid_tone(canvas, bust, inner if top.inner_torso else outer)
    _weave(canvas, look, bust)
    BUSTS[look.top](canvas, look, bust, outer, inner)
    return bust


def _weave(canvas: Canvas, look: Look, bust: Mask) -> None:
    second = palette.cloth(look.accent)
    if look.pattern == "stripes":
        rows = bust & (np.floor(canvas.y) % 4 >= 2)
        canvas.fill(rows, second[3])
        canvas.fill(rows & (canvas.x > 32), second[2])
    if look.pattern == "check":
        canvas.dim(bust & ((np.floor(canvas.y) % 5 == 1) | (np.floor(canvas.x) % 5 == 1)))
    if look.pattern == "dots":
        canvas.fill(bust & (np.floor(canvas.y) % 4 == 1) & ((np.floor(canvas.x) + np.floor(canvas.y)) % 6 == 1), second[4])


def _crew(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    neck = paint_neck(canvas, look)
    ring = (shifted(neck, 0, 1) | shifted(neck, 1, 0) | shifted(neck, -1, 0)) & ~neck & bust
    canvas.fill(ring, outer[2])
    canvas.fill(shifted(ring, 0, 1) & bust & ~neck & ~ring, outer[4])


def _tank(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    skin = palette.skin(look.skin)
    bare = bust & ((np.abs(canvas.x - 24) > 13) | pixels(canvas, [path("16,36 32,36 28,46 20,46")]))
    solid_tone(canvas, bare, skin[:5])
    canvas.contact(bust & ~bare, sides=((1, 0), (-1, 0)))
    paint_neck(canvas, look)


def _collared(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    paint_neck(canvas, look)
    canvas.column(24, 44, 4, outer[2])
    canvas.dot(23, 46, outer[1])
    _collar_points(canvas, outer)


def _collar_points(canvas: Canvas, ramp: Ramp) -> None:
    for side, shape in enumerate(around(COLLAR)):
        mask = pixels(canvas, [shape])
        canvas.contact(mask, 1, ((1, 0), (0, 1), (-1, 0)))
        canvas.fill(mask, ramp[4] if side == 0 else ramp[3])
        canvas.fill(mask & ~shifted(mask, 0, -1), ramp[2])


def _turtleneck(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    tube = pixels(canvas, [path("18.6,34 29.4,34 31,40 24,42 17,40")])
    canvas.contact(tube)
    solid_tone(canvas, tube, outer, 0.06)
    canvas.fill(tube & (np.floor(canvas.x) % 3 == 0), outer[2])
    canvas.fill(tube & ~shifted(tube, 0, -1), outer[2])


def _hoodie(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    _hooded(canvas, look, outer)
    for x in (20, 27):
        canvas.column(x, 45, 3, palette.cloth("white")[4])


def _hooded(canvas: Canvas, look: Look, outer: Ramp) -> None:
    paint_neck(canvas, look)
    for side, shape in enumerate(around(path("24,46 17,36 11,38 12,42 19,46.4"))):
        mask = pixels(canvas, [shape])
        canvas.contact(mask)
        canvas.fill(mask, outer[4] if side == 0 else outer[3])
        canvas.fill(mask & ~shifted(mask, 0, -1), outer[2])


def _opened(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp, collar: bool = True) -> None:
    """A jacket over something: the V with a shirt collar, then two lapels."""
    vee = pixels(canvas, [VEE]) & bust
    solid_tone(canvas, vee, inner, 0.1)
    paint_neck(canvas, look)
    if collar:
        _collar_points(canvas, inner)
    for side, shape in enumerate(around(LAPEL)):
        mask = pixels(canvas, [shape])
        canvas.contact(mask)
        canvas.fill(mask, outer[4] if side == 0 else outer[3])
        edge = mask & (~shifted(mask, 0, -1) | (~shifted(mask, -1, 0) if side == 0 else ~shifted(mask, 1, 0)))
        canvas.fill(edge, outer[2])


def _soft_opened(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    """Cardigans, jackets and vests: an open front with a plain border."""
    vee = pixels(canvas, [VEE]) & bust
    solid_tone(canvas, vee, inner, 0.1)
    paint_neck(canvas, look)
    border = (shifted(vee, 1, 0) | shifted(vee, 2, 0) | shifted(vee, -1, 0) | shifted(vee, -2, 0)) & bust & ~vee & (canvas.y > 38)
    canvas.fill(border, outer[2])
    if look.top == "vest":
        _collar_points(canvas, inner)


def _waistcoat(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    sleeves = bust & (np.abs(canvas.x - 24) > 14)
    _opened(canvas, look, bust, outer, inner)
    solid_tone(canvas, sleeves, inner)
    canvas.contact(sleeves, sides=((1, 0), (-1, 0)))


def _straps(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    """Overalls and aprons: straps and bib over a shirt."""
    paint_neck(canvas, look)
    if look.top == "apron":
        _collar_points(canvas, inner)
    else:
        _crew(canvas, look, bust, inner, inner)
    for x in (13, 31):
        strap = bust & (canvas.x > x) & (canvas.x < x + 4)
        canvas.contact(strap, sides=((1, 0), (-1, 0)))
        canvas.fill(strap, outer[3])
        canvas.fill(strap & (canvas.x < x + 1), outer[4])
        canvas.fill(strap & (canvas.x > x + 3), outer[2])
    canvas.box(13, 45, 22, 3, outer[3])
    canvas.row(13, 45, 22, outer[4])
    if look.top == "overalls":
        for x in (14, 32):
            canvas.box(x, 44, 2, 2, palette.cloth("gold")[3])


def _smock(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    _collared(canvas, look, bust, outer, inner)
    for x, y, name in (
        (8, 43, "teal"),
        (13, 46, "red"),
        (36, 42, "gold"),
        (39, 46, "plum"),
        (30, 46, "pink"),
        (33, 44, "teal"),
    ):
        spot = pixels(canvas, [oval(x, y, 1.6, 1.2)]) & bust
        canvas.fill(spot, palette.cloth(name)[3])


def _kurta(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    _crew(canvas, look, bust, outer, inner)
    trim = palette.cloth(look.accent)
    canvas.box(23, 43, 2, 5, trim[3])
    canvas.dots([(24, 44), (24, 46)], trim[1])


def _raincoat(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    _hooded(canvas, look, outer)
    canvas.column(24, 45, 3, outer[1])
    canvas.box(21, 46, 6, 1, palette.cloth("brown")[2])


def _scrubs(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    vee = pixels(canvas, [path("24,48 18.4,37 29.6,37")])
    edge = (shifted(vee, 2, 0) | shifted(vee, -2, 0) | shifted(vee, 0, 2)) & ~vee & bust
    paint_neck(canvas, look)
    canvas.fill(vee & bust, palette.skin(look.skin)[2])
    canvas.fill(vee & bust & (canvas.y > 40), palette.skin(look.skin)[3])
    canvas.fill(edge, outer[4])
    canvas.row(31, 46, 7, outer[1])


def _cassock(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    _crew(canvas, look, bust, outer, inner)
    canvas.column(24, 42, 6, outer[1])
    canvas.dots([(23, 43), (23, 46)], outer[4])


def _uniform(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    gold = palette.cloth("gold")
    _opened(canvas, look, bust, outer, inner)
    for x in (5, 37):
        canvas.box(x, 41, 6, 2, gold[3])
        canvas.row(x, 42, 6, gold[2])
    canvas.box(33, 44, 3, 3, gold[4])
    canvas.box(22, 43, 4, 5, palette.cloth("black")[1])


def _hivis(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    band = palette.cloth(look.accent)
    for x in (11, 33):
        strap = bust & (canvas.x > x) & (canvas.x < x + 4)
        canvas.fill(strap, band[4])
        canvas.fill(strap & (canvas.x > x + 3), band[2])
    _crew(canvas, look, bust, outer, inner)
    canvas.column(24, 42, 6, outer[1])


def _chef_jacket(canvas: Canvas, look: Look, bust: Mask, outer: Ramp, inner: Ramp) -> None:
    scarf, ink = palette.cloth(look.accent), palette.plain("ink")
    _collared(canvas, look, bust, outer, inner)
    knot = pixels(canvas, [path("16,38 32,38 29,42 24,46 19,42")]) & bust
    paint_neck(canvas, look)
    canvas.fill(knot, scarf[3])
    canvas.fill(knot & (canvas.x > 26), scarf[2])
    for x in (16, 31):
        canvas.dots([(x, 44), (x, 47)], ink[0])


BUSTS = {
    "raincoat": _raincoat,
    "scrubs": _scrubs,
    "cassock": _cassock,
    "uniform": _uniform,
    "hivis": _hivis,
    "chef_jacket": _chef_jacket,
    "tshirt": _crew,
    "sweater": _crew,
    "dress": _crew,
    "long_dress": _crew,
    "tank": _tank,
    "shirt": _collared,
    "rolled": _collared,
    "turtleneck": _turtleneck,
    "hoodie": _hoodie,
    "blazer": _opened,
    "coat": _opened,
    "cardigan": _soft_opened,
    "jacket": _soft_opened,
    "vest": _soft_opened,
    "waistcoat": _waistcoat,
    "overalls": _straps,
    "apron": _straps,
    "smock": _smock,
    "kurta": _kurta,
}
