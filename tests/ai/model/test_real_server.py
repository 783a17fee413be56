"""A real llama.cpp server with a very small model: it writes nonsense, but valid nonsense, and three residents live on it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest
from ai.model.lived import Lived, live
from ai.model.llama_server import CONTEXT, MODEL, llama_server, missing
from session import three_people
from world.tiny_town import write_town

from game.ai.model import forms
from game.ai.model.answers import Answers
from game.ai.model.call import Call, Outcome
from game.ai.model.connecting import connect
from game.ai.model.findings import Finding
from game.ai.model.form import Form
from game.ai.model.ladder import Way
from game.ai.model.ledger import Ledger
from game.ai.model.probing import probe
from game.ai.model.prompt import Message
from game.ai.model.server import Server
from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session import Session
from game.session.founding import Thinking, found_new
from game.session.going_on import go_on
from game.session.ground import Ground, lay_ground
from game.settings import MindSettings, RunSettings
from game.world.clock import TICKS_PER_HOUR, tick_at

pytestmark = pytest.mark.model

WAKING = tick_at(0, 7 * 60 - 1)
"""A minute before they get up. The night needs no model."""
IN_FLIGHT = 2
SETTINGS = MindSettings(model=MODEL, context=CONTEXT, in_flight=IN_FLIGHT, timeout=40.0, first_timeout=60.0)
"""A model as small as this one may write on and on, and a busy computer takes minutes for that: it counts as lost."""
FORMS: tuple[Form[Any, Any, Any], ...] = tuple(getattr(forms, name) for name in forms.__all__)


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
    """What came of two hours of three residents."""
    folder = tmp_path_factory.mktemp("town")
    people = three_people.people_file(folder, three_people.PEOPLE.replace("1am", "7am"))
    ground = lay_ground(write_town(folder), people, RunSettings(seed=3))
    three_people.live(found_new(store, "morning", ground, three_people.thinking()), WAKING).close()
    connected = connect(replace(SETTINGS, base_url=address), "", OfflineMind(), Ledger(), Answers())

    def wake(ground: Ground, thinking: Thinking) -> Session:
        return go_on(store.open("morning"), ground, thinking)

    try:
        return live(ground, WAKING + 2 * TICKS_PER_HOUR, Thinking(connected.mind, 2 * IN_FLIGHT, model=connected), wake)
    finally:
        connected.close()


@pytest.fixture(scope="module")
def calls(morning: Lived, store: Store) -> list[Call]:
    """Every call of it, as the audit log has them."""
    with store.open("morning", write=False) as save:
        return [call for _, call in save.calls()]


def test_three_residents_live_two_hours_on_it(morning: Lived) -> None:
    assert morning.frozen == {}
    assert morning.speeches
    assert morning.unspeakable == []


def test_every_answer_is_valid_or_fallen_back_and_counted(morning: Lived, calls: list[Call]) -> None:
    print(f"\n{morning.outcomes}\n{morning.meter}")
    assert Counter((call.kind, call.outcome) for call in calls) == Counter(dict(morning.meter.outcomes))
    assert morning.outcomes.keys() <= set(get_args(Outcome))
    assert [call for call in calls if call.outcome == "offline" and not call.reason] == []
    assert [call for call in calls if call.outcome == "answered" and not call.completion_tokens] == []
    used = sum(morning.outcomes[outcome] for outcome in ("answered", "repaired", "partial"))
    assert used > 10, f"the model hardly answered: {morning.meter.reasons}"


def test_it_is_asked_by_schema(calls: list[Call]) -> None:
    assert {call.rung for call in calls if call.attempts} == {"json_schema"}


@pytest.mark.parametrize("form", FORMS, ids=[form.kind for form in FORMS])
def test_it_takes_the_schema_of_every_question(form: Form[Any, Any, Any], address: str) -> None:
    way = Way("json_schema", "max_tokens")
    server = Server(address, "")
    try:
        begun = server.complete(MODEL, (Message("user", "Go on."),), way.parameters(form.answer, 4, 0.0), SETTINGS.first_timeout)
    finally:
        server.close()
    assert begun.text.lstrip().startswith("{")


def test_a_check_tells_the_truth_about_it(address: str) -> None:
    settings = replace(SETTINGS, base_url=address, temperature=0.0)  # else it may, now and then, get all small questions wrong
    found = {each.about: each for each in probe(settings, "", None) if isinstance(each, Finding)}
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
