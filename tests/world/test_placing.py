"""Somebody who was led elsewhere is put where they were: no norm, no distance and no wall of this town keeps them from it."""

import pytest
from world.tiny_town import ADA, BED, BEDROOM, BENCH, BO, CY, SHOP, simulate, tiny_town

from game.world.clock import tick_at
from game.world.commands import Put, Say, StartTalk
from game.world.places import OUTDOORS, Town
from game.world.simulation import Simulation

END = tick_at(day=2, minute=0)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("map"))


@pytest.fixture
def led(town: Town) -> Simulation:
    """A town whose people are led for two days."""
    simulation = simulate(town, {ADA: (2, 5), BO: (9, 6), CY: (3, 6)})
    simulation.led_until = END
    return simulation


def test_they_are_there_at_once_and_do_what_they_did(led: Simulation) -> None:
    report = led.tick([Put(ADA, (1, 1), "sleeping", "💤", BEDROOM, asleep=True, using=BED)])
    body = led.bodies[ADA]
    assert (body.tile, body.using, body.asleep) == ((1, 1), BED, True)
    assert [event.text for event in report.events if event.resident == ADA] == ["Ada Reed is sleeping"]


def test_who_goes_on_doing_it_is_seen_beginning_once(led: Simulation) -> None:
    led.tick([Put(ADA, (2, 5), "strolling", "", OUTDOORS)])
    assert not led.tick([Put(ADA, (3, 5), "strolling", "", OUTDOORS)]).events
    assert led.bodies[ADA].facing == "right"


def test_nobody_sits_on_what_is_elsewhere(led: Simulation) -> None:
    led.tick([Put(ADA, (2, 5), "reading", "", OUTDOORS, using=BENCH)])
    assert led.bodies[ADA].using is None
    led.tick([Put(ADA, (6, 6), "reading", "", OUTDOORS, using=BENCH)])
    assert led.bodies[ADA].using == BENCH


@pytest.mark.parametrize("command", [Put(9, (2, 5), "x", "", 0), Put(ADA, (12, 5), "x", "", 0), Put(ADA, (2, 5), "x", "", 99)])
def test_what_is_not_in_town_is_refused(led: Simulation, command: Put) -> None:
    assert led.tick([command]).rejections
    assert led.bodies[ADA].tile == (2, 5)


def test_closing_time_sends_nobody_out_before_the_end(led: Simulation) -> None:
    led.tick([Put(ADA, (9, 3), "looking round", "", SHOP)])
    led.now = tick_at(day=0, minute=17 * 60)
    led.tick()
    assert led.bodies[ADA].tile == (9, 3) and not led.bodies[ADA].path
    led.now = END + tick_at(day=0, minute=17 * 60)
    led.tick()
    assert led.bodies[ADA].path


def test_they_talk_as_they_did_however_far_apart(led: Simulation) -> None:
    assert not led.tick([StartTalk(ADA, BO), Say(ADA, 1, "Hello over there!")]).rejections
    assert led.conversations[1].lines[0].hearers == (BO, CY)
    led.now = END
    led.bodies[CY].tile = (9, 3)
    assert led.tick([StartTalk(CY, ADA)]).rejections


def test_who_talks_turns_to_the_other(led: Simulation) -> None:
    led.tick([StartTalk(ADA, BO)])
    led.tick([Put(ADA, (9, 7), "talking", "", OUTDOORS), Put(BO, (9, 6), "talking", "", OUTDOORS)])
    assert (led.bodies[ADA].facing, led.bodies[BO].facing) == ("up", "down")
