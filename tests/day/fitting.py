"""Owns the judgement whether a thing is done where it can be done, by the table beside it."""

import re
import tomllib
from pathlib import Path

ANYWHERE = frozenset({"ANYWHERE"})
"""What a body does by itself, or a thought that passes through a head."""

_TABLE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def _kinds(names: str) -> frozenset[str]:
    """The kinds that a list names, with its groups spelt out."""
    groups: dict[str, str] = _TABLE["groups"]
    found = (name.strip() for name in names.split(","))
    return frozenset().union(*(_kinds(groups[name]) if name in groups else {name} for name in found))


RULES = tuple((re.compile("|".join(rule["words"])), _kinds(rule["kinds"])) for rule in _TABLE["rules"])


def fits(words: str, kind: str | None) -> bool:
    """Whether a thing told in these words can be done at an object of this kind."""
    kinds = kinds_for(words)
    return kind is not None and (kinds == ANYWHERE or kind in kinds)


def kinds_for(words: str) -> frozenset[str]:
    """The kinds of object at which it can be done; none when no rule knows the words."""
    return next((kinds for pattern, kinds in RULES if pattern.search(words)), frozenset())


def all_kinds() -> frozenset[str]:
    """Every kind the rules name."""
    return frozenset().union(*(kinds for _, kinds in RULES)) - ANYWHERE
