"""Owns finding tiles for a player: where one can come in, stand next to somebody, or walk to when a wall was clicked."""

from collections.abc import Iterator

from game.sprites.scene import World
from game.world.bodies import Body
from game.world.places import OUTDOORS, Tile, Town
from game.world.talking import NEAR

REACH = 3
"""Tiles around a click within which there may be somewhere to walk to."""
BESIDE = 2
"""Steps from somebody at which one talks, where that can be."""
_FAR = 200


def place_to_come_in(town: Town, tile: Tile) -> Tile | None:
    """The nearest tile outdoors, or in a room that is open to everybody at any time, where one can stand."""

    def public(near: Tile) -> bool:
        arena = town.arena_at(near)
        norms = (arena.norms, town.sectors[arena.sector].norms)
        return arena.id == OUTDOORS or not any(each.private_to or each.hours for each in norms)

    return next((near for near in around(tile, _FAR, town) if not town.blocked[near[1], near[0]] and public(near)), None)


def place_to_walk(world: World, body: Body, tile: Tile) -> Tile | None:
    """A tile somebody can walk to: the one clicked, or one near it; None where there is none."""
    town, start = world.town, world.routes.way_out(body.tile)
    free = (near for near in around(tile, REACH, town) if not town.blocked[near[1], near[0]])
    return next((near for near in free if start is not None and world.routes.connected(start, near)), None)


def place_beside(world: World, body: Body, other: Body) -> Tile | None:
    """Where to stand to talk with somebody: in the same room, near them, on nobody's place."""
    start, room = world.routes.way_out(body.tile), world.arena_at(other.tile)
    taken = [each.tile for each in world.bodies.values() if each.id != body.id]

    def fit(near: Tile) -> bool:
        if world.town.blocked[near[1], near[0]] or near in taken or world.arena_at(near) != room:
            return False
        return start is not None and world.routes.connected(start, near)

    found = [near for near in around(other.tile, NEAR, world.town) if fit(near)]
    return min(found, key=lambda near: (max(0, apart(near, other.tile) - BESIDE), apart(near, body.tile), near), default=None)


def apart(one: Tile, other: Tile) -> int:
    """Steps between two tiles, walls left aside."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def within_talk(world: World, one: Body, other: Body) -> bool:
    """Whether two are near enough, and in the same room, to talk."""
    return apart(one.tile, other.tile) <= NEAR and world.arena_at(one.tile) == world.arena_at(other.tile)


def around(tile: Tile, reach: int, town: Town) -> Iterator[Tile]:
    """A tile and those around it on the map, the nearest first."""
    for far in range(reach + 1):
        for dx in range(-far, far + 1):
            for dy in sorted({far - abs(dx), abs(dx) - far}):
                if 0 <= tile[0] + dx < town.width and 0 <= tile[1] + dy < town.height:
                    yield (tile[0] + dx, tile[1] + dy)
