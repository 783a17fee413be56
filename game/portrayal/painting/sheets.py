"""Owns sprite sheets: one row a pose, and in it the four directions, each with room for four frames."""

from typing import Any

from PIL import Image

from game.portrayal.look import Look
from game.portrayal.painting.body import HEIGHT, SOLE, WIDTH
from game.portrayal.painting.frames import draw
from game.portrayal.painting.lying import COVER_FROM
from game.portrayal.painting.portraits import MOODS, SIZE
from game.portrayal.painting.poses import DIRECTIONS, POSES

SLOTS = 4  # frames for which every direction has room


def cell(pose: str, direction: str, frame: int) -> tuple[int, int]:
    """Left and top of a frame in a sheet."""
    return (DIRECTIONS.index(direction) * SLOTS + frame) * WIDTH, list(POSES).index(pose) * HEIGHT


def draw_sheet(look: Look) -> Image.Image:
    """Every frame of a look."""
    sheet = Image.new("RGBA", (WIDTH * SLOTS * len(DIRECTIONS), HEIGHT * len(POSES)))
    for pose, (_, frames) in POSES.items():
        for direction in DIRECTIONS:
            for frame in range(frames):
                sheet.paste(draw(look, pose, direction, frame), cell(pose, direction, frame))
    return sheet


STEP_MS = {
    "stand": 2600,
    "walk": 130,
    "sit": 2600,
    "lie": 1200,
    "work": 320,
    "read": 1400,
    "drink": 900,
    "talk": 260,
    "dance": 300,
    "sit_work": 320,
    "sit_read": 1400,
    "sit_drink": 900,
    "sit_talk": 260,
}


def describe() -> dict[str, Any]:
    """What a reader of the sheets must know, as plain data."""
    return {
        "cell": [WIDTH, HEIGHT],
        "ground": [WIDTH // 2, SOLE],
        "directions": list(DIRECTIONS),
        "slots": SLOTS,
        "column": "direction number * slots + frame",
        "portrait": [SIZE, SIZE],
        "moods": list(MOODS),
        "cover_from": COVER_FROM,
        "rows": {
            pose: {"row": row, "frames": frames, "ms": STEP_MS[pose]} for row, (pose, (_, frames)) in enumerate(POSES.items())
        },
    }
