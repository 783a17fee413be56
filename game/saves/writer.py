"""Owns the one thread that writes a save, so that nobody else ever waits for the disk."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Condition, Thread

from game.problem import Problem
from game.saves.files import explained

Job = Callable[[sqlite3.Connection], None]
"""Writes something; runs in the writer's thread as one transaction."""


class Writer:
    """Does jobs in the order they come, each as one transaction: wholly written or not at all.

    When a job fails nothing later is written, so that a save never has a gap; the failure surfaces as a Problem on
    the next `submit` or `flush`, and on every one after it.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._done = Condition()
        self._waiting = 0
        self._failure: Problem | None = None
        self._thread = Thread(target=self._work, name=f"save {path.stem}", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs are not written yet."""
        return self._waiting

    def submit(self, job: Job) -> None:
        """Have a job done soon. Returns at once; raises Problem when an earlier one failed."""
        self._raise_failure()
        with self._done:
            self._waiting += 1
        self._jobs.put(job)

    def flush(self) -> None:
        """Wait until everything submitted is on disk. Raises Problem when some of it could not be."""
        with self._done:
            self._done.wait_for(lambda: self._waiting == 0)
        self._raise_failure()

    def stop(self) -> None:
        """Finish what was submitted and end the thread. Never raises; call `flush` before to hear of failures."""
        self._jobs.put(None)
        self._thread.join()

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise Problem(str(self._failure))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if self._failure is None:
                self._attempt(job)
            with self._done:
                self._waiting -= 1
                self._done.notify_all()

    def _attempt(self, job: Job) -> None:
        try:
            with explained(self._path), self._connection:
                job(self._connection)
        except Problem as problem:
            self._failure = problem
        except Exception as error:
            self._failure = Problem(f'"{self._path.stem}" could not be saved: {error}.')
