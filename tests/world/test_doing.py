"""What happens when somebody does something: places, objects' states, hours, privacy, room."""

from dataclasses import replace
from pathlib import Path

import pytest
from tiny_town import (
    ADA,
    AREAS,
    BATHROOM,
    BED,
    BEDROOM,
    BENCH,
    BO,
    CY,
    HOME,
    NAMES,
    SHELF,
    SHOP,
    STOVE,
    TOILET,
    simulate,
    tiny_town,
)

from game.world.clock import tick_at
from game.world.commands import Do, SetState
from game.world.places import OUTDOORS, Town
from game.world.simulation import Simulation, TickReport


@pytest.fixture
def town(tmp_path: Path) -> Town:
    return tiny_town(tmp_path)


def cook(resident: int, until: int = 0, text: str = "cooking porridge", state: str | None = "cooking porridge") -> Do:
    return Do(resident, text, "🥣", BEDROOM, STOVE, state, until)


def live(simulation: Simulation, ticks: int, *commands: Do | SetState) -> list[TickReport]:
    reports = [simulation.tick(commands)]
    return reports + [simulation.tick() for _ in range(ticks - 1)]


def said(reports: list[TickReport]) -> list[str]:
    return [event.text for report in reports for event in report.events if event.kind != "rejection"]


def reasons(reports: list[TickReport]) -> list[str]:
    return [rejection.reason for report in reports for rejection in report.rejections]


def test_a_cook_walks_to_the_stove_one_tile_a_tick_and_turns_it_on(town: Town) -> None:
    simulation = simulate(town, {ADA: (2, 3)})
    first = simulation.tick([cook(ADA)])
    ada = simulation.bodies[ADA]
    assert first.tick == 0 and ada.came_from == (2, 3) and ada.tile in ((2, 2), (3, 3)) and not ada.arrived
    assert simulation.states[STOVE] == "off"
    reports = live(simulation, 2)
    assert ada.tile == (4, 2) and ada.arrived and ada.facing == "up"
    assert said(reports) == ["the stove is cooking porridge", "Ada Reed is cooking porridge"]
    assert simulation.occupants(STOVE) == (ADA,)


def test_when_the_time_is_over_the_stove_is_off_again_and_the_cook_still_there(town: Town) -> None:
    simulation = simulate(town, {ADA: (4, 2)})
    live(simulation, 10, cook(ADA, until=10))
    assert simulation.states[STOVE] == "cooking porridge"
    simulation.tick()
    assert simulation.states[STOVE] == "off" and simulation.bodies[ADA].doing is None
    assert simulation.bodies[ADA].tile == (4, 2)


def test_going_on_at_the_same_stove_keeps_the_place_and_says_only_what_is_new(town: Town) -> None:
    simulation = simulate(town, {ADA: (4, 2), BO: (3, 2)})
    live(simulation, 5, cook(ADA))
    reports = live(simulation, 2, cook(BO), cook(ADA, text="frying eggs", state="frying eggs"))
    assert reasons(reports) == ["the stove is taken"]
    assert said(reports) == ["the stove is frying eggs", "Ada Reed is frying eggs"]
    assert said(live(simulation, 2, cook(ADA, text="frying eggs", state="frying eggs"))) == []
    assert said(live(simulation, 2, cook(ADA, text="waiting", state=None))) == ["the stove is off", "Ada Reed is waiting"]


def test_doing_something_elsewhere_leaves_the_stove_as_it_was(town: Town) -> None:
    simulation = simulate(town, {ADA: (4, 2)})
    live(simulation, 3, cook(ADA))
    simulation.tick([Do(ADA, "sleeping", "💤", BEDROOM, BED, asleep=True)])
    assert simulation.states[STOVE] == "off"


def test_a_state_somebody_else_wrote_stays(town: Town) -> None:
    simulation = simulate(town, {ADA: (4, 2)})
    live(simulation, 3, cook(ADA, until=4))
    live(simulation, 5, SetState(STOVE, "burning"))
    assert simulation.bodies[ADA].doing is None and simulation.states[STOVE] == "burning"


def test_a_sleeper_lies_in_bed_and_gets_up_on_a_free_side(town: Town) -> None:
    simulation = simulate(town, {ADA: (4, 3)})
    live(simulation, 9, Do(ADA, "sleeping", "💤", BEDROOM, BED, asleep=True))
    ada = simulation.bodies[ADA]
    assert ada.tile == (1, 1) and ada.asleep and ada.facing == "down"
    simulation.tick([cook(ADA)])
    assert ada.tile == (2, 1) and not ada.asleep


