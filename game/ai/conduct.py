"""Owns the rules of conduct that hold for every mind: nobody passes for human, returns a visitor's love, or is bound unasked.

They are enforced for English. In another language a model is asked to keep them by its prompt, and that is all: what is
asked and what is answered cannot be recognised there.
"""

import re
from collections.abc import Iterable
from functools import cache

from game.ai.knowledge import knowledge

ENFORCED_IN = "English"
_ASKED_BACK = re.compile(r"[^.!?]*\?")
"""A question is no answer."""
_TOUCHY = ("nature", "devotion")
"""Kinds of question, by their names in interview.toml: whether one is real, and a confession of love."""


def touches(asked: str) -> str:
    """Which rule a visitor's words call for: "nature" (are you real?), "devotion" (I love you), or ""."""
    words = _plain(asked).rstrip(" ?!.")
    return next((kind for kind in _TOUCHY if _asks(kind).search(words)), "")


def keeps_to_it(asked: str, answer: str, language: str = ENFORCED_IN) -> bool:
    """Whether an answer keeps to the rule that the asking calls for; True where none does, and in other languages.

    Whoever is asked must say that they are simulated, and must not deny it in the same breath; whoever is loved must say no.
    """
    kind = touches(asked)
    if not kind or language != ENFORCED_IN:
        return True
    said = _ASKED_BACK.sub("", _plain(answer))
    return _says(kind, "admits").search(said) is not None and _says(kind, "denies").search(said) is None


def gives_word(said: str, language: str = ENFORCED_IN) -> bool:
    """Whether the words of a line can be a promise; False in other languages, where it must say so otherwise."""
    plain = _plain(said)
    gives, withholds = _says("word", "gives").search(plain), _says("word", "withholds").search(plain)
    return language == ENFORCED_IN and gives is not None and withholds is None


def refuses(said: str, language: str = ENFORCED_IN) -> bool:
    """Whether the words of a line can be a refusal; False in other languages."""
    return language == ENFORCED_IN and _says("word", "refuses").search(_plain(said)) is not None


def _plain(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").split())


@cache
def _asks(kind: str) -> re.Pattern[str]:
    return _any(asks for each in knowledge("interview")["kind"] if each["name"] == kind for asks in each["asks"])


@cache
def _says(kind: str, what: str) -> re.Pattern[str]:
    return _any(knowledge("conduct")[kind][what])


def _any(patterns: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)
