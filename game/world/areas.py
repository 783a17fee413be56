"""Owns sectors and arenas: which tiles a drawn area covers, what it belongs to, and the norms written on it."""

from collections import deque
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from game.world.places import OUTDOORS, SIDES, Arena, Norms, Sector, Tile
from game.world.tiled import MapFile, MapObject, ObjectLayer


class Areas:
    """The sectors and arenas of a map, and what is odd about how they are drawn (`warnings`)."""

    def __init__(self, map_file: MapFile, town: str, blocked: NDArray[np.bool_]) -> None:
        self.warnings: list[str] = []
        self.sectors: dict[int, Sector] = {}
        self.arenas: dict[int, Arena] = {}
        drawn = _drawn_areas(map_file)
        for kind in sorted({area.kind for area in drawn} - {"sector", "arena"}):
            self.warnings.append(f"Layer 'areas': the class {kind!r} means nothing there; choose sector or arena.")
        self._add_sectors(map_file, [area for area in drawn if area.kind == "sector"])
        self._add_arenas(map_file, [area for area in drawn if area.kind == "arena"])
        self._complete(blocked)
        self._add_outdoors(map_file, town)

    def _add_sectors(self, map_file: MapFile, drawn: Iterable[MapObject]) -> None:
        for area in drawn:
            tiles = tuple(sorted(shape_tiles(area, map_file)))
            self.sectors[area.id] = Sector(area.id, self._name(area), self._norms(area), tiles)

    def _add_arenas(self, map_file: MapFile, drawn: Iterable[MapObject]) -> None:
        owner = {tile: sector.id for sector in self.sectors.values() for tile in sector.tiles}
        taken: set[Tile] = set()
        for area in drawn:
            tiles = tuple(sorted(shape_tiles(area, map_file) - taken))
            taken.update(tiles)
            sector = self._sector_of(area, tiles, owner)
            self.arenas[area.id] = Arena(area.id, self._name(area), sector, self._norms(area), tiles)

    def _sector_of(self, area: MapObject, tiles: tuple[Tile, ...], owner: dict[Tile, int]) -> int:
        """The sector that holds most of an arena."""
        counts: dict[int, int] = {}
        for tile in tiles:
            sector = owner.get(tile, OUTDOORS)
            counts[sector] = counts.get(sector, 0) + 1
        best = max(sorted(counts), key=lambda sector: counts[sector], default=OUTDOORS)
        if best == OUTDOORS or counts[best] < len(tiles):
            self.warnings.append(f"Layer 'areas': the arena {area.name!r} ({area.id}) does not lie within one sector.")
        return best

    def _complete(self, blocked: NDArray[np.bool_]) -> None:
        """A sector without arenas is one arena; doorways between its arenas go to the arena next to them."""
        taken = {tile for arena in self.arenas.values() for tile in arena.tiles}
        for sector in self.sectors.values():
            arenas = [arena for arena in self.arenas.values() if arena.sector == sector.id]
            left = {tile for tile in sector.tiles if tile not in taken}
            if not arenas:
                self.arenas[sector.id] = Arena(sector.id, sector.name, sector.id, Norms(), tuple(sorted(left)))
            else:
                self._grow(arenas, {tile for tile in left if not blocked[tile[1], tile[0]]})

    def _grow(self, arenas: list[Arena], free: set[Tile]) -> None:
        """Give free tiles to the nearest arena, the largest first where two are equally near."""
        by_size = sorted(arenas, key=lambda arena: (-len(arena.tiles), arena.id))
        queue = deque((tile, arena.id) for arena in by_size for tile in arena.tiles)
        gained: dict[int, list[Tile]] = {arena.id: [] for arena in arenas}
        while queue:
            (column, row), arena_id = queue.popleft()
            for dx, dy in SIDES.values():
                tile = (column + dx, row + dy)
                if tile in free:
                    free.discard(tile)
                    gained[arena_id].append(tile)
                    queue.append((tile, arena_id))
        for arena in arenas:
            tiles = tuple(sorted((*arena.tiles, *gained[arena.id])))
            self.arenas[arena.id] = Arena(arena.id, arena.name, arena.sector, arena.norms, tiles)

    def _add_outdoors(self, map_file: MapFile, town: str) -> None:
        taken = {tile for arena in self.arenas.values() for tile in arena.tiles}
        taken |= {tile for sector in self.sectors.values() for tile in sector.tiles}
        everywhere = ((column, row) for row in range(map_file.height) for column in range(map_file.width))
        tiles = tuple(tile for tile in everywhere if tile not in taken)
        self.sectors = {OUTDOORS: Sector(OUTDOORS, town, Norms(), tiles), **dict(sorted(self.sectors.items()))}
        self.arenas = {OUTDOORS: Arena(OUTDOORS, "outdoors", OUTDOORS, Norms(), tiles), **dict(sorted(self.arenas.items()))}

    def _name(self, area: MapObject) -> str:
        if not area.name:
            self.warnings.append(f"Layer 'areas': the {area.kind} with id {area.id} has no name.")
        return area.name or f"{area.kind} {area.id}"

    def _norms(self, area: MapObject) -> Norms:
        properties = area.properties
        hours = None
        if properties.get("hours"):
            hours = read_hours(str(properties["hours"]))
            if hours is None:
                said = f"{area.kind} {area.name!r} ({area.id}) has hours {properties['hours']!r}"
                self.warnings.append(f"Layer 'areas': the {said}; write them like 08:00-17:00.")
        capacity = read_count(properties.get("capacity"))
        if properties.get("capacity") and capacity is None:
            said = f"{area.kind} {area.name!r} ({area.id}) has capacity {properties['capacity']!r}"
            self.warnings.append(f"Layer 'areas': the {said}; write a number of people.")
        return Norms(hours, capacity, read_names(properties.get("private_to")), str(properties.get("purpose", "")))


