"""Owns the sockets that requests wait on: closing a client does not wake who reads from one, shutting it down does."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import SHUT_RDWR, socket
from threading import Lock, Timer
from typing import Any
from weakref import ref


class Sockets:
    """The open sockets of a client, from any thread. `traced` is a trace extension of its requests."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._open: list[ref[socket]] = []

    def traced(self, event: str, info: dict[str, Any]) -> None:
        """Note the socket of a new connection, once it stands, and the encrypted one around it."""
        if event.endswith((".connect_tcp.complete", ".start_tls.complete")):
            opened = info["return_value"].get_extra_info("socket")
            with self._lock:
                self._open = [each for each in self._open if each() is not None] + [ref(opened)]

    @contextmanager
    def bounded(self, seconds: float) -> Iterator[None]:
        """The last means against a server that lets its answer's first lines drip, which no timeout of the client's ends:
        after so many seconds everybody hangs up. Requests that were well are sent again."""
        timer = Timer(seconds, self.hang_up)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def hang_up(self) -> None:
        """End every wait for something to read: at once, not when its time is over."""
        with self._lock:
            for each in self._open:
                opened = each()
                if opened is not None:
                    with suppress(OSError):
                        opened.shutdown(SHUT_RDWR)
