"""Owns what all tabs of the inspector have in common: a field, filters, a list, and pages opened from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.entry import Entry
from game.ui.inspector.subject import Subject
from game.ui.lists.chips import Chip
from game.ui.lists.goals import Goal
from game.ui.lists.items import Item
from game.ui.lists.scroll_list import ScrollList

BACK = "back"


@dataclass(slots=True)
class _Left:
    """A list that was left for a page: where it stood."""

    page: Goal | None
    top: int
    marked: tuple[int, int] | None


class Tab:
    """A tab. `page` is what was opened in it (a memory, a person, a talk), None for its list."""

    name = ""
    entry: Entry | None = None

    def __init__(self) -> None:
        self.list = ScrollList()
        self.page: Goal | None = None
        self._left: list[_Left] = []

    def show(self, subject: Subject) -> None:
        """Be about somebody else: from the beginning."""
        self._left, self.page = [], None
        self.list.begin()

    def items(self, subject: Subject) -> Sequence[Item]:
        """The rows, those of the page that is open or of the list."""
        raise NotImplementedError

    def news(self, subject: Subject) -> tuple[object, ...]:
        """What its rows depend on beside what the player does to it. Asked every frame: cheap."""
        raise NotImplementedError

    @property
    def stage(self) -> object:
        """How far the answer to what the player has asked is; it is drawn at once when it comes."""
        return None

    def chips(self, subject: Subject) -> list[Chip]:
        """The small buttons over the list."""
        return [Chip(BACK, "\u2039 Back")] if self.page is not None else []

    def press_chip(self, key: str) -> None:
        """One of them was pressed."""
        if key == BACK:
            self.back()

    def goal_of(self, key: str) -> Goal | None:
        """A goal outside the tab that a button leads to."""
        return None

    def submit(self) -> bool:
        """Enter in the field. Whether that means something here."""
        return False

    def takes(self, goal: Goal) -> bool:
        """Whether a goal is a page of this tab; then it is open now."""
        return False

    def open(self, page: Goal) -> None:
        """Show a page; `back` leads to where one was."""
        if page != self.page:
            self._left.append(_Left(self.page, self.list.top, self.list.marked))
            self.page = page
            self.list.begin()

    def back(self) -> bool:
        """Leave a page. Whether there was one."""
        if not self._left:
            return False
        left = self._left.pop()
        self.page = left.page
        self.list.begin()
        self.list.top, self.list.marked = left.top, left.marked
        return True

    def written(self, subject: Subject) -> Sequence[Item]:
        """The rows that are written to a file."""
        return self.items(subject)

    def title(self, subject: Subject) -> str:
        """What its rows are, for a file they are written to."""
        return f"{subject.resident.name}: {self.name}"
