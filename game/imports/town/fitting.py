"""Owns where a picture of some size fits: along a group of tiles, over it, and which way that looks."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from game.imports.town.grids import Bools, on
from game.imports.town.kit import Prop
from game.world.places import SIDES, Tile


@dataclass(frozen=True, slots=True)
class Fit:
    """A row or column of tiles on one side of a group, for pictures that come `depth` pixels forward."""

    side: str
    row: tuple[Tile, ...]
    depth: int
    pictures: tuple[str, ...]

    @property
    def upright(self) -> bool:
        """Whether it is a row, along which pictures can stand side by side."""
        return self.side in ("north", "south")

    def copies(self, prop: Prop, group: tuple[Tile, ...], free: Bools) -> list[tuple[Tile, ...]]:
        """The tiles of as many pictures as fit; of one, when none fits within the row and free tiles lie beside it."""
        wide, deep = prop.footprint[0], max(1, prop.footprint[1])
        if self.upright:
            return self._in_row(wide, deep, free)
        return self._in_column(wide, deep, free)

    def _in_row(self, wide: int, deep: int, free: Bools) -> list[tuple[Tile, ...]]:
        row = self.row
        while len(row) < wide:
            longer = _lengthened(row, free)
            if longer is None:
                return []
            row = longer
        first = row[0][0] + (len(row) % wide) // 2
        found = []
        for left in range(first, row[-1][0] - wide + 2, wide):
            cells = self._block(left, row[0][1], wide, deep)
            if _all(free, cells):
                found.append(cells)
        return found

    def _in_column(self, wide: int, deep: int, free: Bools) -> list[tuple[Tile, ...]]:
        """Each tile of a column, from its middle; a wide picture reaches away from the group."""
        outward = 0 if self.side == "east" else 1 - wide
        found: list[tuple[Tile, ...]] = []
        for x, y in self.row:
            cells = tuple((x + outward + i, y + j) for j in range(deep) for i in range(wide))
            if _all(free, cells) and not any(cell in other for cell in cells for other in found):
                found.append(cells)
        return found

    def _block(self, left: int, row: int, wide: int, deep: int) -> tuple[Tile, ...]:
        """Tiles that touch the group with their near side."""
        top = row - deep + 1 if self.side == "north" else row
        return tuple((left + i, top + j) for j in range(deep) for i in range(wide))


def side_rows(tiles: tuple[Tile, ...], free: Bools) -> Iterator[tuple[str, tuple[Tile, ...]]]:
    """The free tiles along each side of a group, as unbroken rows or columns."""
    for side, (dx, dy) in SIDES.items():
        there = sorted({(x + dx, y + dy) for x, y in tiles} - set(tiles))
        run: list[Tile] = []
        for tile in [*(tile for tile in there if _all(free, (tile,))), None]:
            if tile is not None and (not run or _next_to(run[-1], tile)):
                run.append(tile)
                continue
            if run:
                yield side, tuple(run)
            run = [tile] if tile is not None else []


def placed(footprint: tuple[int, int], tiles: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Every way to lay a rectangle over a group so that it covers as much of it as it can."""
    wide, deep = footprint
    spots = {(x - i, y - j) for x, y in tiles for i in range(wide) for j in range(deep)}
    laid = [tuple((left + i, top + j) for j in range(deep) for i in range(wide)) for left, top in sorted(spots)]
    most = max(sum(cell in tiles for cell in cells) for cells in laid)
    return (cells for cells in laid if sum(cell in tiles for cell in cells) == most)


def filled(tiles: Iterable[Tile], choice: Callable[[Tile, int], Iterable[Prop]]) -> Iterator[tuple[Prop, tuple[Tile, ...]]]:
    """Covers tiles with pictures, from the upper left on: `choice` says which may begin at a tile, the best first.

    It is given how many steps came before, so that they can take turns. Tiles at which none fits stay bare.
    """
    left, step = dict.fromkeys(sorted(tiles, key=lambda tile: (tile[1], tile[0]))), 0
    while left:
        x, y = next(iter(left))
        fits = (
            (prop, tuple((x + i, y + j) for j in range(prop.footprint[1]) for i in range(prop.footprint[0])))
            for prop in choice((x, y), step)
        )
        prop, cells = next(((prop, cells) for prop, cells in fits if all(cell in left for cell in cells)), (None, ((x, y),)))
        if prop is not None:
            yield prop, cells
        for cell in cells:
            del left[cell]
        step += 1


def facing(tiles: tuple[Tile, ...], grid: Bools) -> str:
    """The side on which most of a grid lies next to the tiles, "" when it lies on none. Corners count a little."""
    scores = {}
    for side, (dx, dy) in SIDES.items():
        straight = sum(_all(grid, ((x + dx, y + dy),)) for x, y in tiles)
        aslant = sum(_all(grid, ((x + dx + s * dy, y + dy + s * dx),)) for x, y in tiles for s in (-1, 1))
        scores[side] = straight * 4 + aslant
    best = max(scores, key=lambda side: (scores[side], side in ("east", "west")))
    return best if scores[best] else ""


def _lengthened(row: tuple[Tile, ...], free: Bools) -> tuple[Tile, ...] | None:
    """A row with one more free tile, at its right or left end."""
    (left, y), (right, _) = row[0], row[-1]
    if _all(free, ((right + 1, y),)):
        return (*row, (right + 1, y))
    return ((left - 1, y), *row) if _all(free, ((left - 1, y),)) else None


def _next_to(one: Tile, other: Tile) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _all(grid: Bools, cells: tuple[Tile, ...]) -> bool:
    return all(on(grid, cell) for cell in cells)
