"""Owns the numbers of a map's pictures: those pytmx gave to the tiles it met, and those of frames and image layers."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.problem import Problem
from game.world.tiled.layers import LayerNode
from game.world.tiled.map_file import Picture
from game.world.tiled.plain import PlainMap
from game.world.tiled.spelling import Wrong, shown
from game.world.tiled.tileset import image_of

Flips = tuple[bool, bool, bool]


class Pictures:
    """The pictures of a map by number, as used in its grids and objects. `known` grows with image layers."""

    def __init__(self, plain: PlainMap, numbered: Mapping[Any, Any], free: int) -> None:
        """Take over pytmx's numbers: (tile number, flips) to (picture number, flips), and the first `free` one."""
        self._plain, self._free = plain, free
        self._numbers: dict[tuple[int, Flips], int] = {}
        self.known: dict[int, Picture] = {}
        given = [(tile, _flips(flips), entry[0]) for (tile, flips), entry in numbered.items() if tile]
        self._numbers.update({(tile, flips): number for tile, flips, number in given})
        self._waiting = given
        while self._waiting:
            self._add(*self._waiting.pop())

    def of_layer(self, node: LayerNode) -> int:
        """The number of an image layer's picture, 0 when it has none. Raises Problem."""
        files, what = self._plain.files, f"the layer {shown(node.name)}"
        try:
            image = image_of(files, node.element, files.map, what)
        except Wrong as wrong:
            raise Problem(f"{files.map}, {what}: {wrong}; mend it in Tiled.") from None
        if image is None:
            return 0
        wide, high = files.picture_size(image.file, what, image.size)
        self._free += 1
        self.known[self._free - 1] = Picture(image.file, (0, 0, wide, high), clear=image.clear)
        return self._free - 1

    def _add(self, tile: int, flips: Flips, number: int) -> None:
        picture = self._plain.tilesets.picture(tile)
        if picture is not None:
            self.known[number] = replace(picture, flips=flips, frames=self._frames(tile, flips))

    def _frames(self, tile: int, flips: Flips) -> tuple[tuple[int, int], ...]:
        """The frames of an animated tile, flipped as it is."""
        found = self._plain.tilesets.of(tile)
        frames = []
        for local, milliseconds in self._plain.tilesets.tile(tile).frames:
            number = found[0].first + local if found else 0
            if not found or self._plain.tilesets.picture(number) is None:
                said = f"The animation of tile {found[1] if found else tile} of {found[0].label if found else 'a tileset'}"
                self._plain.warnings.append(f"{said} uses a tile that is not there.")
            else:
                frames.append((self._numbered(number, flips), milliseconds))
        return tuple(frames)

    def _numbered(self, tile: int, flips: Flips) -> int:
        if (tile, flips) not in self._numbers:
            self._numbers[tile, flips] = self._free
            self._waiting.append((tile, flips, self._free))
            self._free += 1
        return self._numbers[tile, flips]


def _flips(flags: Any) -> Flips:
    horizontal, vertical, diagonal = flags or (0, 0, 0)
    return bool(horizontal), bool(vertical), bool(diagonal)
