"""Owns the tab "now": what they do and where, how they feel, and the plan of the day on a time line."""

from collections.abc import Sequence

from game.ai.plans import DayPlan
from game.ui.inspector.doing_item import DoingItem
from game.ui.inspector.plan_items import plan_lines
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.inspector.time_line import TimeLine
from game.ui.lists.items import Fact, Heading, Item, Paragraph
from game.ui.sentences import minute_of_plan

_MOODS = {"asleep": "asleep", "neutral": "calm"}


class NowTab(Tab):
    """What somebody is at."""

    name = "Now"

    def news(self, subject: Subject) -> tuple[object, ...]:
        plan = subject.resident.plan
        minute = minute_of_plan(subject.now, plan.day) if plan is not None else 0
        return (subject.doing(), subject.picture.mood(subject.number), id(plan), minute, subject.resident.summary)

    def items(self, subject: Subject) -> Sequence[Item]:
        mood = subject.picture.mood(subject.number)
        plan, summary = subject.resident.plan, subject.resident.summary
        items: list[Item] = [DoingItem(subject.doing(), _sign(subject)), Fact("Mood", _MOODS.get(mood, mood), column=52)]
        if plan is None:
            items.append(Paragraph("There is no plan for today yet.", faint=True))
        else:
            items += planned(plan, minute_of_plan(subject.now, plan.day))
        return [*items, Heading("Who they are in their own eyes"), Paragraph(summary)] if summary else items


def planned(plan: DayPlan, minute: int) -> list[Item]:
    """The day as a drawn line, its strokes, then the steps from the present one on."""
    items: list[Item] = [TimeLine(plan.wake, plan.bed, plan.strokes, plan.steps, minute)]
    for line in plan_lines(plan, minute):
        items.append(Heading(line) if isinstance(line, str) else line)
    return items


def _sign(subject: Subject) -> str:
    doing = subject.body.doing
    return doing.emoji if doing is not None else ""
