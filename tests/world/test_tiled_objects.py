"""Objects of every make: where they lie, what shape they have, and what their templates say of them."""

import json
from math import cos, radians, sin
from pathlib import Path

import pytest
from odd_maps import base_map, read, things, write

from game.problem import Problem
from game.world.tiled import MapFile, MapObject, ObjectLayer, read_map


def objects_of(map_file: MapFile) -> dict[int, MapObject]:
    return {thing.id: thing for layer in map_file.layers if isinstance(layer, ObjectLayer) for thing in layer.objects}


def only(folder: Path, text: str) -> MapObject:
    """The one object of a map."""
    (thing,) = objects_of(read(folder, base_map(things("objects", text)))).values()
    return thing


@pytest.mark.parametrize(
    ("alignment", "corner"),
    [
        ("unspecified", (100, 40)),
        ("topleft", (100, 100)),
        ("top", (80, 100)),
        ("topright", (60, 100)),
        ("left", (100, 70)),
        ("center", (80, 70)),
        ("right", (60, 70)),
        ("bottomleft", (100, 40)),
        ("bottom", (80, 40)),
        ("bottomright", (60, 40)),
    ],
)
def test_wherever_a_tile_object_is_held_its_upper_left_corner_is_told(
    tmp_path: Path, alignment: str, corner: tuple[int, int]
) -> None:
    layer = things("objects", '<object id="1" gid="102" x="100" y="100" width="40" height="60"/>')
    text = base_map(layer).replace('objectalignment="center"', f'objectalignment="{alignment}"')
    thing = objects_of(read(tmp_path, text))[1]
    assert (thing.x, thing.y, thing.width, thing.height) == (*corner, 40, 60)


@pytest.mark.parametrize("degrees", [0, 90, -30, 200])
@pytest.mark.parametrize(("alignment", "part"), [("center", (0.5, 0.5)), ("topright", (1, 0)), ("bottomleft", (0, 1))])
def test_a_turned_tile_object_lies_where_it_lies_in_tiled(
    tmp_path: Path, alignment: str, part: tuple[float, float], degrees: float
) -> None:
    layer = things("objects", f'<object id="1" gid="102" x="100" y="100" width="40" height="60" rotation="{degrees}"/>')
    thing = objects_of(read(tmp_path, base_map(layer).replace('objectalignment="center"', f'objectalignment="{alignment}"')))[1]
    east, south = cos(radians(degrees)), sin(radians(degrees))

    def turned(x: float, y: float, pivot: tuple[float, float]) -> tuple[float, float]:
        return pivot[0] + east * x - south * y, pivot[1] + south * x + east * y

    for across, down in ((0, 0), (40, 0), (40, 60), (0, 60)):
        in_tiled = turned(across - part[0] * 40, down - part[1] * 60, (100, 100))
        assert turned(across, down - 60, (thing.x, thing.y + 60)) == pytest.approx(in_tiled)


def test_a_tile_object_without_a_size_has_its_pictures(tmp_path: Path) -> None:
    thing = only(tmp_path, '<object id="1" gid="201" x="10" y="60"/>')
    assert (thing.x, thing.y, thing.width, thing.height) == (10, 10, 20, 50)


def test_an_object_has_the_class_of_its_tile_unless_it_has_its_own(tmp_path: Path) -> None:
    text = '<object id="1" gid="201"/><object id="2" gid="201" type="tree"/><object id="3" gid="203"/>'
    found = objects_of(read(tmp_path, base_map(things("objects", text))))
    assert [found[number].kind for number in (1, 2, 3)] == ["object", "tree", ""]
    assert found[1].properties == {"footprint": "1x1", "width": 7}


