"""Owns faults of names: people who can be taken for each other, and people who are named but live nowhere."""

from collections.abc import Iterator, Sequence
from unicodedata import combining, normalize

from game.ai.persona import Persona
from game.ai.relations import impression
from game.tryout.checking.fault import PersonFault


def faults_of_names(people: Sequence[Persona]) -> Iterator[PersonFault]:
    """Twins but for their spelling, first names that two have, and strangers to the file."""
    for index, one in enumerate(people):
        for other in people[:index]:
            if _spelt_alike(one.name) == _spelt_alike(other.name):
                text = f"“{one.name}” and “{other.name}” are one name but for its spelling; give one of them another."
                yield PersonFault("error", "twins", one.name, text)
            elif one.first_name == other.first_name and _called_by_first_name(people, one, other):
                text = f"{other.name} and {one.name} share a first name; where others mean one of them, write the whole name."
                yield PersonFault("note", "twins", one.name, text)
    for each in people:
        yield from _strangers(each, people)


def _spelt_alike(name: str) -> str:
    plain = "".join(letter for letter in normalize("NFKD", name) if not combining(letter))
    return "".join(letter for letter in plain.casefold() if letter.isalnum())


def _called_by_first_name(people: Sequence[Persona], one: Persona, other: Persona) -> bool:
    return any(relation.name == one.first_name for each in people if each not in (one, other) for relation in each.relations)


def _strangers(person: Persona, people: Sequence[Persona]) -> Iterator[PersonFault]:
    """Those a paragraph names who are not in the file."""
    known = [impression(person, other.name) for other in people if other is not person]
    for relation in person.relations:
        if relation in known or relation.name == person.name or not relation.name[:1].isupper():
            continue
        if relation.shares_home and not relation.kind.startswith(("late ", "ex-")):
            text = f"{person.name} shares a home with {relation.name}, who is not in the file; add them, or say they are away."
            yield PersonFault("warning", "stranger", person.name, text)
        else:
            text = f"{person.name} knows {relation.name}, who is not in the file: nobody of that name will be met."
            yield PersonFault("note", "stranger", person.name, text)
