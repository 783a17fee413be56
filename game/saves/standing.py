"""Owns the question how far a save is good: the latest tick at which one can go on with all that belongs to it."""

import sqlite3
import zlib
from collections import defaultdict
from lzma import LZMAError
from typing import Any

from game.saves.checks import bytes_digest, stored_digest
from game.saves.damage import Damage
from game.saves.schema import Json, decompressed, memory_from, parsed

_EVER = 2**62
UNREADABLE = (sqlite3.Error, ValueError, TypeError, LookupError, AttributeError, RecursionError, zlib.error, LZMAError)
_SNAPSHOTS = "SELECT tick, data, digest FROM snapshots WHERE tick <= ? ORDER BY tick DESC"
_MEMORIES = """SELECT resident, texts.text, number, created, kind, importance, about, place, said_by, talk, line, retells
    FROM memories JOIN texts ON texts.id = memories.text ORDER BY resident, number"""
_TALKS = "SELECT tick, json_extract(data, '$.id') FROM log WHERE kind = 'talk'"
_CHECKS = "SELECT since, until, digest FROM checks WHERE until > ? ORDER BY until"


def check_latest(connection: sqlite3.Connection) -> None:
    """Raises Damage where the latest state, or what happened since, is not as it was written.

    That is what going on begins with, and takes milliseconds; all that happened before is looked at by `verify`.
    """
    kept = connection.execute(_SNAPSHOTS + " LIMIT 1", (_EVER,)).fetchone()
    if kept is not None and unpacked(*kept[1:]) is None:
        raise Damage("its latest state is not as it was written")
    tick = 0 if kept is None else kept[0]
    last = connection.execute("SELECT coalesce(max(until), 0) FROM checks").fetchone()[0]
    if _followed(connection, tick) < last:
        raise Damage("what happened last is not as it was written")


def good_until(connection: sqlite3.Connection, limit: int | None = None) -> int | None:
    """The latest tick, at most `limit`, of which the save has a good state, all memories, and all that happened since the state.

    None where there is none. The file has to be sound; what is in it may be anything.
    """
    memories, talks = _memories(connection), connection.execute(_TALKS).fetchall()
    for tick, data, digest in connection.execute(_SNAPSHOTS, (_EVER if limit is None else limit,)).fetchall():
        state = unpacked(data, digest)
        if state is not None and _fits(state, tick, memories) and _has_talks(state, [talk for at, talk in talks if at < tick]):
            return _followed(connection, tick)
    return None


def unpacked(data: bytes, digest: bytes | None) -> Json:
    """What a snapshot holds; None where it is not as it was written, or nothing."""
    try:
        text = decompressed(data)
        return parsed(text) if digest is None or bytes_digest(text) == digest else None
    except UNREADABLE:
        return None


def counts_of(state: Json) -> dict[int, int]:
    """How many memories everybody had in a state. Raises Damage where it is none."""
    try:
        return {int(each["id"]): int(each["memories"]) for each in state["residents"]}
    except UNREADABLE as error:
        raise Damage("its state does not say who lives there") from error


def holds(connection: sqlite3.Connection, since: int, until: int, digest: bytes) -> bool:
    """Whether a stretch of ticks is as it was written."""
    try:
        return stored_digest(connection, since, until) == digest
    except UNREADABLE:
        return False


def _memories(connection: sqlite3.Connection) -> dict[int, list[int]]:
    """For each resident when their memories were made, as far as their numbers follow each other."""
    found: dict[int, list[int]] = defaultdict(list)
    for resident, text, *row in connection.execute(_MEMORIES):
        if row[0] == len(found[resident]) and _is_memory(text, tuple(row)):
            found[resident].append(row[1])
    return found


def _is_memory(text: str, row: tuple[Any, ...]) -> bool:
    try:
        memory_from(text, row)
    except UNREADABLE:
        return False
    return True


def _fits(state: Json, tick: int, memories: dict[int, list[int]]) -> bool:
    """Whether it is the state of that tick, and everybody's memories are there as it counts them."""
    try:
        counts = counts_of(state)
        return state["tick"] == tick and all(_has(memories.get(who, []), counts[who], tick) for who in counts)
    except (Damage, *UNREADABLE):
        return False


def _has_talks(state: Json, ended: list[int]) -> bool:
    """Whether every talk there has been is in the state, or in the log before it: they are numbered from 1 on."""
    try:
        numbers = {*ended, *(talk["id"] for talk in state["simulation"]["conversations"])}
        return numbers == set(range(1, len(numbers) + 1))
    except UNREADABLE:
        return False


def _has(created: list[int], count: int, tick: int) -> bool:
    before, after = created[:count], created[count:]
    return len(before) == count and max(before, default=0) < max(tick, 1) and min(after, default=tick) >= tick


def _followed(connection: sqlite3.Connection, tick: int) -> int:
    """The end of the stretches that follow each other from a tick on, each as it was written."""
    for since, until, digest in connection.execute(_CHECKS, (tick,)).fetchall():
        if since > tick or not holds(connection, since, until, digest):
            break
        tick = until
    return tick
