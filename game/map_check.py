"""Owns telling a map's designer what is wrong with a map, in words that say where and what to do in Tiled."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.problem import Problem
from game.world.footprints import blocked_tiles, walkable_from
from game.world.places import OUTDOORS, Tile, Town
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer, read_map
from game.world.town_map import town_from

SEVERITIES = ("error", "warning")
"""Worst first: an error keeps people from living there, a warning is something odd."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a map: one of SEVERITIES, and a sentence with layer, object and tile."""

    severity: str
    sentence: str


def check_map(path: Path) -> list[Fault]:
    """Everything wrong with a map, worst first; empty when all is well. A file that is no map is one fault."""
    try:
        map_file = read_map(path)
    except Problem as problem:
        return [Fault("error", str(problem))]
    town = town_from(map_file)
    faults = [*_layers(map_file), *_sectors(town), *_ways(map_file, town), *_shapes(map_file)]
    faults += [Fault("error" if "nobody can reach" in said else "warning", said) for said in town.warnings]
    return sorted(faults, key=lambda fault: SEVERITIES.index(fault.severity))


def _layers(map_file: MapFile) -> Iterator[Fault]:
    """Layers without which a map is no town."""
    names = {name for layer in map_file.layers for name in (layer.name, layer.kind)}
    kinds = {ObjectLayer: "an object layer", TileLayer: "a tile layer"}
    for name, wanted, why in (
        ("areas", ObjectLayer, "draw buildings (class sector) and rooms (class arena) on it"),
        ("objects", ObjectLayer, "place what people use on it (class object)"),
        ("spawns", ObjectLayer, "place a point (class spawn) for each resident on it"),
        ("collision", TileLayer, "paint where nobody can walk on it"),
    ):
        if name not in names:
            yield Fault("warning", f"There is no layer {name!r}: add {kinds[wanted]} of that name and {why}.")


def _sectors(town: Town) -> Iterator[Fault]:
    """Sectors that lie on each other."""
    owner: dict[Tile, int] = {}
    told: set[tuple[int, int]] = set()
    for sector in town.sectors.values():
        for tile in sector.tiles if sector.id != OUTDOORS else ():
            other = owner.setdefault(tile, sector.id)
            if other != sector.id and (other, sector.id) not in told:
                told.add((other, sector.id))
                names = f"{town.sectors[other].name!r} ({other}) and {sector.name!r} ({sector.id})"
                yield Fault("error", f"Layer 'areas': the sectors {names} overlap {_at(tile)}; draw them apart.")


def _ways(map_file: MapFile, town: Town) -> Iterator[Fault]:
    """Spawns and arenas that cannot be left or entered."""
    blocked, _ = blocked_tiles(map_file)
    spawns = {**town.spawns, **{f"spawn {number}": tile for number, tile in enumerate(town.free_spawns, 1)}}
    for name, (column, row) in spawns.items():
        if blocked[row, column]:
            yield Fault("error", f"Layer 'spawns': {name!r} begins inside something solid {_at((column, row))}; move the point.")
    first = walkable_from(list(spawns.values())[:1], blocked)
    for name, (column, row) in spawns.items():
        if not blocked[row, column] and not first[row, column]:
            yield Fault("error", f"Layer 'spawns': {name!r} {_at((column, row))} cannot walk to where others begin; open a way.")
    reached = walkable_from(spawns.values(), blocked)
    for arena in town.arenas.values():
        if arena.tiles and not any(reached[row, column] for column, row in arena.tiles):
            where = f"{town.arena_address(arena.id)!r} ({arena.id})"
            yield Fault("error", f"Layer 'areas': there is no way into {where} {_at(arena.tiles[0])}; open a door to it.")


def _shapes(map_file: MapFile) -> Iterator[Fault]:
    """What is turned or shifted: it would be drawn elsewhere than it is lived in."""
    for layer in map_file.layers:
        if layer.offset != (0.0, 0.0) and {layer.name, layer.kind} & {"areas", "objects", "spawns", "collision"}:
            yield Fault("warning", f"The layer {layer.name!r} is shifted by {layer.offset} pixels; set its offset to 0, 0.")
        if isinstance(layer, ObjectLayer) and layer.name in ("areas", "objects", "spawns"):
            for thing in layer.objects:
                if thing.rotation % 360:
                    yield Fault("warning", f"{_named(layer, thing)} is rotated; set its rotation to 0 in Tiled.")


def _named(layer: ObjectLayer, thing: MapObject) -> str:
    return f"Layer {layer.name!r}: the {thing.kind or 'object'} {thing.name!r} ({thing.id})"


def _at(tile: Tile) -> str:
    return f"at column {tile[0]}, row {tile[1]}"
