"""Owns how numbers, switches and colours are spelt in a map file, and what is said of one that cannot be read."""

import re
from typing import Protocol

FARTHEST = 10**9
"""Pixels, tiles or degrees beyond which nothing is drawn by anybody."""
MOST_DEPTH = 64
"""Groups in groups, or classes in classes; each is a step deeper into our own calls."""
_WHOLE = re.compile(r"\s*[+-]?[0-9]{1,10}\s*")
_COLOUR = re.compile(r"#?([0-9a-fA-F]{2})?([0-9a-fA-F]{6})")
_SWITCH = {"1": True, "true": True, "0": False, "false": False}


class Attributes(Protocol):
    """What is written on an element: the element itself, or a dictionary."""

    def get(self, key: str, /) -> str | None: ...


class Wrong(Exception):
    """What is wrong with one element, in words; whoever knows where it stands makes a Problem of it."""


def number(said: Attributes, key: str, default: float = 0.0) -> float:
    """An attribute as a finite number; raises Wrong."""
    text = said.get(key)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not abs(value) <= FARTHEST:
        raise Wrong(f"{key} is {shown(text)}, which is no number of use")
    return value


def whole(said: Attributes, key: str, default: int = 0, least: int = -FARTHEST, most: int = FARTHEST) -> int:
    """An attribute as a whole number from `least` to `most`; raises Wrong."""
    text = said.get(key)
    if text is None:
        return default
    value = int(text) if _WHOLE.fullmatch(text) else least - 1
    if not least <= value <= most:
        raise Wrong(f"{key} is {shown(text)}, which is no whole number of use")
    return value


def switch(said: Attributes, key: str, default: bool) -> bool:
    """An attribute as yes or no; raises Wrong."""
    text = said.get(key)
    if text is None:
        return default
    if text.lower() not in _SWITCH:
        raise Wrong(f"{key} is {shown(text)}, neither 0 nor 1")
    return _SWITCH[text.lower()]


def colour(text: str) -> tuple[tuple[int, int, int], float]:
    """Red, green and blue (0-255) and how opaque it is (0-1), of "#rrggbb" or "#aarrggbb"; raises Wrong."""
    found = _COLOUR.fullmatch(text.strip())
    if found is None:
        raise Wrong(f"the colour {shown(text)} is not spelt like #rrggbb")
    red, green, blue = bytes.fromhex(found[2])
    return (red, green, blue), int(found[1] or "ff", 16) / 255


def shown(text: str) -> str:
    """Somebody's text within a sentence: quoted, on one line, not too long."""
    return repr(text if len(text) <= 40 else text[:40] + "...")
