"""Every kind of fault, planted in a sound town: it is found, it says where, and nothing else is said to be wrong."""

from dataclasses import replace
from pathlib import Path

import pytest
from map_check.sound_town import SECOND_BED, SOUND, Plan, area, one_more, spawn, thing, written
from world.tiny_town import BATHROOM, BED, BEDROOM, BENCH, HOME, POND, SHELF, SHOP, STOVE, TOILET, WALLS, Thing

from game.map_check import KINDS, check_map, faults_of
from game.world.tiled import read_map

SHUT_SHOP = replace(SOUND, walls=(*WALLS[:4], "##.#########", *WALLS[5:]))
SPAWNS = '<objectgroup id="5" name="spawns">'
ROOM = '<object id="90" name="den" type="arena" x="32" y="32" width="64" height="64"/>'
LAYER = '<layer id="1" name="ground" width="12" height="8">'


def without(*numbers: int) -> Plan:
    return replace(SOUND, objects=tuple(one for one in SOUND.objects if one.id not in numbers))


PLANTED: dict[str, tuple[Plan, str, int | None]] = {
    "layer-missing": (written('name="spawns"', 'name="people"'), "no layer 'spawns'", None),
    "layer-name": (written('name="areas"', 'name="Area"'), "one called 'Area'", None),
    "layer-sort": (written('<objectgroup id="5" name="spawns"', '<objectgroup id="5" name="collision"'), "a tile layer", None),
    "layer-twice": (written(SPAWNS, f'<objectgroup id="9" name="spawns"/>{SPAWNS}'), "2 layers called 'spawns'", None),
    "layer-shifted": (written('name="areas"', 'name="areas" offsetx="16"'), "16, 0 pixels", None),
    "layer-hidden": (written('name="objects"', 'name="objects" visible="0"'), "nobody sees", None),
    "wrong-layer": (written(SPAWNS, f'<objectgroup id="9" name="rooms">{ROOM}</objectgroup>{SPAWNS}'), "'den' (90)", 90),
    "all-solid": (replace(SOUND, walls=("#" * 12,) * 8), "nobody can stand anywhere", None),
    "layer-empty": (replace(SOUND, spawns=()), "'spawns' is empty", None),
    "light": (
        written(LAYER, f'{LAYER}<properties><property name="light" value="noon"/></properties>'),
        "'noon', which is no time of day",
        None,
    ),
    "area-name": (area(BEDROOM, name=""), "has no name", BEDROOM),
    "area-class": (area(BEDROOM, kind="areana"), "did you mean 'arena'?", BEDROOM),
    "area-size": (area(SHOP, box=(8, 2, 0, 0)), "has no size", SHOP),
    "area-off-map": (area(SHOP, box=(40, 2, 4, 4)), "lies off the map", SHOP),
    "area-turned": (written(f'<object id="{HOME}"', f'<object id="{HOME}" rotation="45"'), "rotated", HOME),
    "area-off-grid": (area(BEDROOM, box=(1, 1, 3.5, 3)), "through the middle of tiles", BEDROOM),
    "area-solid": (one_more(area=Thing(70, "cupboard", "arena", (5, 3, 1, 1))), "all of it is solid", 70),
    "sectors-overlap": (area(SHOP, box=(5, 0, 7, 5)), "'Reed house' (10) and 'Corner Shop' (13)", HOME),
    "arenas-overlap": (area(BATHROOM, box=(4, 1, 3, 3)), "at column 4, row 1", BEDROOM),
    "arena-outside": (area(BEDROOM, box=(1, 1, 4, 6)), "reaches out of its sector 'Reed house' (10)", BEDROOM),
    "name-twice": (area(SHOP, name="Reed house"), "2 sectors of the town", HOME),
    "names-alike": (area(SHOP, name="Reed House"), "a space, a capital or a sign", HOME),
    "hours": (area(SHOP, properties={"hours": "mornings"}), "hours 'mornings'", SHOP),
    "never-open": (area(SHOP, properties={"hours": "08:00-08:00"}), "never open", SHOP),
    "shut-in": (area(HOME, properties={"hours": "08:00-17:00"}), "shut out", HOME),
    "capacity": (area(BATHROOM, properties={"capacity": "one"}), "'one'", BATHROOM),
    "one-person-room": (
        one_more(thing=Thing(62, "toilet", "object", (6, 3, 1, 1), {"use_from": "north"}, 2)),
        "is for one person, but has 2 toilets",
        BATHROOM,
    ),
    "through-room": (area(BEDROOM, properties={"capacity": 1}), "the only way to 'bathroom' (12)", BEDROOM),
    "object-name": (thing(POND, name=""), "no name", POND),
    "object-class": (thing(STOVE, kind="objekt"), "did you mean 'object'?", STOVE),
    "object-off-map": (thing(BENCH, box=(30, 2, 1, 1)), "lies off the map", BENCH),
    "object-turned": (written(f'<object id="{STOVE}"', f'<object id="{STOVE}" rotation="90"'), "rotated", STOVE),
    "object-off-grid": (thing(BENCH, box=(5.5, 6, 2, 1)), "halfway between tiles", BENCH),
    "object-hidden": (written(f'id="{BENCH}"', f'id="{BENCH}" visible="0"'), "hidden", BENCH),
    "objects-overlap": (one_more(thing=Thing(63, "chair", "object", (5, 6, 1, 1), {}, 2)), "the bench (24) and the chair", BENCH),
    "kind": (thing(STOVE, name="stov"), "did you mean 'stove'?", STOVE),
    "property": (area(SHOP, properties={"Hours": "08:00-17:00"}), "did you mean 'hours'?", SHOP),
    "property-value": (thing(STOVE, properties={"use_from": "sout"}), "did you mean 'south'", STOVE),
    "sides-blocked": (thing(SHELF, properties={"use_from": "north"}), "use_from says north", SHELF),
    "unreachable": (thing(POND, box=(0, 0, 1, 1)), "nobody can reach the pond (25) at column 0, row 0", POND),
    "no-way-in": (SHUT_SHOP, "the layer 'collision' at column", SHOP),
    "doorway": (one_more(thing=Thing(60, "closet", "object", (10, 4, 1, 1), {}, 1)), "the closet (60)", SHOP),
    "spawn-blocked": (one_more(spawn=Thing(50, "Di", "spawn", (0, 0, 0, 0))), "solid at column 0, row 0", 50),
    "spawn-off-map": (spawn(32, box=(40, 5, 0, 0)), "lies off the map", 32),
    "spawn-cut-off": (replace(SHUT_SHOP, spawns=(*SOUND.spawns, Thing(51, "Di", "spawn", (9, 2, 0, 0)))), "cannot walk", 51),
    "spawn-twice": (spawn(31, properties={"resident": "Ada Reed"}), "two spawns", 30),
    "beds": (without(SECOND_BED), "2 residents, but 1 place to sleep", BED),
    "home-lacks": (one_more(thing=Thing(61, "bed", "object", (8, 2, 1, 2), {}, 0)), "nobody can wash or eat in it", SHOP),
    "town-lacks": (without(TOILET, POND), "can wash", None),
}
FOLLOWS = {
    "all-solid": {"area-solid", "beds"},
    "layer-missing": {"layer-empty"},
    "layer-name": {"town-lacks"},
    "layer-sort": {"layer-missing", "layer-twice"},
    "area-turned": {"arena-outside"},
    "object-turned": {"doorway", "unreachable"},
    "no-way-in": {"unreachable"},
    "doorway": {"unreachable"},
    "spawn-cut-off": {"no-way-in", "unreachable"},
    "home-lacks": {"shut-in"},
    "object-off-map": {"town-lacks"},
    "sectors-overlap": {"arena-outside", "home-lacks"},
    "area-class": {"one-person-room"},
    "through-room": {"one-person-room"},
}
"""What else has to be said where one thing is wrong."""
ELSEWHERE = {
    "not-a-map",
    "reader",
    "too-large",
    "unknown-person",
    "unknown-place",
    "residents",
    "far",
    "file-outside",
    "picture-missing",
}


