"""How people walk among each other: nobody is stuck, nobody stands on anybody."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tiny_town import ADA, BO, CY, NAMES, simulate, tiny_town

from game.assets import asset
from game.settings import Cognition
from game.world.chance import chance
from game.world.clock import Clock, tick_at
from game.world.commands import Command, Do, LeaveTalk, Say, SetState, StartTalk
from game.world.places import OUTDOORS, Town
from game.world.simulation import Simulation
from game.world.town_map import load_town

CORRIDOR = ("#######", "#.....#", "#######")


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def smallville() -> Town:
    return load_town(asset("maps/smallville.tmx"))


def commands(town: Town, number: int, tick: int, resident: int) -> list[Command]:
    """Something a resident might try, sensible or not, the same for the same numbers."""
    draw = chance(number, tick, resident, "try")
    choice = draw.random()
    until = tick + draw.randrange(1, 200)
    if choice < 0.6:
        thing = town.objects[draw.choice(list(town.objects))]
        return [Do(resident, f"using the {thing.kind}", "✋", thing.arena, thing.id, draw.choice(("in use", None)), until)]
    if choice < 0.8:
        return [Do(resident, "standing about", "🧍", draw.choice(list(town.arenas)), until=until)]
    if choice < 0.9:
        talk = draw.randrange(1, 9)
        return [StartTalk(resident, draw.randrange(1, 4)), Say(resident, talk, "Good day."), LeaveTalk(resident, talk)]
    return [SetState(draw.choice(list(town.objects)), "odd", resident)]


def live(simulation: Simulation, number: int, ticks: int) -> list[str]:
    """Live on with everybody trying things, and write down all that happens."""
    log = []
    for _ in range(ticks):
        tick = simulation.now
        busy = [resident for resident in simulation.bodies if chance(number, tick, resident, "whether").random() < 0.05]
        report = simulation.tick([one for resident in busy for one in commands(simulation.town, number, tick, resident)])
        log.append(f"{report} {simulation.bodies}")
        check_order(simulation)
    return log


def check_order(simulation: Simulation) -> None:
    """Nobody stands on anybody, in a wall, or jumps; one-person rooms hold one."""
    settled = Counter(body.tile for body in simulation.bodies.values() if body.arrived)
    assert all(count == 1 for count in settled.values())
    seats = {spot.tile for thing in simulation.town.objects.values() for spot in thing.spots if spot.on}
    for body in simulation.bodies.values():
        assert body.tile in seats or not simulation.town.blocked[body.tile[1], body.tile[0]]
    for arena in simulation.town.arenas.values():
        if arena.norms.capacity is not None:
            assert len(simulation.people_in(arena.id)) <= arena.norms.capacity


def test_two_who_meet_in_a_corridor_pass_each_other(tmp_path: Path) -> None:
    town = tiny_town(tmp_path, walls=CORRIDOR, areas=[], objects=[], spawns=[])
    simulation = simulate(town, {ADA: (1, 1), BO: (5, 1)})
    for body, goal in ((simulation.bodies[ADA], 5), (simulation.bodies[BO], 1)):
        body.path = tuple((column, 1) for column in (range(2, 6) if goal == 5 else range(4, 0, -1)))
    for _ in range(5):
        simulation.tick()
    assert (simulation.bodies[ADA].tile, simulation.bodies[BO].tile) == ((5, 1), (1, 1))


def test_a_walker_squeezes_past_somebody_who_stands_in_a_corridor(tmp_path: Path) -> None:
    town = tiny_town(tmp_path, walls=CORRIDOR, areas=[], objects=[], spawns=[])
    simulation = simulate(town, {ADA: (1, 1), BO: (3, 1)})
    simulation.bodies[ADA].path = ((2, 1), (3, 1), (4, 1))
    tiles = []
    for _ in range(8):
        simulation.tick()
        tiles.append(simulation.bodies[ADA].tile)
    assert tiles.count((2, 1)) == 3 and tiles[-1] == (4, 1)
    assert simulation.bodies[BO].tile == (3, 1)


def test_a_walker_goes_round_somebody_on_the_street(town: Town) -> None:
    simulation = simulate(town, {ADA: (8, 6), BO: (8, 5)})
    simulation.tick([Do(ADA, "looking at the sky", "👀", OUTDOORS)])
    simulation.bodies[BO].path = ((9, 5), (10, 5))
    simulation.tick()
    assert simulation.bodies[BO].facing == "right"


@settings(max_examples=12, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 23))
def test_whatever_people_try_nobody_is_stuck_or_stands_on_anybody(town: Town, number: int, hour: int) -> None:
    simulation = simulate(town, {ADA: (2, 2), BO: (3, 3), CY: (8, 5)}, staff={13: (CY,)})
    simulation.now = tick_at(0, hour * 60)
    live(simulation, number, 300)
    for resident in NAMES:
        simulation.tick([LeaveTalk(resident, talk) for talk in simulation.conversations])
    for _ in range(250):
        simulation.tick()
    assert all(body.arrived or not body.path for body in simulation.bodies.values())


@settings(max_examples=10, deadline=None)
@given(some.integers(0, 10_000), some.integers(1, 150))
def test_a_town_restored_goes_on_as_the_one_that_was_saved(town: Town, number: int, ticks: int) -> None:
    positions = {ADA: (2, 2), BO: (3, 3), CY: (8, 5)}
    saved = simulate(town, positions)
    saved.now = tick_at(0, 9 * 60)
    live(saved, number, ticks)
    restored = simulate(town, {ADA: (0, 5), BO: (1, 5), CY: (2, 5)})
    restored.restore(json.loads(json.dumps(saved.to_data())))
    assert restored.to_data() == saved.to_data()
    assert live(restored, number, 100) == live(saved, number, 100)


def test_25_people_hurry_through_smallville_and_all_arrive(smallville: Town) -> None:
    names = dict(enumerate(sorted(smallville.spawns), 1))
    positions = {resident: smallville.spawns[name] for resident, name in names.items()}
    simulation = Simulation(smallville, Clock(), names, positions, {}, Cognition())
    simulation.now = tick_at(0, 12 * 60)
    park = next(arena.id for arena in smallville.arenas.values() if arena.name == "park")
    cafe = next(arena.id for arena in smallville.arenas.values() if arena.name == "cafe")
    for goal in (park, cafe):
        rejections = list(simulation.tick([Do(resident, "meeting everybody", "👋", goal) for resident in names]).rejections)
        for _ in range(300):
            rejections += simulation.tick().rejections
            check_order(simulation)
        assert rejections == []
        assert all(body.arrived for body in simulation.bodies.values())
        assert simulation.people_in(goal) == tuple(names)


def test_two_who_begin_on_one_tile_begin_side_by_side(town: Town) -> None:
    simulation = simulate(town, {ADA: (3, 6), BO: (3, 6), CY: (3, 6)})
    assert len({body.tile for body in simulation.bodies.values()}) == 3
