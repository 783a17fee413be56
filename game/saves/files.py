"""Owns opening a save's SQLite file, making a new one, and saying in one sentence what is wrong with one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from game.problem import Problem
from game.saves.damage import Damage, Damaged
from game.saves.ending import end_of
from game.saves.migrations import APPLICATION_ID, SCHEMA_VERSION, migrate, version_of
from game.saves.shape import shown, strangers

_NOT_A_SAVE = '"{name}" in {folder} is not a save of Smallville; open another or make a new one.'
_SENTENCES = {
    sqlite3.SQLITE_FULL: 'The disk is full: "{name}" could not be saved; free some space on the disk of {folder}.',
    sqlite3.SQLITE_READONLY: 'The save "{name}" may not be written in {folder}: allow that, or set SMALLVILLE_SAVES.',
    sqlite3.SQLITE_CANTOPEN: 'The save "{name}" cannot be opened in {folder}: see whether the folder may be written to.',
    sqlite3.SQLITE_BUSY: 'The save "{name}" is in use by another program; try again when that has ended.',
    sqlite3.SQLITE_IOERR: 'The disk of {folder} failed while "{name}" was read or written; see whether it is there and not full.',
    sqlite3.SQLITE_NOTADB: _NOT_A_SAVE,
}
_PRIMARY_CODE = 0xFF
"""Low bits of SQLite's extended error codes."""
_NO_TEXT = "Could not decode to UTF-8"
"""How Python's complaint begins, which goes on with the bytes themselves."""
_MAGIC, _HEADER_SIZE = b"SQLite format 3\0", 100
"""How every SQLite file begins, and the bytes of its header: page size at 16, number of pages at 28."""
_LARGEST_VALUE = 256 * 1024 * 1024
"""Bytes of the largest text or snapshot that is read from a file."""
_BESIDE = ("-wal", "-shm", "-journal")
"""Endings of the files SQLite keeps beside an open one."""


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turns errors of the disk, of SQLite and of what a file holds into Problems about the save at `path`."""
    try:
        yield
    except sqlite3.Error as error:
        raise _problem(error, path) from error
    except Damage as damage:
        raise Damaged(path, damage) from damage
    except OSError as error:
        raise Problem(f'The save "{path.stem}" cannot be used in {path.parent}: {error.strerror or error}.') from error


def _problem(error: sqlite3.Error, path: Path) -> Problem:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if str(error).startswith(_NO_TEXT):
        return Damaged(path, "a text in it is none")
    sentence = _SENTENCES.get(code & _PRIMARY_CODE)
    return Damaged(path, shown(error)) if sentence is None else Problem(sentence.format(name=path.stem, folder=path.parent))


def connect(path: Path, write: bool) -> sqlite3.Connection:
    """A connection to a save that exists, of a version this game knows; an older one is brought up to date.

    Raises Problem for anything else. A connection for reading never changes the file: of an older one it reads a copy.
    """
    connection = open_as_it_is(path, write)
    with explained(path), closing_on_failure(connection):
        if write:
            _prepare(connection)
        elif version_of(connection) < SCHEMA_VERSION:
            connection = _brought_up_to_date(connection)
    return connection


def open_as_it_is(path: Path, write: bool) -> sqlite3.Connection:
    """A connection to a save of this version or an earlier one. Raises Problem for anything else."""
    if not os.path.lexists(path):
        raise Problem(f'There is no save "{path.stem}" in {path.parent}; `smallville saves list` shows those there are.')
    with explained(path):
        check_place(path)
        _check_length(path)
        connection = raw_connection(path, "rw" if write else "ro")
        with closing_on_failure(connection):
            _check(connection, path)
    return connection


@contextmanager
def closing_on_failure(connection: sqlite3.Connection) -> Iterator[None]:
    """A connection that whoever opens it keeps, unless something fails meanwhile."""
    try:
        yield
    except BaseException:
        connection.close()
        raise


@contextmanager
def new_file(path: Path) -> Iterator[sqlite3.Connection]:
    """An empty save to be filled. It appears under its name when this ends well; else nothing is left of it.

    The caller holds the save's lock. Raises Problem when it cannot be written.
    """
    draft = _draft(path)
    with explained(path):
        check_place(path)
        try:
            draft.unlink(missing_ok=True)
            with closing(raw_connection(draft, "rwc")) as connection:
                connection.execute("PRAGMA journal_mode = OFF")  # a draft that fails is thrown away
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                migrate(connection)
                with connection:
                    yield connection
            for stray in _beside(path):  # what a save left behind that somebody removed by hand would be taken for this one's
                stray.unlink(missing_ok=True)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)


def remove_file(path: Path) -> None:
    """Remove a save with all that lies beside it. The caller holds its lock."""
    with explained(path):
        check_place(path)
        for each in (path, *_beside(path), _draft(path)):
            each.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    """Raises Problem where something else than a file has a save's name: nothing is read or written through a link."""
    for each in (path, *_beside(path)):
        if each.is_symlink():
            raise Problem(f'"{each.name}" in {path.parent} is a link to another file; put the file itself there.')
    if path.exists() and not path.is_file():
        raise Problem(f'"{path.name}" in {path.parent} is no file; move it away, or set SMALLVILLE_SAVES.')


def _beside(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(path.name + ending) for ending in _BESIDE)


def _draft(path: Path) -> Path:
    return path.with_name(f".{path.name}.new")


def raw_connection(path: Path, mode: str) -> sqlite3.Connection:
    """A save is data: nothing stored in it may run functions, damaged cells are noticed, giant values refused."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=5.0, check_same_thread=False)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_VALUE)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    return connection


def _brought_up_to_date(connection: sqlite3.Connection) -> sqlite3.Connection:
    """An older save as it would be now, in memory."""
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    connection.backup(copy)
    connection.close()
    migrate(copy)
    return copy


def _check_length(path: Path) -> None:
    """A file cut short in its last page would open, and silently lack records: its header says how long it should be."""
    with path.open("rb") as file:
        header = file.read(_HEADER_SIZE)
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        raise Problem(_NOT_A_SAVE.format(name=path.stem, folder=path.parent))
    if path.with_name(f"{path.name}-wal").exists():
        return
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    if path.stat().st_size < pages * (65536 if page_size == 1 else page_size):
        raise Damage("its end is missing")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    made_by = int(connection.execute("PRAGMA application_id").fetchone()[0])
    version = version_of(connection)
    if made_by != APPLICATION_ID or version < 1:
        raise Problem(_NOT_A_SAVE.format(name=path.stem, folder=path.parent))
    if version > SCHEMA_VERSION:
        raise Problem(
            f'The save "{path.stem}" was made by a newer Smallville (its version of saves is {version}, '
            f"this one knows {SCHEMA_VERSION}); update Smallville to open it."
        )
    for stranger in strangers(connection):
        raise Damage(stranger)
    end_of(connection)


def _prepare(connection: sqlite3.Connection) -> None:
    migrate(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
