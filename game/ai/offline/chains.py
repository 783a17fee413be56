"""Owns reading the chains of the knowledge: "text @object =state ~minutes *importance #doing !place > next step"."""

import re
from dataclasses import dataclass
from functools import lru_cache

_MARK = re.compile(r"(?<!\S)([@=~*!#])\s*([^\s@=~*!#][^@=~*!#]*)|([~*])(\d+)")
_FIRST = re.compile(r"\s+[@=~*!#]")


@dataclass(frozen=True, slots=True)
class Idea:
    """One step as the knowledge has it, its slots not yet filled.

    `wanted` "" means: stay where the last step was. `doing` names what it is when that is not the activity itself.
    """

    text: str
    wanted: str = ""
    state: str = ""
    minutes: int = 10
    importance: int = 0
    place: str = ""
    doing: str = ""


@lru_cache(maxsize=4096)
def chain(text: str) -> tuple[Idea, ...]:
    """The steps of one chain, in order."""
    return tuple(_idea(part.strip()) for part in text.split(" > "))


def _idea(part: str) -> Idea:
    start = _FIRST.search(part)
    text = part[: start.start()] if start else part
    marks = {found[1] or found[3]: (found[2] or found[4]).strip() for found in _MARK.finditer(part[len(text) :])}
    minutes, importance = int(marks.get("~") or 10), int(marks.get("*") or 0)
    return Idea(text, marks.get("@", ""), marks.get("=", ""), minutes, importance, marks.get("!", ""), marks.get("#", ""))
