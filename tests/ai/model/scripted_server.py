"""A model's server that does exactly what a test says: a table of paths, and a function for chats."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Reply = tuple[int, Any]
Chat = Callable[[dict[str, Any]], Reply]


def said(text: str, prompt_tokens: int | None = 100, completion_tokens: int = 20) -> Reply:
    """A completion."""
    usage = {} if prompt_tokens is None else {"prompt_tokens": prompt_tokens, "completion_tokens": completion_tokens}
    message = {"role": "assistant", "content": text}
    return 200, {"choices": [{"index": 0, "message": message, "finish_reason": "stop"}], "usage": usage}


def error(status: int, message: str) -> Reply:
    """A refusal."""
    return status, {"error": {"message": message}}


def is_small(body: dict[str, Any]) -> bool:
    """Whether a chat is one of the small questions of the game, not one of those that only measure."""
    prompt = words_of(body)
    return not any(word in prompt for word in ("sights", "stone", "Say yes."))


def words_of(body: dict[str, Any]) -> str:
    """All that was sent."""
    return " ".join(message["content"] for message in body["messages"])


def sensible(body: dict[str, Any]) -> Reply:
    """What a good model would answer to the questions of a check; it counts a token for each word."""
    tokens = len(words_of(body).split())
    if is_small(body):
        return said('{"ratings": [8, 7]}', tokens, 10)
    if "sights" in words_of(body):
        return said(json.dumps({"sights": ["A dog sleeps in the sun."] * 12}), tokens, 150)
    return said("yes", tokens, 1)


@dataclass
class Script:
    """What there is below the server's root: by path what is sent; anything else is not there. `models` are listed.

    `chat` answers chats, `vector` is every text's embedding (None: there are none). `keys` gathers what came as one.
    """

    models: tuple[str, ...] = ("good-model",)
    chat: Chat = sensible
    vector: list[float] | None = None
    paths: dict[str, Any] = field(default_factory=dict)
    base: str = "/v1"
    listed: dict[str, Any] = field(default_factory=dict)
    lists: Reply | None = None
    keys: set[str] = field(default_factory=set)

    def answer(self, path: str, body: dict[str, Any]) -> Reply:
        """To one request."""
        if path == f"{self.base}/models":
            return self.lists or (200, {"data": [{"id": name, **self.listed} for name in self.models]})
        if path == f"{self.base}/chat/completions":
            return self.chat(body)
        if path == f"{self.base}/embeddings" and self.vector is not None:
            return 200, {"data": [{"index": number, "embedding": self.vector} for number in range(len(body["input"]))]}
        return (200, self.paths[path]) if path in self.paths else error(404, "not found")


@contextmanager
def serving(script: Script) -> Iterator[str]:
    """The base URL of a server that does what the script says."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def log_message(self, format: str, *args: object) -> None:
            pass

        def do_GET(self) -> None:
            script.keys.add(self.headers.get("authorization", ""))
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            status, plain = script.answer(self.path, json.loads(body) if body else {})
            sent = json.dumps(plain).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(sent)))
            self.end_headers()
            self.wfile.write(sent)

        do_POST = do_GET  # noqa: N815 - the library names it so

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        server.server_close()
