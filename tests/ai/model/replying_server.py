"""A model's server that gives the replies of a script in turn, broken ones included, and remembers what it was asked."""

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

KEY = "sk-very-secret-0123456789abcdef"


@dataclass(frozen=True)
class Reply:
    """One answer over HTTP. `breaks` closes the connection hard after half the body, `drips` waits after each byte,
    `waits` before the first (seconds), `until` for an event; `length` is a false content length."""

    body: bytes = b""
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    content_type: str = "application/json"
    breaks: bool = False
    drips: float = 0.0
    waits: float = 0.0
    until: Event | None = None
    length: int | None = None


def chat(content: object = None, finish: object = "stop", usage: object = None, **message: object) -> Reply:
    """An answer as a model's server gives it."""
    choice = {"index": 0, "finish_reason": finish, "message": {"role": "assistant", "content": content, **message}}
    body: dict[str, object] = {"id": "x", "object": "chat.completion", "model": "a-model", "choices": [choice]}
    return raw(body if usage is None else {**body, "usage": usage})


def says(**fields: object) -> Reply:
    """An answer whose content is a JSON object with these fields."""
    return chat(json.dumps(fields))


def error(status: int, message: str = "", **headers: str) -> Reply:
    """An error in OpenAI's form."""
    named = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    return Reply(json.dumps({"error": {"message": message, "type": "x"}}).encode(), status, named)


def raw(body: object, status: int = 200) -> Reply:
    """Any JSON."""
    return Reply(json.dumps(body).encode(), status)


Script = Callable[[dict[str, Any]], Reply]


@dataclass
class Replying:
    """The server: replies in turn, the last one for ever; or by a function of the request."""

    replies: Sequence[Reply] | Script
    asked: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    url: str = ""
    lock: Lock = field(default_factory=Lock)

    def reply(self, headers: dict[str, str], body: dict[str, Any]) -> Reply:
        """What comes now."""
        with self.lock:
            self.asked.append(body)
            self.headers.append(headers)
            if not callable(self.replies):
                return self.replies[min(len(self.asked), len(self.replies)) - 1]
        return self.replies(body)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    replying: Replying

    def do_POST(self) -> None:
        length = int(self.headers.get("content-length", 0))
        body = json.loads(self.rfile.read(length)) if length else {}
        self._send(self.replying.reply(dict(self.headers.items()), body))

    def do_GET(self) -> None:
        self.do_POST()

    def _send(self, reply: Reply) -> None:
        if reply.until:
            reply.until.wait(5)
        time.sleep(reply.waits)
        self.send_response(reply.status)
        self.send_header("Content-Type", reply.content_type)
        self.send_header("Content-Length", str(len(reply.body) if reply.length is None else reply.length))
        for name, value in reply.headers:
            self.send_header(name, value)
        self.end_headers()
        self._send_body(reply)

    def _send_body(self, reply: Reply) -> None:
        if reply.breaks:
            self.wfile.write(reply.body[: len(reply.body) // 2])
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.close_connection = True
            self.connection.close()
        elif reply.drips:
            for byte in reply.body:
                self.wfile.write(bytes([byte]))
                time.sleep(reply.drips)
        else:
            self.wfile.write(reply.body)

    def finish(self) -> None:
        with suppress(OSError, ValueError):
            super().finish()

    def log_message(self, format: str, *args: object) -> None:
        pass


class _Quiet(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Clients hang up here; that is what is tested."""


@contextmanager
def replying(replies: Sequence[Reply] | Script) -> Iterator[Replying]:
    """The server, for as long as the block lasts."""
    script = Replying(replies)
    web = _Quiet(("127.0.0.1", 0), type("Handler", (_Handler,), {"replying": script}))
    script.url = f"http://127.0.0.1:{web.server_port}/v1"
    Thread(target=web.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield script
    finally:
        web.shutdown()
        web.server_close()
