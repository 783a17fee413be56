"""Owns the tilesets of a map together: which of them has a tile number, and where that tile's pixels are."""

from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path
from xml.etree.ElementTree import Element

from game.problem import Problem
from game.world.tiled.files import Files
from game.world.tiled.map_file import Picture
from game.world.tiled.properties import Types
from game.world.tiled.spelling import Wrong, shown
from game.world.tiled.tileset import PLAIN, Rectangle, Tile, Tileset, TilesetReader

_ROOM = 1 << 12
"""Numbers kept for a tileset that does not say how many tiles it has."""


class Tilesets:
    """The tilesets of one map, and those that only its templates use."""

    def __init__(self, files: Files, types: Types, warnings: list[str]) -> None:
        self._files, self._reader = files, TilesetReader(files, types, warnings)
        self._sets: list[Tileset] = []
        self._firsts: list[int] = []
        self._pictures: dict[int, Picture | None] = {}

    def add(self, node: Element, holder: Path, first: int | None = None) -> Tileset:
        """Read a tileset that the file `holder` holds or names; `first` overrides its number. Raises Problem."""
        try:
            tileset = self._reader.read(node, holder, first)
            if tileset.first in self._firsts:
                raise Wrong(f"it begins with the tile number {tileset.first}, as another one does")
        except Wrong as wrong:
            name = node.get("name") or node.get("source") or ""
            raise Problem(f"The tileset {shown(name)} of {holder}: {wrong}; open it in Tiled and save it again.") from None
        self._pictures.clear()
        place = bisect_right(self._firsts, tileset.first)
        self._sets.insert(place, tileset)
        self._firsts.insert(place, tileset.first)
        return tileset

    def brought(self, node: Element, holder: Path) -> Tileset:
        """The tileset that a template names: one of the map's, or else added behind them. Raises Problem."""
        source = node.get("source")
        path = self._files.beside(holder, source, "the tileset") if source else None
        for tileset in self._sets:
            if path is not None and tileset.source == path:
                return tileset
        last = self._sets[-1] if self._sets else None
        behind = last.first + max(last.count, max(last.tiles, default=0) + 1, _ROOM) if last else 1
        return self.add(node, holder, behind)

    def of(self, number: int) -> tuple[Tileset, int] | None:
        """The tileset of a tile number, and the tile's id in it."""
        place = bisect_right(self._firsts, number) - 1
        return (self._sets[place], number - self._firsts[place]) if place >= 0 else None

    def tile(self, number: int) -> Tile:
        """What is known of the tile of a number."""
        found = self.of(number)
        return found[0].tile(found[1]) if found else PLAIN

    def used(self, numbers: Sequence[int]) -> dict[int, dict[int, Tile]]:
        """Those of the described tiles that have one of these numbers: by the first number of their tileset, by id."""
        wanted: dict[int, dict[int, Tile]] = {}
        for found in (self.of(one) for one in numbers):
            if found and found[1] in found[0].tiles:
                wanted.setdefault(found[0].first, {})[found[1]] = found[0].tiles[found[1]]
        return wanted

    def picture(self, number: int) -> Picture | None:
        """The picture of a tile number, None when no tileset has that tile; without flips and frames. Raises Problem."""
        if number not in self._pictures:
            self._pictures[number] = self._picture(number)
        return self._pictures[number]

    def _picture(self, number: int) -> Picture | None:
        found = self.of(number)
        if found is None:
            return None
        tileset, local = found
        tile = tileset.tile(local)
        image = tile.image or tileset.image
        box = self._box(tileset, tile, local)
        if image is None or box is None:
            return None
        self._files.check_picture(image.file, tileset.label)
        return Picture(image.file, box, offset=tileset.offset, clear=image.clear)

    def _box(self, tileset: Tileset, tile: Tile, local: int) -> Rectangle | None:
        if tile.part is not None:
            return tile.part
        if tile.image is not None:
            wide, high = tile.image.size
            if not (wide and high):
                wide, high = self._files.picture_size(tile.image.file, tileset.label)
            return 0, 0, wide, high
        return self._cut(tileset, local) if tileset.image is not None else None

    def _cut(self, tileset: Tileset, local: int) -> Rectangle | None:
        """A tile of a sheet. The picture's own size counts, as in Tiled, whatever its tileset says of it."""
        assert tileset.image is not None
        wide, high = tileset.tile_size
        width, height = self._files.picture_size(tileset.image.file, tileset.label, tileset.image.size)
        columns = (width - tileset.margin - wide) // (wide + tileset.spacing) + 1
        rows = (height - tileset.margin - high) // (high + tileset.spacing) + 1
        if columns < 1 or local >= columns * rows:
            return None
        x, y = local % columns, local // columns
        return tileset.margin + x * (wide + tileset.spacing), tileset.margin + y * (high + tileset.spacing), wide, high
