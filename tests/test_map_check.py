"""What is said to the designer of a map about what is wrong with it."""

from dataclasses import replace
from pathlib import Path

from world.tiny_town import AREAS, HOME, OBJECTS, SHELF, SHOP, SPAWNS, WALLS, Thing, write_town

from game.assets import asset
from game.map_check import check_map


def sentences(path: Path) -> list[str]:
    return [fault.sentence for fault in check_map(path)]


def test_our_own_map_has_no_fault() -> None:
    assert check_map(asset("maps/smallville.tmx")) == []


def test_the_tiny_town_has_no_fault(tmp_path: Path) -> None:
    assert check_map(write_town(tmp_path)) == []


def test_a_file_that_is_no_map_is_one_fault(tmp_path: Path) -> None:
    faults = check_map(tmp_path / "nowhere.tmx")
    assert [fault.severity for fault in faults] == ["error"] and "nowhere.tmx" in faults[0].sentence


def test_overlapping_buildings_are_told_once(tmp_path: Path) -> None:
    shop = replace(AREAS[3], box=(5, 0, 7, 5))
    told = [said for said in sentences(write_town(tmp_path, areas=[*AREAS[:3], shop])) if "overlap" in said]
    assert len(told) == 1 and "'Reed house' (10)" in told[0] and "'Corner Shop' (13)" in told[0] and "column 5, row 0" in told[0]


def test_a_spawn_in_a_wall_is_told(tmp_path: Path) -> None:
    told = sentences(write_town(tmp_path, spawns=[*SPAWNS, Thing(50, "Di", "spawn", (0, 0, 0, 0), {"resident": "Di Wells"})]))
    assert told == ["Layer 'spawns': 'Di Wells' begins inside something solid at column 0, row 0; move the point."]


def test_what_cannot_be_reached_comes_before_what_is_odd(tmp_path: Path) -> None:
    shelf = [replace(thing, properties={"use_from": "north"}) if thing.id == SHELF else thing for thing in OBJECTS]
    areas = [replace(area, properties={"hours": "mornings"}) if area.id == SHOP else area for area in AREAS]
    faults = check_map(write_town(tmp_path, objects=shelf, areas=areas))
    assert [fault.severity for fault in faults] == ["error", "warning"]
    assert "shelf" in faults[0].sentence and "mornings" in faults[1].sentence


def test_a_walled_up_house_is_told(tmp_path: Path) -> None:
    told = sentences(write_town(tmp_path, walls=(*WALLS[:4], "##########.#", *WALLS[5:])))
    assert any("cannot walk to where others begin" in said for said in told)


def test_a_missing_layer_is_told(tmp_path: Path) -> None:
    path = write_town(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('name="spawns"', 'name="starts"'), encoding="utf-8")
    assert any("no layer 'spawns'" in said for said in sentences(path))


def test_a_rotated_area_is_told(tmp_path: Path) -> None:
    path = write_town(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace(f'id="{HOME}"', f'id="{HOME}" rotation="45"'), encoding="utf-8")
    assert any("rotated" in said and "Reed house" in said for said in sentences(path))


def test_a_shifted_layer_is_told(tmp_path: Path) -> None:
    path = write_town(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('name="areas"', 'name="areas" offsetx="16"'), encoding="utf-8")
    assert sentences(path) == ["The layer 'areas' is shifted by (16.0, 0.0) pixels; set its offset to 0, 0."]
