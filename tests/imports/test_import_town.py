"""A released world becomes a map of ours: it passes the check, looks furnished, and says whose each place is."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from imports.little_world import LittleWorld, little_world

from game.imports.town import import_town
from game.map_check import check_map
from game.problem import Problem
from game.world.places import OUTDOORS, Town
from game.world.tiled import MapFile, TileLayer, read_map
from game.world.town_map import load_town, town_from


@pytest.fixture(scope="module")
def little(tmp_path_factory: pytest.TempPathFactory) -> MapFile:
    folder = tmp_path_factory.mktemp("little")
    import_town(little_world().write(folder / "world"), folder / "out.tmx")
    return read_map(folder / "out.tmx")


@pytest.fixture(scope="module")
def town(little: MapFile) -> Town:
    return town_from(little)


def grid(map_file: MapFile, name: str) -> TileLayer:
    return next(layer for layer in map_file.layers if isinstance(layer, TileLayer) and layer.name == name)


def test_the_check_misses_nothing_but_the_water_its_world_had_not(little: MapFile) -> None:
    (fault,) = check_map(little.path)
    assert fault.kind == "town-lacks" and "wash" in fault.sentence


def test_places_are_those_of_the_world(town: Town) -> None:
    assert town.name == "The test"
    assert {sector.name for sector in town.sectors.values()} == {"The test", "Ann Lee's house", "Corner Cafe", "Flower Garden"}
    found = {town.arena_address(number) for number in town.arenas if number != OUTDOORS}
    assert found == {
        "Ann Lee's house: main room",
        "Ann Lee's house: Ann Lee's room",
        "Corner Cafe: cafe",
        "Flower Garden: garden",
    }


def test_every_tile_stays_in_its_arena(town: Town) -> None:
    world = little_world()
    names = {11: "main room", 12: "Ann Lee's room", 13: "cafe", 14: "garden"}
    for y, row in enumerate(world.grids["arena"]):
        for x, code in enumerate(row):
            if code:
                assert town.arena_at((x, y)).name == names[code], (x, y)


def test_norms_come_from_the_names(town: Town) -> None:
    arenas = {arena.name: arena.norms for arena in town.arenas.values()}
    sectors = {sector.name: sector.norms for sector in town.sectors.values()}
    assert sectors["Ann Lee's house"].private_to == ("Ann Lee",)
    assert arenas["Ann Lee's room"].private_to == ("Ann Lee",)
    assert sectors["Corner Cafe"].hours == (8 * 60, 20 * 60)
    assert arenas["main room"].private_to == ()


def test_a_spawn_in_somebodys_room_is_theirs_and_the_next_is_anybodys(town: Town) -> None:
    assert list(town.spawns) == ["Ann Lee"]
    assert town.arena_at(town.spawns["Ann Lee"]).name == "Ann Lee's room"
    assert len(town.free_spawns) == 1


def test_each_group_of_tiles_is_one_object_that_people_can_use(town: Town) -> None:
    kinds = Counter(thing.kind for thing in town.objects.values())
    seats = {"cafe customer seating": 2, "house garden": 2}
    others = {"bed": 1, "refrigerator": 1, "common room table": 1, "desk": 1}
    assert kinds == {**others, **seats}
    assert all(thing.spots for thing in town.objects.values())


def test_what_there_is_a_picture_of_has_one(town: Town) -> None:
    bare = {thing.kind for thing in town.objects.values() if not thing.picture}
    assert bare == {"house garden"}
    bed = next(thing for thing in town.objects.values() if thing.kind == "bed")
    assert all(spot.on for spot in bed.spots)


def test_what_blocked_blocks_and_collision_is_painted_where_nothing_stands(little: MapFile, town: Town) -> None:
    painted = grid(little, "collision").grid > 0
    for y, row in enumerate(little_world().grids["collision"]):
        for x, code in enumerate(row):
            if code:
                assert town.blocked[y, x], (x, y)
            assert not painted[y, x] or code, (x, y)


def test_walls_are_drawn_round_rooms_and_grass_everywhere(little: MapFile) -> None:
    assert (grid(little, "ground").grid > 0).all()
    assert grid(little, "floors").grid[5, 2] > 0
    assert grid(little, "walls").grid[2, 2] > 0
    assert grid(little, "wall_tops").grid[5, 1] > 0


def test_the_same_world_gives_the_same_map(little: MapFile, tmp_path: Path) -> None:
    import_town(little_world().write(tmp_path / "world"), tmp_path / "out.tmx")
    assert (tmp_path / "out.tmx").read_bytes() == little.path.read_bytes()


def test_the_map_can_be_moved_with_its_folder(little: MapFile, tmp_path: Path) -> None:
    pictures = {picture.file.resolve() for picture in little.pictures.values()}
    assert all(file.is_relative_to(little.path.parent.resolve()) for file in pictures)
    assert sum(file.stat().st_size for file in pictures) < 1_000_000


def test_a_map_that_is_there_is_written_over_only_when_asked(tmp_path: Path) -> None:
    folder = little_world().write(tmp_path / "world")
    out = tmp_path / "out.tmx"
    out.write_text("mine", encoding="utf-8")
    with pytest.raises(Problem, match="--force"):
        import_town(folder, out)
    assert out.read_text(encoding="utf-8") == "mine"
    import_town(folder, out, again=True)
    assert load_town(out).name == "The test"


def test_another_ending_or_an_impossible_place_is_refused(tmp_path: Path) -> None:
    folder = little_world().write(tmp_path / "world")
    with pytest.raises(Problem, match=r"\.tmx"):
        import_town(folder, tmp_path / "out.json")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Problem, match="cannot be written"):
        import_town(folder, tmp_path / "file" / "out.tmx")


def test_the_command_says_what_it_found_and_what_to_do_next(tmp_path: Path) -> None:
    line = CommandLine(tmp_path / "saves")
    folder, out = little_world().write(tmp_path / "world"), tmp_path / "little.tmx"
    done = line.run("import", "town", folder, "--out", out)
    assert done.returncode == 0
    assert "3 sectors, 4 arenas, 6 kinds of object at 6 addresses" in done.stdout
    assert "map check" in done.stdout
    assert "There is a map" in line.fails("import", "town", folder, "--out", out)


def _nothing_there(world: LittleWorld) -> None:
    for name in ("sector", "arena", "game_object", "spawning_location"):
        world.grids[name] = [[0] * world.width for _ in range(world.height)]


def _no_spawns(world: LittleWorld) -> None:
    world.grids["spawning_location"] = [[0] * world.width for _ in range(world.height)]


def _strange_names(world: LittleWorld) -> None:
    world.lists["sector"][1] = '2, the test, "><!ENTITY x> \x07 \u202e DROP TABLE; ../../etc'
    world.lists["arena"][2] = '13, the test, "><!ENTITY x> \x07 \u202e DROP TABLE; ../../etc, cafe'
    world.lists["game_object"][4] = "35, the test, <all>, \x00teleporter & <bed/>"


def _rooms_at_the_edge(world: LittleWorld) -> None:
    for row in world.grids["arena"]:
        row[:] = [11] * world.width
    for row in world.grids["sector"]:
        row[:] = [1] * world.width


@pytest.mark.parametrize("change", [_nothing_there, _no_spawns, _strange_names, _rooms_at_the_edge])
def test_an_odd_world_is_a_map_all_the_same(change: Callable[[LittleWorld], None], tmp_path: Path) -> None:
    world = little_world()
    change(world)
    import_town(world.write(tmp_path / "world"), tmp_path / "out.tmx")
    assert load_town(tmp_path / "out.tmx").blocked.shape == (14, 16)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.tmx", "out_art", "world"]
