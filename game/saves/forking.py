"""Owns making one save of another: a fork as of a tick, and a sound copy of what is left of a damaged one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from game.problem import Problem
from game.saves.copying import copy_rows, moment_to_fork
from game.saves.damage import Damaged, damage_of
from game.saves.ending import end_of
from game.saves.files import connect, new_file
from game.saves.glance import in_words
from game.saves.rescue import forget_what_is_damaged, offering, rest_of
from game.saves.schema import canonical

_FROM = "INSERT OR REPLACE INTO header VALUES ('forked_from', ?)"
_LED = "UPDATE header SET value = ?1 WHERE key = 'led_until' AND CAST(value AS INTEGER) > ?1"
"""What was lived elsewhere in the original ends in its copy where that was made: from then on people live by themselves."""


def fork(source: Path, target: Path, at: int | None) -> int:
    """Copy a save as it was at a tick, or as it is now; it may be open and going on. Returns the tick.

    The caller holds the lock of the copy, whose name is free. Raises Problem for a tick that the save has not lived.
    """
    try:
        with closing(connect(source, write=False)) as reading, damage_of(source):
            reading.execute("BEGIN")  # whatever is written meanwhile
            tick = _moment(reading, source, at)
            _copy(reading, source, target, tick)
            return tick
    except Damaged as damaged:
        raise offering(damaged) from damaged


def rescue(source: Path, target: Path) -> int:
    """Copy what is left of a damaged save, as of the latest tick at which it was whole. Returns the tick.

    The caller holds the lock of the copy, whose name is free. Raises Problem where nothing is left.
    """
    with rest_of(source) as rest:
        if rest is None:
            raise Problem(f'Nothing of the save "{source.stem}" can be rescued; open another or make a new one.')
        forget_what_is_damaged(rest.connection)
        _copy(rest.connection, source, target, rest.tick)
        return rest.tick


def copy_out(source: Path, target: Path) -> None:
    """Write a compact copy of a save as it is now. Raises Problem where that cannot be."""
    with closing(connect(source, write=False)) as reading, damage_of(source):
        reading.execute("BEGIN")
        with new_file(target) as fresh, damage_of(source):
            copy_rows(reading, fresh, end_of(reading))


def _moment(reading: sqlite3.Connection, source: Path, at: int | None) -> int:
    end = end_of(reading)
    if at is not None and not 0 <= at <= end:
        times = f"from {in_words(reading, 0)} to {in_words(reading, end)}"
        raise Problem(f'The save "{source.stem}" can be forked as it was {times}; choose a time of these.')
    return moment_to_fork(reading, end if at is None else at)


def _copy(reading: sqlite3.Connection, source: Path, target: Path, tick: int) -> None:
    with new_file(target) as fresh, damage_of(source):
        copy_rows(reading, fresh, tick)
        fresh.execute(_FROM, (canonical({"name": source.stem, "tick": tick}),))
        fresh.execute(_LED, (tick,))
