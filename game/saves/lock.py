"""Owns the lock that lets one writer at a time open a save."""

import sqlite3
from contextlib import suppress
from pathlib import Path

from game.problem import Problem
from game.saves.files import explained


class SaveLock:
    """Held from creation to `release`; ends by itself with the process, however that ends.

    SQLite's exclusive lock on an empty file beside the save, because it works alike on every system. The file stays as
    long as the save: were it removed, somebody could lock the removed one while another locks its successor.
    """

    def __init__(self, save: Path) -> None:
        self.save = save
        self._path = save.with_name(f".{save.stem}.lock")
        with explained(save):
            save.parent.mkdir(parents=True, exist_ok=True)
            if self._path.is_symlink():
                raise Problem(f'"{self._path.name}" in {save.parent} is a link to another file; remove it.')
            self._connection = sqlite3.connect(self._path, timeout=0.0, isolation_level=None, check_same_thread=False)
            try:
                self._connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                self._connection.close()
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                raise Problem(f'The save "{save.stem}" is open in another Smallville; close it there first.') from None

    def release(self, for_good: bool = False) -> None:
        """Let others write. `for_good`, where there is no save any more: the lock's file goes too, if that can be done."""
        if for_good:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
        self._connection.close()
