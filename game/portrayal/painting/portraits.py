"""Owns 48x48 portraits of the same look as the walking figure."""

import numpy as np
from PIL import Image

from game.portrayal.look import Look
from game.portrayal.painting import beards, hair, headwear, palette
from game.portrayal.painting import portrait_face as face
from game.portrayal.painting import portrait_trinkets as trinkets
from game.portrayal.painting import portrait_wear as wear
from game.portrayal.painting.canvas import Canvas, shifted

SIZE = 48
MOODS = face.MOODS
FRINGE_LIFT = 2  # a portrait's fringe sits higher, so that the brows show


def backdrop(look: Look) -> Canvas:
    """A plain field with a paler disc, its rim dithered."""
    canvas, ramp = Canvas(SIZE, SIZE), palette.cloth(look.backdrop)
    distance = np.hypot(canvas.x - 24, canvas.y - 24)
    checks = (np.floor(canvas.x) + np.floor(canvas.y)) % 2 == 0
    canvas.pixels[:] = ramp[1]
    canvas.fill((distance < 22.5) & checks, ramp[2])
    canvas.fill(distance < 20.5, ramp[2])
    return canvas


def bust(look: Look, mood: str) -> Canvas:
    """The person alone, outlined, on a clear ground."""
    canvas, place = Canvas(SIZE, SIZE), (*face.CENTRE, face.SCALE)
    wrapped = look.hat == "headscarf"
    if not wrapped:
        hair.paint_behind(canvas, look, "down", *place)
    wear.paint_bust(canvas, look)
    trinkets.paint_neckwear(canvas, look)
    skull = face.paint_skull(canvas, look)
    canvas.dim(shifted(skull, 0, 2) & ~skull & canvas.solid() & (canvas.y > 32) & (np.abs(canvas.x - 24) < 11))
    face.paint_blush(canvas, look, mood)
    face.paint_nose(canvas, look)
    beards.paint_beard(canvas, look, "down", *place)
    face.paint_mouth(canvas, look, mood)
    if not wrapped:
        hair.paint_over(canvas, look, "down", *place, headwear.hat_clip(canvas, look, face.CENTRE[1], face.SCALE), FRINGE_LIFT)
    face.paint_eyes(canvas, look, mood)
    face.paint_brows(canvas, look, mood)
    trinkets.paint_glasses(canvas, look)
    trinkets.paint_eyewear(canvas, look)
    headwear.paint_hat(canvas, look, "down", *place)
    trinkets.paint_trinkets(canvas, look)
    canvas.outline()
    return canvas


def draw_portrait(look: Look, mood: str = "neutral") -> Image.Image:
    """A 48x48 RGBA picture on its backdrop."""
    return paint_portrait(look, mood).image()


def paint_portrait(look: Look, mood: str = "neutral") -> Canvas:
    """The same as a canvas of colour numbers."""
    canvas = backdrop(look)
    canvas.paste(bust(look, mood))
    return canvas
