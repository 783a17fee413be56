"""What goes over the wire to a model's server, and what it must not."""

import traceback
from collections.abc import Iterator
from contextlib import suppress
from socket import create_server, socket
from threading import Event, Thread

import pytest
from ai.model.replying_server import KEY, Reply, Replying, chat, error, raw, replying

from game.ai.model.completion import Completion
from game.ai.model.prompt import Message
from game.ai.model.server import NO_KEY, Server
from game.ai.model.trouble import Busy, Garbled, Refused, TimedOut, Trouble, Unreachable
from game.problem import Problem

HELLO = (Message("user", "Hello?"),)


@pytest.fixture
def there() -> Iterator[Replying]:
    with replying([chat("hi", usage={"prompt_tokens": 3, "completion_tokens": 1})]) as server:
        yield server


def test_a_completion_says_what_was_said_and_counted(there: Replying) -> None:
    assert Server(there.url, KEY).complete("m", HELLO, {}, 5) == Completion("hi", "stop", False, "", "a-model", 3, 1, None)


def test_a_local_server_gets_a_stand_in_for_a_key(there: Replying) -> None:
    Server(there.url, " ").complete("m", HELLO, {}, 5)
    assert there.headers[0]["authorization"] == f"Bearer {NO_KEY}"


def test_what_the_environment_says_of_openai_is_not_told_to_others(there: Replying, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPENAI_ORG_ID", "OPENAI_PROJECT_ID", "OPENAI_ADMIN_KEY", "OPENAI_API_KEY"):
        monkeypatch.setenv(name, "of-the-environment")
    Server(there.url, KEY).complete("m", HELLO, {}, 5)
    assert "of-the-environment" not in str(there.headers)


def test_a_proxy_of_the_environment_does_not_come_between_us_and_this_computer(
    there: Replying, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert Server(there.url, KEY).complete("m", HELLO, {}, 5).text == "hi"


def test_no_redirect_is_followed() -> None:
    with replying([chat("stolen")]) as thief:
        away = Reply(b"", 307, (("Location", f"{thief.url}/chat/completions"),))
        with replying([away]) as server, pytest.raises(Refused, match="sends us on to 127"):
            Server(server.url, KEY).complete("m", HELLO, {}, 5)
        assert thief.asked == []


@pytest.mark.parametrize(
    ("reply", "kind"),
    [
        (Reply(b"x", waits=0.2), TimedOut),
        (Reply(b"x" * 99, breaks=True), Unreachable),
        (Reply(b"x"), Garbled),
        (error(400, f"wrong: {KEY}"), Refused),
        (error(429, f"wait: {KEY}"), Busy),
    ],
)
def test_trouble_carries_neither_key_nor_request(reply: Reply, kind: type[Trouble]) -> None:
    with replying([reply]) as server, pytest.raises(kind) as trouble:
        Server(server.url, KEY).complete("m", HELLO, {}, 0.1)
    assert (trouble.value.__cause__, trouble.value.__context__) == (None, None)
    assert KEY not in "".join(traceback.format_exception(trouble.value)) + repr(trouble.value) + str(vars(trouble.value))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b'{"error": {"message": "no such thing", "code": "thing_missing"}}', "no such thing [thing_missing]"),
        (b'{"error": "no such thing"}', "no such thing"),
        (b'{"detail": [{"loc": ["body"], "msg": "field required"}]}', "field required"),
        (b'{"object": "error", "message": "no such thing", "code": 400}', "no such thing"),
        (b"<html><style>p {}</style><p>Bad\n gateway</p></html>", "Bad gateway"),
        (b"\xff\xfe nonsense", "\ufffd\ufffd nonsense"),
        (b"[" * 20_000, "[" * 400),
        (b"", ""),
    ],
)
def test_the_reason_of_a_refusal_is_found_wherever_it_stands(body: bytes, reason: str) -> None:
    with replying([Reply(body, 400)]) as server, pytest.raises(Refused) as refused:
        Server(server.url, KEY).complete("m", HELLO, {}, 5)
    assert refused.value.text == reason


def test_models_are_listed() -> None:
    with replying([raw({"data": [{"id": "b"}, {"id": "a"}, {"x": 1}, None]}), raw({"data": None}), raw([])]) as server:
        it = Server(server.url, KEY)
        assert it.models() == ("b", "a")
        for _ in range(2):
            with pytest.raises(Garbled):
                it.models()


def test_embeddings_come_in_the_order_of_the_texts() -> None:
    rows = [{"index": 1, "embedding": [3, 4.5]}, {"index": 0, "embedding": [1, 2]}]
    with replying([raw({"data": rows})]) as server:
        assert Server(server.url, KEY).embed("e", ["x", "y"], 2) == [[1.0, 2.0], [3.0, 4.5]]
        assert server.asked == [{"model": "e", "input": ["x", "y"], "encoding_format": "float", "dimensions": 2}]


@pytest.mark.parametrize(
    "rows",
    [
        None,
        [],
        [{"embedding": [1]}],
        [{"embedding": [1]}, {"embedding": [1, 2]}],
        [{"embedding": []}] * 2,
        [{"embedding": [None]}] * 2,
        [{"embedding": "AAAA"}] * 2,
        [{"embedding": [1e999]}] * 2,
    ],
)
def test_embeddings_that_are_none_are_not_taken_for_some(rows: object) -> None:
    with replying([raw({"data": rows})]) as server, pytest.raises(Garbled):
        Server(server.url, KEY).embed("e", ["x", "y"])


@pytest.mark.parametrize(
    "address", ["", "localhost:11434", "ftp://x/v1", "http://", "http://me:secret@host/v1", "http://x:port/v1"]
)
def test_an_address_that_is_none_is_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(Problem, match="write it like"):
        Server(address, KEY)


def test_a_key_that_is_none_is_refused_without_being_shown() -> None:
    with pytest.raises(Problem) as problem:
        Server("http://localhost/v1", "sk-sécret")
    assert "cret" not in str(problem.value)


def test_first_lines_that_drip_are_not_read_for_ever() -> None:
    """No timeout of the client's ends this: something comes again and again."""

    def drip(listening: socket) -> None:
        caught, _ = listening.accept()
        with caught, suppress(OSError):
            for byte in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"x" * 5000:
                caught.send(bytes([byte]))
                Event().wait(0.005)

    with create_server(("127.0.0.1", 0)) as listening:
        Thread(target=drip, args=(listening,), daemon=True).start()
        server = Server(f"http://127.0.0.1:{listening.getsockname()[1]}/v1", KEY)
        with server._sockets.bounded(0.04), pytest.raises((Unreachable, TimedOut)):
            server.complete("m", HELLO, {}, 0.03)
