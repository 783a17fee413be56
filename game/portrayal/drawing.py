"""Owns the pictures of one look: what they are called, drawing them, and how they lie in one file."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from PIL import Image

from game.portrayal import painting
from game.portrayal.look import Look
from game.portrayal.painting.body import HEIGHT, WIDTH
from game.portrayal.painting.frames import draw
from game.portrayal.painting.portraits import MOODS, SIZE, draw_portrait
from game.portrayal.painting.poses import DIRECTIONS, POSES
from game.portrayal.painting.sheets import SLOTS, cell

PREFIX = "look_"
_SHEET = (WIDTH * SLOTS * len(DIRECTIONS), HEIGHT * len(POSES))
_WHOLE = (_SHEET[0], _SHEET[1] + SIZE)


@dataclass(frozen=True, slots=True)
class Drawn:
    """All pictures of a look: a sheet as those of our own people are, and a portrait for each mood."""

    sheet: Image.Image
    portraits: dict[str, Image.Image]


def key_of(look: Look) -> str:
    """What the pictures of a look are called: the same for equal looks drawn by the same code."""
    return PREFIX + blake2b(f"{_hand()}{look!r}".encode(), digest_size=12).hexdigest()


@lru_cache(maxsize=1)
def _hand() -> str:
    """Names the drawing code, so that pictures kept from an earlier version are not taken for its own."""
    files = sorted(Path(painting.__file__).parent.glob("*.py"))
    return blake2b(b"".join(file.read_bytes() for file in files), digest_size=12).hexdigest()


def draw_look(look: Look, between: Callable[[], None] | None = None) -> Drawn:
    """Draw everything, about a quarter of a second's work. `between` is called after each small part of it."""
    sheet = Image.new("RGBA", _SHEET)
    for pose, (_, frames) in POSES.items():
        for direction in DIRECTIONS:
            for frame in range(frames):
                sheet.paste(draw(look, pose, direction, frame), cell(pose, direction, frame))
                if between is not None:
                    between()
    return Drawn(sheet, draw_faces(look))


def draw_faces(look: Look) -> dict[str, Image.Image]:
    """A portrait for each mood: a hundredth of a second's work."""
    return {mood: draw_portrait(look, mood) for mood in MOODS}


def in_one(drawn: Drawn) -> Image.Image:
    """Sheet and portraits as one picture: the portraits under the sheet, side by side."""
    whole = Image.new("RGBA", _WHOLE)
    whole.paste(drawn.sheet, (0, 0))
    for number, mood in enumerate(MOODS):
        whole.paste(drawn.portraits[mood], (number * SIZE, _SHEET[1]))
    return whole


def apart(whole: Image.Image) -> Drawn | None:
    """What was put in one, taken apart again; None for a picture of another size."""
    if whole.size != _WHOLE:
        return None
    faces = {mood: whole.crop((n * SIZE, _SHEET[1], (n + 1) * SIZE, _SHEET[1] + SIZE)) for n, mood in enumerate(MOODS)}
    return Drawn(whole.crop((0, 0, *_SHEET)), faces)
