"""Owns what the words for relatives, friends and others say: which group they are of, and how close it makes people."""

import re

from game.ai.reading.words import cues


def group_of(kind: str) -> str:
    """Which group of the cues a word belongs to: "family", "work", "town", ...; "" for none."""
    bare = kind.removeprefix("late ")
    return next((group for group, words in cues()["kin"].items() if bare in words.replace("best-", "").split()), "")


def rank(kind: str) -> float:
    """How close a word says somebody is."""
    table = cues()["closeness"]
    bare = kind.removeprefix("late ")
    return float(table.get(bare, table.get(group_of(bare), 0.0)))


def only_like(clause: str, start: int) -> bool:
    """Whether "daughter" stands in "like a daughter" or "could be his father"."""
    return bool(re.search(r"\b(?:like|as good as|could be|almost) (?:a |an |SELF's )?(?:\w+ )?$", clause[:start]))
