"""Owns what a list of saves tells of each: found in a glance, without bringing an older one up to date."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from game.saves.damage import Damage, damage_of
from game.saves.ending import end_of
from game.saves.files import explained, open_as_it_is
from game.saves.schema import Json, parsed
from game.world.clock import Clock


@dataclass(frozen=True, slots=True)
class Glance:
    """A save's header, and the tick it has come to."""

    header: Mapping[str, Json]
    tick: int


def glance(path: Path) -> Glance:
    """Look at a save without changing it. Raises Problem where it cannot be opened."""
    with explained(path), damage_of(path), closing(open_as_it_is(path, write=False)) as connection:
        found = Glance(header_of(connection), end_of(connection))
        in_words(connection, found.tick)
        return found


def header_of(connection: sqlite3.Connection) -> dict[str, Json]:
    """What the run was started with. Raises Damage where it cannot be read."""
    try:
        return {str(key): parsed(value) for key, value in connection.execute("SELECT key, value FROM header ORDER BY key")}
    except (ValueError, TypeError, RecursionError) as error:
        raise Damage("what it was begun with cannot be read") from error


def clock_of(header: Mapping[str, Json]) -> Clock:
    """How its ticks are shown as dates. Raises Damage where the header does not say."""
    try:
        return Clock(date.fromisoformat(header["start"])) if "start" in header else Clock()
    except (TypeError, ValueError) as error:
        raise Damage("it does not say when it began") from error


def in_words(connection: sqlite3.Connection, tick: int) -> str:
    """A tick of a save as people say it: "Monday 13 February 2023, 14:20". Raises Damage for one that has no date."""
    try:
        return clock_of(header_of(connection)).label(tick)
    except OverflowError as error:
        raise Damage("it says it has lived longer than any town can") from error
