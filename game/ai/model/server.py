"""Owns talking to a model's server over HTTP: the one file that knows the `openai` client and what it stands on."""

import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import httpx2
import openai

from game.ai.model.body import completion_of, models_of, object_of, reason_of, vectors_of
from game.ai.model.completion import Completion
from game.ai.model.prompt import Message
from game.ai.model.sockets import Sockets
from game.ai.model.trouble import Busy, Garbled, Refused, TimedOut, Trouble, Unreachable
from game.problem import Problem

logging.getLogger("httpx2").setLevel(logging.WARNING)  # it tells of each request, wherever somebody set up logging

CONNECT = 5.0
"""Seconds until a server that does not take the call counts as away."""
LARGEST = 8 * 1024 * 1024
"""Bytes of a body that are read at most: 2,000 embeddings fit, an endless answer does not."""
_SPARE = 8
"""Connections beyond those of the calls in flight: embeddings and probes do not wait for a free one."""
NO_KEY = "no-key"
"""What a local server is sent in place of a key: the client wants one, the server does not look."""
_SHORTEST_SECRET = 8
"""Characters: what is shorter ("none", "x") is no secret, and may stand in any answer."""
_BUSY = (429, 503, 529)

Read = TypeVar("Read")


class _Raw(Protocol):
    @property
    def content(self) -> bytes: ...


class Server:
    """A server that speaks OpenAI's language. From any thread. Nothing is retried here and no redirect is followed:
    the key goes to `base_url` and nowhere else."""

    def __init__(self, base_url: str, api_key: str, connections: int = 32) -> None:
        """Raises Problem when the address or the key cannot be one."""
        self.address, local = _address(base_url)
        self._root = "{0.scheme}://{0.netloc}".format(urlsplit(base_url.strip()))
        self._key = _usable(api_key)
        self._sockets = Sockets()
        # A proxy of the environment must not come between us and this very computer.
        web = httpx2.Client(
            trust_env=not local,
            follow_redirects=False,
            headers={"Accept-Encoding": "identity"},
            limits=httpx2.Limits(max_connections=connections + _SPARE, max_keepalive_connections=connections),
            event_hooks={"request": [self._begin], "response": [_bound]},
        )
        self._client = openai.OpenAI(base_url=base_url.strip(), api_key=self._key or NO_KEY, max_retries=0, http_client=web)

    def complete(self, model: str, messages: Sequence[Message], parameters: Mapping[str, object], seconds: float) -> Completion:
        """One completion, `parameters` sent as they are. Raises Trouble; returns within about `seconds` either way."""
        chat: Any = [{"role": message.role, "content": message.text} for message in messages]
        create = self._client.chat.completions.with_raw_response.create
        return self._asked(
            lambda: create(model=model, messages=chat, extra_body=dict(parameters), timeout=_timeout(seconds)),
            completion_of,
            seconds,
        )

    def models(self, seconds: float = 10.0) -> tuple[str, ...]:
        """The names of the models it offers. Raises Trouble."""
        return self._asked(lambda: self._client.models.with_raw_response.list(timeout=_timeout(seconds)), models_of, seconds)

    def embed(self, model: str, texts: Sequence[str], dimensions: int | None = None, seconds: float = 60.0) -> list[list[float]]:
        """One vector for each text, of so many `dimensions` (None: as many as it has). Raises Trouble."""
        size: dict[str, Any] = {} if dimensions is None else {"dimensions": dimensions}
        create = self._client.embeddings.with_raw_response.create
        return self._asked(
            lambda: create(model=model, input=list(texts), encoding_format="float", timeout=_timeout(seconds), **size),
            lambda content: vectors_of(content, len(texts)),
            seconds,
        )

    def fetch(self, path: str, body: Mapping[str, object] | None = None, seconds: float = 5.0) -> dict[str, Any]:
        """The JSON object at a path from the root of the same host: what it tells of itself. With a `body` that is posted.

        Raises Trouble.
        """
        options: Any = {"timeout": _timeout(seconds)}
        url = f"{self._root}{path}"
        if body is None:
            return self._asked(lambda: self._client.get(url, cast_to=httpx2.Response, options=options), object_of, seconds)
        return self._asked(
            lambda: self._client.post(url, cast_to=httpx2.Response, body=body, options=options), object_of, seconds
        )

    def close(self) -> None:
        """Hang up. Requests under way end with Trouble, at once."""
        self._sockets.hang_up()
        self._client.close()

    def _begin(self, request: httpx2.Request) -> None:
        request.extensions["trace"] = self._sockets.traced
        request.extensions["ends"] = time.monotonic() + request.extensions["timeout"]["read"]
        if request.url.host != "api.openai.com":
            for name in ("openai-organization", "openai-project"):  # the client adds them from the environment, for any host
                request.headers.pop(name, None)

    def _asked(self, send: Callable[[], _Raw], read: Callable[[bytes], Read], seconds: float) -> Read:
        """What a request brings, or its trouble: raised outside the handler, so that no request with its key hangs on it."""
        try:
            with self._sockets.bounded(CONNECT + 2 * seconds):
                content = send().content
            return read(self._scrubbed(content))
        except Trouble as known:
            trouble = known
        except openai.APIStatusError as error:
            trouble = self._refusal(error.response)
        except (openai.OpenAIError, httpx2.HTTPError) as error:
            trouble = _lost(error, self.address)
        trouble.__context__ = None
        raise trouble.with_traceback(None)

    def _refusal(self, response: httpx2.Response) -> Trouble:
        status = response.status_code
        if 300 <= status < 400:
            elsewhere = urlsplit(response.headers.get("location", "")).netloc.rpartition("@")[2]
            elsewhere = self._scrubbed(elsewhere.encode()).decode() or "another address"
            return Refused(
                status, f"it sends us on to {elsewhere}, where the key does not follow: write that address into base_url"
            )
        reason = reason_of(self._scrubbed(response.content))
        return Busy(status, reason, _retry_after(response.headers)) if status in _BUSY else Refused(status, reason)

    def _scrubbed(self, content: bytes) -> bytes:
        """A server may send the key back, in an error or in an answer; it goes no further than here."""
        secret = len(self._key) >= _SHORTEST_SECRET
        return content.replace(self._key.encode(), b"[key]") if secret else content


