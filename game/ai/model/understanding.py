"""Owns understanding an answer: from a model's text over its JSON and its shape to the typed answer."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import BaseModel, ValidationError

from game.ai.model.parsing import Unreadable, parsed
from game.ai.model.prompt import Prompt, Unusable

_LONGEST = 300
"""Characters of a sentence that goes back to the model."""

Typed = TypeVar("Typed")


@dataclass(frozen=True, slots=True)
class Understood(Generic[Typed]):
    """What an answer says; `cut` when it broke off and only what was finished counts."""

    typed: Typed
    cut: bool


class Misunderstood(Exception):
    """An answer that says nothing we can use. The sentence tells the model what to mend; `shape` says that it has not
    even the shape that was asked for, `cut` that it broke off."""

    def __init__(self, sentence: str, shape: bool, cut: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.shape = shape
        self.cut = cut


def understood(prompt: Prompt[Typed], text: str) -> Understood[Typed]:
    """The typed answer in a text. Raises Misunderstood; and whatever `read` raises through a fault of its own."""
    try:
        found = parsed(text, _fields(prompt.answer))
    except Unreadable as fault:
        raise Misunderstood(str(fault), shape=True, cut=fault.cut) from None
    try:
        return Understood(prompt.read(prompt.answer.model_validate(found.value)), found.cut)
    except ValidationError as fault:
        raise Misunderstood(_what_is_wrong(fault), shape=not found.cut, cut=found.cut) from None
    except Unusable as fault:
        raise Misunderstood(str(fault)[:_LONGEST], shape=False, cut=found.cut) from None


def _fields(answer: type[BaseModel]) -> tuple[str, ...]:
    return tuple(field.alias or name for name, field in answer.model_fields.items())


def _what_is_wrong(fault: ValidationError) -> str:
    """The first faults, each with its place in the answer."""
    errors = fault.errors(include_url=False, include_context=False, include_input=False)
    return "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in errors[:3])[:_LONGEST]
