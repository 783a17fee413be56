"""Owns who knows whom at the start: A knows B when a seed memory of A names B, and an edge of the town needs both."""

import re
from collections.abc import Sequence

from game.ai.persona import Persona


def acquaintances(personas: Sequence[Persona]) -> dict[str, tuple[str, ...]]:
    """For each resident the others whom their paragraph names, in the order of the cast.

    A first name names whoever has it, unless two of the cast share it: then only the whole name does.
    """
    firsts = [persona.first_name for persona in personas]
    shared = {first for first in firsts if firsts.count(first) > 1}
    return {
        persona.name: tuple(other.name for other in personas if other.name != persona.name and _names(persona, other, shared))
        for persona in personas
    }


def mutual_pairs(personas: Sequence[Persona]) -> tuple[tuple[str, str], ...]:
    """Pairs who name each other, each once, in the order of the cast."""
    known = acquaintances(personas)
    names = list(known)
    return tuple(
        (one, two) for index, one in enumerate(names) for two in names[index + 1 :] if two in known[one] and one in known[two]
    )


def density(personas: Sequence[Persona]) -> float:
    """2E / V(V-1): the share of all pairs who know each other (paper, section 7.1.1); 0 for fewer than two."""
    count = len(personas)
    return 2 * len(mutual_pairs(personas)) / (count * (count - 1)) if count > 1 else 0.0


def _names(persona: Persona, other: Persona, shared: set[str]) -> bool:
    """Whether the clauses of one name the other; a surname alone, or a place called after them, does not count."""
    forms = [other.name] if other.first_name in shared else [other.name, other.first_name]
    pattern = "|".join(re.escape(form) for form in forms)
    named = re.compile(rf"(?<![\w'-])(?:{pattern})(?![\w-])")
    return any(named.search(clause) and not _only_a_place(persona, other, clause) for clause in persona.clauses)


def _only_a_place(persona: Persona, other: Persona, clause: str) -> bool:
    """Whether the name stands in the clause only within the name of a place ("Ann Bell and Cora Hill's house")."""
    left = clause
    for place in sorted((place for place in (persona.home, *persona.places) if place), key=len, reverse=True):
        left = left.replace(place, "")
    return not re.search(rf"(?<![\w'-]){re.escape(other.first_name)}(?![\w-])", left)
