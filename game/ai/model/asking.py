"""Owns asking one question until it is answered: the second tries that an answer is worth, and no more."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.ai.model.call import Outcome
from game.ai.model.completion import Completion
from game.ai.model.exchange import Exchange
from game.ai.model.prompt import Message, NoAnswer, Prompt
from game.ai.model.understanding import Misunderstood, understood
from game.ai.tokens import estimate_tokens

_QUOTED = 2000
"""Characters of its own answer that a model is shown when it is to mend it."""
_HELD_BACK = ("content_filter", "safety", "refusal")

Typed = TypeVar("Typed")


@dataclass(frozen=True, slots=True)
class Answered(Generic[Typed]):
    """The typed answer, how it was come by, and what there is to say about that."""

    typed: Typed
    outcome: Outcome
    reason: str = ""


@dataclass(slots=True)
class Asking(Generic[Typed]):
    """One question being asked. Each kind of second try is made once."""

    prompt: Prompt[Typed]
    exchange: Exchange
    _emptied: bool = False
    _lengthened: bool = False
    _mending: str = ""

    def answer(self) -> Answered[Typed]:
        """The answer. Raises NoAnswer when there is none to be had, and what the prompt's `read` raises by mistake."""
        messages, limit = self.prompt.messages, self.prompt.limit
        while True:
            completion = self.exchange.completion(messages, limit)
            self._held_back(completion)
            try:
                return self._read(completion, limit)
            except Misunderstood as fault:
                messages, limit = self._again(fault, completion, messages, limit)

    def _read(self, completion: Completion, limit: int) -> Answered[Typed]:
        way, ladder = self.exchange.way, self.exchange.endpoint.ladder
        assert way is not None
        try:
            found = understood(self.prompt, completion.text)
        except Misunderstood as fault:
            if completion.text.strip():
                (ladder.missed if fault.shape else ladder.kept)(way, limit, completion)
            raise
        ladder.kept(way, limit, completion)
        if found.cut:
            return Answered(found.typed, "partial", f"cut off by the limit of {limit} tokens")
        return Answered(found.typed, "repaired" if self._mending else "answered", self._mending)

    def _again(
        self, fault: Misunderstood, completion: Completion, messages: tuple[Message, ...], limit: int
    ) -> tuple[tuple[Message, ...], int]:
        """What to ask next, after an answer that was of no use. Raises NoAnswer when enough was asked."""
        empty, cut = not completion.text.strip(), fault.cut or completion.finish_reason == "length"
        if cut:
            longer = self._longer(limit)
            if self._lengthened or longer <= limit:
                raise NoAnswer(f"cut off by the limit of {limit} tokens: {fault.sentence}")
            self._lengthened = True
            return messages, longer
        if empty:
            if self._emptied:
                raise NoAnswer("an empty answer" + (", with thinking only" if completion.reasoned else ""))
            self._emptied = True
            return messages, limit
        if self._mending:
            raise NoAnswer(f"not mended: {fault.sentence}")
        self._mending = fault.sentence
        return self._to_mend(completion.text, fault.sentence), limit

    def _to_mend(self, text: str, sentence: str) -> tuple[Message, ...]:
        ask = f"That cannot be used: {sentence}. Answer once more, with the JSON object alone."
        return (*self.prompt.messages, Message("assistant", text[:_QUOTED]), Message("user", ask))

    def _longer(self, limit: int) -> int:
        """Twice the limit, or what the model's context has room for."""
        length = sum(estimate_tokens(message.text) for message in self.prompt.messages)
        return min(2 * limit, self.exchange.line.settings.context - length)

    def _held_back(self, completion: Completion) -> None:
        if completion.refusal:
            raise NoAnswer("the model declined to answer")
        if completion.finish_reason.lower() in _HELD_BACK:
            raise NoAnswer("the server's filter held the answer back")
