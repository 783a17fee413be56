"""Whatever mix of faults a server has: every question ends, is written down once, and no secret gets out."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from ai.model.asking_about import asker
from ai.model.replying_server import KEY, Reply, Replying, chat, error, raw, replying, says
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.ai.model.call import Call

GOOD = says(number=7, words=["a", "b"])
pytestmark = pytest.mark.slow

FAULTS = [
    GOOD,
    says(number=70),
    says(number="x"),
    says(),
    chat(None),
    chat("", reasoning='{"number": 7}'),
    chat('{"number": 7, "words": ["a", "b', "length"),
    chat('{"num', "length"),
    chat('<think>{"number": 3}</think> {"number": 7}'),
    chat('<think>{"number": 3}'),
    chat("I am sorry, I cannot."),
    chat(f'{{"number": 7, "words": ["{KEY}"]}}', usage={"prompt_tokens": -1, "completion_tokens": 10**30}),
    chat('{"number": 7}', usage={"prompt_tokens": 1, "completion_tokens": 5000}),
    chat(None, "content_filter"),
    chat(None, refusal="no"),
    chat([{"type": "text", "text": '{"number": 7}'}, 5, None]),
    chat("[" * 3000),
    raw({"choices": [{}]}),
    raw({"error": {"code": 500, "message": f"oops {KEY}"}}),
    Reply(b"<html>nothing</html>", content_type="text/html"),
    Reply(b"\xff"),
    Reply(GOOD.body, breaks=True),
    Reply(b"", 307, (("Location", f"http://127.0.0.1:9/?{KEY}"),)),
    error(400, "response_format is not supported"),
    error(400, "unknown parameter max_tokens"),
    error(400, f"no {KEY}"),
    error(401, f"bad key {KEY}"),
    error(404, "no such model"),
    error(422),
    error(429, "slow down", Retry_After="3"),
    error(429, "slow down"),
    error(429, "insufficient_quota"),
    error(500),
    error(502, "<h1>bad gateway</h1>"),
    error(503, "loading model"),
    error(529, "overloaded"),
]
MIX = st.lists(st.sampled_from(FAULTS), min_size=1, max_size=40)
SOME = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def as_it_should_be(answers: list[int | str], calls: tuple[Call, ...], seen: str, asked: int) -> None:
    """What holds whatever happened."""
    assert len(calls) == len(answers)
    assert sorted(call.outcome == "offline" for call in calls) == sorted(isinstance(answer, str) for answer in answers)
    assert all(answer == 7 or (isinstance(answer, str) and answer) for answer in answers)
    assert all(bool(call.reason) for call in calls if call.outcome in ("offline", "partial", "repaired"))
    assert not any("fault in the game" in call.reason for call in calls)
    assert sum(call.attempts for call in calls) == asked
    assert max(call.attempts for call in calls) <= 40
    assert KEY not in seen
    seen.encode("utf-8")


def run(server: Replying, threads: int) -> None:
    with asker(server.url, in_flight=4) as it, ThreadPoolExecutor(threads) as pool:

        def ask(number: int) -> int | str:
            it.time.at += 5
            return it.ask(f"question {number}", size="small" if number % 3 else "large")

        answers = list(pool.map(ask, range(12)))
        calls = it.ledger.drain()
        as_it_should_be(answers, calls, f"{calls} {answers} {it.caller.status} {it.ledger.meter()}", len(server.asked))
        assert it.ledger.meter().in_flight == 0


@SOME
@given(MIX)
def test_one_after_the_other(replies: list[Reply]) -> None:
    with replying(replies) as server:
        run(server, threads=1)


@SOME
@given(MIX)
def test_many_at_once(replies: list[Reply]) -> None:
    with replying(replies) as server:
        run(server, threads=6)


@SOME
@given(st.lists(st.sampled_from(FAULTS), min_size=1, max_size=6))
def test_once_a_server_is_well_again_it_is_used_again(replies: list[Reply]) -> None:
    with replying(replies) as server, asker(server.url) as it:
        for number in range(4):
            it.ask(f"question {number}")
        server.replies = [GOOD]
        it.time.at += 61
        assert it.ask("and now?") == 7
        assert it.caller.status.state == "fine"


@SOME
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["choices", "message", "content", "error", "usage", "code", "text", "type"]), inner, max_size=4
            )
        ),
        max_leaves=12,
    )
)
def test_any_json_for_a_body(body: object) -> None:
    with replying([Reply(json.dumps(body).encode())]) as server, asker(server.url) as it:
        assert isinstance(it.ask(), str)
        assert it.only().outcome == "offline"
