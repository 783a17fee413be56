"""Owns what comes over the wire: a chat request as the stub server understands it, and the name of its messages."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

LIMITS = ("max_completion_tokens", "max_tokens")
"""The two names the wire has for the most tokens an answer may take."""


@dataclass(frozen=True, slots=True)
class Request:
    """A chat request. `number` counts all of them from 0; `again` those with the same first messages before it.

    `shape` is what was asked for: "json_schema", "json_object" or "text", with its `schema`. `limit` is the most tokens
    of the answer, by whichever of its names (`limit_names`) it came.
    """

    number: int
    again: int
    model: str
    messages: tuple[tuple[str, str], ...]
    shape: str = "text"
    schema: Mapping[str, Any] = field(default_factory=dict)
    limit: int | None = None
    limit_names: tuple[str, ...] = ()

    @property
    def rendered(self) -> str:
        """The prompt as one text, message after message, as chat templates put them."""
        return "".join(f"<|{role}|>\n{text}\n" for role, text in self.messages)


def key_of(messages: Sequence[tuple[str, str]]) -> str:
    """Names a prompt by its first user message and what stands before it.

    What follows (an answer that was refused, and what is to be mended in it) makes it no other question.
    """
    first = next((index for index, (role, _) in enumerate(messages) if role == "user"), len(messages) - 1)
    return hashlib.sha256(json.dumps(list(messages[: first + 1])).encode()).hexdigest()


def read_request(body: Mapping[str, Any], number: int, again: int) -> Request:
    """The request in a body; what is missing is taken as the wire's defaults."""
    asked = body.get("response_format") or {}
    limits = tuple(name for name in LIMITS if body.get(name) is not None)
    return Request(
        number=number,
        again=again,
        model=str(body.get("model", "")),
        messages=messages_in(body),
        shape=asked.get("type", "text"),
        schema=(asked.get("json_schema") or {}).get("schema") or {},
        limit=min((int(body[name]) for name in limits), default=None),
        limit_names=limits,
    )


def messages_in(body: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Roles and texts."""
    return tuple((str(each["role"]), str(each["content"])) for each in body.get("messages", ()))
