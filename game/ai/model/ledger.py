"""Owns the ledger of calls: each one once, what they sum to, and what is still to be written down."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock

from game.ai.model.call import Call

Price = Callable[[str, int, int, int], float]
"""What (model, prompt tokens, completion tokens, cached tokens among the prompt's) cost."""


def free(model: str, prompt: int, completion: int, cached: int) -> float:
    """The price of a model whose price nobody knows."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Meter:
    """What all calls sum to. `calls` are questions put to a server (cached ones and those that never left are not),
    `attempts` the requests they took. `kinds`, `outcomes` ((kind, outcome) to number), `reasons` (why the offline mind
    answered) and `spared` (questions that needed no model) are in alphabetical order. `in_flight` is how many requests
    are under way now, `most_in_flight` how many there ever were at once.
    """

    calls: int = 0
    attempts: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cached_tokens: int = 0
    cost: float = 0.0
    kinds: tuple[tuple[str, int], ...] = ()
    outcomes: tuple[tuple[tuple[str, str], int], ...] = ()
    reasons: tuple[tuple[str, int], ...] = ()
    spared: tuple[tuple[str, int], ...] = ()
    in_flight: int = 0
    most_in_flight: int = 0


@dataclass(slots=True)
class _Sums:
    calls: int = 0
    attempts: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cached_tokens: int = 0
    cost: float = 0.0
    in_flight: int = 0
    most_in_flight: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    spared: Counter[str] = field(default_factory=Counter)


class Ledger:
    """Remembers every call, from any thread. `price` says what tokens cost; `spent` what the run has cost before."""

    def __init__(self, price: Price = free, spent: float = 0.0) -> None:
        self._price = price
        self._lock = Lock()
        self._sums = _Sums(cost=spent)
        self._undrained: list[Call] = []

    def cost(self, model: str, prompt: int, completion: int, cached: int = 0) -> float:
        """What so many tokens of a model cost, in the currency of the prices."""
        return self._price(model, prompt, completion, cached)

    def add(self, call: Call) -> None:
        """Write down a call that is over."""
        with self._lock:
            self._undrained.append(call)
            self._count(call)

    def carry(self, spent: float) -> None:
        """Count what the run has cost before this ledger was begun."""
        with self._lock:
            self._sums.cost += spent

    def spared(self, kind: str) -> None:
        """Count a question that needed no model."""
        with self._lock:
            self._sums.spared[kind] += 1

    @contextmanager
    def in_flight(self) -> Iterator[None]:
        """Count a request as under way, for as long as the block lasts."""
        with self._lock:
            self._sums.in_flight += 1
            self._sums.most_in_flight = max(self._sums.most_in_flight, self._sums.in_flight)
        try:
            yield
        finally:
            with self._lock:
                self._sums.in_flight -= 1

    def drain(self) -> tuple[Call, ...]:
        """The calls that ended since it was last asked for, in the order they ended."""
        with self._lock:
            calls, self._undrained = tuple(self._undrained), []
            return calls

    def meter(self) -> Meter:
        """The sums as they stand."""
        with self._lock:
            sums = self._sums
            return Meter(
                sums.calls,
                sums.attempts,
                sums.prompt_tokens,
                sums.completion_tokens,
                sums.cached_tokens,
                sums.cost,
                tuple(sorted(sums.kinds.items())),
                tuple(sorted(sums.outcomes.items())),
                tuple(sorted(sums.reasons.items())),
                tuple(sorted(sums.spared.items())),
                sums.in_flight,
                sums.most_in_flight,
            )

    def _count(self, call: Call) -> None:
        sums = self._sums
        sums.calls += call.attempts > 0
        sums.attempts += call.attempts
        sums.prompt_tokens += call.prompt_tokens
        sums.completion_tokens += call.completion_tokens
        sums.cached_tokens += call.cached_tokens
        sums.cost += call.cost
        sums.kinds[call.kind] += 1
        sums.outcomes[call.kind, call.outcome] += 1
        if call.outcome == "offline":
            sums.reasons[call.reason] += 1
