"""Owns copying a save into a fresh one, up to a tick: row by row, in the order of time, and nothing but rows.

In the order of time, so that of a copy that is cut short later the beginning can still be read.
"""

import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from game.saves.checks import stored_digest, write_check
from game.saves.damage import Damage
from game.saves.shape import CALLS, CHECKS, HEADER, LOG, MAPS, MEMORIES, SNAPSHOTS, TEXTS, TOUCHES, shown
from game.saves.standing import counts_of, unpacked
from game.world.clock import TICKS_PER_HOUR

_SLICE = TICKS_PER_HOUR
_DURING, _UNTIL = "{0} >= ? AND {0} < ?", "{0} > ? AND {0} <= ?"
"""What happened from one tick until before another; how it was after that, which stands under the second tick."""
_TEXTS = f"""SELECT {TEXTS.names} FROM texts WHERE id IN (SELECT text FROM memories WHERE created >= ? AND created < ?)
    ORDER BY id"""
_NEW_TEXT = TEXTS.insert.replace("INSERT", "INSERT OR IGNORE")
_BY_TIME = (
    *((table, _DURING.format(table.tick)) for table in (LOG, MEMORIES, TOUCHES, CALLS)),
    *((table, _UNTIL.format(table.tick)) for table in (CHECKS, SNAPSHOTS)),
)
_CUT = "SELECT since, until, digest FROM checks WHERE until > ? ORDER BY until LIMIT 1"


def copy_rows(source: sqlite3.Connection, target: sqlite3.Connection, until: int) -> None:
    """Copy everything of the ticks before `until`, and the state at it, into a save that has nothing but its tables.

    Of a stretch that is cut a new check says what is kept of it. Raises Damage where the save copied from is not whole.
    """
    cut = _cuts(source, until)
    target.executemany(HEADER.insert, _read(source, f"SELECT {HEADER.names} FROM header"))
    target.executemany(MAPS.insert, _read(source, f"SELECT {MAPS.names} FROM maps"))
    for span in _slices(until):
        target.executemany(_NEW_TEXT, _read(source, _TEXTS, span))
        for table, during in _BY_TIME:
            order = ", ".join(table.key)
            rows = _read(source, f"SELECT {table.names} FROM {table.name} WHERE {during} ORDER BY {order}", span)
            target.executemany(table.insert, rows)
    if until == 0:
        _copy_seeds(source, target)
    if cut:
        write_check(target, until)


def moment_to_fork(connection: sqlite3.Connection, at: int) -> int:
    """The tick as of which a copy can be made: that one, or before thoughts were kept whole the last state's not after it."""
    whole = _read(connection, "SELECT min(tick) FROM snapshots WHERE digest IS NOT NULL")[0][0]
    if whole is not None and whole <= at:
        return at
    return int(_read(connection, "SELECT coalesce(max(tick), 0) FROM snapshots WHERE tick <= ?", (at,))[0][0])


def _slices(until: int) -> Iterator[tuple[int, int]]:
    """Stretches that follow each other; the first begins before tick 0, to have the state at that tick too."""
    bounds = [-1, *range(_SLICE, until, _SLICE), until]
    return pairwise(bounds)


def _copy_seeds(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """What everybody remembers at the very beginning has the date of the first tick, before that was lived."""
    for data, digest in _read(source, "SELECT data, digest FROM snapshots WHERE tick = 0"):
        for who, count in counts_of(unpacked(data, digest)).items():
            mine = "resident = ? AND number < ? AND created = 0"
            texts = f"SELECT {TEXTS.names} FROM texts WHERE id IN (SELECT text FROM memories WHERE {mine}) ORDER BY id"
            target.executemany(_NEW_TEXT, _read(source, texts, (who, count)))
            target.executemany(
                MEMORIES.insert, _read(source, f"SELECT {MEMORIES.names} FROM memories WHERE {mine}", (who, count))
            )


def _cuts(source: sqlite3.Connection, until: int) -> bool:
    """Whether a stretch is cut at a tick. Raises Damage where that one is not as it was written."""
    found = _read(source, _CUT, (until,))
    if not found or not found[0][0] < until:
        return False
    since, end, digest = found[0]
    if stored_digest(source, since, end) != digest:
        raise Damage(f"what happened around tick {until} is not as it was written")
    return True


def _read(source: sqlite3.Connection, statement: str, values: tuple[int, ...] = ()) -> list[Any]:
    """Rows of the save copied from. Raises Damage where they cannot be read."""
    try:
        return source.execute(statement, values).fetchall()
    except sqlite3.Error as error:
        raise Damage(shown(error)) from error
