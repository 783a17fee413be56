"""Owns a map as the check looks at it: the file, the town made of it, and what is asked about it again and again."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from game.ai.persona import Persona
from game.map_check.fault import Where
from game.map_check.words import at, called
from game.world.footprints import STANDING_LAYERS, is_solid, regions, thing_tiles, where_seen
from game.world.places import Tile, Town, is_a_place
from game.world.shapes import shape_reach, shape_tiles, shifted
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer
from game.world.town_map import MOST_COVERED, spawn_tile

AREA_CLASSES = ("sector", "arena")


@dataclass(frozen=True, slots=True)
class Placed:
    """An object of the map with the name of its layer and the tiles of the map it takes."""

    thing: MapObject
    layer: str
    tiles: tuple[Tile, ...]

    @property
    def id(self) -> int:
        return self.thing.id

    @property
    def name(self) -> str:
        """What it is called: a thing by its tile's kind where it has no name of its own."""
        return self.thing.name or str(self.thing.properties.get("kind") or "")

    @property
    def at(self) -> Where:
        """Where to look for it: its first tile."""
        return Where(self.layer, (self.id,), self.tiles[:1])

    @property
    def place(self) -> str:
        """ " at column 4, row 1", or nothing where it lies off the map."""
        return f" {at(self.tiles[0])}" if self.tiles else ""

    @property
    def said(self) -> str:
        """ "the sector 'Hobbs Cafe' (12)", "the stove (21)"."""
        if self.thing.kind in ("", "object") and self.name:
            return f"the {'place ' if is_a_place(self.name) else ''}{self.name} ({self.id})"
        return called(self.thing.kind or "object", self.name, self.id)


@dataclass(frozen=True)
class Subject:
    """A map under examination. `people` are to live there, if anybody said; a way may take `longest` game minutes."""

    map_file: MapFile
    town: Town
    people: tuple[Persona, ...] | None = None
    longest: float | None = None

    @cached_property
    def areas(self) -> tuple[Placed, ...]:
        """Everything on the layers `areas`; without tiles where more lie on each other than anybody could tell apart."""
        room, found = MOST_COVERED, []
        for layer, thing in self._on("areas"):
            room -= shape_reach(thing, self.map_file)
            found.append(Placed(thing, layer, _sorted(shape_tiles(thing, self.map_file)) if room >= 0 else ()))
        return tuple(found)

    @cached_property
    def objects(self) -> tuple[Placed, ...]:
        """Everything on the layers `objects`."""
        return tuple(self._standing("objects"))

    @cached_property
    def decor(self) -> tuple[Placed, ...]:
        """Everything on the layers `decor`."""
        return tuple(self._standing("decor"))

    @cached_property
    def spawns(self) -> tuple[Placed, ...]:
        """Everything on the layers `spawns`; without tiles where it lies off the map."""
        return tuple(Placed(thing, layer, self._spawn_tile(thing)) for layer, thing in self._on("spawns"))

    @cached_property
    def starts(self) -> tuple[Tile, ...]:
        """Where people begin who do so on free ground."""
        return tuple(tile for spawn in self.spawns for tile in spawn.tiles if not self.is_blocked(tile))

    @cached_property
    def regions(self) -> NDArray[np.int32]:
        """The number of the part of the map each tile lies in, [row, column]; 0 where it is blocked."""
        return regions(self.town.blocked)

    @cached_property
    def reached(self) -> NDArray[np.bool_]:
        """Where people can get to who begin where most begin; without a spawn, the largest part of the map."""
        numbers = [int(self.regions[row, column]) for column, row in self.starts]
        sizes = np.bincount(self.regions.ravel())
        sizes[0] = 0
        by_weight = sorted(set(numbers), key=lambda number: (numbers.count(number), sizes[number]))
        chosen = by_weight[-1] if by_weight else sizes.argmax()
        reached: NDArray[np.bool_] = (self.regions == chosen) & ~self.town.blocked
        return reached

    @cached_property
    def solids(self) -> dict[Tile, list[Placed]]:
        """The things that block a tile, by tile."""
        found: dict[Tile, list[Placed]] = {}
        for name, placed in zip(STANDING_LAYERS, (self.objects, self.decor), strict=True):
            for one in placed:
                if is_solid(one.thing) and (name == "objects" or one.thing.properties.get("footprint")):
                    for tile in one.tiles:
                        found.setdefault(tile, []).append(one)
        return found

    @cached_property
    def walls(self) -> tuple[tuple[str, NDArray[np.int32]], ...]:
        """The layers whose tiles block: name, and grid as it lies on the map."""
        layers = (layer for layer in self.map_file.layers if isinstance(layer, TileLayer))
        blocking = (layer for layer in layers if "collision" in (layer.name, layer.kind))
        return tuple((layer.name, where_seen(layer, self.map_file)) for layer in blocking)

    def is_blocked(self, tile: Tile) -> bool:
        """Whether nobody can walk on a tile of the map."""
        return bool(self.town.blocked[tile[1], tile[0]])

    def is_reached(self, tile: Tile) -> bool:
        """Whether people get to a tile; not beyond the map's edge."""
        return self.has(tile) and bool(self.reached[tile[1], tile[0]])

    def has(self, tile: Tile) -> bool:
        """Whether it is a tile of the map."""
        return 0 <= tile[0] < self.town.width and 0 <= tile[1] < self.town.height

    def tile_of(self, thing: MapObject) -> Tile:
        """The tile an object's upper left corner, or its first point, lies on; it may lie off the map."""
        x, y = min(thing.points) if thing.points else (thing.x, thing.y)
        return int(x // self.map_file.tile_width), int(y // self.map_file.tile_height)

    def _standing(self, role: str) -> Iterator[Placed]:
        room = MOST_COVERED
        for layer, thing in self._on(role):
            room -= 0 if thing.picture else shape_reach(thing, self.map_file)
            yield Placed(thing, layer, thing_tiles(thing, self.map_file) if room >= 0 else ())

    def _on(self, role: str) -> Iterator[tuple[str, MapObject]]:
        for layer in self.map_file.layers:
            if isinstance(layer, ObjectLayer) and role in (layer.name, layer.kind) and layer.kind != "imagelayer":
                yield from ((layer.name, shifted(thing, *layer.offset)) for thing in layer.objects)

    def _spawn_tile(self, thing: MapObject) -> tuple[Tile, ...]:
        tile = spawn_tile(thing, self.map_file)
        return (tile,) if self.has(tile) else ()


def _sorted(tiles: set[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles, key=lambda tile: (tile[1], tile[0])))
