"""A save as a real run leaves it, and ways to look at one and to harm it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from session.three_people import live, thinking

from game.saves import Store
from game.saves.migrations import APPLICATION_ID, MIGRATIONS, migrate
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import Ground

TABLES = ("header", "log", "texts", "memories", "touches", "snapshots", "calls", "checks")


def lived(store: Store, name: str, ground: Ground, until: int) -> None:
    """Make a save by living so long."""
    live(found_new(store, name, ground, thinking()), until).close()


def cut_off(store: Store, name: str, ground: Ground, until: int, copy: Path) -> None:
    """Copy a save, with what lies beside it, while it is being lived: as it is when the computer is switched off."""
    session = live(found_new(store, name, ground, thinking()), until)
    session.record.catch_up()
    session.record._save.flush()  # type: ignore[union-attr]
    for path in store.folder.glob(f"{name}.town*"):
        shutil.copy(path, copy / path.name)
    session.close()


def resumed(store: Store, name: str, ground: Ground) -> Session:
    """Go on with it."""
    return go_on(store.open(name), ground, thinking())


def digest_at(store: Store, name: str, ground: Ground, until: int) -> str:
    """Go on with it to a tick, and name the state it has then."""
    session = live(resumed(store, name, ground), until)
    try:
        return digest_of(session, ground.header)
    finally:
        session.close()


def rows(path: Path) -> dict[str, list[Any]]:
    """Everything in a save."""
    with closing(sqlite3.connect(path)) as connection:
        return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in TABLES}


def as_an_earlier_version_wrote_it(path: Path, version: int = 2) -> None:
    """Make a save one of an earlier version."""
    kept = rows(path)
    older = path.with_suffix(".older")
    with closing(sqlite3.connect(older)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(connection, MIGRATIONS[:version])
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        with connection:
            for table in tables:
                columns = len(connection.execute(f"PRAGMA table_info({table})").fetchall())
                marks = ", ".join("?" * columns)
                connection.executemany(f"INSERT INTO {table} VALUES ({marks})", (row[:columns] for row in kept[table]))
    older.replace(path)


def harm(path: Path, *statements: str) -> None:
    """Do something to a save that the game never would."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
