"""Owns the bound on what a run may cost: no request is sent that could take it over."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from game.ai.model.prompt import NoAnswer


class Budget:
    """What may be spent. From any thread. `bound` None has no end; `spent` is what the run has cost already."""

    def __init__(self, bound: float | None, spent: float = 0.0) -> None:
        self._bound = bound
        self._lock = Lock()
        self._spent = spent
        self._reserved = 0.0
        self._over = bound is not None and spent >= bound

    @property
    def sentence(self) -> str:
        """Says that it is spent; "" as long as it is not."""
        return f"the budget of {self._bound:g} is spent" if self._over else ""

    @contextmanager
    def reserved(self, most: float) -> Iterator[None]:
        """Keep back what a request costs at most while it is under way. Raises NoAnswer when there is not so much left.

        Once a request was too dear for what is left, the budget counts as spent: a town that thinks now with one mind,
        now with the other, would be no town to watch.
        """
        with self._lock:
            if self._bound is not None:
                self._over = self._over or self._spent + most > self._bound
                if self._over:
                    raise NoAnswer(self.sentence)
                if self._spent + self._reserved + most > self._bound:
                    raise NoAnswer(f"what is left of the budget of {self._bound:g} is kept for requests under way")
            self._reserved += most
        try:
            yield
        finally:
            with self._lock:
                self._reserved -= most

    def spend(self, cost: float) -> None:
        """Something was spent."""
        with self._lock:
            self._spent += cost
            self._over = self._over or (self._bound is not None and self._spent >= self._bound)
