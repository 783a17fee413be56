"""Owns a model's server while it is checked: what is asked of it, and what is known of it so far."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from game.ai.model.call import Call
from game.ai.model.caller import ServerCaller
from game.ai.model.expecting import Speed
from game.ai.model.ladder import first_limit
from game.ai.model.ledger import Ledger
from game.ai.model.presets import Preset
from game.ai.model.prompt import NoAnswer, Prompt
from game.ai.model.server import Server
from game.settings import MindSettings

_FEW = 3
"""Tokens of an answer that does not matter."""


@dataclass(slots=True)
class Trying:
    """The server, asked in two ways: as the game asks (`caller`), and plainly. `small` are the small questions so far."""

    server: Server
    caller: ServerCaller
    ledger: Ledger
    settings: MindSettings
    key: str = field(repr=False)
    preset: Preset | None
    models: tuple[str, ...] = ()
    small: list[Call] = field(default_factory=list)
    speed: Speed = field(default_factory=Speed)

    def ask(self, prompt: Prompt[Any]) -> Call:
        """The record of a question put as the game puts it, whatever came of it."""
        self.put(prompt)
        return self.ledger.drain()[-1]

    def put(self, prompt: Prompt[Any]) -> None:
        """Put a question; the ledger has what came of it. From any thread."""
        with suppress(NoAnswer):
            self.caller.ask(prompt)

    @property
    def shortly(self) -> dict[str, object]:
        """The parameters of a plain request whose answer does not matter."""
        return {first_limit(self.server.address): _FEW}
