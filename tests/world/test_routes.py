"""Ways through a town are shortest, walkable, and the same whatever was asked before."""

from collections import deque
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from pathfinding.core.grid import Grid
from pathfinding.finder.a_star import AStarFinder
from tiny_town import tiny_town

from game.assets import asset
from game.world.places import Tile, Town
from game.world.routes import Routes
from game.world.town_map import load_town


@pytest.fixture(scope="module")
def smallville() -> Town:
    return load_town(asset("maps/smallville.tmx"))


@pytest.fixture(scope="module")
def routes(smallville: Town) -> Routes:
    return Routes(smallville)


def free_tiles(town: Town) -> list[Tile]:
    return [(int(column), int(row)) for row, column in np.argwhere(~town.blocked)]


def is_walk(town: Town, start: Tile, way: tuple[Tile, ...]) -> bool:
    steps = zip((start, *way), way, strict=False)
    adjacent = all(abs(ax - bx) + abs(ay - by) == 1 for (ax, ay), (bx, by) in steps)
    return adjacent and not any(town.blocked[row, column] for column, row in way)


def steps_to_everywhere(town: Town, start: Tile) -> dict[Tile, int]:
    """The plainest search there is, to compare with."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            column, row = here[0] + dx, here[1] + dy
            on_map = 0 <= column < town.width and 0 <= row < town.height
            if on_map and not town.blocked[row, column] and (column, row) not in steps:
                steps[column, row] = steps[here] + 1
                queue.append((column, row))
    return steps


def test_500_ways_through_smallville_are_shortest(smallville: Town, routes: Routes) -> None:
    draw = np.random.default_rng(1)
    tiles = free_tiles(smallville)
    for start in draw.choice(tiles, 20).tolist():
        steps = steps_to_everywhere(smallville, tuple(start))
        for goal in draw.choice(tiles, 25).tolist():
            way = routes.route(tuple(start), tuple(goal))
            assert (None if way is None else len(way)) == steps.get(tuple(goal))
            assert way is None or is_walk(smallville, tuple(start), way)


@settings(max_examples=100, deadline=None)
@given(
    some.integers(2, 9).flatmap(lambda wide: some.lists(some.text("#..", min_size=wide, max_size=wide), min_size=2, max_size=9))
)
def test_ways_through_any_town_are_as_long_as_those_of_a_fresh_search(rows: list[str]) -> None:
    blocked = np.array([[tile == "#" for tile in row] for row in rows])
    town = Town("", blocked.shape[1], blocked.shape[0], {}, {}, {}, blocked, {})
    routes, tiles = Routes(town), free_tiles(town)
    for start in tiles[:4]:
        for goal in tiles:
            grid = Grid(matrix=(~blocked).astype(int).tolist())
            fresh, _ = AStarFinder().find_path(grid.node(*start), grid.node(*goal), grid)
            way = routes.route(start, goal)
            assert (way is None) == (not fresh)
            assert way is None or (len(way) == len(fresh) - 1 and is_walk(town, start, way))


@settings(max_examples=60, deadline=None)
@given(some.data())
def test_the_way_back_is_the_way_there(smallville: Town, routes: Routes, data: some.DataObject) -> None:
    tiles = free_tiles(smallville)
    start, goal = data.draw(some.sampled_from(tiles)), data.draw(some.sampled_from(tiles))
    way, back = routes.route(start, goal), routes.route(goal, start)
    assert (way is None) == (back is None)
    if way and back:
        assert way[-1] == goal and way[:-1] == back[-2::-1]


def test_what_was_asked_before_changes_no_way(smallville: Town, routes: Routes) -> None:
    tiles = free_tiles(smallville)[::977]
    pairs = [(one, other) for one in tiles for other in tiles]
    fresh = Routes(smallville)
    assert [routes.route(*pair) for pair in pairs] == [fresh.route(*pair) for pair in pairs[::-1]][::-1]


def test_staying_is_no_way_at_all(tmp_path: Path) -> None:
    assert Routes(tiny_town(tmp_path)).route((2, 2), (2, 2)) == ()


def test_a_way_out_of_bed_begins_beside_it_and_one_to_a_stove_ends_beside_it(tmp_path: Path) -> None:
    way = Routes(tiny_town(tmp_path)).route((1, 1), (4, 1))
    assert way is not None
    assert way[0] == (2, 1) and way[-1] in ((3, 1), (4, 2))


def test_where_nobody_can_go_is_known(tmp_path: Path) -> None:
    walls = ("######", "#.##.#", "######")
    routes = Routes(tiny_town(tmp_path, walls=walls, areas=[], objects=[], spawns=[]))
    assert routes.route((1, 1), (4, 1)) is None
    assert routes.route((1, 1), (40, 1)) is None
    assert not routes.connected((1, 1), (4, 1))


def test_a_detour_leaves_out_what_is_in_the_way(tmp_path: Path) -> None:
    routes = Routes(tiny_town(tmp_path))
    straight = routes.route((0, 5), (4, 5))
    round_it = routes.route((0, 5), (4, 5), around=[(2, 5)])
    assert straight is not None and round_it is not None
    assert (2, 5) not in round_it and len(round_it) == len(straight) + 2
    assert routes.route((0, 5), (4, 5)) == straight


def test_a_way_around_that_takes_a_long_search_is_given_up(tmp_path: Path) -> None:
    walls = ("." * 61, *["." * 30 + "#" + "." * 30] * 58, "." * 61)
    routes = Routes(tiny_town(tmp_path, walls=walls, areas=[], objects=[], spawns=[]))
    through_the_gap = routes.route((29, 58), (31, 58))
    assert through_the_gap is not None and (30, 59) in through_the_gap
    assert routes.route((29, 58), (31, 58), around=[(30, 59)]) is None
    assert routes.route((29, 58), (31, 58)) == through_the_gap
