"""Whatever a model's server does, the town lives on: nobody stands about, and nobody says what is not speech."""

import pytest
from ai.model.five_people import five_people, over_the_wire
from ai.model.lived import Lived
from ai.model.stub.faults import FAULTS, always, mixed, one_in
from hypothesis import given, settings
from hypothesis import strategies as st

from game.session.ground import Ground
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

TWO_HOURS = 7 * TICKS_PER_HOUR
"""They get up at five."""
A_WHILE = 6 * TICKS_PER_HOUR
DEBRIS = (
    "{",
    "}",
    "<think",
    "</think",
    "```",
    "Here is the JSON",
    "language model",
    "The user wants",
    "They want JSON",
    "sideways",
)
"""What the stub's faults put around or into answers."""


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return five_people(tmp_path_factory.mktemp("town"))


def holds(life: Lived) -> None:
    """What must hold whatever the server did."""
    assert life.unspeakable == []
    assert [text[:200] for text in (*life.speeches, *life.written) if any(each in text for each in DEBRIS)][:5] == []
    assert life.frozen == {}
    assert sum(number for _, number in life.meter.reasons) == life.outcomes["offline"]


def test_two_hours_over_the_wire_are_the_same_however_long_answers_take(ground: Ground) -> None:
    at_once, later = (over_the_wire(ground, TWO_HOURS, latency=latency) for latency in (0.0, 0.02))
    assert at_once.digest == later.digest
    assert {reason for reason, _ in at_once.meter.reasons} <= {"the game closes"}, "a good server's answer was not good enough"
    assert at_once.meter.calls > 30, "hardly anything was asked: this proves nothing"
    assert at_once.speeches, "nobody spoke: this proves nothing"
    holds(at_once)


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_a_server_with_a_fault_is_lived_with(name: str, ground: Ground) -> None:
    holds(over_the_wire(ground, A_WHILE, always(name)))


def test_one_in_twenty_lost_answers_freezes_nobody(ground: Ground) -> None:
    life = over_the_wire(ground, TWO_HOURS, one_in(20, "lost"))
    holds(life)
    assert life.meter.attempts > life.meter.calls or life.outcomes["offline"], "nothing was lost: this proves nothing"


@pytest.mark.heavy
@settings(max_examples=5, deadline=None)
@given(
    seed=st.integers(0, 999), names=st.lists(st.sampled_from(sorted(FAULTS)), min_size=1, max_size=6), percent=st.integers(5, 100)
)
def test_any_mix_of_faults_is_lived_with(seed: int, names: list[str], percent: int, ground: Ground) -> None:
    holds(over_the_wire(ground, A_WHILE, mixed(seed, names, percent)))


@pytest.mark.heavy
def test_a_whole_day_of_mixed_faults_ends(ground: Ground) -> None:
    life = over_the_wire(ground, TICKS_PER_DAY, mixed(11, sorted(FAULTS), percent=30))
    holds(life)
    assert life.outcomes.keys() >= {"answered", "repaired", "offline"}
