"""Owns people in bed: the sleeper is painted from above, as wide as the bed's pillow, on a clear ground.

down: on the back, head at the top of the picture; up: on the side, face away, head at the top;
right: head at the left and feet to the right; left: head at the right. A bed's blanket goes over everything from
`COVER_FROM` (rows for down and up, columns for right, counted from the head) on.
"""

from dataclasses import replace

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import body
from game.portrayal.painting.canvas import Canvas
from game.portrayal.painting.poses import pose_of
from game.portrayal.painting.sprite import PAINTERS

COVER_FROM = 27
HEADS = ("down", "up")


def _sleeper(look: Look, view: str, frame: int, mirror: bool = False) -> Canvas:
    """The upright frame of somebody asleep, breathing in on the second frame."""
    plain = look_in_bed(look)
    canvas = Canvas(body.WIDTH, body.HEIGHT, mirror)
    figure = body.Figure(plain, pose_of("lie", view, frame), view, canvas)
    PAINTERS[view](figure)
    if frame % 2:
        chest = (canvas.y > figure.torso_top + 3) & (canvas.y < figure.torso_top + 5)
        canvas.dim(chest & canvas.solid() & (np.abs(canvas.x - figure.cx) < 5))
    canvas.outline()
    return canvas


def look_in_bed(look: Look) -> Look:
    """Night clothes: hats, glasses and bags come off; a headscarf stays on."""
    kept = tuple(extra for extra in look.extras if extra in ("freckles", "earrings"))
    hat = look.hat if look.hat == "headscarf" else "none"
    return replace(
        look,
        hat=hat,
        extras=kept,
        shoes="shoes",
        shoes_colour="white",
        top="sweater",
        top_colour=look.top_colour if look.top_colour not in ("black", "charcoal") else "grey",
        bottom="trousers",
        bottom_colour=look.top_colour,
        pattern="none",
    )


def draw_lying(look: Look, direction: str, frame: int) -> Canvas:
    """One frame of somebody in bed."""
    if direction in HEADS:
        return _sleeper(look, direction, frame)
    upright = _sleeper(look, "down", frame, mirror=False)
    return _turned(upright, head_left=direction == "right")


def _turned(upright: Canvas, head_left: bool) -> Canvas:
    """The sleeper turned by a quarter, cut at the chest, at the bottom of a 32x48 frame."""
    turned = np.rot90(upright.pixels, 1 if head_left else -1)
    part = turned[:, : body.WIDTH] if head_left else turned[:, -body.WIDTH :]
    canvas = Canvas(body.WIDTH, body.HEIGHT)
    canvas.pixels[body.HEIGHT - body.WIDTH :] = part
    return canvas
