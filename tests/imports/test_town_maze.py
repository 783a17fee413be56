"""Reading the files of a released world: what they say, and one sentence for whatever is wrong with them."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from imports.little_world import LittleWorld, little_world

from game.imports.town.maze import Maze, read_maze
from game.problem import Problem


def test_a_world_is_read_from_lines_and_from_one_long_line(tmp_path: Path) -> None:
    lines = read_maze(little_world().write(tmp_path / "lines"))
    line = read_maze(little_world().write(tmp_path / "line", one_line=True, comma=","))
    for grid in ("blocked", "sector", "arena", "object", "spawn"):
        assert (getattr(lines, grid) == getattr(line, grid)).all(), grid
    assert lines.size == (16, 14)
    assert lines.name == "The test"


def test_names_lose_the_spaces_round_them(tmp_path: Path) -> None:
    maze = read_maze(little_world().write(tmp_path / "world"))
    assert maze.sectors[1].names == ("the test", "Ann Lee's house")
    assert maze.arenas[12].names[-1] == "Ann Lee's room"


def test_an_address_is_counted_once_however_many_tiles_it_has(tmp_path: Path) -> None:
    maze = read_maze(little_world().write(tmp_path / "world"))
    assert len(maze.addresses) == 6
    assert maze.addresses[-1] == (3, 14, 36)


def test_people_can_get_to_what_hangs_together_with_their_spawns(tmp_path: Path) -> None:
    maze = read_maze(little_world().write(tmp_path / "world"))
    assert maze.walkable[8, 2]
    assert maze.walkable[13, 15]
    assert not (maze.walkable & maze.blocked).any()


def test_the_folder_of_the_released_repository_is_found_by_looking(tmp_path: Path) -> None:
    little_world().write(tmp_path / "the_test" / "matrix")
    assert read_maze(tmp_path / "the_test").size == (16, 14)
    assert read_maze(tmp_path).size == (16, 14)


def test_of_several_worlds_one_has_to_be_named(tmp_path: Path) -> None:
    for name in ("one", "two"):
        little_world().write(tmp_path / name / "matrix")
    with pytest.raises(Problem, match="several worlds"):
        read_maze(tmp_path)


def _row_short(world: LittleWorld) -> None:
    world.grids["arena"][3].pop()


def _row_missing(world: LittleWorld) -> None:
    world.grids["collision"].pop()


def _huge_code(world: LittleWorld) -> None:
    world.grids["sector"][5][2] = 10**30


def _unknown_code(world: LittleWorld) -> None:
    world.grids["game_object"][7][4] = 77


def _letters(world: LittleWorld) -> None:
    world.lists["arena"][1] = "x12, the test, Ann Lee's house, hall"


def _few_names(world: LittleWorld) -> None:
    world.lists["arena"][1] = "12, the test"


def _twice(world: LittleWorld) -> None:
    world.lists["sector"].append(world.lists["sector"][0])


def _no_size(world: LittleWorld) -> None:
    world.meta = {"maze_width": 16}


def _giant(world: LittleWorld) -> None:
    world.meta = {"maze_width": 10**9, "maze_height": 10**9}


def _true_size(world: LittleWorld) -> None:
    world.meta = {"maze_width": True, "maze_height": 14}


def _a_list(world: LittleWorld) -> None:
    world.meta = [1, 2, 3]


def _all_blocked(world: LittleWorld) -> None:
    world.grids["collision"] = [[1] * 16 for _ in range(14)]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_row_short, ("arena_maze.csv", "row 3", "15 tiles, not 16")),
        (_row_missing, ("collision_maze.csv", "13 rows, not 14")),
        (_huge_code, ("sector_maze.csv", "row 5, column 2", "no code")),
        (_unknown_code, ("game_object_maze.csv", "row 7, column 4", "code 77", "game_object_blocks.csv")),
        (_letters, ("arena_blocks.csv", "line 2", "'x12' is no code")),
        (_few_names, ("arena_blocks.csv", "line 2", "3 names")),
        (_twice, ("sector_blocks.csv", "line 4", "listed twice")),
        (_no_size, ("maze_meta_info.json", "how large")),
        (_giant, ("maze_meta_info.json", "how large")),
        (_true_size, ("maze_meta_info.json", "how large")),
        (_a_list, ("maze_meta_info.json", "how large")),
        (_all_blocked, ("collision_maze.csv", "blocks every tile")),
    ],
)
def test_what_is_wrong_is_said_with_file_and_place(
    spoil: Callable[[LittleWorld], None], words: tuple[str, ...], tmp_path: Path
) -> None:
    world = little_world()
    spoil(world)
    folder = world.write(tmp_path / "world")
    with pytest.raises(Problem) as said:
        read_maze(folder)
    assert "\n" not in str(said.value)
    for word in words:
        assert word in str(said.value)


@pytest.mark.parametrize("name", ["maze_meta_info.json", "maze/sector_maze.csv", "special_blocks/world_blocks.csv"])
def test_a_missing_file_is_named(name: str, tmp_path: Path) -> None:
    folder = little_world().write(tmp_path / "world")
    (folder / name).unlink()
    with pytest.raises(Problem, match=Path(name).name):
        read_maze(folder)


def test_no_folder_is_no_world(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="There is no folder"):
        read_maze(tmp_path / "nowhere")


def test_many_tiles_are_refused_before_they_are_read(tmp_path: Path) -> None:
    folder = little_world().write(tmp_path / "world")
    (folder / "maze_meta_info.json").write_text(json.dumps({"maze_width": 1000, "maze_height": 1000}), encoding="utf-8")
    with pytest.raises(Problem, match="at most 250000"):
        read_maze(folder)


@given(
    st.binary(max_size=300), st.sampled_from(["maze/arena_maze.csv", "special_blocks/arena_blocks.csv", "maze_meta_info.json"])
)
def test_whatever_a_file_holds_it_is_a_world_or_one_sentence(content: bytes, name: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = little_world().write(Path(place) / "world")
        (folder / name).write_bytes(content)
        try:
            assert isinstance(read_maze(folder), Maze)
        except Problem as said:
            assert "\n" not in str(said)
