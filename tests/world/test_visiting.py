"""A player comes to town, walks where they like, meets the same doors as everybody, and leaves again."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tiny_town import ADA, BENCH, BO, SHOP, simulate, tiny_town

from game.world.clock import tick_at
from game.world.commands import Arrive, Command, Depart, Do, JoinTalk, Say, StartTalk, Walk, Whisper
from game.world.places import OUTDOORS, Tile, Town
from game.world.simulation import Simulation, TickReport

VERA = 9
STREET, IN_SHOP = (5, 5), (9, 3)
MINUTES_PER_NOON = 12 * 60


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("town"))


def with_visitor(town: Town, minute: int = MINUTES_PER_NOON, tile: Tile = STREET) -> Simulation:
    simulation = simulate(town, {ADA: (2, 3), BO: (4, 6)})
    simulation.now = tick_at(0, minute)
    simulation.tick([Arrive(VERA, "Vera Lund", tile)])
    return simulation


def lived(simulation: Simulation, ticks: int, *commands: Command) -> list[TickReport]:
    return [simulation.tick(commands if number == 0 else ()) for number in range(ticks)]


def test_who_arrives_is_seen_and_sees(town: Town) -> None:
    simulation = with_visitor(town)
    assert simulation.bodies[VERA].tile == STREET
    assert any("Vera Lund" in each.event.text for each in simulation.bodies[BO].percepts)
    assert any("Bo Finch" in each.event.text for each in simulation.bodies[VERA].percepts)


def test_a_visitor_walks_to_a_tile_one_step_a_tick(town: Town) -> None:
    simulation = with_visitor(town)
    lived(simulation, 3, Walk(VERA, (8, 5)))
    assert simulation.bodies[VERA].tile == (8, 5)


@pytest.mark.parametrize("tile", [(0, 0), (-1, 3), (99, 99), (4, 1)])
def test_nobody_walks_into_a_wall_or_off_the_map(town: Town, tile: Tile) -> None:
    simulation = with_visitor(town)
    report = simulation.tick([Walk(VERA, tile)])
    assert len(report.rejections) == 1 and simulation.bodies[VERA].tile == STREET


def test_a_shop_is_open_to_a_visitor_by_day_and_shut_at_night(town: Town) -> None:
    by_day, by_night = with_visitor(town), with_visitor(town, minute=60)
    lived(by_day, 12, Walk(VERA, IN_SHOP))
    reports = lived(by_night, 12, Walk(VERA, IN_SHOP))
    assert by_day.arena_at(by_day.bodies[VERA].tile) == SHOP
    assert by_night.arena_at(by_night.bodies[VERA].tile) == OUTDOORS
    assert any("closed until 08:00" in event.text for report in reports for event in report.events)


def test_a_visitor_sits_down_on_a_bench_and_gets_up_to_walk_on(town: Town) -> None:
    simulation = with_visitor(town)
    lived(simulation, 14, Do(VERA, "sitting", "🪑", OUTDOORS, BENCH))
    assert simulation.occupants(BENCH) == (VERA,)
    lived(simulation, 10, Walk(VERA, (8, 5)))
    assert simulation.occupants(BENCH) == () and simulation.bodies[VERA].tile == (8, 5)


def test_walking_away_is_leaving_the_talk(town: Town) -> None:
    simulation = with_visitor(town)
    simulation.tick([StartTalk(VERA, BO)])
    assert simulation.bodies[BO].conversation is not None
    simulation.tick([Walk(VERA, (9, 6))])
    assert simulation.bodies[BO].conversation is None


def test_a_third_joins_a_talk_under_way_and_is_heard(town: Town) -> None:
    simulation = simulate(town, {ADA: (5, 5), BO: (4, 6)})
    simulation.now = tick_at(0, MINUTES_PER_NOON)
    simulation.tick([Arrive(VERA, "Vera Lund", (6, 5)), StartTalk(ADA, BO)])
    simulation.tick([JoinTalk(VERA, 1), Say(VERA, 1, "Good day to you both.")])
    talk = simulation.conversations[1]
    assert talk.members == (ADA, BO, VERA) and talk.lines[0].hearers == (ADA, BO)


def test_nobody_joins_from_afar(town: Town) -> None:
    simulation = simulate(town, {ADA: (1, 5), BO: (2, 6)})
    simulation.tick([Arrive(VERA, "Vera Lund", (10, 6)), StartTalk(ADA, BO)])
    assert len(simulation.tick([JoinTalk(VERA, 1)]).rejections) == 1


def test_an_inner_voice_is_heard_by_one_alone_even_asleep(town: Town) -> None:
    simulation = with_visitor(town)
    simulation.tick([Whisper(BO, "Go and see the sea.")])
    heard = [each.event.text for each in simulation.bodies[BO].percepts if each.event.kind == "whisper"]
    assert heard == ['Bo Finch\'s inner voice said: "Go and see the sea."']
    others = [each for number in (ADA, VERA) for each in simulation.bodies[number].percepts]
    assert not any(each.event.kind == "whisper" for each in others)


def test_who_leaves_is_gone_and_comes_again_as_the_same(town: Town) -> None:
    simulation = with_visitor(town)
    simulation.tick([StartTalk(VERA, BO)])
    simulation.tick([Depart(VERA)])
    assert VERA not in simulation.bodies and simulation.bodies[BO].conversation is None
    assert (VERA, "Vera Lund") in simulation.known_names()
    simulation.tick([Arrive(VERA, "Vera Lund", (8, 5))])
    assert simulation.bodies[VERA].tile == (8, 5) and not simulation.gone


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "Ada Reed", "bo finch"])
def test_a_name_that_cannot_be_or_is_taken_is_refused(town: Town, name: str) -> None:
    simulation = simulate(town, {ADA: (2, 3), BO: (4, 6)})
    assert len(simulation.tick([Arrive(VERA, name, STREET)]).rejections) == 1
    assert VERA not in simulation.bodies


@given(steps=some.lists(some.tuples(some.integers(-2, 14), some.integers(-2, 10)), max_size=12), sits=some.booleans())
def test_whatever_a_player_orders_they_stand_where_one_can_stand(town: Town, steps: list[Tile], sits: bool) -> None:
    simulation = with_visitor(town)
    for tile in steps:
        lived(simulation, 2, Walk(VERA, tile), *([Do(VERA, "sitting", "🪑", OUTDOORS, BENCH)] if sits else []))
    column, row = simulation.bodies[VERA].tile
    on_the_bench = simulation.bodies[VERA].tile in [spot.tile for spot in town.objects[BENCH].spots]
    assert not town.blocked[row, column] or on_the_bench


def test_a_town_with_visitors_here_and_gone_is_saved_whole(town: Town, tmp_path: Path) -> None:
    simulation = with_visitor(town)
    simulation.tick([Arrive(VERA + 1, "Otto Berg", (7, 6)), Walk(VERA, (9, 6))])
    simulation.tick([Depart(VERA + 1)])
    again = simulate(town, {ADA: (2, 3), BO: (4, 6)})
    again.restore(json.loads(json.dumps(simulation.to_data())))
    assert again.to_data() == simulation.to_data()
    assert again.tick().events == simulation.tick().events
