"""How people stand in the picture, from nothing but their body, what they use and the time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sprites.appearance import read_appearance
from game.sprites.artwork import read_artwork
from game.sprites.figures import Figure, Moment, feet, figure_of
from game.world.bodies import Body
from game.world.commands import Do
from game.world.places import Spot, WorldObject

ART, RULES = read_artwork(), read_appearance()
STILL = Moment(1.0, 1.0)


def body_at(spot: Spot, text: str, asleep: bool = False) -> Body:
    doing = Do(1, text, "", 1, 9, asleep=asleep)
    return Body(1, "Ada Reed", spot.tile, spot.tile, spot.facing, (), doing, spot, using=9, arrived=True)


def on(picture: str, tiles: tuple[tuple[int, int], ...], seat: int, facing: str, text: str, asleep: bool = False) -> Figure:
    spot = Spot(tiles[seat], facing, True, tiles[seat])
    thing = WorldObject(9, picture, 1, "idle", tiles, (spot,), 1, (), picture)
    return figure_of(body_at(spot, text, asleep), thing, ART.props[picture], ART, RULES, STILL)


def strange(kind: str, tiles: tuple[tuple[int, int], ...], text: str, asleep: bool = False) -> Figure:
    """Somebody on a thing of which there is no picture of ours."""
    spot = Spot(tiles[0], "left", True, tiles[0])
    thing = WorldObject(9, kind, 1, "idle", tiles, (spot,), 1)
    return figure_of(body_at(spot, text, asleep), thing, None, ART, RULES, STILL)


@given(st.floats(0, 1, exclude_max=True), st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)]))
def test_a_walker_is_between_the_two_tiles_and_looks_ahead(fraction: float, step: tuple[int, int]) -> None:
    body = Body(1, "Ada Reed", (10 + step[0], 10 + step[1]), (10, 10))
    figure = figure_of(body, None, None, ART, RULES, Moment(fraction, 0.0))
    start, end = feet((10, 10)), feet(body.tile)
    assert figure.pose == "walk"
    assert figure.facing == {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}[step]
    assert (figure.x, figure.y) == pytest.approx(
        (start[0] + (end[0] - start[0]) * fraction, start[1] + (end[1] - start[1]) * fraction)
    )


def test_a_walk_takes_all_its_frames_within_a_tile() -> None:
    body = Body(1, "Ada Reed", (11, 10), (10, 10))
    frames = {figure_of(body, None, None, ART, RULES, Moment(step / 32, 0.0)).frame for step in range(32)}
    assert frames == {0, 1, 2, 3}


def test_a_step_that_is_done_is_stood_after() -> None:
    body = Body(1, "Ada Reed", (11, 10), (10, 10), facing="up")
    figure = figure_of(body, None, None, ART, RULES, STILL)
    assert (figure.pose, figure.facing) == ("stand", "up")


@pytest.mark.parametrize("facing", ["down", "left", "right", "up"])
def test_whoever_sits_looks_the_way_the_chair_does_and_sits_above_its_base(facing: str) -> None:
    figure = on(f"dining_chair_oak_{facing}", ((4, 5),), 0, facing, "resting")
    assert (figure.pose, figure.facing, figure.shadow) == ("sit", facing, False)
    assert figure.base > 6 * 32
    assert 6 * 32 - 16 < figure.y < 6 * 32


def test_reading_on_a_chair_is_reading_seated() -> None:
    assert on("dining_chair_oak_down", ((4, 5),), 0, "down", "reading a novel").pose == "sit_read"


def test_the_far_side_of_a_picnic_table_is_behind_it() -> None:
    tiles = ((4, 5), (5, 5), (6, 5), (4, 6), (5, 6), (6, 6))
    assert on("picnic_table", tiles, 0, "down", "having lunch").base < 7 * 32
    assert on("picnic_table", tiles, 3, "up", "having lunch").base > 7 * 32


def test_a_sleeper_lies_within_the_bed_and_two_lie_side_by_side() -> None:
    tiles = ((4, 5), (5, 5), (4, 6), (5, 6))
    left, right = (on("bed_double_red", tiles, seat, "down", "sleeping", True) for seat in (0, 1))
    assert left.pose == right.pose == "lie"
    assert 4 * 32 < left.x < 5 * 32 < right.x < 6 * 32
    assert left.object == 9


def test_whoever_is_awake_in_bed_sits_up() -> None:
    tiles = ((4, 5), (4, 6))
    reading, asleep = on("bed_blue", tiles, 0, "down", "reading a novel"), on("bed_blue", tiles, 0, "down", "sleeping", True)
    assert reading.pose == "sit_read"
    assert reading.y < asleep.y


def test_nobody_sits_before_they_have_arrived() -> None:
    spot = Spot((4, 5), "down", True, (4, 5))
    thing = WorldObject(9, "chair", 1, "idle", ((4, 5),), (spot,), 1, (), "dining_chair_oak_down")
    body = body_at(spot, "resting")
    body.arrived = False
    assert figure_of(body, thing, ART.props[thing.picture], ART, RULES, STILL).pose == "stand"


@given(st.floats(0, 10_000), st.integers(0, 100), st.sampled_from(["reading", "having tea", "dancing", "cooking", ""]))
def test_every_frame_that_is_asked_for_is_drawn(seconds: float, number: int, text: str) -> None:
    body = Body(number, "Ada Reed", (1, 1), (1, 1), doing=Do(number, text, "", 1), arrived=True)
    figure = figure_of(body, None, None, ART, RULES, Moment(1.0, seconds))
    assert 0 <= figure.frame < ART.poses[figure.pose].frames


@pytest.mark.parametrize("tiles", [((4, 5), (4, 6)), ((4, 5), (5, 5), (4, 6), (5, 6)), ((4, 5),)])
def test_whoever_sleeps_lies_down_in_any_bed_and_is_seen_on_it(tiles: tuple[tuple[int, int], ...]) -> None:
    figure = strange("bunk", tiles, "sleeping", asleep=True)
    bottom = (max(row for _, row in tiles) + 1) * 32
    assert (figure.pose, figure.facing, figure.shadow) == ("lie", "down", False)
    assert figure.base > bottom >= figure.y
    assert figure.x == 4 * 32 + 16


def test_a_bench_is_sat_on_and_a_stage_stood_on_whoever_drew_them() -> None:
    bench, stage = strange("park bench", ((4, 5),), "resting"), strange("stage", ((4, 5),), "singing")
    assert (bench.pose, bench.facing) == ("sit", "left") and bench.base > 6 * 32
    assert not stage.pose.startswith("sit")
