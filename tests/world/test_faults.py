"""What burns or leaks serves nobody until it is put right, however it is said."""

import pytest
from world.tiny_town import ADA, BATHROOM, BED, BEDROOM, BO, STOVE, TOILET, simulate, tiny_town

from game.world.answerable import answerable
from game.world.commands import Do, SetState
from game.world.faults import fault
from game.world.simulation import Simulation


@pytest.fixture
def simulation(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    return simulate(tiny_town(tmp_path_factory.mktemp("town")), {ADA: (2, 2), BO: (3, 3)})


def live(simulation: Simulation, ticks: int) -> None:
    for _ in range(ticks):
        simulation.tick()


@pytest.mark.parametrize(
    ("kind", "state", "name"),
    [
        ("stove", "burning", "fire"),
        ("stove", "Burning brightly", "fire"),
        ("old fireplace", "burning", None),
        ("shower", "leaking all over the floor", "water"),
        ("stove", "leaking gas", "gas"),
        ("pipe", "not leaking", None),
        ("pipe", "no longer leaking", None),
        ("stove", "cooking eggs", None),
        ("piano", "being played", None),
        ("chair", "broken", "broken"),
        ("sunburnt chair", "unbroken", None),
    ],
)
def test_words_say_what_is_wrong(kind: str, state: str, name: str | None) -> None:
    found = fault(kind, state)
    assert (found.name if found else None) == name


def test_nobody_cooks_on_a_burning_stove(simulation: Simulation) -> None:
    simulation.tick([SetState(STOVE, "burning")])
    report = simulation.tick([Do(ADA, "boiling an egg", "🥚", BEDROOM, STOVE, "cooking an egg")])
    assert [each.reason for each in report.rejections] == ["the stove is burning"]
    assert simulation.states[STOVE] == "burning"


def test_who_is_on_the_way_to_it_finds_it_burning(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "boiling an egg", "🥚", BEDROOM, STOVE, "cooking an egg")])
    simulation.tick([SetState(STOVE, "burning")])
    live(simulation, 6)
    assert simulation.states[STOVE] == "burning" and simulation.bodies[ADA].doing is None


def test_who_stands_at_it_does_not_cook_the_fire_away(simulation: Simulation) -> None:
    simulation.tick([Do(ADA, "boiling an egg", "🥚", BEDROOM, STOVE, "cooking an egg", until=20)])
    live(simulation, 6)
    simulation.tick([SetState(STOVE, "burning"), Do(ADA, "frying an egg", "🍳", BEDROOM, STOVE, "frying an egg", until=20)])
    live(simulation, 20)
    assert simulation.states[STOVE] == "burning"


def test_who_comes_to_mend_it_puts_it_right_for_good(simulation: Simulation) -> None:
    simulation.tick([SetState(STOVE, "burning")])
    simulation.tick([Do(ADA, "turning off the stove", "🧯", BEDROOM, STOVE, "off", until=20, mends=True)])
    live(simulation, 30)
    assert simulation.states[STOVE] == "off"


def test_an_attempt_that_is_broken_off_mends_nothing(simulation: Simulation) -> None:
    simulation.tick([SetState(STOVE, "leaking")])
    simulation.tick([Do(ADA, "trying to mend the stove", "🔧", BEDROOM, STOVE, until=60, mends=True)])
    live(simulation, 8)
    simulation.tick([Do(ADA, "walking off", "🚶", BEDROOM, until=90)])
    live(simulation, 8)
    assert simulation.states[STOVE] == "leaking"


def test_it_is_up_to_who_is_at_it_then_to_who_is_nearest(simulation: Simulation) -> None:
    assert answerable(simulation, STOVE) == (ADA, BO)
    simulation.tick([Do(BO, "boiling an egg", "🥚", BEDROOM, STOVE, "cooking an egg")])
    live(simulation, 6)
    assert answerable(simulation, STOVE) == (BO, ADA)
    assert answerable(simulation, TOILET) == ()


def test_who_waits_in_front_of_a_full_room_sees_why(simulation: Simulation) -> None:
    simulation.tick([Do(BO, "washing", "🧼", BATHROOM, TOILET)])
    live(simulation, 12)
    simulation.tick([Do(ADA, "washing", "🧼", BATHROOM, TOILET)])
    assert simulation.bodies[ADA].doing is None
    simulation.tick([Do(ADA, "washing", "🧼", BATHROOM)])
    live(simulation, 12)
    seen = [each.event for each in simulation.bodies[ADA].percepts if each.event.kind == "obstacle"]
    assert [event.text for event in seen] == ["The bathroom is taken"]
    assert not [each for each in simulation.bodies[BO].percepts if each.event.kind == "obstacle"]


def test_a_world_that_was_packed_knows_since_when_things_are_as_they_are(simulation: Simulation) -> None:
    simulation.tick([SetState(BED, "singing")])
    again = simulate(simulation.town, {ADA: (2, 2), BO: (3, 3)})
    again.restore(simulation.to_data())
    assert again.changed == simulation.changed != {}
