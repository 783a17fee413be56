"""The stub server is itself a server one can trust: what it was taught it answers, on time, many at once, and it counts right."""

import json
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any

import pytest
from ai.model.stub import StubServer
from ai.model.stub.counting import counted, counted_by_kind
from ai.model.stub.faults import FAULTS, always, mixed, one_in
from ai.model.stub.gauge import Gauge
from ai.model.stub.messages import read_request
from ai.model.stub.prefix_cache import BLOCK, PrefixCache
from ai.model.stub.tokens import tokens_of

GREETING = (("system", "You think for a resident."), ("user", "Say something."))
HELLO = '{"line": "Hello there."}'
SCHEMA = {
    "type": "object",
    "properties": {"choice": {"enum": ["stay", "go"]}, "times": {"type": "array", "items": {"type": "integer"}}},
}


def body(*more: tuple[str, str], **asked: Any) -> dict[str, Any]:
    messages = [{"role": role, "content": text} for role, text in (*GREETING, *more)]
    return {"model": "stub", "messages": messages, **asked}


def send(server: StubServer, path: str, plain: dict[str, Any] | None) -> dict[str, Any]:
    data = None if plain is None else json.dumps(plain).encode()
    with urllib.request.urlopen(urllib.request.Request(server.base_url + path, data), timeout=2) as reply:
        answer: dict[str, Any] = json.load(reply)
        return answer


def say(server: StubServer, *more: tuple[str, str], **asked: Any) -> str:
    content: str = send(server, "/chat/completions", body(*more, **asked))["choices"][0]["message"]["content"]
    return content


def test_what_it_was_taught_it_answers_also_when_asked_to_mend_it() -> None:
    with StubServer() as server:
        server.teach(GREETING, "say_line", HELLO)
        assert say(server) == HELLO
        assert say(server, ("assistant", "what?"), ("user", "That was no JSON.")) == HELLO
        assert [(each.again, each.number) for each in server.requests()] == [(0, 0), (1, 1)]


def test_what_it_was_not_taught_it_answers_in_the_shape_that_was_asked_for() -> None:
    shape = {"type": "json_schema", "json_schema": {"name": "x", "schema": SCHEMA}}
    with StubServer() as server:
        assert json.loads(say(server, response_format=shape)) == {"choice": "stay", "times": [1]}


def test_another_answer_to_the_same_prompt_is_counted_and_not_given() -> None:
    with StubServer() as server:
        server.teach(GREETING, "say_line", HELLO)
        server.teach(GREETING, "say_line", '{"line": "Good day."}')
        assert (say(server), server.conflicts) == (HELLO, 1)


def test_many_answers_come_each_a_latency_after_its_request() -> None:
    with StubServer(latency=0.05) as server, ThreadPoolExecutor(8) as pool:
        began = time.monotonic()
        list(pool.map(lambda _: say(server), range(8)))
        assert server.gauge.most() > 2
        assert time.monotonic() - began > 0.05
        assert server.gauge.mean(began, time.monotonic()) > 1


def test_tokens_are_counted_in_prompt_and_answer_and_by_kind() -> None:
    with StubServer() as server:
        server.teach(GREETING, "say_line", HELLO)
        usage = send(server, "/chat/completions", body())["usage"]
        say(server, ("user", "x"))
        assert usage["completion_tokens"] == len(tokens_of(HELLO)) > 3
        assert usage["prompt_tokens"] > len(tokens_of(GREETING[0][1] + GREETING[1][1]))
        sums = counted(server.served)
        assert (sums.calls, counted_by_kind(server.served)) == (2, {"say_line": sums})


def test_a_prefix_is_reused_in_whole_blocks_and_for_the_same_model_only() -> None:
    cache, prompt = PrefixCache(), list(range(3 * BLOCK + 5))
    assert cache.reused("one", prompt) == 0
    assert cache.reused("two", prompt) == 0
    assert cache.reused("one", prompt) == 3 * BLOCK
    assert cache.reused("one", [*prompt[: 2 * BLOCK + 9], 999, 998]) == 2 * BLOCK
    assert cache.reused("one", [999, *prompt]) == 0


def test_the_last_token_of_a_prompt_is_always_read() -> None:
    cache, prompt = PrefixCache(), list(range(2 * BLOCK))
    cache.reused("one", prompt)
    assert cache.reused("one", prompt) == BLOCK


def test_calls_in_flight_are_weighed_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 1.0, 3.0, 4.0])
    monkeypatch.setattr("ai.model.stub.gauge.time.monotonic", lambda: next(times))
    gauge = Gauge()
    for change in (gauge.came, gauge.came, gauge.went, gauge.went):
        change()
    assert gauge.mean(0.0, 4.0) == (1 + 2 * 2 + 1) / 4
    assert gauge.mean(3.0, 5.0) == 0.5
    assert (gauge.most(), gauge.most(3.5, 9.0)) == (2, 1)


def test_models_and_embeddings_are_there() -> None:
    with StubServer(models=("one", "two"), context=2048) as server:
        assert [each["id"] for each in send(server, "/models", None)["data"]] == ["one", "two"]
        first, second = send(server, "/embeddings", {"model": "one", "input": ["a boat", "a boat"]})["data"]
        assert first["embedding"] == second["embedding"]


@pytest.mark.parametrize(
    "name", sorted(FAULTS.keys() - {"lost", "cuts prompts silently", "slow", "slow first", "ignores limits"})
)
def test_every_fault_spoils_some_answer(name: str) -> None:
    with StubServer(faults=always(name)) as server:
        server.teach(GREETING, "say_line", sound := '{"choice": "stay", "times": [1], "line": "Hello there."}')
        shapes = ({"type": "json_schema", "json_schema": {"name": "x", "schema": SCHEMA}}, {"type": "json_object"})
        assert any(_answer(server, response_format=shape, **limit) != sound for shape in shapes for limit in _limits())


def _limits() -> tuple[dict[str, int], ...]:
    return {"max_tokens": 9}, {"max_completion_tokens": 9}


def _answer(server: StubServer, **asked: Any) -> object:
    try:
        return say(server, **asked)
    except (OSError, HTTPException, ValueError, LookupError) as error:
        return error


def test_a_lost_answer_ends_with_the_server() -> None:
    server = StubServer(faults=always("lost"))
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(_answer, server)
        while not server.served:
            time.sleep(0.001)
        server.close()
        assert isinstance(asked.result(), Exception)


def test_faults_are_drawn_by_what_is_asked_and_how_often() -> None:
    choose, every = mixed(3, tuple(FAULTS)), one_in(20, "lost")
    prompts = [{"messages": [{"role": "user", "content": f"What about {number}?"}]} for number in range(100)]
    asked = [read_request(prompts[number // 2], number, number % 2) for number in range(200)]
    names = [choose(each) for each in asked]
    assert names == [choose(each) for each in reversed(asked)][::-1]
    assert 60 < names.count("") < 140
    assert [every(each) for each in asked].count("lost") == 10
