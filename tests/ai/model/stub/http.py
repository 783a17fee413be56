"""Owns the stub server's HTTP: one thread for each connection, kept open between requests, as real servers do."""

import json
import os
import socket
import struct
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

from ai.model.stub.embeddings import embedding_body

if TYPE_CHECKING:
    from ai.model.stub.server import StubServer


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 256

    def handle_error(self, request: object, client_address: object) -> None:
        """Clients hang up whenever they like; everything else that goes wrong here is shown."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def listen(stub: "StubServer") -> ThreadingHTTPServer:
    """Listen on a free port of this machine."""
    server = _Http(("127.0.0.1", 0), type("Handler", (_Handler,), {"stub": stub}))
    threading.Thread(target=server.serve_forever, args=(0.02,), name="stub", daemon=True).start()
    return server


class _Handler(BaseHTTPRequestHandler):
    """One connection."""

    stub: "StubServer"
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """The list of models."""
        if self.path.rstrip("/") == "/v1/models":
            self._send(200, json.dumps(self.stub.model_list()).encode())
        else:
            self._send(404, b'{"error": {"message": "not found"}}')

    def do_POST(self) -> None:
        """A chat or an embedding."""
        body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))))
        came = time.monotonic()
        if self.path == "/v1/embeddings":
            self._send(200, json.dumps(embedding_body(body)).encode())
        elif self.path == "/v1/chat/completions":
            self._chat(body, came)
        else:
            self._send(404, b'{"error": {"message": "not found"}}')

    def _chat(self, body: dict[str, Any], came: float) -> None:
        self.stub.gauge.came()
        try:
            request, reply = self.stub.chat(body, came)
        finally:
            self.stub.gauge.went()
        if reply.fate == "sent":
            self._send(reply.status, reply.body(request.model, request.number), reply.headers)
        else:
            self._break()

    def _send(self, status: int, raw: bytes, headers: tuple[tuple[str, str], ...] = ()) -> None:
        """Whoever asked may have hung up meanwhile."""
        try:
            self.send_response(status)
            for name, value in {"Content-Type": "application/json", "Content-Length": str(len(raw)), **dict(headers)}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(raw)
            self.wfile.flush()
        except OSError:
            self.close_connection = True

    def _break(self) -> None:
        """Break the connection as a crash would: at once, and with no goodbye."""
        self.close_connection = True
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        os.close(self.connection.detach())
