"""Owns the tab "people": whom they know, what they think of each and why, when they last talked."""

from collections.abc import Sequence

from game.ai.persona import Relation
from game.ai.relations import impression
from game.ui.entry import Entry
from game.ui.faces import face_of
from game.ui.inspector.bonds import Bonds
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.person_item import PersonRow
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.lists.chips import Chip
from game.ui.lists.goals import Goal, ToMemory, ToPerson, ToResident, ToTalk
from game.ui.lists.items import Fact, Heading, Item, Paragraph

_MARKED = 0.2
"""A feeling at least so strong is said in the list."""
_MOST = 12
"""Memories of each sort shown of a person; the tab "memory" has all."""


class PeopleTab(Tab):
    """Everybody they know of."""

    name = "People"

    def __init__(self) -> None:
        super().__init__()
        self.entry = Entry(placeholder="Find a person", most=60)
        self.bonds = Bonds()

    def news(self, subject: Subject) -> tuple[object, ...]:
        self.bonds.look(subject)
        return (subject.whose, len(subject.view), self.bonds.ready, self.entry.text if self.entry else "")

    def takes(self, goal: Goal) -> bool:
        if isinstance(goal, ToPerson):
            self.open(goal)
            return True
        return False

    def chips(self, subject: Subject) -> list[Chip]:
        if not isinstance(self.page, ToPerson) or self.page.person not in subject.scene.residents:
            return super().chips(subject)
        first = subject.name_of(self.page.person).split()[0]
        return [*super().chips(subject), Chip(f"see {self.page.person}", f"Go to {first}")]

    def goal_of(self, key: str) -> Goal | None:
        """Where the button leads that goes to the person whose page this is."""
        return ToResident(self.page.person) if key.startswith("see ") and isinstance(self.page, ToPerson) else None

    def items(self, subject: Subject) -> Sequence[Item]:
        if isinstance(self.page, ToPerson):
            return self._person(subject, self.page.person)
        wanted = self.entry.text.lower().split() if self.entry is not None else []
        people = [each for each in self.bonds.people(subject) if all(word in subject.name_of(each).lower() for word in wanted)]
        return [self._row(subject, person) for person in people] or [Paragraph("Nobody they know.", faint=True)]

    def _row(self, subject: Subject, person: int) -> PersonRow:
        relation = impression(subject.resident.persona, subject.name_of(person))
        return PersonRow(
            name=subject.name_of(person),
            what=self._what(subject, person, relation),
            familiarity=self.bonds.familiarity(subject, person),
            feeling=relation.feeling if relation is not None else 0.0,
            face=face_of(subject.picture, person),
            goal=ToPerson(person),
        )

    def _what(self, subject: Subject, person: int, relation: Relation | None) -> str:
        bond = self.bonds.of(person)
        kind = relation.kind if relation is not None and relation.kind else "known of" if not bond.talks else "acquaintance"
        if relation is not None and abs(relation.feeling) >= _MARKED:
            kind = f"{kind}, {_degree(relation.feeling)}"
        last = max(bond.talks.values(), default=None)
        return f"{kind} \u00b7 last talk {subject.when(last)}" if last is not None else f"{kind} \u00b7 no talk yet"

    def _person(self, subject: Subject, person: int) -> list[Item]:
        """What they think of one person, and what it comes from."""
        relation, bond = impression(subject.resident.persona, subject.name_of(person)), self.bonds.of(person)
        items: list[Item] = [self._row(subject, person)]
        items += _facts(relation, len(bond.talks), bond.seen)
        if bond.insights:
            items.append(Heading("What they have come to think"))
            items += [_memory(subject, number) for number in reversed(bond.insights[-_MOST:])]
        if relation is not None and relation.notes:
            items += [Heading("From the start"), *(Paragraph(note) for note in relation.notes[:_MOST])]
        if bond.heard:
            items.append(Heading("What they heard from them"))
            items += [_memory(subject, number) for number in reversed(bond.heard[-_MOST:])]
        return [*items, *_talks(subject, bond.talks)]


def _facts(relation: Relation | None, talks: int, seen: int) -> list[Item]:
    facts: list[Item] = []
    if relation is not None:
        facts.append(Fact("Feeling", _feeling(relation)))
    facts.append(Fact("Talks", str(talks) if talks else "none"))
    return [*facts, Fact("Noticed", f"{seen} time{'s' if seen != 1 else ''}")]


def _feeling(relation: Relation) -> str:
    said = "has a crush on them" if relation.crush else _degree(relation.feeling)
    return said if relation.met else f"{said}; never met"


def _degree(feeling: float) -> str:
    words = ((0.6, "very fond of them"), (0.2, "likes them"), (-0.2, "neutral"), (-0.6, "dislikes them"))
    return next((said for least, said in words if feeling >= least), "cannot stand them")


def _talks(subject: Subject, talks: dict[int, int]) -> list[Item]:
    if not talks:
        return []
    rows = [Fact(subject.when(tick), _first_line(subject, talk), ToTalk(talk)) for talk, tick in reversed(talks.items())]
    return [Heading("Talks"), *rows[:_MOST]]


def _first_line(subject: Subject, number: int) -> str:
    talk = subject.scene.simulation.conversations.get(number)
    return f"\u201c{talk.lines[0].text}\u201d" if talk is not None and talk.lines else "nothing was said"


def _memory(subject: Subject, number: int) -> MemoryRow:
    memory = subject.view[number]
    return MemoryRow(memory, subject.when(memory.created), ToMemory(number))
