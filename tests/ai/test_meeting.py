"""Who begins a talk: those near each other, awake and free, the closer the sooner, and not all the time."""

from dataclasses import replace

import pytest
from world.tiny_town import ADA, BO, CY, NAMES, simulate, tiny_town

from game.ai.known_places import KnownPlaces
from game.ai.meeting import QUIET_ALONE, QUIET_PAIR, company, meetings
from game.ai.persona import Persona, Relation
from game.ai.residents import Resident
from game.ai.stream import MemoryStream
from game.ai.thought import VOICE
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import Do
from game.world.places import Tile, Town
from game.world.simulation import Simulation

NOON = 12 * 60 * TICKS_PER_MINUTE
STREET: dict[int, Tile] = {ADA: (3, 5), BO: (4, 5), CY: (6, 5)}


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("town"))


def people(close: float = 0.0) -> dict[int, Resident]:
    """Three people; Ada likes Bo so much, and Cy nobody knows."""
    likes = (Relation(NAMES[BO], closeness=close),) if close else ()
    return {
        number: Resident(
            number,
            name,
            Persona(name=name, paragraph="", clauses=(), relations=likes if number == ADA else ()),
            MemoryStream(),
            KnownPlaces(()),
        )
        for number, name in NAMES.items()
    }


def scene(town: Town, positions: dict[int, Tile] = STREET, tick: int = NOON) -> Simulation:
    simulation = simulate(town, positions)
    for number, tile in positions.items():
        simulation.bodies[number].tile = tile
    simulation.now = tick
    return simulation


def share(residents: dict[int, Resident], simulation: Simulation, pair: tuple[int, int], seeds: int = 400) -> float:
    """How often a pair begins a talk, over many seeds."""
    return sum(pair in meetings(residents, simulation, seed) for seed in range(seeds)) / seeds


def test_the_closer_two_are_the_sooner_they_talk(town: Town) -> None:
    strangers, friends = share(people(), scene(town), (ADA, BO)), share(people(close=0.9), scene(town), (ADA, BO))
    assert 0 < strangers < 0.12 < friends < 0.3


def test_nobody_is_in_two_talks_that_begin_at_once(town: Town) -> None:
    begun = [meetings(people(close=1.0), scene(town), seed) for seed in range(400)]
    assert any(begun)
    for pairs in begun:
        members = [member for pair in pairs for member in pair]
        assert len(members) == len(set(members))


def test_a_meeting_depends_on_seed_and_tick_and_on_nothing_else(town: Town) -> None:
    one, other = scene(town), scene(town)
    assert [meetings(people(), one, seed) for seed in range(50)] == [meetings(people(), other, seed) for seed in range(50)]
    later = scene(town, tick=NOON + TICKS_PER_MINUTE)
    assert [meetings(people(), one, seed) for seed in range(50)] != [meetings(people(), later, seed) for seed in range(50)]


@pytest.mark.parametrize(
    "positions",
    [
        pytest.param({ADA: (1, 5), BO: (5, 5)}, id="too far"),
        pytest.param({ADA: (2, 3), BO: (2, 5)}, id="a wall between"),
    ],
)
def test_who_is_not_beside_one_is_not_spoken_to(town: Town, positions: dict[int, Tile]) -> None:
    residents = {number: each for number, each in people(close=1.0).items() if number in positions}
    assert share(residents, scene(town, positions), (ADA, BO)) == 0


def test_sleepers_and_those_on_their_way_to_bed_are_left_in_peace(town: Town) -> None:
    simulation = scene(town)
    simulation.bodies[BO].doing = Do(BO, "sleeping", "", 0, asleep=True)
    assert share(people(close=1.0), simulation, (ADA, BO)) == 0
    simulation.bodies[BO].arrived = True
    assert share(people(close=1.0), simulation, (ADA, BO)) == 0


def test_who_talks_or_still_thinks_about_a_talk_begins_no_other(town: Town) -> None:
    residents, simulation = people(close=1.0), scene(town)
    residents[BO].lanes[VOICE] = 5
    assert share(residents, simulation, (ADA, BO)) == 0
    residents[BO].lanes.clear()
    simulation.bodies[BO].conversation = 1
    assert share(residents, simulation, (ADA, BO)) == 0


def test_after_a_talk_there_is_quiet(town: Town) -> None:
    residents = people(close=1.0)
    residents[ADA].talked[BO] = NOON
    residents[BO].talked[ADA] = NOON
    assert share(residents, scene(town, tick=NOON + QUIET_ALONE - 1), (ADA, CY)) == 0
    assert share(residents, scene(town, tick=NOON + QUIET_ALONE), (ADA, CY)) > 0
    assert share(residents, scene(town, tick=NOON + QUIET_PAIR - 1), (ADA, BO)) == 0
    assert share(residents, scene(town, tick=NOON + QUIET_PAIR), (ADA, BO)) > 0


def test_at_most_one_more_joins_who_is_near_and_free(town: Town) -> None:
    joined = [company((ADA, BO), people(), scene(town), seed) for seed in range(60)]
    assert set(joined) == {(), (CY,)}
    busy = people()
    busy[CY].lanes[VOICE] = 3
    assert {company((ADA, BO), busy, scene(town), seed) for seed in range(60)} == {()}
    far = scene(town, {**STREET, CY: (10, 5)})
    assert {company((ADA, BO), people(), far, seed) for seed in range(60)} == {()}


def test_who_has_something_to_tell_speaks_to_people_a_little_farther_off(town: Town) -> None:
    apart = scene(town, {ADA: (1, 5), BO: (5, 5)})
    residents = {number: each for number, each in people().items() if number != CY}
    assert share(residents, apart, (ADA, BO)) == 0
    residents[BO].persona = replace(residents[BO].persona, goals=("wants to invite everybody to the fair",))
    assert share(residents, apart, (ADA, BO)) > 0
