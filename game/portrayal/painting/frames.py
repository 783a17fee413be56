"""Owns one frame of a person: in a pose, from a side, at a step of its movement."""

from PIL import Image

from game.portrayal.look import Look
from game.portrayal.painting import body
from game.portrayal.painting.canvas import Canvas
from game.portrayal.painting.lying import draw_lying
from game.portrayal.painting.poses import pose_of
from game.portrayal.painting.sprite import PAINTERS


def draw(look: Look, pose: str = "stand", direction: str = "down", frame: int = 0) -> Image.Image:
    """A 32x48 RGBA picture of one frame. The soles are in row 46 and their outline in row 47."""
    return paint(look, pose, direction, frame).image()


def paint(look: Look, pose: str = "stand", direction: str = "down", frame: int = 0) -> Canvas:
    """The same as a canvas of colour numbers."""
    if pose == "lie":
        return draw_lying(look, direction, frame)
    mirror = direction == "left"
    canvas = Canvas(body.WIDTH, body.HEIGHT, mirror)
    view = "side" if direction in ("left", "right") else direction
    figure = body.Figure(look, pose_of(pose, direction, frame), view, canvas)
    PAINTERS[view](figure)
    canvas.outline()
    return canvas.flipped() if mirror else canvas
