"""Owns what of the game goes to a cluster: a client of a Dask scheduler, and a bridge that thinks on its workers."""

from dataclasses import replace
from importlib import import_module
from typing import Any, TypeAlias

from game.ai.thinking import Means, think
from game.ai.thought import Snapshot, Thought
from game.problem import Problem

Client: TypeAlias = Any
"""`distributed.Client`, whose methods have no types."""
SECONDS = 10
"""How long a scheduler may take to answer."""


def client_of(address: str) -> Client:
    """A client of the scheduler at an address ("tcp://10.0.0.1:8786"). Raises Problem when nobody answers there."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise Problem('A cluster needs the package distributed: pip install "smallville[cluster]".') from None
    try:
        client = distributed.Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise Problem(f"No Dask scheduler answers at {address} ({type(error).__name__}); start one: dask scheduler.") from None
    if not client.scheduler_info(n_workers=-1)["workers"]:
        client.close()
        raise Problem(f"The Dask scheduler at {address} has no workers; start some: dask worker {address} --nthreads 1")
    return client


class ClusterBridge:
    """Thinks on the workers of a cluster: thoughts are pure, so it does not matter where, or how often a lost one is begun."""

    def __init__(self, client: Client, means: Means) -> None:
        self._client = client
        self._means = client.scatter(means, broadcast=True)
        self._town = means.town
        self._futures: dict[int, Any] = {}

    def submit(self, snapshot: Snapshot) -> None:
        """Send it to a worker. The town is there already, unless it has been redrawn since."""
        sent = replace(snapshot, town=None) if snapshot.town is self._town else snapshot
        self._futures[snapshot.asked.id] = self._client.submit(_think, sent, self._means, pure=False)

    def ready(self, request: int) -> bool:
        """Whether it has come back, or cannot."""
        return bool(self._futures[request].done())

    def take(self, request: int) -> Thought:
        """Wait for it. Raises Problem when the cluster is gone."""
        try:
            thought: Thought = self._futures.pop(request).result()
        except (OSError, TimeoutError, RuntimeError) as error:
            raise Problem(f"The cluster has lost a thought ({type(error).__name__}); go on without --cluster.") from None
        return thought

    def close(self) -> None:
        """Let go of the workers; what is unfinished is dropped."""
        self._client.cancel(list(self._futures.values()))
        self._futures.clear()
        self._client.close()


def _think(snapshot: Snapshot, means: Means) -> Thought:
    return think(snapshot, means)
