"""Owns putting our furniture where a released world says people use a thing: one object for each group of its tiles."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from game.imports.town.fitting import Fit, facing, placed, side_rows
from game.imports.town.grids import Bools, tiles_of
from game.imports.town.groups import bounds, connected, outline, rectangle
from game.imports.town.kit import Prop
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.imports.town.scene import Scene, Shape, T
from game.imports.town.style import KindLook, Style
from game.problem import Problem
from game.world.footprints import regions
from game.world.places import SIDES, Tile

Cells = tuple[Tile, ...]

DEPTH = 14
"""Pixels that furniture at a back wall comes forward into the room."""
MOST_OBJECTS = 5_000
"""Groups of tiles of one address; the released world has 277."""
CORNER = 2
"""Tiles that furniture may shut off where nothing is used."""
CROWD = 12
"""The most people a stretch of floor or ground is for at once."""


@dataclass(frozen=True, slots=True)
class Group:
    """Connected tiles of one address: where people are when they use one thing."""

    kind: str
    room: int
    sector: int
    tiles: tuple[Tile, ...]


def groups_of(maze: Maze) -> list[Group]:
    """Every group of a world, in the order of its codes. Raises Problem when there are too many to be furniture."""
    found: list[Group] = []
    for sector, arena, code in maze.addresses:
        there = (maze.object == code) & (maze.arena == arena) & (maze.sector == sector)
        found += [Group(maze.objects[code].names[-1], arena, sector, part) for part in connected(tiles_of(there))]
        if len(found) > MOST_OBJECTS:
            raise Problem(f"The world has more than {MOST_OBJECTS} objects; check its game_object_maze.csv.")
    return found


class Furnisher:
    """Fits furniture into a scene. `solid` are tiles nobody can walk on, as they become more."""

    def __init__(self, scene: Scene, maze: Maze, lie: Lie, style: Style) -> None:
        self._scene, self._maze, self._lie, self._style = scene, maze, lie, style
        self.solid = ~maze.walkable
        self._used = set(tiles_of(maze.object > 0))
        self._turn: dict[str, int] = {}

    def furnish(self, groups: Iterable[Group]) -> None:
        """Everything people use: beds first, which need most room, then what stands beside people, then what they sit on."""
        order = {"bed": 0, "beside": 1, "wall": 1, "seat": 2, "floor": 3}
        for group in sorted(groups, key=lambda group: order[self._style.look_of(group.kind).ways[0]]):
            look = self._style.look_of(group.kind)
            ways = {"beside": self._beside, "wall": self._at_wall, "bed": self._bed, "seat": self._seat, "floor": self._floor}
            next(way for way in look.ways if ways[way](group, look))

    # ---- ways of standing ----------------------------------------------------
    def _beside(self, group: Group, look: KindLook) -> bool:
        """On the bare furniture that the group lies along."""
        free = self._lie.furniture & ~self._scene.taken
        choices = [(len(row), side, row) for side, row in side_rows(group.tiles, free)]
        for _, side, row in sorted(choices, key=lambda choice: (-choice[0], list(SIDES).index(choice[1]))):
            pictures = look.turned.get(_OPPOSITE[side], ()) or look.pictures
            if self._line(group, look, Fit(side, row, 0, pictures), free):
                return True
        return False

    def _at_wall(self, group: Group, look: KindLook) -> bool:
        """At the back wall that the group lies along."""
        free = self._lie.lower & ~self._scene.taken
        rows = [row for side, row in side_rows(group.tiles, free) if side == "north"]
        return any(self._line(group, look, Fit("north", row, DEPTH, look.pictures), free) for row in rows)

    def _bed(self, group: Group, look: KindLook) -> bool:
        """Over all of the group, and over what lies beside it: rather furniture than floor."""
        wide = bounds(group.tiles)[2]
        for name in self._in_turn(look.pictures, group.kind):
            prop = self._scene.kit.props[name]
            if prop.footprint[0] != min(wide, 2):
                continue
            spots = [cells for cells in placed(prop.footprint, group.tiles) if self._may_cover(cells, group)]
            spots = [cells for cells in spots if self._stays_open(cells)] or spots
            if spots:
                best = min(spots, key=lambda cells: (self._floor_lost(cells), -sum(c in group.tiles for c in cells), cells))
                self._stand(group, prop, best, {"capacity": min(2, prop.footprint[0])})
                return True
        return False

    def _seat(self, group: Group, look: KindLook) -> bool:
        """On the tiles themselves, looking at the furniture they lie at."""
        towards = facing(group.tiles, self._lie.furniture) or facing(group.tiles, self._lie.lower) or "south"
        pictures = look.turned.get(towards, ()) or look.pictures
        prop = next((self._scene.kit.props[name] for name in pictures if self._fits_on(name, group)), None)
        if prop is None:
            return False
        width = prop.footprint[0]
        rows = [group.tiles[n : n + width] for n in range(0, len(group.tiles), width)]
        middle = rows.pop(len(rows) // 2)
        around: dict[str, str | int] = {} if prop.properties.get("seats") else {"use_from": "south,east,west,north"}
        self._stand(group, prop, middle, around)
        for cells in rows:
            self._stand(None, prop, cells, {})
        return True

    def _fits_on(self, name: str, group: Group) -> bool:
        """Whether copies of a picture, side by side, fill a group exactly."""
        wide, deep = self._scene.kit.props[name].footprint
        in_row = rectangle(group.tiles) == (*group.tiles[0], len(group.tiles), 1)
        return deep == 1 and (wide == 1 or (in_row and len(group.tiles) % wide == 0))

    def _floor(self, group: Group, look: KindLook) -> bool:
        """No picture: the place to stand."""
        left, top, wide, high = bounds(group.tiles)
        properties: dict[str, str | int] = {"use_from": "here", "state": "idle"}
        properties["capacity"] = max(1, min(CROWD, -(-len(group.tiles) // 2)))
        if rectangle(group.tiles):
            shape = Shape(left * T, top * T, group.kind, "object", size=(wide * T, high * T), properties=properties)
        else:
            points = tuple(((x - left) * T, (y - top) * T) for x, y in outline(group.tiles, group.kind))
            shape = Shape(left * T, top * T, group.kind, "object", points=points, properties=properties)
        self._scene.shapes["objects"].append(shape)
        return True

    # ---- lines of furniture --------------------------------------------------
    def _line(self, group: Group, look: KindLook, fit: Fit, free: Bools) -> bool:
        """The first picture that fits a row or column, as often as it fits there; the middle one is the object."""
        for name in self._in_turn(fit.pictures, group.kind):
            prop = self._scene.kit.props[name]
            copies = fit.copies(prop, group.tiles, free)
            if not copies:
                continue
            middle = copies.pop(len(copies) // 2)
            spots = {"capacity": min(len(group.tiles), prop.footprint[0] if fit.upright else prop.footprint[1], 3)}
            self._stand(group, prop, middle, {**spots, "use_from": _OPPOSITE[fit.side]}, fit.depth)
            rest = [] if look.alone and not look.more else copies
            for cells in rest:
                if look.more:
                    for cell in cells:
                        self._stand(None, self._scene.kit.props[look.more[0]], (cell,), {}, fit.depth)
                elif fit.upright or prop.footprint[0] > 1 or prop.size[1] < T * 2:
                    self._stand(None, prop, cells, {}, fit.depth)
            return True
        return False

    def _stand(self, group: Group | None, prop: Prop, cells: Cells, extra: dict[str, str | int], depth: int = 0) -> None:
        """Stand a picture, `depth` pixels nearer. One that would shut off a part of the town is walked over, not round."""
        lift = prop.lift or -depth
        barred = not self._stays_open(cells)
        over: dict[str, str | int] = {"walkable": "true"} if barred else {}
        for x, y in (*cells, *self._shut_off(cells)) if not barred else ():
            self.solid[y, x] = True
        if group is None:
            self._scene.thing(prop, cells, "", lift, **over)
            return
        state = prop.properties.get("state", "default")
        own: dict[str, str | int] = {"use_from": prop.properties.get("use_from") or "south,north,east,west"}
        own["state"] = "idle" if state == "default" else state
        self._scene.thing(prop, cells, group.kind, lift, **{**own, **extra, **over})

    # ---- what may be covered -------------------------------------------------
    def _may_cover(self, cells: tuple[Tile, ...], group: Group) -> bool:
        """Whether a bed may stand there: in its room, on nothing that is used otherwise."""
        for x, y in cells:
            width, height = self._scene.size
            if not (0 <= x < width and 0 <= y < height) or self._lie.room[y, x] != group.room or self._scene.taken[y, x]:
                return False
            if (x, y) in self._used and (x, y) not in group.tiles:
                return False
        return True

    def _floor_lost(self, cells: tuple[Tile, ...]) -> int:
        return sum(bool(self._maze.walkable[y, x]) for x, y in cells)

    def _stays_open(self, cells: Cells) -> bool:
        """Whether people could still get everywhere else if these tiles were blocked: but for a corner nobody needs."""
        lost = self._shut_off(cells)
        return len(lost) <= CORNER and not any(tile in self._used for tile in lost)

    def _shut_off(self, cells: Cells) -> list[Tile]:
        """The free tiles that nobody could get to any more."""
        there = [(x, y) for x, y in cells if not self.solid[y, x]]
        if not there:
            return []
        left, top, wide, high = bounds(there)
        box = np.s_[max(0, top - 6) : top + high + 6, max(0, left - 6) : left + wide + 6]
        after = self.solid.copy()
        for x, y in there:
            after[y, x] = True
        if _parts(after[box]) <= _parts(self.solid[box]):
            return []
        numbers = regions(after)
        return tiles_of(~after & (numbers != np.bincount(numbers[numbers > 0]).argmax()))

    def _in_turn(self, pictures: tuple[str, ...], kind: str) -> Iterator[str]:
        """Pictures of the same size take turns; larger ones come first."""
        turn = self._turn[kind] = self._turn.get(kind, -1) + 1
        known = [name for name in pictures if name in self._scene.kit.props]
        sizes = sorted({self._scene.kit.props[name].footprint for name in known}, reverse=True)
        for size in sizes:
            same = [name for name in known if self._scene.kit.props[name].footprint == size]
            yield from same[turn % len(same) :] + same[: turn % len(same)]


def _parts(solid: Bools) -> int:
    """Into how many parts free ground falls."""
    return int(regions(solid).max(initial=0))


_OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
