"""Owns a person's pictures as they lie in the texture: every frame of their sheet in one line, and their faces."""

from collections.abc import Hashable
from functools import lru_cache

from PIL import Image

from game.portrayal.drawing import PREFIX
from game.portrayal.studio import studio
from game.sprites.artwork import Artwork, Pose
from game.sprites.map_pictures import open_picture


def person_pictures(artwork: Artwork, look: str) -> dict[Hashable, Image.Image]:
    """The figure and the faces of a look: drawn beforehand, or by the studio. Raises Problem for a file that is broken."""
    if look.startswith(PREFIX):
        drawn = studio().pictures(look)
        return {("figure", look): strip(artwork, drawn.sheet), **faces(look, drawn.portraits)}
    portraits = {mood: open_picture(path) for mood, path in artwork.portraits[look].items()}
    return {("figure", look): strip(artwork, open_picture(artwork.sheets[look])), **faces(look, portraits)}


def faces(look: str, portraits: dict[str, Image.Image]) -> dict[Hashable, Image.Image]:
    """Portraits as they are called among the pictures."""
    return {("portrait", look, mood): picture for mood, picture in portraits.items()}


def strip(artwork: Artwork, sheet: Image.Image) -> Image.Image:
    """The frames of a sheet side by side, as high as one: a sheet has room for more than there are."""
    width, height = artwork.cell
    total = sum(pose.frames for pose in artwork.poses.values()) * len(artwork.directions)
    line = Image.new("RGBA", (total * width, height))
    for name, pose in artwork.poses.items():
        for number, direction in enumerate(artwork.directions):
            x = number * artwork.slots * width
            part = sheet.crop((x, pose.row * height, x + pose.frames * width, (pose.row + 1) * height))
            line.paste(part, (frame_at(artwork, name, direction, 0), 0))
    return line


def frame_at(artwork: Artwork, pose: str, facing: str, frame: int) -> int:
    """Where a frame begins in the line, pixels from its left."""
    row = artwork.poses[pose]
    column = _before(tuple(artwork.poses.values()), row) * len(artwork.directions)
    return (column + artwork.directions.index(facing) * row.frames + frame) * artwork.cell[0]


@lru_cache(maxsize=64)
def _before(poses: tuple[Pose, ...], pose: Pose) -> int:
    """How many frames a side have the poses before one."""
    return sum(each.frames for each in poses if each.row < pose.row)
