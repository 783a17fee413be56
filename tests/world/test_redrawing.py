"""A town is redrawn under its people: nobody is lost or left in a wall, and nobody goes on at a thing that is gone."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from world.redrawn_town import Drawing, edited
from world.tiny_town import ADA, BED, BEDROOM, BO, CY, HOME, SHELF, SHOP, STOVE, Thing, simulate, write_town

from game.problem import Problem
from game.world.commands import Do, SetState, StartTalk, Walk
from game.world.differing import differences
from game.world.places import Tile, Town
from game.world.redrawing import Redrawing
from game.world.simulation import Simulation, TickReport
from game.world.survey import survey
from game.world.town_map import load_town

PLACES: dict[int, Tile] = {ADA: (2, 2), BO: (3, 3), CY: (8, 5)}


@pytest.fixture
def world(tmp_path: Path) -> Simulation:
    return simulate(load_town(write_town(tmp_path)), dict(PLACES))


def drawn(folder: Path, drawing: Drawing) -> Town:
    return load_town(drawing.write(folder))


def redraw(world: Simulation, town: Town) -> TickReport:
    return world.tick([], Redrawing(survey(town), {}))


def without(*ids: int) -> Drawing:
    return replace(Drawing(), objects=tuple(thing for thing in Drawing().objects if thing.id not in ids))


def moved(number: int, x: float, y: float) -> Drawing:
    things = [replace(each, box=(x, y, *each.box[2:])) if each.id == number else each for each in Drawing().objects]
    return replace(Drawing(), objects=tuple(things))


def walled(*rows: str) -> Drawing:
    return replace(Drawing(), walls=rows)


def live(world: Simulation, ticks: int, *commands: object) -> list[str]:
    """Live on; what was refused on the way."""
    refused = []
    for tick in range(ticks):
        refused += [each.reason for each in world.tick(commands if tick == 0 else ()).rejections]  # type: ignore[arg-type]
    return refused


def stands_well(world: Simulation, who: int) -> bool:
    body, town = world.bodies[who], world.town
    column, row = body.tile
    if not (0 <= column < town.width and 0 <= row < town.height):
        return False
    seated = body.spot is not None and body.spot.on and body.spot.tile == body.tile
    return not town.blocked[row, column] or seated or bool(body.path)


def test_a_stove_that_was_moved_frees_its_tile_blocks_another_and_is_found_by_its_cook(world: Simulation, tmp_path: Path) -> None:
    live(world, 12, Do(ADA, "cooking", "🍳", BEDROOM, STOVE, "burning"))
    assert world.states[STOVE] == "burning" and world.town.blocked[1, 4]
    report = redraw(world, drawn(tmp_path, moved(STOVE, 2, 1)))
    assert not world.town.blocked[1, 4] and world.town.blocked[1, 2]
    live(world, 12)
    assert world.bodies[ADA].arrived and world.bodies[ADA].tile == (2, 2) and world.states[STOVE] == "burning"
    seen = [event.text for event in report.events if event.kind == "change"]
    assert seen == ["The stove in the bedroom of Reed house was moved"]


def test_whoever_sleeps_in_a_bed_that_goes_is_told_so_and_gets_up(world: Simulation, tmp_path: Path) -> None:
    live(world, 12, Do(ADA, "sleeping", "💤", BEDROOM, BED, asleep=True))
    assert world.bodies[ADA].asleep
    report = redraw(world, drawn(tmp_path, without(BED)))
    assert [each.reason for each in report.rejections] == ["the bed is gone"]
    assert not world.bodies[ADA].asleep and stands_well(world, ADA) and BED not in world.states


def test_whoever_is_on_the_way_to_a_thing_sees_there_that_it_is_gone(world: Simulation, tmp_path: Path) -> None:
    live(world, 2, Do(CY, "sleeping", "💤", BEDROOM, BED, asleep=True))
    redraw(world, drawn(tmp_path, without(BED)))
    assert world.bodies[CY].path, "they cannot know yet"
    assert live(world, 30) == ["the bed is gone"]
    assert world.arena_at(world.bodies[CY].tile) == BEDROOM


def test_a_plan_for_a_thing_or_a_room_that_is_gone_is_refused_in_words(world: Simulation, tmp_path: Path) -> None:
    redraw(world, drawn(tmp_path, replace(without(SHELF), areas=tuple(each for each in Drawing().areas if each.id != SHOP))))
    assert live(world, 40, Do(ADA, "reading", "📖", SHOP, SHELF)) == ["Corner Shop is gone"]
    assert live(world, 40, Do(BO, "thinking", "💭", 4711, 4712)) == ["there is no such person or place"]


def test_whoever_stands_where_a_wall_is_drawn_steps_out_beside_it(world: Simulation, tmp_path: Path) -> None:
    (column, row), elsewhere = world.bodies[BO].tile, world.bodies[CY].tile
    report = redraw(world, drawn(tmp_path, walled(*Drawing().walls[:3], "#..#.#.#...#", *Drawing().walls[4:])))
    assert report.upheaval is not None and report.upheaval.moved == (BO,)
    assert stands_well(world, BO) and world.bodies[BO].tile in ((column - 1, row), (column, row - 1), (column + 1, row))
    assert world.bodies[CY].tile == elsewhere
    assert any(event.text == "Bo Finch had to move: there is a wall now" for event in report.events)


def test_two_who_have_to_move_do_not_come_to_stand_on_one_tile(world: Simulation, tmp_path: Path) -> None:
    redraw(world, drawn(tmp_path, walled("....", "....")))
    tiles = [body.tile for body in world.bodies.values()]
    assert len(set(tiles)) == 3 and all(stands_well(world, who) for who in PLACES)


def test_on_a_map_of_one_tile_everybody_is_on_that(world: Simulation, tmp_path: Path) -> None:
    redraw(world, drawn(tmp_path, Drawing((), (), (), (".",))))
    live(world, 10)
    assert {body.tile for body in world.bodies.values()} == {(0, 0)}


def test_who_is_shut_in_comes_out_where_the_rest_of_the_town_is_reached(world: Simulation, tmp_path: Path) -> None:
    """A house without a door is a mistake of the designer's, and nobody should starve in it."""
    report = redraw(world, drawn(tmp_path, walled(*Drawing().walls[:4], "##########.#", *Drawing().walls[5:])))
    assert report.upheaval is not None and report.upheaval.moved == (ADA, BO)
    start = world.bodies[CY].tile
    assert all(world.routes.connected(start, world.bodies[who].tile) for who in (ADA, BO))


