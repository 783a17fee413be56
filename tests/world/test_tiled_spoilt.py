"""Whatever becomes of a map's file, it is a map or it is refused in one sentence."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from odd_maps import WHOLE, text_of, with_files, write

from game.problem import Problem
from game.world.tiled import read_map
from game.world.town_map import town_from

ROOT = ElementTree.fromstring(WHOLE)
quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def lives_or_is_refused(path: Path) -> None:
    """Read a map, and understand it as a town; nothing but one sentence may come of it."""
    try:
        town_from(read_map(path))
    except Problem as problem:
        assert "\n" not in str(problem)


@quick
@given(st.data(), st.booleans())
def test_any_spoilt_file_is_read_or_refused(tmp_path: Path, data: st.DataObject, as_json: bool) -> None:
    text = bytearray(text_of(ROOT, as_json).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at, wide = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 9))
        text[at : at + wide] = data.draw(
            st.one_of(st.binary(max_size=4), st.sampled_from([b"", b"9" * 30, b"-1", b"nan", b'"', b"[]"]))
        )
    path = write(tmp_path, "")
    path.write_bytes(bytes(text))
    lives_or_is_refused(path)


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.sampled_from(
        ["", "1", "a", "\ud800", "\0", "../x", "class", "list", [], {}, [1], [[]], [{}], {"a": 1}, -1, 0, 1e308, 2**70]
    ),
)


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in JSON: what holds it, and where."""
    found: list[tuple[Any, Any]] = []
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        found.append((data, key))
        if isinstance(data[key], dict | list):
            found += _places(data[key])
    return found


def _files(folder: Path) -> dict[str, Any]:
    """A map in JSON with a tileset, a template and a project of its own, by the names of their files."""
    write(folder, "")
    root = with_files(ROOT, folder, True, "tsj")
    objects = root.find("objectgroup")
    assert objects is not None
    objects.append(ElementTree.Element("object", {"id": "90", "template": "bed.tx", "x": "5", "y": "6"}))
    bed = {
        "id": 1,
        "gid": 1,
        "name": "bed",
        "type": "object",
        "properties": [{"name": "state", "type": "string", "value": "made"}],
    }
    members = [
        {"name": "capacity", "type": "int", "value": 2},
        {"name": "norms", "type": "class", "propertyType": "Norms", "value": {"hours": "8-9"}},
    ]
    enum = {"name": "Sides", "type": "enum", "storageType": "int", "values": ["north", "east"], "valuesAsFlags": True}
    return {
        "town.tmj": json.loads(text_of(root, True)),
        "sheet.tsj": json.loads((folder / "sheet.tsj").read_text(encoding="utf-8")),
        "bed.tx": {"type": "template", "tileset": {"firstgid": 1, "source": "props.tsj"}, "object": bed},
        "a.tiled-project": {"propertyTypes": [{"name": "object", "type": "class", "members": members}, enum]},
    }


@quick
@given(st.data())
@example(None)
def test_any_wrong_type_in_json_is_read_or_refused(tmp_path: Path, data: st.DataObject | None) -> None:
    files = _files(tmp_path)
    if data is not None:
        for _ in range(data.draw(st.integers(1, 3))):
            places = _places(files[data.draw(st.sampled_from(list(files)))])
            holder, key = places[data.draw(st.integers(0, len(places) - 1))] if places else ({}, "")
            holder[key] = data.draw(ANYTHING)
    for name, said in files.items():
        (tmp_path / name).write_text(json.dumps(said), encoding="utf-8")
    lives_or_is_refused(tmp_path / "town.tmj")


@pytest.mark.parametrize(
    ("name", "keys", "value"),
    [
        ("sheet.tsj", ("tiles", 1, "animation", 0), 3),
        ("sheet.tsj", ("tiles",), {"0": {}}),
        ("bed.tx", ("object",), []),
        ("bed.tx", ("tileset",), "props.tsj"),
        ("town.tmj", ("layers", 0, "data"), {"0": 1}),
        ("town.tmj", ("layers", 0, "data", 3), True),
        ("town.tmj", ("layers", 0, "data", 3), 1.5),
        ("town.tmj", ("layers", 0, "properties"), {"hours": "8-9"}),
        ("town.tmj", ("layers", 0, "type"), ["tilelayer"]),
    ],
)
def test_a_wrong_type_is_told_with_the_file_it_is_in(tmp_path: Path, name: str, keys: tuple[Any, ...], value: Any) -> None:
    files = _files(tmp_path)
    holder = files[name]
    for key in keys[:-1]:
        holder = holder[key]
    holder[keys[-1]] = value
    for each, said in files.items():
        (tmp_path / each).write_text(json.dumps(said), encoding="utf-8")
    with pytest.raises(Problem, match=name):
        read_map(tmp_path / "town.tmj")


def test_a_project_of_wrong_types_is_told_and_left_out(tmp_path: Path) -> None:
    files = _files(tmp_path)
    files["a.tiled-project"]["propertyTypes"][1]["values"] = [[]]
    for each, said in files.items():
        (tmp_path / each).write_text(json.dumps(said), encoding="utf-8")
    assert any("a.tiled-project" in said for said in read_map(tmp_path / "town.tmj").warnings)


@quick
@given(st.data())
def test_any_wrong_attribute_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    root = ElementTree.fromstring(WHOLE)
    nodes = [node for node in root.iter() if node.attrib]
    for _ in range(data.draw(st.integers(1, 3))):
        node = nodes[data.draw(st.integers(0, len(nodes) - 1))]
        key = data.draw(
            st.sampled_from([*node.attrib, "parent", "properties", "parse_xml", "template", "points", "gid", "type", "source"])
        )
        node.set(
            key,
            data.draw(
                st.sampled_from(["", "-1", "0", "1e9", "nan", "999999999", "x", "1,2", "class", "4294967295", "0.5", "a.b"])
            ),
        )
    lives_or_is_refused(write(tmp_path, ElementTree.tostring(root, "unicode")))
