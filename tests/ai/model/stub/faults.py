"""Owns the ways in which a model server goes wrong: each spoils the reply a good server would have sent."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from ai.model.stub.messages import Request, key_of
from ai.model.stub.replies import Reply

Spoil = Callable[[Request, Reply], Reply]
Choice = Callable[[Request], str]
"""Which fault a request meets, by name; "" for none."""

SLOW = 0.7
"""Seconds that a slow answer comes late; tests that are lived with slow answers wait less long for them."""
RAMBLING = " and then she went on" * 400


def refused(status: int, message: str, **headers: str) -> Spoil:
    """Always this error instead of an answer; headers with underscores for dashes."""
    lines = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    return lambda request, reply: replace(reply, status=status, content=message, headers=lines)


def _where(condition: Callable[[Request], bool], spoil: Spoil) -> Spoil:
    return lambda request, reply: spoil(request, reply) if condition(request) else reply


def _asks(shape: str) -> Callable[[Request], bool]:
    return lambda request: request.shape == shape


def _written(change: Callable[[str], str | None]) -> Spoil:
    """The answer's text put another way."""
    return lambda request, reply: replace(reply, content=change(reply.content or ""))


def _changed(change: Callable[[Any, Request], Any]) -> Spoil:
    """The answer's JSON put another way; an answer that is none stays."""

    def spoil(request: Request, reply: Reply) -> Reply:
        try:
            plain = json.loads(reply.content or "")
        except ValueError:
            return reply
        return replace(reply, content=json.dumps(change(plain, request)))

    return spoil


def _everywhere(plain: Any, change: Callable[[Any], Any]) -> Any:
    """Every single value in a JSON text changed."""
    if isinstance(plain, dict):
        return {key: _everywhere(value, change) for key, value in plain.items()}
    return [_everywhere(each, change) for each in plain] if isinstance(plain, list) else change(plain)


def _wrong_enum(plain: Any, request: Request) -> Any:
    allowed = _enums(request.schema)
    return _everywhere(
        plain, lambda value: "sideways" if isinstance(value, str) and (value in allowed or len(value) < 12) else value
    )


def _enums(schema: Any) -> set[str]:
    """Every word that a schema allows somewhere."""
    if isinstance(schema, list):
        return {word for each in schema for word in _enums(each)}
    if not isinstance(schema, Mapping):
        return set()
    return {*map(str, schema.get("enum", ())), *_enums(list(schema.values()))}


def _wild_numbers(plain: Any, _: Request) -> Any:
    return _everywhere(plain, lambda value: value * 9973 - 7 if isinstance(value, int) and not isinstance(value, bool) else value)


def _thought_only(request: Request, reply: Reply) -> Reply:
    return replace(reply, content=None, reasoning=f"The user wants JSON. I could say {reply.content}")


