"""One town is one town, however Tiled saved it."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from odd_maps import (
    PACKINGS,
    WHOLE,
    D,
    H,
    V,
    base_map,
    endless,
    facts,
    packed,
    read,
    text_of,
    things,
    tiles,
    with_classes,
    with_files,
    write,
)

from game.world.tiled import ObjectLayer, TileLayer, read_map

STORED = [("csv", ""), *(("base64", name) for name in PACKINGS)]
"""Encodings and compressions that XML and JSON have both."""


@pytest.mark.parametrize(
    ("encoding", "compression", "as_json"),
    [("", "", False), *((*packing, as_json) for packing in STORED for as_json in (False, True))],
)
def test_tiles_are_the_same_however_they_are_stored(tmp_path: Path, encoding: str, compression: str, as_json: bool) -> None:
    plain = read(tmp_path, WHOLE)
    text = text_of(packed(ElementTree.fromstring(WHOLE), encoding, compression), as_json)
    assert facts(read(tmp_path, text)) == facts(plain)


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("moved", [(0, 0), (-7, -3), (5, 100), (-16, 16)])
def test_an_infinite_map_is_the_finite_one_wherever_it_lies(tmp_path: Path, moved: tuple[int, int], as_json: bool) -> None:
    root = endless(ElementTree.fromstring(WHOLE), moved)
    root.set("width", "4" if moved == (0, 0) else "30")
    assert facts(read(tmp_path, text_of(packed(root, "base64", "zstd"), as_json))) == facts(read(tmp_path, WHOLE))


def test_an_infinite_map_that_says_its_size_keeps_its_empty_edge(tmp_path: Path) -> None:
    text = base_map(tiles("ground", "0,0,0,0\n0,1,2,0\n0,0,0,0"))
    root = endless(ElementTree.fromstring(text))
    assert facts(read(tmp_path, text_of(root, False))) == facts(read(tmp_path, text))


@pytest.mark.parametrize("as_json", [False, True])
def test_a_class_is_a_type(tmp_path: Path, as_json: bool) -> None:
    text = text_of(with_classes(ElementTree.fromstring(WHOLE)), as_json)
    assert facts(read(tmp_path, text)) == facts(read(tmp_path, WHOLE))


@pytest.mark.parametrize("name", ["town.tmx", "town.tmj", "town.json", "town.xml", "town"])
@pytest.mark.parametrize(("as_json", "ending"), [(False, "tsx"), (True, "tsj"), (True, "tsx"), (False, "json"), (False, "x")])
def test_what_a_file_holds_counts_and_not_its_ending(tmp_path: Path, name: str, as_json: bool, ending: str) -> None:
    root = with_files(ElementTree.fromstring(WHOLE), tmp_path, as_json, ending)
    map_file = read(tmp_path, text_of(root, not as_json), name)
    assert facts(map_file) == facts(read(tmp_path, WHOLE))
    assert [path.name for path in map_file.sources] == [name, f"sheet.{ending}", f"plain.{ending}", f"props.{ending}"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-8"])
def test_a_file_saved_on_windows_is_read(tmp_path: Path, encoding: str) -> None:
    text = '<?xml version="1.0" encoding="UTF-8"?>\n' + WHOLE.replace("Odd", "Öd").replace('source="sheet', 'source=".\\sheet')
    path = write(tmp_path, "")
    path.write_bytes(text.replace("\n", "\r\n").encode(encoding))
    expected = facts(read(tmp_path, WHOLE.replace("Odd", "Öd"), "other.tmx"))
    assert facts(read_map(path)) == expected
    path.write_bytes(text_of(ElementTree.fromstring(text), True).encode(encoding))
    assert facts(read_map(path)) == expected


def test_what_groups_add_is_handed_down(tmp_path: Path) -> None:
    layers = {layer.name: layer for layer in read(tmp_path, WHOLE).layers}
    walls, deep = layers["walls"], layers["deep"]
    assert not walls.visible and walls.offset == (4, 2) and deep.offset == (4, 3)
    assert walls.opacity == pytest.approx(0.25 * 128 / 255) and walls.kind == "collision"
    assert walls.tint == pytest.approx((1.0, 0.0, 128 / 255)) and deep.tint == pytest.approx((1.0, 0.0, 1.0))


def test_properties_keep_their_names_and_types(tmp_path: Path) -> None:
    expected = {
        "norms.hours": "08:00-17:00",
        "norms.more.capacity": 3,
        "name": "a name of its own",
        "id": 5,
        "lines": "first\nsecond",
        "share": 0.5,
        "open": False,
        "bed": 12,
        "wall": "#ff102030",
        "plan": "plan.txt",
        "empty": "",
    }
    map_file = read(tmp_path, WHOLE)
    assert map_file.layers[0].properties == expected
    bed = next(thing for layer in map_file.layers if isinstance(layer, ObjectLayer) for thing in layer.objects if thing.id == 5)
    assert bed.properties == {**expected, "footprint": "1x1", "width": 7}


def test_a_list_is_a_text_with_commas(tmp_path: Path) -> None:
    items = '<item value="Mei Lin"/><item type="string" value="John Lin"/>'
    text = tiles(
        "ground", "1,1,1,1\n" * 3, inside=f'<properties><property name="who" type="list">{items}</property></properties>'
    )
    assert read(tmp_path, base_map(text)).layers[0].properties == {"who": "Mei Lin, John Lin"}
    value: Any = [{"type": "string", "value": "Mei Lin"}, "John Lin"]
    data = json.loads(text_of(ElementTree.fromstring(base_map(tiles("ground", "1,1,1,1\n" * 3))), True))
    data["layers"][0]["properties"] = [
        {"name": "who", "type": "list", "value": value},
        {"name": "new", "type": "odd", "value": "x"},
    ]
    assert read(tmp_path, json.dumps(data)).layers[0].properties == {"who": "Mei Lin, John Lin", "new": "x"}


def test_what_a_project_says_of_its_classes_is_meant_by_the_map(tmp_path: Path) -> None:
    members: list[dict[str, Any]] = [
        {"name": "capacity", "type": "int", "value": 2},
        {"name": "state", "type": "string", "value": ""},
        {"name": "norms", "type": "class", "propertyType": "Norms", "value": {"hours": "08:00-12:00"}},
        {"name": "sides", "type": "int", "propertyType": "Sides", "value": 5},
    ]
    types = [
        {"name": "stall", "type": "class", "members": members, "useAs": ["object"]},
        {"name": "Norms", "type": "class", "members": [{"name": "purpose", "type": "string", "value": "trade"}]},
        {"name": "Sides", "type": "enum", "storageType": "int", "values": ["north", "east", "south"], "valuesAsFlags": True},
    ]
    (tmp_path / "a.tiled-project").write_text(json.dumps({"propertyTypes": types}), encoding="utf-8")
    own = '<properties><property name="capacity" type="int" value="4"/></properties>'
    layer = things("objects", f'<object id="1" type="stall"/><object id="2" type="stall">{own}</object>')
    (first, second) = read(tmp_path, base_map(layer)).layers[0].objects  # type: ignore[union-attr]
    expected = {"capacity": 2, "norms.hours": "08:00-12:00", "norms.purpose": "trade", "sides": "north,south"}
    assert first.properties == expected and second.properties == {**expected, "capacity": 4}


def test_a_broken_project_is_told_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "a.tiled-project").write_text("{", encoding="utf-8")
    map_file = read(tmp_path, WHOLE)
    assert any("a.tiled-project" in said for said in map_file.warnings)


SIDES = st.integers(1, 5)
NUMBERS = st.one_of(
    st.just(0), st.sampled_from([1, 2, 6, 24, 101, 108, 201, 203, 209]).flatmap(lambda n: st.sampled_from([n, n | H, n | V | D]))
)
NAMES = st.text(st.characters(blacklist_categories=("Cc", "Cs", "Cn", "Co")), max_size=8)
PIXELS = st.integers(-400, 400).map(lambda number: number / 4)


@st.composite
def random_maps(draw: st.DrawFn) -> str:
    wide, high = draw(SIDES), draw(SIDES)
    text = ""
    for number in range(1, draw(st.integers(1, 4)) + 1):
        name = draw(NAMES).replace("&", "").replace("<", "").replace('"', "")
        if draw(st.booleans()):
            rows = [",".join(str(draw(NUMBERS)) for _ in range(wide)) for _ in range(high)]
            text += tiles(name, "\n".join(rows), number, f'opacity="{draw(st.integers(0, 4)) / 4}"')
        else:
            boxes = draw(st.lists(st.tuples(PIXELS, PIXELS, PIXELS.map(abs), PIXELS.map(abs), NUMBERS), max_size=3))
            made = "".join(
                f'<object id="{number * 10 + place}" name="{name}" x="{x}" y="{y}" width="{w}" height="{h}" rotation="{w}"'
                + (f' gid="{gid}"/>' if gid else ' type="object"/>')
                for place, (x, y, w, h, gid) in enumerate(boxes)
            )
            text += things(name, made, number, f'offsetx="{draw(PIXELS)}"')
        if draw(st.booleans()):
            text = (
                f'<group id="{number * 100}" name="g" visible="{draw(st.integers(0, 1))}" offsety="{draw(PIXELS)}">{text}</group>'
            )
    # the whole of a layer is painted, or an endless map would not know where it ends
    return base_map(tiles("ground", "\n".join([",".join(["1"] * wide)] * high), 900) + text, wide, high)


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    random_maps(),
    st.booleans(),
    st.sampled_from(STORED),
    st.one_of(st.none(), st.tuples(st.integers(-40, 40), st.integers(-40, 40))),
    st.booleans(),
)
def test_any_map_is_the_same_in_every_spelling(
    tmp_path: Path, text: str, as_json: bool, packing: tuple[str, str], moved: tuple[int, int] | None, classes: bool
) -> None:
    plain = read(tmp_path, text)
    root = ElementTree.fromstring(text)
    root = endless(root, moved) if moved else root
    root = with_classes(root) if classes else root
    root = with_files(packed(root, *packing), tmp_path, not as_json, "tsx")
    assert facts(read(tmp_path, text_of(root, as_json))) == facts(plain)


def test_grids_hold_the_numbers_of_pictures(tmp_path: Path) -> None:
    map_file = read(tmp_path, WHOLE)
    ground = map_file.layers[0]
    assert isinstance(ground, TileLayer) and ground.grid.dtype == np.int32 and ground.grid[2, 1] == 0
    assert {int(number) for number in np.unique(ground.grid)} <= {0, *map_file.pictures}
