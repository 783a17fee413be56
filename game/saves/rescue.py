"""Owns rescuing: of a damaged save, what is left of it as of the latest tick at which it was still whole."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from game.ai.embedding import DIMENSIONS
from game.saves.damage import Damage, Damaged
from game.saves.ending import end_of
from game.saves.files import check_place, explained
from game.saves.glance import header_of, in_words
from game.saves.maps import forget_wrong_maps
from game.saves.salvage import salvage
from game.saves.standing import UNREADABLE, good_until, holds, unpacked

_LATER = ("DELETE FROM checks WHERE until > ?", "DELETE FROM snapshots WHERE tick > ?")


@dataclass(frozen=True, slots=True)
class Rest:
    """What is left: a scratch file with all that could be read, the latest tick at which it is good, and that in words."""

    connection: sqlite3.Connection
    tick: int
    moment: str


@contextmanager
def rest_of(path: Path) -> Iterator[Rest | None]:
    """What can be rescued of a save; None where nothing can. The save itself is not changed."""
    with explained(path):
        check_place(path)
    try:
        found = salvage(path)
    except (sqlite3.Error, OSError, Damage):
        yield None
        return
    with closing(found.connection) as connection:
        yield _rest(connection, found.uses_until)


def offering(damaged: Damaged) -> Damaged:
    """The same with the moment of which a copy can be made, which takes a second or two to find."""
    with rest_of(damaged.path) as rest:
        return Damaged(damaged.path, damaged.what, None if rest is None else f"on {rest.moment}")


def forget_what_is_damaged(connection: sqlite3.Connection) -> None:
    """Remove states that are not as they were written, and what happened in stretches that are not: it cannot be trusted.

    Talks stay: everything later rests on them. Vectors that are none are left to be made anew.
    """
    connection.execute("UPDATE texts SET vector = zeroblob(:size) WHERE length(vector) != :size", {"size": 4 * DIMENSIONS})
    forget_wrong_maps(connection)
    for tick, data, digest in connection.execute("SELECT tick, data, digest FROM snapshots").fetchall():
        if unpacked(data, digest) is None:
            connection.execute("DELETE FROM snapshots WHERE tick = ?", (tick,))
    for since, until, digest in connection.execute("SELECT since, until, digest FROM checks").fetchall():
        if not holds(connection, since, until, digest):
            connection.execute("DELETE FROM checks WHERE until = ?", (until,))
            connection.execute("DELETE FROM log WHERE tick >= ? AND tick < ? AND kind != 'talk'", (since, until))


def _rest(connection: sqlite3.Connection, limit: int | None) -> Rest | None:
    try:
        tick = good_until(connection, limit)
        if tick is None or not header_of(connection):
            return None
        for statement in _LATER:
            connection.execute(statement, (tick,))
        end_of(connection)
        return Rest(connection, tick, in_words(connection, tick))
    except (Damage, *UNREADABLE):
        return None
