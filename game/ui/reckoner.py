"""Owns reckoning beside the screen: one question at a time in a thread, so that no frame waits, and only the latest counts."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Reckoner(Generic[Answer]):
    """While a question is reckoned the latest put since waits; those between are never begun. `name` is the thread's."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._coming: Future[Answer] | None = None
        self._next: Callable[[], Answer] | None = None

    @property
    def reckoning(self) -> bool:
        """Whether a question is in the thread."""
        return self._coming is not None

    @property
    def waiting(self) -> bool:
        """Whether another waits for it."""
        return self._next is not None

    def put(self, question: Callable[[], Answer] | None) -> None:
        """Have this reckoned next, or nothing, instead of what waited."""
        self._next = question

    def poll(self) -> Future[Answer] | None:
        """The answer that has come, unless something else was put meanwhile; what waits is begun."""
        done = None
        if self._coming is not None and self._coming.done():
            done, self._coming = self._coming, None
        if self._coming is not None or self._next is None:
            return done
        question, self._next = self._next, None
        self._coming = self._pool.submit(question)
        return None
