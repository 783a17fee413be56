"""Owns the answers already had: the same whole request is never paid for twice, in this run or in a fork of it."""

import json
from collections.abc import Iterable
from hashlib import blake2b
from threading import Lock
from typing import Any

from game.ai.model.prompt import Prompt
from game.ai.model.schema import strict_schema


class Answers:
    """Valid answers by the key of their request, from any thread; filled from a save at the start."""

    def __init__(self, known: Iterable[tuple[str, str]] = ()) -> None:
        self._lock = Lock()
        self._texts: dict[str, str] = dict(known)

    def known(self, key: str) -> str | None:
        """The answer to the request of that key, if there has been one."""
        with self._lock:
            return self._texts.get(key)

    def learn(self, key: str, text: str) -> None:
        """Keep a valid answer; the first one to a request stays."""
        with self._lock:
            self._texts.setdefault(key, text)

    def forget(self, key: str) -> None:
        """Drop an answer that is of no use any more."""
        with self._lock:
            self._texts.pop(key, None)


def request_key(model: str, prompt: Prompt[Any], temperature: float | None) -> str:
    """A name for the whole request: who is asked, in which words, for what shape. Not how the shape was asked for."""
    messages = [[message.role, message.text] for message in prompt.messages]
    whole = [model, messages, strict_schema(prompt.answer), prompt.limit, temperature]
    encoded = json.dumps(whole, ensure_ascii=True, sort_keys=True, separators=(",", ":")).encode()
    return blake2b(encoded, digest_size=16).hexdigest()
