"""Owns putting a question in words: its template filled in, cut to what the model can read at once."""

from functools import lru_cache
from typing import Any, TypeVar

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from pydantic import BaseModel

from game.ai.mind import Mind
from game.ai.model.form import Form
from game.ai.model.language import asked_for
from game.ai.model.prompt import Message, NoAnswer, Prompt
from game.ai.model.quoting import quoted
from game.ai.tokens import estimate_tokens
from game.assets import asset
from game.world.clock import clock_face

ROOM = 500
"""Tokens that what comes to mind may take in a prompt, where there is room."""
_LEAST_ROOM = 30

Question = TypeVar("Question")
Answer = TypeVar("Answer", bound=BaseModel)
Typed = TypeVar("Typed")


def rendered(form: Form[Question, Answer, Typed], question: Question, offline: Mind, context: int) -> Prompt[Typed]:
    """The prompt for a question. Raises NoAnswer when even without memories it is longer than the model's context.

    `context` is how many tokens the model reads and writes at once.
    """
    now, limit, room = form.now(question), form.limit(question), ROOM
    while True:
        messages = _messages(form, question, room)
        length = sum(estimate_tokens(message.text) for message in messages)
        if length + limit <= context:
            break
        if room < _LEAST_ROOM:
            raise NoAnswer(f"the prompt has about {length} tokens, too many for a context of {context}")
        room //= 2

    def read(answer: Answer) -> Typed:
        return form.read(answer, question, offline)

    return Prompt(form.kind, form.size, messages, form.answer, limit, read, now.resident, now.tick, now.request)


def _messages(form: Form[Any, Any, Any], question: Any, room: int) -> tuple[Message, Message]:
    """What stays the same stands in the first message, what is about this moment at the end of the second."""
    now = form.now(question)
    template = _environment().get_template(f"{form.kind}.jinja")
    context = template.new_context({"now": now, "me": now.persona, **form.facts(question, room)})
    system, user = ("".join(template.blocks[name](context)) for name in ("system", "user"))
    return Message("system", _tidy(system)), Message("user", _tidy(user))


def _tidy(text: str) -> str:
    """No blank lines and no blanks at the ends: they cost tokens and say nothing."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


@lru_cache(maxsize=1)
def _environment() -> Environment:
    folder = FileSystemLoader(asset("prompts"))
    environment = Environment(loader=folder, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, autoescape=False)
    environment.filters["quoted"] = quoted
    environment.filters["clock"] = clock_face
    environment.filters["asked_for"] = asked_for
    # A block that is rendered by itself sees no import at the top of its template.
    environment.globals["base"] = environment.get_template("base.jinja").module
    return environment
