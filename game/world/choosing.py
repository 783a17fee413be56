"""Owns where exactly somebody goes: which spot at an object, which free tile of an arena."""

from collections import deque
from collections.abc import Callable

from game.world.bodies import Body
from game.world.chance import chance
from game.world.commands import Do
from game.world.footprints import beside
from game.world.places import OUTDOORS, Spot, Tile, WorldObject
from game.world.state import WorldState

TRIED = 16
"""Free tiles of an arena that are compared before one is chosen."""
ELBOW_ROOM = 3
"""Tiles to the next person beyond which more makes no difference."""


def choose_spot(world: WorldState, body: Body, do: Do) -> Spot | str:
    """Where a resident will be to do something; or why that cannot be, in words."""
    if do.target in world.town.objects:
        return _spot_at(world, body, world.town.objects[do.target])
    if _may_stay(world, body, do.arena):
        return body.spot or stand(body)
    return _tile_in(world, body, do.arena)


def stand(body: Body) -> Spot:
    """Standing where one is."""
    return Spot(body.tile, body.facing, False, body.tile)


def spread_out(world: WorldState) -> None:
    """Where two begin on one tile, the later one begins beside it."""
    for body in world.bodies.values():
        if any(other.tile == body.tile for other in world.bodies.values() if other.id < body.id):
            body.tile = body.came_from = free_tile_near(world, body, lambda tile: True) or body.tile


def free_tile_near(world: WorldState, body: Body, serves: Callable[[Tile], bool]) -> Tile | None:
    """The nearest tile on foot that nobody claims and that serves; None when there is none."""
    start = world.routes.way_out(body.tile)
    if start is None:
        return None
    taken, avoided = world.claimed(besides=body.id), world.thoroughfares
    seen, queue = {start}, deque([start])
    while queue:
        tile = queue.popleft()
        if tile not in taken and tile not in avoided and serves(tile):
            return tile
        for near in beside(tile, world.town.blocked):
            if near not in seen:
                seen.add(near)
                queue.append(near)
    return None


def _spot_at(world: WorldState, body: Body, thing: WorldObject) -> Spot | str:
    """The nearest free spot of an object, keeping the one they have."""
    if not thing.spots:
        return f"nobody can get to the {thing.kind}"
    if body.using == thing.id and body.spot in thing.spots:
        return body.spot
    others = [taker for taker in world.takers(thing.id) if taker != body.id]
    taken = world.claimed(besides=body.id)
    free = [spot for spot in thing.spots if spot.tile not in taken]
    if len(others) >= thing.capacity or not free:
        return _taken(thing, world.town.sector_of(thing.arena).name)
    if any(spot.on and spot.tile == spot.entry for spot in free):  # a stretch of floor: its best place, not its edge
        return free[0]
    return min(free, key=lambda spot: (_steps(body.tile, spot.entry), thing.spots.index(spot)))


def _taken(thing: WorldObject, place: str) -> str:
    """How one says so; some things are named for where they are ("behind the counter")."""
    if thing.kind.split()[0] in ("behind", "beside", "under", "in", "on", "at"):
        return f"there is no room {thing.kind} in {place}"
    return f"every place at the {thing.kind} in {place} is taken" if thing.capacity > 1 else f"the {thing.kind} is taken"


def _may_stay(world: WorldState, body: Body, arena: int) -> bool:
    """Whether where they are serves as well as any other place in the arena."""
    tile = body.tile
    if body.path or world.arena_at(tile) != arena or tile in world.claimed(besides=body.id):
        return False
    seated = body.spot is not None and body.spot.tile == tile
    return seated or not (world.town.blocked[tile[1], tile[0]] or tile in world.thoroughfares)


def _tile_in(world: WorldState, body: Body, arena: int) -> Spot | str:
    """A tile of an arena where one is in nobody's way; outdoors one of the near ones."""
    start = world.routes.way_out(body.tile)
    taken = world.claimed(besides=body.id)
    room = world.standing_room(arena)
    draw = chance(world.seed, world.now, body.id, "stand")
    tried = [room[draw.randrange(len(room))] for _ in range(TRIED)] if len(room) > TRIED else list(room)
    free = [tile for tile in tried if tile not in taken and start is not None and world.routes.connected(start, tile)]
    if not free:
        free = [tile for tile in room if tile not in taken and start is not None and world.routes.connected(start, tile)]
    if not free:
        return f"there is no room left in {world.town.arena_address(arena)}"
    others = [other.spot.tile if other.spot else other.tile for other in world.bodies.values() if other.id != body.id]

    def unease(tile: Tile) -> tuple[int, int]:
        near = min((max(abs(tile[0] - x), abs(tile[1] - y)) for x, y in others), default=ELBOW_ROOM)
        return -min(near, ELBOW_ROOM), _steps(body.tile, tile) if arena == OUTDOORS else 0

    tile = min(free, key=unease)
    return Spot(tile, draw.choice(("down", "left", "right")), False, tile)


def _steps(one: Tile, other: Tile) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