def test_who_lives_apart_from_the_rest_is_left_in_peace(world: Simulation, tmp_path: Path) -> None:
    redraw(world, drawn(tmp_path, walled(*Drawing().walls[:4], "##########.#", *Drawing().walls[5:])))
    world.bodies[ADA].tile = (2, 3)  # as somebody who came to live on an island
    redraw(world, drawn(tmp_path, walled(*Drawing().walls[:4], "##########.#", *Drawing().walls[5:7], "....#.......")))
    assert world.bodies[ADA].tile == (2, 3)


def test_states_stay_with_the_things_and_new_things_begin_in_theirs(world: Simulation, tmp_path: Path) -> None:
    live(world, 1, SetState(STOVE, "burning", None), SetState(BED, "unmade", ADA))
    plate = Thing(50, "piano", "object", (9, 6, 1, 1), {"state": "closed"}, 1)
    redraw(world, drawn(tmp_path, replace(without(BED), objects=(*without(BED).objects, plate))))
    assert world.states[STOVE] == "burning" and world.states[50] == "closed" and BED not in world.states
    redraw(world, drawn(tmp_path, Drawing()))
    assert world.states[BED] == "made" and BED not in world.changed and STOVE in world.changed


def test_a_copy_with_other_numbers_is_the_same_town(world: Simulation, tmp_path: Path) -> None:
    live(world, 12, Do(ADA, "sleeping", "💤", BEDROOM, BED, asleep=True))
    plain = Drawing()
    parts = (plain.areas, plain.objects, plain.spawns)
    areas, objects, spawns = (tuple(replace(each, id=each.id + 100) for each in part) for part in parts)
    report = redraw(world, drawn(tmp_path, Drawing(areas, objects, spawns)))
    assert differences(load_town(write_town(tmp_path)), world.town) == ()
    assert world.bodies[ADA].asleep and world.bodies[ADA].using == BED + 100 and not report.rejections


