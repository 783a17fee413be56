"""Owns how poignant a memory is: words with weights, and what this person cares about (paper, section 4.1)."""

import re
from functools import lru_cache

from game.ai.knowledge import knowledge
from game.ai.persona import Persona

USUAL = 2
CARED_FOR = 8
"""What is dear to somebody lifts a memory no higher than this; what is grave enough by itself may be more."""


def importance(persona: Persona, text: str) -> int:
    """1 (brushing teeth) to 10 (a break-up, being accepted by a college), set once when a memory is made."""
    weights = [weight for words, weight in _lexicon() if words.search(text)]
    base = max(weights) if weights else USUAL
    return max(1, min(max(base, CARED_FOR), base + _concern(persona, text)))


def _concern(persona: Persona, text: str) -> int:
    """How much closer to the heart it is to this person than to anybody."""
    lower = text.lower()
    loved = any(relation.crush and relation.name.split()[0].lower() in lower for relation in persona.relations)
    at_stake = any(_shares(lower, matter) for matter in _matters(persona))
    return 2 * loved + 1 * at_stake


@lru_cache(maxsize=128)
def _matters(persona: Persona) -> tuple[frozenset[str], ...]:
    texts = [occasion.text for occasion in persona.occasions]
    texts += [project.thing for project in persona.projects]
    texts += [*persona.worries, *persona.secrets, *persona.goals]
    return tuple(frozenset(word for word in re.findall(r"[a-z]{5,}", text.lower()) if word not in _common()) for text in texts)


def _shares(text: str, matter: frozenset[str]) -> bool:
    """Whether a text is about a matter: it has two of its telling words, or the only one."""
    return bool(matter) and sum(word in text for word in matter) >= min(2, len(matter))


@lru_cache(maxsize=1)
def _common() -> frozenset[str]:
    return frozenset(knowledge("importance")["common"])


@lru_cache(maxsize=1)
def _lexicon() -> tuple[tuple[re.Pattern[str], int], ...]:
    table = knowledge("importance")["weight"]
    return tuple((re.compile(rf"\b(?:{'|'.join(words)})\b", re.I), int(weight)) for weight, words in table.items())
