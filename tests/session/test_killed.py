"""However a run is killed, it opens again, has lost a game minute at most, and goes on to be the run that was never killed."""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from session.killed_run import NAME, at_some_moment, begin_or_go_on, just_after, lived_until_killed
from session.three_people import LIVELY, digest_after, live, three_people

from game.saves import Store
from game.saves.verifying import verify
from game.session.digests import digest_of
from game.session.ground import Ground
from game.session.sinks import SNAPSHOT_TICKS
from game.session.state import from_json
from game.world.clock import TICKS_PER_MINUTE

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork, to begin a hundred runs in a minute")
A_RUN = 1.2
"""Seconds in which a run comes to its end, more or less."""


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def digest(ground: Ground) -> str:
    return digest_after(ground, LIVELY)


def kill(folder: Path, ground: Ground, when: Callable[[int, float], bool], before: int = 0) -> int:
    """Kill the run in the folder once, and see that at most a game minute is lost. Returns where it goes on.

    `before` is where it went on the last time.
    """
    reached = lived_until_killed(folder, ground, when, LIVELY)
    store = Store(folder)
    if not store.exists(NAME):
        assert reached <= 0
        return 0
    session = begin_or_go_on(store, ground)
    session.record._save.close()  # type: ignore[union-attr]
    assert session.now >= max(before, reached - TICKS_PER_MINUTE)
    return session.now


def ends_alike(folder: Path, ground: Ground, digest: str) -> None:
    """Whatever was done to it, it comes to the state of a run that was never killed."""
    session = live(begin_or_go_on(Store(folder), ground), LIVELY)
    assert digest_of(session, ground.header) == digest
    session.close()
    assert verify(Store(folder).path(NAME), from_json).findings == ()


@pytest.mark.parametrize("seed", range(3))
def test_killed_three_times_at_any_moment_it_becomes_the_run_that_never_was(
    ground: Ground, digest: str, tmp_path: Path, seed: int
) -> None:
    draw = random.Random(seed)
    now = 0
    for _ in range(3):
        now = kill(tmp_path, ground, at_some_moment(draw, A_RUN), now)
    ends_alike(tmp_path, ground, digest)


@pytest.mark.parametrize("seed", range(2))
def test_killed_while_its_state_is_written_too(ground: Ground, digest: str, tmp_path: Path, seed: int) -> None:
    draw = random.Random(seed)
    now = 0
    for state in (1, 4, 7):
        now = kill(tmp_path, ground, just_after(draw, state * SNAPSHOT_TICKS, 0.02), now)
    ends_alike(tmp_path, ground, digest)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(100, 125))
def test_a_hundred_kills_change_nothing(ground: Ground, digest: str, tmp_path: Path, seed: int) -> None:
    """Four a run, at any moment: from before there is a save to while a state is written."""
    draw = random.Random(seed)
    now = 0
    for state in sorted(draw.sample(range(1, LIVELY // SNAPSHOT_TICKS), 2)):
        now = kill(tmp_path, ground, at_some_moment(draw, A_RUN), now)
        now = kill(tmp_path, ground, just_after(draw, state * SNAPSHOT_TICKS, 0.03), now)
    ends_alike(tmp_path, ground, digest)
