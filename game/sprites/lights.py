"""Owns artificial light: what shines, where its pool lies, which rooms are lit."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp

import numpy as np
from numpy.typing import NDArray

from game.sprites.appearance import Appearance, Shining
from game.sprites.furniture import Changing
from game.sprites.pictures import POOL, Pictures
from game.sprites.plane import Plane
from game.sprites.quads import TINT, Colour, Rows, row, rows
from game.sprites.rooms import Rooms
from game.sprites.scene import TILE
from game.world.bodies import Body
from game.world.clock import minute_of_day
from game.world.places import Town

LIGHTING_UP = 2.5
"""How fast a room's light goes on and off, per second."""
DOORWAY = -1
Values = NDArray[np.float32]
_SPILL = (1.0, 0.72, 0.42)


@dataclass(frozen=True, slots=True)
class Source:
    """One light: its map object (or DOORWAY), its room's number (0 outdoors), the picture state it `needs` to shine."""

    object: int
    room: int
    needs: str
    by_day: bool


class Lights:
    """Every light of a town and how bright it is just now."""

    def __init__(self, town: Town, rooms: Rooms, planes: Iterable[Plane], rules: Appearance, pictures: Pictures) -> None:
        self._town, self._rooms = town, rooms
        self.levels = np.zeros(len(rooms.arenas) + 1, np.float32)
        self._tick, self._goals = -1, self.levels
        self._sources: list[Source] = []
        pools: list[tuple[float, ...]] = []
        blooms: list[tuple[float, ...]] = []
        region = pictures.named(POOL)
        for plane in planes:
            for thing in plane.things:
                shining = rules.lights.get(thing.prop.kind)
                if shining is None or thing.layer.startswith("above"):
                    continue
                x, y, right, bottom = plane.bounds[thing.index]
                width, height = right - x, bottom - y
                foot = (float(x + width / 2), float(y + height))
                at = thing.prop.light or (thing.prop.size[0] / 2, thing.prop.size[1] * 0.4)
                lamp = (at[0] * width / thing.prop.size[0], at[1] * height / thing.prop.size[1])
                pools.append(_pool(shining, foot, region))
                blooms.append(_bloom(shining, (float(x + lamp[0]), float(y + lamp[1])), region))
                by_day = thing.prop.kind not in rules.dark
                self._sources.append(Source(thing.object.id, self._room_at(foot[0], foot[1] - 4), shining.state, by_day))
        for (column, line), number in doorways(town, rooms):
            place = (column * TILE - 54, (line + 1) * TILE - 46, 140, 116)
            pools.append(row(place, region, shining_tint(_SPILL, 0.36)))
            blooms.append(row((0, 0, 0, 0), region, (0, 0, 0, 0)))
            self._sources.append(Source(DOORWAY, number, "", False))
        self._pools, self._blooms = Plane(rows(pools)), Plane(rows(blooms))
        self._on = np.zeros(len(self._sources), np.float32)
        self._room = np.array([source.room for source in self._sources], np.intp)
        self._doors = np.array([source.object == DOORWAY for source in self._sources], bool)
        self._by_day = np.array([source.by_day for source in self._sources], bool)
        self._flames = np.array([source.needs == "burning" for source in self._sources], bool)
        self._indoors = [(source.object, source.room) for source in self._sources if source.object != DOORWAY and source.room]

    def lit_by_object(self) -> dict[int, float]:
        """How lit the room of each indoor lamp is, by the lamp's object id."""
        return {number: float(self.levels[room]) for number, room in self._indoors}

    def update(self, bodies: Iterable[Body], tick: int, dark: float, seconds: float) -> bool:
        """Let rooms grow light or dark: lit after dark where somebody is awake, and where a place is open.

        Answers whether any room changed visibly.
        """
        if tick != self._tick:
            self._tick, self._goals = tick, self._wanted(bodies, minute_of_day(tick))
        change = (self._goals * (dark > 0.1) - self.levels) * (1.0 - exp(-LIGHTING_UP * seconds))
        self.levels += change
        return bool(np.abs(change).max(initial=0.0) > 0.002)

    def _wanted(self, bodies: Iterable[Body], minute: int) -> Values:
        """1 for each room that should be lit after dark, by its number."""
        awake = {self.number_at(body.tile) for body in bodies if not body.asleep}
        rooms = enumerate(self._rooms.arenas, start=1)
        return np.array([0.0, *(number in awake or self._is_open(arena, minute) for number, arena in rooms)], np.float32)

    def follow(self, changing: Iterable[Changing]) -> None:
        """Note which lights are on, after a thing has changed its picture."""
        known = list(changing)
        self._on = np.array(
            [not source.needs or any(each.state_of(source.object) == source.needs for each in known) for source in self._sources],
            np.float32,
        )

    def brightness(self, dark: float, seconds: float) -> Values:
        """How bright each source is, 0-1."""
        flicker = np.where(self._flames, 0.9 + 0.1 * np.sin(seconds * 9 + np.arange(len(self._on)) * 1.7), 1.0)
        by_hour = np.where(self._by_day, 0.35 + 0.65 * dark, dark)
        from_room = np.where(self._doors, self.levels[self._room], 1.0)
        values: Values = (self._on * flicker * by_hour * from_room).astype(np.float32)
        return values

    def pools(self, bounds: tuple[float, float, float, float], brightness: Values) -> Rows:
        """The pools of light in sight."""
        return _dimmed(self._pools, bounds, brightness)

    def blooms(self, bounds: tuple[float, float, float, float], brightness: Values) -> Rows:
        """The haze round the flames in sight."""
        return _dimmed(self._blooms, bounds, brightness)

    def _is_open(self, arena: int, minute: int) -> bool:
        hours = self._town.arenas[arena].norms.hours or self._town.sector_of(arena).norms.hours
        return hours is not None and (hours[0] <= minute < hours[1] or hours[0] <= minute + 1440 < hours[1])

    def _room_at(self, x: float, y: float) -> int:
        return self.number_at((int(x // TILE), int(y // TILE)))

    def number_at(self, tile: tuple[int, int]) -> int:
        """The room a tile lies in, 0 outdoors."""
        column, line = tile
        height, width = self._rooms.by_tile.shape
        return int(self._rooms.by_tile[line, column]) if 0 <= line < height and 0 <= column < width else 0


def doorways(town: Town, rooms: Rooms) -> list[tuple[tuple[int, int], int]]:
    """Walkable tiles of a house with open ground south of them, and the room whose light falls out there."""
    numbers, walkable = rooms.by_tile, ~town.blocked
    found = np.argwhere((numbers[:-1] > 0) & walkable[:-1] & (numbers[1:] == 0) & walkable[1:])
    return [((int(column), int(line)), int(numbers[line, column])) for line, column in found]


def _dimmed(plane: Plane, bounds: tuple[float, float, float, float], brightness: Values) -> Rows:
    seen = plane.visible(bounds)
    seen = seen[brightness[seen] > 0.01]
    chosen = plane.rows[seen]
    chosen[:, TINT] *= brightness[seen, None]
    return chosen


def shining_tint(colour: tuple[float, float, float], strength: float) -> Colour:
    """A colour of light at some strength, to be added to what is there."""
    return (colour[0] * strength, colour[1] * strength, colour[2] * strength, 0.0)


def _pool(shining: Shining, foot: tuple[float, float], region: tuple[float, float, float, float]) -> tuple[float, ...]:
    across, down, strength, above = shining.pool
    place = (foot[0] - across, foot[1] - above - down, 2 * across, 2 * down)
    return row(place, region, shining_tint(shining.colour, strength))


def _bloom(shining: Shining, flame: tuple[float, float], region: tuple[float, float, float, float]) -> tuple[float, ...]:
    radius, strength = shining.bloom
    place = (flame[0] - radius, flame[1] - radius, 2 * radius, 2 * radius)
    return row(place, region, shining_tint(shining.colour, strength))
