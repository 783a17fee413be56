"""Owns getting completions out of a server for one question: retries, waits and the ladder, all within one deadline."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.model.breaker import Pass
from game.ai.model.completion import Completion
from game.ai.model.endpoint import Endpoint
from game.ai.model.ladder import Way, names_shape
from game.ai.model.line import CLOSING, Line
from game.ai.model.prompt import Message, NoAnswer, Prompt
from game.ai.model.trouble import Busy, Refused, TimedOut, Trouble
from game.ai.tokens import estimate_tokens

RETRIES = 2
"""Times that a request is sent again after it was lost, or its answer garbled."""
_MOST_STEPS = 10
"""Refusals learned from in one question, at most: the ladder is shorter, but other threads climb it too."""
_FIRST_PAUSE = 0.5
"""Seconds before the first retry; twice as long before each further one."""
_LOADING_PAUSE = 2.0
"""Seconds between tries while a server says that it is not ready yet."""
_LONGEST_PAUSE = 8.0
"""Seconds between tries at a busy server, at most, unless it asks for more."""
_MOST_BUSY = 4
"""Times a server may be overloaded without saying for how long, before the question is given up."""


@dataclass(slots=True)
class Exchange:
    """One question's dealings with a server, summed up. For one thread."""

    line: Line
    endpoint: Endpoint
    prompt: Prompt[Any]
    attempts: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cached_tokens: int = 0
    cost: float = 0.0
    way: Way | None = None
    """How it was asked last."""
    text: str = ""
    """What was answered last."""
    seconds: float = 0.0
    _began: float | None = None
    _deadline: float = 0.0
    _pass: Pass | None = None
    _failures: int = 0
    _busy: int = 0
    _steps: int = 0

    def completion(self, messages: Sequence[Message], limit: int) -> Completion:
        """The next completion. Raises NoAnswer, in bounded time, when there is none to be had."""
        try:
            while True:
                self.way = self.endpoint.ladder.way()
                try:
                    return self._sent(self.way, messages, limit)
                except Trouble as trouble:
                    self._wait(self._next_try(trouble, self.way), trouble)
        finally:
            if self._pass is not None:
                self.endpoint.breaker.left(self._pass)
                self._pass = None

    def _sent(self, way: Way, messages: Sequence[Message], limit: int) -> Completion:
        """Send it once, when there is a free slot. Raises Trouble, or NoAnswer when it may not be sent."""
        line, endpoint = self.line, self.endpoint
        parameters = way.parameters(self.prompt.answer, limit, line.settings.temperature)
        ours = sum(estimate_tokens(message.text) for message in messages)
        # Servers count the schema too, and somewhat otherwise than we do: what is kept back must be enough.
        most = line.ledger.cost(endpoint.model, ours * 5 // 4 + estimate_tokens(json.dumps(parameters)), limit)
        with line.slots:
            seconds = self._time()
            self._enter()
            with line.budget.reserved(most), line.ledger.in_flight():
                self.attempts += 1
                self.text = ""
                try:
                    completion = line.server.complete(endpoint.model, messages, parameters, seconds)
                finally:
                    self.seconds = line.now() - (self._began or 0.0)
                self._sum_up(completion, ours)
        self._settle_reached()
        endpoint.loading = False
        endpoint.counted(ours, completion.prompt_tokens)
        return completion

    def _time(self) -> float:
        """Seconds that the next request may take. The first ones wait for a local server that loads its model."""
        line, first = self.line, self.endpoint.loading
        now = line.now()
        if self._began is None:
            self._began = now
            self._deadline = now + (line.settings.first_timeout if first else 2 * line.settings.timeout)
        if now >= self._deadline:
            raise NoAnswer("the time for one question is over")
        return min(line.settings.first_timeout if first else line.settings.timeout, self._deadline - now)

    def _enter(self) -> None:
        """Get past the breaker. Raises NoAnswer while the server is left alone."""
        if self.line.closing.is_set():
            raise NoAnswer(CLOSING)
        if self._pass is None:
            self._pass = self.endpoint.breaker.enter()
        if self._pass is None:
            away = self.endpoint.breaker.away
            raise NoAnswer(away.sentence if away else "the server is being tried")

    def _sum_up(self, completion: Completion, ours: int) -> None:
        """Count what it took; what the server did not count is estimated."""
        model, text = self.endpoint.model, completion.text
        prompt = ours if completion.prompt_tokens is None else completion.prompt_tokens
        estimated = estimate_tokens(text) if text else 0
        written = estimated if completion.completion_tokens is None else completion.completion_tokens
        cached = min(completion.cached_tokens or 0, prompt)
        cost = self.line.ledger.cost(model, prompt, written, cached)
        self.line.budget.spend(cost)
        self.text = text
        self.prompt_tokens += prompt
        self.completion_tokens += written
        self.cached_tokens += cached
        self.cost += cost

    def _next_try(self, trouble: Trouble, way: Way) -> float:
        """Seconds until it is worth trying again. Raises NoAnswer when it is not."""
        if isinstance(trouble, Refused | Busy):
            denied = self.endpoint.denied(trouble)
            if denied and not names_shape(trouble.text):
                self._settle_refused(denied)
                raise NoAnswer(denied)
        if isinstance(trouble, Busy):
            return self._after_busy(trouble)
        if isinstance(trouble, Refused) and trouble.status not in (502, 504) and trouble.status < 520:
            return self._after_refusal(trouble, way)
        return self._after_loss(trouble)

    def _after_busy(self, trouble: Busy) -> float:
        """Only this question waits, as long as the server says; others go on."""
        self._busy += 1
        if trouble.status == 503 and self.endpoint.loading:
            return max(_LOADING_PAUSE, trouble.retry_after or 0.0)
        if self._busy > _MOST_BUSY and trouble.status != 429 and trouble.retry_after is None:
            self._settle_missed(trouble.sentence)
            raise NoAnswer(trouble.sentence)
        pause: float = min(_FIRST_PAUSE * 2 ** (self._busy - 1), _LONGEST_PAUSE)
        return max(pause, trouble.retry_after or 0.0)

    def _after_refusal(self, trouble: Refused, way: Way) -> float:
        """Ask another way, unless it is this prompt that is not wanted. A 500 that names nothing may be an accident, once."""
        named = names_shape(trouble.text)
        if not named and self.endpoint.about_this_prompt(trouble):
            raise NoAnswer(trouble.sentence)
        self._failures += trouble.status == 500 and not named
        if trouble.status == 500 and not named and self._failures == 1:
            return _FIRST_PAUSE
        self._steps += 1
        if self._steps > _MOST_STEPS or not self.endpoint.ladder.refused(way, trouble.status, trouble.text):
            self._settle_missed(trouble.sentence)
            raise NoAnswer(trouble.sentence)
        return 0.0

    def _after_loss(self, trouble: Trouble) -> float:
        self._settle_missed(trouble.sentence)
        if isinstance(trouble, TimedOut):
            self.endpoint.loading = False
        self._failures += 1
        if self._failures > RETRIES:
            raise NoAnswer(trouble.sentence)
        pause: float = _FIRST_PAUSE * 2 ** (self._failures - 1)
        return pause

    def _wait(self, seconds: float, trouble: Trouble) -> None:
        """Wait for the next try. Raises NoAnswer when the time for this question will be over by then."""
        if self.line.now() + seconds >= self._deadline:
            if isinstance(trouble, Busy) and trouble.status == 503:
                self.endpoint.loading = False
            raise NoAnswer(f"no answer within the time for one question: {trouble.sentence}")
        if seconds:
            self.line.wait(seconds)

    def _settle_reached(self) -> None:
        if self._pass is not None:
            self.endpoint.breaker.reached(self._pass)
            self._pass = None

    def _settle_missed(self, sentence: str) -> None:
        if self._pass is not None:
            self.endpoint.breaker.missed(self._pass, sentence)
            self._pass = None

    def _settle_refused(self, sentence: str) -> None:
        if self._pass is not None:
            self.endpoint.breaker.refused(self._pass, sentence)
            self._pass = None
