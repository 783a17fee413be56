"""Owns how thoughts reach workers and come back: submitted with an id, collected by that id when they are due."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Protocol

from game.ai.thought import Snapshot, Thought

Think = Callable[[Snapshot], Thought]


class Bridge(Protocol):
    """Where thinking happens. The simulation never waits for it except for a thought that is due."""

    def submit(self, snapshot: Snapshot) -> None:
        """Begin a thought; it is known by the id of what was asked."""
        ...

    def ready(self, request: int) -> bool:
        """Whether a thought has been thought."""
        ...

    def take(self, request: int) -> Thought:
        """The finished thought, waiting for it if need be; it is then forgotten here."""
        ...

    def close(self) -> None:
        """Stop thinking; what is unfinished is dropped."""
        ...


class InlineBridge:
    """Thinks at once, in the thread that asks: for tests, and for one processor."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._done: dict[int, Thought] = {}

    def submit(self, snapshot: Snapshot) -> None:
        """Think it now."""
        self._done[snapshot.asked.id] = self._think(snapshot)

    def ready(self, request: int) -> bool:
        """Always, once submitted."""
        return request in self._done

    def take(self, request: int) -> Thought:
        """The thought of that id."""
        return self._done.pop(request)

    def close(self) -> None:
        """Nothing runs."""
        self._done.clear()


class PoolBridge:
    """Thinks in any `concurrent.futures` executor: a thread pool here, a cluster's workers elsewhere."""

    def __init__(self, think: Think, pool: Executor) -> None:
        self._think = think
        self._pool = pool
        self._futures: dict[int, Future[Thought]] = {}

    def submit(self, snapshot: Snapshot) -> None:
        """Hand it to the pool."""
        self._futures[snapshot.asked.id] = self._pool.submit(self._think, snapshot)

    def ready(self, request: int) -> bool:
        """Whether the pool is done with it."""
        return self._futures[request].done()

    def take(self, request: int) -> Thought:
        """Wait for it; what went wrong in the worker is raised here."""
        return self._futures.pop(request).result()

    def close(self) -> None:
        """Let go of the pool without waiting for thoughts nobody will collect."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._futures.clear()


def thread_bridge(think: Think, threads: int) -> Bridge:
    """The default: a pool of threads; with 0 threads everything is thought in the caller's."""
    if threads == 0:
        return InlineBridge(think)
    return PoolBridge(think, ThreadPoolExecutor(threads, thread_name_prefix="thought"))