def test_a_number_that_is_another_things_by_now_is_not_the_thing_it_was(world: Simulation, tmp_path: Path) -> None:
    live(world, 12, Do(ADA, "sleeping", "💤", BEDROOM, BED, asleep=True))
    things = [replace(each, id={BED: STOVE, STOVE: BED}.get(each.id, each.id)) for each in Drawing().objects if each.id != BED]
    report = redraw(world, drawn(tmp_path, replace(Drawing(), objects=tuple(things))))
    assert [each.reason for each in report.rejections] == ["the bed is gone"]
    assert world.town.objects[BED].kind == "stove" and world.states[BED] == "off"


def test_those_who_talk_and_are_moved_apart_part(world: Simulation, tmp_path: Path) -> None:
    world.bodies[CY].tile = (3, 2)
    world.tick([StartTalk(ADA, CY)])
    assert world.bodies[ADA].conversation is not None
    rows = ("############", "#....#.#...#", "#.##.###...#", "#..#########", "##.#######.#", "............")
    redraw(world, drawn(tmp_path, walled(*rows)))
    apart = world.bodies[ADA].conversation is None
    assert apart == (world.conversations[1].state == "ended")
    redraw(world, drawn(tmp_path, Drawing((), (), (), ("." * 15, "#" * 15, "." * 15))))
    assert all(stands_well(world, who) for who in PLACES)


def test_a_walker_whose_way_is_walled_up_takes_another(world: Simulation, tmp_path: Path) -> None:
    world.tick([Walk(CY, (0, 5))])
    redraw(world, drawn(tmp_path, walled(*Drawing().walls[:5], "......#.....", "............", "............")))
    live(world, 14)
    assert world.bodies[CY].tile == (0, 5)


@pytest.mark.parametrize(
    "drawing, told",
    [
        (Drawing(), ()),
        (moved(STOVE, 2, 1), ("The stove in the bedroom of Reed house was moved",)),
        (without(BED, STOVE), ("The bed in the bedroom of Reed house is gone", "The stove in the bedroom of Reed house is gone")),
        (moved(STOVE, 9, 6), ("The stove in the bedroom of Reed house is outdoors now",)),
    ],
)
def test_what_has_changed_is_said_in_a_designers_words(tmp_path: Path, drawing: Drawing, told: tuple[str, ...]) -> None:
    assert differences(load_town(write_town(tmp_path)), drawn(tmp_path, drawing)) == told


def test_of_many_changes_the_first_are_told_and_the_rest_counted(tmp_path: Path) -> None:
    bare = differences(load_town(write_town(tmp_path)), drawn(tmp_path, replace(Drawing(), objects=())))
    assert len(bare) == 4 and bare[-1] == "3 more are gone"


def test_a_house_is_called_otherwise_and_has_other_hours(tmp_path: Path) -> None:
    names = {HOME: "Old Mill", SHOP: "Corner Shop"}
    areas = [replace(each, name=names.get(each.id, each.name)) for each in Drawing().areas]
    areas[-1] = replace(areas[-1], properties={"hours": "09:00-12:00"})
    told = differences(load_town(write_town(tmp_path)), drawn(tmp_path, replace(Drawing(), areas=tuple(areas))))
    assert "Reed house is called Old Mill now" in told and "Corner Shop has other hours or rules now" in told


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_drawn_nobody_is_lost_or_in_a_wall(world: Simulation, tmp_path: Path, seed: int) -> None:
    draw, drawing = random.Random(seed), Drawing()
    ids = [*range(8, 40), *range(195, 240)]
    for _ in range(20):
        for _ in range(draw.randrange(1, 20)):
            world.tick([_anything(draw, ids)] if draw.random() < 0.4 else [])
        drawing = edited(drawing, draw)
        try:
            town = drawn(tmp_path, drawing)
        except Problem:
            continue
        if not town.blocked.all():
            redraw(world, town)
        live(world, 6)
        assert sorted(world.bodies) == sorted(PLACES)
        assert all(stands_well(world, who) for who in PLACES), seed


def _anything(draw: random.Random, ids: list[int]) -> Do | StartTalk | Walk:
    who = draw.randrange(1, 4)
    target, state = draw.choice((None, *ids)), draw.choice((None, "on"))
    doing = Do(who, "something", "❔", draw.choice(ids), target, state, asleep=draw.random() < 0.3)
    return draw.choice((doing, StartTalk(who, 1 + who % 3), Walk(who, (draw.randrange(12), draw.randrange(8)))))
