"""Owns the page of one memory: its words, when it was made and used, who said it, what it rests on, and why it came up."""

from collections.abc import Sequence

from game.ai.memory import Kind, Memory
from game.ai.retrieval import Retrieved
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.subject import Subject
from game.ui.inspector.why_rows import Shown, Told, thought_rows, why_rows
from game.ui.lists.goals import ToMemory, ToPerson, ToTalk
from game.ui.lists.items import Fact, Heading, Item, Paragraph
from game.ui.lists.rows import Rows

_OF_KIND = {
    Kind.OBSERVATION: "An observation",
    Kind.REFLECTION: "An insight",
    Kind.PLAN: "A plan",
    Kind.CHAT: "From a talk",
}


def memory_page(subject: Subject, number: int, told: Told) -> Sequence[Item]:
    """All there is to say of a memory, and why they came to it."""
    memory = subject.memory(number)
    if memory is None:
        return [Paragraph("Not yet remembered at this time." if subject.picture.past else "There is no such memory.", faint=True)]
    title = Heading(f"{_OF_KIND[memory.content.kind]}, number {number}")
    shown = [title, Paragraph(memory.text, bold=True), *_facts(subject, memory), *_evidence(memory, told)]
    return Rows([*shown, *why_rows(subject, memory, told)], lambda each: _row(subject, each))


def thought_page(subject: Subject, told: Told) -> Sequence[Item]:
    """What was recalled for a thought."""
    return Rows([*thought_rows(subject, told)], lambda each: _row(subject, each))


def _facts(subject: Subject, memory: Memory) -> list[Item]:
    content = memory.content
    used = int(subject.view.last_access[memory.number])
    facts: list[Item] = [
        Fact("Made", "from the start" if memory.is_seed else subject.at_length(memory.created)),
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


def _evidence(memory: Memory, told: Told) -> list[Shown]:
    """What it rests on, with the parts of its score where it was recalled too."""
    recalled = {each.number: each for query in reversed(told.recalled) for each in query.found}
    numbers = [each for each in dict.fromkeys(memory.content.evidence) if 0 <= each < memory.number]
    rests_on = [recalled.get(each, each) for each in numbers]
    return [Heading("It rests on"), *rests_on] if rests_on else []


def _row(subject: Subject, shown: Shown) -> Item:
    """A row that is in sight; a memory with the parts of its score, or as a bare number where it has none."""
    if not isinstance(shown, Retrieved | int):
        return shown
    number, why = (shown, None) if isinstance(shown, int) else (shown.number, shown)
    memory = subject.view[number]
    return MemoryRow(memory, subject.when(memory.created), ToMemory(number), why)
