"""Owns the checks of a save: for each stretch of ticks a digest of what was written down, by which damage is noticed.

The same digest of a run lived again says that it was lived alike: everything written would be the same.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from game.saves.schema import Batch, canonical, memory_row

_LOG = "SELECT tick, kind, data FROM log WHERE tick >= ? AND tick < ? ORDER BY id"
_MEMORIES = """SELECT resident, number, created, kind, importance, about, place, said_by, talk, line, retells, texts.text
    FROM memories JOIN texts ON texts.id = memories.text WHERE created >= ? AND created < ? ORDER BY resident, number"""
_TOUCHES = "SELECT tick, resident, number FROM touches WHERE tick >= ? AND tick < ?"
_BEFORE = "SELECT coalesce(max(until), 0) FROM checks WHERE until < ?"


@dataclass(frozen=True, slots=True)
class Check:
    """Everything of the ticks from `since` until before `until` was written, and `digest` names it."""

    since: int
    until: int
    digest: bytes


def check_from(since: Any, until: Any, digest: Any) -> Check:
    """A check as it was read. Raises TypeError where its digest is none: of a number `bytes` would make as many zeros."""
    if not isinstance(digest, bytes):
        raise TypeError("a digest is none")
    return Check(int(since), int(until), digest)


def write_check(connection: sqlite3.Connection, until: int) -> None:
    """Note that everything before a tick is written; again, when something was added to it."""
    since = int(connection.execute(_BEFORE, (until,)).fetchone()[0])
    row = (until, since, stored_digest(connection, since, until))
    connection.execute("INSERT OR REPLACE INTO checks (until, since, digest) VALUES (?, ?, ?)", row)


def stored_digest(connection: sqlite3.Connection, since: int, until: int) -> bytes:
    """Names what is stored of the ticks from `since` until before `until`: 16 bytes."""
    span = (since, until)
    log, memories = connection.execute(_LOG, span).fetchall(), connection.execute(_MEMORIES, span).fetchall()
    return _digest(log, memories, connection.execute(_TOUCHES, span).fetchall())


def batch_digest(batch: Batch) -> bytes:
    """The same of a batch that is not stored."""
    log = ((row.tick, row.kind, canonical(row.data)) for row in batch.rows)
    memories = sorted((each.resident, *memory_row(each.memory), each.memory.text) for each in batch.memories)
    return _digest(log, memories, batch.touches)


def bytes_digest(text: bytes) -> bytes:
    """Names a snapshot by its JSON text: 16 bytes."""
    return blake2b(text, digest_size=16).digest()


def _digest(log: Iterable[Any], memories: Iterable[Any], touches: Iterable[tuple[int, int, int]]) -> bytes:
    hashed = blake2b(digest_size=16)
    for name, rows in (("log", log), ("memories", memories), ("touches", sorted(dict.fromkeys(touches)))):
        hashed.update(name.encode())
        for row in rows:
            hashed.update(repr(tuple(row)).encode())
    return hashed.digest()
