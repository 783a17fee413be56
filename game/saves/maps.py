"""Owns the maps in a save: each whole, under the name that its content gives it, so that a save opens with its own town."""

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

from game.saves.schema import Json, canonical, compressed, content_hash, decompressed, parsed
from game.saves.writer import Job
from game.world.map_data import map_from

FIRST = "map"
"""The key in the header of the hash of the map that a run began with."""
UNREADABLE = "is not as it was written"
_DRAWN = """SELECT DISTINCT json_extract(data, '$.map') FROM log
    WHERE kind = 'order' AND json_extract(data, '$.type') = 'Redraw'"""
_KEEP = "INSERT OR IGNORE INTO maps (hash, data) VALUES (?, ?)"

Packed = tuple[str, bytes]
"""The hash of a map and its data, compressed."""


def packed_map(data: Json) -> Packed:
    """A map as it lies in a save. Takes a tenth of a second for a large one."""
    text = canonical(data).encode()
    return content_hash(text), compressed(text)


def put_map(packed: Packed, first: bool) -> Job:
    """Write a map; it may be there already. `first` notes that the run began with it, where nothing says with which."""

    def job(connection: sqlite3.Connection) -> None:
        insert_map(connection, packed)
        if first:
            connection.execute("INSERT OR IGNORE INTO header VALUES (?, ?)", (FIRST, canonical(packed[0])))

    return job


def insert_map(connection: sqlite3.Connection, packed: Packed) -> None:
    """The statement itself."""
    connection.execute(_KEEP, packed)


def read_map(connection: sqlite3.Connection, hash: str) -> Json:
    """The data of a map; None where it is not there. Raises ValueError for one that is not as it was written."""
    row = connection.execute("SELECT data FROM maps WHERE hash = ?", (hash,)).fetchone()
    return None if row is None else _unpacked(hash, row[0])


def wrong_maps(connection: sqlite3.Connection, header: Mapping[str, Json]) -> Iterator[str]:
    """What is wrong with the maps: those that are not as they were written, and those that are named and missing."""
    hashes = [hash for (hash,) in connection.execute("SELECT hash FROM maps ORDER BY hash")]
    for hash in hashes:
        if not _is_whole(connection, hash):
            yield f"the map {hash[:8]} {UNREADABLE}"
    drawn = [hash for (hash,) in connection.execute(_DRAWN)]
    for hash in (*([header[FIRST]] if FIRST in header else []), *drawn):
        if hash not in hashes:
            yield f"the map {str(hash)[:8]}, which the town was drawn by, is missing"


def forget_wrong_maps(connection: sqlite3.Connection) -> None:
    """Remove those that are not as they were written."""
    for (hash,) in connection.execute("SELECT hash FROM maps").fetchall():
        if not _is_whole(connection, hash):
            connection.execute("DELETE FROM maps WHERE hash = ?", (hash,))


def _is_whole(connection: sqlite3.Connection, hash: str) -> bool:
    """Whether it is as it was written, and a map."""
    try:
        map_from(read_map(connection, hash), Path())
    except Exception:  # whatever a damaged file does
        return False
    return True


def _unpacked(hash: str, data: bytes) -> Json:
    text = decompressed(data)
    if content_hash(text) != hash:
        raise ValueError(f"the map {hash[:8]} {UNREADABLE}")
    return parsed(text)
