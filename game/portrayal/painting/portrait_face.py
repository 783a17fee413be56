"""Owns the face of a portrait: skull, ears, eyes, brows, nose and mouth, in five moods."""

from collections.abc import Sequence

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, Mask, Shape, curve, oval, path, raster, shifted
from game.portrayal.painting.hair import shows_ear

SCALE = 1.42
CENTRE = (24.0, 23.5)
MOODS = ("neutral", "happy", "sad", "surprised", "asleep")

JAWS = {
    "slim": curve(
        *path("-8.8,-4 -8.9,1 -8.2,4.6 -5.2,7.8 -1.8,9.3 1.8,9.3 5.2,7.8 8.2,4.6 8.9,1 8.8,-4 5,-8 -5,-8"),
    ),
    "medium": curve(
        *path("-9,-4 -9.2,1 -8.7,5 -6,8 -2.4,9.2 2.4,9.2 6,8 8.7,5 9.2,1 9,-4 5,-8 -5,-8"),
    ),
    "broad": curve(
        *path("-9,-4 -9.3,1 -9.1,5.4 -7,8.4 -3,9.4 3,9.4 7,8.4 9.1,5.4 9.3,1 9,-4 5,-8 -5,-8"),
    ),
    "child": curve(
        *path("-8.8,-4 -9.2,1 -9.2,4.6 -6.8,7.4 -2.4,8.4 2.4,8.4 6.8,7.4 9.2,4.6 9.2,1 8.8,-4 5,-8 -5,-8"),
    ),
}
# k ink, d iris, i bright iris, W glint, w white; the glint is at the top left of both eyes
EYES = {
    "round": (
        (".kkkkk", "kkkkkk", "wkWddk", "wkdddk", "wkdiik", ".wiiiw", "..www."),
        ("kkkkk.", "kkkkkk", "kWddkw", "kdddkw", "kiidkw", "wiiiw.", ".www.."),
    ),
    "calm": ((".kkkkk", "kkWddk", "wkdddw", "wkdiiw", ".wwww."), ("kkkkk.", "kWddkk", "wdddkw", "wiidkw", ".wwww.")),
    "small": ((".kkkk.", "kwWdwk", ".wddw.", "..ww.."), (".kkkk.", "kwWdwk", ".wddw.", "..ww..")),
}
WIDE = (
    (".kkkk.", "kwwwwk", "wwkkww", "wkWdkw", "wkddkw", "wwkkww", ".wwww.", "..ww.."),
    (".kkkk.", "kwwwwk", "wwkkww", "wkWdkw", "wkddkw", "wwkkww", ".wwww.", "..ww.."),
)
SMILING = ((".kkkk.", "kk..kk", "k....k"), (".kkkk.", "kk..kk", "k....k"))
CLOSED = (("k....k", "kk..kk", ".kkkk."), ("k....k", "kk..kk", ".kkkk."))
EYE_LEFT, EYE_RIGHT, EYE_TOP = 14, 28, 21


def head_shape(look: Look) -> Shape:
    """The outline of the face."""
    return JAWS["child" if look.age == "child" else look.build]


def paint_skull(canvas: Canvas, look: Look) -> Mask:
    """Ears and face, lit from the upper left in three tones."""
    skin = palette.skin(look.skin)
    for side in (-1, 1) if shows_ear(look) else ():
        ear = raster(canvas, [oval(side * 9.3, 2, 1.5, 2.3)], *CENTRE, SCALE)
        canvas.fill(ear, skin[3 if side < 0 else 2])
        canvas.fill(raster(canvas, [oval(side * 9.3, 2.2, 0.7, 1.2)], *CENTRE, SCALE), skin[1 if side > 0 else 2])
    face = raster(canvas, [head_shape(look)], *CENTRE, SCALE)
    level = canvas.round_level(22.5, 21.5, 16.5, 19)
    canvas.tone(face, skin[2:5], level, (0.40, 0.62))
    chin = face & ~shifted(face, 0, -1) & (canvas.y > 30)
    canvas.fill(chin, skin[2])
    return face


def paint_blush(canvas: Canvas, look: Look, mood: str) -> None:
    """Cheeks and freckles."""
    skin = palette.skin(look.skin)
    y = 29 if mood != "happy" else 28
    for x in (12, 32):
        canvas.row(x, y, 4, skin[5])
        canvas.row(x + 1, y + 1, 2, skin[5])
    if look.has("freckles"):
        canvas.dots([(14, 28), (17, 29), (16, 31), (33, 28), (30, 29), (31, 31)], skin[2])


def _eye_grid(look: Look, mood: str) -> tuple[Sequence[Sequence[str]], int]:
    if mood == "asleep":
        return CLOSED, 4
    if mood == "happy" and look.eye_shape != "small":
        return EYES["calm" if look.eye_shape == "calm" else "round"], 0
    if mood == "surprised":
        return (EYES["round"], -1) if look.eye_shape == "round" else (EYES["round"], 0)
    return EYES[look.eye_shape], 0


