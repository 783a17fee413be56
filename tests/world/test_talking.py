"""Who can talk with whom, who hears it, and how a talk ends."""

import json
from pathlib import Path

import pytest
from tiny_town import ADA, BED, BEDROOM, BO, CY, STOVE, simulate, tiny_town

from game.world.commands import Do, LeaveTalk, Say, StartTalk
from game.world.packing import pack
from game.world.simulation import Simulation


@pytest.fixture
def simulation(tmp_path: Path) -> Simulation:
    return simulate(tiny_town(tmp_path), {ADA: (2, 2), BO: (4, 3), CY: (8, 5)})


def test_two_who_talk_stop_and_turn_to_each_other(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "cooking", "🍳", BEDROOM, STOVE), StartTalk(BO, ADA)])
    ada, bo = simulation.bodies[ADA], simulation.bodies[BO]
    simulation.tick()
    assert ada.tile == (2, 2) and ada.conversation == bo.conversation == 1
    assert (ada.facing, bo.facing) == ("right", "left")


def test_afterwards_they_go_on_with_what_they_did(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "cooking", "🍳", BEDROOM, STOVE), StartTalk(BO, ADA)])
    simulation.tick([LeaveTalk(BO, 1)])
    assert simulation.conversations[1].state == "ended" and simulation.conversations[1].members == (BO, ADA)
    for _ in range(3):
        simulation.tick()
    assert simulation.bodies[ADA].arrived and simulation.bodies[ADA].conversation is None


def test_a_line_is_heard_by_the_members_and_by_whoever_is_near_and_awake(tmp_path: Path) -> None:
    simulation = simulate(tiny_town(tmp_path), {ADA: (2, 3), BO: (4, 3), CY: (1, 3)})
    simulation.tick([StartTalk(ADA, BO)])
    report = simulation.tick([Say(ADA, 1, "The stove is warm.", cites=(4,))])
    line = simulation.conversations[1].lines[0]
    assert (line.hearers, line.cites) == ((BO, CY), (4,))
    assert [(event.kind, event.text, event.conversation) for event in report.events] == [("speech", "The stove is warm.", 1)]
    simulation.tick([Do(CY, "sleeping", "💤", BEDROOM, BED, asleep=True)])
    for _ in range(6):
        simulation.tick()
    simulation.tick([Say(BO, 1, "So it is.")])
    assert simulation.bodies[CY].asleep and simulation.conversations[1].lines[1].hearers == (ADA,)


def test_one_cannot_talk_to_sleepers_to_the_busy_or_through_walls(simulation: Simulation) -> None:
    assert simulation.tick([StartTalk(ADA, CY)]).rejections[0].reason == "Cy Hall is too far away to talk to"
    simulation.tick([Do(BO, "sleeping", "💤", BEDROOM, BED, asleep=True)])
    for _ in range(6):
        simulation.tick()
    assert simulation.tick([StartTalk(ADA, BO)]).rejections[0].reason == "Bo Finch is asleep"
    assert simulation.tick([StartTalk(ADA, ADA)]).rejections


def test_a_talk_in_which_nobody_speaks_any_more_is_over(simulation: Simulation) -> None:
    simulation.tick([StartTalk(ADA, BO)])
    for _ in range(100):
        simulation.tick()
    assert simulation.conversations[1].state == "ended"
    assert simulation.tick([Say(ADA, 1, "Hello?")]).rejections[0].reason == "that conversation is over"


def test_others_who_are_near_may_join_from_the_start(tmp_path: Path) -> None:
    simulation = simulate(tiny_town(tmp_path), {ADA: (2, 3), BO: (4, 3), CY: (1, 3)})
    simulation.tick([StartTalk(ADA, BO, (CY, 99))])
    assert simulation.conversations[1].members == (ADA, BO, CY)
    assert simulation.bodies[CY].conversation == 1
    simulation.tick([LeaveTalk(BO, 1)])
    assert simulation.conversations[1].state == "talking"


def test_who_is_too_far_away_does_not_join(simulation: Simulation) -> None:
    simulation.tick([StartTalk(ADA, BO, (CY,))])
    assert simulation.conversations[1].members == (ADA, BO)


def test_what_a_line_claims_is_kept_in_the_world_and_in_its_save(tmp_path: Path) -> None:
    positions = {ADA: (2, 3), BO: (4, 3), CY: (1, 3)}
    simulation = simulate(tiny_town(tmp_path), positions)
    simulation.tick([StartTalk(ADA, BO)])
    report = simulation.tick([Say(ADA, 1, "It's mine now.", (4,), ("Ada Reed has bought the stove",), "tell")])
    event, line = report.events[0], simulation.conversations[1].lines[0]
    assert (event.line, event.act, event.claims, event.cites) == (0, line.act, line.claims, line.cites)
    other = simulate(tiny_town(tmp_path), positions)
    other.restore(json.loads(json.dumps(pack(simulation.moment()))))
    assert other.conversations == simulation.conversations
    assert other.bodies[CY].percepts == simulation.bodies[CY].percepts