def _cut_off(request: Request, reply: Reply) -> Reply:
    text = reply.content or ""
    return replace(reply, content=text[: len(text) * 3 // 5], finish="length")


def _no_limit(request: Request, reply: Reply) -> Reply:
    return replace(reply, content=f"{reply.content}{RAMBLING}", completion_tokens=reply.completion_tokens + len(RAMBLING) // 4)


def _short_sight(request: Request, reply: Reply) -> Reply:
    return replace(reply, prompt_tokens=min(reply.prompt_tokens, 64), cached_tokens=0)


def _delayed(request: Request, reply: Reply) -> Reply:
    return replace(reply, delay=SLOW)


def _raw(raw: bytes, content_type: str = "application/json") -> Spoil:
    return lambda request, reply: replace(reply, raw=raw, headers=(("Content-Type", content_type),))


FAULTS: Mapping[str, Spoil] = {
    "refuses json_object": _where(_asks("json_object"), refused(400, "'response_format.type' must be 'json_schema' or 'text'")),
    "refuses json_schema with 400": _where(_asks("json_schema"), refused(400, "response_format json_schema is not supported")),
    "refuses json_schema with 422": _where(_asks("json_schema"), refused(422, "Input should be 'text' or 'json_object'")),
    "refuses json_schema with 500": _where(_asks("json_schema"), refused(500, "Internal Server Error")),
    "refuses every shape": _where(lambda request: request.shape != "text", refused(400, "unknown field: response_format")),
    "grammar failure": _where(_asks("json_schema"), refused(400, "Failed to initialize samplers: failed to parse grammar")),
    "prose around": _written(
        lambda text: f'Sure! Here is the JSON for "you" {{as asked}}:\n\n{text}\n\nLet me know if that helps :-}}'
    ),
    "wrong enum": _changed(_wrong_enum),
    "wild numbers": _changed(_wild_numbers),
    "other fields": _changed(lambda plain, _: {"answer": plain, "confidence": 0.9}),
    "a list": _changed(lambda plain, _: [plain, plain]),
    "the schema itself": _changed(lambda _, request: dict(request.schema) or {"type": "object", "properties": {}}),
    "nulls": _changed(lambda plain, _: _everywhere(plain, lambda value: None)),
    "empty texts": _changed(lambda plain, _: _everywhere(plain, lambda value: "" if isinstance(value, str) else value)),
    "JSON as speech": _changed(
        lambda plain, _: _everywhere(plain, lambda value: json.dumps(plain) if isinstance(value, str) else value)
    ),
    "empty content": _written(lambda text: ""),
    "null content": _written(lambda text: None),
    "reasoning only": _thought_only,
    "think closed": _written(lambda text: f"<think>They want JSON, so I think about it.</think>\n{text}"),
    "think unclosed": _written(lambda text: f"<think>They want JSON. First I consider who is there. It could be {text[:40]}"),
    "think with braces": _written(lambda text: f'<think>Perhaps {{"ratings": [0]}} or {{}}?</think>{text}'),
    "think never opened": _written(lambda text: f"They want JSON, {{so}} be it.</think>{text}"),
    "think in the texts": _changed(
        lambda plain, _: _everywhere(
            plain, lambda value: f"<think>say {value}</think> {value}" if isinstance(value, str) else value
        )
    ),
    "fenced": _written(lambda text: f"```json\n{text}\n```"),
    "refuses max_tokens": _where(
        lambda request: "max_tokens" in request.limit_names,
        refused(
            400, "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
        ),
    ),
    "refuses max_completion_tokens": _where(
        lambda request: "max_completion_tokens" in request.limit_names,
        refused(400, "Unrecognized request argument supplied: max_completion_tokens"),
    ),
    "ignores limits": _no_limit,
    "cuts prompts silently": _short_sight,
    "slow": _delayed,
    "slow first": _where(lambda request: request.number == 0, _delayed),
    "429 once": _where(lambda request: request.again == 0, refused(429, "Rate limit reached", Retry_After="0.02")),
    "429 always": refused(429, "You exceeded your current quota", Retry_After="0.02"),
    "500": refused(500, "Internal Server Error"),
    "503 once": _where(lambda request: request.again == 0, refused(503, "Loading model")),
    "401": refused(401, "Incorrect API key provided"),
    "404": refused(404, "The model does not exist"),
    "reset": lambda request, reply: replace(reply, fate="reset"),
    "cut off": _cut_off,
    "lost": lambda request, reply: replace(reply, fate="lost"),
    "garbage": _raw(b"\x00\xff\xfe{{{]]\xc3\x28 not json at all"),
    "a web page": _raw(b"<!DOCTYPE html><html><body>Welcome to nginx!</body></html>", "text/html"),
    "no choices": _raw(b'{"id": "x", "object": "chat.completion", "created": 0, "model": "x", "choices": []}'),
    "a refusal": _written(lambda text: "I'm sorry, but as an AI language model I cannot help with that."),
}
"""Every fault by name."""


def sound(request: Request) -> str:
    """A good server."""
    return ""


def always(name: str) -> Choice:
    """The same fault for every request."""
    return lambda request: name


def one_in(share: int, name: str) -> Choice:
    """Every so manieth request meets a fault, counted as they come."""
    return lambda request: name if request.number % share == share - 1 else ""


def mixed(seed: int, names: Sequence[str], percent: int = 50) -> Choice:
    """So many of a hundred requests meet one of these faults: drawn by what is asked and how often it was, not by when."""

    def choose(request: Request) -> str:
        drawn = blake2b(f"{seed} {request.again} {request.shape} {key_of(request.messages)}".encode(), digest_size=8).digest()
        number = int.from_bytes(drawn, "big")
        return names[number // 100 % len(names)] if names and number % 100 < percent else ""

    return choose
