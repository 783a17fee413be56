"""A real llama.cpp server with a very small model: it writes nonsense, but valid nonsense, and three residents live on it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import get_args

import pytest
from ai.model.lived import Lived, live
from ai.model.llama_server import CONTEXT, MODEL, SLOTS, llama_server, missing
from session.three_people import PEOPLE, people_file
from world.tiny_town import write_town

from game.ai.model.answers import Answers
from game.ai.model.call import Call, Outcome
from game.ai.model.connecting import connect
from game.ai.model.findings import Finding
from game.ai.model.ledger import Ledger
from game.ai.model.probing import probe
from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session.founding import Thinking, found_new
from game.session.ground import lay_ground
from game.settings import MindSettings, RunSettings
from game.world.clock import tick_at

pytestmark = pytest.mark.model

MORNING = tick_at(0, 9 * 60)
"""They get up at seven."""
THREADS = 2 * SLOTS
SETTINGS = MindSettings(model=MODEL, context=CONTEXT, in_flight=SLOTS, timeout=60.0)


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the server is. It is not started by the way, among all other tests: this takes minutes."""
    if "model" not in request.config.getoption("markexpr"):
        pytest.skip("needs a real language model and some minutes: make test-model")
    assert not missing(), f"{missing()} is missing: make test-model installs it"
    with llama_server() as found_at:
        yield found_at


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """Where the morning is saved."""
    return Store(tmp_path_factory.mktemp("saves"))


@pytest.fixture(scope="module")
def morning(address: str, store: Store, tmp_path_factory: pytest.TempPathFactory) -> Lived:
    """What came of three residents' morning."""
    folder = tmp_path_factory.mktemp("town")
    ground = lay_ground(write_town(folder), people_file(folder, PEOPLE.replace("1am", "7am")), RunSettings(seed=3))
    connected = connect(replace(SETTINGS, base_url=address), "", OfflineMind(), Ledger(), Answers())
    thinking = Thinking(connected.mind, THREADS, model=connected)
    try:
        return live(ground, MORNING, thinking, partial(found_new, store, "morning"))
    finally:
        connected.close()


@pytest.fixture(scope="module")
def calls(morning: Lived, store: Store) -> list[Call]:
    """Every call of it, as the audit log has them."""
    with store.open("morning", write=False) as save:
        return [call for _, call in save.calls()]


def test_three_residents_live_a_morning_on_it(morning: Lived) -> None:
    assert morning.frozen == {}
    assert morning.unspeakable == []


def test_every_answer_is_valid_or_fallen_back_and_counted(morning: Lived, calls: list[Call]) -> None:
    not_written = morning.outcomes - Counter(call.outcome for call in calls)
    assert not_written.total() <= THREADS, "more is missing from the log than was under way when the town was closed"
    assert morning.outcomes.keys() <= set(get_args(Outcome))
    assert [call for call in calls if call.outcome == "offline" and not call.reason] == []
    assert [call for call in calls if call.outcome == "answered" and not call.completion_tokens] == []
    assert morning.outcomes["answered"] > 10, f"the model hardly answered: {morning.meter}"
    print(f"\n{morning.outcomes}\n{morning.meter}")


def test_it_is_asked_by_schema(calls: list[Call]) -> None:
    assert {call.rung for call in calls if call.attempts} == {"json_schema"}


def test_a_check_tells_the_truth_about_it(address: str, calls: list[Call]) -> None:
    found = {each.about: each for each in probe(replace(SETTINGS, base_url=address), "", None) if isinstance(each, Finding)}
    print("\n".join(f"{each.grade}: {each.whole}" for each in found.values()))
    assert found.keys() >= {"server", "model", "answers", "speed", "context", "embeddings", "game"}
    assert [each.whole for each in found.values() if each.grade == "bad"] == []
    assert MODEL in found["model"].sentence
    assert "json_schema" in found["answers"].sentence
    assert f"{CONTEXT:,}" in found["context"].sentence


def test_a_check_tells_where_no_server_is(address: str) -> None:
    gone = replace(SETTINGS, base_url=address.replace(address.rsplit(":", 1)[1], "9/v1"))
    last = [each for each in probe(gone, "", None) if isinstance(each, Finding)][-1]
    assert (last.about, last.grade) == ("server", "bad")
