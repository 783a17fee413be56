"""Owns the stub server: real HTTP on a free port of this machine, in threads, answering what it was taught, and counting."""

import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Self

from ai.model.stub.faults import FAULTS, Choice, sound
from ai.model.stub.gauge import Gauge
from ai.model.stub.http import listen
from ai.model.stub.likeness import plain_answer
from ai.model.stub.messages import Request, key_of, messages_in, read_request
from ai.model.stub.prefix_cache import PrefixCache
from ai.model.stub.replies import Reply
from ai.model.stub.tokens import tokens_of


@dataclass(frozen=True, slots=True)
class Served:
    """One request and what was sent for it. `kind` is the kind of question it was taught as, "" for what it was not taught.

    `came` is when it was read, in `time.monotonic()` seconds.
    """

    kind: str
    request: Request
    reply: Reply
    came: float


class StubServer:
    """A model server. `latency` is how long after a request's coming its answer is sent, in seconds, however many there are.

    `faults` says which fault each chat request meets. `models` are those it has; `context` how many tokens they take at
    once, as it tells; None to tell nothing. Use it in a `with` statement, or `close` it.
    """

    def __init__(
        self,
        latency: float = 0.0,
        faults: Choice = sound,
        models: Sequence[str] = ("stub",),
        context: int | None = None,
    ) -> None:
        self.latency = latency
        self.faults = faults
        self.models = tuple(models)
        self.context = context
        self.gauge = Gauge()
        self.served: list[Served] = []
        self.conflicts = 0
        self.closing = threading.Event()
        self._taught: dict[str, tuple[str, str]] = {}
        self._before: Counter[str] = Counter()
        self._prefixes = PrefixCache()
        self._lock = threading.Lock()
        self._http = listen(self)

    @property
    def base_url(self) -> str:
        """What a client is told."""
        return f"http://127.0.0.1:{self._http.server_port}/v1"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Stop listening; whatever was not answered never is. May be called again."""
        self.closing.set()
        self._http.shutdown()
        self._http.server_close()

    def teach(self, messages: Sequence[tuple[str, str]], kind: str, text: str) -> None:
        """What to answer to a prompt. What was taught first stays; `conflicts` counts prompts that got another answer since."""
        with self._lock:
            self.conflicts += self._taught.setdefault(key_of(messages), (kind, text))[1] != text

    def requests(self) -> list[Request]:
        """All chat requests so far, as they came."""
        with self._lock:
            return sorted((each.request for each in self.served), key=lambda each: each.number)

    def model_list(self) -> dict[str, Any]:
        """What /v1/models answers."""
        told = {} if self.context is None else {"max_model_len": self.context, "meta": {"n_ctx": self.context}}
        return {"object": "list", "data": [{"id": each, "object": "model", "owned_by": "stub", **told} for each in self.models]}

    def chat(self, body: Mapping[str, Any], came: float) -> tuple[Request, Reply]:
        """Answer a chat request, as soon as it is time for it."""
        request, kind, reply = self._prepared(body)
        name = self.faults(request)
        if name:
            reply = replace(FAULTS[name](request, reply), fault=name)
        with self._lock:
            self.served.append(Served(kind, request, reply, came))
        self.closing.wait(max(0.0, came + self.latency + reply.delay - time.monotonic()))
        if reply.fate == "lost":
            self.closing.wait()
        return request, reply

    def _prepared(self, body: Mapping[str, Any]) -> tuple[Request, str, Reply]:
        """The request, what kind it was taught as, and the reply of a good server."""
        key = key_of(messages_in(body))
        with self._lock:
            request = read_request(body, self._before.total(), self._before[key])
            self._before[key] += 1
            kind, text = self._taught.get(key, ("", ""))
        text = text or plain_answer(request)
        prompt = tokens_of(request.rendered)
        reused = self._prefixes.reused(request.model, prompt)
        return request, kind, Reply(text, len(prompt), len(tokens_of(text)), reused)
