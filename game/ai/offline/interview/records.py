"""Owns finding the memory that answers: one that says what is asked about, by the words that carry it."""

import re
from collections.abc import Iterable, Sequence

from game.ai.cues import key_words
from game.ai.knowledge import knowledge
from game.ai.memory import Kind, Memory

ENOUGH = 0.5
"""Share of the carrying words from which on a memory says what is asked about."""
_TIMES = re.compile(r"\b\d+(?::\d\d)?(?:st|nd|rd|th| ?[ap]m)?\b|\b(?:Jan|Febr)uary\b|\b(?:March|April|May|June|July|August)\b"
                    r"|\b(?:Septem|Octo|Novem|Decem)ber\b|\b[A-Z][a-z]+day\b")  # fmt: skip
_NAME = re.compile(r"\b[A-Z][\w-]+(?: [A-Z][\w-]+)*")


def is_entry(memory: Memory) -> bool:
    """Whether it is an entry of a plan, rather than a promise."""
    return memory.content.kind is Kind.PLAN and memory.content.talk is None


def is_seed(memory: Memory) -> bool:
    """Whether they have known it since the town began."""
    return memory.is_seed


def is_sight(memory: Memory) -> bool:
    """Whether it was only seen or overheard, not told to them nor decided by them nor known since ever."""
    overheard = memory.content.kind is Kind.CHAT and ' said: "' in memory.text
    decided = bool(memory.content.evidence) and " has decided " in memory.text
    return overheard or (memory.content.kind is Kind.OBSERVATION and not is_seed(memory) and not decided)


def stating(memories: Sequence[Memory], claim: str, people: Iterable[str], enough: float = ENOUGH) -> tuple[Memory, ...]:
    """The memories that say what a claim says, the one that says most of it first.

    Each must name everybody of `people` whom the claim names, and have enough (a share) of its words, and of those
    that are neither names nor times.
    """
    named = [name for name in people if re.search(rf"\b{re.escape(name)}\b", claim)]
    wanted, matter = key_words(claim), _matter(claim)
    scored = []
    for memory in memories:
        words = key_words(memory.text)
        if is_entry(memory) or not all(name in memory.text for name in named) or not wanted:
            continue
        share = len(words & wanted) / len(wanted)
        if share >= enough and len(words & matter) >= enough * len(matter):
            scored.append((_remove(memory), -share, -memory.content.importance, memory.number, memory))
    return tuple(memory for *_, memory in sorted(scored, key=lambda each: each[:4]))


def _remove(memory: Memory) -> int:
    """How far a record is from having been told: what was concluded comes after that, and what was seen last."""
    return 2 if is_sight(memory) else int(memory.content.kind is Kind.REFLECTION)


def on(memories: Sequence[Memory], matter: str) -> tuple[Memory, ...]:
    """The memories that have all the words of a short matter ("running for mayor"), told and known before merely seen."""
    wanted = key_words(matter)
    found = [each for each in memories if not is_entry(each) and wanted and wanted <= key_words(each.text)]
    return tuple(sorted(found, key=lambda each: (is_sight(each), -each.content.importance, each.number)))


def naming(memories: Sequence[Memory], name: str) -> tuple[Memory, ...]:
    """The memories that name somebody, by whole name, or by first name where that stands alone."""
    first = name.split()[0]
    pattern = re.compile(rf"\b{re.escape(name)}\b|\b{re.escape(first)}\b(?! [A-Z])(?<![A-Z]\. {re.escape(first)})")
    return tuple(each for each in memories if not is_entry(each) and pattern.search(each.text))


def _matter(claim: str) -> frozenset[str]:
    """The carrying words of a claim that are neither names nor times nor verbs that go with anything."""
    plain = _NAME.sub(" ", _TIMES.sub(" ", claim))
    weak = frozenset(knowledge("interview")["weak"])
    return frozenset(word for word in key_words(plain) if word not in weak and not word.isdigit())
