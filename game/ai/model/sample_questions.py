"""Owns the questions a model is tried with: small ones of the game's own, and one with a long answer to see its speed."""

from pydantic import BaseModel, Field

from game.ai.known_places import KnownPlaces
from game.ai.mind import Circumstances, RateImportance
from game.ai.model.forms.rating import RATE_IMPORTANCE
from game.ai.model.prompt import Message, Prompt
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona

SMALL = 3
"""How many small questions there are."""
LONG_ANSWER = 160
"""Tokens of the long answer."""
_PARAGRAPH = "Ann Lee is a baker who hopes to win the prize of the harbour fair; her brother Tom is at sea"
_TEXTS = (
    ("Ann Lee hears that her brother has died at sea", "Ann Lee sees that the house next door is burning"),
    ("Ann Lee and her best friend have a bitter quarrel", "Ann Lee is accepted by a college abroad"),
    ("Ann Lee is getting married", "Ann Lee has lost her job"),
)
_MONTHS = ("May", "October", "January")


class _Sights(BaseModel):
    """What there is to see."""

    sights: list[str] = Field(max_length=40)


def small_question(number: int, context: int) -> Prompt[tuple[int, ...]]:
    """A question of the game: how poignant two memories of somebody are. `number` is below SMALL, `context` in tokens."""
    persona = Persona(name="Ann Lee", paragraph=_PARAGRAPH, clauses=(), age=30)
    now = Circumstances(0, persona, 0, number, 0, "2023-02-13", 0, 720, KnownPlaces(()), 0)
    return rendered(RATE_IMPORTANCE, RateImportance(now, _TEXTS[number]), OfflineMind(), context)


def long_question(number: int) -> Prompt[list[str]]:
    """A question with an answer of some length, asked of the large model. `number` is 0, 1 or 2."""
    system = 'You describe a small town. Answer with one JSON object, {"sights": [short sentences]}.'
    user = f"Write twelve short sentences about what one sees on a walk through the town in {_MONTHS[number]}."
    messages = (Message("system", system), Message("user", user))
    return Prompt("mind_check", "large", messages, _Sights, LONG_ANSWER, lambda answer: list(answer.sights), 0, number)


def long_prompt(tokens: int) -> tuple[Message, ...]:
    """Messages of about so many tokens, one for each word, to see whether a server reads all of them."""
    words = " ".join("stone" for _ in range(tokens))
    return (Message("user", f"{words}\nWhich word was that? Answer with it alone."),)
