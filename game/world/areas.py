"""Owns sectors and arenas: which tiles a drawn area covers, what it belongs to, and the norms written on it."""

from collections import deque
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from game.world.places import OUTDOORS, SIDES, Arena, Norms, Sector, Tile
from game.world.shapes import lying_on, shape_reach, shape_tiles
from game.world.tiled import MapFile, MapObject

MOST_COVERED = 2_500_000
"""Tiles that all areas of a map may cover together: houses and rooms all over a map of the largest size."""


class Areas:
    """The sectors and arenas of a map, and what is odd about how they are drawn (`warnings`)."""

    def __init__(self, map_file: MapFile, town: str, blocked: NDArray[np.bool_]) -> None:
        self.warnings: list[str] = []
        self.sectors: dict[int, Sector] = {}
        self.arenas: dict[int, Arena] = {}
        drawn = _drawn_areas(map_file, self.warnings)
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
    text = str(value).strip().removesuffix(".0")
    return int(text) if text.isdecimal() and len(text) < 7 and int(text) > 0 else None


def read_names(value: object) -> tuple[str, ...]:
    """ "Mei Lin, John Lin" as names."""
    return tuple(name.strip() for name in str(value or "").split(",") if name.strip())


def _drawn_areas(map_file: MapFile, warnings: list[str]) -> list[MapObject]:
    """What is drawn on the layers of areas, as far as there is room for it."""
    room = MOST_COVERED
    found = []
    for area in sorted(lying_on(map_file, "areas"), key=lambda area: area.id):
        room -= shape_reach(area, map_file)
        if room < 0:
            warnings.append(f"Layer 'areas': {area.name!r} ({area.id}) is left out: too many areas lie on each other.")
        else:
            found.append(area)
    return found
