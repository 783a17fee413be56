"""Owns where people stand, sit or lie to use a thing, and which way they then face."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.world.places import SIDES, Spot, Tile
from game.world.tiled import MapObject

FACING = {"north": "down", "south": "up", "east": "left", "west": "right"}
"""Which way somebody faces who stands on that side of a thing."""
TOWARDS = {"up": SIDES["north"], "down": SIDES["south"], "left": SIDES["west"], "right": SIDES["east"]}
TURNS = ("down", "up", "left", "right")
"""Ways to look, the one that shows most of a face first."""
LYING = ("bed", "double bed", "bunk bed", "hammock", "cot")
"""Kinds that people lie on, whatever side they are said to be used from."""
MOST_SPOTS = 400
"""Nothing is used from more places than this, however large it is drawn."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What spots are found on: grids [row, column] of where people can get to, of things, and of all that blocks."""

    reached: NDArray[np.bool_]
    things: NDArray[np.bool_]
    blocked: NDArray[np.bool_]

    def has(self, grid: NDArray[np.bool_], tile: Tile) -> bool:
        """The grid's value at a tile; false beyond the map's edge."""
        return 0 <= tile[1] < grid.shape[0] and 0 <= tile[0] < grid.shape[1] and bool(grid[tile[1], tile[0]])


def find_spots(thing: MapObject, kind: str, tiles: tuple[Tile, ...], solid: bool, ground: Ground) -> tuple[Spot, ...]:
    """Every place from which a thing can be used that people can get to, the best first; of a huge thing, MOST_SPOTS."""
    uses = [side.strip() for side in str(thing.properties.get("use_from", "")).split(",") if side.strip()]
    sides = [side for side in uses if side in SIDES]
    seats = _seats(thing, tiles) or (_lying(tiles) if kind in LYING else [])
    if seats:
        return _entered(seats[:MOST_SPOTS], tiles, ground, sides)
    if not solid:  # a stretch of floor to stand on, or of water to stand beside
        looking = [(tile, facing) for tile, facing in _outlooks(thing, tiles, ground) if ground.has(ground.reached, tile)]
        walkable = [Spot(tile, facing, True, tile) for tile, facing in looking]
        middle = _middle(tiles)
        spots = tuple(sorted(walkable, key=lambda spot: _remoteness(spot, middle, ground))[:MOST_SPOTS])
        return spots or _beside(tiles, list(SIDES), ground)[:MOST_SPOTS]
    beside = _beside(tiles, sides or list(SIDES), ground)[:MOST_SPOTS]
    sits_on_it = "here" in uses and not (sides and beside)
    return _entered(_outlooks(thing, tiles, ground)[:MOST_SPOTS], tiles, ground, sides) if sits_on_it else beside


def _lying(tiles: tuple[Tile, ...]) -> list[tuple[Tile, str]]:
    """One sleeper for each tile at the head of a bed, which is its upper end."""
    top = min(row for _, row in tiles)
    return [(tile, "down") for tile in tiles if tile[1] == top]


def _seats(thing: MapObject, tiles: tuple[Tile, ...]) -> list[tuple[Tile, str]]:
    """The property `seats` ("0,0,right 2,0,left"): tiles from the footprint's upper left, and which way each faces."""
    left, top = min(column for column, _ in tiles), min(row for _, row in tiles)
    found = []
    for part in str(thing.properties.get("seats", "")).split():
        column, row, facing = (*part.split(","), "", "")[:3]
        if _is_place(column) and _is_place(row) and facing in TOWARDS:
            found.append(((left + int(column), top + int(row)), facing))
    among = frozenset(tiles)
    return [seat for seat in found if seat[0] in among]


def _is_place(text: str) -> bool:
    return text.isdecimal() and len(text) < 5


def _beside(tiles: tuple[Tile, ...], sides: list[str], ground: Ground) -> tuple[Spot, ...]:
    found: dict[Tile, Spot] = {}
    among = frozenset(tiles)
    for side in sides:
        dx, dy = SIDES[side]
        for column, row in tiles:
            tile = (column + dx, row + dy)
            if tile not in among and ground.has(ground.reached, tile):
                found.setdefault(tile, Spot(tile, FACING[side], False, tile))
    return tuple(found.values())


def _entered(places: list[tuple[Tile, str]], tiles: tuple[Tile, ...], ground: Ground, sides: list[str]) -> tuple[Spot, ...]:
    """Spots on a thing, each entered from the nearest free tile beside the thing, on a preferred side."""
    doors = [spot.tile for spot in _beside(tiles, [*sides, *(side for side in SIDES if side not in sides)], ground)]
    preferred = {spot.tile for spot in _beside(tiles, sides, ground)}
    spots = []
    for tile, facing in places:
        if ground.has(ground.reached, tile):
            spots.append(Spot(tile, facing, True, tile))
        elif doors:
            entry = min(doors, key=lambda door: (_steps(door, tile), door not in preferred, door != _ahead(tile, facing)))
            spots.append(Spot(tile, facing, True, entry))
    return tuple(spots)


def _middle(tiles: tuple[Tile, ...]) -> tuple[float, float]:
    columns, rows = zip(*tiles, strict=True)
    return (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2


def _remoteness(spot: Spot, middle: tuple[float, float], ground: Ground) -> tuple[bool, float]:
    """Behind a counter one stands right at it, and rather at its middle than at its end."""
    aside = abs(spot.tile[0] - middle[0]) + abs(spot.tile[1] - middle[1])
    return not ground.has(ground.blocked, _ahead(spot.tile, spot.facing)), aside


def _ahead(tile: Tile, facing: str) -> Tile:
    """The tile somebody looks at: getting up forwards looks best."""
    dx, dy = TOWARDS[facing]
    return tile[0] + dx, tile[1] + dy


def _steps(one: Tile, other: Tile) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _outlooks(thing: MapObject, tiles: tuple[Tile, ...], ground: Ground) -> list[tuple[Tile, str]]:
    """Which way somebody on each of its tiles looks: as the map says, else to the first thing, else to water or a wall."""
    said = str(thing.properties.get("facing", ""))
    if said in TOWARDS:
        return [(tile, said) for tile in tiles]
    among = frozenset(tiles)
    beyond = {facing: _beyond(tiles, facing) for facing in TURNS}
    return [(tile, _outlook(tile, among, beyond, ground)) for tile in tiles]


def _outlook(tile: Tile, among: frozenset[Tile], beyond: dict[str, dict[Tile, Tile]], ground: Ground) -> str:
    for facing in TURNS:
        ahead = _ahead(tile, facing)
        if ahead in among and ground.has(ground.blocked, ahead) and not ground.has(ground.things, ahead):
            return facing  # a pond's shore is part of the pond
    for grid in (ground.things, ground.blocked):
        for facing in TURNS:
            if ground.has(grid, beyond[facing][tile]):
                return facing
    return "down"


def _beyond(tiles: tuple[Tile, ...], facing: str) -> dict[Tile, Tile]:
    """For each tile of a thing, the first one ahead that is not of the thing."""
    dx, dy = TOWARDS[facing]
    found: dict[Tile, Tile] = {}
    for tile in sorted(tiles, key=lambda tile: -(tile[0] * dx + tile[1] * dy)):
        ahead = _ahead(tile, facing)
        found[tile] = found.get(ahead, ahead)
    return found
