"""Owns the floors and walls of an imported town: which tile of the rooms' kit lies where."""

from dataclasses import dataclass

from game.imports.town.grids import on
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.imports.town.scene import Scene
from game.imports.town.style import Style, pick
from game.imports.town.walls import Walls
from game.world.places import Tile


@dataclass(frozen=True, slots=True)
class RoomStyle:
    """Floor and wallpaper of an arena, front and wall top of its sector, as the kit names them."""

    floor: str
    paper: str
    front: str
    cap: str


def room_styles(maze: Maze, style: Style) -> dict[int, RoomStyle]:
    """How every arena looks: by what it is, and taking turns where there is a choice."""
    sectors = maze.used(maze.sector)
    turns: dict[tuple[str, ...], int] = {}
    styles = {}
    for code in maze.used(maze.arena):
        names = maze.arenas[code].names
        look = style.room_of(names[-1], names[-2])
        turn = turns[look.words] = turns.get(look.words, -1) + 1
        house = next((n for n, sector in enumerate(sectors) if maze.sectors[sector].names[-1] == names[-2]), 0)
        fronts, caps = style.names("houses", "fronts"), style.names("houses", "caps")
        styles[code] = RoomStyle(pick(look.floors, turn), pick(look.papers, turn), pick(fronts, house), pick(caps, house))
    return styles


