"""Whatever a server sends, a question ends in an answer or in one sentence, and is written down once."""

from dataclasses import replace

import pytest
from ai.model.asking_about import asker, prompt
from ai.model.replying_server import Reply, chat, error, raw, replying, says

from game.ai.model.prompt import NoAnswer

GOOD = says(number=7, words=["a"])


def test_a_server_that_ignores_the_schema_is_read_past_its_prose_and_fences() -> None:
    reply = chat('Sure! Here it is:\n```json\n{"number": "7", "words": []}\n```\nAnything else?')
    with replying([reply]) as server, asker(server.url) as it:
        assert it.ask() == 7
        assert it.only().outcome == "answered"


def test_an_answer_that_cannot_be_used_is_mended_once() -> None:
    with replying([says(number=77), GOOD]) as server, asker(server.url) as it:
        assert it.ask() == 7
        mending = server.asked[1]["messages"]
        assert mending[2] == {"role": "assistant", "content": '{"number": 77}'}
        assert "number must be from 1 to 9" in mending[3]["content"]
        call = it.only()
        assert (call.outcome, call.reason, call.attempts) == ("repaired", "number must be from 1 to 9", 2)


def test_an_answer_of_the_wrong_shape_is_mended_once_and_told_where() -> None:
    with replying([says(number="many"), GOOD]) as server, asker(server.url) as it:
        assert it.ask() == 7
        assert "number: " in server.asked[1]["messages"][3]["content"]


def test_what_is_not_mended_is_left_to_the_offline_mind() -> None:
    with replying([says(number=77)]) as server, asker(server.url) as it:
        assert it.ask() == "not mended: number must be from 1 to 9"
        call = it.only()
        assert (call.outcome, call.attempts, call.text) == ("offline", 2, '{"number": 77}')


@pytest.mark.parametrize(
    "reply",
    [
        chat(""),
        chat(None),
        chat(None, reasoning='{"number": 7}'),
        chat("", reasoning_content='{"number": 7}'),
        chat(None, "tool_calls", tool_calls=[{"function": {"name": "x", "arguments": '{"number": 7}'}}]),
        chat([{"type": "thinking", "text": '{"number": 7}'}]),
    ],
)
def test_empty_content_is_asked_for_once_more_and_thinking_is_never_the_answer(reply: Reply) -> None:
    with replying([reply]) as server, asker(server.url) as it:
        assert str(it.ask()).startswith("an empty answer")
        assert len(server.asked) == 2
    with replying([reply, GOOD]) as server, asker(server.url) as it:
        assert it.ask() == 7


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ('<think>perhaps {"number": 3}</think>{"number": 7}', 7),
        ('perhaps {"number": 3}</think>\n{"number": 7}', 7),
        ('<think>perhaps {"number": 3} or', "not mended: there is no JSON object in it"),
    ],
)
def test_thinking_in_the_answer_is_left_out(text: str, answer: object) -> None:
    with replying([chat(text)]) as server, asker(server.url) as it:
        assert it.ask() == answer


def test_of_an_answer_that_is_cut_off_the_finished_entries_are_kept() -> None:
    with replying([chat('{"number": 7, "words": ["one", "tw', "length")]) as server, asker(server.url) as it:
        assert it.ask() == 7
        call = it.only()
        assert (call.outcome, call.reason) == ("partial", "cut off by the limit of 50 tokens")


def test_an_answer_cut_off_before_anything_was_finished_is_given_twice_the_room_once() -> None:
    with replying([chat('{"numb', "length"), GOOD]) as server, asker(server.url) as it:
        assert it.ask() == 7
        assert [each["max_tokens"] for each in server.asked] == [50, 100]
    with replying([chat('{"numb', "length")]) as server, asker(server.url) as it:
        assert str(it.ask()).startswith("cut off by the limit of 100 tokens")
        assert len(server.asked) == 2


