"""Owns making a mind out of settings: the server, what is learned of it, and the language model mind in front of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.embedding import Embedder, Embeds
from game.ai.mind import Mind
from game.ai.model.answers import Answers
from game.ai.model.call import Call
from game.ai.model.caller import ServerCaller
from game.ai.model.embedding import ServerEmbedder
from game.ai.model.ledger import Ledger, Meter
from game.ai.model.mind import LanguageModelMind
from game.ai.model.status import Status
from game.problem import Problem
from game.settings import MindSettings


@dataclass(frozen=True, slots=True)
class Connected:
    """A language model mind and what stands behind it. `embedder` is by which vectors memories are found."""

    settings: MindSettings
    mind: LanguageModelMind
    caller: ServerCaller
    ledger: Ledger
    answers: Answers
    embedder: Embeds

    @property
    def status(self) -> Status:
        """How the server fares just now, in words for the player."""
        return self.caller.status

    @property
    def budget(self) -> float | None:
        """What the run may cost, in the currency of the prices; None for no bound."""
        return self.settings.budget

    def meter(self) -> Meter:
        """Calls, tokens and cost so far."""
        return self.ledger.meter()

    def drain(self) -> tuple[Call, ...]:
        """The calls that ended since it was last asked for: whoever keeps the run writes them down."""
        return self.ledger.drain()

    def resume(self, answers: Iterable[tuple[str, str]], spent: float) -> None:
        """Take up a run: what was answered before is known, what was spent before counts."""
        for key, text in answers:
            self.answers.learn(key, text)
        self.ledger.carry(spent)
        self.caller.carry(spent)

    def close(self) -> None:
        """Let go of the server. What is being asked ends soon without an answer."""
        self.caller.close()


def connect(settings: MindSettings, key: str, offline: Mind, ledger: Ledger, answers: Answers) -> Connected:
    """The mind that the settings name. Nothing is sent yet. Raises Problem when the address or the client is no good."""
    try:
        from game.ai.model.server import Server  # slow to import, and the offline game starts without it
    except ImportError as missing:
        raise Problem(
            f"a language model needs the package openai ({missing}): install it, or play with the offline mind"
        ) from None
    server = Server(settings.base_url, key, settings.in_flight)
    caller = ServerCaller(server, server.address, settings, ledger, answers)
    mind = LanguageModelMind(settings.model, caller, offline, settings.context)
    embedder = ServerEmbedder(server, settings.embeddings) if settings.embeddings else Embedder()
    return Connected(settings, mind, caller, ledger, answers, embedder)