class Builder:
    """Lays floors, walls and doorways into a scene."""

    def __init__(self, scene: Scene, maze: Maze, lie: Lie, styles: dict[int, RoomStyle]) -> None:
        self._scene, self._maze, self._lie, self._styles = scene, maze, lie, styles
        self.walls = Walls(maze, lie)

    def build(self) -> None:
        """Lay everything."""
        width, height = self._scene.size
        for y in range(height):
            for x in range(width):
                self._lay((x, y))
        self._doorways()

    # ---- laying one tile ----------------------------------------------------
    def _lay(self, tile: Tile) -> None:
        x, y = tile
        lie = self._lie
        if self.walls.mass[y, x]:
            sides = "".join(letter for letter, dx, dy in _SIDES if not on(self.walls.mass, (x + dx, y + dy)))
            self._scene.part("wall_tops", tile, f"mass {self._cap_near(tile)} {sides or 'inner'}")
            return
        if lie.inside[y, x]:
            self._floor(tile, tile)
            self._shade(tile)
        if lie.lower[y, x] or lie.upper[y, x]:
            self._face(tile, tile)
        if self.walls.front[y, x]:
            self._scene.part("walls", tile, f"front {self._style(self.walls.above[tile]).front} {x % 2} whole")
        if self.walls.right[y, x] and on(self.walls.seen, (x - 1, y)):  # the room on the left reaches under the wall
            here = (x - 1, y)
            self._face(here, tile) if lie.lower[y, x - 1] or lie.upper[y, x - 1] else self._floor(here, tile)
        self._top(tile)

    def _floor(self, room: Tile, tile: Tile) -> None:
        """The floor of the room at one tile, laid on another."""
        floor, (x, y) = self._style(room).floor, tile
        for n in (4, 2, 1):
            part = f"floor {floor} {x % n},{y % n}"
            if f"floor {floor} {n - 1},{n - 1}" in self._scene.kit.parts:
                self._scene.part("floors", tile, part)
                return

    def _face(self, wall: Tile, tile: Tile) -> None:
        """The back wall at one tile, laid on another. Where people walk behind it, it is drawn over them."""
        x, y = wall
        row = "lower" if self._lie.lower[y, x] else "upper"
        room = (x, y + 1) if row == "lower" else (x, y + 2)
        over = "above_walls" if self._maze.walkable[tile[1], tile[0]] else "walls"
        self._scene.part(over, tile, f"face {self._style(room).paper} {row}")

    def _shade(self, tile: Tile) -> None:
        x, y = tile
        if on(self._lie.lower, (x, y - 1)):
            self._scene.part("shade", tile, "shade back")
        elif on(self.walls.right, (x - 1, y)):
            self._scene.part("shade", tile, "shade side")

    def _top(self, tile: Tile) -> None:
        """The narrow top of a wall: along a tile's upper edge, down one of its sides, or both."""
        x, y = tile
        strip = "right" if self.walls.right[y, x] else "left" if self.walls.left[y, x] else ""
        if not strip:
            self._corner(tile)
            return
        up = on(self.walls.right if strip == "right" else self.walls.left, (x, y - 1))
        bar = self._bar_through(tile)
        part = f"cap {self._cap_near(tile)} {bar} {strip} {'up' if up else 'top'}"
        self._scene.part("wall_tops", tile, part)
        if on(self.walls.left, tile) and not on(self.walls.seen, (x + 1, y)):
            self._scene.part("shade", tile, "shade cast")

    def _bar_through(self, tile: Tile) -> str:
        x, y = tile
        left, right = on(self.walls.bar, (x - 1, y)), on(self.walls.bar, (x + 1, y))
        if on(self.walls.bar, tile) or (left and right):
            return "whole"
        return "to left" if left else "to right" if right else "none"

    def _corner(self, tile: Tile) -> None:
        """A tile without a strip of its own: the near corner of a house, a front wall under a strip, or a plain top."""
        x, y = tile
        if tile in self.walls.corners:
            strip, side = self.walls.corners[tile]
            style = self._style(self.walls.above[x + side, y])
            self._scene.part("walls", tile, f"front {style.front} {x % 2} {strip}")
            self._scene.part("wall_tops", tile, f"cap {style.cap} to {strip} {strip} corner")
        elif on(self.walls.bar, tile):
            over = self._lie.upper[y, x] and self._maze.walkable[y, x]
            ends = [strip for strip, grid in (("right", self.walls.right), ("left", self.walls.left)) if on(grid, (x, y - 1))]
            joined = f"whole {ends[0]} corner" if ends and self.walls.front[y, x] else "whole"
            self._scene.part("above_wall_tops" if over else "wall_tops", tile, f"cap {self._cap_near(tile)} {joined}")

    # ---- doorways -----------------------------------------------------------
    def _doorways(self) -> None:
        """Posts and lintels where a way leads through a back wall, steps where one leads out through any wall."""
        width, height = self._scene.size
        for y in range(1, height):
            x = 0
            while x < width:
                end = x
                while end < width and self._is_door((end, y)):
                    end += 1
                if end > x and self._wall_at((x - 1, y)) and self._wall_at((end, y)) and end - x < 6:
                    self._doorway(x, end, y)
                x = max(end, x + 1)

    def _is_door(self, tile: Tile) -> bool:
        return bool(self._maze.walkable[tile[1], tile[0]])

    def _wall_at(self, tile: Tile) -> bool:
        return on(self._lie.lower, tile) or on(self.walls.front, tile)

    def _doorway(self, x: int, end: int, y: int) -> None:
        """From column x up to `end`, in row y."""
        ways = ("single",) if end - x == 1 else ("left", *["middle"] * (end - x - 2), "right")
        through = on(self._lie.lower, (x - 1, y)) and on(self._lie.lower, (end, y))
        tall = through and on(self._lie.upper, (x - 1, y - 1)) and on(self._lie.upper, (end, y - 1))
        tall = tall and all(self._is_door((column, y - 1)) for column in range(x, end))
        for column, way in zip(range(x, end), ways, strict=True):
            if not self._lie.floor[y, column]:
                self._scene.part("floors", (column, y - 1 if tall else y), f"step {way}")
                if tall:
                    self._floor((column, y + 1), (column, y))
            if tall:
                self._scene.part("above_wall_tops", (column, y - 1), f"lintel {self._cap_near((x - 1, y))}")
        for row in (y - 1, y) if tall else (y,):
            self._scene.part("walls", (x, row), "post left")
            self._scene.part("walls" if end - x > 1 else "wall_tops", (end - 1, row), "post right")

    # ---- looking things up --------------------------------------------------
    def _style(self, tile: Tile) -> RoomStyle:
        room = int(self._lie.room[tile[1], tile[0]]) if on(self._lie.inside, tile) else 0
        return self._styles.get(room) or next(iter(self._styles.values()))

    def _cap_near(self, tile: Tile) -> str:
        """The wall top of the house a wall belongs to: that of the nearest room."""
        x, y = tile
        for dx, dy in _AROUND:
            if on(self._lie.inside, (x + dx, y + dy)):
                return self._style((x + dx, y + dy)).cap
        return self._style(tile).cap


_SIDES = (("n", 0, -1), ("e", 1, 0), ("s", 0, 1), ("w", -1, 0))
_AROUND = ((0, 1), (0, 2), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, 2), (-1, 2), (1, -1), (-1, -1))