def paint_eyes(canvas: Canvas, look: Look, mood: str) -> None:
    """Both eyes with lids, lashes and the shade of the brow ridge."""
    ink, white, iris = palette.plain("ink"), palette.plain("paper")[4], palette.eye(look.eyes)
    skin = palette.skin(look.skin)
    grids, shift = _eye_grid(look, mood)
    key = {"k": ink[0], "d": iris[0], "i": iris[1], "W": white, "w": white}
    top = EYE_TOP + shift + (7 - len(grids[0]) if shift == 0 and mood != "asleep" else 0) // 2
    for grid, x in zip(grids, (EYE_LEFT, EYE_RIGHT), strict=False):
        outer = x - 1 if x == EYE_LEFT else x + 6
        canvas.letters(x, top, grid, key)
        if mood != "asleep":
            canvas.row(x + 1, top - 1, 4, skin[2])
        if look.lashes:
            y = top + (2 if mood == "asleep" else 0)
            canvas.dots([(outer, y), (outer, y + 1)] if mood != "asleep" else [(outer, y - 1)], ink[0])
        if mood == "sad":
            canvas.row(x if x == EYE_LEFT else x + 3, top, 3, skin[2])
        if mood == "happy":
            bottom = top + len(grid) - 1
            canvas.row(x, bottom, 6, skin[3])
            canvas.row(x + 1, bottom, 4, skin[2])
    if look.age == "old":
        canvas.dots([(13, 29), (14, 30), (34, 29), (33, 30), (12, 25), (35, 25)], skin[2])


BROWS = {  # rows of (x offset, y offset, width) for the left brow; the right one mirrors it
    "neutral": ((0, 1, 2), (2, 0, 4)),
    "happy": ((0, 0, 2), (1, -1, 4), (5, 0, 1)),
    "sad": ((0, 2, 2), (2, 1, 2), (4, 0, 2)),
    "surprised": ((0, -1, 2), (1, -2, 4), (5, -1, 1)),
    "asleep": ((0, 1, 2), (2, 0, 4)),
}


def paint_brows(canvas: Canvas, look: Look, mood: str) -> None:
    """Brows go over the hair, in its darkest tones, so that no fringe hides a mood."""
    ramp = palette.hair(look.hair_colour)
    pale = look.hair_colour in ("white", "silver", "grey")
    colour = ramp[2] if pale else ramp[1]
    y = 18
    for dx, dy, width in BROWS[mood]:
        canvas.row(EYE_LEFT + dx, y + dy, width, colour)
        canvas.row(EYE_RIGHT + 6 - dx - width, y + dy, width, colour)
        if not look.lashes and dx >= 1:
            canvas.row(EYE_LEFT + dx, y + dy + 1, min(width, 3), colour)
            canvas.row(EYE_RIGHT + 6 - dx - min(width, 3), y + dy + 1, min(width, 3), colour)


def paint_nose(canvas: Canvas, look: Look) -> None:
    """The nose."""
    skin = palette.skin(look.skin)
    canvas.dots([(24, 28), (25, 29), (24, 30), (23, 30)], skin[2])
    canvas.dot(25, 30, skin[1])
    canvas.dots([(23, 28), (23, 29)], skin[4])


def paint_mouth(canvas: Canvas, look: Look, mood: str) -> None:
    """The mouth, over any beard."""
    skin = palette.skin(look.skin)
    lip, dark, white = skin[6], palette.plain("eye")[2], palette.plain("paper")[4]
    y = 34 if look.beard in ("moustache", "handlebar", "goatee") else 33
    if mood == "happy":
        canvas.row(20, y - 2, 8, lip)
        canvas.dots([(19, y - 3), (28, y - 3)], lip)
        canvas.row(20, y - 1, 8, white)
        canvas.row(21, y, 6, dark)
        canvas.row(22, y, 4, palette.cloth("red")[3])
        canvas.row(22, y + 1, 4, lip)
    elif mood == "sad":
        canvas.row(22, y - 1, 4, lip)
        canvas.dots([(21, y), (26, y), (20, y + 1)], lip)
    elif mood == "surprised":
        canvas.box(22, y - 1, 4, 3, dark)
        canvas.dots([(22, y - 1), (25, y - 1)], lip)
        canvas.row(22, y + 2, 4, lip)
        canvas.row(23, y + 1, 2, lip)
    elif mood == "asleep":
        canvas.row(22, y, 4, lip)
    else:
        canvas.row(21, y, 6, lip)
        canvas.dot(27, y - 1, lip)
        canvas.row(22, y + 1, 4, skin[2]) if look.beard in ("none", "stubble", "moustache", "handlebar") else None