def test_only_as_many_as_there_are_seats_sit_on_a_bench(town: Town) -> None:
    simulation = simulate(town, {ADA: (4, 7), BO: (6, 7), CY: (7, 7)})
    sit = [Do(resident, "resting", "🪑", OUTDOORS, BENCH) for resident in (ADA, BO, CY)]
    reports = live(simulation, 8, *sit)
    assert {simulation.bodies[one].tile for one in (ADA, BO)} == {(5, 6), (6, 6)}
    assert reasons(reports) == ["every place at the bench in Tiny Town is taken"]
    assert simulation.bodies[CY].doing is None and simulation.bodies[CY].tile == (7, 7)


def test_a_closed_shop_is_told_at_once_and_an_early_comer_may_set_out(town: Town) -> None:
    browse = Do(CY, "browsing", "🛒", SHOP, SHELF)
    simulation = simulate(town, {CY: (0, 6)})
    simulation.now = tick_at(0, 7 * 60)
    assert reasons([simulation.tick([browse])]) == ["Corner Shop is closed until 08:00"]
    simulation.now = tick_at(0, 7 * 60 + 59)
    reports = live(simulation, 30, browse)
    assert reasons(reports) == [] and simulation.bodies[CY].arrived


def test_at_closing_time_visitors_leave_and_the_shopkeeper_stays(town: Town) -> None:
    simulation = simulate(town, {BO: (10, 5), CY: (8, 5)}, staff={SHOP: (BO,)})
    simulation.now = tick_at(0, 16 * 60 + 50)
    live(simulation, 20, Do(CY, "browsing", "🛒", SHOP, SHELF), Do(BO, "minding the shop", "🏪", SHOP))
    assert simulation.people_in(SHOP) == (BO, CY)
    reports = [simulation.tick() for _ in range(80)]
    assert reasons(reports) == ["Corner Shop is closing"]
    assert simulation.people_in(SHOP) == (BO,) and simulation.bodies[CY].doing is None
    assert simulation.bodies[BO].doing is not None


def test_somebody_elses_house_and_bed_are_private(tmp_path: Path) -> None:
    areas = [replace(area, properties={"private_to": NAMES[ADA]}) if area.id == HOME else area for area in AREAS]
    simulation = simulate(tiny_town(tmp_path, areas=areas), {ADA: (2, 2), CY: (8, 5)})
    assert reasons([simulation.tick([cook(CY)])]) == ["the bedroom is private to Ada Reed"]
    assert reasons([simulation.tick([cook(ADA)])]) == []


def test_the_second_waits_at_the_bathroom_door_and_goes_in_when_the_first_comes_out(town: Town) -> None:
    wash = Do(ADA, "washing", "🚿", BATHROOM, TOILET)
    simulation = simulate(town, {ADA: (4, 2), BO: (3, 2)})
    live(simulation, 4, wash)
    reports = live(simulation, 10, Do(BO, "waiting inside", "🧼", BATHROOM))
    assert simulation.people_in(BATHROOM) == (ADA,) and simulation.bodies[BO].tile == (5, 2)
    reports += live(simulation, 10, cook(ADA))
    assert reasons(reports) == []
    assert simulation.people_in(BATHROOM) == (BO,) and simulation.bodies[ADA].tile == (4, 2)


def test_who_waits_too_long_at_a_door_gives_up_and_stands_aside(town: Town) -> None:
    simulation = simulate(town, {ADA: (6, 2), BO: (3, 2)})
    live(simulation, 2, Do(ADA, "washing", "🚿", BATHROOM, TOILET))
    reports = live(simulation, 45, Do(BO, "washing", "🧼", BATHROOM))
    assert reasons(reports) == ["the bathroom is taken"]
    assert simulation.bodies[BO].doing is None and simulation.bodies[BO].tile != (5, 2)


def test_without_an_object_people_stand_apart_and_out_of_doorways(town: Town) -> None:
    simulation = simulate(town, {ADA: (0, 5), BO: (1, 5), CY: (2, 5)})
    live(simulation, 30, *(Do(resident, "chatting", "💬", BEDROOM) for resident in NAMES))
    places = {body.tile for body in simulation.bodies.values()}
    assert len(places) == 3 and all(body.arrived for body in simulation.bodies.values())
    assert not places & {(2, 4), (5, 2)}


def test_nonsense_is_rejected_in_words(town: Town) -> None:
    simulation = simulate(town, {ADA: (2, 2)})
    undoable = [Do(99, "x", "", BEDROOM), Do(ADA, "x", "", 77), Do(ADA, "x", "", BEDROOM, 77)]
    nonsense = [*undoable, SetState(77, "x"), SetState(STOVE, " ")]
    report = simulation.tick(nonsense)
    assert len(report.rejections) == len(nonsense) and all(rejection.reason for rejection in report.rejections)
    assert simulation.bodies[ADA].doing is None
