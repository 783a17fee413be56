"""Owns what is reckoned from a town once, before anybody walks in it: ways, rooms of tiles, places to keep clear."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.world.footprints import beside
from game.world.places import SIDES, Spot, Tile, Town
from game.world.routes import Routes


@dataclass(frozen=True, slots=True)
class Survey:
    """A town with all that follows from it: `arenas[row][column]` ids, and the `thoroughfares`, where nobody lingers.

    `heart[row, column]` is true where the town's life is: the tiles from which most of its things and spawns are reached.
    Making one takes a while (a tenth of a second for a large town) and may be done in any thread; using it takes none.
    """

    town: Town
    routes: Routes
    arenas: list[list[int]]
    thoroughfares: frozenset[Tile]
    heart: NDArray[np.bool_]


def survey(town: Town) -> Survey:
    """Reckon it."""
    routes = Routes(town)
    thoroughfares = frozenset({*_used(town), *_doorways(town)})
    return Survey(town, routes, town.arena_grid.tolist(), thoroughfares, _heart(town, routes.regions))


Seats = Mapping[Tile, tuple[Spot, ...]]
"""The places on things, by tile: who has one of them may be where nobody can walk."""


def seats(town: Town) -> Seats:
    """All of them."""
    found: dict[Tile, tuple[Spot, ...]] = {}
    for thing in town.objects.values():
        for spot in thing.spots:
            if spot.on:
                found[spot.tile] = (*found.get(spot.tile, ()), spot)
    return found


def _heart(town: Town, regions: NDArray[np.int32]) -> NDArray[np.bool_]:
    """The part of the map with the most to reach, the largest of those with equally much."""
    reached = [spot.entry for thing in town.objects.values() for spot in thing.spots]
    found = np.zeros(int(regions.max(initial=0)) + 1, np.int64)
    for column, row in (*reached, *town.spawns.values(), *town.free_spawns):
        found[regions[row, column]] += 1
    sizes = np.bincount(regions.ravel(), minlength=len(found))
    best = max(range(1, len(found)), key=lambda number: (found[number], sizes[number], -number), default=-1)
    heart: NDArray[np.bool_] = regions == best
    return heart


def _used(town: Town) -> Iterator[Tile]:
    """The spots and entries of objects."""
    for thing in town.objects.values():
        for spot in thing.spots:
            yield spot.tile
            yield spot.entry


def _doorways(town: Town) -> Iterator[Tile]:
    """Free tiles between two blocked ones, and those next to another arena."""
    solid = np.pad(town.blocked, 1, constant_values=True)
    for arena in town.arenas.values():
        for column, row in arena.tiles:
            if town.blocked[row, column]:
                continue
            north, east, south, west = (bool(solid[row + 1 + dy, column + 1 + dx]) for dx, dy in SIDES.values())
            if (north and south) or (east and west) or _at_border(town, (column, row)):
                yield column, row


def _at_border(town: Town, tile: Tile) -> bool:
    here = town.arena_grid[tile[1], tile[0]]
    return any(town.arena_grid[row, column] != here for column, row in beside(tile, town.blocked))
