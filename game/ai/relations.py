"""Owns looking up who somebody is to a person: by full name or by first name."""

from game.ai.persona import Persona, Relation


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


def _same_person(one: str, two: str) -> bool:
    if not one or not two:
        return False
    first, second = one.split(), two.split()
    return first[0] == second[0] and 1 in (len(first), len(second))
