"""Owns the shape of a save: its tables, column by column, and that a file has these and nothing else.

A trigger, a view or a table of another make would let a file do things when it is only read; none is ever looked at.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache

from game.saves.migrations import MIGRATIONS, migrate, version_of
from game.saves.schema import parsed

_NOTES = ("sqlite_stat1", "sqlite_stat4", "sqlite_sequence")
"""Tables SQLite makes for itself when somebody looks a save over with another program."""
_KINDS: dict[str, tuple[type, ...]] = {
    "whole": (int,),
    "whole?": (int, type(None)),
    "number": (int, float),
    "text": (str,),
    "json": (str,),
    "bytes": (bytes,),
    "bytes?": (bytes, type(None)),
}
_TYPES = {int: "integer", float: "real", str: "text", bytes: "blob", type(None): "null"}

Item = tuple[str, str, str, str | None]
"""Type, name, table and SQL of one thing in a file."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table. `columns` says of each what is in it: "whole", "number", "text", "json" or "bytes", with "?" where it may
    be empty.

    `key` are the columns it is ordered by, `tick` is the one that says when; "" where none does.
    """

    name: str
    columns: dict[str, str]
    key: tuple[str, ...]
    tick: str = ""

    @property
    def names(self) -> str:
        """The columns, for a statement."""
        return ", ".join(self.columns)

    @property
    def insert(self) -> str:
        """The statement that adds a row."""
        return f"INSERT INTO {self.name} ({self.names}) VALUES ({', '.join('?' * len(self.columns))})"

    def holds(self, row: tuple[object, ...]) -> bool:
        """Whether each value is of the kind its column has."""
        values = list(zip(row, self.columns.values(), strict=True))
        return all(isinstance(value, _KINDS[kind]) and (kind != "json" or _is_json(value)) for value, kind in values)

    @property
    def misfits(self) -> str:
        """The condition that a row holds a value of another kind than its column has."""
        kinds = (
            f"typeof({name}) NOT IN ({', '.join(repr(_TYPES[each]) for each in _KINDS[kind])})"
            for name, kind in self.columns.items()
        )
        return " OR ".join((*kinds, *(f"NOT json_valid({name})" for name, kind in self.columns.items() if kind == "json")))


def _table(name: str, columns: str, key: str, tick: str = "") -> Table:
    return Table(name, dict(each.split(":") for each in columns.split()), tuple(key.split()), tick)


HEADER = _table("header", "key:text value:json", "key")
LOG = _table("log", "id:whole tick:whole kind:text data:json", "id", "tick")
TEXTS = _table("texts", "id:whole text:text model:text vector:bytes", "id")
MEMORIES = _table(
    "memories",
    "resident:whole number:whole created:whole kind:text importance:whole about:json place:whole? said_by:whole? talk:whole? "
    "line:whole? retells:whole? text:whole",
    "resident number",
    "created",
)
TOUCHES = _table("touches", "resident:whole tick:whole number:whole", "resident tick number", "tick")
SNAPSHOTS = _table("snapshots", "tick:whole data:bytes digest:bytes?", "tick", "tick")
CALLS = _table(
    "calls",
    "id:whole resident:whole tick:whole kind:text model:text key:text messages:bytes text:text outcome:text reason:text "
    "rung:text attempts:whole prompt_tokens:whole completion_tokens:whole cached_tokens:whole seconds:number cost:number "
    "request:whole",
    "id",
    "tick",
)
CHECKS = _table("checks", "until:whole since:whole digest:bytes", "until", "until")
MAPS = _table("maps", "hash:text data:bytes", "hash")
TABLES = (HEADER, LOG, TEXTS, MEMORIES, TOUCHES, SNAPSHOTS, CALLS, CHECKS, MAPS)
"""All of them, as they are in a save of the present version."""


def strangers(connection: sqlite3.Connection) -> Iterator[str]:
    """What is not as in any save of the file's version, each in a few words; nothing where all is as it should be."""
    wanted, found = made(version_of(connection)), items(connection)
    for kind, name, _, _ in sorted(found - wanted, key=repr):
        yield f"the {shown(kind)} {shown(name)} is none of a save's"
    for kind, name, _, _ in sorted(wanted - found):
        if kind == "table":  # without an index it is only slower
            yield f"the table {name} is missing"


def items(connection: sqlite3.Connection) -> frozenset[Item]:
    """All a file holds: tables, indices, views, triggers; but what SQLite adds by itself."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return frozenset((str(kind), str(name), str(table), sql) for kind, name, table, sql in rows if not _own(kind, name, sql))


def shown(text: object) -> str:
    """What a stranger wrote, short and on one line, with nothing in it that could steer a terminal."""
    plain = "".join(letter if letter.isprintable() else " " for letter in str(text))
    return " ".join(plain.split())[:80]


def _is_json(text: object) -> bool:
    try:
        parsed(str(text))
    except ValueError:
        return False
    return True


def _own(kind: object, name: object, sql: object) -> bool:
    """Whether SQLite made it for itself."""
    return (kind == "table" and name in _NOTES) or (kind == "index" and sql is None)


@cache
def made(version: int) -> frozenset[Item]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        migrate(fresh, MIGRATIONS[:version])
        return items(fresh)
