"""Owns turning a released list of people into a residents file of ours."""

from pathlib import Path

from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry, parse_residents
from game.imports.entries import LONGEST_PARAGRAPH, residents_file
from game.imports.people_list import ListedPerson, read_people_list
from game.imports.whispers import clauses, pronoun_of, whispered
from game.problem import Problem
from game.world.clock import Clock

_HEAD = """# The people of {source}: one paragraph each, whose clauses end at a semicolon.
# See what is understood of it: smallville people check THIS_FILE
"""


def import_people(path: Path) -> tuple[str, tuple[str, ...]]:
    """(text of a residents file, what there is to say of it). Raises Problem when the list cannot be read."""
    people = read_people_list(path)
    whispers = {each.name: _whispers(each, path) for each in people}
    entries = tuple(_entry(each.name, whispers) for each in people)
    text = residents_file(entries, _HEAD.format(source="".join(each for each in path.name if each.isprintable())))
    personas = [read_paragraph(each, Clock().start) for each in parse_residents(text, str(path))]
    return text, _notes(personas, [name for name, said in whispers.items() if not said])


def _whispers(person: ListedPerson, path: Path) -> tuple[str, ...]:
    """All that is whispered to somebody, each thing once. Raises Problem when it is more than anybody can be."""
    said = tuple(dict.fromkeys(each for cell in person.whispers for each in whispered(cell)))
    if sum(map(len, said)) > LONGEST_PARAGRAPH:
        raise Problem(
            f"{path}: more is whispered to {person.name} than the {LONGEST_PARAGRAPH} characters that can be read of one."
        )
    return said


def _entry(name: str, whispers: dict[str, tuple[str, ...]]) -> ResidentEntry:
    names = tuple(whispers)
    others = tuple(each for other, said in whispers.items() if other != name for each in said)
    told = clauses(name, whispers[name], pronoun_of(name, others, names), names)
    return ResidentEntry(name, "; ".join(told) or f"Nothing is said of {name}")


def _notes(personas: list[Persona], silent: list[str]) -> tuple[str, ...]:
    """What became of the list, and of whom it says nothing."""
    said = sum(len(each.clauses) for each in personas)
    understood = said - sum(len(each.unread) for each in personas)
    notes = [f"{len(personas)} people; {understood} of {said} clauses are understood, and each is remembered, understood or not."]
    if silent:
        notes.append(f"Nothing is whispered to {', '.join(silent)}: they begin with no past; write them a paragraph.")
    return tuple(notes)