def test_a_sound_town_has_no_fault(tmp_path: Path) -> None:
    assert check_map(SOUND.write(tmp_path)) == []


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(kind: str, tmp_path: Path) -> None:
    plan, said, number = PLANTED[kind]
    faults = check_map(plan.write(tmp_path))
    found = [fault for fault in faults if fault.kind == kind]
    assert any(said in fault.sentence for fault in found), [fault.said for fault in faults]
    assert number is None or any(number in fault.objects for fault in found)
    assert {fault.kind for fault in faults} - {kind} <= FOLLOWS.get(kind, set())


@pytest.mark.parametrize("kind", PLANTED)
def test_every_fault_says_what_to_do(kind: str, tmp_path: Path) -> None:
    for fault in check_map(PLANTED[kind][0].write(tmp_path)):
        assert fault.kind in KINDS
        assert fault.sentence[:1].isupper() and fault.sentence[-1] in ".?"
        assert fault.advice[:1].isupper() and fault.advice.endswith(".")


def test_every_kind_there_is_is_planted_somewhere() -> None:
    assert set(PLANTED) | ELSEWHERE == set(KINDS)


def test_a_file_that_is_no_map_is_one_fault(tmp_path: Path) -> None:
    faults = check_map(tmp_path / "nowhere.tmx")
    assert [(fault.severity, fault.kind) for fault in faults] == [("error", "not-a-map")]
    assert "nowhere.tmx" in faults[0].sentence


