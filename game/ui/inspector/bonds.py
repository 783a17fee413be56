"""Owns what somebody's memories say of each other person, gathered as the stream grows: talks, insights, words heard."""

from dataclasses import dataclass, field

from game.ai.memory import Kind, Memory
from game.ai.relations import closeness, grown, impression
from game.ui.inspector.subject import Subject

A_FRAME = 2000
"""Memories gathered in one frame."""


@dataclass(slots=True)
class Bond:
    """What memories there are of one person; all numbers of memories, oldest first."""

    talks: dict[int, int] = field(default_factory=dict)
    """When each talk with them was remembered, by its id."""
    insights: list[int] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    seen: int = 0


class Bonds:
    """Of everybody a resident remembers. `ready` once the whole stream has been gone through."""

    def __init__(self) -> None:
        self.by_person: dict[int, Bond] = {}
        self.talk_places: dict[int, int] = {}
        """In which arena a talk was, by its id."""
        self._read = 0
        self._whose: tuple[int, int] | None = None
        self.ready = False

    def look(self, subject: Subject) -> None:
        """Take in what has been remembered since, a frame's part at a time."""
        if subject.whose != self._whose:
            self.by_person, self.talk_places, self._read, self._whose = {}, {}, 0, subject.whose
        end = min(len(subject.view), self._read + A_FRAME)
        for number in range(self._read, end):
            self._take(subject, subject.view[number])
        self._read = end
        self.ready = end == len(subject.view)

    def of(self, person: int) -> Bond:
        """What there is of somebody; nothing, perhaps."""
        return self.by_person.get(person, Bond())

    def familiarity(self, subject: Subject, person: int) -> float:
        """How familiar somebody has become, 0 to 1."""
        bond = self.of(person)
        start = closeness(subject.resident.persona, subject.name_of(person))
        return grown(start, len(bond.talks), len(bond.insights))

    def people(self, subject: Subject) -> list[int]:
        """Everybody they know of, the most familiar first."""
        persona = subject.resident.persona
        known = [
            number
            for number, other in subject.scene.residents.items()
            if number != subject.number and (number in self.by_person or impression(persona, other.name) is not None)
        ]
        return sorted(known, key=lambda number: (-round(self.familiarity(subject, number), 3), number))

    def _take(self, subject: Subject, memory: Memory) -> None:
        content = memory.content
        if content.talk is not None and content.place is not None:
            self.talk_places.setdefault(content.talk, content.place)
        for person in content.people:
            if person != subject.number:
                self._note(subject, person, memory)
        if content.said_by is not None and content.said_by != subject.number:
            self.by_person.setdefault(content.said_by, Bond()).heard.append(memory.number)

    def _note(self, subject: Subject, person: int, memory: Memory) -> None:
        bond, content = self.by_person.setdefault(person, Bond()), memory.content
        if content.kind is Kind.REFLECTION and memory.number not in subject.view.superseded:
            bond.insights.append(memory.number)
        elif content.kind is Kind.CHAT and content.talk is not None and (content.said_by is None or content.line is not None):
            bond.talks.setdefault(content.talk, memory.created)
        elif content.kind is Kind.OBSERVATION:
            bond.seen += 1