def test_shapes_are_corners(tmp_path: Path) -> None:
    polygon = only(tmp_path, '<object id="1" x="10" y="20"><polygon points="0,0 30,0 30,-10"/></object>')
    assert polygon.points == ((10, 20), (40, 20), (40, 10)) and (polygon.width, polygon.height) == (30, 10)
    ellipse = only(tmp_path, '<object id="1" x="10" y="20" width="60" height="40"><ellipse/></object>')
    assert len(ellipse.points) == 32 and (ellipse.width, ellipse.height) == (60, 40)
    assert all(((x - 40) / 30) ** 2 + ((y - 40) / 20) ** 2 == pytest.approx(1) for x, y in ellipse.points)
    capsule = only(tmp_path, '<object id="1" x="0" y="0" width="60" height="20"><capsule/></object>')
    assert max(x for x, _ in capsule.points) == pytest.approx(60) and min(x for x, _ in capsule.points) == pytest.approx(0)
    assert {round(y, 6) for x, y in capsule.points if 11 < x < 49} <= {0, 20}
    for text in ("<point/>", "", "<ellipse/>"):
        assert only(tmp_path, f'<object id="1" x="3" y="4">{text}</object>').points == ()


def test_an_open_line_is_joined_and_told(tmp_path: Path) -> None:
    text = '<object id="7" name="fence" x="0" y="0"><polyline points="0,0 30,0 30,30{}"/></object>'
    map_file = read(tmp_path, base_map(things("objects", text.format(""))))
    assert len(objects_of(map_file)[7].points) == 3
    assert map_file.warnings == (
        "Layer 'objects': the object 'fence' (7) is an open line; it is read as if its ends were joined.",
    )
    assert read(tmp_path, base_map(things("objects", text.format(" 0,0")))).warnings == ()


def test_a_text_is_a_note_unless_it_has_a_class(tmp_path: Path) -> None:
    text = (
        '<object id="1" name="Kitchen" x="0" y="0" {} width="30" height="9"><text wrap="1">Here\nis the kitchen</text></object>'
    )
    map_file = read(tmp_path, base_map(things("areas", text.format(""))))
    assert objects_of(map_file) == {} and map_file.warnings == (
        "The text 'Kitchen' of the layer 'areas' is a note for designers: it is not shown.",
    )
    assert only(tmp_path, text.format('type="arena"')).kind == "arena"


def test_objects_are_drawn_from_the_top_of_the_map_down_unless_by_index(tmp_path: Path) -> None:
    text = '<object id="1" x="0" y="9"/><object id="2" gid="201" x="0" y="4"/><object id="3" x="0" y="4"/>'
    for order, expected in (("", [2, 3, 1]), ('draworder="topdown"', [2, 3, 1]), ('draworder="index"', [1, 2, 3])):
        assert list(objects_of(read(tmp_path, base_map(things("objects", text, more=order))))) == expected


TEMPLATE = """<template><tileset firstgid="1" source="{source}"/>
 <object name="bed" type="object" gid="1" width="20" height="50" rotation="0" visible="0" opacity="0.5"><properties>
 <property name="state" value="made"/><property name="norms" type="class"><properties><property name="hours" value="8-9"/>
 <property name="capacity" type="int" value="1"/></properties></property></properties></object></template>"""
TREES = """<tileset name="trees" tilewidth="20" tileheight="50" objectalignment="{align}"><tile id="0" type="tree"><properties>
 <property name="footprint" value="1x1"/></properties><image source="tree.png" width="20" height="50"/></tile></tileset>"""


def test_an_object_from_a_template_is_the_template_but_for_what_is_its_own(tmp_path: Path) -> None:
    write(tmp_path, "")
    (tmp_path / "bed.tx").write_text(TEMPLATE.format(source="trees.tsx"), encoding="utf-8")
    (tmp_path / "trees.tsx").write_text(TREES.format(align="topleft"), encoding="utf-8")
    own = """<properties><property name="state" value="unmade"/><property name="norms" type="class"><properties>
    <property name="capacity" type="int" value="2"/></properties></property></properties>"""
    text = f"""<object id="1" template="bed.tx" x="5" y="6"/>
    <object id="2" template="bed.tx" name="cot" type="thing" x="7" y="8" width="10" visible="1">{own}</object>
    <object id="3" template="bed.tx" gid="{201 | 1 << 31}" x="0" y="50"/>"""
    map_file = read(tmp_path, base_map(things("objects", text)))
    bed, cot, other = objects_of(map_file).values()
    assert (bed.name, bed.kind, bed.x, bed.y, bed.width, bed.height) == ("bed", "object", 5, 6, 20, 50)
    assert not bed.visible and bed.opacity == 0.5
    assert bed.properties == {"footprint": "1x1", "state": "made", "norms.hours": "8-9", "norms.capacity": 1}
    assert (cot.name, cot.kind, cot.x, cot.width, cot.height, cot.visible) == ("cot", "thing", 7, 10, 50, True)
    assert cot.properties == {"footprint": "1x1", "state": "unmade", "norms.hours": "8-9", "norms.capacity": 2}
    assert other.y == 0 and map_file.pictures[other.picture].flips == (True, False, False)
    assert [path.name for path in map_file.sources] == ["town.tmx", "bed.tx", "trees.tsx"]


