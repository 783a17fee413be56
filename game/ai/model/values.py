"""Owns fields of an answer as models write them: a number in words around it, a missing text, an hour of the day."""

import re
from typing import Annotated, Any

from pydantic import BeforeValidator

from game.ai.reading.times import minutes
from game.world.clock import MINUTES_PER_DAY

_NUMBER = re.compile(r"-?\d+")
_FACE = re.compile(r"(?<!\d)(\d{1,2})[:.h](\d\d)(?::\d\d)?\s*([ap])?\.?m?", re.I)
_LATEST_HOUR = 30


def _number(value: Any) -> Any:
    """The first whole number of a text such as "10 minutes"; what has none is left to Pydantic to refuse."""
    if isinstance(value, float) and abs(value) < 1e9:
        return round(value)
    found = _NUMBER.search(value[:40]) if isinstance(value, str) else None
    return int(found[0]) if found else value


def _text(value: Any) -> Any:
    """A text; "" for null, and a number as it is written."""
    if value is None:
        return ""
    return str(value) if isinstance(value, int | float) else value


Whole = Annotated[int, BeforeValidator(_number)]
"""A whole number, however it is written."""
Words = Annotated[str, BeforeValidator(_text)]
"""A text that may be empty."""


def number_in(text: str, otherwise: int) -> int:
    """The first whole number of a text."""
    found = _NUMBER.search(text[:40])
    return int(found[0]) if found else otherwise


def minute_in(text: str) -> int | None:
    """The minute of the day that a text such as "7:30 am" or "25:10" (ten past one at night) says; None when it says none."""
    face = _FACE.search(text)
    if face is None:
        return minutes(text[:40])
    hour, minute, half = int(face[1]), int(face[2]), (face[3] or "").lower()
    if hour > (12 if half else _LATEST_HOUR) or minute > 59:
        return None
    return (hour % 12 + (12 if half == "p" else 0) if half else hour) * 60 + minute


def after(minute: int, earlier: int) -> int:
    """The minute on the day or, where it would lie before `earlier`, in the night after it."""
    return minute + MINUTES_PER_DAY if minute < earlier and minute < MINUTES_PER_DAY else minute
