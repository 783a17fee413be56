"""Owns the check of everybody in a residents file: all findings, worst first, and who sleeps where."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.ai.acquaintance import density
from game.ai.homes import assign_homes
from game.ai.persona import Persona
from game.ai.reading.townsfolk import brought_together
from game.ai.residents_file import ResidentEntry
from game.portrayal.by_hand import wrong_in
from game.session.newcomers import persona_of
from game.tryout.checking.fault import PersonFault, worst_first
from game.tryout.checking.names import faults_of_names
from game.tryout.checking.places import bed_of, faults_of_places
from game.tryout.checking.relations import faults_between, faults_of_age
from game.tryout.checking.times import faults_of_times
from game.world.clock import Clock
from game.world.places import Town

MOSTLY = 0.5
"""Share of clauses that were not understood, from which on it is said."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a check. `beds` says by name who sleeps where (empty without a map), `density` who knows whom (0-1)."""

    people: tuple[Persona, ...]
    faults: tuple[PersonFault, ...]
    beds: dict[str, str]
    density: float


def check_people(entries: Sequence[ResidentEntry], town: Town | None, clock: Clock) -> Checked:
    """Look over everybody at once; without a town only what they say of themselves and of each other."""
    people = tuple(persona_of(each, clock) for each in entries)
    homes = assign_homes(town, brought_together(people)) if town is not None else {}
    faults = [*faults_of_names(people), *faults_between(people)]
    for entry, person in zip(entries, people, strict=True):
        faults += [*faults_of_times(person, clock.start), *faults_of_age(person), *_reading(entry, person, clock)]
        faults += [PersonFault("error", "look", entry.name, text) for text in wrong_in(entry.look, entry.name)]
    if town is not None:
        faults += faults_of_places(town, people, homes)
    beds = {name: bed_of(town, home) for name, home in homes.items()} if town is not None else {}
    return Checked(people, worst_first(faults), beds, density(people))


def _reading(entry: ResidentEntry, person: Persona, clock: Clock) -> Iterator[PersonFault]:
    """Fields and paragraph that say different things, and paragraphs that little was made of."""
    said = persona_of(ResidentEntry(entry.name, entry.paragraph), clock).age
    if entry.age is not None and said is not None and said != entry.age:
        text = f"{entry.name} is {entry.age} by the field age and {said} by the paragraph; change one of them."
        yield PersonFault("error", "age", entry.name, text)
    if person.clauses and len(person.unread) > MOSTLY * len(person.clauses):
        text = f"{len(person.unread)} of {len(person.clauses)} clauses about {entry.name} were not understood"
        yield PersonFault("warning", "reading", entry.name, f"{text}; `smallville people try` says how to put them.")
