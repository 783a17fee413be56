"""Owns reading a table of a damaged file: in the order of a key, stepping over what cannot be read."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from game.saves.shape import Table

_MOST_HOLES = 1000
"""Gaps that are stepped over in one table."""
_DOUBLINGS = 40
"""A step over a gap doubles so many times before it is given up."""
_NEXT_GROUPS = 64
"""The rows of so many residents, or ticks, may be gone in one gap."""
_MISSING: dict[str, object] = {"request": 0}
"""What saves of earlier versions did not write down; all else of that kind may be empty."""

Row = tuple[object, ...]
Key = tuple[int, ...]
Holes = list[Key]
"""The keys after which something could not be read."""


@dataclass(frozen=True, slots=True)
class BrokenTable:
    """One way to read a table: those of its columns that are there, in the order of a key of whole numbers.

    `key` may be the number that SQLite gives each row ("rowid"), `how` names the index to go by. The connection has to give
    texts as bytes.
    """

    table: Table
    columns: dict[str, str]
    key: tuple[str, ...]
    how: str = "NOT INDEXED"

    def rows(self, broken: sqlite3.Connection, holes: Holes) -> Iterator[Row]:
        """The rows that can be read and are of the kinds their columns have, as a save of the present version has them."""
        return (row for each in self._readable(broken, holes) if (row := self._whole(each)) is not None)

    def _readable(self, broken: sqlite3.Connection, holes: Holes) -> Iterator[Row]:
        last: Key | None = tuple(-1 for _ in self.key)
        while last is not None and len(holes) < _MOST_HOLES:
            try:
                for row in broken.execute(self._select(), last):
                    reached = _whole_numbers(row[: len(self.key)])
                    if reached is None or reached <= last:  # no key of ours, or pages that lead back to themselves
                        return
                    last = reached
                    yield row[len(self.key) :]
                return
            except sqlite3.DatabaseError:
                holes.append(last)
                last = self._beyond(broken, last)

    def _select(self, limit: str = "") -> str:
        key, marks = ", ".join(self.key), ", ".join("?" * len(self.key))
        where = f"WHERE ({key}) > ({marks}) ORDER BY {key} {limit}"
        return f"SELECT {key}, {', '.join(self.columns)} FROM {self.table.name} {self.how} {where}"

    def _beyond(self, broken: sqlite3.Connection, last: Key) -> Key | None:
        """A key after which something can be read again; None where nothing comes after it."""
        for step in _steps(last):
            with suppress(sqlite3.DatabaseError):
                row = broken.execute(self._select("LIMIT 1"), step).fetchone()
                return None if row is None else step
        return None

    def _whole(self, row: Row) -> Row | None:
        found = dict(zip(self.columns, row, strict=True))
        try:
            read = {name: _text(value) if self.columns[name] in ("text", "json") else value for name, value in found.items()}
        except UnicodeDecodeError:
            return None
        whole = tuple(read.get(name, _MISSING.get(name)) for name in self.table.columns)
        return whole if self.table.holds(whole) else None


def _steps(last: Key) -> Iterator[Key]:
    """Keys to try, farther and farther: within a resident's rows (or a tick's), then with those of the next ones."""
    first, *rest = last
    if rest:
        end = (-1,) * (len(rest) - 1)
        yield from ((first, rest[0] + 2**doubling, *end) for doubling in range(_DOUBLINGS // 2))
        yield from ((first + group, -1, *end) for group in range(1, _NEXT_GROUPS))
    yield from ((first + 2**doubling, *((-1,) * len(rest))) for doubling in range(_DOUBLINGS))


def _whole_numbers(values: Row) -> Key | None:
    found = tuple(value for value in values if isinstance(value, int))
    return found if len(found) == len(values) else None


def _text(value: object) -> object:
    return value.decode() if isinstance(value, bytes) else value
