"""Owns the tab "now": what they do and where, how they feel, and the plan of the day on a time line."""

from collections.abc import Sequence

from game.ai.plans import DayPlan
from game.session.because import Doing
from game.ui.inspector.doing_item import DoingItem
from game.ui.inspector.plan_items import plan_lines
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.inspector.time_line import TimeLine
from game.ui.lists.goals import Goal, ToPrompt, ToWhy
from game.ui.lists.items import Fact, Heading, Item, Paragraph
from game.ui.sentences import minute_of_plan
from game.ui.why.page import WhyPage

_MOODS = {"asleep": "asleep", "neutral": "calm"}


class NowTab(Tab):
    """What somebody is at."""

    name = "Now"

    def __init__(self) -> None:
        super().__init__()
        self._why = WhyPage()

    @property
    def stage(self) -> object:
        return self._why.stage if self.page is not None else None

    def takes(self, goal: Goal) -> bool:
        if isinstance(goal, ToWhy | ToPrompt):
            self.open(goal)
            return True
        return False

    def news(self, subject: Subject) -> tuple[object, ...]:
        if isinstance(self.page, ToWhy | ToPrompt):
            return self._why.look(subject.picture, self.page)
        plan = subject.resident.plan
        minute = minute_of_plan(subject.now, plan.day) if plan is not None else 0
        return (subject.doing(), subject.picture.mood(subject.number), id(plan), minute, subject.resident.summary)

    def items(self, subject: Subject) -> Sequence[Item]:
        if isinstance(self.page, ToWhy | ToPrompt):
            return self._why.items(subject.picture)
        mood = subject.picture.mood(subject.number)
        plan, summary = subject.resident.plan, subject.resident.summary
        items: list[Item] = [
            DoingItem(subject.doing(), _sign(subject), _why_now(subject)),
            Fact("Mood", _MOODS.get(mood, mood), column=52),
        ]
        if plan is None:
            items.append(Paragraph("There is no plan for today yet.", faint=True))
        else:
            items += planned(subject, plan, minute_of_plan(subject.now, plan.day))
        return [*items, Heading("Who they are in their own eyes"), Paragraph(summary)] if summary else items


def planned(subject: Subject, plan: DayPlan, minute: int) -> list[Item]:
    """The day as a drawn line, its strokes, then the steps from the present one on, each leading to why it is planned."""
    items: list[Item] = [TimeLine(plan.wake, plan.bed, plan.strokes, plan.steps, minute)]
    for line in plan_lines(plan, minute, subject.number, subject.now - 1):
        items.append(Heading(line) if isinstance(line, str) else line)
    return items


def _why_now(subject: Subject) -> Goal | None:
    """Why they do what they do; a player does what a player likes."""
    return None if subject.resident.visitor else ToWhy(Doing(subject.number, max(0, subject.now - 1)))


def _sign(subject: Subject) -> str:
    doing = subject.body.doing
    return doing.emoji if doing is not None else ""