def test_what_the_reader_leaves_out_is_passed_on(tmp_path: Path) -> None:
    map_file = replace(read_map(SOUND.write(tmp_path)), warnings=("The layer 'mist' moves with the camera in Tiled.",))
    assert [(fault.kind, fault.sentence) for fault in faults_of(map_file)] == [("reader", map_file.warnings[0])]


def test_a_huge_map_is_said_to_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.map_check.layers.USEFUL", 90)
    assert [fault.kind for fault in check_map(SOUND.write(tmp_path))] == ["too-large"]


def test_a_way_is_measured_in_the_minutes_it_takes(tmp_path: Path) -> None:
    path = SOUND.write(tmp_path)
    (fault,) = check_map(path, longest=2)
    assert fault.kind == "far" and "2.2 minutes to 'Corner Shop' (13)" in fault.sentence
    assert check_map(path, longest=5) == []


def test_a_picture_that_lies_far_away_is_worse_than_one_beside(tmp_path: Path) -> None:
    folder = tmp_path / "work" / "town"
    folder.mkdir(parents=True)
    map_file = read_map(SOUND.write(folder))
    for place, severity in ((tmp_path / "work" / "art", "warning"), (tmp_path / "elsewhere", "error")):
        place.mkdir()
        first = next(iter(map_file.pictures))
        moved = place / "ground.png"
        moved.write_bytes(map_file.pictures[first].file.read_bytes())
        changed = replace(map_file, pictures={**map_file.pictures, first: replace(map_file.pictures[first], file=moved)})
        (fault,) = faults_of(changed)
        assert (fault.kind, fault.severity) == ("file-outside", severity) and "ground.png" in fault.sentence


def test_a_picture_that_is_gone_is_named_with_its_layer(tmp_path: Path) -> None:
    map_file = read_map(SOUND.write(tmp_path))
    (tmp_path / "ground.png").unlink()
    (fault,) = faults_of(map_file)
    assert fault.kind == "picture-missing" and "ground.png" in fault.sentence and fault.layer == "ground"
