"""Owns sets of tiles: their connected parts, and one outline round all of them."""

from collections.abc import Collection, Iterable, Iterator

from game.problem import Problem
from game.world.places import SIDES, Tile

MOST_PARTS = 300
"""Parts and holes of one place; those of the released world have ten at most."""


def connected(tiles: Iterable[Tile]) -> list[tuple[Tile, ...]]:
    """The parts of a set of tiles that hang together by their sides, each row by row, the topmost part first."""
    left = dict.fromkeys(sorted(tiles, key=_reading))
    parts = []
    while left:
        start = next(iter(left))
        del left[start]
        part, queue = [start], [start]
        while queue:
            for tile in neighbours(queue.pop()):
                if tile in left:
                    del left[tile]
                    part.append(tile)
                    queue.append(tile)
        parts.append(tuple(sorted(part, key=_reading)))
    return parts


def neighbours(tile: Tile) -> Iterator[Tile]:
    """The four tiles beside a tile, on the map or not."""
    for dx, dy in SIDES.values():
        yield tile[0] + dx, tile[1] + dy


def rectangle(tiles: Collection[Tile]) -> tuple[int, int, int, int] | None:
    """(column, row, width, height) when the tiles are one rectangle, else None."""
    left, top, wide, high = bounds(tiles)
    return (left, top, wide, high) if wide * high == len(tiles) else None


def bounds(tiles: Collection[Tile]) -> tuple[int, int, int, int]:
    """(column, row, width, height) of the smallest rectangle round the tiles."""
    columns, rows = [tile[0] for tile in tiles], [tile[1] for tile in tiles]
    left, top = min(columns), min(rows)
    return left, top, max(columns) + 1 - left, max(rows) + 1 - top


def outline(tiles: Collection[Tile], name: str) -> list[Tile]:
    """One closed line, as corners of tiles, that holds exactly these tiles.

    Holes and parts that lie apart are joined to it by lines that go there and come back the same way: they enclose
    nothing, so that one polygon in Tiled can be a place of several parts. Raises Problem when there are too many.
    """
    loops = _loops(set(tiles))
    if len(loops) > MOST_PARTS:
        said = f"{name} lies in {len(loops)} parts and holes"
        raise Problem(f"{said}; at most {MOST_PARTS} can be drawn as one place, so join its tiles.")
    whole = loops[0]
    for loop in loops[1:]:
        here, there = min(
            ((i, j) for i in range(len(whole)) for j in range(len(loop))),
            key=lambda pair: (_distance(whole[pair[0]], loop[pair[1]]), pair),
        )
        elbow = [(loop[there][0], whole[here][1])]  # lines along the grid never pass through a tile's middle
        whole = [*whole[: here + 1], *elbow, *loop[there:], *loop[: there + 1], *elbow, *whole[here:]]
    return whole


def _loops(tiles: set[Tile]) -> list[list[Tile]]:
    """Every edge line of a set of tiles, straightened; they touch in corners at most."""
    edges = dict(sorted(_edges(tiles)))
    loops = []
    while edges:
        start = next(iter(edges))
        points, at, came = [start], edges[start].pop(0), start
        while at != start:
            points.append(at)
            going = edges[at]
            onward = _sharpest(came, at, going)
            came, at = at, going.pop(going.index(onward))
        edges = {corner: ways for corner, ways in edges.items() if ways}
        loops.append(_straightened(points))
    return loops


def _edges(tiles: set[Tile]) -> list[tuple[Tile, list[Tile]]]:
    """From each corner, the corners that a border leads to, with the tiles always on the right hand."""
    ways: dict[Tile, list[Tile]] = {}
    for x, y in sorted(tiles):
        for other, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if other not in tiles:
                ways.setdefault(start, []).append(end)
    return list(ways.items())


def _sharpest(came: Tile, at: Tile, going: list[Tile]) -> Tile:
    """Where two tiles touch in a corner, the turn that stays with the same tile."""
    dx, dy = at[0] - came[0], at[1] - came[1]
    right = (at[0] - dy, at[1] + dx)
    return right if right in going else going[0]


def _straightened(points: list[Tile]) -> list[Tile]:
    """Without the corners at which a line does not turn."""
    kept = []
    for index, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[index - 1], points[(index + 1) % len(points)]
        if (ax - x) * (y - by) != (ay - y) * (x - bx):
            kept.append((x, y))
    return kept


def _distance(one: Tile, other: Tile) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _reading(tile: Tile) -> Tile:
    return tile[1], tile[0]
