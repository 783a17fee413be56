"""Owns ServerCaller: an answer to every prompt, or NoAnswer; each question written down once, whatever came of it."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Semaphore
from typing import Any, TypeVar

from game.ai.model.answers import Answers, request_key
from game.ai.model.asking import Answered, Asking
from game.ai.model.body import whole
from game.ai.model.breaker import Breaker
from game.ai.model.budget import Budget
from game.ai.model.call import Call
from game.ai.model.endpoint import Endpoint
from game.ai.model.exchange import Exchange
from game.ai.model.ladder import Ladder, first_limit
from game.ai.model.ledger import Ledger
from game.ai.model.line import CLOSING, Completes, Line
from game.ai.model.prompt import Message, NoAnswer, Prompt
from game.ai.model.status import Status
from game.ai.model.understanding import Misunderstood, understood
from game.settings import MindSettings

Typed = TypeVar("Typed")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question on its way: to which model, under which name, and what it took so far."""

    prompt: Prompt[Any]
    key: str
    exchange: Exchange


class ServerCaller:
    """Gets answers out of a server, from any number of threads. Implements mind.Caller.

    `address` is how the server is shown to people. `now` and `pause` are for tests: the clock, and letting time pass.
    """

    def __init__(
        self,
        server: Completes,
        address: str,
        settings: MindSettings,
        ledger: Ledger,
        answers: Answers,
        now: Callable[[], float] = time.monotonic,
        pause: Callable[[float], bool] | None = None,
    ) -> None:
        budget = Budget(settings.budget, ledger.meter().cost)
        self._line = Line(server, settings, ledger, budget, Semaphore(settings.in_flight), now, pause)
        self._answers = answers
        self._large = self._endpoint(address, settings.model)
        small = settings.small_model
        self._small = self._endpoint(address, small) if small and small != settings.model else self._large

    def ask(self, prompt: Prompt[Typed]) -> Typed:
        """The typed answer. Raises NoAnswer, and nothing else, when there is none; in bounded time either way."""
        prompt = replace(prompt, messages=tuple(Message(each.role, whole(each.text)) for each in prompt.messages))
        endpoint = self._small if prompt.size == "small" else self._large
        asked = _Asked(prompt, "", Exchange(self._line, endpoint, prompt))
        try:
            asked = _Asked(prompt, request_key(endpoint.model, prompt, self._line.settings.temperature), asked.exchange)
            answered = self._known(asked) or Asking(prompt, asked.exchange).answer()
        except NoAnswer as none:
            reason = str(none)
        except Exception as surprise:  # a fault of ours: this question is lost, the town is not
            fault = f"a fault in the game: {type(surprise).__name__}"
            reason = CLOSING if self._line.closing.is_set() else fault  # a client that was closed says so in ways of its own
        else:
            self._write_down(asked, answered)
            typed: Typed = answered.typed
            return typed
        self._write_down(asked, Answered(None, "offline", reason))
        raise NoAnswer(reason)

    def spared(self, kind: str) -> None:
        """Count a question that needed no model."""
        self._line.ledger.spared(kind)

    def carry(self, spent: float) -> None:
        """Count against the budget what the run has cost before."""
        self._line.budget.spend(spent)

    @property
    def status(self) -> Status:
        """How it stands, for the player."""
        line, flying = self._line, self._line.ledger.meter().in_flight
        if line.budget.sentence:
            return Status("spent", f"{line.budget.sentence}; residents think offline", flying)
        for endpoint in (self._large, self._small):
            away = endpoint.breaker.away
            if away is not None:
                return Status("away", f"{away.sentence}; residents think offline until it answers again", flying, away.since)
        for endpoint in (self._large, self._small):
            if endpoint.loading and flying:
                return Status("loading", f"waiting for the first answer of {endpoint.model} at {endpoint.address}", flying)
        return Status("fine", self._large.warning or self._small.warning, flying)

    def close(self) -> None:
        """Hang up: what is under way or waits ends without an answer."""
        self._line.closing.set()
        self._line.server.close()

    def _endpoint(self, address: str, model: str) -> Endpoint:
        ladder = Ladder(first_limit(address.partition(":")[0]))
        return Endpoint(model, address, ladder, Breaker(self._line.now))

    def _known(self, asked: _Asked) -> Answered[Any] | None:
        """The answer to the same request from before; None when there is none, or when it is of no use any more."""
        text = self._answers.known(asked.key)
        if text is None:
            return None
        try:
            found = understood(asked.prompt, text)
        except Misunderstood:
            self._answers.forget(asked.key)
            return None
        asked.exchange.text = text
        return Answered(found.typed, "cached")

    def _write_down(self, asked: _Asked, answered: Answered[Any]) -> None:
        prompt, exchange = asked.prompt, asked.exchange
        if answered.outcome not in ("offline", "cached"):
            self._answers.learn(asked.key, exchange.text)
        self._line.ledger.add(
            Call(
                resident=prompt.resident,
                tick=prompt.tick,
                kind=prompt.kind,
                model=exchange.endpoint.model,
                key=asked.key,
                messages=prompt.messages,
                text=exchange.text,
                outcome=answered.outcome,
                reason=answered.reason,
                rung=exchange.way.rung if exchange.way and exchange.attempts else "",
                attempts=exchange.attempts,
                prompt_tokens=exchange.prompt_tokens,
                completion_tokens=exchange.completion_tokens,
                cached_tokens=exchange.cached_tokens,
                seconds=exchange.seconds,
                cost=exchange.cost,
                request=prompt.request,
            )
        )
