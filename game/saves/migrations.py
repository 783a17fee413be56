"""Owns the tables of a save and how older saves are brought up to date: named functions, applied in order.

A save's `user_version` counts how many of them it has had. Never change one that was released; add another.
"""

from collections.abc import Callable
from sqlite3 import Connection

APPLICATION_ID = 0x536D5476
"""Written in the file's header ("SmTv"), so that other SQLite files are not taken for saves."""

Migration = Callable[[Connection], None]


def first_tables(connection: Connection) -> None:
    """Header, log, memories with one vector per distinct text, touches, snapshots."""
    for statement in (
        "CREATE TABLE header (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE log (id INTEGER PRIMARY KEY, tick INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL)",
        "CREATE INDEX log_by_tick ON log (tick)",
        "CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, model TEXT NOT NULL, vector BLOB NOT NULL)",
        """CREATE TABLE memories (
            resident INTEGER, number INTEGER, created INTEGER NOT NULL, kind TEXT NOT NULL, importance INTEGER NOT NULL,
            about TEXT NOT NULL, place INTEGER, said_by INTEGER, talk INTEGER, line INTEGER, retells INTEGER,
            text INTEGER NOT NULL REFERENCES texts (id), PRIMARY KEY (resident, number)) WITHOUT ROWID""",
        """CREATE TABLE touches (resident INTEGER, tick INTEGER, number INTEGER,
            PRIMARY KEY (resident, tick, number)) WITHOUT ROWID""",
        "CREATE TABLE snapshots (tick INTEGER PRIMARY KEY, data BLOB NOT NULL)",
    ):
        connection.execute(statement)


def model_calls(connection: Connection) -> None:
    """The audit log: every question to a language model, what was asked and what came of it. Messages are packed JSON."""
    connection.execute(
        """CREATE TABLE calls (
            id INTEGER PRIMARY KEY, resident INTEGER NOT NULL, tick INTEGER NOT NULL, kind TEXT NOT NULL, model TEXT NOT NULL,
            key TEXT NOT NULL, messages BLOB NOT NULL, text TEXT NOT NULL, outcome TEXT NOT NULL, reason TEXT NOT NULL,
            rung TEXT NOT NULL, attempts INTEGER NOT NULL, prompt_tokens INTEGER NOT NULL, completion_tokens INTEGER NOT NULL,
            cached_tokens INTEGER NOT NULL, seconds REAL NOT NULL, cost REAL NOT NULL)"""
    )
    connection.execute("CREATE INDEX calls_by_tick ON calls (tick)")


def checks(connection: Connection) -> None:
    """For each stretch of ticks that is written whole a digest of what was written, and one for each snapshot."""
    for statement in (
        "CREATE TABLE checks (until INTEGER PRIMARY KEY, since INTEGER NOT NULL, digest BLOB NOT NULL)",
        "ALTER TABLE snapshots ADD COLUMN digest BLOB",
        "CREATE INDEX memories_by_created ON memories (created)",
        "CREATE INDEX touches_by_tick ON touches (tick)",
        "CREATE INDEX talks_in_log ON log (tick) WHERE kind = 'talk'",
    ):
        connection.execute(statement)


def calls_of_thoughts(connection: Connection) -> None:
    """Each call says for which thought it was, by the number of its request; 0 where nobody noted it."""
    connection.execute("ALTER TABLE calls ADD COLUMN request INTEGER NOT NULL DEFAULT 0")


def memories_in_order(connection: Connection) -> None:
    """Memories lie in the file in the order they were made, so that of one that is cut short the first ones are left."""
    for statement in (
        """CREATE TABLE memories_by_time (
            resident INTEGER, number INTEGER, created INTEGER NOT NULL, kind TEXT NOT NULL, importance INTEGER NOT NULL,
            about TEXT NOT NULL, place INTEGER, said_by INTEGER, talk INTEGER, line INTEGER, retells INTEGER,
            text INTEGER NOT NULL REFERENCES texts (id), PRIMARY KEY (resident, number))""",
        "INSERT INTO memories_by_time SELECT * FROM memories ORDER BY created, resident, number",
        "DROP TABLE memories",
        "ALTER TABLE memories_by_time RENAME TO memories",
        "CREATE INDEX memories_by_created ON memories (created)",
    ):
        connection.execute(statement)


def maps(connection: Connection) -> None:
    """Every map the town was drawn by, whole, by the hash of its content."""
    connection.execute("CREATE TABLE maps (hash TEXT PRIMARY KEY, data BLOB NOT NULL)")


MIGRATIONS: tuple[Migration, ...] = (first_tables, model_calls, checks, calls_of_thoughts, memories_in_order, maps)
SCHEMA_VERSION = len(MIGRATIONS)


def version_of(connection: Connection) -> int:
    """How many migrations a save has had; 0 for a file that has never been one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: Connection, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Apply the migrations the save lacks, all or none."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for number in range(version_of(connection), len(migrations)):
            migrations[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
