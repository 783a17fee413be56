"""Owns the one texture of everything drawn: the map's tiles, props in all states, people's sheets, portraits, lights."""

from collections.abc import Hashable, Iterable
from pathlib import Path

import numpy as np
from PIL import Image

from game.assets import asset
from game.problem import Problem
from game.sprites.artwork import Artwork
from game.sprites.atlas import Pixels, Region, frame_of, pack, part_of
from game.sprites.frames import panel_pictures
from game.world.tiled import MapFile, ObjectLayer, Picture, TileLayer

POOL, ELLIPSE, WHITE, LOGO = "pool", "ellipse", "white", "logo"


class Pictures:
    """Regions by what they show. `pixels` is the texture itself, to be handed to the graphics card once."""

    def __init__(self, regions: dict[Hashable, Region], pixels: Pixels, artwork: Artwork) -> None:
        self._regions, self.pixels, self.artwork = regions, pixels, artwork
        self.white = part_of(regions[WHITE], 1, 1, 1, 1)

    def tile(self, number: int) -> Region:
        """A picture of the map, by its number there."""
        return self._regions[number]

    def named(self, name: str) -> Region:
        """One of the game's own small pictures (a pool of light, a panel's frame)."""
        return self._regions[name]

    def file(self, path: Path, frame: int = 0, frames: int = 1) -> Region:
        """One frame of a picture file whose frames lie side by side."""
        return frame_of(self._regions[path], frame, frames)

    def has(self, path: Path) -> bool:
        """Whether a file is among the pictures."""
        return path in self._regions

    def figure(self, look: str, pose: str, facing: str, frame: int) -> Region:
        """A person in a pose."""
        width, height = self.artwork.cell
        column = self.artwork.directions.index(facing) * self.artwork.slots + frame
        row = self.artwork.poses[pose].row
        return part_of(self._regions[("sheet", look)], column * width, row * height, width, height)

    def portrait(self, look: str, mood: str) -> Region:
        """A person's face."""
        return self._regions[("portrait", look, mood)]


def gather(map_file: MapFile, artwork: Artwork, looks: Iterable[str], most: int) -> Pictures:
    """Load and pack everything that can be shown of a map and of people with these looks.

    Raises Problem when a picture is missing or broken, or all of them together are more than `most` pixels high.
    """
    wanted: dict[Hashable, Image.Image] = {}
    files: dict[Path, Image.Image] = {}
    for number in used_pictures(map_file):
        wanted[number] = cut(map_file.pictures[number], files)
    for path in sorted(_prop_files(map_file, artwork)):
        wanted[path] = _open(path, files)
    for look in sorted(set(looks)):
        wanted[("sheet", look)] = _open(artwork.sheets[look], files)
        for mood, path in artwork.portraits[look].items():
            wanted[("portrait", look, mood)] = _open(path, files)
    wanted.update(_own_pictures())
    regions, pixels = pack(wanted)
    if pixels.shape[0] > most or pixels.shape[1] > most:
        raise Problem(f"The pictures of {map_file.path.name} do not fit this graphics card; use fewer or smaller tilesets.")
    return Pictures(regions, pixels, artwork)


def used_pictures(map_file: MapFile) -> list[int]:
    """The numbers of the pictures that the map shows somewhere."""
    found: set[int] = set()
    for layer in map_file.layers:
        if isinstance(layer, TileLayer):
            found.update(int(number) for number in np.unique(layer.grid))
        else:
            found.update(thing.picture for thing in layer.objects)
    return sorted(number for number in found if number in map_file.pictures)


def state_file(map_file: MapFile, picture: int, name: str) -> Path:
    """Where another state of a map's picture lies: a file of that name beside the picture itself."""
    return map_file.pictures[picture].file.parent / name


def cut(picture: Picture, files: dict[Path, Image.Image]) -> Image.Image:
    """A map's picture out of its file, turned as Tiled says: first across the diagonal, then left-right, then up-down."""
    x, y, width, height = picture.box
    image = _open(picture.file, files).crop((x, y, x + width, y + height))
    across, over, diagonal = picture.flips
    if diagonal:
        image = image.transpose(Image.Transpose.TRANSPOSE)
    if across:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if over:
        image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return image


def _prop_files(map_file: MapFile, artwork: Artwork) -> set[Path]:
    """Every state of every prop on the map, and what is drawn over its users."""
    found: set[Path] = set()
    for layer in map_file.layers:
        if not isinstance(layer, ObjectLayer):
            continue
        for thing in layer.objects:
            prop = artwork.props.get(str(thing.properties.get("picture", "")))
            if prop is None or thing.picture not in map_file.pictures:
                continue
            states = (state_file(map_file, thing.picture, file.name) for file in prop.states.values())
            found.update(path for path in states if path.is_file())
            if prop.overlay is not None:
                found.add(prop.overlay)
    return found


def _open(path: Path, files: dict[Path, Image.Image]) -> Image.Image:
    if path not in files:
        try:
            files[path] = Image.open(path).convert("RGBA")
        except (OSError, ValueError, Image.DecompressionBombError) as error:
            raise Problem(f"The picture {path} is missing or is not a picture; put it back and start again.") from error
    return files[path]


def _own_pictures() -> dict[Hashable, Image.Image]:
    """A pool of light, a person's soft shadow, a white dot, and the panels' frames, the name of the game."""
    side = np.linspace(-1, 1, 128)
    round_ = np.clip(1 - np.hypot(side[None, :], side[:, None]), 0, 1)
    pool = (round_ * round_ * (3 - 2 * round_) * 255).astype(np.uint8)
    near = np.clip(1.25 - np.hypot(np.linspace(-1, 1, 26)[None, :], np.linspace(-1, 1, 10)[:, None]), 0, 0.5) * 2
    return {
        POOL: _alpha(pool),
        ELLIPSE: _alpha((near * 255).astype(np.uint8)),
        WHITE: Image.new("RGBA", (3, 3), "white"),
        LOGO: _open(asset("sprites/title.png"), {}),
        **panel_pictures(),
    }


def _alpha(strength: Pixels) -> Image.Image:
    """White, as opaque as the strength says."""
    pixels = np.full((*strength.shape, 4), 255, np.uint8)
    pixels[..., 3] = strength
    return Image.fromarray(pixels)
