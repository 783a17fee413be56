"""What is said of a whole map: nothing of ours, the worst first, everything at once, and never a crash."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from imports.little_world import little_world
from map_check.sound_town import SOUND, Plan, area, thing
from world.tiny_town import AREAS, BATHROOM, OBJECTS, SHELF, SHOP, SPAWNS, WALLS, Thing

from game.assets import asset
from game.imports.town import import_town
from game.map_check import KINDS, SEVERITIES, check_map
from game.map_check.marking import marked
from game.world.tiled import read_map


@pytest.mark.parametrize("path", sorted(asset("maps").glob("*.tmx")), ids=lambda path: path.stem)
def test_our_own_maps_have_no_fault(path: Path) -> None:
    assert check_map(path) == []


def test_an_imported_town_lacks_only_what_its_world_lacked(tmp_path: Path) -> None:
    import_town(little_world().write(tmp_path / "world"), tmp_path / "out.tmx")
    assert [fault.kind for fault in check_map(tmp_path / "out.tmx")] == ["town-lacks"]


def test_what_keeps_people_from_living_there_comes_first(tmp_path: Path) -> None:
    plan = replace(area(SHOP, properties={"hours": "mornings"}), objects=thing(SHELF, properties={"use_from": "north"}).objects)
    faults = check_map(plan.write(tmp_path))
    assert [fault.severity for fault in faults] == ["error", "warning"]
    assert "shelf" in faults[0].sentence and "mornings" in faults[1].sentence


def test_everything_is_said_at_once(tmp_path: Path) -> None:
    walls = (*WALLS[:4], "############", *WALLS[5:])
    overlapping = next(one for one in area(BATHROOM, box=(4, 1, 3, 3)).areas if one.id == BATHROOM)
    plan = area(SHOP, properties={"hours": "?"})
    areas = tuple(overlapping if one.id == BATHROOM else one for one in plan.areas)
    found = {fault.kind for fault in check_map(replace(plan, areas=areas, walls=walls).write(tmp_path))}
    assert {"arenas-overlap", "no-way-in", "unreachable", "hours"} <= found


def test_the_wall_that_looks_like_floor_is_the_one_to_erase(tmp_path: Path) -> None:
    """Where the walls are painted, a solid tile in the doorway is the mistake, not the wall beside it."""
    doors = (*WALLS[:4], "##.#########", *WALLS[5:])
    plan = replace(SOUND, walls=doors)

    def painted(text: str) -> str:
        start = text.index('encoding="csv">') + len('encoding="csv">')
        rows = [",".join("2" if tile == "#" else "1" for tile in row) for row in WALLS]
        return text[:start] + ",".join(rows) + text[text.index("</data>") :]

    faults = check_map(replace(plan, text=painted).write(tmp_path))
    (way_in,) = (fault for fault in faults if fault.kind == "no-way-in")
    assert way_in.tiles == ((10, 4),) and "column 10, row 4" in way_in.sentence


WORDS = st.sampled_from(
    ["", "bed", "bad", "stove", "sector", "arena", "object", "spawn", "Reed house", "reed house ", "pond", "8-17"]
)
NUMBERS = st.sampled_from([-40.0, -1.0, -0.5, 0.0, 0.4, 1.0, 3.5, 7.0, 11.0, 12.0, 4000.0])
PROPERTIES = st.dictionaries(
    st.sampled_from(
        ["hours", "Hours", "capacity", "private_to", "use_from", "footprint", "seats", "walkable", "resident", "state"]
    ),
    st.sampled_from(
        ["", "0", "-3", "x", "08:00-17:00", "25:00-1", "here", "north,nowhere", "9x9", "0x0", "1,1,up", "Ada Reed", "true"]
    ),
    max_size=3,
)


@st.composite
def things(draw: st.DrawFn, like: list[Thing]) -> list[Thing]:
    """Some of what stands in a sound town, moved, renamed and resized at random."""
    changed = []
    for one in draw(st.lists(st.sampled_from(like), max_size=len(like), unique_by=lambda each: each.id)):
        box = one.box if draw(st.booleans()) else (draw(NUMBERS), draw(NUMBERS), max(0.0, draw(NUMBERS)), max(0.0, draw(NUMBERS)))
        name = one.name if draw(st.booleans()) else draw(WORDS)
        kind = one.kind if draw(st.booleans()) else draw(WORDS)
        properties = {**one.properties, **draw(PROPERTIES)}
        changed.append(replace(one, box=box, name=name, kind=kind, properties=properties))
    return changed


PLANS = st.builds(
    Plan,
    areas=things(list(AREAS)).map(tuple),
    objects=things(list(OBJECTS)).map(tuple),
    spawns=things(list(SPAWNS)).map(tuple),
    walls=st.lists(st.text("#.", min_size=12, max_size=12), min_size=1, max_size=9).map(tuple),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(plan=PLANS)
def test_whatever_a_map_looks_like_the_check_has_an_answer(plan: Plan, tmp_path: Path) -> None:
    path = plan.write(tmp_path)
    faults = check_map(path)
    for fault in faults:
        assert fault.kind in KINDS and fault.severity in SEVERITIES and fault.said
        assert all(0 <= column < 12 and 0 <= row < len(plan.walls) for column, row in fault.tiles) or fault.kind == "area-size"


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(plan=PLANS)
def test_whatever_a_map_looks_like_it_can_be_drawn(plan: Plan, tmp_path: Path) -> None:
    path = plan.write(tmp_path)
    assert marked(read_map(path), check_map(path)).width >= 640