@pytest.mark.parametrize("reply", [chat(None, "content_filter"), chat('{"number": 7}', refusal="I cannot help with that.")])
def test_what_is_held_back_is_not_asked_for_again(reply: Reply) -> None:
    with replying([reply]) as server, asker(server.url) as it:
        assert isinstance(it.ask(), str)
        assert len(server.asked) == 1


@pytest.mark.parametrize(
    "reply",
    [
        Reply(GOOD.body, breaks=True),
        Reply(b'{"choices": [{"message": {"content": "\xff\xfe"}}]}'),
        Reply(b"<html><h1>Welcome to our wireless network</h1></html>", content_type="text/html"),
        Reply(b""),
        Reply(b"[]"),
        Reply(GOOD.body, length=len(GOOD.body) + 10, waits=0.0, headers=(("Connection", "close"),)),
        raw({"id": "x"}),
        raw({"choices": []}),
        raw({"choices": [None]}),
        raw({"choices": [{"message": "hello"}]}),
        raw({"choices": "none"}),
        Reply(b"[" * 100_000),
        Reply(b"x" * (9 * 1024 * 1024)),
        Reply(b"\x1f\x8b\x08", headers=(("Content-Encoding", "gzip"),)),
        error(502, "bad gateway"),
        Reply(b"<h1>504</h1>", 504),
    ],
)
def test_a_broken_answer_is_asked_for_again_and_then_left_to_the_offline_mind(reply: Reply) -> None:
    with replying([reply, GOOD]) as server, asker(server.url) as it:
        assert it.ask("one") == 7
    with replying([reply]) as server, asker(server.url) as it:
        assert isinstance(it.ask("two"), str)
        assert it.only().attempts <= 3
        assert it.caller.status.state == "away"


def test_a_body_that_drips_ends_with_its_time() -> None:
    with replying([Reply(GOOD.body, drips=0.004)]) as server, asker(server.url, first_timeout=0.03) as it:
        assert "no answer from 127.0.0.1" in str(it.ask())


def test_numbers_as_text_keys_twice_and_a_wrong_content_type_do_no_harm() -> None:
    content = '{"number": "3", "number": "7", "words": ["a"], "more": {"x": [null]}}'
    with replying([Reply(chat(content).body, content_type="text/plain")]) as server, asker(server.url) as it:
        assert it.ask() == 7


def test_content_in_parts_is_put_together() -> None:
    parts = [{"type": "thinking", "text": "x"}, {"type": "text", "text": '{"num'}, {"type": "text", "text": 'ber": 7}'}]
    with replying([chat(parts)]) as server, asker(server.url) as it:
        assert it.ask() == 7


@pytest.mark.parametrize("usage", [{"prompt_tokens": -5, "completion_tokens": -1}, "none", [], {"prompt_tokens": "12"}, None])
def test_nonsense_counts_are_replaced_by_our_own(usage: object) -> None:
    with replying([chat('{"number": 7}', usage=usage)]) as server, asker(server.url) as it:
        it.ask()
        call = it.only()
        assert (call.prompt_tokens, call.completion_tokens, call.cached_tokens) == (14, 4, 0)


def test_halves_of_characters_reach_neither_answer_nor_record() -> None:
    reply = chat('{"number": 7, "words": ["\\ud83d", "\ud83d"]}\ud83d')
    with replying([reply]) as server, asker(server.url) as it:
        assert it.ask() == 7
        assert it.only().text == '{"number": 7, "words": ["\\ud83d", "\ufffd"]}\ufffd'


def test_a_bug_in_reading_an_answer_loses_that_answer_only() -> None:
    def broken(answer: object) -> int:
        raise KeyError("a bug")

    with replying([GOOD]) as server, asker(server.url) as it:
        with pytest.raises(NoAnswer, match="a fault in the game: KeyError"):
            it.caller.ask(replace(prompt(), read=broken))
        call = it.only()
        assert (call.outcome, call.reason, call.attempts) == ("offline", "a fault in the game: KeyError", 1)
        assert it.ask() == 7
