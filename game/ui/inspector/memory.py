"""Owns the tab "memory": the stream, searched and filtered or as it would come to mind, and the page of one memory."""

from collections.abc import Sequence

from game.ai.memory import Kind
from game.ai.query import Query
from game.ai.retrieval import Retrieved
from game.session.decisions import Decisions, Grounds
from game.ui.entry import Entry
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.memory_page import memory_page, thought_page
from game.ui.inspector.recall import Recall
from game.ui.inspector.search import Search, Wanted
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.inspector.why_rows import Told
from game.ui.lists.chips import Chip
from game.ui.lists.goals import Goal, ToMemory, ToThought
from game.ui.lists.items import Item, Paragraph
from game.ui.lists.rows import Rows
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, TICKS_PER_MINUTE, day_number

_KINDS = (None, *Kind)
_CALLED = {None: "all kinds", Kind.OBSERVATION: "seen", Kind.REFLECTION: "insights", Kind.PLAN: "plans", Kind.CHAT: "talk"}
_LEAST = (1, 3, 5, 7, 9)
_AGES = ("any age", "today", "last hour")
_ASK_AGAIN = 10 * TICKS_PER_MINUTE
"""How long what would come to mind is shown before it is asked for anew, ticks."""


class MemoryTab(Tab):
    """All that somebody remembers."""

    name = "Memory"

    def __init__(self, decisions: Decisions) -> None:
        super().__init__()
        self._decisions = decisions
        self._grounds: Grounds | None = None
        self._explained: object = None
        self.entry = Entry(placeholder="Search, or ask what comes to mind", most=120)
        self._kind, self._least, self._age, self._asking = 0, 0, 0, False
        self._search, self._recall = Search(), Recall(decisions.embedder)
        self._looked_for: object = None

    def show(self, subject: Subject) -> None:
        super().show(subject)
        self._looked_for = self._explained = None
        self._recall.begin()

    def chips(self, subject: Subject) -> list[Chip]:
        if self.page is not None:
            return super().chips(subject)
        least, kind = _LEAST[self._least], _KINDS[self._kind]
        shown = [Chip("asking", "Comes to mind", self._asking)]
        if self._asking:
            return shown
        kinds = Chip("kind", _CALLED[kind], kind is not None, str(kind or ""))
        importance = Chip("least", f"importance {least}+", least > 1)
        return [*shown, kinds, importance, Chip("age", _AGES[self._age], self._age > 0)]

    def press_chip(self, key: str) -> None:
        super().press_chip(key)
        if key == "asking":
            self._asking = not self._asking
        elif key == "kind":
            self._kind = (self._kind + 1) % len(_KINDS)
        elif key == "least":
            self._least = (self._least + 1) % len(_LEAST)
        elif key == "age":
            self._age = (self._age + 1) % len(_AGES)
        self.list.top = 0

    def takes(self, goal: Goal) -> bool:
        if isinstance(goal, ToMemory | ToThought):
            self.open(goal)
            return True
        return False

    def news(self, subject: Subject) -> tuple[object, ...]:
        self._look(subject)
        lately = subject.now // TICKS_PER_MINUTE
        recall = self._recall
        return (self._looked_for, len(self._search.found), self._search.searching, recall.found, recall.thinking, lately)

    def items(self, subject: Subject) -> Sequence[Item]:
        if isinstance(self.page, ToMemory):
            return memory_page(subject, self.page.number, self._told())
        if isinstance(self.page, ToThought):
            return thought_page(subject, self._told())
        if self._asking:
            return self._in_mind(subject)
        found = self._search.found
        if not found:
            return [Paragraph("Looking\u2026" if self._search.searching else "No memory fits.", faint=True)]
        return Rows(found, lambda number: _row(subject, number))

    def _look(self, subject: Subject) -> None:
        """Go on with whatever is being looked for."""
        query = self.entry.text.strip() if self.entry is not None else ""
        if isinstance(self.page, ToMemory | ToThought):
            self._ask_why(subject, self.page)
        elif self._asking and query:
            what = ("what", subject.whose, query, subject.now // _ASK_AGAIN)
            asked = Query(subject.number, query)
            self._recall.ask(what, subject.view, asked, subject.now, subject.scene.settings.cognition)
        elif not self._asking:
            self._go_on(subject, query)

    def _ask_why(self, subject: Subject, page: ToMemory | ToThought) -> None:
        """What was recalled for the thought a memory came from; where that is not known, what is nearest to it."""
        key = ("why", subject.whose, page)
        if key == self._explained and self._recall.asked in (key, None):
            self._recall.poll()
            return
        self._explained = key
        self._recall.begin()
        self._grounds = grounds = self._grounds_of(subject, page)
        settings, residents = subject.scene.settings.cognition, subject.scene.residents
        memory = subject.memory(page.number) if isinstance(page, ToMemory) else None
        if grounds is not None:
            streams = {each: residents[each].stream.view() for each, _ in grounds.decision.known if each in residents}
            self._recall.ask_why(key, grounds, streams, settings)
        elif memory is not None:
            self._recall.ask_nearest(key, subject.view, memory, subject.number, settings)

    def _grounds_of(self, subject: Subject, page: ToMemory | ToThought) -> Grounds | None:
        if isinstance(page, ToThought):
            return self._decisions.numbered(page.request)
        return self._decisions.of(subject.number, page.number)

    def _told(self) -> Told:
        recall = self._recall
        return Told(self._grounds, recall.found, recall.thinking, recall.problem)

    def _go_on(self, subject: Subject, query: str) -> None:
        wanted = Wanted(query, _KINDS[self._kind], _LEAST[self._least], self._since(subject))
        if self._looked_for != (subject.whose, wanted):
            self._looked_for = (subject.whose, wanted)
            self._search.begin(subject.view, wanted)
        else:
            self._search.go_on(subject.view)

    def _since(self, subject: Subject) -> int:
        """The tick from which on memories are shown; the last hour moves on each minute."""
        if _AGES[self._age] == "today":
            return day_number(subject.now) * TICKS_PER_DAY
        hour_ago = (subject.now // TICKS_PER_MINUTE) * TICKS_PER_MINUTE - TICKS_PER_HOUR
        return max(0, hour_ago) if _AGES[self._age] == "last hour" else 0

    def _in_mind(self, subject: Subject) -> Sequence[Item]:
        """What comes to mind for the words typed, with the three parts of each score."""
        first = subject.resident.name.split()[0]
        if self.entry is None or not self.entry.text.strip():
            return [Paragraph(f"Type a question: what comes to {first}'s mind for it, and why, is shown here.", faint=True)]
        found = [each for answer in self._recall.found for each in answer.found if each.number < len(subject.view)]
        if not found:
            return [Paragraph("Thinking\u2026" if self._recall.thinking else "Nothing comes to mind.", faint=True)]
        why = {each.number: each for each in found}
        return Rows(list(why), lambda number: _row(subject, number, why[number]))


def _row(subject: Subject, number: int, why: Retrieved | None = None) -> MemoryRow:
    memory = subject.view[number]
    said_by = memory.content.said_by
    note = f"said by {subject.name_of(said_by)}" if said_by is not None and said_by != subject.number else ""
    return MemoryRow(memory, subject.when(memory.created), ToMemory(number), why, note)
