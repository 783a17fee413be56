"""Owns what can still be read of a damaged save: every row that is left, put into a sound file of its own."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from game.saves.broken_table import BrokenTable, Holes
from game.saves.files import closing_on_failure, raw_connection
from game.saves.migrations import SCHEMA_VERSION, migrate
from game.saves.shape import HEADER, TABLES, TOUCHES, Item, items, made

_BY_TICK = "touches_by_tick"
"""An index in which all uses of memories stand a second time, in the order of time."""


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What was read, in a scratch file. From the tick `uses_until` on uses of memories may be missing; None: none are."""

    connection: sqlite3.Connection
    uses_until: int | None = None


def salvage(path: Path) -> Salvaged:
    """Read what can be read of a damaged save. Nothing is looked at but tables that are made as ours are.

    Raises sqlite3.Error where nothing can be read.
    """
    rest = sqlite3.connect("", check_same_thread=False)
    with closing_on_failure(rest), closing(raw_connection(path, "ro")) as broken:
        migrate(rest)
        broken.execute("PRAGMA writable_schema = ON")  # else SQLite reads nothing of a file whose end is missing
        ways = list(_ways(broken, _ours(broken)))
        rest.executemany(HEADER.insert, broken.execute(f"SELECT {HEADER.names} FROM header").fetchall())
        broken.text_factory = bytes
        holes = {(way.table.name, way.how): _take(way, broken, rest) for way in ways}
        rest.commit()
    return Salvaged(rest, _uses_until(holes))


def _ours(broken: sqlite3.Connection) -> frozenset[Item]:
    """What of a file's tables and indices is as in a save of some version."""
    return items(broken) & frozenset(item for version in range(1, SCHEMA_VERSION + 1) for item in made(version))


def _ways(broken: sqlite3.Connection, ours: frozenset[Item]) -> Iterator[BrokenTable]:
    names = {name: str(sql) for _, name, _, sql in ours}
    for table in TABLES:
        if table.name not in names or table is HEADER:
            continue
        there = {str(row[1]) for row in broken.execute(f"PRAGMA table_info({table.name})")}
        columns = {name: kind for name, kind in table.columns.items() if name in there}
        key = table.key if names[table.name].endswith("WITHOUT ROWID") else ("rowid",)
        yield BrokenTable(table, columns, key, "NOT INDEXED")
        if table is TOUCHES and _BY_TICK in names:
            yield BrokenTable(table, columns, ("tick", "resident", "number"), f"INDEXED BY {_BY_TICK}")


def _take(way: BrokenTable, broken: sqlite3.Connection, rest: sqlite3.Connection) -> Holes:
    holes: Holes = []
    rest.executemany(way.table.insert.replace("INSERT", "INSERT OR IGNORE"), way.rows(broken, holes))
    return holes


def _uses_until(holes: dict[tuple[str, str], Holes]) -> int | None:
    """Where neither way led to all uses, those before the first gap in the order of time are there."""
    if holes.get((TOUCHES.name, "NOT INDEXED")) and (in_time := holes.get((TOUCHES.name, f"INDEXED BY {_BY_TICK}"))):
        return max(0, in_time[0][0])
    return None
