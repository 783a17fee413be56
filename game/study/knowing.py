"""Owns who knows whom: by a seed memory, by talk or by hearsay, never by sight (paper, section 7.1.1)."""

import re
from functools import cache

from game.ai.acquaintance import acquaintances
from game.ai.claims import heard
from game.ai.memory import Kind, Memory
from game.study.records import Records


def known_at_start(records: Records) -> dict[int, frozenset[int]]:
    """For each resident whom their seed memories name."""
    ids = {name: number for number, name in records.names.items()}
    named = acquaintances(tuple(records.personas.values()))
    return {ids[name]: frozenset(ids[other] for other in others) for name, others in named.items()}


def known_at_end(records: Records) -> dict[int, frozenset[int]]:
    """For each resident whom they know by now."""
    start = known_at_start(records)
    return {number: start[number] | _met_or_heard_of(records, number) for number in records.names}


def density(known: dict[int, frozenset[int]]) -> float:
    """2E / V(V-1): an edge is a pair who know each other."""
    count = len(known)
    edges = sum(1 for one in known for other in known[one] if one < other and one in known[other])
    return 2 * edges / (count * (count - 1)) if count > 1 else 0.0


def makes_known(records: Records, owner: int, memory: Memory) -> frozenset[int]:
    """Whom a record lets its owner know: a partner of a talk, or somebody named in what they were told or overheard.

    Words overheard from which nothing was learned (a greeting) let them know nobody.
    """
    content = memory.content
    if content.kind is not Kind.CHAT or content.talk is None:
        return frozenset()
    if owner not in records.members.get(content.talk, ()) and heard(memory.text) is None:
        return frozenset()
    return named_in(records, memory.text) - {owner}


def named_in(records: Records, text: str) -> frozenset[int]:
    """Whom a text names, by whole name or by a first name that is one person's alone."""
    return frozenset(who for who, pattern in _patterns(tuple(records.names.items())) if pattern.search(text))


@cache
def _patterns(names: tuple[tuple[int, str], ...]) -> tuple[tuple[int, re.Pattern[str]], ...]:
    firsts = [name.split()[0] for _, name in names]
    found = []
    for who, name in names:
        first = name.split()[0]
        alone = rf"|\b{re.escape(first)}\b(?! [A-Z])" if firsts.count(first) == 1 else ""
        found.append((who, re.compile(rf"\b{re.escape(name)}\b{alone}")))
    return tuple(found)


def _met_or_heard_of(records: Records, owner: int) -> frozenset[int]:
    known: frozenset[int] = frozenset()
    for memory in records.streams[owner]:
        known |= makes_known(records, owner, memory)
    return known
