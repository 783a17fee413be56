"""A town to start from: it is whole, passes the check, and people live a day in it."""

from collections import Counter
from pathlib import Path

import pytest

from game.ai.homes import assign_homes, bedless, workplaces
from game.ai.offline.mind import OfflineMind
from game.ai.reading import read_paragraph
from game.map_check import check_map
from game.new_town import make_town
from game.session.founding import Thinking, found
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE, Clock
from game.world.tiled import read_map
from game.world.town_map import load_town


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    made = make_town(tmp_path_factory.mktemp("new") / "bay.tmx")
    return lay_ground(made.map, made.residents, RunSettings())


@pytest.mark.parametrize(
    ("size", "blank"), [((36, 22), False), ((40, 30), False), ((61, 47), False), ((15, 10), True), ((40, 30), True)]
)
def test_the_check_finds_nothing_wrong(tmp_path: Path, size: tuple[int, int], blank: bool) -> None:
    made = make_town(tmp_path / "bay.tmx", size=size, blank=blank)
    assert check_map(made.map) == []
    assert (read_map(made.map).width, read_map(made.map).height) == size


def test_all_of_it_lies_beside_the_map(tmp_path: Path) -> None:
    made = make_town(tmp_path / "bay.tmx", "Seal Bay")
    map_file = read_map(made.map)
    assert load_town(made.map).name == "Seal Bay"
    assert {path.name for path in tmp_path.iterdir()} == {"bay.tmx", "bay_art", "bay.tiled-project", "bay.toml"}
    assert all(picture.file.resolve().is_relative_to(tmp_path) for picture in map_file.pictures.values())


def test_there_is_all_the_furniture_of_ours_to_choose_from(tmp_path: Path) -> None:
    blank = make_town(tmp_path / "bay.tmx", blank=True, people=False)
    assert blank.residents is None and not (tmp_path / "bay.toml").exists()
    tileset = (blank.art / "props.tsx").read_text(encoding="utf-8")
    for name in ("piano", "fountain", "bed_double_red", "tree_oak", "street_lamp"):
        assert f"{name}.png" in tileset and (blank.art / "props" / f"{name}.png").is_file()


def test_everybody_has_their_own_bed_and_the_cafe_its_keeper(ground: Ground) -> None:
    personas = [read_paragraph(entry, Clock().start) for entry in ground.entries]
    homes = assign_homes(ground.town, personas)
    assert len({home.bed for home in homes.values()}) == 3 and bedless(ground.town, homes) == ()
    staffed = {ground.town.sectors[number].name: names for number, names in workplaces(ground.town, personas).items()}
    assert staffed["Corner Cafe"] == ("Ada Berg",)


@pytest.mark.slow
def test_people_sleep_eat_and_work_there_for_a_day(ground: Ground) -> None:
    session = found(ground, Thinking(OfflineMind(), 0))
    slept, ate, at_the_cafe = Counter[str](), Counter[str](), 0
    try:
        while session.now < TICKS_PER_DAY:
            session.advance(wait=True)
            for body in session.simulation.bodies.values():
                slept[body.name] += body.asleep and body.spot is not None
                ate[body.name] += bool(body.arrived and body.doing and "eating" in body.doing.text)
                place = ground.town.sector_of(ground.town.arena_at(body.tile).id).name
                at_the_cafe += body.name == "Ada Berg" and place == "Corner Cafe"
    finally:
        session.close()
    assert all(slept[entry.name] > 5 * 60 * TICKS_PER_MINUTE for entry in ground.entries)
    assert all(ate[entry.name] > 20 * TICKS_PER_MINUTE for entry in ground.entries)
    assert at_the_cafe > 7 * 60 * TICKS_PER_MINUTE


def test_the_same_wish_gives_the_same_town(tmp_path: Path) -> None:
    one, other = (make_town(tmp_path / folder / "bay.tmx", "Seal Bay") for folder in ("one", "other"))
    assert one.map.read_bytes() == other.map.read_bytes()
