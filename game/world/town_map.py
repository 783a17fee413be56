"""Owns turning a map file into a town people can live in: places, things, what blocks, where people begin."""

from collections import Counter
from pathlib import Path

from game.world.areas import Areas, read_count, read_names
from game.world.footprints import blocked_tiles, is_solid, standing, thing_tiles, walkable_from
from game.world.places import OUTDOORS, Arena, Tile, Town, WorldObject
from game.world.shapes import lying_on, rectangle, shape_reach
from game.world.spots import Ground, find_spots
from game.world.tiled import MapFile, MapObject, read_map

MOST_COVERED = 2_500_000
"""Tiles that all things without a picture may cover together."""
_A_LITTLE = 0.01
"""Of a pixel."""


def load_town(path: Path) -> Town:
    """Read a Tiled map and understand it as a town.

    Raises Problem when the file is no map; what is merely odd about it is in the town's `warnings`.
    """
    return town_from(read_map(path))


def town_from(map_file: MapFile) -> Town:
    """Understand a map as a town."""
    name = str(map_file.properties.get("town") or map_file.path.stem.replace("_", " ").replace("-", " ").title())
    blocked, things = blocked_tiles(map_file)
    areas = Areas(map_file, name, blocked)
    spawns, free_spawns, odd = _spawns(map_file)
    warnings = [*map_file.warnings, *areas.warnings, *odd]
    ground = Ground(walkable_from([*spawns.values(), *free_spawns], blocked), things, blocked)
    objects = _objects(map_file, areas, ground, warnings)
    return Town(
        name=name,
        width=map_file.width,
        height=map_file.height,
        sectors=areas.sectors,
        arenas=areas.arenas,
        objects=objects,
        blocked=blocked,
        spawns=spawns,
        free_spawns=free_spawns,
        warnings=tuple(warnings),
    )


def _objects(map_file: MapFile, areas: Areas, ground: Ground, warnings: list[str]) -> dict[int, WorldObject]:
    arena_of = {tile: arena for arena in areas.arenas.values() for tile in arena.tiles}
    found: dict[int, WorldObject] = {}
    room = MOST_COVERED
    for thing in sorted(standing(map_file, "objects"), key=lambda thing: thing.id):
        kind = thing.name or str(thing.properties.get("kind", ""))
        room -= 0 if thing.picture else shape_reach(thing, map_file)
        tiles = thing_tiles(thing, map_file) if room >= 0 else ()
        if not kind or not tiles:
            why = "has no name to say what it is" if not kind else "lies off the map" if room >= 0 else "lies on too many others"
            warnings.append(f"Layer 'objects': the object {kind!r} ({thing.id}) {why}; it is left out.")
            continue
        made = _object(thing, kind, tiles, ground, arena_of)
        if not made.spots:
            column, row = tiles[0]
            warnings.append(f"Layer 'objects': nobody can reach the {kind} ({thing.id}) at column {column}, row {row}.")
        found[thing.id] = made
    return found


def _object(thing: MapObject, kind: str, tiles: tuple[Tile, ...], ground: Ground, arena_of: dict[Tile, Arena]) -> WorldObject:
    spots = find_spots(thing, kind, tiles, is_solid(thing), ground)
    seats = sum(spot.on for spot in spots)
    capacity = read_count(thing.properties.get("capacity")) or max(1, seats)
    arena = _arena([arena_of.get(tile) for tile in tiles]) or _arena([arena_of.get(spot.entry) for spot in spots])
    return WorldObject(
        id=thing.id,
        kind=kind,
        arena=arena.id if arena else OUTDOORS,
        state=str(thing.properties.get("state") or "idle"),
        tiles=tiles,
        spots=spots,
        capacity=min(capacity, len(spots)) if spots else capacity,
        private_to=read_names(thing.properties.get("private_to")),
        picture=str(thing.properties.get("picture", "")),
    )


def _arena(candidates: list[Arena | None]) -> Arena | None:
    """The arena that holds most of the tiles, the outdoors only when nothing else does."""
    counts = Counter(arena.id for arena in candidates if arena and arena.id != OUTDOORS)
    if not counts:
        return None
    best = max(sorted(counts), key=lambda number: counts[number])
    return next(arena for arena in candidates if arena and arena.id == best)


def _spawns(map_file: MapFile) -> tuple[dict[str, Tile], tuple[Tile, ...], list[str]]:
    """Spawns of named residents, spawns of anybody, and what is odd about them."""
    named: dict[str, Tile] = {}
    free: list[Tile] = []
    odd = []
    for spawn in sorted(lying_on(map_file, "spawns"), key=lambda spawn: spawn.id):
        tile = spawn_tile(spawn, map_file)
        resident = str(spawn.properties.get("resident") or "")
        if not (0 <= tile[0] < map_file.width and 0 <= tile[1] < map_file.height):
            odd.append(f"Layer 'spawns': the spawn {spawn.name!r} ({spawn.id}) lies off the map; it is left out.")
        elif resident in named:
            odd.append(f"Layer 'spawns': {resident} has two spawns; the second ({spawn.id}) is left out.")
        elif resident:
            named[resident] = tile
        else:
            free.append(tile)
    return named, tuple(free), odd


def spawn_tile(spawn: MapObject, map_file: MapFile) -> Tile:
    """The tile of a point, of the middle of a shape, or of the feet of a picture."""
    if spawn.picture:
        x, y = spawn.x + spawn.width / 2, spawn.y + spawn.height - map_file.tile_height / 2
    else:
        xs, ys = zip(*(spawn.points or rectangle(spawn)), strict=True)
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    aside = _A_LITTLE if spawn.width or spawn.height else 0.0  # of two tiles that share the middle, the left and upper one
    return int((x - aside) // map_file.tile_width), int((y - aside) // map_file.tile_height)
