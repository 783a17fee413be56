"""Owns what is drawn of a town where its designer has painted nothing yet: floors, walls, things as marked blocks."""

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from game.sprites.atlas import Region
from game.sprites.quads import COLUMNS, PLACE, SOURCE, TINT, Rows
from game.sprites.rooms import indoors
from game.sprites.scene import TILE
from game.world.footprints import STANDING_LAYERS, blocked_tiles
from game.world.places import OUTDOORS, Arena, Tile, Town, WorldObject, is_a_place
from game.world.tiled import MapFile, ObjectLayer, TileLayer

Rgb = tuple[float, float, float]
_GRASS: tuple[Rgb, ...] = ((0.55, 0.73, 0.42),)
_GROUNDS: tuple[Rgb, ...] = ((0.63, 0.77, 0.47), (0.80, 0.74, 0.55), (0.58, 0.74, 0.56))
_FLOORS: tuple[Rgb, ...] = ((0.83, 0.68, 0.49), (0.87, 0.82, 0.72), (0.76, 0.60, 0.46), (0.78, 0.77, 0.72), (0.84, 0.72, 0.60))
_THINGS: tuple[Rgb, ...] = (
    (0.64, 0.37, 0.32),
    (0.38, 0.48, 0.61),
    (0.46, 0.53, 0.31),
    (0.64, 0.47, 0.26),
    (0.50, 0.40, 0.56),
    (0.34, 0.52, 0.50),
    (0.58, 0.43, 0.37),
)
_WALL, _FRONT, _FOOT = (0.50, 0.40, 0.42), (0.80, 0.72, 0.62), (0.42, 0.30, 0.30)
_CHECKERS = 0.965
"""Every other tile is a little darker, so that they can be counted."""
_EDGE, _HEIGHT = 3.0, 7.0
"""Units of the drawing between a block and its tiles' edge, and how high it stands."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words that say what a plain shape is: (x, y) is their middle in units of the drawing.

    `room`: they name a place; `dark`: they stand on something light.
    """

    text: str
    x: float
    y: float
    width: float
    room: bool = False
    dark: bool = False


@dataclass(frozen=True)
class Plain:
    """What is drawn plainly: `floors` below everything that is painted, `blocks` (walls and things) over the ground."""

    floors: Rows
    blocks: Rows
    labels: tuple[Label, ...] = ()


def plain_of(map_file: MapFile, town: Town, white: Region) -> Plain:
    """What a map does not paint and yet has to be seen.

    All of it where nothing is painted; the walls alone where they look no different from where one can walk; the things
    alone where none of them has a picture. `white` is the dot that is tinted.
    """
    layers = [layer for layer in map_file.layers if layer.visible and layer.opacity > 0]
    tiles = [each for each in layers if isinstance(each, TileLayer) and not _collides(each)]
    shown = [each for each in layers if isinstance(each, ObjectLayer) and _pictured(each)]
    bare = not shown and not any(layer.grid.any() for layer in tiles)
    solid, things = blocked_tiles(map_file)
    walls = solid & ~things
    unseen = bare or (bool(walls.any()) and not _flat(shown) and _look_like_free_ground(tiles, solid, walls))
    unpictured = not any(isinstance(each, ObjectLayer) and _stand(each) and _pictured(each) for each in map_file.layers)
    blocks = [*(_walls(walls, white) if unseen else ()), *(_blocks(town, white) if unpictured else ())]
    return Plain(
        floors=_floors(town, walls, white) if bare else np.zeros((0, COLUMNS), np.float32),
        blocks=np.concatenate([np.zeros((0, COLUMNS), np.float32), *blocks]),
        labels=(*(_places(town, walls) if unseen else ()), *(_names(town) if unpictured else ())),
    )


def _collides(layer: TileLayer) -> bool:
    return layer.name.startswith("collision") or layer.kind == "collision"


def _pictured(layer: ObjectLayer) -> bool:
    return any(thing.picture for thing in layer.objects)


def _stand(layer: ObjectLayer) -> bool:
    return layer.name in STANDING_LAYERS or layer.kind in STANDING_LAYERS


def _flat(shown: list[ObjectLayer]) -> bool:
    """Whether walls may be painted by pictures that are no tiles."""
    return any(not _stand(layer) for layer in shown)


def _look_like_free_ground(tiles: list[TileLayer], solid: NDArray[np.bool_], walls: NDArray[np.bool_]) -> bool:
    """Whether every wall shows the very tiles that are to be seen where one can walk, too."""
    looks = np.zeros(solid.shape, np.uint64)
    for number, layer in enumerate(tiles, 1):
        looks += layer.grid.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15 ^ (number * 0x5851F42D4C957F2D & 0xFFFFFFFFFFFFFFFE))
    return bool(np.isin(looks[walls], np.unique(looks[~solid])).all())


def _row(place: tuple[NDArray[np.float32], ...], colour: NDArray[np.float32], white: Region) -> Rows:
    """Rectangles (x, y, width, height), in their colours."""
    drawn = np.zeros((len(place[0]), COLUMNS), np.float32)
    drawn[:, PLACE] = np.stack(place, axis=1)
    drawn[:, SOURCE] = white
    drawn[:, TINT] = np.concatenate([colour, np.ones((len(colour), 1), np.float32)], axis=1)
    return drawn


