"""Small maps put together by code: tiles of one colour each, so that a pixel tells which of them is seen."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from game.world.tiled import MapFile, MapObject, ObjectLayer, Picture, TileLayer

COLOURS = {1: (200, 40, 40), 2: (40, 200, 40), 3: (40, 40, 200), 4: (220, 200, 60)}
"""What the tiles 1 to 4 look like: red, green, blue, yellow. Tile 5 is red on the left and green on the right."""
RED, GREEN, BLUE, YELLOW = COLOURS.values()
HALVES = 5


@dataclass
class Painted:
    """A map while it is painted. `tile` is the size of its tiles; layers are added bottom first."""

    folder: Path
    width: int = 6
    height: int = 4
    tile: tuple[int, int] = (16, 16)
    layers: list[TileLayer | ObjectLayer] = field(default_factory=list)
    pictures: dict[int, Picture] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        across, down = self.tile
        sheet = Image.new("RGBA", (across * HALVES, down))
        for number, colour in COLOURS.items():
            sheet.paste((*colour, 255), ((number - 1) * across, 0, number * across, down))
        sheet.paste((*RED, 255), (4 * across, 0, 4 * across + across // 2, down))
        sheet.paste((*GREEN, 255), (4 * across + across // 2, 0, 5 * across, down))
        sheet.save(self.folder / "tiles.png")
        for number in range(1, HALVES + 1):
            self.pictures[number] = Picture(self.folder / "tiles.png", ((number - 1) * across, 0, across, down))

    def tiles(self, name: str, filled: int = 0, at: dict[tuple[int, int], int] | None = None, **values: Any) -> "Painted":
        """A tile layer full of one tile, with others at some (column, row)."""
        grid = np.full((self.height, self.width), filled, np.int32)
        for (column, row), number in (at or {}).items():
            grid[row, column] = number
        given = {"kind": "", "visible": True, "opacity": 1.0, "offset": (0.0, 0.0), "properties": {}} | values
        self.layers.append(TileLayer(id=len(self.layers) + 1, name=name, grid=grid, **given))
        return self

    def objects(self, name: str, *things: MapObject, **values: Any) -> "Painted":
        """An object layer."""
        given = {"kind": "", "visible": True, "opacity": 1.0, "offset": (0.0, 0.0), "properties": {}} | values
        self.layers.append(ObjectLayer(id=len(self.layers) + 1, name=name, objects=things, **given))
        return self

    def map(self) -> MapFile:
        """The map as it would be read."""
        path = self.folder / "painted.tmx"
        return MapFile(path, self.width, self.height, *self.tile, tuple(self.layers), self.pictures, {}, **self.more)


def thing(number: int, x: float, y: float, width: float, height: float, picture: int = 0, **values: Any) -> MapObject:
    """An object with its upper left corner at a place, in pixels."""
    given: dict[str, Any] = {"name": "", "kind": "", "rotation": 0.0, "visible": True, "points": (), "properties": {}}
    return MapObject(number, x=x, y=y, width=width, height=height, picture=picture, **given | values)
