"""Owns the threads that write a save, so that nobody else ever waits for the disk."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Condition, Thread

from game.problem import Problem
from game.saves.files import explained

Job = Callable[[sqlite3.Connection], None]
"""Writes something; runs in the writer's thread as one transaction."""


class Writer:
    """Does jobs in the order they come, each as one transaction: wholly written or not at all.

    What takes long to put together is prepared in a second thread, and does not hold up what comes after it. When a job
    fails nothing later is written, so that a save never has a gap; the failure surfaces as a Problem on the next `submit`
    or `flush`, and on every one after it.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._unprepared: SimpleQueue[Callable[[], Job] | None] = SimpleQueue()
        self._done = Condition()
        self._waiting = self._preparing = 0
        self._failure: Problem | None = None
        self._threads = [
            Thread(target=work, name=f"save {path.stem}", daemon=True) for work in (self._prepare_all, self._write_all)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs are not written yet."""
        return self._waiting

    @property
    def preparing(self) -> int:
        """How many jobs are still being prepared."""
        return self._preparing

    def submit(self, job: Job) -> None:
        """Have a job done soon. Returns at once; raises Problem when an earlier one failed."""
        self._raise_failure()
        self._add(job)

    def prepare(self, job: Callable[[], Job]) -> None:
        """Have a job done as soon as it is made, after whatever is submitted until then."""
        self._raise_failure()
        with self._done:
            self._preparing += 1
        self._unprepared.put(job)

    def flush(self, prepared_too: bool = True) -> None:
        """Wait until everything submitted is on disk, and what is being prepared. Raises Problem when some could not be."""
        with self._done:
            self._done.wait_for(lambda: self._waiting == 0 and not (prepared_too and self._preparing))
        self._raise_failure()

    def stop(self) -> None:
        """Finish what was submitted and end the threads. Never raises; call `flush` before to hear of failures."""
        preparing, writing = self._threads
        self._unprepared.put(None)
        preparing.join()
        self._jobs.put(None)
        writing.join()

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise Problem(str(self._failure))

    def _add(self, job: Job) -> None:
        with self._done:
            self._waiting += 1
        self._jobs.put(job)

    def _prepare_all(self) -> None:
        while (make := self._unprepared.get()) is not None:
            if self._failure is None:
                self._attempt(partial(self._make, make))
            with self._done:
                self._preparing -= 1
                self._done.notify_all()

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            if self._failure is None:
                self._attempt(partial(self._write, job))
            with self._done:
                self._waiting -= 1
                self._done.notify_all()

    def _make(self, make: Callable[[], Job]) -> None:
        self._add(make())

    def _write(self, job: Job) -> None:
        with self._connection:
            job(self._connection)

    def _attempt(self, what: Callable[[], None]) -> None:
        try:
            with explained(self._path):
                what()
        except Problem as problem:
            self._failure = problem
        except Exception as error:
            self._failure = Problem(f'"{self._path.stem}" could not be saved: {error}.')
