"""Owns the tab "ask": questions to the resident who is looked at, their answers, and under which condition they are asked."""

from collections.abc import Sequence

from game.ai.thinking.ablating import CONDITIONS, FULL, NO_PLANNING, NO_REFLECTION, NOTHING, condition_named
from game.session.asking import Interviewer
from game.sprites.scene import Scene
from game.study.ablation.exhibit import ASKER
from game.ui.entry import Entry
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.interview.questions import Questions
from game.ui.interview.rows import LABELS, EarlierRow, QuestionRow, about, answer_rows
from game.ui.interview.sittings import Given, Sittings
from game.ui.interview.transcript import transcript
from game.ui.lists.chips import Chip
from game.ui.lists.export import write_out
from game.ui.lists.goals import Goal, Pose, ToAnswer
from game.ui.lists.items import Heading, Item, Paragraph

_FROM = {
    FULL: "from a whole mind",
    NO_REFLECTION: "from what was seen, heard and planned, without insights",
    NO_PLANNING: "from what was seen and heard alone",
    NOTHING: "knowing nothing but a name",
}
ALL, STOP, BELOW, SAVE, CONDITION = "all", "stop", "below", "save", "condition "


class AskTab(Tab):
    """`interviewer` asks for it; None where nobody can be asked. Nothing of it is remembered in town."""

    name = "Ask"

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.interviewer: Interviewer | None = None
        self._field = Entry(placeholder="Ask a question of your own, then Enter", most=300, changed=self._typed)
        self._sittings, self._questions = Sittings(), Questions(scene)
        self._condition = FULL
        self._subject: Subject | None = None
        self._told = ""
        self._above = 0

    def show(self, subject: Subject) -> None:
        super().show(subject)
        self._subject, self._told, self._above = subject, "", 0
        self._field.text = ""
        self.entry = self._field if self._can_ask(subject) else None

    def news(self, subject: Subject) -> tuple[object, ...]:
        self.entry = self._field if self._can_ask(subject) else None
        self._sittings.poll()
        if self.entry is not None:
            self._questions.look(subject)
        return (subject.whose, self._questions.found, self.stage, self._note(subject))

    @property
    def stage(self) -> object:
        if self._subject is None:
            return None
        number = self._subject.number
        return (len(self._sittings.given(number)), len(self._sittings.coming(number)), self._condition.name, self._told)

    def takes(self, goal: Goal) -> bool:
        if isinstance(goal, Pose):
            self._put([(goal.category, goal.question)])
        elif isinstance(goal, ToAnswer):
            self.open(goal)
        return isinstance(goal, Pose | ToAnswer)

    def submit(self) -> bool:
        if not self._field.text.strip() or self.list.marked is not None:
            return False
        self._put([("", " ".join(self._field.text.split()))])
        self._field.text = ""
        return True

    def title(self, subject: Subject) -> str:
        return f"{subject.resident.name}: Interview"

    # what can be done

    def chips(self, subject: Subject) -> list[Chip]:
        if self.page is not None or not self._can_ask(subject):
            return super().chips(subject)
        shown = [Chip(f"{CONDITION}{each.name}", LABELS[each], each == self._condition) for each in CONDITIONS]
        left, count = len(self._sittings.coming(subject.number)), len(self._questions.found)
        if left > 1:
            shown.append(Chip(STOP, f"Stop ({left} to go)"))
        elif count:
            shown.append(Chip(ALL, f"Ask all {count}"))
        if self._sittings.given(subject.number):
            shown += [Chip(BELOW, "Questions"), Chip(SAVE, "Save as JSON")]
        return shown

    def press_chip(self, key: str) -> None:
        super().press_chip(key)
        if self._subject is None:
            return
        if key == ALL:
            self._put([(each.category, each.text) for each in self._questions.found])
        elif key == STOP:
            self._sittings.stop(self._subject.number)
        elif key == BELOW:
            self.list.top = len(self._answers(self._subject))
        elif key == SAVE:
            self._told = self._save(self._subject)
            self.list.begin()
        elif key.startswith(CONDITION):
            self._condition = condition_named(key.removeprefix(CONDITION))

    def _put(self, questions: Sequence[tuple[str, str]]) -> None:
        subject, interviewer = self._subject, self.interviewer
        if subject is None or interviewer is None or not questions:
            return
        self._told = ""
        self.list.begin()
        ask = interviewer.sitting(subject.number, ASKER, self._condition)
        view = subject.resident.stream.view()
        self._sittings.put(ask, questions, (subject.number, subject.now, self._condition, view))

    def _save(self, subject: Subject) -> str:
        given = self._sittings.given(subject.number)
        return write_out(self.title(subject), transcript(subject.resident.name, ASKER, subject.scene.clock, given), ".json")

    def _typed(self) -> None:
        """Enter asks what is being typed, and no longer opens a row."""
        self.list.marked = None

    def _can_ask(self, subject: Subject) -> bool:
        return self.interviewer is not None and not subject.resident.visitor

    # what is shown

    def items(self, subject: Subject) -> Sequence[Item]:
        if isinstance(self.page, ToAnswer):
            number = self.page.number
            given = self._sittings.given(subject.number)
            return [row for each in given if each.posed.number == number for row in answer_rows(subject, each)]
        if not self._can_ask(subject):
            why = "A player answers for themselves." if subject.resident.visitor else "Nobody can be asked here."
            return [Paragraph(why, faint=True)]
        answers = self._answers(subject)
        self._stay(len(answers))
        return [*answers, *self._to_put(subject)]

    def _stay(self, above: int) -> None:
        """Whoever reads further down stays there when an answer comes in above."""
        if self.list.top and self._above:
            self.list.top = max(0, self.list.top + above - self._above)
        self._above = above

    def written(self, subject: Subject) -> Sequence[Item]:
        given = self._sittings.given(subject.number)
        return [row for each in given for row in answer_rows(subject, each)] or self.items(subject)

    def _answers(self, subject: Subject) -> list[Item]:
        """The latest answer whole, those before it in short."""
        items: list[Item] = [Paragraph(self._told)] if self._told else []
        items.append(Paragraph(self._note(subject), faint=True))
        coming = self._sittings.coming(subject.number)
        if coming:
            first = subject.resident.name.split()[0]
            items += [Paragraph(coming[0].question, bold=True), Paragraph(f"{first} is thinking\u2026", faint=True)]
        given = self._sittings.given(subject.number)
        if given:
            items += answer_rows(subject, given[-1])
        if len(given) > 1:
            items += [Heading("Earlier answers"), *(_earlier(subject, each) for each in reversed(given[:-1]))]
        return items

    def _to_put(self, subject: Subject) -> list[Item]:
        """The battery, category by category."""
        items: list[Item] = []
        category = ""
        asked = {(each.posed.question, each.posed.condition) for each in self._sittings.given(subject.number)}
        for each in self._questions.found:
            if each.category != category:
                category = each.category
                items.append(Heading(category.capitalize()))
            items.append(QuestionRow(each.text, Pose(each.text, category), (each.text, self._condition) in asked))
        return items or [Paragraph("Reading what there is to ask about\u2026", faint=True)]

    def _note(self, subject: Subject) -> str:
        """From what they answer, that it leaves no trace, and which mind speaks, if it is a model's or that fails."""
        if self.interviewer is None:
            return ""
        thinking, first = self.interviewer.thinking, subject.resident.name.split()[0]
        said = f"{first} answers {_FROM[self._condition]}, and will not remember it."
        if thinking.model is None:
            return f"{said} The words are the offline mind's."
        status = thinking.model.status
        return f"{said} The words are {thinking.mind.name}'s{'.' if status.state == 'fine' else f'; {status.sentence}.'}"


def _earlier(subject: Subject, given: Given) -> EarlierRow:
    return EarlierRow(given.posed.question, given.said, about(subject, given), ToAnswer(given.posed.number))
