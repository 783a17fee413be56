"""Owns which states of things are faults, by their words: what burns or leaks serves nobody until it is put right."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache

from game.assets import asset
from game.problem import Problem

_DENIED = re.compile(r"\b(?:not|no longer|never|stopped|hardly)\s+$")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a thing: `name` is a table of `assets/knowledge/faults.toml`; `rouses` says that sleepers wake."""

    name: str
    rouses: bool


@dataclass(frozen=True, slots=True)
class _Sign:
    fault: Fault
    words: re.Pattern[str]
    proper: tuple[str, ...]


@lru_cache(maxsize=4096)
def fault(kind: str, state: str) -> Fault | None:
    """What is wrong with an object of this kind in this state, or None: a burning stove is, a burning fireplace is not."""
    lower = state.lower()
    for sign in _signs():
        found = [match for match in sign.words.finditer(lower) if not _DENIED.search(lower[: match.start()])]
        if found and not any(each in kind.lower() for each in sign.proper):
            return sign.fault
    return None


@cache
def _signs() -> tuple[_Sign, ...]:
    path = asset("knowledge/faults.toml")
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Problem(f"The knowledge file {path} cannot be read: {error}.") from None
    return tuple(
        _Sign(
            Fault(name, bool(table.get("rouses", False))),
            re.compile(rf"\b(?:{'|'.join(re.escape(word) for word in table['words'])})\b"),
            tuple(table.get("proper", ())),
        )
        for name, table in tables.items()
    )