class _Bounded(httpx2.SyncByteStream):
    """A body that ends: after so many bytes, or when its time is up, however slowly it drips."""

    def __init__(self, stream: httpx2.SyncByteStream, request: httpx2.Request) -> None:
        self._stream = stream
        self._request = request

    def __iter__(self) -> Iterator[bytes]:
        size = 0
        for chunk in self._stream:
            size += len(chunk)
            if size > LARGEST:
                raise Garbled(f"the server's answer is longer than {LARGEST} bytes")
            if time.monotonic() > self._request.extensions["ends"]:
                raise httpx2.ReadTimeout("the body drips", request=self._request)
            yield chunk

    def close(self) -> None:
        self._stream.close()


def _bound(response: httpx2.Response) -> None:
    if response.headers.get("content-encoding", "identity") != "identity":
        raise Garbled("the server packed its answer, which it was asked not to")
    assert isinstance(response.stream, httpx2.SyncByteStream)
    response.stream = _Bounded(response.stream, response.request)


def _timeout(seconds: float) -> httpx2.Timeout:
    return httpx2.Timeout(seconds, connect=min(CONNECT, seconds))


def _lost(error: Exception, address: str) -> Trouble:
    """What a request died of: the client wraps the cause, which says more."""
    cause = error.__cause__ if isinstance(error, openai.APIConnectionError) and error.__cause__ else error
    if isinstance(cause, httpx2.ConnectTimeout | httpx2.ConnectError):
        return Unreachable(f"nothing answers at {address}")
    if isinstance(cause, httpx2.TimeoutException | openai.APITimeoutError):
        return TimedOut(f"no answer from {address} in time")
    if isinstance(cause, httpx2.RequestError | openai.APIConnectionError):
        return Unreachable(f"the connection to {address} broke off ({type(cause).__name__})")
    return Garbled(f"the client could not make anything of what {address} sent ({type(cause).__name__})")


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds to wait, from a number or from a date (by the server's own clock where it tells the time)."""
    said = headers.get("retry-after", "").strip()
    try:
        wait = float(said)
    except ValueError:
        try:
            now = parsedate_to_datetime(headers["date"]).timestamp() if "date" in headers else time.time()
            wait = parsedate_to_datetime(said).timestamp() - now
        except (TypeError, ValueError, OverflowError, OSError):
            return None
    return max(0.0, wait) if wait < float("inf") else None


def _address(base_url: str) -> tuple[str, bool]:
    """Host and port as shown to people, and whether that is this computer. Raises Problem when it is no address."""
    fault = Problem(f"the server's address {base_url.strip()[:80]!r} cannot be used: write it like http://localhost:11434/v1")
    try:
        parts = urlsplit(base_url.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        raise fault from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise fault
    return (f"{host}:{port}" if port else host), _is_local(host)


def _is_local(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _usable(key: str) -> str:
    key = key.strip()
    if not key.isascii() or not key.isprintable() or " " in key:
        raise Problem("the key has characters that no key has: copy it again from where you got it")
    return key
