"""Owns the tab "talks": every talk they were in, and what was said in each, line by line."""

from collections.abc import Sequence

from game.session.because import Begun, Said
from game.ui.entry import Entry
from game.ui.faces import face_of
from game.ui.inspector.bonds import Bonds
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.inspector.talk_items import SaidItem, TalkRow
from game.ui.lists.goals import Goal, ToTalk, ToThought, ToWhy
from game.ui.lists.items import Fact, Heading, Item, Paragraph
from game.ui.lists.rows import Rows
from game.world.bodies import Conversation


class TalksTab(Tab):
    """The latest talk first."""

    name = "Talks"

    def __init__(self, bonds: Bonds) -> None:
        super().__init__()
        self.entry = Entry(placeholder="Find a name or a word said", most=60)
        self._bonds = bonds
        self._own: list[int] = []
        self._whose: tuple[int, int] | None = None
        self._seen = 0

    def news(self, subject: Subject) -> tuple[object, ...]:
        self._bonds.look(subject)
        talks = self._gathered(subject)
        open_talk = subject.scene.simulation.conversations.get(self.page.talk) if isinstance(self.page, ToTalk) else None
        lines = len(open_talk.lines) if open_talk is not None else len(talks[-1].lines) if talks else 0
        return (subject.whose, len(talks), lines, self._bonds.ready, self.entry.text if self.entry else "")

    def takes(self, goal: Goal) -> bool:
        if isinstance(goal, ToTalk):
            self.open(goal)
            return True
        return False

    def items(self, subject: Subject) -> Sequence[Item]:
        if isinstance(self.page, ToTalk):
            return self._transcript(subject, self.page.talk)
        wanted = self.entry.text.lower().split() if self.entry is not None else []
        talks = [talk for talk in reversed(self._gathered(subject)) if _fits(subject, talk, wanted)]
        if not talks:
            return [Paragraph("No talk fits." if wanted else "No talk yet.", faint=True)]
        return Rows(talks, lambda talk: self._row(subject, talk))

    def _gathered(self, subject: Subject) -> list[Conversation]:
        """Their talks, the oldest first; only new ones are looked at."""
        conversations = subject.scene.simulation.conversations
        if self._whose != subject.whose:
            self._own, self._whose, self._seen = [], subject.whose, 0
        if self._seen < len(conversations):
            new = sorted(conversations)[self._seen :]
            self._own += [number for number in new if subject.number in conversations[number].members]
            self._seen = len(conversations)
        return [conversations[number] for number in self._own]

    def _row(self, subject: Subject, talk: Conversation) -> TalkRow:
        others = [member for member in talk.members if member != subject.number]
        faces = [face_of(subject.picture, each, "neutral") for each in others]
        names = ", ".join(subject.name_of(each) for each in others)
        where = self._where(subject, talk)
        lines = f"{len(talk.lines)} line{'s' if len(talk.lines) != 1 else ''}"
        about = " \u00b7 ".join(part for part in (subject.when(talk.began), where, lines) if part)
        first = talk.lines[0].text if talk.lines else "Nothing has been said yet."
        return TalkRow(names, about, first, faces[0] if faces else None, ToTalk(talk.id))

    def _where(self, subject: Subject, talk: Conversation) -> str:
        """Where a talk was, by what they remember of it; where they stand while it goes on."""
        if talk.state == "talking":
            return subject.place_of(subject.scene.simulation.town.arena_at(subject.body.tile).id)
        return subject.place_of(self._bonds.talk_places.get(talk.id))

    def _transcript(self, subject: Subject, number: int) -> list[Item]:
        talk = subject.scene.simulation.conversations.get(number)
        if talk is None:
            return [Paragraph("Not yet talked at this time." if subject.picture.past else "There is no such talk.", faint=True)]
        names = ", ".join(subject.name_of(each) for each in talk.members)
        where = self._where(subject, talk)
        when = subject.at_length(talk.began)
        items: list[Item] = [Heading(names), Paragraph(f"{when}{', ' + where if where else ''}", faint=True)]
        for decision in subject.scene.decisions.of_talk(subject.number, number):
            about = f"what came to {subject.resident.name.split()[0]}'s mind, {subject.when(decision.landed)}"
            items.append(Fact("Why", about, ToThought(decision.id)))
        if not subject.scene.residents[talk.members[0]].visitor:
            last = talk.lines[-1].tick if talk.lines else subject.now - 1
            items.append(Fact("Why", "what brought them together", ToWhy(Begun(number, last))))
        for at, line in enumerate(talk.lines):
            face = face_of(subject.picture, line.speaker, "neutral")
            goal = ToWhy(Said(number, at, line.tick))
            name = subject.name_of(line.speaker)
            items.append(SaidItem(name, subject.when(line.tick), line.text, face, goal))
        going_on = [Paragraph("They are still talking.", faint=True)] if talk.state == "talking" else []
        return [*items, *going_on]


def _fits(subject: Subject, talk: Conversation, wanted: Sequence[str]) -> bool:
    if not wanted:
        return True
    said = " ".join([*(subject.name_of(each) for each in talk.members), *(line.text for line in talk.lines)]).lower()
    return all(word in said for word in wanted)
