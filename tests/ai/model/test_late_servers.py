"""A server that is slow, busy, not there or unwilling holds nobody up, and is used again when it is well."""

from threading import Event, Thread
from typing import Any

import pytest
from ai.model.asking_about import asker
from ai.model.replying_server import KEY, Reply, error, raw, replying, says

GOOD = says(number=7, words=["a"])


def test_a_model_that_is_still_loading_has_its_grace() -> None:
    slow = Reply(GOOD.body, waits=0.12)
    with replying([slow]) as server, asker(server.url, timeout=0.05, first_timeout=5.0) as it:
        assert it.ask("one") == 7
        assert "time" in str(it.ask("two"))


def test_questions_asked_while_it_loads_neither_end_the_grace_nor_are_ended() -> None:
    loaded, answers = Event(), []
    with replying([Reply(GOOD.body, until=loaded)]) as server, asker(server.url, timeout=0.02) as it:
        threads = [Thread(target=lambda text=text: answers.append(it.ask(text))) for text in ("one", "two", "three")]
        for thread in threads:
            thread.start()
        Event().wait(0.05)
        assert it.caller.status.state == "loading"
        loaded.set()
        for thread in threads:
            thread.join()
    assert answers == [7, 7, 7]


def test_a_server_that_says_it_is_loading_is_waited_for() -> None:
    loading = error(503, "Loading model")
    with replying([loading] * 8 + [GOOD]) as server, asker(server.url, first_timeout=60.0) as it:
        assert it.ask() == 7
        assert it.time.waited == [2.0] * 8


def test_a_server_that_goes_on_loading_is_given_up_in_time() -> None:
    with replying([error(503, "Loading model")]) as server, asker(server.url, first_timeout=30.0) as it:
        assert "Loading model" in str(it.ask())
        assert sum(it.time.waited) < 30
        assert len(server.asked) == 15


def test_a_lost_request_is_sent_again_twice_and_no_more() -> None:
    lost = Reply(GOOD.body, breaks=True)
    with replying([lost, lost, GOOD, lost]) as server, asker(server.url) as it:
        assert it.ask("one") == 7
        assert it.only().attempts == 3
        assert "broke off" in str(it.ask("two"))
        assert it.only().attempts == 3
        assert it.time.waited == [0.5, 1.0, 0.5, 1.0]


def test_a_late_answer_is_not_waited_for_longer_than_one_question_may_take() -> None:
    with replying([GOOD, Reply(GOOD.body, waits=0.06)]) as server, asker(server.url, timeout=0.03) as it:
        assert it.ask("one") == 7
        assert str(it.ask("two")).startswith("no answer within the time for one question: no answer from 127.0.0.1")


def test_retry_after_is_kept_and_only_this_question_waits() -> None:
    busy = [error(429, "slow down", Retry_After="30")]

    def script(body: dict[str, Any]) -> Reply:
        return busy.pop() if body["messages"][1]["content"] == "one" and busy else GOOD

    with replying(script) as server, asker(server.url, first_timeout=60.0) as it:
        assert it.ask("one") == 7
        assert it.time.waited == [30.0]
        assert it.ask("two") == 7
        assert it.time.waited == [30.0]
        assert it.caller.status.state == "fine"
        assert [call.attempts for call in it.ledger.drain()] == [2, 1]


def test_retry_after_may_be_a_date() -> None:
    until = (("Retry-After", "Wed, 01 Jan 2020 00:00:20 GMT"),)
    with replying([Reply(b"", 429, until), GOOD]) as server, asker(server.url, first_timeout=60.0) as it:
        assert it.ask() == 7
        assert it.time.waited == [0.5]


@pytest.mark.parametrize("wait", ["3600", "1e999", "-5", "nan", "soon"])
def test_no_retry_after_makes_a_question_last_for_ever(wait: str) -> None:
    with replying([error(429, "slow down", Retry_After=wait)]) as server, asker(server.url, first_timeout=60.0) as it:
        assert "slow down" in str(it.ask())
        assert sum(it.time.waited) <= 60
        assert len(server.asked) <= 15


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        (error(401, f"Incorrect API key provided: {KEY}"), "refuses the key (401): set OPENAI_API_KEY"),
        (error(403, "Country not supported"), "refuses the key (403)"),
        (error(402, "Insufficient credits"), "no credit left"),
        (error(429, "You exceeded your current quota, please check your plan and billing details."), "no credit left"),
        (error(404, 'model "a-model" not found, try pulling it first'), 'has no model "a-model"'),
        (error(400, "The model `a-model` does not exist"), 'has no model "a-model"'),
        (error(404, "404 page not found"), "want base_url to end in /v1"),
        (raw({"error": "Unexpected endpoint or method. (POST /chat/completions)"}), "want base_url to end in /v1"),
        (Reply(b"", 307, (("Location", "http://elsewhere.example/v1/chat/completions"),)), "sends us on to elsewhere.example"),
        (Reply(b"", 301, (("Location", "/v1/chat/completions"),)), "sends us on to"),
    ],
)
def test_a_server_that_will_not_is_not_hammered_and_the_player_is_told_what_to_do(reply: Reply, sentence: str) -> None:
    with replying([reply]) as server, asker(server.url) as it:
        for text in ("one", "two", "three"):
            assert sentence in str(it.ask(text))
        assert len(server.asked) == 1
        assert it.caller.status.state == "away"
        assert sentence in it.caller.status.sentence
        server.replies = [GOOD]
        it.time.at += 15
        assert it.ask("four") == 7
        assert it.caller.status.state == "fine"


def test_an_error_sent_as_if_all_were_well_is_an_error() -> None:
    with replying([raw({"error": {"code": 401, "message": "No auth credentials found"}})]) as server, asker(server.url) as it:
        assert "refuses the key" in str(it.ask())


def test_a_server_that_is_not_there_is_left_alone_and_used_again_when_it_is_back() -> None:
    with asker("http://127.0.0.1:9/v1") as it:
        assert it.ask("one") == "nothing answers at 127.0.0.1:9"
        assert it.only().attempts == 3
        assert it.ask("two") == "nothing answers at 127.0.0.1:9"
        assert it.only().attempts == 0
        status = it.caller.status
        assert (status.state, status.since > 0) == ("away", True)
        assert "nothing answers at 127.0.0.1:9; residents think offline" in status.sentence


def test_an_overloaded_server_is_not_asked_for_ever() -> None:
    with replying([error(529, "overloaded")]) as server, asker(server.url, timeout=60.0, first_timeout=60.0) as it:
        assert "overloaded" in str(it.ask())
        assert it.time.waited == [0.5, 1.0, 2.0, 4.0]
