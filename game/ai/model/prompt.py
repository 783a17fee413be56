"""Owns what goes to a caller: a prompt with the shape its answer must have, and how that answer is read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel

Role = Literal["system", "user", "assistant"]
Size = Literal["small", "large"]
"""Which of the two models is asked: the small one for choices and ratings, the large one for plans, talk and insights."""

Typed_co = TypeVar("Typed_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a chat."""

    role: Role
    text: str


@dataclass(frozen=True, slots=True)
class Prompt(Generic[Typed_co]):
    """One question put in words.

    `kind` is the method of Mind it is for. `answer` is the shape that is asked for, `limit` the most tokens an answer may
    take. `read` turns a validated answer into the typed one; it raises Unusable when the answer makes no sense here.
    `resident` and `tick` say whose question it is and when it was asked, `request` for which of their thoughts (0: none).
    """

    kind: str
    size: Size
    messages: tuple[Message, ...]
    answer: type[BaseModel]
    limit: int
    read: Callable[[Any], Typed_co]
    resident: int
    tick: int
    request: int = 0


class Unusable(Exception):
    """An answer of the right shape that cannot be used; its sentence goes back to the model as what to mend."""


class NoAnswer(Exception):
    """No usable answer was to be had; its sentence says why. The offline mind answers then."""
