"""Owns correcting: an insight that a person finds wrong is superseded by one in their words, on the same evidence."""

from collections.abc import Sequence

from game.ai.memory import Kind, Memory, NewMemory, superseded
from game.problem import Problem
from game.session.session import Session

LONGEST = 500
"""Characters of a corrected insight: a sentence or two, as insights are."""


def insights(memories: Sequence[Memory]) -> tuple[Memory, ...]:
    """Those of somebody's memories that can be corrected: what they came to see and still hold, oldest first."""
    corrected = superseded(memories)
    return tuple(each for each in memories if each.content.kind is Kind.REFLECTION and each.number not in corrected)


def correction(name: str, memories: Sequence[Memory], number: int, text: str) -> NewMemory:
    """What is to take the place of an insight of the resident `name`. Raises Problem where it cannot."""
    said = " ".join(text.split())
    if not said:
        raise Problem("A corrected insight needs words; say what the resident shall hold instead.")
    if len(said) > LONGEST:
        raise Problem(f"A corrected insight has {LONGEST} characters at most, this has {len(said)}; say it shorter.")
    old = _insight(name, memories, number).content
    return NewMemory(Kind.REFLECTION, said, old.importance, old.evidence, old.people, old.place, supersedes=number)


def correct(session: Session, resident: int, number: int, text: str) -> Memory:
    """Have a resident hold something else instead of an insight, from now on. Returns the new record."""
    mind = session.residents[resident]
    new = correction(mind.name, mind.stream.records, number, text)
    return session.give(resident, (new,), session.record.embedder.embed([new.text]))[0]


def _insight(name: str, memories: Sequence[Memory], number: int) -> Memory:
    if not 0 <= number < len(memories):
        raise Problem(f"{name} has no memory {number}; their insights are listed by `smallville people insights`.")
    old = memories[number]
    if old.content.kind is not Kind.REFLECTION:
        raise Problem(f"Memory {number} of {name} is no insight but a {old.content.kind}; only insights can be corrected.")
    later = next((each.number for each in memories if each.content.supersedes == number), None)
    if later is not None:
        raise Problem(f"Insight {number} of {name} has been corrected already; correct {later} instead.")
    return old
