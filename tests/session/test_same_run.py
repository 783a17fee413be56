"""A run depends on map, people and seed, and on nothing else: not on threads, on the speed of minds, or on the process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from session.three_people import LIVELY, at_random, digest_after, live, slowly, thinking, three_people

from game.saves import Store
from game.session.digests import digest_of, digest_of_save
from game.session.founding import found, found_new
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.clock import tick_at


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def digest(ground: Ground) -> str:
    return digest_after(ground, LIVELY)


@pytest.mark.parametrize("threads", [0, 1, 8])
def test_any_number_of_threads_lives_the_same_run(ground: Ground, digest: str, threads: int) -> None:
    assert digest_after(ground, LIVELY, threads) == digest


def test_another_seed_is_another_run(ground: Ground, digest: str, tmp_path: Path) -> None:
    other = lay_ground(ground.map_file.path, ground.map_file.path.parent / "people.toml", RunSettings(seed=4))
    assert digest_after(other, LIVELY) != digest


def test_another_map_is_another_run(digest: str, tmp_path: Path) -> None:
    ground = three_people(tmp_path)
    moved = ground.map_file.path.read_text().replace('name="shelf"', 'name="rack"')
    ground.map_file.path.write_text(moved)
    again = lay_ground(ground.map_file.path, tmp_path / "people.toml", RunSettings(seed=3))
    assert digest_after(again, LIVELY) != digest


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 999))
def test_minds_that_answer_when_they_like_live_the_same_run(ground: Ground, digest: str, seed: int) -> None:
    session = found(ground, thinking())
    slowly(session, at_random(seed))
    refused = 0
    while session.now < LIVELY:
        refused += not session.advance()
    assert digest_of(session, ground.header) == digest
    assert refused > 10, "the clock never had to wait: this proves nothing"


def test_thoughts_that_come_in_reversed_order_live_the_same_run(ground: Ground, digest: str) -> None:
    session = found(ground, thinking())
    bridge = slowly(session, lambda request: 0)
    while session.now < LIVELY:
        for request in sorted(bridge.waiting, reverse=True) if session.now % 7 == 0 else ():
            bridge.think_of(request)
        session.advance(wait=True)
    assert bridge.thought != sorted(bridge.thought), "they came in order: this proves nothing"
    assert digest_of(session, ground.header) == digest


def test_a_clock_that_waits_for_a_thought_changes_nothing(ground: Ground) -> None:
    session = found(ground, thinking())
    slowly(session, lambda request: 3)
    while session.advance():
        pass
    before = digest_of_what_can_be_seen(session)
    assert session.in_flight.due(session.now), "it waits for no thought"
    assert not session.advance()
    assert digest_of_what_can_be_seen(session) == before


def digest_of_what_can_be_seen(session: object) -> str:
    """Everything but the thoughts: to look at those would be to wait for them."""
    parts = [session.now, session.simulation.to_data(), list(session.in_flight.asked), session.log, session.thoughts]  # type: ignore[attr-defined]
    parts += [(one.plan, one.lanes, one.stream.digest) for one in session.residents.values()]  # type: ignore[attr-defined]
    return repr(parts)


def test_the_digest_of_a_save_is_that_of_the_living_run_and_leaves_its_name_out(
    ground: Ground, digest: str, tmp_path: Path
) -> None:
    store = Store(tmp_path)
    for name in ("monday", "another name"):
        session = live(found_new(store, name, ground, thinking()), LIVELY)
        assert digest_of(session, ground.header) == digest
        session.close()
        with store.open(name, write=False) as save:
            assert digest_of_save(save) == digest


def test_to_ask_for_the_digest_changes_nothing(ground: Ground, digest: str) -> None:
    session = found(ground, thinking(threads=1))
    while session.now < LIVELY:
        session.advance(wait=True)
        if session.now % 50 == 0:
            digest_of(session, ground.header)
    assert digest_of(session, ground.header) == digest
    session.close()


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_lives_the_same_run(ground: Ground, digest: str, hash_seed: str) -> None:
    folder = ground.map_file.path.parent
    here = Path(__file__).parents[1]
    script = (
        "from pathlib import Path; from session.three_people import *; from session.three_people import lay_ground\n"
        f"folder = Path({str(folder)!r})\n"
        "ground = lay_ground(folder / 'tiny_town.tmx', folder / 'people.toml', RunSettings(seed=3))\n"
        f"print(digest_after(ground, {LIVELY}, threads=2))"
    )
    paths = os.pathsep.join([str(here), str(here.parent)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest


@pytest.mark.slow
def test_our_whole_town_lives_the_same_morning_with_and_without_threads() -> None:
    ground = lay_ground(None, None, RunSettings(seed=7))
    until = tick_at(0, 7 * 60 + 30)
    assert digest_after(ground, until, threads=0) == digest_after(ground, until, threads=3)
