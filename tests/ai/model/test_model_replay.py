"""A run on a language model is played back with the server switched off, also where answers were lost and thoughts late."""

import time
from pathlib import Path

import pytest
from ai.model.five_people import IMPATIENT, THREADS, five_people
from ai.model.stub import StubServer
from ai.model.stub.connected import wired
from ai.model.stub.faults import Choice, one_in, sound

from game.saves import Store
from game.session.digests import digest_of, digest_of_save
from game.session.founding import Thinking, found_new
from game.session.ground import Ground
from game.session.replay import Replay, check
from game.settings import MindSettings
from game.world.clock import TICKS_PER_HOUR

LONG = 7 * TICKS_PER_HOUR
"""They get up at five."""


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return five_people(tmp_path_factory.mktemp("town"))


def lived(store: Store, ground: Ground, faults: Choice, wait: bool) -> str:
    """Two hours over the wire, as without a window (`wait`) or as in one, where the clock goes on without late answers."""
    settings = MindSettings(in_flight=THREADS, timeout=IMPATIENT, first_timeout=3 * IMPATIENT)
    with StubServer(0.01, faults) as server, wired(server, settings, hurried=True) as mind:
        session = found_new(store, "wired", ground, Thinking(mind.mind, THREADS, model=mind.connected))
        while session.now < LONG:
            if not session.advance(wait):
                time.sleep(0.001)
        digest = digest_of(session, ground.header)
        session.close()
        assert server.served, "nothing was asked: this proves nothing"
    return digest


@pytest.mark.parametrize(("faults", "wait"), [(sound, True), (one_in(5, "slow"), False)], ids=["sound", "faulty and late"])
def test_it_is_the_same_run_with_no_server(ground: Ground, tmp_path: Path, faults: Choice, wait: bool) -> None:
    store = Store(tmp_path)
    digest = lived(store, ground, faults, wait)
    with store.open("wired", write=False) as save:
        assert digest_of_save(save) == digest
        found = check(save, ground)
        assert found.differing == () and found.minutes == LONG // 6
    with Replay(store.open("wired", write=False), ground) as replay:
        replay.travel(LONG)
        assert digest_of(replay.session, ground.header) == digest
