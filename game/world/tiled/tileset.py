"""Owns reading one tileset of any make: what it says of its tiles, and which pictures it names."""

from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element

from game.world.tiled.files import Files
from game.world.tiled.properties import Properties, Types, properties_of
from game.world.tiled.spelling import Wrong, colour, number, shown, whole

MOST_NUMBER = 0x0FFFFFFF
"""The highest number a tile can have in Tiled."""
LARGEST = 1 << 20
"""Pixels along a side of a picture or tile; nothing larger is one."""
ALIGNMENTS = {
    "unspecified": (0.0, 1.0),
    "topleft": (0.0, 0.0),
    "top": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "left": (0.0, 0.5),
    "center": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}
"""Which part of a tile object lies at its position: parts of its width from the left and of its height from the top."""

Colour = tuple[int, int, int]
Rectangle = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture file; `size` (width, height) as the map says, zeros where it does not, `clear` as of a Picture."""

    file: Path
    size: tuple[int, int]
    clear: Colour | None


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tileset says of one tile. `part` is (x, y, width, height) of its picture, `frames` (tile, milliseconds)."""

    kind: str
    properties: Properties
    image: Image | None
    part: Rectangle | None
    frames: tuple[tuple[int, int], ...]


PLAIN = Tile("", {}, None, None, ())
"""A tile of which nothing is said."""


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset; sizes in pixels. `first` is the number of its tile 0 in the map, `image` the sheet all its tiles are in,
    `count` how many tiles it says it has."""

    first: int
    name: str
    source: Path | None
    tile_size: tuple[int, int]
    margin: int
    spacing: int
    offset: tuple[int, int]
    anchor: tuple[float, float]
    image: Image | None
    tiles: dict[int, Tile]
    count: int

    @property
    def label(self) -> str:
        """How a sentence names it."""
        return f"the tileset {shown(self.name)}"

    def tile(self, local: int) -> Tile:
        """What it says of a tile of this id."""
        return self.tiles.get(local, PLAIN)


class TilesetReader:
    """Reads the tilesets of one map; what is not done for one of them is a warning."""

    def __init__(self, files: Files, types: Types, warnings: list[str]) -> None:
        self._files, self._types, self._warnings = files, types, warnings

    def read(self, node: Element, holder: Path, first: int | None) -> Tileset:
        """The tileset that the file `holder` holds or names; `first` overrides its number. Raises Wrong or Problem."""
        first = whole(node, "firstgid", 0, 1, MOST_NUMBER) if first is None else first
        if not 0 < first <= MOST_NUMBER:
            raise Wrong("it does not say which number its first tile has")
        source = None
        if node.get("source"):
            source = self._files.beside(holder, node.get("source", ""), "the tileset")
            node, holder = self._files.tree(source, f"tileset (named by {holder.name})", "tileset"), source
            if node.get("source"):
                raise Wrong(f"{source.name} is no tileset but names another one")
        return self._described(node, holder, first, source)

    def _described(self, node: Element, holder: Path, first: int, source: Path | None) -> Tileset:
        name = node.get("name") or (source.stem if source else "")
        shift = node.find("tileoffset")
        image = self._image(node, holder, f"the tileset {shown(name)}")
        size = whole(node, "tilewidth", 0, 0, LARGEST), whole(node, "tileheight", 0, 0, LARGEST)
        if image is not None and not all(size):
            raise Wrong("it does not say how large its tiles are")
        self._note(node, name)
        return Tileset(
            first=first,
            name=name,
            source=source,
            tile_size=size,
            margin=whole(node, "margin", 0, 0, LARGEST),
            spacing=whole(node, "spacing", 0, 0, LARGEST),
            offset=(0, 0) if shift is None else (round(number(shift, "x")), round(number(shift, "y"))),
            anchor=_anchor(node.get("objectalignment") or "unspecified"),
            image=image,
            tiles=dict(self._tile(tile, holder, name) for tile in node.iterfind("tile")),
            count=whole(node, "tilecount", 0, 0, MOST_NUMBER),
        )

    def _note(self, node: Element, name: str) -> None:
        if node.get("tilerendersize", "tile") != "tile":
            self._warnings.append(f"The tileset {shown(name)} stretches its tiles to the grid; they are drawn in their own size.")
        elif node.get("fillmode", "stretch") != "stretch":
            self._warnings.append(f"The tileset {shown(name)} keeps the proportions of stretched tiles; here they are stretched.")

    def _tile(self, node: Element, holder: Path, name: str) -> tuple[int, Tile]:
        local = whole(node, "id", -1, 0, MOST_NUMBER)
        if local < 0:
            raise Wrong("one of its tiles has no id")
        try:
            kind = node.get("type") or node.get("class") or ""
            image = self._image(node, holder, f"the tileset {shown(name)}")
            frames = tuple(_frame(frame) for frame in node.iterfind("animation/frame"))
            return local, Tile(kind, properties_of(node, self._types), image, _part(node, image), frames)
        except Wrong as wrong:
            raise Wrong(f"tile {local}: {wrong}") from None

    def _image(self, node: Element, holder: Path, what: str) -> Image | None:
        return image_of(self._files, node, holder, what)


def image_of(files: Files, node: Element, holder: Path, what: str) -> Image | None:
    """The picture an element names, None when it names none. Raises Wrong, or Problem for a file that is too far away."""
    image = node.find("image")
    if image is None:
        return None
    source = image.get("source")
    if not source:
        raise Wrong("it keeps its picture inside the file, or names none; save it as a file of its own")
    size = whole(image, "width", 0, 0, LARGEST), whole(image, "height", 0, 0, LARGEST)
    clear = colour(image.get("trans", ""))[0] if image.get("trans") else None
    return Image(files.beside(holder, source, f"the picture of {what}"), size, clear)


def _anchor(alignment: str) -> tuple[float, float]:
    if alignment not in ALIGNMENTS:
        raise Wrong(f"it aligns objects {shown(alignment)}, which Tiled does not")
    return ALIGNMENTS[alignment]


def _frame(node: Element) -> tuple[int, int]:
    return whole(node, "tileid", 0, 0, MOST_NUMBER), max(1, whole(node, "duration", 1, 0))


def _part(node: Element, image: Image | None) -> Rectangle | None:
    """The part of a picture that a tile is, where it is not the whole."""
    if all(node.get(key) is None for key in ("x", "y", "width", "height")):
        return None
    wide, high = image.size if image else (0, 0)
    x, y = whole(node, "x", 0, 0, LARGEST), whole(node, "y", 0, 0, LARGEST)
    part = x, y, whole(node, "width", wide, 0, LARGEST), whole(node, "height", high, 0, LARGEST)
    return part if part[2] and part[3] else None
