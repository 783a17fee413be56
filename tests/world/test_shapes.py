"""Which tiles a shape covers, and how odd maps become towns."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from odd_maps import base_map, read, things, tiles

from game.world.footprints import blocked_tiles, thing_tiles
from game.world.places import Tile, Town
from game.world.shapes import shape_tiles
from game.world.spots import MOST_SPOTS
from game.world.tiled import MapFile, MapObject
from game.world.town_map import town_from

EMPTY = MapFile(Path("a.tmx"), 10, 8, 16, 24, (), {}, {})
"""10 x 8 tiles of 16 x 24 pixels."""


def shape(x: float, y: float, width: float = 0, height: float = 0, rotation: float = 0, points: tuple = ()) -> MapObject:  # type: ignore[type-arg]
    return MapObject(1, "", "", x, y, width, height, 0, rotation, True, points, {})


def covered(thing: MapObject) -> set[Tile]:
    return shape_tiles(thing, EMPTY)


def town(folder: Path, layers: str, more: str = "") -> Town:
    """A town of 4 x 3 tiles of 16 x 24 pixels."""
    return town_from(read(folder, base_map(layers, more=more)))


def test_a_rectangle_covers_the_tiles_it_is_drawn_over() -> None:
    assert covered(shape(16, 24, 32, 24)) == {(1, 1), (2, 1)}
    assert covered(shape(18, 20, 30, 26)) == {(1, 1), (2, 1)}
    assert covered(shape(17, 25)) == {(1, 1)}


def test_a_turned_rectangle_covers_the_tiles_it_is_seen_over() -> None:
    assert covered(shape(32, 24, 72, 32, rotation=90)) == {(0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)}
    assert covered(shape(64, 96, 32, 48, rotation=180)) == covered(shape(32, 48, 32, 48))


def test_a_polygon_turns_about_its_position() -> None:
    corners = ((16.0, 24.0), (64.0, 24.0), (64.0, 72.0), (16.0, 72.0))
    assert covered(shape(16, 24, points=corners)) == {(x, y) for x in (1, 2, 3) for y in (1, 2)}
    assert covered(shape(16, 24, rotation=90, points=((16.0, 24.0), (64.0, 24.0), (64.0, 36.0), (16.0, 36.0)))) == {
        (0, 1),
        (0, 2),
    }


def test_a_shape_too_thin_for_the_middle_of_any_tile_has_the_tiles_it_is_on() -> None:
    assert covered(shape(0, 0, points=((2.0, 2.0), (60.0, 2.0), (60.0, 3.0)))) == {(0, 0), (1, 0), (2, 0), (3, 0)}
    assert covered(shape(0, 0, points=((18.0, 2.0), (20.0, 2.0), (19.0, 5.0)))) == {(1, 0)}


@pytest.mark.parametrize("far", [10**9, -(10**9), 1e9 + 0.5])
def test_what_is_far_away_or_huge_takes_no_time(far: float) -> None:
    assert covered(shape(far, far, 16, 24)) == set()
    assert covered(shape(-1e9, -1e9, 2e9, 2e9)) == {(x, y) for x in range(10) for y in range(8)}
    assert covered(shape(0, 0, points=((far, 0.0), (far, 5.0), (far, 9.0)))) == set()
    covered(shape(0, 0, points=((-far, 30.0), (far, 30.0), (far, 30.5))))


@settings(deadline=None)
@given(st.lists(st.tuples(st.floats(-50, 250), st.floats(-50, 250)), min_size=1, max_size=7), st.integers(0, 720))
def test_every_shape_covers_tiles_of_the_map_only(points: list[tuple[float, float]], rotation: int) -> None:
    found = covered(shape(*points[0], rotation=rotation, points=tuple(points)))
    assert all(0 <= x < 10 and 0 <= y < 8 for x, y in found)


AREAS = """<object id="1" name="House" type="sector" x="0" y="0" width="48" height="48"/>
<object id="2" name="hall" type="arena" x="0" y="0"><polygon points="0,0 32,0 32,48 0,48"/></object>"""


def test_areas_lie_where_their_layer_is_seen(tmp_path: Path) -> None:
    placed = town(tmp_path, things("areas", AREAS, more='offsetx="16" offsety="24"'))
    assert placed.arena_at((1, 1)).name == placed.arena_at((2, 2)).name == "hall"
    assert placed.arena_at((0, 0)).name == "outdoors"
    inside = (
        f'<group id="9" offsetx="10" offsety="20"><group id="8" offsetx="6" offsety="4">{things("areas", AREAS)}</group></group>'
    )
    assert town(tmp_path, inside).sectors == placed.sectors


def test_collision_and_things_block_where_their_layers_are_seen(tmp_path: Path) -> None:
    wall = tiles("collision", "1,0,0,0\n1,0,0,0\n1,1,1,0", more='offsetx="17" offsety="-24"')
    assert town(tmp_path, wall).blocked.astype(int).tolist() == [[0, 1, 0, 0], [0, 1, 1, 1], [0, 0, 0, 0]]
    pot = things(
        "objects", '<object id="1" name="pot" gid="203" x="0" y="24" width="16" height="16"/>', more='offsetx="32" offsety="24"'
    )
    assert np.argwhere(town(tmp_path, pot).blocked).tolist() == [[1, 2]]


def test_a_class_of_the_layer_is_as_good_as_its_name(tmp_path: Path) -> None:
    assert town(tmp_path, things("rooms", AREAS, more='class="areas"')).arena_at((0, 0)).name == "hall"
    assert town(tmp_path, tiles("cliffs", "1,0,0,0\n" * 3, more='class="collision"')).blocked[:, 0].all()


@pytest.mark.parametrize(
    ("written", "blocked"),
    [
        ('x="16" y="48" width="32" height="24"', [(1, 1), (2, 1)]),
        ('x="16" y="24" width="32" height="24" rotation="90"', [(1, 1), (1, 2)]),
        ('x="48" y="24" width="32" height="24" rotation="180"', [(1, 1), (2, 1)]),
        ('x="32" y="72" width="32" height="24" rotation="270"', [(1, 1), (1, 2)]),
    ],
)
def test_a_turned_thing_blocks_where_it_is_seen(tmp_path: Path, written: str, blocked: list[Tile]) -> None:
    said = '<properties><property name="footprint" value="{}"/></properties>'
    for footprint in ("2x1",):
        layer = things("objects", f'<object id="1" name="bench" gid="203" {written}>{said.format(footprint)}</object>')
        assert sorted((x, y) for y, x in np.argwhere(town(tmp_path, layer).blocked).tolist()) == blocked


def test_a_thing_stands_where_its_tileset_draws_it(tmp_path: Path) -> None:
    text = base_map(things("objects", '<object id="1" name="sack" gid="1" x="0" y="24"/>')).replace(
        'x="3" y="-2"', 'x="16" y="48"'
    )
    assert np.argwhere(town_from(read(tmp_path, text)).blocked).tolist() == [[2, 1]]


@pytest.mark.parametrize(
    "name", ["footprint", "lift", "seats", "capacity", "use_from", "walkable", "state", "private_to", "facing"]
)
@pytest.mark.parametrize(
    "value",
    ["", "?", "999999x999999", "-1x-1", "0x0", "x", "nan", "inf", "1e400", "9" * 5000, "²,²,down", "99999,0,down", "a,b,c"],
)
def test_whatever_a_property_says_the_town_is_there(tmp_path: Path, name: str, value: str) -> None:
    said = f'<properties><property name="{name}" value="{value}"/></properties>'
    bed = f'<object id="1" name="bed" gid="203" x="0" y="24">{said}</object>'
    written = bed + f'<object id="2" name="pond" width="64" height="72">{said}</object>'
    made = town(
        tmp_path,
        things("objects", written) + things("areas", AREAS.replace("/>", f">{said}</object>", 1).replace('id="', 'id="1')),
    )
    assert made.objects[2].tiles and made.blocked.sum() <= 12


def test_a_footprint_may_be_spelt_as_people_spell_it(tmp_path: Path) -> None:
    for footprint in ("2x1", "2 X 1", "2\u00d71"):
        said = f'<properties><property name="footprint" value="{footprint}"/></properties>'
        assert (
            town(tmp_path, things("objects", f'<object id="1" name="a" gid="203" x="8" y="24">{said}</object>')).blocked[0].sum()
            == 2
        )


def test_spawns_are_where_people_stand(tmp_path: Path) -> None:
    spawns = """<object id="1" x="33" y="30"><point/></object><object id="2" gid="201" x="16" y="72"/>
    <object id="3" x="0" y="0" width="32" height="48"/><object id="4" x="40" y="50" width="20" height="20"/>
    <object id="5" x="0" y="0"><polygon points="32,48 48,48 48,72"/></object><object id="6" x="-1" y="-1"/>
    <object id="7" x="1000000000" y="-1000000000" width="1000000000"/>"""
    made = town(tmp_path, things("spawns", spawns))
    assert made.free_spawns == ((2, 1), (1, 2), (0, 0), (3, 2), (2, 2))
    assert len(made.warnings) == 2


def test_a_town_may_be_a_single_tile_or_have_nothing_on_it(tmp_path: Path) -> None:
    assert town(tmp_path, "").arena_at((0, 0)).name == "outdoors"
    one = town_from(read(tmp_path, base_map(tiles("collision", "1"), 1, 1)))
    assert one.blocked.all() and one.free_spawns == ()


def test_a_thing_as_large_as_a_large_map_is_used_from_some_places(tmp_path: Path) -> None:
    floor = tiles("ground", "\n".join([",".join(["1"] * 120)] * 120))
    lake = '<object id="1" name="lake" x="-5" y="-5" width="1000000000" height="1000000000"/>'
    stands = '<object id="{}" name="stand" gid="203" width="1600" height="16" x="0" y="2400"/>'
    made = town_from(read(tmp_path, base_map(floor + things("objects", lake + stands.format(2) + stands.format(3)), 120, 120)))
    assert len(made.objects[1].tiles) == 14_400 and len(made.objects[1].spots) == MOST_SPOTS
    assert len(made.objects[2].spots) == 201


def test_areas_and_things_that_bury_each_other_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.world.areas.MOST_COVERED", 50)
    monkeypatch.setattr("game.world.town_map.MOST_COVERED", 50)
    sectors = "".join(f'<object id="{n}" name="a{n}" type="sector" width="999999" height="999999"/>' for n in range(1, 30))
    ponds = "".join(f'<object id="{n}" name="pond" width="999999" height="999999"/>' for n in range(31, 60))
    made = town(tmp_path, things("areas", sectors) + things("objects", ponds))
    assert len(made.sectors) == 5 and sum("left out: too many" in said for said in made.warnings) == 25
    assert len(made.objects) == 4 and sum("lies on too many" in said for said in made.warnings) == 25


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.floats(-1e9, 1e9),
    st.floats(-1e9, 1e9),
    st.floats(-1e9, 1e9),
    st.floats(-1e9, 1e9),
    st.floats(-720, 720),
    st.sampled_from([0, 203]),
)
def test_any_object_takes_only_tiles_of_the_map(
    tmp_path: Path, x: float, y: float, width: float, height: float, rotation: float, gid: int
) -> None:
    written = f'<object id="1" name="a" gid="{gid}" x="{x}" y="{y}" width="{width}" height="{height}" rotation="{rotation}"/>'
    map_file = read(
        tmp_path, base_map(things("objects", written) + things("areas", written.replace('id="1"', 'id="2" type="arena"'), 3))
    )
    thing = map_file.layers[0].objects[0]  # type: ignore[union-attr]
    assert all(0 <= column < 4 and 0 <= row < 3 for column, row in thing_tiles(thing, map_file))
    assert blocked_tiles(map_file)[0].shape == (3, 4)
    town_from(map_file)
