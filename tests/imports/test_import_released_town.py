"""The released town itself, where a copy of it lies beside the checkout: all of it arrives, and people can live there."""

from pathlib import Path

import pytest

from game.ai.homes import assign_homes, bedless, workplaces
from game.ai.offline.mind import OfflineMind
from game.ai.reading import read_paragraph
from game.imports.town import Imported, import_town
from game.imports.town.maze import Maze, read_maze
from game.map_check import check_map
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY, Clock
from game.world.places import Town
from game.world.town_map import load_town

RELEASED = Path(__file__).resolve().parents[3] / "shared" / "original"
pytestmark = pytest.mark.skipif(not RELEASED.is_dir(), reason="there is no copy of the released world")


@pytest.fixture(scope="module")
def maze() -> Maze:
    return read_maze(RELEASED)


@pytest.fixture(scope="module")
def map_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("released") / "ville.tmx"


@pytest.fixture(scope="module")
def made(map_path: Path) -> Imported:
    return import_town(RELEASED, map_path)


@pytest.fixture(scope="module")
def town(made: Imported, map_path: Path) -> Town:
    return load_town(map_path)


def test_it_holds_what_the_released_world_holds(made: Imported) -> None:
    assert (made.sectors, made.arenas, made.kinds, made.addresses) == (19, 63, 46, 222)
    assert (made.blocked, made.walkable) == (2064, 4158)


def test_the_check_finds_nothing_wrong(made: Imported, map_path: Path) -> None:
    assert check_map(map_path) == []


def test_every_address_arrives_and_no_other(maze: Maze, town: Town) -> None:
    names = {
        ": ".join((maze.sectors[sector].names[-1], maze.arenas[arena].names[-1], maze.objects[thing].names[-1]))
        for sector, arena, thing in maze.addresses
    }
    assert {town.address(number) for number in town.objects} == names


def test_everything_can_be_used_and_almost_everything_has_a_picture(town: Town) -> None:
    assert all(thing.spots for thing in town.objects.values())
    drawn = [thing for thing in town.objects.values() if thing.picture]
    ground = [thing for thing in town.objects.values() if "garden" in thing.kind or thing.kind.startswith("behind")]
    assert len(drawn) + len(ground) >= len(town.objects) - 8


def test_furniture_takes_little_of_the_floor(maze: Maze, town: Town) -> None:
    lost = (maze.walkable & town.blocked).sum()
    assert lost < 150


def test_everybody_finds_a_bed_and_those_with_jobs_a_place_to_work(map_path: Path, made: Imported) -> None:
    ground = lay_ground(map_path, None, RunSettings())
    personas = [read_paragraph(entry, Clock().start) for entry in ground.entries]
    homes = assign_homes(ground.town, personas)
    assert len(homes) == 25
    assert bedless(ground.town, homes) == ()
    staffed = {ground.town.sectors[number].name for number in workplaces(ground.town, personas)}
    assert {"Hobbs Cafe", "Oak Hill College", "The Rose and Crown Pub", "Harvey Oak Supply Store"} <= staffed


@pytest.mark.heavy
def test_twenty_five_people_eat_and_sleep_there_for_a_day(map_path: Path, made: Imported) -> None:
    session = found(lay_ground(map_path, None, RunSettings()), Thinking(OfflineMind(), 0))
    ate: dict[int, int] = {}
    try:
        while session.now < TICKS_PER_DAY:
            session.advance(wait=True)
            for body in session.simulation.bodies.values():
                ate[body.id] = ate.get(body.id, 0) + bool(body.arrived and body.doing and "eating" in body.doing.text)
        asleep = sum(body.asleep for body in session.simulation.bodies.values())
    finally:
        session.close()
    assert sum(ticks > 6 * 20 for ticks in ate.values()) == 25
    assert asleep > 15