def _floors(town: Town, walls: NDArray[np.bool_], white: Region) -> Rows:
    """A tile of ground or floor everywhere, each place in a colour of its own."""
    inside = indoors(town, walls)
    colours = np.zeros((town.height, town.width, 3), np.float32)
    for number, arena in enumerate(town.arenas.values()):
        kinds = _GRASS if arena.id == OUTDOORS else _FLOORS if arena.id in inside else _GROUNDS
        colours[town.arena_grid == arena.id] = kinds[number % len(kinds)]
    lines, columns = (axis.ravel() for axis in np.mgrid[: town.height, : town.width])
    shade = np.where((lines + columns) % 2, _CHECKERS, 1.0).astype(np.float32)
    side = np.full(len(lines), TILE, np.float32)
    return _row((columns * TILE, lines * TILE, side, side), colours.reshape(-1, 3) * shade[:, None], white)


def _walls(walls: NDArray[np.bool_], white: Region) -> Iterator[Rows]:
    """Walls seen from the south and above: their tops, and their fronts where no wall stands before them."""
    lines, columns = np.nonzero(walls)
    below = np.zeros_like(walls)
    below[:-1] = walls[1:]
    front = ~below[lines, columns]
    x, y = (columns * TILE).astype(np.float32), (lines * TILE).astype(np.float32)
    side = np.full(len(x), TILE, np.float32)
    yield _row((x, y, side, side), np.tile(np.array(_WALL, np.float32), (len(x), 1)), white)
    x, y, side = x[front], y[front], side[front]
    for top, high, colour in ((TILE * 0.40, TILE * 0.60, _FRONT), (TILE - 4, 4, _FOOT)):
        yield _row((x, y + top, side, side * 0 + high), np.tile(np.array(colour, np.float32), (len(x), 1)), white)


def _blocks(town: Town, white: Region) -> Iterator[Rows]:
    """Each thing as a block with a lighter top; a place to stand as a frame on the floor."""
    for thing in town.objects.values():
        if not thing.tiles:
            continue
        x, y, width, height = _box(thing.tiles)
        x, y, width, height = x + _EDGE, y + _EDGE, width - 2 * _EDGE, height - 2 * _EDGE
        colour = np.array(_THINGS[crc32(thing.kind.encode()) % len(_THINGS)])
        if is_a_place(thing.kind):
            edges = [(x, y, width, 2), (x, y + height - 2, width, 2), (x, y, 2, height), (x + width - 2, y, 2, height)]
            parts = [(edge, colour * 0.8) for edge in edges]
        else:
            top = height - _HEIGHT
            parts = [((x, y, width, height), colour * 0.62), ((x, y, width, top), colour)]
            parts.append(((x + 2, y + 2, width - 4, max(1.0, top - 4)), colour * 1.12))
        places = np.array([place for place, _ in parts], np.float32).T
        yield _row(tuple(places), np.array([shade for _, shade in parts], np.float32).clip(0, 1), white)


def _names(town: Town) -> Iterator[Label]:
    """The kind of each thing, on it."""
    for thing in town.objects.values():
        if thing.tiles:
            yield _label_on(thing)


def _label_on(thing: WorldObject) -> Label:
    x, y, width, height = _box(thing.tiles)
    return Label(thing.kind, x + width / 2, y + (height - _HEIGHT) / 2, width, dark=is_a_place(thing.kind))


def _places(town: Town, walls: NDArray[np.bool_]) -> Iterator[Label]:
    """The name of each house over it, and of each of its rooms on its uppermost row of tiles."""
    for arena in town.arenas.values():
        if arena.id != OUTDOORS and arena.tiles:
            x, y, width = _upper_row(arena)
            yield Label(arena.name, x, y + 9, width, room=True, dark=True)
    for sector in town.sectors.values():
        rooms = [arena for arena in town.arenas.values() if arena.sector == sector.id]
        if sector.id != OUTDOORS and sector.tiles and [arena.name for arena in rooms] != [sector.name]:
            x, y, width, _ = _box(sector.tiles)
            on_wall = bool(walls[int(y // TILE), int((x + width / 2) // TILE)])
            yield Label(sector.name, x + width / 2, y + TILE * 0.2, width, room=True, dark=not on_wall)


def _upper_row(arena: Arena) -> tuple[float, float, float]:
    """The middle, the upper edge and the width of an arena's first row of tiles."""
    first = min(line for _, line in arena.tiles)
    columns = [column for column, line in arena.tiles if line == first]
    return (min(columns) + max(columns) + 1) * TILE / 2, first * TILE, (max(columns) - min(columns) + 1) * TILE


def _box(tiles: tuple[Tile, ...]) -> tuple[float, float, float, float]:
    """The rectangle that holds tiles, in units of the drawing."""
    columns, lines = [tile[0] for tile in tiles], [tile[1] for tile in tiles]
    left, top = min(columns), min(lines)
    return (left * TILE, top * TILE, (max(columns) - left + 1) * TILE, (max(lines) - top + 1) * TILE)
