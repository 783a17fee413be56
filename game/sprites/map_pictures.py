"""Owns the pictures a map names: which it shows, cut out of their files; what stands for one that cannot be read."""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from game.problem import Problem
from game.sprites.artwork import Artwork
from game.world.tiled import MapFile, ObjectLayer, Picture, TileLayer

MOST_PIXELS = 100_000_000
"""Of one file: more than any tileset has, less than would fill the memory."""
_LARGEST = 8192
"""Pixels a side; a larger picture is drawn from a smaller copy of it."""
_GONE = (-1, -1)
Files = dict[Path, Image.Image]
Images = dict[Hashable, Image.Image]


class MapPictures:
    """What a map shows: the keys of its tiles, their frames, and the files of its props' states.

    A key tells a picture from all others, and from the same file as it was before somebody painted on it. `troubles` are
    sentences about those that cannot be read; they and the `largest` file are known once they were read.
    """

    def __init__(self, map_file: MapFile, artwork: Artwork, most: int) -> None:
        self._most = min(most, _LARGEST)
        self._stamps: dict[Path, tuple[int, int]] = {}
        self._pictures: dict[Hashable, Picture | Path] = {}
        self.tiles: dict[int, Hashable] = {}
        self.frames: dict[int, tuple[tuple[Hashable, int], ...]] = {}
        self.flips: dict[int, tuple[bool, bool, bool]] = {}
        self.sizes: dict[int, tuple[int, int]] = {}
        self.files: dict[Path, Hashable] = {}
        self.troubles: dict[Hashable, str] = {}
        self.largest = ""
        for number in used_pictures(map_file):
            self._add(number, map_file)
        for path in sorted(_prop_files(map_file, artwork)):
            self.files[path] = self._key(path)

    def read(self, known: Mapping[Hashable, object], troubles: Mapping[Hashable, str]) -> Images:
        """The pictures by their keys, but for those `known` already, some of which are `troubles`."""
        files: Files = {}
        found: Images = {}
        self.troubles = {key: sentence for key, sentence in troubles.items() if key in self._pictures}
        for key, picture in self._pictures.items():
            if key not in known:
                found[key] = self._read(key, picture, files)
        self.largest = self._most_room(found)
        return found

    def _read(self, key: Hashable, picture: Picture | Path, files: Files) -> Image.Image:
        try:
            image = open_picture(picture, files) if isinstance(picture, Path) else cut(picture, files)
        except Problem as problem:
            self.troubles[key] = str(problem)
            return _stand_in((32, 32) if isinstance(picture, Path) else picture.box[2:])
        longest = max(image.size)
        if longest <= self._most:
            return image
        size = (max(1, image.width * self._most // longest), max(1, image.height * self._most // longest))
        return image.resize(size, Image.Resampling.BOX)

    def _add(self, number: int, map_file: MapFile) -> None:
        picture = map_file.pictures[number]
        self.tiles[number], self.flips[number] = self._key(picture), picture.flips
        width, height = picture.box[2:] if min(picture.box[2:]) > 0 else _size_of(picture.file)
        self.sizes[number] = (height, width) if picture.flips[2] else (width, height)
        shown = [(map_file.pictures[each], lasts) for each, lasts in picture.frames if each in map_file.pictures]
        if len(shown) > 1:
            turned = [(replace(each, flips=picture.flips), max(1, lasts)) for each, lasts in shown]
            self.frames[number] = tuple((self._key(each), lasts) for each, lasts in turned)

    def _key(self, picture: Picture | Path) -> Hashable:
        file = picture if isinstance(picture, Path) else picture.file
        if file not in self._stamps:
            self._stamps[file] = _stamp(file)
        where: tuple[object, ...] = () if isinstance(picture, Path) else (picture.box, picture.flips, picture.clear)
        key = ("map", file, self._stamps[file], *where)
        self._pictures[key] = picture
        return key

    def _most_room(self, images: Images) -> str:
        room: Counter[str] = Counter()
        for key, picture in self._pictures.items():
            if key in images:
                file = picture if isinstance(picture, Path) else picture.file
                room[file.name] += images[key].width * images[key].height
        return room.most_common(1)[0][0] if room else ""


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


def cut(picture: Picture, files: Files) -> Image.Image:
    """A map's picture out of its file, turned as Tiled says: first across the diagonal, then left-right, then up-down.

    Raises Problem when the file is no picture.
    """
    x, y, width, height = picture.box
    image = open_picture(picture.file, files)
    if width > 0 and height > 0:
        image = image.crop((x, y, x + min(width, image.width), y + min(height, image.height)))
    if picture.clear is not None:
        image = _cleared(image, picture.clear)
    across, over, diagonal = picture.flips
    if diagonal:
        image = image.transpose(Image.Transpose.TRANSPOSE)
    if across:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if over:
        image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return image


def _cleared(image: Image.Image, colour: tuple[int, int, int]) -> Image.Image:
    """The picture without the colour that stands for nothing."""
    pixels = np.array(image)
    pixels[(pixels[..., :3] == colour).all(axis=2)] = 0
    return Image.fromarray(pixels)


def open_picture(path: Path, files: Files | None = None) -> Image.Image:
    """A picture file; `files` has those read before. Raises Problem when it is missing, no picture, or far too large."""
    if files is not None and path in files:
        return files[path]
    try:
        with Image.open(path) as file:
            if file.width * file.height > MOST_PIXELS:
                raise Problem(f"The picture {path} has {file.width} x {file.height} pixels; cut it into smaller ones.")
            image: Image.Image = file.convert("RGBA")
    except Problem:
        raise
    except Exception as error:  # a stranger's file, and its reader raises whatever it meets
        raise Problem(f"The picture {path} is missing or is not a picture; put it back and start again.") from error
    if files is not None:
        files[path] = image
    return image


def _prop_files(map_file: MapFile, artwork: Artwork) -> set[Path]:
    """Every state of every prop on the map, and what is drawn over its users."""
    layers = [layer for layer in map_file.layers if isinstance(layer, ObjectLayer)]
    props = {(thing.picture, str(thing.properties.get("picture", ""))) for layer in layers for thing in layer.objects}
    found: set[Path] = set()
    for number, name in sorted(props):
        prop = artwork.props.get(name)
        if prop is None or number not in map_file.pictures:
            continue
        states = (state_file(map_file, number, file.name) for file in prop.states.values())
        found.update(path for path in states if path.is_file())
        if prop.overlay is not None:
            found.add(prop.overlay)
    return found


def _stamp(file: Path) -> tuple[int, int]:
    """What changes when a file does."""
    try:
        found = file.stat()
    except OSError:
        return _GONE
    return (found.st_mtime_ns, found.st_size)


def _size_of(file: Path) -> tuple[int, int]:
    """A picture file's width and height."""
    try:
        with Image.open(file) as image:
            return image.width, image.height
    except Exception:  # as above; what is wrong with it is said when it is read
        return (32, 32)


def _stand_in(size: tuple[int, int]) -> Image.Image:
    """What is seen instead of a picture that cannot be read: a sheet of paper, crossed out."""
    width, height = (max(1, min(side, 256)) for side in size)
    image = Image.new("RGBA", (width, height), "#d9b98c")
    draw = ImageDraw.Draw(image)
    draw.line((0, 0, width - 1, height - 1), "#b2764c")
    draw.line((0, height - 1, width - 1, 0), "#b2764c")
    draw.rectangle((0, 0, width - 1, height - 1), outline="#875040")
    return image
