"""The pictures and the town map are whole, agree with what describes them, and come out of their scripts again."""

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image

from game.assets import asset, assets_folder

PROPS, PEOPLE, MAPS = asset("sprites/props"), asset("sprites/people"), asset("maps")
MAP = MAPS / "smallville.tmx"
PROP_TABLE = json.loads((PROPS / "props.json").read_text(encoding="utf-8"))
PEOPLE_TABLE = json.loads((PEOPLE / "people.json").read_text(encoding="utf-8"))
DRAWING = asset("sprites/drawing")


def size(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size


@pytest.mark.parametrize("name", sorted(PROP_TABLE))
def test_every_state_of_a_prop_has_its_picture(name: str) -> None:
    prop = PROP_TABLE[name]
    width, height = prop["size"]
    assert prop["state"] in prop["states"]
    assert prop["states"].keys() == prop["frames"].keys()
    assert size(PROPS / f"{name}.png") == (width, height)
    for state, file in prop["states"].items():
        assert size(PROPS / file) == (width * prop["frames"][state], height), state
    if "overlay" in prop:
        assert size(PROPS / prop["overlay"]) == (width, height)


def test_everybody_has_a_sheet_and_five_portraits() -> None:
    width, height = PEOPLE_TABLE["cell"]
    sheet = (width * PEOPLE_TABLE["slots"] * len(PEOPLE_TABLE["directions"]), height * len(PEOPLE_TABLE["rows"]))
    assert len(PEOPLE_TABLE["moods"]) == 5
    for key, person in PEOPLE_TABLE["people"].items():
        assert size(PEOPLE / person["sheet"]) == sheet, key
        assert person["portraits"].keys() == set(PEOPLE_TABLE["moods"]), key
        for file in person["portraits"].values():
            assert size(PEOPLE / file) == tuple(PEOPLE_TABLE["portrait"]), key


def map_files() -> list[Path]:
    return [path for path in sorted(MAPS.iterdir()) if path.suffix in (".tmx", ".tsx")]


def test_maps_and_tilesets_name_only_files_of_the_game() -> None:
    for path in map_files():
        for element in ET.parse(path).iter():
            if source := element.get("source"):
                file = (path.parent / source).resolve()
                assert file.is_file(), f"{path.name} names {source}"
                assert file.is_relative_to(assets_folder().resolve()), f"{path.name} names {source}"


def test_a_tileset_says_the_true_size_of_its_pictures() -> None:
    for path in map_files():
        for image in ET.parse(path).iter("image"):
            said = int(image.get("width", 0)), int(image.get("height", 0))
            assert size(path.parent / image.get("source", "")) == said, f"{path.name}: {image.get('source')}"


def test_every_prop_is_in_the_tileset_with_its_footprint() -> None:
    tiles = {}
    for tile in ET.parse(MAPS / "props.tsx").iter("tile"):
        properties = {p.get("name"): p.get("value", "") for p in tile.iter("property")}
        tiles[properties["picture"]] = properties
    assert tiles.keys() == PROP_TABLE.keys()
    for name, properties in tiles.items():
        assert re.fullmatch(r"\d+x\d+", properties["footprint"]), name
        assert properties["kind"] == PROP_TABLE[name]["kind"]
        assert ("seats" in properties) == ("here" in PROP_TABLE[name]["use_from"]), name


def test_the_project_offers_the_classes_the_map_uses() -> None:
    project = json.loads((MAPS / "smallville.tiled-project").read_text(encoding="utf-8"))
    offered = {kind["name"]: {member["name"] for member in kind.get("members", ())} for kind in project["propertyTypes"]}
    for element in ET.parse(MAP).iter("object"):
        kind = element.get("type")
        if kind:
            assert {p.get("name") for p in element.iter("property")} <= offered[kind], kind


@pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")
def test_tiled_opens_the_map_without_a_warning(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    tmp_path.chmod(0o700)
    command = ["tiled", "--export-map", "tmx", str(MAP), str(tmp_path / "out.tmx")]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr.strip()) == (0, "")
    assert (tmp_path / "out.tmx").stat().st_size > 100_000


@pytest.mark.heavy
def test_the_scripts_draw_the_same_again() -> None:
    command = [sys.executable, "-B", str(DRAWING / "build.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_everything_on_the_map_can_be_reached() -> None:
    command = [sys.executable, "-B", "-m", "town.check", str(MAP)]
    result = subprocess.run(command, cwd=DRAWING, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
