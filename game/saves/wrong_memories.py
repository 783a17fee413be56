"""Owns whether the memories of a save fit together: their numbers, times, texts, evidence and uses."""

import sqlite3
from collections import Counter
from collections.abc import Iterator

from game.saves.schema import memory_from

Wrong = Iterator[tuple[int | None, str]]
_MEMORIES = """SELECT resident, texts.text, number, created, kind, importance, about, place, said_by, talk, line, retells
    FROM memories LEFT JOIN texts ON texts.id = memories.text ORDER BY resident, number"""
_USES = """SELECT count(*) FROM touches LEFT JOIN memories USING (resident, number)
    WHERE memories.created IS NULL OR memories.created > touches.tick"""
_MOST_IMPORTANT = 10


def wrong_memories(connection: sqlite3.Connection) -> Wrong:
    """(tick, what is wrong) of every record that does not fit, and of what is missing between them."""
    counts: Counter[int] = Counter()
    latest: dict[int, int] = {}
    for resident, text, *row in connection.execute(_MEMORIES):
        number, created = row[0], row[1]
        if number != counts[resident]:
            yield latest.get(resident, 0), f"memories {counts[resident]} to {number - 1} of resident {resident} are missing"
        if created < latest.get(resident, 0):
            yield created, f"memory {number} of resident {resident} is older than the one before it"
        counts[resident], latest[resident] = number + 1, max(created, latest.get(resident, 0))
        yield from ((created, f"memory {number} of resident {resident} {what}") for what in _faults(text, row))
    uses = connection.execute(_USES).fetchone()[0]
    if uses:
        yield None, f"{uses} uses of memories are of none, or of one that was not made yet"


def _faults(text: object, row: list[object]) -> Iterator[str]:
    """What is wrong with one record."""
    if not isinstance(text, str):
        yield "has no text"
        return
    try:
        memory = memory_from(text, tuple(row))
    except (ValueError, TypeError, RecursionError):
        yield "cannot be read"
        return
    content = memory.content
    numbers = (*content.evidence, *(() if content.supersedes is None else (content.supersedes,)))
    if not all(isinstance(each, int) and 0 <= each < memory.number for each in numbers):
        yield "rests on one that is not before it"
    if not 1 <= content.importance <= _MOST_IMPORTANT:
        yield f"has an importance that is not 1 to {_MOST_IMPORTANT}"
    if not all(isinstance(each, int) for each in content.people):
        yield "is about somebody who is nobody"
