"""Owns the statements that write a save: jobs for the writer's thread."""

import sqlite3
from collections.abc import Mapping

import numpy as np

from game.ai.embedding import DIMENSIONS, Vectors
from game.saves.checks import bytes_digest, write_check
from game.saves.schema import Batch, Json, LogRow, Remembered, canonical, compressed, memory_row
from game.saves.writer import Job

_UNKNOWN = bytes(4 * DIMENSIONS)
"""The vector of a text that has none, or had none when it was remembered: zeros."""
_TEXT = """INSERT INTO texts (text, model, vector) VALUES (?, ?, ?) ON CONFLICT (text) DO UPDATE
    SET model = excluded.model, vector = excluded.vector WHERE model != excluded.model OR vector = ?"""
_AFTER = (
    "DELETE FROM log WHERE tick > ?",
    "DELETE FROM touches WHERE tick > ?",
    "DELETE FROM snapshots WHERE tick > ? + 1",
    "DELETE FROM checks WHERE until > ? + 1",
)


def append_batch(batch: Batch, model: str) -> Job:
    """Write a minute's batch; its vectors come from the embedding model of that name."""

    def job(connection: sqlite3.Connection) -> None:
        connection.executemany("INSERT INTO log (tick, kind, data) VALUES (?, ?, ?)", map(_log_row, batch.rows))
        for remembered in batch.memories:
            _insert_memory(connection, remembered, model)
        touches = ((resident, tick, number) for tick, resident, number in batch.touches)
        connection.executemany("INSERT OR IGNORE INTO touches VALUES (?, ?, ?)", touches)
        if batch.until:
            write_check(connection, batch.until)

    return job


def renew_vectors(vectors: Mapping[str, Vectors], model: str) -> Job:
    """Keep new vectors of texts, from the embedding model of that name, in place of those they have."""

    def job(connection: sqlite3.Connection) -> None:
        rows = ((model, _bytes(vector), text) for text, vector in vectors.items())
        connection.executemany("UPDATE texts SET model = ?, vector = ? WHERE text = ?", rows)

    return job


def packed_snapshot(tick: int, data: Json) -> Job:
    """Pack a snapshot, which takes long; then it can be written, in place of an earlier one of the same tick."""
    text = data() if callable(data) else canonical(data).encode()
    row = (tick, compressed(text), bytes_digest(text))

    def job(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT OR REPLACE INTO snapshots (tick, data, digest) VALUES (?, ?, ?)", row)

    return job


def forget_after(tick: int, kept: Mapping[int, int] | None = None) -> Job:
    """Remove everything that came after a tick; a snapshot of the next one says how it was then, and stays.

    `kept` says how many memories of each resident stay, where their dates do not: at the beginning.
    """

    def job(connection: sqlite3.Connection) -> None:
        for statement in _AFTER:
            connection.execute(statement, (tick,))
        if kept is None:
            connection.execute("DELETE FROM memories WHERE created > ?", (tick,))
        else:
            connection.executemany("DELETE FROM memories WHERE resident = ? AND number >= ?", kept.items())

    return job


def _log_row(row: LogRow) -> tuple[int, str, str]:
    return row.tick, row.kind, canonical(row.data)


def _insert_memory(connection: sqlite3.Connection, remembered: Remembered, model: str) -> None:
    text = remembered.memory.text
    connection.execute(_TEXT, (text, model, _bytes(remembered.vector), _UNKNOWN))
    values = (remembered.resident, *memory_row(remembered.memory), text)
    connection.execute(f"INSERT INTO memories VALUES ({'?,' * 11} (SELECT id FROM texts WHERE text = ?))", values)


def _bytes(vector: Vectors) -> bytes:
    return np.asarray(vector, "<f4").tobytes()