def test_a_templates_tileset_is_the_maps_own_when_it_is_the_same_file(tmp_path: Path) -> None:
    write(tmp_path, "")
    (tmp_path / "parts").mkdir()
    data = {
        "type": "template",
        "tileset": {"firstgid": 1, "source": "../trees.tsx"},
        "object": {"gid": 1, "name": "bed", "id": 1},
    }
    (tmp_path / "parts" / "bed.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "trees.tsx").write_text(TREES.format(align="unspecified"), encoding="utf-8")
    text = base_map(
        things("objects", '<object id="1" template="parts/bed.json" x="5" y="60"/><object id="2" gid="301" x="5" y="60"/>')
    )
    map_file = read(tmp_path, text.replace("<objectgroup", '<tileset firstgid="301" source="trees.tsx"/><objectgroup', 1))
    bed, tree = objects_of(map_file).values()
    assert bed.picture == tree.picture and (bed.x, bed.y) == (5, 10)


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ('<template><object template="bed.tx"/></template>', "no object of its own"),
        ("<template/>", "no object of its own"),
        ('<template><object gid="1"/></template>', "does not name the tileset"),
        ('<template><tileset firstgid="1" source="bed.tx"/><object gid="1"/></template>', "<template>"),
        ('<template><tileset firstgid="1" source="nowhere.tsx"/><object gid="1"/></template>', "no tileset"),
        ('<template><tileset firstgid="1" source="trees.tsx"/><object gid="9"/></template>', "'a' (1)"),
        ('<template><tileset firstgid="5" source="trees.tsx"/><object gid="1"/></template>', "'a' (1)"),
        ("<map/>", "<map>"),
        ("", "bed.tx"),
        ('{"type":"template"}', "bed.tx"),
    ],
)
def test_a_template_that_cannot_be_used_is_named(tmp_path: Path, template: str, said: str) -> None:
    path = write(tmp_path, base_map(things("objects", '<object id="1" name="a" template="bed.tx"/>')))
    (tmp_path / "bed.tx").write_text(template, encoding="utf-8")
    (tmp_path / "trees.tsx").write_text(TREES.format(align="top"), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        read_map(path)
    assert said in str(caught.value)


def test_a_map_may_be_nothing_but_objects(tmp_path: Path) -> None:
    text = (
        '<map width="5" height="4" tilewidth="16" tileheight="24"><objectgroup name="areas"><object id="1"/></objectgroup></map>'
    )
    map_file = read(tmp_path, text)
    assert (map_file.width, map_file.height) == (5, 4) and map_file.pictures == {} and list(objects_of(map_file)) == [1]


def test_layers_of_one_name_are_told_and_both_are_there(tmp_path: Path) -> None:
    map_file = read(tmp_path, base_map(things("areas", '<object id="1"/>') + things("areas", '<object id="2"/>', 3)))
    assert list(objects_of(map_file)) == [1, 2]
    assert map_file.warnings == ("2 layers are called 'areas'; all of them are read, but give each its own name.",)


def test_the_colour_behind_the_map_is_told(tmp_path: Path) -> None:
    text = base_map("").replace('infinite="0"', 'infinite="0" backgroundcolor="#ff33ff00"')
    assert read(tmp_path, text).background == (0.2, 1.0, 0.0)
    assert read(tmp_path, base_map("")).background is None
