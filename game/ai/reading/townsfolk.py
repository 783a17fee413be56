"""Owns bringing the people of a town together: who "Bert" of a paragraph is, and that a home is shared both ways."""

from collections.abc import Sequence
from dataclasses import replace

from game.ai.persona import Persona, Relation
from game.ai.reading.kinship import group_of

_MIRROR = {
    "wife": ("husband", "wife", "spouse"),
    "husband": ("husband", "wife", "spouse"),
    "spouse": ("husband", "wife", "spouse"),
    "partner": ("partner", "partner", "partner"),
    "mother": ("son", "daughter", "child"),
    "father": ("son", "daughter", "child"),
    "mum": ("son", "daughter", "child"),
    "mom": ("son", "daughter", "child"),
    "dad": ("son", "daughter", "child"),
    "parent": ("son", "daughter", "child"),
    "son": ("father", "mother", "parent"),
    "daughter": ("father", "mother", "parent"),
    "child": ("father", "mother", "parent"),
    "baby": ("father", "mother", "parent"),
    "brother": ("brother", "sister", "sibling"),
    "sister": ("brother", "sister", "sibling"),
    "grandmother": ("grandson", "granddaughter", "grandchild"),
    "grandfather": ("grandson", "granddaughter", "grandchild"),
    "grandson": ("grandfather", "grandmother", "grandparent"),
    "granddaughter": ("grandfather", "grandmother", "grandparent"),
    "aunt": ("nephew", "niece", "relative"),
    "uncle": ("nephew", "niece", "relative"),
}
"""What somebody is to those to whom they are a wife, a son, ...: (of a he, of a she, of whoever goes by "they")."""


def brought_together(personas: Sequence[Persona]) -> tuple[Persona, ...]:
    """The same people, each naming the others by their whole names, and each knowing with whom they live.

    A first name means the one person of the town who has it; one who is in nobody else's paragraph is added to the one
    of their family who lives with them. Their order stays.
    """
    named = [with_whole_names(persona, personas) for persona in personas]
    return tuple(_housemates(persona, named) for persona in named)


def with_whole_names(persona: Persona, others: Sequence[Persona]) -> Persona:
    """Somebody whose relations carry the whole names of those of the town they can only mean."""
    whole = {each.name: _meant(each.name, persona, others) for each in persona.relations}
    if all(name == found for name, found in whole.items()):
        return persona
    taken = {each.name for each in persona.relations}
    relations = (
        each if whole[each.name] in taken and whole[each.name] != each.name else replace(each, name=whole[each.name])
        for each in persona.relations
    )
    return replace(persona, relations=tuple(relations))


def _meant(name: str, persona: Persona, others: Sequence[Persona]) -> str:
    """The whole name behind a first name, or with another form of address; the name itself when nobody or several fit."""
    if any(each.name == name for each in others):
        return name
    words = name.split()
    fits = [each.name for each in others if each.name != persona.name and words == each.name.split()[: len(words)]]
    return fits[0] if len(fits) == 1 else name


def _housemates(persona: Persona, everybody: Sequence[Persona]) -> Persona:
    """Somebody with everybody of a family who says that they live with them among those they live with."""
    relations = list(persona.relations)
    for other in everybody:
        said = next((each for each in other.relations if each.name == persona.name and each.shares_home), None)
        if said is None or other.name == persona.name or group_of(said.kind) not in ("family", "love"):
            continue
        known = next((number for number, each in enumerate(relations) if each.name == other.name), None)
        if known is not None:
            relations[known] = replace(relations[known], shares_home=True)
        else:
            relations.append(_mirrored(said, other))
    return persona if relations == list(persona.relations) else replace(persona, relations=tuple(relations))


def _mirrored(said: Relation, other: Persona) -> Relation:
    """What `other`, who says this of somebody, is to them."""
    pronouns = ("he", "she", "they")
    kinds = _MIRROR.get(said.kind)
    kind = kinds[pronouns.index(other.pronouns[0])] if kinds else ""
    return Relation(other.name, kind, said.closeness, max(0.0, said.feeling), shares_home=True)
