"""Owns opening a save's SQLite file, and saying in one sentence what is wrong with one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from game.problem import Problem
from game.saves.migrations import APPLICATION_ID, SCHEMA_VERSION, migrate, version_of

_NOT_A_SAVE = '"{name}" in {folder} is not a save of Smallville; open another or make a new one.'
_DAMAGED = 'The save "{name}" in {folder} is damaged ({error}); open another or make a new one.'
_SENTENCES = {
    sqlite3.SQLITE_FULL: 'The disk is full: "{name}" could not be saved; free some space on the disk of {folder}.',
    sqlite3.SQLITE_READONLY: 'The save "{name}" may not be written in {folder}: allow that, or set SMALLVILLE_SAVES.',
    sqlite3.SQLITE_CANTOPEN: 'The save "{name}" cannot be opened in {folder}: see whether the folder may be written to.',
    sqlite3.SQLITE_BUSY: 'The save "{name}" is in use by another program; try again when that has ended.',
    sqlite3.SQLITE_IOERR: 'The disk of {folder} failed while "{name}" was read or written; see whether it is still there.',
    sqlite3.SQLITE_NOTADB: _NOT_A_SAVE,
}
_PRIMARY_CODE = 0xFF
"""Low bits of SQLite's extended error codes."""
_MAGIC, _HEADER_SIZE = b"SQLite format 3\0", 100
"""How every SQLite file begins, and the bytes of its header: page size at 16, number of pages at 28."""


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turns errors of the disk and of SQLite into Problems about the save at `path`."""
    try:
        yield
    except sqlite3.Error as error:
        raise Problem(_sentence(error, path)) from error
    except OSError as error:
        raise Problem(f'The save "{path.stem}" cannot be used in {path.parent}: {error.strerror or error}.') from error


def _sentence(error: sqlite3.Error, path: Path) -> str:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & _PRIMARY_CODE
    return _SENTENCES.get(code, _DAMAGED).format(name=path.stem, folder=path.parent, error=error)


def connect(path: Path, write: bool) -> sqlite3.Connection:
    """A connection to a save that exists, of a version this game knows; an older one is brought up to date.

    Raises Problem for anything else. A connection for reading never changes the file: of an older one it reads a copy.
    """
    if not path.is_file():
        raise Problem(f'There is no save "{path.stem}" in {path.parent}; `smallville saves list` shows those there are.')
    with explained(path):
        _check_length(path)
        connection = _connection(path, "rw" if write else "ro")
        try:
            _check(connection, path)
            if write:
                _prepare(connection)
            elif version_of(connection) < SCHEMA_VERSION:
                connection = _brought_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def create_file(path: Path, header: dict[str, str]) -> None:
    """Make an empty save with its header. It appears under its name only when it is whole.

    The caller holds the save's lock. Raises Problem when it cannot be written.
    """
    draft = path.with_name(f".{path.name}.new")
    with explained(path):
        draft.unlink(missing_ok=True)
        with closing(_connection(draft, "rwc")) as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            migrate(connection)
            with connection:
                connection.executemany("INSERT INTO header VALUES (?, ?)", header.items())
        draft.replace(path)


def copy_file(source: Path, target: Path) -> None:
    """Copy a save as it is now, also while somebody writes it. The copy appears under its name only when it is whole.

    The caller holds the copy's lock. Raises Problem when either cannot be used.
    """
    draft = target.with_name(f".{target.name}.new")
    with closing(connect(source, write=False)) as reading, explained(target):
        draft.unlink(missing_ok=True)
        with closing(_connection(draft, "rwc")) as connection:
            reading.backup(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
        draft.replace(target)


def _connection(path: Path, mode: str) -> sqlite3.Connection:
    """A save is data: nothing stored in it may run functions, and damaged cells are noticed."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=5.0, check_same_thread=False)
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
    if path.with_name(f"{path.name}-wal").exists():
        return
    with path.open("rb") as file:
        header = file.read(_HEADER_SIZE)
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        raise Problem(_NOT_A_SAVE.format(name=path.stem, folder=path.parent))
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    if path.stat().st_size < pages * (65536 if page_size == 1 else page_size):
        raise Problem(_DAMAGED.format(name=path.stem, folder=path.parent, error="its end is missing"))


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


def _prepare(connection: sqlite3.Connection) -> None:
    migrate(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
