"""Owns a map while it is being made: tile layers, and pictures and shapes on object layers."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from game.imports.town.grids import Bools
from game.imports.town.kit import Kit, Prop
from game.world.places import Tile

T = 32
"""Pixels of a tile of ours."""
TILE_LAYERS = ("ground", "dark_grass", "path", "paving", "water", "deep_water", "floors", "shade", "walls", "wall_tops")
FLAT_LAYERS = ("flat", "sunlight", "wall_decor", "shadows")
OVER_LAYERS = ("above_walls", "above_wall_tops")


@dataclass(frozen=True, slots=True)
class Shape:
    """Something on an object layer. Pixels; (left, bottom) of a picture, (left, top) of a shape without one.

    `points` are those of a polygon, counted from there; `size` (0, 0) without points makes a point.
    """

    left: float
    y: float
    name: str = ""
    kind: str = ""
    gid: int = 0
    size: tuple[int, int] = (0, 0)
    points: tuple[tuple[int, int], ...] = ()
    properties: dict[str, str | int] = field(default_factory=dict)


class Scene:
    """Layers being filled. `taken` are tiles that something solid stands on, [row, column]."""

    def __init__(self, size: tuple[int, int], kit: Kit) -> None:
        self.size, self.kit = size, kit
        shape = (size[1], size[0])
        self.tiles: dict[str, NDArray[np.int32]] = {
            name: np.zeros(shape, np.int32) for name in (*TILE_LAYERS, *OVER_LAYERS, "collision")
        }
        self.shapes: dict[str, list[Shape]] = {
            name: [] for name in (*FLAT_LAYERS, "objects", "decor", "above_crowns", "areas", "spawns")
        }
        self.taken = np.zeros(shape, np.bool_)

    def part(self, layer: str, tile: Tile, part: str) -> None:
        """Lay a tile of the rooms' kit; parts that are not drawn are left out."""
        x, y = tile
        if 0 <= x < self.size[0] and 0 <= y < self.size[1] and part in self.kit.parts:
            self.tiles[layer][y, x] = self.kit.parts[part]

    def terrain(self, layer: str, tiles: Bools, chance: Random) -> None:
        """Lay a terrain on whole tiles; it frays out over those beside them. Its name is that of its layer."""
        corners = np.zeros((tiles.shape[0] + 1, tiles.shape[1] + 1), np.bool_)
        for rows in (np.s_[:-1], np.s_[1:]):
            for columns in (np.s_[:-1], np.s_[1:]):
                corners[rows, columns] |= tiles
        sorts = self.kit.terrains[layer.replace("_", " ")]
        around = np.stack([corners[:-1, :-1], corners[:-1, 1:], corners[1:, :-1], corners[1:, 1:]], axis=-1).astype(int)
        for y, x in zip(*np.nonzero(around.any(axis=-1)), strict=True):
            self.tiles[layer][y, x] = chance.choice(sorts[tuple(int(corner) for corner in around[y, x])])

    def thing(self, prop: Prop, cells: Iterable[Tile], name: str = "", lift: int = 0, **properties: str | int) -> None:
        """Stand a picture on tiles: its lower edge on theirs, in their middle. With a name it is an object people use.

        `lift` pixels higher than that; less than 0 moves it down, and it stands where it stood.
        """
        tiles = tuple(cells)
        left, right = min(x for x, _ in tiles), max(x for x, _ in tiles) + 1
        bottom = (max(y for _, y in tiles) + 1) * T - lift
        self.picture(prop, (left + right) * T // 2 - prop.size[0] // 2, bottom, name, lift, **properties)
        for x, y in tiles:
            self.taken[y, x] = True

    def lay(self, prop: Prop, left: int, bottom: int) -> None:
        """Lay something flat on the floor."""
        self.shapes["flat"].append(Shape(left, bottom, gid=prop.gid, size=prop.size))

    def picture(self, prop: Prop, left: int, bottom: int, name: str = "", lift: int = 0, **properties: str | int) -> None:
        """Put a picture at a place in pixels, with its shadow and crown."""
        if lift and lift != prop.lift:
            properties["lift"] = lift
        layer = "objects" if name else "decor" if prop.footprint[1] or prop.footprint == (0, 0) else "wall_decor"
        kind = "object" if name else ""
        self.shapes[layer].append(Shape(left, bottom, name, kind, prop.gid, prop.size, properties=properties))
        if prop.name in self.kit.shadows and layer != "wall_decor":
            shadow = self.kit.shadows[prop.name]
            self.shapes["shadows"].append(Shape(left - 5, bottom + 8, gid=shadow.gid, size=shadow.size))
        if prop.name in self.kit.crowns and layer != "wall_decor":
            self.shapes["above_crowns"].append(Shape(left, bottom, gid=self.kit.crowns[prop.name].gid, size=prop.size))
