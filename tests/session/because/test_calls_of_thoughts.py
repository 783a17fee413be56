"""Each question to a model is laid to the very thought it was asked for, and where the offline mind stood in, that is said."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from ai.model.five_people import five_people
from ai.model.lived import live
from ai.model.stub import StubServer
from ai.model.stub.connected import wired
from ai.model.stub.faults import mixed
from session.because.told_town import EMBEDDER, links

from game.saves import Save, Store
from game.session.because import Telling, Thinking, chain
from game.session.because.opening import telling_of
from game.session.founding import Thinking as Mind
from game.session.founding import found_new
from game.settings import MindSettings
from game.world.clock import TICKS_PER_HOUR

ASKED_BY = {
    "plan_day": {"plan_day", "break_down_hour", "summarise_self"},
    "replan": {"replan_day", "break_down_hour"},
    "break_down": {"break_down_hour"},
    "ground": {"ground"},
    "notice": {"rate_importance"},
    "dialogue": {"write_dialogue"},
    "say_line": {"say_line"},
    "note_talk": {"note_talk", "rate_importance"},
    "reflect": {"ask_reflection", "draw_insights", "summarise_self"},
    "react": {"react", "rate_importance"},
    "meet": {"react", "rate_importance"},
    "heed": {"heed"},
}
"""Which questions a kind of thought may put to a mind."""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    """Some hours in which two of five answers of the model's server are empty."""
    folder = tmp_path_factory.mktemp("wired")
    ground, store = five_people(folder), Store(folder / "saves")
    settings = MindSettings(in_flight=8, timeout=0.6, first_timeout=2.0)
    with StubServer(faults=mixed(5, ["empty content"], 40)) as server, wired(server, settings, hurried=True) as mind:
        thinking = Mind(mind.mind, 8, EMBEDDER, mind.connected)
        live(ground, 7 * TICKS_PER_HOUR, thinking, lambda ground, mind: found_new(store, "wired", ground, mind))
    with store.open("wired", write=False) as save:
        yield telling_of(save, ground, EMBEDDER, save.last_tick)


def test_every_call_is_of_one_thought_that_was_asked_for_at_its_tick_and_may_ask_such_a_thing(telling: Telling) -> None:
    thoughts = {each.decision.id: each.decision for each in telling.thoughts(telling.until, most=100_000)}
    calls = [call for _, call in telling.save.calls() if call.request]
    landed = [call for call in calls if call.request in thoughts]
    assert len(landed) > 30 and len(landed) > 0.8 * len(calls), "the others were still being thought of at the end, or dropped"
    for call in landed:
        decision = thoughts[call.request]
        assert (call.resident, call.tick) == (decision.resident, decision.asked)
        assert call.kind in ASKED_BY[decision.kind], (call.kind, decision.kind)


def test_each_thought_has_all_its_calls_and_nobody_elses(telling: Telling) -> None:
    found: Counter[int] = Counter()
    for thought in telling.thoughts(telling.until, most=100_000):
        for number, call in telling.calls(thought.decision):
            found[number] += 1
            assert call.request == thought.decision.id
    assert set(found.values()) == {1}
    asked_together = Counter((call.resident, call.tick) for _, call in telling.save.calls())
    assert max(asked_together.values()) > 1, "no two were asked of one resident at once: this proves nothing"


def test_a_chain_ends_in_the_prompts_and_answers(telling: Telling) -> None:
    shown = [each for each in _of_calls(telling) if each.endswith("\u201d")]
    assert any("stub, asked to write dialogue, answered" in said for said in shown), shown[:3]
    assert all("tokens, cost" in said for said in shown)


def test_where_the_offline_mind_stood_in_the_reason_is_given(telling: Telling) -> None:
    offline = [call for _, call in telling.save.calls(outcome="offline") if call.request]
    assert offline, "no answer was lost: this proves nothing"
    stood_in = [said for said in _of_calls(telling) if said.startswith("The offline mind stood in for stub")]
    assert stood_in and all(", because " in said for said in stood_in)


def test_a_save_before_calls_said_for_what_they_are_can_be_read(telling: Telling, tmp_path: Path) -> None:
    with Store(tmp_path).create("bare", {}) as save:
        assert _requests(save) == []
    assert all(number >= 0 for number in _requests(telling.save))


def _requests(save: Save) -> list[int]:
    return [call.request for _, call in save.calls()]


def _of_calls(telling: Telling) -> list[str]:
    thoughts = [each.decision for each in telling.thoughts(telling.until, most=100_000)]
    chains = (chain(telling, Thinking(each.id, each.landed)).chain for each in thoughts)
    return [link.said for found in chains for link in links(found) if link.sort == "call"]
