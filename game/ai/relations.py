"""Owns looking up who somebody is to a person: by full name or by first name; and how familiar they have become."""

from collections.abc import Iterator

import numpy as np

from game.ai.memory import Kind, Memory
from game.ai.persona import Persona, Relation
from game.ai.stream import KIND_CODES, StreamView

TALK, INSIGHT = 0.12, 0.08
"""Share of the distance left that a talk with somebody, and an insight about them, takes away."""


def impression(persona: Persona, other: str) -> Relation | None:
    """What `persona` holds of the person named `other`, or None when their paragraph does not mention them.

    A full name is matched first; a first name only when nothing in the two names disagrees.
    """
    wanted = other.strip().lower()
    for relation in persona.relations:
        if relation.name.lower() == wanted:
            return relation
    return next((relation for relation in persona.relations if _same_person(relation.name.lower(), wanted)), None)


def closeness(persona: Persona, other: str) -> float:
    """How close `other` is to `persona`, 0 (a stranger, or only known of) to 1."""
    relation = impression(persona, other)
    return relation.closeness if relation is not None and relation.met else 0.0


def familiarity(persona: Persona, view: StreamView, other_id: int, other_name: str) -> float:
    """How familiar `other` has become to `persona`, 0 to 1: closeness from the start, and what the records add.

    Each talk with them and each insight about them brings them nearer, ever less so; nothing makes strangers again.
    """
    talks = {memory.content.talk for memory in _of(view, Kind.CHAT, other_id) if memory.content.talk is not None}
    insights = sum(1 for memory in _of(view, Kind.REFLECTION, other_id))
    return grown(closeness(persona, other_name), len(talks), insights)


def grown(start: float, talks: int, insights: int) -> float:
    """How familiar somebody has become who was `start` close, by so many talks with them and insights about them."""
    return 1.0 - (1.0 - start) * (1 - TALK) ** talks * (1 - INSIGHT) ** insights


def _of(view: StreamView, kind: Kind, person: int) -> Iterator[Memory]:
    """Records of a kind that are about somebody; what was overheard of a talk of others is none with oneself."""
    for number in np.flatnonzero(view.kinds == KIND_CODES[kind]).tolist():
        memory = view[number]
        if person in memory.content.people and not _overheard(memory) and number not in view.superseded:
            yield memory


def _overheard(memory: Memory) -> bool:
    """A line of a talk one took part in has its index; the note of one's own talk has no speaker."""
    content = memory.content
    return content.kind is Kind.CHAT and content.said_by is not None and content.line is None


def _same_person(one: str, two: str) -> bool:
    if not one or not two:
        return False
    first, second = one.split(), two.split()
    return first[0] == second[0] and 1 in (len(first), len(second))
