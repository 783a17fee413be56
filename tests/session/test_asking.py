"""Asking a resident from outside leaves no trace in the run; with a model at work the question is in its audit log alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from ai.model.stub import StubServer
from ai.model.stub.connected import Wired, wired
from session.three_people import LIVELY, digest_after, live, thinking, three_people
from world.tiny_town import BO

from game.ai.thinking.ablating import CONDITIONS
from game.saves import Store
from game.session.asking import Interviewer, put_question
from game.session.digests import digest_of
from game.session.founding import Thinking, found, found_new
from game.session.ground import Ground
from game.settings import MindSettings

QUESTION = "Who is Ada Reed?"
LATER = LIVELY + 60


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture
def over_the_wire() -> Iterator[tuple[StubServer, Wired]]:
    settings = MindSettings(in_flight=4, timeout=0.6, first_timeout=1.8)
    with StubServer(0.0) as server, wired(server, settings, hurried=True) as mind:
        yield server, mind


def test_a_run_in_which_everybody_was_asked_everything_goes_on_as_if_nobody_had_been(ground: Ground) -> None:
    session = live(found(ground, thinking()), LIVELY)
    before = digest_of(session, ground.header)
    for resident in session.residents:
        for condition in CONDITIONS:
            assert put_question(session, thinking(), resident, QUESTION, "a reporter", condition).text
    assert digest_of(session, ground.header) == before
    live(session, LATER)
    assert digest_of(session, ground.header) == digest_after(ground, LATER)
    session.close()


def test_whoever_sits_down_answers_from_that_moment_whatever_the_town_does_since(ground: Ground) -> None:
    session = live(found(ground, thinking()), LIVELY)
    ask, remembered = Interviewer(session, thinking()).sitting(BO), len(session.residents[BO].stream)
    then = ask("What happened today?")
    live(session, LATER)
    assert len(session.residents[BO].stream) > remembered
    assert ask("What happened today?") == then and all(each < remembered for each in then.cites)
    session.close()


def test_a_model_that_is_asked_is_in_the_audit_log_for_no_thought_and_nothing_else_is(
    ground: Ground, tmp_path: Path, over_the_wire: tuple[StubServer, Wired]
) -> None:
    mind = over_the_wire[1]
    session = live(found_new(Store(tmp_path), "asked", ground, thinking()), LIVELY)
    session.record._model = mind.connected  # the town was lived without it so far, which is quicker
    before = digest_of(session, ground.header)
    answer = put_question(session, Thinking(mind.mind, 0, model=mind.connected), BO, QUESTION, "a reporter")
    assert answer.text and digest_of(session, ground.header) == before
    session.close()
    with Store(tmp_path).open("asked", write=False) as save:
        (call,) = [call for _, call in save.calls()]
        assert (call.kind, call.request, call.resident, call.tick) == ("answer_interview", 0, BO, LIVELY)
        assert not any("reporter" in str(row.data) for row in save.span(("event", "order", "given"), 0, LATER))


def test_where_the_server_is_dead_the_offline_mind_answers(ground: Ground, over_the_wire: tuple[StubServer, Wired]) -> None:
    server, mind = over_the_wire
    session = live(found(ground, thinking()), LIVELY)
    server.__exit__(None, None, None)
    answer = put_question(session, Thinking(mind.connected.mind, 0, model=mind.connected), BO, QUESTION)
    assert answer == put_question(session, thinking(), BO, QUESTION)
    assert mind.connected.drain()[0].outcome == "offline"
    session.close()
