"""Owns the statements that write a save: jobs for the writer's thread."""

import sqlite3

import numpy as np

from game.saves.schema import Batch, Json, LogRow, Remembered, canonical, compressed, memory_row, pack
from game.saves.writer import Job

_AFTER = (
    "DELETE FROM log WHERE tick > ?",
    "DELETE FROM memories WHERE created > ?",
    "DELETE FROM touches WHERE tick > ?",
    "DELETE FROM snapshots WHERE tick > ?",
)


def append_batch(batch: Batch, model: str) -> Job:
    """Write a minute's batch; its vectors come from the embedding model of that name."""

    def job(connection: sqlite3.Connection) -> None:
        connection.executemany("INSERT INTO log (tick, kind, data) VALUES (?, ?, ?)", map(_log_row, batch.rows))
        for remembered in batch.memories:
            _insert_memory(connection, remembered, model)
        touches = ((resident, tick, number) for tick, resident, number in batch.touches)
        connection.executemany("INSERT OR IGNORE INTO touches VALUES (?, ?, ?)", touches)

    return job


def insert_snapshot(tick: int, data: Json) -> Job:
    """Write a snapshot, in place of an earlier one of the same tick."""

    def job(connection: sqlite3.Connection) -> None:
        packed = compressed(data()) if callable(data) else pack(data)
        connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", (tick, packed))

    return job


def forget_after(tick: int) -> Job:
    """Remove everything that came after a tick."""

    def job(connection: sqlite3.Connection) -> None:
        for statement in _AFTER:
            connection.execute(statement, (tick,))

    return job


def _log_row(row: LogRow) -> tuple[int, str, str]:
    return row.tick, row.kind, canonical(row.data)


def _insert_memory(connection: sqlite3.Connection, remembered: Remembered, model: str) -> None:
    text = remembered.memory.text
    vector = np.asarray(remembered.vector, "<f4").tobytes()
    connection.execute("INSERT OR IGNORE INTO texts (text, model, vector) VALUES (?, ?, ?)", (text, model, vector))
    values = (remembered.resident, *memory_row(remembered.memory), text)
    connection.execute(f"INSERT INTO memories VALUES ({'?,' * 11} (SELECT id FROM texts WHERE text = ?))", values)
