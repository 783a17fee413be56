"""Owns where people come to stand when the ground changes under them: beside a new wall, at the edge of a smaller map."""

import numpy as np

from game.world.bodies import Body
from game.world.places import Tile, Town
from game.world.state import WorldState
from game.world.survey import Seats, Survey, seats

STEP = 2
"""Tiles somebody is seen to step when they are moved; further away they simply are."""


def find_footing(world: WorldState, before: Survey) -> dict[int, str]:
    """Moves whoever cannot be where they are, each to the nearest free tile from which the rest of the town is reached.

    Returns why, in words, by id: those inside something solid, beyond the edge, and those who were shut in.
    """
    on = seats(world.town)
    moved = {}
    for body in world.bodies.values():
        why = _why_not(world, before, body, on)
        if why is not None:
            _put_down(world, before, body)
            moved[body.id] = why
    for body in world.gone.values():
        body.tile = body.came_from = on_map(world.town, body.tile)
    return moved


def is_on(town: Town, tile: Tile) -> bool:
    """Whether a tile is one of the map's."""
    return 0 <= tile[0] < town.width and 0 <= tile[1] < town.height


def is_free(town: Town, tile: Tile) -> bool:
    """Whether one can stand there."""
    return is_on(town, tile) and not town.blocked[tile[1], tile[0]]


def on_map(town: Town, tile: Tile) -> Tile:
    """The tile of the map nearest to one that may lie beyond its edge."""
    return min(max(tile[0], 0), town.width - 1), min(max(tile[1], 0), town.height - 1)


def is_seated(body: Body, on: Seats) -> bool:
    """Whether they are on their place at a thing."""
    return body.spot is not None and body.spot.tile == body.tile and body.spot in on.get(body.tile, ())


def _why_not(world: WorldState, before: Survey, body: Body, on: Seats) -> str | None:
    town, tile = world.town, body.tile
    if not is_on(town, tile):
        return "the town ends there now"
    seated = is_seated(body, on)
    rising = bool(body.path) and is_free(town, body.path[0]) and tile in on
    if not is_free(town, tile) and not seated and not rising:
        return _what_is_there(town, tile)
    foot = tile if is_free(town, tile) else body.spot.entry if seated and body.spot else body.path[0]
    was_reached = is_on(before.town, foot) and bool(before.heart[foot[1], foot[0]])
    shut_in = was_reached and not world.ground.heart[foot[1], foot[0]]
    return "there is no way out of there now" if shut_in else None


def _what_is_there(town: Town, tile: Tile) -> str:
    thing = next((each for each in town.objects.values() if tile in each.tiles), None)
    return "there is a wall now" if thing is None else f"the {thing.kind} stands there now"


def _put_down(world: WorldState, before: Survey, body: Body) -> None:
    """The nearest tile that nobody has; in the room they were in, of those equally near."""
    was = body.tile
    body.tile = _nearest(world, body, before.town.arena_at(was).id if is_on(before.town, was) else -1)
    near = abs(was[0] - body.tile[0]) + abs(was[1] - body.tile[1]) <= STEP
    body.came_from = was if near else body.tile
    body.path, body.spot = (), None


def _nearest(world: WorldState, body: Body, arena: int) -> Tile:
    heart, town = world.ground.heart, world.town
    rows, columns = np.nonzero(heart if heart.any() else ~town.blocked)
    apart = np.abs(columns - body.tile[0]) + np.abs(rows - body.tile[1])
    elsewhere = town.arena_grid[rows, columns] != arena
    order = np.lexsort((columns, rows, elsewhere, apart))
    tiles = [(int(columns[index]), int(rows[index])) for index in order[: 4 * len(world.bodies) + 1]]
    taken = world.claimed(besides=body.id) | {other.tile for other in world.bodies.values() if other.id != body.id}
    return next((tile for tile in tiles if tile not in taken), tiles[0] if tiles else on_map(town, body.tile))
