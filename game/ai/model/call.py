"""Owns the record of one call to a model: what the audit log keeps of it, and never a key or a header."""

from dataclasses import dataclass
from typing import Literal

from game.ai.model.prompt import Message

Outcome = Literal["answered", "repaired", "partial", "cached", "offline"]
"""How a question ended: the model's answer as it was; after one repair; the finished part of a cut-off one; an answer to
the same request from before; or the offline mind's, for the call's `reason`."""


@dataclass(frozen=True, slots=True)
class Call:
    """One question to a model and what came of it, with every attempt it took summed up.

    `resident` and `tick` say who asked it when, `request` for which of their thoughts (0: for none, or an earlier version did
    not note it); `kind` is the method of Mind. `key` names the whole request (model, messages, shape, limit). `text` is the
    answer as it came (the last attempt's), "" when none did. `rung` is how the shape was asked for ("json_schema",
    "json_object", "prompt"). `attempts` are requests sent. Tokens are summed over the attempts, as the server counted them,
    or as estimated when it did not; `seconds` from the first byte sent to the
    last received, waiting between attempts included. `cost` is in the currency of the prices, 0.0 where none are known.
    """

    resident: int
    tick: int
    kind: str
    model: str
    key: str
    messages: tuple[Message, ...]
    text: str
    outcome: Outcome
    reason: str = ""
    rung: str = ""
    attempts: int = 1
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cached_tokens: int = 0
    seconds: float = 0.0
    cost: float = 0.0
    request: int = 0
