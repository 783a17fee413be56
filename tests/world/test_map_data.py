"""A map is kept as plain data and is the same map again; data of strangers names no file that is none of the map's."""

import json
from collections.abc import Callable
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from world.tiny_town import write_town

from game.assets import asset
from game.problem import Problem
from game.saves.schema import canonical
from game.world.map_data import map_data, map_from
from game.world.tiled import MapFile, ObjectLayer, TileLayer, read_map
from game.world.town_map import town_from


@pytest.fixture
def map_file(tmp_path: Path) -> MapFile:
    return read_map(write_town(tmp_path))


def through_json(data: Any) -> Any:
    return json.loads(canonical(data))


def test_a_map_is_the_same_map_again(map_file: MapFile, tmp_path: Path) -> None:
    again = map_from(through_json(map_data(map_file)), tmp_path)
    assert map_data(again) == map_data(map_file)
    assert (again.path, again.width, again.properties) == (map_file.path, map_file.width, map_file.properties)
    assert {key: (each.box, each.file.resolve()) for key, each in again.pictures.items()} == {
        key: (each.box, each.file.resolve()) for key, each in map_file.pictures.items()
    }
    assert town_from(again).objects == town_from(map_file).objects
    assert np.array_equal(town_from(again).blocked, town_from(map_file).blocked)


def test_our_own_map_is_the_same_town_again_wherever_its_save_lies(tmp_path: Path) -> None:
    ours = read_map(asset("maps") / "smallville.tmx")
    again = map_from(through_json(map_data(ours)), tmp_path)
    assert town_from(again).objects == town_from(ours).objects and town_from(again).arenas == town_from(ours).arenas
    assert all(each.file.is_file() for each in again.pictures.values()), "our pictures come with the game"


def test_data_names_neither_its_folder_nor_any_other(map_file: MapFile, tmp_path: Path) -> None:
    assert str(tmp_path) not in canonical(map_data(map_file))
    astray = {key: replace(each, file=Path("/etc/passwd")) for key, each in map_file.pictures.items()}
    assert "/etc" not in canonical(map_data(replace(map_file, pictures=astray)))


def test_what_json_cannot_say_of_a_property_is_told_in_words(map_file: MapFile, tmp_path: Path) -> None:
    odd = replace(map_file, properties={"town": "Odd", "much": inf, "where": Path("x"), "each": [1, {"a": None}]})
    assert map_from(through_json(map_data(odd)), tmp_path).properties == {
        "town": "Odd",
        "much": "inf",
        "where": "x",
        "each": [1, {"a": None}],
    }


@pytest.mark.parametrize(
    "name", ["/etc/passwd", "../../x.png", "a/../../x.png", "C:\\x.png", "https://x/y.png", "", "assets:../x.png", "a\0.png"]
)
def test_a_picture_that_lies_elsewhere_is_refused(map_file: MapFile, tmp_path: Path, name: str) -> None:
    data = map_data(map_file)
    data["pictures"][0]["file"] = name
    with pytest.raises(Problem, match="damaged"):
        map_from(data, tmp_path)


def test_a_link_that_leads_elsewhere_is_refused(map_file: MapFile, tmp_path: Path) -> None:
    inner = tmp_path / "maps"
    inner.mkdir()
    (inner / "out.png").symlink_to("/etc/passwd")
    data = map_data(map_file)
    data["pictures"][0]["file"] = "out.png"
    with pytest.raises(Problem, match="damaged"):
        map_from(data, inner)


def _breaks() -> dict[str, Callable[[Any], object]]:
    return {
        "no map": lambda data: data.pop("map"),
        "huge": lambda data: data["map"].update(width=10**9),
        "no size": lambda data: data["map"].update(width=0),
        "other size": lambda data: data["map"].update(height=7),
        "a path for a name": lambda data: data["map"].update(name="../x.tmx"),
        "half a grid": lambda data: data["layers"][0].update(tiles="AAAA"),
        "rubbish for a grid": lambda data: data["layers"][0].update(tiles="!"),
        "no layers": lambda data: data.update(layers=5),
        "no layer": lambda data: data["layers"].append({}),
        "a number that is none": lambda data: data["layers"][1]["objects"][0].update(x="nan"),
        "a tile without picture": lambda data: data.update(pictures=[]),
        "no pictures": lambda data: data.update(pictures={"a": 1}),
    }


@pytest.mark.parametrize("how", _breaks())
def test_what_is_no_map_is_refused_in_a_sentence(map_file: MapFile, tmp_path: Path, how: str) -> None:
    data = through_json(map_data(map_file))
    _breaks()[how](data)
    with pytest.raises(Problem, match="map in the save is damaged"):
        map_from(data, tmp_path)


@pytest.mark.parametrize("data", [None, 1, "map", [], {}, {"map": {}}, [[[[]]]]])
def test_what_is_not_even_data_of_a_map_is_refused_too(tmp_path: Path, data: Any) -> None:
    with pytest.raises(Problem):
        map_from(data, tmp_path)


def test_layers_keep_their_order_and_looks(map_file: MapFile, tmp_path: Path) -> None:
    layers = tuple(replace(each, tint=(1.0, 0.5, 0.0), opacity=0.5, offset=(3.0, -2.0)) for each in map_file.layers)
    again = map_from(through_json(map_data(replace(map_file, layers=layers))), tmp_path)
    for one, other in zip(layers, again.layers, strict=True):
        assert (one.name, one.tint, one.opacity, one.offset) == (other.name, other.tint, other.opacity, other.offset)
        if isinstance(one, TileLayer) and isinstance(other, TileLayer):
            assert np.array_equal(one.grid, other.grid)
        if isinstance(one, ObjectLayer) and isinstance(other, ObjectLayer):
            assert one.objects == other.objects
