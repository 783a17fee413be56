"""What a server refuses or ignores is learned once, and it is asked another way."""

from threading import Event, Thread
from typing import Any

import pytest
from ai.model.asking_about import asker
from ai.model.replying_server import Reply, Script, chat, error, replying, says

GOOD = says(number=7, words=["a"])
SHAPE = "response_format"


def refuses(*types: str, status: int = 400, text: str = "'response_format.type' must be 'text'") -> Script:
    """A server that takes no such response formats."""
    return lambda body: error(status, text) if body.get(SHAPE, {}).get("type", "prompt") in types else GOOD


def rungs(asked: list[dict[str, object]]) -> list[str]:
    return [str(dict(each.get(SHAPE) or {"type": "prompt"})["type"]) for each in asked]  # type: ignore[call-overload]


@pytest.mark.parametrize("status", [400, 422, 500, 501])
def test_a_server_that_refuses_json_schema_is_asked_for_json_object_from_then_on(status: int) -> None:
    with replying(refuses("json_schema", status=status)) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two")] == [7, 7]
        assert rungs(server.asked) == ["json_schema", "json_object", "json_object"]
        assert [call.rung for call in it.ledger.drain()] == ["json_object", "json_object"]


def test_a_server_that_takes_only_schemas_or_text_is_asked_for_text() -> None:
    text = "'response_format.type' must be 'json_schema' or 'text'"
    with replying(refuses("json_schema", "json_object", text=text)) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two")] == [7, 7]
        assert rungs(server.asked) == ["json_schema", "json_object", "prompt", "prompt"]


def test_a_500_without_a_word_is_tried_again_before_anything_is_learned_from_it() -> None:
    with replying([error(500), GOOD, GOOD]) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two")] == [7, 7]
        assert rungs(server.asked) == ["json_schema"] * 3


def test_a_server_that_dies_of_schemas_without_a_word_is_asked_another_way() -> None:
    with replying(refuses("json_schema", status=500, text="")) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two")] == [7, 7]
        assert rungs(server.asked) == ["json_schema", "json_schema", "json_object", "json_object"]


def test_two_questions_that_meet_the_refusal_at_once_step_down_once() -> None:
    both = Event()
    met: list[int] = []

    def script(body: dict[str, object]) -> Reply:
        if rungs([body]) == ["json_schema"]:
            met.append(1)
            if len(met) == 2:
                both.set()
            both.wait(2)
            return error(400, "json_schema is not supported")
        return GOOD

    with replying(script) as server, asker(server.url) as it:
        threads = [Thread(target=it.ask, args=(text,)) for text in ("one", "two")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(rungs(server.asked)) == ["json_object"] * 2 + ["json_schema"] * 2
        assert [call.outcome for call in it.ledger.drain()] == ["answered", "answered"]


def test_a_server_that_always_ignores_the_schema_is_no_longer_asked_for_it() -> None:
    with replying([chat("I would rather sing.")]) as server, asker(server.url) as it:
        for text in ("one", "two", "three"):
            it.ask(text)
        assert rungs(server.asked) == ["json_schema"] * 3 + ["json_object"] * 3


def test_a_server_that_refuses_max_tokens_is_sent_its_replacement_from_then_on() -> None:
    text = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."

    def script(body: dict[str, Any]) -> Reply:
        return error(400, text) if "max_tokens" in body else GOOD

    with replying(script) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two")] == [7, 7]
        assert [each.get("max_completion_tokens") for each in server.asked] == [None, 50, 50]
        assert rungs(server.asked) == ["json_schema"] * 3


def test_a_server_that_lets_the_limit_pass_is_sent_it_by_its_other_name() -> None:
    def script(body: dict[str, object]) -> Reply:
        written = 900 if "max_tokens" in body else 20
        return chat('{"number": 7}', usage={"prompt_tokens": 20, "completion_tokens": written})

    with replying(script) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two"), it.ask("three")] == [7, 7, 7]
        assert ["max_completion_tokens" in each for each in server.asked] == [False, True, True]


def test_a_server_that_lets_every_limit_pass_is_not_asked_in_circles() -> None:
    with replying([chat('{"number": 7}', usage={"completion_tokens": 900})]) as server, asker(server.url) as it:
        assert [it.ask(text) for text in ("one", "two", "three", "four")] == [7] * 4
        assert ["max_tokens" in each for each in server.asked] == [True, False, False, False]


def test_a_server_that_has_no_temperature_is_not_sent_one() -> None:
    text = "Unsupported value: 'temperature' does not support 0.8 with this model."

    def script(body: dict[str, Any]) -> Reply:
        return error(400, text) if "temperature" in body else GOOD

    with replying(script) as server, asker(server.url) as it:
        assert [it.ask("one"), it.ask("two")] == [7, 7]
        assert len(server.asked) == 3


def test_a_server_that_refuses_everything_is_left_alone_and_nothing_wrong_is_learned() -> None:
    with replying([error(400, "no")]) as server, asker(server.url) as it:
        for text in ("one", "two", "three", "four"):
            assert "no" in str(it.ask(text))
        assert it.caller.status.state == "away"
        asked = len(server.asked)
        server.replies = [GOOD]
        it.time.at += 60
        assert it.ask("five") == 7
        assert rungs(server.asked[asked:]) == ["json_schema"]


def test_a_server_that_read_less_than_was_sent_is_warned_of_once() -> None:
    with (
        replying([chat('{"number": 7}', usage={"prompt_tokens": 256, "completion_tokens": 9})]) as server,
        asker(server.url) as it,
    ):
        it.ask("word " * 400)
        assert it.caller.status.state == "fine"
        assert "only 256 of about 5" in it.caller.status.sentence
        assert "longer context" in it.caller.status.sentence


def test_a_prompt_too_long_for_the_server_is_nobodys_fault() -> None:
    text = "This model's maximum context length is 4096 tokens, however you requested 5000 tokens"
    with replying([error(400, text), GOOD]) as server, asker(server.url) as it:
        assert "maximum context length" in str(it.ask("one"))
        assert it.ask("two") == 7
        assert rungs(server.asked) == ["json_schema"] * 2
