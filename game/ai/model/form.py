"""Owns what a form is: how one kind of typed question becomes a prompt, and how the model's answer becomes a typed one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from game.ai.mind import Circumstances, Mind
from game.ai.model.prompt import Size

Question = TypeVar("Question")
Answer = TypeVar("Answer", bound=BaseModel)
Typed = TypeVar("Typed")


def _never(question: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Form(Generic[Question, Answer, Typed]):
    """One kind of question. `kind` is the method of Mind, and `<kind>.jinja` below assets/prompts its template.

    `now` picks the circumstances out of a question. `facts` are the template's variables besides `now` and `me`, made with
    so many tokens of room for what comes to mind (it is asked again with less when the prompt does not fit).
    `limit` is the most tokens an answer may take. `read` makes the typed answer; what the model left out it may
    take from the mind it is given (the offline one), and it raises Unusable for an answer that makes no sense.
    `spared` says that no model need be asked: the offline mind answers.
    """

    kind: str
    size: Size
    answer: type[Answer]
    now: Callable[[Question], Circumstances]
    facts: Callable[[Question, int], Mapping[str, object]]
    limit: Callable[[Question], int]
    read: Callable[[Answer, Question, Mind], Typed]
    spared: Callable[[Question], bool] = _never
