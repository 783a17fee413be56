"""Owns what each tile of a released world is: floor of a room, face of a back wall, furniture, street, wilderness."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.imports.town.grids import Bools, moved, on, tiles_of
from game.imports.town.groups import neighbours
from game.imports.town.maze import Maze
from game.imports.town.style import Style
from game.world.places import Tile


@dataclass(frozen=True)
class Lie:
    """Grids [row, column] of a whole world.

    `room` is the arena whose floor a tile is, 0 outdoors and in walls. Indoors that is `floor` (people walk there) or
    `furniture` (they cannot). `lower` and `upper` are the two rows of a wall that stands behind a room and faces it; a
    wall one tile thick, with something walkable behind, has no upper row. `street` is all that people walk on outdoors.
    """

    room: NDArray[np.int32]
    floor: Bools
    furniture: Bools
    lower: Bools
    upper: Bools
    street: Bools
    grounds: Bools
    """Tiles of outdoor arenas: gardens and parks."""

    @property
    def inside(self) -> Bools:
        """Floor and furniture of rooms."""
        return self.floor | self.furniture

    @property
    def seen(self) -> Bools:
        """Rooms and the walls behind them."""
        return self.inside | self.lower | self.upper


def lie_of(maze: Maze, style: Style) -> Lie:
    """Understand a world by rules alone."""
    outdoor = np.array([code for code in maze.used(maze.arena) if style.is_outdoors(maze.arenas[code].names[-1])], np.int32)
    grounds = np.isin(maze.arena, outdoor)
    room = np.where(grounds, 0, maze.arena)
    room = _with_passages(maze, style, room, grounds)
    floor = maze.walkable & (room > 0)
    lower = _lower_faces(maze, room, floor)
    furniture = (room > 0) & ~maze.walkable & ~lower
    inside = floor | furniture
    upper = moved(lower, 0, -1) & ~inside & ~lower
    return Lie(
        room=np.where(inside, room, 0),
        floor=floor,
        furniture=furniture,
        lower=lower,
        upper=upper,
        street=maze.walkable & ~floor,
        grounds=grounds,
    )


def _lower_faces(maze: Maze, room: NDArray[np.int32], floor: Bools) -> Bools:
    """Where a room's back wall meets its floor.

    Rooms as released take in that row of wall. So it is what cannot be walked on, has its own room below it and does not
    have it above; or a wall that belongs to nobody, right above a room.
    """
    solid = ~maze.walkable
    own = (room > 0) & solid & (_shifted(room, 1) != room) & (_shifted(room, -1) == room)
    between = (room == 0) & maze.blocked & (_shifted(room, -1) > 0)
    faces: Bools = own | (between & ~moved(own, 0, -1))
    return faces


def _with_passages(maze: Maze, style: Style, room: NDArray[np.int32], grounds: Bools) -> NDArray[np.int32]:
    """Rooms with the doorways and passages that belong to no room, as far as those lie nearer to rooms than to the open.

    A passage goes to a room that is everybody's where one borders on it, so that nobody has to cross a private one.
    """
    open_sky = maze.walkable & ((maze.sector == 0) | grounds)
    unclaimed = maze.walkable & (maze.arena == 0) & (maze.sector > 0)
    indoors = _nearest(maze.walkable & (room > 0), open_sky, unclaimed)
    shared = [code for code in maze.used(room) if not style.is_private(maze.arenas[code].names[-1])]
    out = room.copy()
    for codes in (shared, [code for code in maze.used(room) if code not in shared]):
        _spread(out, maze, tiles_of(np.isin(room, codes) & maze.walkable), indoors)
    return out


def _nearest(rooms: Bools, open_sky: Bools, unclaimed: Bools) -> Bools:
    """The unclaimed tiles that one comes to sooner from a room than from under the open sky."""
    far = np.iinfo(np.int32).max
    near = [_steps(sources, unclaimed, far) for sources in (rooms, open_sky)]
    return unclaimed & (near[0] < far) & (near[0] <= near[1])


def _steps(sources: Bools, through: Bools, far: int) -> NDArray[np.int32]:
    steps = np.where(sources, 0, far).astype(np.int32)
    queue = deque(tiles_of(sources))
    while queue:
        here = queue.popleft()
        for x, y in neighbours(here):
            if on(through, (x, y)) and steps[y, x] == far:
                steps[y, x] = steps[here[1], here[0]] + 1
                queue.append((x, y))
    return steps


def _spread(room: NDArray[np.int32], maze: Maze, starts: Iterable[Tile], free: Bools) -> None:
    """Give free tiles to the rooms of their sector that border on them, nearest first."""
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for x, y in neighbours(here):
            if not on(free, (x, y)) or room[y, x]:
                continue
            if maze.sector[y, x] == maze.sector[here[1], here[0]]:
                room[y, x] = room[here[1], here[0]]
                queue.append((x, y))


def _shifted(grid: NDArray[np.int32], rows: int) -> NDArray[np.int32]:
    """What lies so many rows above each tile (below it, when negative)."""
    out = np.zeros_like(grid)
    if rows > 0:
        out[rows:] = grid[:-rows]
    else:
        out[:rows] = grid[-rows:]
    return out
