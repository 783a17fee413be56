"""The audit log of a save: every question to a model, what was asked, what came of it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.model.call import Call
from game.ai.model.prompt import Message
from game.problem import Problem
from game.saves import Save, Store

CALL = Call(
    resident=3,
    tick=2520,
    kind="react",
    model="small",
    key="k1",
    messages=(Message("system", "rules"), Message("user", 'the stove is "burning"')),
    text='{"choice": "act"}',
    outcome="answered",
    rung="json_schema",
    prompt_tokens=210,
    completion_tokens=12,
    seconds=0.8,
    cost=0.002,
)


@pytest.fixture
def save(tmp_path: Path) -> Iterator[Save]:
    with Store(tmp_path).create("town", {"seed": 1}) as made:
        yield made


def test_a_call_is_read_back_as_it_was_written(save: Save) -> None:
    save.append_calls((CALL,))
    assert [call for _, call in save.calls()] == [CALL]


@settings(deadline=None)
@given(text=st.text(), reason=st.text(), words=st.lists(st.text(), max_size=4))
def test_whatever_a_server_said_is_kept_to_the_letter(
    tmp_path_factory: pytest.TempPathFactory, text: str, reason: str, words: list[str]
) -> None:
    text, reason = (each.encode("utf-8", "replace").decode() for each in (text, reason))
    messages = tuple(Message("user", each.encode("utf-8", "replace").decode()) for each in words)
    call = replace(CALL, text=text, reason=reason, messages=messages)
    with Store(tmp_path_factory.mktemp("saves")).create("town", {}) as made:
        made.append_calls((call,))
        assert [found for _, found in made.calls()] == [call]


def test_calls_are_found_by_resident_kind_outcome_and_time(save: Save) -> None:
    other = replace(CALL, resident=4, kind="plan_day", outcome="offline", reason="the server is away", tick=9000)
    save.append_calls((CALL, other))
    found = [save.calls(resident=4), save.calls(kind="plan_day"), save.calls(outcome="offline"), save.calls(since=8000)]
    assert all([call for _, call in each] == [other] for each in found)
    assert [call for _, call in save.calls(until=8000)] == [CALL]


def test_only_valid_answers_are_answers_from_before(save: Save) -> None:
    calls = [replace(CALL, key=outcome, outcome=outcome) for outcome in ("answered", "repaired", "partial", "cached", "offline")]
    save.append_calls(tuple(calls))
    assert [key for key, _ in save.answers()] == ["answered", "repaired", "partial"]


def test_what_was_spent_is_the_sum_of_all_calls_and_a_rewound_run_keeps_it(save: Save) -> None:
    save.append_calls((CALL, replace(CALL, cost=0.5)))
    save.rewind(-1)
    assert save.spent == pytest.approx(0.502)


def test_a_log_that_a_stranger_wrote_is_refused_in_a_sentence(save: Save) -> None:
    save.append_calls((replace(CALL, outcome="invented"),))  # type: ignore[arg-type]
    with pytest.raises(Problem, match="damaged"):
        list(save.calls())