def read_hours(text: str) -> tuple[int, int] | None:
    """ "08:00-17:00" as minutes of the day; None when it says something else. The end may lie past midnight."""
    ends = [read_time(part) for part in text.replace("\u2013", "-").split("-")]  # Tiled users paste dashes of both lengths
    if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        return None
    return ends[0], ends[1]


def read_time(text: str) -> int | None:
    """ "08:00" or "8" as a minute of the day, 0 to 1440."""
    hour, _, minute = text.strip().partition(":")
    if not hour.isdecimal() or not (minute or "0").isdecimal() or len(hour) > 2 or len(minute) > 2:
        return None
    total = int(hour) * 60 + int(minute or "0")
    return total if int(minute or "0") < 60 and total <= 24 * 60 else None


def read_count(value: object) -> int | None:
    """A number of people or tiles, 1 or more."""
    text = str(value).strip()
    return int(text) if text.isdecimal() and len(text) < 7 and int(text) > 0 else None


def read_names(value: object) -> tuple[str, ...]:
    """ "Mei Lin, John Lin" as names."""
    return tuple(name.strip() for name in str(value or "").split(",") if name.strip())


def shape_tiles(shape: MapObject, map_file: MapFile) -> set[Tile]:
    """The tiles of the map whose middle a rectangle or polygon covers; the one tile of a point."""
    wide, high = map_file.tile_width, map_file.tile_height
    left, top = _span(shape, 0, wide, map_file.width), _span(shape, 1, high, map_file.height)
    if shape.points:
        corners = [(x / wide, y / high) for x, y in shape.points]
        return {(x, y) for x in left for y in top if _inside(corners, x + 0.5, y + 0.5)}
    return {(x, y) for x in left for y in top}


def _span(shape: MapObject, axis: int, size: int, count: int) -> range:
    """The columns (axis 0) or rows (axis 1) a shape reaches over, at least one, on the map."""
    if shape.points:
        values = [point[axis] / size for point in shape.points]
        first, last = int(min(values)), int(max(values)) + 1
    else:
        start, length = ((shape.x, shape.width), (shape.y, shape.height))[axis]
        first, last = (round(start / size), round((start + length) / size)) if length else (int(start // size), 0)
    return range(max(0, first), min(count, max(last, first + 1)))


def _inside(corners: list[tuple[float, float]], x: float, y: float) -> bool:
    """Whether a point lies in a polygon: it does when a ray from it crosses the outline an odd number of times."""
    odd = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def _drawn_areas(map_file: MapFile) -> list[MapObject]:
    layers = [layer for layer in map_file.layers if isinstance(layer, ObjectLayer) and "areas" in (layer.name, layer.kind)]
    return sorted((area for layer in layers for area in layer.objects), key=lambda area: area.id)
