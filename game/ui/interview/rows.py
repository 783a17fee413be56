"""Owns the rows of an interview: a question to be put, an answer with what it rests on, and an earlier answer in short."""

import re
from dataclasses import dataclass
from textwrap import wrap

from game.ai.thinking.ablating import FULL, NO_PLANNING, NO_REFLECTION, NOTHING
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, WOOD, Canvas
from game.ui.faces import face_of
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.subject import Subject
from game.ui.inspector.talk_items import SaidItem
from game.ui.interview.sittings import Given
from game.ui.lists.goals import Goal, ToMemory
from game.ui.lists.items import LINE, SIZE, Item, Paragraph

LABELS = {FULL: "Full", NO_REFLECTION: "No reflection", NO_PLANNING: "Nor plans", NOTHING: "Nothing"}
"""The conditions in short, from all to nothing."""
LONGEST = 240
"""Letters of an answer in one row, so that each fits into the lowest window: what is longer goes on in the next."""
_LEFT, _SIGN = 44.0, 28.0


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A question that can be put; faint once it `was_put`."""

    text: str
    goal: Goal | None = None
    was_put: bool = False

    @property
    def said(self) -> str:
        return f"- {self.text}"

    def height(self, words: Words, width: float) -> float:
        return len(self._lines(words, width)) * LINE + 6

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        canvas.picture("icon_chat", (x + 4, y + 3, 20, 18))
        for number, text in enumerate(self._lines(canvas.words, width)):
            canvas.text(text, x + _SIGN, y + 2 + number * LINE, SIZE, FAINT if self.was_put else INK)

    def _lines(self, words: Words, width: float) -> list[str]:
        return words.wrap(self.text, SIZE, width - _SIGN - 6, 4)


@dataclass(frozen=True, slots=True)
class EarlierRow:
    """An answer of this sitting in two lines; its page has all of it."""

    question: str
    answer: str
    about: str
    goal: Goal | None = None

    @property
    def said(self) -> str:
        return f"- **{self.question}** ({self.about}) {self.answer}"

    def height(self, words: Words, width: float) -> float:
        return 46.0

    def draw(self, canvas: Canvas, place: Region) -> None:
        x, y, width, _ = place
        at = canvas.words.width(self.about, 11.5)
        canvas.text(canvas.words.fit(self.question, 12.5, width - at - 24, True), x + 6, y + 4, 12.5, WOOD, bold=True)
        canvas.text(self.about, x + width - 8 - at, y + 5, 11.5, FAINT)
        canvas.text(canvas.words.fit(f"\u201c{self.answer}\u201d", 12.5, width - 14), x + 6, y + 23, 12.5, INK)


def about(subject: Subject, given: Given) -> str:
    """When it was asked, and what they were without, if anything: "08:00, no reflection"."""
    when, condition = subject.when(given.posed.tick), given.posed.condition
    return when if condition == FULL else f"{when}, {LABELS[condition].lower()}"


def pieces(text: str) -> list[str]:
    """A long answer in parts, each of whole sentences where these are not too long themselves."""
    found: list[str] = []
    for sentence in re.split(r"(?<=[.!?])\s+", text.strip()):
        for part in wrap(sentence, LONGEST):
            if found and len(found[-1]) + len(part) < LONGEST:
                found[-1] += f" {part}"
            else:
                found.append(part)
    return found


def answer_rows(subject: Subject, given: Given) -> list[Item]:
    """A question with the whole answer as speech, and below it the memories it rests on."""
    items: list[Item] = [Paragraph(given.posed.question, bold=True)]
    if given.posed.condition != FULL:
        items.append(Paragraph(given.posed.condition.name.capitalize(), faint=True))
    if given.problem:
        return [*items, Paragraph(given.problem, faint=True)]
    first, *others = pieces(given.said) or [""]
    face = face_of(subject.picture, given.posed.resident, "neutral")
    items.append(SaidItem(subject.resident.name, subject.when(given.posed.tick), first, face))
    items += [Paragraph(each, indent=_LEFT) for each in others]
    memories = [MemoryRow(each, subject.when(each.created), ToMemory(each.number), depth=1) for each in given.cites]
    note = "It rests on" if memories else "It rests on no memory."
    return [*items, Paragraph(note, faint=True, indent=_LEFT), *memories]
