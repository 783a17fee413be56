"""Every question is answered or not, within its bounds, and written down once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, BrokenBarrierError, Event

import pytest
from ai.model.asking_about import asker, prompt
from ai.model.replying_server import KEY, Reply, chat, error, replying, says

from game.ai.model.answers import Answers, request_key
from game.ai.model.call import Call
from game.ai.model.ledger import Ledger
from game.ai.model.status import Status

GOOD = says(number=7, words=["a"])
COUNTED = chat(
    '{"number": 7}', usage={"prompt_tokens": 100, "completion_tokens": 10, "prompt_tokens_details": {"cached_tokens": 60}}
)


def a_price(model: str, prompt: int, completion: int, cached: int) -> float:
    """One a prompt token, half that when cached, two for each written."""
    return (prompt - cached) + 0.5 * cached + 2 * completion


def test_a_call_says_who_asked_what_when_and_what_it_took() -> None:
    with replying([COUNTED]) as server, asker(server.url, price=a_price) as it:
        it.ask()
        asked = prompt()
        assert it.only() == Call(
            resident=7,
            tick=42,
            kind="react",
            model="a-model",
            key=request_key("a-model", asked, 0.8),
            messages=asked.messages,
            text='{"number": 7}',
            outcome="answered",
            rung="json_schema",
            attempts=1,
            prompt_tokens=100,
            completion_tokens=10,
            cached_tokens=60,
            cost=90.0,
        )


def test_halves_of_characters_in_a_question_are_neither_sent_nor_written_down() -> None:
    with replying([GOOD]) as server, asker(server.url) as it:
        assert it.ask("Half a \ud83d?") == 7
        assert it.only().messages[1].text == server.asked[0]["messages"][1]["content"] == "Half a \ufffd?"


def test_what_is_sent_is_the_question_its_shape_and_its_bounds() -> None:
    with replying([GOOD]) as server, asker(server.url) as it:
        it.ask("Which?")
        (sent,) = server.asked
        assert sent["messages"] == [{"role": each.role, "content": each.text} for each in prompt("Which?").messages]
        assert (sent["model"], sent["max_tokens"], sent["temperature"]) == ("a-model", 50, 0.8)
        assert sent.keys() == {"model", "messages", "max_tokens", "temperature", "response_format"}


def test_the_tokens_of_all_attempts_are_summed_up() -> None:
    bad = chat('{"number": 70}', usage={"prompt_tokens": 50, "completion_tokens": 5})
    with replying([bad, error(502), COUNTED]) as server, asker(server.url, price=a_price) as it:
        it.ask()
        call = it.only()
        assert (call.attempts, call.prompt_tokens, call.completion_tokens, call.cost) == (3, 150, 15, 150.0)


def test_the_same_request_is_answered_from_before_at_no_cost() -> None:
    with replying([COUNTED]) as server, asker(server.url, price=a_price) as it:
        assert [it.ask("one"), it.ask("one")] == [7, 7]
        assert len(server.asked) == 1
        cached = it.ledger.drain()[1]
        assert (cached.outcome, cached.attempts, cached.cost, cached.text) == ("cached", 0, 0.0, '{"number": 7}')


def test_answers_of_a_save_are_known_from_the_start_also_when_no_server_is_there() -> None:
    known = Answers([(request_key("a-model", prompt("one"), 0.8), '{"number": 4}')])
    with asker("http://127.0.0.1:9/v1", answers=known) as it:
        assert it.ask("one") == 4


def test_a_known_answer_that_makes_no_sense_any_more_is_asked_for_again() -> None:
    known = Answers([(request_key("a-model", prompt("one"), 0.8), '{"number": 40}')])
    with replying([GOOD]) as server, asker(server.url, answers=known) as it:
        assert [it.ask("one"), it.ask("one")] == [7, 7]
        assert len(server.asked) == 1


def test_only_answers_that_could_be_used_are_kept() -> None:
    with replying([says(number=70)]) as server, asker(server.url) as it:
        it.ask("one")
        it.ask("one")
        assert len(server.asked) == 4


@pytest.mark.parametrize(
    "other",
    [
        request_key("b", prompt(), 0.8),
        request_key("a", prompt("?"), 0.8),
        request_key("a", prompt(limit=9), 0.8),
        request_key("a", prompt(), None),
    ],
)
def test_a_request_is_the_same_only_when_all_of_it_is(other: str) -> None:
    assert request_key("a", prompt(), 0.8) == request_key("a", prompt(), 0.8) != other


def test_when_the_budget_is_spent_nothing_more_is_sent_and_the_player_is_told() -> None:
    with replying([COUNTED]) as server, asker(server.url, price=a_price, budget=340.0) as it:
        assert [it.ask("one"), it.ask("two"), it.ask("three")] == [7, 7, "the budget of 340 is spent"]
        assert len(server.asked) == 2
        assert it.ask("one") == 7
        assert it.caller.status == Status("spent", "the budget of 340 is spent; residents think offline")
        assert [call.outcome for call in it.ledger.drain()] == ["answered", "answered", "offline", "cached"]
        assert it.ledger.meter().cost <= 340


def test_many_at_once_do_not_overdraw_the_budget() -> None:
    with replying([COUNTED]) as server, asker(server.url, price=a_price, budget=1000.0) as it, ThreadPoolExecutor(16) as pool:
        list(pool.map(it.ask, map(str, range(60))))
        assert it.ledger.meter().cost <= 1000


def test_what_a_run_cost_before_counts() -> None:
    with replying([COUNTED]) as server, asker(server.url, price=a_price, budget=300.0) as it:
        it.caller.carry(300.0)
        assert it.ask() == "the budget of 300 is spent"


def test_small_questions_go_to_the_small_model_which_has_a_ladder_of_its_own() -> None:
    def script(body: dict[str, object]) -> Reply:
        return error(400, "no json_schema") if body["model"] == "small" and "json_schema" in str(body) else GOOD

    with replying(script) as server, asker(server.url, small_model="small") as it:
        assert [it.ask("one", size="small"), it.ask("two", size="large"), it.ask("three", size="small")] == [7] * 3
        calls = it.ledger.drain()
        assert [(call.model, call.rung) for call in calls] == [
            ("small", "json_object"),
            ("a-model", "json_schema"),
            ("small", "json_object"),
        ]


def test_as_many_are_in_flight_as_are_allowed_and_no_more() -> None:
    together, most = Barrier(4), []

    def script(body: dict[str, object]) -> Reply:
        try:
            together.wait(2)
        except BrokenBarrierError:
            most.append(0)
        return GOOD

    with replying(script) as server, asker(server.url, in_flight=4) as it, ThreadPoolExecutor(16) as pool:
        assert list(pool.map(it.ask, map(str, range(16)))) == [7] * 16
        meter = it.ledger.meter()
        assert (most, meter.most_in_flight, meter.in_flight, meter.calls) == ([], 4, 0, 16)


def test_a_server_that_comes_back_is_used_again() -> None:
    with replying([GOOD, error(502), error(502), error(502), GOOD]) as server, asker(server.url) as it:
        assert it.ask("one") == 7
        assert "502" in str(it.ask("two"))
        assert "502" in str(it.ask("three"))
        assert it.caller.status.state == "away"
        it.time.at += 15
        assert it.ask("four") == 7
        assert it.caller.status == Status()


def test_when_the_game_closes_those_who_wait_go_on_without_an_answer() -> None:
    with replying([GOOD]) as server, asker(server.url) as it:
        it.caller.close()
        assert it.ask() == "the game closes"
        assert it.only().outcome == "offline"


def test_closing_does_not_wait_for_a_server_that_does_not_answer() -> None:
    asked, ends = Event(), Event()

    def script(body: dict[str, object]) -> Reply:
        asked.set()
        return Reply(GOOD.body, until=ends)

    with replying(script) as server, asker(server.url) as it, ThreadPoolExecutor(1) as pool:
        answer = pool.submit(it.ask)
        asked.wait(2)
        it.caller.close()
        assert answer.result(2) == "the game closes"
        ends.set()


def test_the_ledger_gives_each_call_once_and_sums_them_up() -> None:
    with replying([COUNTED, COUNTED, error(401)]) as server, asker(server.url, price=a_price) as it:
        for text in ("one", "two", "three", "four", "one"):
            it.ask(text)
        it.caller.spared("rate_importance")
        assert len(it.ledger.drain()) == 5
        assert it.ledger.drain() == ()
        meter = it.ledger.meter()
        assert (meter.calls, meter.attempts, meter.prompt_tokens, meter.cached_tokens, meter.cost) == (3, 3, 200, 120, 180.0)
        assert meter.outcomes == ((("react", "answered"), 2), (("react", "cached"), 1), (("react", "offline"), 2))
        assert meter.kinds == (("react", 5),)
        assert meter.spared == (("rate_importance", 1),)
        ((reason, times),) = meter.reasons
        assert ("refuses the key (401)" in reason, times) == (True, 2)


def test_a_ledger_counts_from_many_threads() -> None:
    ledger = Ledger()
    call = Call(1, 2, "react", "m", "k", (), "", "answered")
    with ThreadPoolExecutor(8) as pool:
        for _ in range(400):
            pool.submit(ledger.add, call)
    assert (len(ledger.drain()), ledger.meter().calls) == (400, 400)


def test_a_key_that_the_server_sends_back_is_neither_read_nor_written_down() -> None:
    with (
        replying([chat(f'{{"number": 7, "words": ["{KEY}"]}}'), error(400, f"bad key {KEY}")]) as server,
        asker(server.url) as it,
    ):
        it.ask("one")
        it.ask("two")
        assert server.headers[0]["authorization"] == f"Bearer {KEY}"
        calls = it.ledger.drain()
        assert "[key]" in calls[0].text and "[key]" in calls[1].reason
        assert KEY not in f"{calls} {it.caller!r} {it.caller.status} {it.ledger.meter()} {vars(it.answers)}"
