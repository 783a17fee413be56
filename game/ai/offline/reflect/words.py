"""Owns the words of reflections, `assets/knowledge/reflections.toml`: saying an insight, and knowing one's own again."""

import random
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.ai.knowledge import knowledge
from game.ai.offline.reflect.records import NAME

Slots = Mapping[str, str]
_SLOT = re.compile(r"\{(\w+)\}")
_NAMES = ("me", "who", "other")


@dataclass(frozen=True, slots=True)
class Known:
    """An insight read back: of which kind it is, about whom and what; `deeper` when it was built on an earlier one."""

    kind: str
    who: str
    thing: str
    deeper: bool


def table(name: str) -> dict[str, Any]:
    """One table of the knowledge."""
    found: dict[str, Any] = knowledge("reflections")[name]
    return found


def say(kind: str, slots: Slots, dice: random.Random, used: Collection[str] = (), deeper: bool = False) -> str:
    """An insight of a kind in words that are not among `used`; "" when there are no others."""
    shapes = [*table("insight")[kind]["again" if deeper else "say"]]
    dice.shuffle(shapes)
    return next((text for shape in shapes if (text := filled(shape, slots)) not in used), "")


def filled(shape: str, slots: Slots) -> str:
    """A shape with its slots filled, and a capital at its beginning."""
    text = " ".join(_SLOT.sub(lambda found: slots[found[1]], shape).split())
    return text[:1].upper() + text[1:]


def understood(text: str) -> Known | None:
    """An insight that was said by this mind before; None for any other sentence."""
    for kind, deeper, shape in _shapes():
        match = shape.fullmatch(text.rstrip("."))
        if match is not None:
            found = match.groupdict()
            return Known(kind, found.get("who") or found.get("me") or "", found.get("thing") or "", deeper)
    return None


@cache
def _shapes() -> tuple[tuple[str, bool, re.Pattern[str]], ...]:
    """Every shape as a pattern, those with the most words of their own first."""
    found = [
        (kind, which == "again", shape)
        for kind, entry in table("insight").items()
        for which in ("say", "again")
        for shape in entry.get(which, ())
    ]
    found.sort(key=lambda each: (-len(_SLOT.sub("", each[2])), each[2]))
    return tuple((kind, deeper, _pattern(shape)) for kind, deeper, shape in found)


def _pattern(shape: str) -> re.Pattern[str]:
    """A shape as a pattern that reads its slots back; one that comes again must say the same."""
    seen: set[str] = set()
    parts: list[str] = []
    at = 0
    for match in _SLOT.finditer(shape):
        parts.append(re.escape(shape[at : match.start()]))
        parts.append(f"(?P={match[1]})" if match[1] in seen else f"(?P<{match[1]}>{NAME if match[1] in _NAMES else '.+?'})")
        seen.add(match[1])
        at = match.end()
    parts.append(re.escape(shape[at:]))
    return re.compile("".join(parts))
