"""Owns how far a save has come: the tick until which it is written whole, and that it is one a town can have come to."""

import sqlite3

from game.saves.damage import Damage
from game.saves.migrations import version_of
from game.world.clock import TICKS_PER_DAY

LATEST_TICK = 100 * 365 * TICKS_PER_DAY
"""No town has lived longer than a hundred years; a file that says so is none of ours."""
_CHECKED_SINCE = 3
"""The first version of saves that has checks."""
_END, _LAST_STATE, _LAST_ROW = "SELECT max(until) FROM checks", "SELECT max(tick) FROM snapshots", "SELECT max(tick) FROM log"


def end_of(connection: sqlite3.Connection) -> int:
    """The tick until which a save is written whole: that of its last check, in older saves that of its last state.

    Raises Damage where that, or anything in it, is of no time a town can have come to.
    """
    statements = [_LAST_STATE, _LAST_ROW] if version_of(connection) < _CHECKED_SINCE else [_END, _LAST_STATE, _LAST_ROW]
    ends = [connection.execute(statement).fetchone()[0] for statement in statements]
    if not all(end is None or (isinstance(end, int) and 0 <= end <= LATEST_TICK) for end in ends):
        raise Damage("it says it has lived longer than any town can")
    return next((int(end) for end in ends[:-1] if end is not None), 0)
