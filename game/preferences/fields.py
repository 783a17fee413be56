"""Owns the settings of the mind one by one: what each may be, and what is said of a value that it may not."""

import math
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any
from urllib.parse import urlsplit

from game.ai.model.presets import preset_named
from game.problem import Problem
from game.settings import Prices

LONGEST = 300
"""Characters of a name or an address."""
_PRICES = ("prompt", "completion", "cached")
_KINDS = {bool: "true or false", int: "a number", float: "a number", str: "text", list: "a list", dict: "a table"}


class Wrong(Exception):
    """What is wrong with a value, to be said after the setting's name. It never quotes a text: that might be a key."""


def checked(name: str, value: object) -> Any:
    """The value of the setting as it is used. Raises Wrong for one it may not have, Problem for an unknown server."""
    return FIELDS[name](value)


def nearest(name: str, known: tuple[str, ...], what: str) -> str:
    """A hint at what was meant."""
    near = get_close_matches(name, known, 1, 0.5)
    return f'did you mean "{near[0]}"?' if near else f"known {what} are {', '.join(known)}."


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Wrong(f"must be text in quotes, not {_kind(value)}")
    text = value.strip()
    if not text.isprintable() or len(text) > LONGEST:
        raise Wrong(f"must be one line of at most {LONGEST} characters")
    return text


def _server(value: object) -> str:
    return preset_named(_text(value)).name


def _address(value: object) -> str:
    """A base URL without the stroke at its end."""
    text = _text(value).rstrip("/")
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fine = False
    if not fine:
        raise Wrong("must be an address like http://127.0.0.1:8080/v1")
    if parts.username or parts.password or parts.query or parts.fragment:
        raise Wrong("must be a plain address like http://127.0.0.1:8080/v1, with no user, password or question in it")
    if text.endswith("/chat/completions"):
        raise Wrong(f"must be what stands before /chat/completions: {text.removesuffix('/chat/completions')}")
    return text


def _number(least: float, most: float) -> Callable[[object], float]:
    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise Wrong(f"must be a number, not {_kind(value)}")
        if not math.isfinite(value) or not least <= value <= most:
            raise Wrong(f"must be a number from {least:g} to {most:g}")
        return float(value)

    return check


def _whole(least: int, most: int) -> Callable[[object], int]:
    def check(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise Wrong(f"must be a whole number from {least} to {most}")
        return value

    return check


def _temperature(value: object) -> float | None:
    """A number, or "server" for the server's own choice."""
    return None if value == "server" else _number(0, 2)(value)


def _prices(value: object) -> Prices:
    if not isinstance(value, dict) or not {"prompt", "completion"} <= value.keys():
        raise Wrong("must be a table like { prompt = 0.15, completion = 0.60, cached = 0.075 }, per million tokens")
    for name in value:
        if name not in _PRICES:
            raise Wrong(f'has no field "{name}"; {nearest(name, _PRICES, "fields")}')
    return Prices(**{name: _number(0, 1e6)(price) for name, price in value.items()})


def _kind(value: object) -> str:
    return _KINDS.get(type(value), "a date")


FIELDS: dict[str, Callable[[object], object]] = {
    "server": _server,
    "base_url": _address,
    "model": _text,
    "small_model": _text,
    "embeddings": _text,
    "budget": _number(0, 1e6),
    "context": _whole(1024, 10_000_000),
    "in_flight": _whole(1, 512),
    "timeout": _number(1, 3600),
    "first_timeout": _number(1, 3600),
    "temperature": _temperature,
    "prices": _prices,
}
"""The settings in the table [mind], each with what makes of its value what is used, or raises."""


def problem_of(where: str, wrong: Wrong) -> Problem:
    """The one sentence; it may end with a question already."""
    sentence = f"{where} {wrong}"
    return Problem(sentence if sentence.endswith((".", "?")) else f"{sentence}.")
