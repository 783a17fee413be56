"""What people notice, and what they do not."""

from pathlib import Path

import pytest
from tiny_town import ADA, BED, BEDROOM, BENCH, BO, CY, SHELF, SHOP, STOVE, simulate, tiny_town

from game.world.commands import Do, Say, SetState, StartTalk
from game.world.places import OUTDOORS, state_sentence
from game.world.simulation import Simulation


@pytest.fixture
def simulation(tmp_path: Path) -> Simulation:
    return simulate(tiny_town(tmp_path), {ADA: (4, 2), BO: (2, 3), CY: (8, 5)})


def noticed(simulation: Simulation, resident: int) -> list[str]:
    return [percept.event.text for percept in simulation.bodies[resident].percepts]


def test_those_in_the_room_see_what_one_does_and_others_do_not(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "making tea", "🫖", BEDROOM, STOVE, "boiling water")])
    assert noticed(simulation, ADA) == noticed(simulation, BO) == ["the stove is boiling water", "Ada Reed is making tea"]
    assert noticed(simulation, CY) == []
    assert [percept.distance for percept in simulation.bodies[BO].percepts] == [2, 2]


def test_nothing_new_is_nothing_noticed(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "making tea", "🫖", BEDROOM, STOVE, "boiling water")])
    for body in simulation.bodies.values():
        body.percepts.clear()
    for _ in range(50):
        simulation.tick()
    assert noticed(simulation, ADA) == noticed(simulation, BO) == []


def test_who_comes_in_sees_who_is_there_and_what_is_unusual(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "making tea", "🫖", BEDROOM, STOVE), SetState(STOVE, "burning")])
    simulation.tick([Do(CY, "visiting", "👋", BEDROOM)])
    for _ in range(12):
        simulation.tick()
    seen = noticed(simulation, CY)
    assert "Ada Reed is making tea" in seen and "the stove is burning" in seen
    assert "Cy Hall came into Reed house, bedroom" in noticed(simulation, ADA)


def test_who_is_only_on_the_way_is_seen_walking(tmp_path: Path) -> None:
    simulation = simulate(tiny_town(tmp_path), {ADA: (11, 5), CY: (0, 6)})
    simulation.tick([Do(ADA, "making tea", "🫖", BEDROOM, STOVE), Do(CY, "resting", "🪑", OUTDOORS, BENCH)])
    simulation.tick()
    seen = [percept.event for percept in simulation.bodies[CY].percepts]
    assert [(event.kind, event.text) for event in seen if event.resident == ADA] == [("walking", "Ada Reed is walking")]


def test_a_place_to_stand_is_told_from_a_thing() -> None:
    assert state_sentence("stove", "burning") == "the stove is burning"
    assert state_sentence("behind the bar counter", "on fire") == "the place behind the bar counter is on fire"


def test_sleepers_notice_nothing(simulation: Simulation) -> None:
    simulation.tick([Do(BO, "sleeping", "💤", BEDROOM, BED, asleep=True)])
    for _ in range(5):
        simulation.tick()
    simulation.bodies[BO].percepts.clear()
    simulation.tick([SetState(STOVE, "leaking")])
    assert noticed(simulation, BO) == [] and noticed(simulation, ADA)[-1] == "the stove is leaking"


def test_but_a_fire_in_the_room_reaches_them(simulation: Simulation) -> None:
    simulation.tick([Do(BO, "sleeping", "💤", BEDROOM, BED, asleep=True)])
    for _ in range(5):
        simulation.tick()
    simulation.bodies[BO].percepts.clear()
    simulation.tick([SetState(STOVE, "burning")])
    assert noticed(simulation, BO) == ["the stove is burning"]


def test_what_did_not_work_is_noticed_by_who_tried(simulation: Simulation) -> None:
    report = simulation.tick([Do(ADA, "browsing", "🛒", SHOP, SHELF)])
    assert [event.kind for event in report.events] == ["rejection"]
    assert noticed(simulation, ADA) == ["Corner Shop is closed until 08:00"] and noticed(simulation, BO) == []


def test_what_is_said_is_heard_near_and_not_by_who_says_it(tmp_path: Path) -> None:
    simulation = simulate(tiny_town(tmp_path), {ADA: (0, 6), BO: (2, 6), CY: (7, 6)})
    simulation.tick([StartTalk(ADA, BO)])
    simulation.tick([Say(ADA, 1, "Good morning.")])
    assert noticed(simulation, BO) == ["Good morning."] and noticed(simulation, ADA) == noticed(simulation, CY) == []
