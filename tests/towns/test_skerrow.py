"""Our second town is sound, stands on nothing of the first, and is chosen by its name alone."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from skerrow_days import MAP

from game.ai.residents_file import ResidentEntry, load_residents
from game.assets import asset
from game.cli.options import ready_made, ready_made_map
from game.session.ground import lay_ground, map_of, people_of
from game.settings import RunSettings
from game.world.places import Town
from game.world.tiled import MapFile, TileLayer, read_map
from game.world.town_map import load_town

FIRST = asset("maps/smallville.tmx")
DRAWING = asset("sprites/drawing")


@pytest.fixture(scope="module")
def drawn() -> MapFile:
    return read_map(MAP)


@pytest.fixture(scope="module")
def town() -> Town:
    return load_town(MAP)


def people() -> tuple[ResidentEntry, ...]:
    return tuple(load_residents(asset("residents/skerrow.toml")))


def test_it_is_read_without_a_warning(drawn: MapFile, town: Town) -> None:
    assert (drawn.warnings, town.warnings) == ((), ())


def test_the_map_check_of_the_drawing_finds_nothing() -> None:
    command = [sys.executable, "-B", "-m", "town.check", str(MAP)]
    result = subprocess.run(command, cwd=DRAWING, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_everybody_has_a_bed_of_their_own_and_begins_beside_it(town: Town) -> None:
    owners = [name for thing in town.objects.values() if thing.kind == "bed" for name in thing.private_to]
    assert sorted(owners) == sorted(each.name for each in people())
    assert town.spawns.keys() == set(owners)


def test_every_place_that_a_paragraph_names_is_on_the_map(town: Town) -> None:
    named = {"Lighthouse", "Drowned Bell Inn", "Net Loft", "Skerrow School", "Shingle Beach", "The Quay", "The Jetty", "Cottage"}
    told = " ".join(each.paragraph for each in people())
    for place in named:
        assert place in told
        assert any(place in sector.name for sector in town.sectors.values()), place


def test_nobody_and_no_place_of_the_first_town_is_in_it(town: Town) -> None:
    first = load_town(FIRST)
    names = {each.name for each in load_residents(asset("residents/smallville.toml"))}
    assert not names & {each.name for each in people()}
    assert not {each.name for each in first.sectors.values()} & {each.name for each in town.sectors.values()}
    told = asset("residents/skerrow.toml").read_text(encoding="utf-8")
    assert not [name for name in names if name in told]


def test_its_sea_moves_in_tileds_own_way() -> None:
    text = asset("maps/coast.tsx").read_text(encoding="utf-8")
    assert text.count("<animation>") == 2 * 15 * 4
    assert text.index("<animation>") < text.index("<wangsets>")


def test_cliffs_and_sea_cannot_be_walked_on_and_the_jetty_can(drawn: MapFile, town: Town) -> None:
    layers = {layer.name: layer.grid for layer in drawn.layers if isinstance(layer, TileLayer)}
    open_sea = (layers["deep_water"] > 0) & (layers["decks"] == 0) & (layers["cliffs"] == 0)
    assert town.blocked[open_sea].all()
    assert town.blocked[:3].all()
    jetty = next(area for area in town.arenas.values() if area.name == "jetty")
    assert any(not town.blocked[row, column] for column, row in jetty.tiles)


def test_it_is_small() -> None:
    town = load_town(MAP)
    assert (town.width, town.height) == (46, 36)
    assert 6 <= len(people()) <= 8


def test_it_is_named_by_its_name_alone_and_brings_its_people() -> None:
    assert ready_made_map(Path("skerrow")) == MAP
    assert ready_made_map(Path("nowhere")) == Path("nowhere")
    assert ready_made(Path("skerrow")) == asset("residents/skerrow.toml")
    by_map = lay_ground(MAP, None, RunSettings())
    by_people = lay_ground(None, asset("residents/skerrow.toml"), RunSettings())
    assert by_map.town.name == by_people.town.name == "Skerrow"
    assert [each.name for each in by_map.entries] == [each.name for each in by_people.entries]


def test_people_who_lie_beside_a_strangers_map_live_on_it(tmp_path: Path) -> None:
    own = tmp_path / "three.tmx"
    assert people_of(own) == asset("residents/smallville.toml")
    own.with_suffix(".toml").write_text("")
    assert people_of(own) == own.with_suffix(".toml")
    assert map_of(own.with_suffix(".toml")) == FIRST


@pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")
def test_tiled_opens_it_without_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o700)
    for name, value in (("QT_QPA_PLATFORM", "offscreen"), ("XDG_RUNTIME_DIR", str(tmp_path)), ("HOME", str(tmp_path))):
        monkeypatch.setenv(name, value)
    command = ["tiled", "--export-map", "json", str(MAP), str(tmp_path / "out.tmj")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr.strip()) == (0, "")
    assert json.loads((tmp_path / "out.tmj").read_text(encoding="utf-8"))["width"] == 46
