"""Owns what makes rooms lived in, where nothing is used: bare furniture is filled, windows and pictures hang on walls."""

from collections.abc import Iterator

from game.imports.town.fitting import filled
from game.imports.town.grids import Bools, moved, on, tiles_of
from game.imports.town.groups import connected
from game.imports.town.kit import Prop
from game.imports.town.lie import Lie
from game.imports.town.maze import Maze
from game.imports.town.scene import Scene, Shape, T
from game.imports.town.style import RoomLook, Style, pick
from game.world.places import Tile

TALL = 53
"""Pixels above which furniture would hide what hangs behind it."""
LOW = 44
"""Pixels up to which furniture does not hide what stands behind it."""
LONG = 3
"""Tiles in a row from which on a counter stands rather than single pieces."""


class Dresser:
    """Fills what the furniture people use has left bare."""

    def __init__(self, scene: Scene, maze: Maze, lie: Lie, style: Style, walls: Bools) -> None:
        self._scene, self._maze, self._lie, self._style = scene, maze, lie, style
        self._walls = walls

    def dress(self) -> None:
        """Furniture first, since tall pieces hide walls."""
        self._fill()
        self._hang()
        self._rugs()

    # ---- bare furniture ------------------------------------------------------
    def _fill(self) -> None:
        bare = self._lie.furniture & ~self._scene.taken
        hidden = self._hidden()
        for part in connected(tiles_of(bare)):
            left = [tile for tile in part if tile not in hidden]
            for row in _rows(left):
                if len(row) >= LONG and self._counter(row):
                    left = [tile for tile in left if tile not in row]
            for prop, cells in filled(left, self._choice):
                self._scene.thing(prop, cells)

    def _counter(self, row: list[Tile]) -> bool:
        """A counter along a whole row, if this kind of room has one."""
        x, y = row[0]
        family = self._look((x, y)).counter
        names = [f"{family}_left", *[f"{family}_mid"] * (len(row) - 2), f"{family}_right"]
        if any(name not in self._scene.kit.props for name in names):
            return False
        for tile, name in zip(row, names, strict=True):
            self._scene.thing(self._scene.kit.props[name], [tile])
        return True

    def _choice(self, tile: Tile, step: int) -> list[Prop]:
        """What may stand at a tile, the largest first; single pieces take turns, and hide nothing that stands behind."""
        x, y = tile
        props = [self._scene.kit.props[name] for name in self._look(tile).fill]
        tallest = LOW if on(self._scene.taken, (x, y - 1)) else 10 * T
        small = [prop for prop in props if prop.footprint == (1, 1) and prop.size[1] <= tallest]
        large = [prop for prop in props if prop.footprint != (1, 1)]
        large.sort(key=lambda prop: -prop.footprint[0] * prop.footprint[1])
        start = (step + 1) % len(small) if small else 0
        return [*large, *small[start:], *small[:start]]

    def _rugs(self) -> None:
        """One in each room that has them, on open floor."""
        rugs = [self._scene.kit.props[name] for name in self._style.names("houses", "rugs")]
        bare = self._lie.floor & ~self._scene.taken
        for turn, code in enumerate(self._maze.used(self._lie.room)):
            names = self._maze.arenas[code].names
            spot = _open_floor(bare & (self._maze.arena == code)) if self._style.room_of(names[-1], names[-2]).rug else None
            if spot is not None:
                rug = rugs[turn % len(rugs)]
                self._scene.lay(rug, spot[0] * T + (3 * T - rug.size[0]) // 2, (spot[1] + 2) * T - (2 * T - rug.size[1]) // 2)

    # ---- walls ---------------------------------------------------------------
    def _hang(self) -> None:
        """Windows where there is nothing but weather behind, pictures where there is another room."""
        hidden = self._hidden()
        tall = self._lie.lower & moved(self._lie.upper, 0, 1)
        houses = self._maze.used(self._maze.sector)
        for turn, run in enumerate(self._runs(tall, hidden)):
            x, y = run[0]
            outer = y < 2 or not (self._lie.seen[y - 2, x] or self._walls[y - 2, x])
            sector = int(self._maze.sector[min(y + 1, self._scene.size[1] - 1), x])
            curtains = pick(self._style.names("houses", "curtains"), houses.index(sector)) if sector in houses else ""
            bath = self._look((x, y + 1)).words[:1] == ("bathroom",)
            self._windows(run, f"window_{curtains}", bath) if outer else self._pictures(run, turn, bath)

    def _windows(self, run: list[Tile], window: str, bath: bool) -> None:
        props = self._scene.kit.props
        if len(run) == 1:
            return
        if bath:
            self._on_wall("window_plain", run[len(run) // 2], 1)
            return
        x, (last, y) = run[0][0] + (len(run) % 4 == 3), run[-1]
        while x + 1 <= last:
            self._on_wall(window if window in props else "window_plain", (x, y), 2)
            beam = self._scene.kit.shadows.get("sunbeam")
            if beam is not None:
                self._scene.shapes["sunlight"].append(Shape(x * T + 14, (y + 1) * T + 66, gid=beam.gid, size=beam.size))
            if x + 2 <= last:
                self._on_wall("wall_lamp", (x + 2, y), 1)
            x += 4

    def _pictures(self, run: list[Tile], turn: int, bath: bool) -> None:
        choices = self._style.names("walls", "pictures")
        if not bath:
            for n, tile in enumerate(run[len(run) % 3 // 2 :: 3]):
                self._on_wall(pick(choices, turn + n), tile, 1)

    def _on_wall(self, name: str, tile: Tile, wide: int) -> None:
        prop = self._scene.kit.props[name]
        left = tile[0] * T + (wide * T - prop.size[0]) // 2
        lift = max(prop.lift, 25 if wide == 1 and not name.startswith("window") else 14)
        self._scene.picture(prop, left, (tile[1] + 1) * T - lift, "", lift)

    def _hidden(self) -> set[Tile]:
        """Tiles of wall with something tall before them."""
        hidden = set()
        for layer in ("objects", "decor"):
            for shape in self._scene.shapes[layer]:
                top = shape.y - shape.size[1]
                if shape.gid and shape.size[1]:
                    first, last = int(shape.left + 4) // T, int(shape.left + shape.size[0] - 5) // T
                    rows = range(int(top + 10) // T, int(shape.y) // T + 1)
                    hidden |= {(x, y) for x in range(first, last + 1) for y in rows}
        return hidden

    @staticmethod
    def _runs(tall: Bools, hidden: set[Tile]) -> Iterator[list[Tile]]:
        """Stretches of wall that are seen."""
        yield from _rows([tile for tile in tiles_of(tall) if tile not in hidden])

    def _look(self, tile: Tile) -> RoomLook:
        arena = self._maze.arenas.get(int(self._lie.room[tile[1], tile[0]])) if tile[1] < self._scene.size[1] else None
        return self._style.room_of(arena.names[-1], arena.names[-2]) if arena else self._style.rooms[-1]


def _open_floor(bare: Bools) -> Tile | None:
    """The left upper tile of three by two bare ones, nearest to the middle of all of them."""
    rows, columns = bare.nonzero()
    spots = []
    for y, x in zip(rows.tolist(), columns.tolist(), strict=True):
        if bare[y : y + 2, x : x + 3].sum() == 6:
            spots.append((abs(x + 1 - columns.mean()) + abs(y + 0.5 - rows.mean()), (x, y)))
    return min(spots)[1] if spots else None


def _rows(tiles: list[Tile]) -> list[list[Tile]]:
    """Runs of neighbouring tiles in a row."""
    runs: list[list[Tile]] = []
    for x, y in sorted(tiles, key=lambda tile: (tile[1], tile[0])):
        if runs and runs[-1][-1] == (x - 1, y):
            runs[-1].append((x, y))
        else:
            runs.append([(x, y)])
    return runs
