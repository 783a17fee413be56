"""Owns the one texture of everything drawn: the map's tiles, props in all states, people's sheets, portraits, lights."""

from collections.abc import Hashable, Iterable, Mapping
from pathlib import Path

import numpy as np
from PIL import Image

from game.assets import asset
from game.problem import Problem
from game.sprites.artwork import Artwork
from game.sprites.atlas import Pixels, Region, Sheet, frame_of, mirrored, part_of
from game.sprites.frames import panel_pictures
from game.sprites.map_pictures import MapPictures, open_picture
from game.sprites.people_pictures import frame_at, person_pictures
from game.world.tiled import MapFile

POOL, ELLIPSE, WHITE, LOGO = "pool", "ellipse", "white", "logo"


class Pictures:
    """Regions of a `sheet` by what they show on one map. Pictures may be added to the sheet while it is shown (`add`).

    `troubles` says which of the map's pictures could not be read, a sentence each; something plain stands for them.
    """

    def __init__(self, sheet: Sheet, artwork: Artwork, of_map: MapPictures) -> None:
        self.sheet, self.artwork, self.of_map = sheet, artwork, of_map
        self._regions = sheet.regions
        self._firsts = {(p, f): frame_at(artwork, p, f, 0) for p in artwork.poses for f in artwork.directions}
        self.white = part_of(sheet.regions[WHITE], 1, 1, 1, 1)
        self.troubles = tuple(dict.fromkeys(of_map.troubles.values()))

    @property
    def pixels(self) -> Pixels:
        """The texture itself."""
        return self.sheet.pixels

    def add(self, pictures: Mapping[Hashable, Image.Image]) -> bool:
        """Add pictures that come later. Answers whether there was room for them."""
        return self.sheet.add(pictures)

    def add_people(self, looks: Iterable[str]) -> bool:
        """Add those of these looks that are not there. Answers whether there was room for them."""
        return self.add(_people(self.artwork, (look for look in looks if not self.has_person(look))))

    def tile(self, number: int) -> Region:
        """A picture of the map, by its number there."""
        return self._regions[self.of_map.tiles[number]]

    def size(self, number: int) -> tuple[int, int]:
        """How large a picture of the map is, in the map's own pixels."""
        return self.of_map.sizes[number]

    def frames(self, number: int) -> tuple[tuple[Region, int], ...]:
        """What an animated picture of the map shows in turn, and for how many milliseconds; nothing for a still one."""
        return tuple((self._regions[key], milliseconds) for key, milliseconds in self.of_map.frames.get(number, ()))

    def named(self, name: str) -> Region:
        """One of the game's own small pictures (a pool of light, a panel's frame)."""
        return self._regions[name]

    def file(self, path: Path, frame: int = 0, frames: int = 1) -> Region:
        """One frame of a picture file whose frames lie side by side."""
        return frame_of(self._regions[self.of_map.files.get(path, path)], frame, frames)

    def turned_as(self, number: int, region: Region) -> Region:
        """Another picture, mirrored as that of the map is."""
        across, over, _ = self.of_map.flips.get(number, (False, False, False))
        return mirrored(region, across, over)

    def has(self, path: Path) -> bool:
        """Whether a file is among the pictures."""
        return self.of_map.files.get(path, path) in self._regions

    def figure(self, look: str, pose: str, facing: str, frame: int) -> Region:
        """A person in a pose."""
        x, y, _, _ = self._regions[("figure", look)]
        width, height = self.artwork.cell
        return (x + self._firsts[pose, facing] + frame * width, y, width, height)

    def has_person(self, look: str) -> bool:
        """Whether somebody with a look can be shown."""
        return ("figure", look) in self._regions

    def has_face(self, look: str) -> bool:
        """Whether the face of a look can be shown, be they in town or not."""
        return ("portrait", look, "neutral") in self._regions

    def portrait(self, look: str, mood: str) -> Region:
        """A person's face."""
        return self._regions[("portrait", look, mood)]


def gather(map_file: MapFile, artwork: Artwork, looks: Iterable[str], most: int, before: Pictures | None = None) -> Pictures:
    """Load and pack everything that can be shown of a map and of people with these looks.

    What is among the pictures `before` is not read again; what is new is added to their sheet while it has room. Raises
    Problem when a picture of the game's own is missing or broken, or all together take more than `most` pixels a side.
    """
    of_map = MapPictures(map_file, artwork, most)
    if before is not None:
        known = before.sheet.regions
        new = [look for look in looks if not before.has_person(look)]
        if before.add({**of_map.read(known, before.of_map.troubles), **_people(artwork, new)}):
            return Pictures(before.sheet, artwork, of_map)
    wanted = {**of_map.read({}, {}), **_people(artwork, looks), **_own_pictures()}
    try:
        return Pictures(Sheet(wanted, most), artwork, of_map)
    except ValueError:
        raise Problem(
            f"The pictures of {map_file.path.name} do not fit this graphics card; {of_map.largest} takes most room: "
            "use fewer or smaller tiles of it."
        ) from None


def _people(artwork: Artwork, looks: Iterable[str]) -> dict[Hashable, Image.Image]:
    """The figures and portraits of those looks."""
    found: dict[Hashable, Image.Image] = {}
    for look in sorted(set(looks)):
        found.update(person_pictures(artwork, look))
    return found


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
        LOGO: open_picture(asset("sprites/title.png")),
        **panel_pictures(),
    }


def _alpha(strength: Pixels) -> Image.Image:
    """White, as opaque as the strength says."""
    pixels = np.full((*strength.shape, 4), 255, np.uint8)
    pixels[..., 3] = strength
    return Image.fromarray(pixels)
