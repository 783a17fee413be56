"""Owns the page of one memory: its words, when it was made and used, who said it, what it rests on, and what was near."""

from collections.abc import Sequence

from game.ai.memory import Kind, Memory
from game.ai.retrieval import Retrieved
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.subject import Subject
from game.ui.lists.goals import ToMemory, ToPerson, ToTalk
from game.ui.lists.items import Fact, Heading, Item, Paragraph

_NEAR, _MOST = 10, 40
_RECKONED = "With the three parts of each score, reckoned for the words of this memory at the time it was made."
_OF_KIND = {
    Kind.OBSERVATION: "An observation",
    Kind.REFLECTION: "An insight",
    Kind.PLAN: "A plan",
    Kind.CHAT: "From a talk",
}


def memory_page(subject: Subject, number: int, near: Sequence[Retrieved], used: Sequence[int] = ()) -> list[Item]:
    """All there is to say of a memory.

    `near` are those that were nearest to it when it was made, with their scores; `used` those that were retrieved then for
    the thought it came from, as far as that is known.
    """
    memory = subject.memory(number)
    if memory is None:
        return [Paragraph("There is no such memory.", faint=True)]
    title = Heading(f"{_OF_KIND[memory.content.kind]}, number {number}")
    return [title, Paragraph(memory.text, bold=True), *_facts(subject, memory), *_grounds(subject, memory, near, used)]


def _facts(subject: Subject, memory: Memory) -> list[Item]:
    content = memory.content
    used = int(subject.view.last_access[memory.number])
    facts: list[Item] = [
        Fact("Made", subject.at_length(memory.created) if memory.created else "from the start"),
        Fact("Last used", subject.dated(used) if used else "not yet"),
        Fact("Importance", f"{content.importance} of 10"),
    ]
    if content.said_by is not None:
        facts.append(Fact("Said by", subject.name_of(content.said_by), ToPerson(content.said_by)))
    if content.talk is not None:
        facts.append(Fact("In a talk", _talk(subject, content.talk), ToTalk(content.talk)))
    if content.place is not None and subject.place_of(content.place):
        facts.append(Fact("Where", subject.place_of(content.place)))
    facts += [Fact("About", subject.name_of(person), ToPerson(person)) for person in content.people if person != subject.number]
    if content.supersedes is not None:
        facts.append(Fact("Instead of", f"number {content.supersedes}", ToMemory(content.supersedes)))
    return facts


def _talk(subject: Subject, number: int) -> str:
    talk = subject.scene.simulation.conversations.get(number)
    if talk is None:
        return f"number {number}"
    return f"{', '.join(subject.name_of(each) for each in talk.members)}, {subject.when(talk.began)}"


def _grounds(subject: Subject, memory: Memory, near: Sequence[Retrieved], used: Sequence[int]) -> list[Item]:
    """What it rests on, then what else was retrieved for it, or else near it; each with the parts of its score."""
    why = {each.number: each for each in near if each.number < memory.number}
    rests_on = [number for number in dict.fromkeys(memory.content.evidence) if 0 <= number < memory.number]
    thought_of = sorted((each for each in used if each < memory.number), key=lambda each: (each not in why, -_score(why, each)))
    others = [number for number in thought_of or why if number not in rests_on][: _MOST if thought_of else _NEAR]
    items: list[Item] = []
    if rests_on:
        items += [Heading("It rests on"), *(_row(subject, number, why.get(number)) for number in rests_on)]
    if others:
        items.append(Heading("What was retrieved for it" if thought_of else "What was nearest to it then"))
        items += [Paragraph(_RECKONED, faint=True), *(_row(subject, number, why.get(number)) for number in others)]
    return items


def _score(why: dict[int, Retrieved], number: int) -> float:
    return why[number].score if number in why else 0.0


def _row(subject: Subject, number: int, why: Retrieved | None) -> MemoryRow:
    memory = subject.view[number]
    return MemoryRow(memory, subject.when(memory.created), ToMemory(number), why)
