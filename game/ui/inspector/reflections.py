"""Owns the tab "insights": each of them, opening to what it rests on, down to what was seen and heard."""

from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np

from game.ai.memory import Kind
from game.ai.stream import KIND_CODES
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.subject import Subject
from game.ui.inspector.tab import Tab
from game.ui.lists.chips import Chip
from game.ui.lists.goals import Fold, Goal, ToMemory
from game.ui.lists.items import Item, Paragraph
from game.ui.lists.rows import Rows

Path = tuple[int, ...]
"""The numbers of the memories on the way down to one, itself the last."""
_DEEPEST = 6
_MOST = 12
"""Pieces of evidence shown below one insight."""


class ReflectionsTab(Tab):
    """A forest: insights, the latest first."""

    name = "Insights"

    def __init__(self) -> None:
        super().__init__()
        self._opened: frozenset[Path] = frozenset()
        self._all = False
        self._kept: tuple[object, list[Path]] = (None, [])
        self._trees: tuple[object, dict[int, list[Path]]] = (None, {})

    def show(self, subject: Subject) -> None:
        super().show(subject)
        self._opened, self._all = frozenset(), False

    def news(self, subject: Subject) -> tuple[object, ...]:
        insights = int(np.count_nonzero(subject.view.kinds == KIND_CODES[Kind.REFLECTION]))
        return (subject.whose, insights, len(subject.view.superseded), self._opened, self._all)

    def chips(self, subject: Subject) -> list[Chip]:
        return [Chip("all", "Open all", self._all)]

    def press_chip(self, key: str) -> None:
        self._all, self._opened = not self._all, frozenset()

    def takes(self, goal: Goal) -> bool:
        if isinstance(goal, Fold):
            self._opened ^= {goal.path}
            return True
        return False

    def items(self, subject: Subject) -> Sequence[Item]:
        news = self.news(subject)
        if self._kept[0] != news:
            self._kept = (news, self._paths(subject))
        if not self._kept[1]:
            first = subject.resident.name.split()[0]
            return [Paragraph(f"{first} has not come to see anything yet. People reflect when enough has happened.", faint=True)]
        return Rows(self._kept[1], lambda path: self._row(subject, path))

    def _paths(self, subject: Subject) -> list[Path]:
        """All ways down that are open; those of an insight are gone only once, for it never changes."""
        how = (subject.whose, self._opened, self._all)
        if self._trees[0] != how:
            self._trees = (how, {})
        trees = self._trees[1]
        insights = np.flatnonzero(subject.view.kinds == KIND_CODES[Kind.REFLECTION])[::-1].tolist()
        for number in insights:
            if number not in trees:
                trees[number] = list(self._below(subject, (number,)))
        return list(chain.from_iterable(map(trees.__getitem__, insights)))

    def _below(self, subject: Subject, path: Path) -> Iterator[Path]:
        """A memory, and below it what it rests on where it is open."""
        yield path
        if self._is_open(path):
            for each in _evidence(subject, path):
                yield from self._below(subject, (*path, each))

    def _is_open(self, path: Path) -> bool:
        return (path in self._opened) != self._all

    def _row(self, subject: Subject, path: Path) -> MemoryRow:
        memory, deeper = subject.view[path[-1]], bool(_evidence(subject, path))
        branch = "leaf" if not deeper else "opened" if self._is_open(path) else "closed"
        note = "corrected" if memory.number in subject.view.superseded else ""
        goal = Fold(path) if deeper else ToMemory(memory.number)
        return MemoryRow(memory, subject.when(memory.created), goal, None, note, len(path) - 1, branch)


def _evidence(subject: Subject, path: Path) -> tuple[int, ...]:
    """What the last memory of a way down rests on; it is older than what rests on it, whatever a save says."""
    if len(path) >= _DEEPEST:
        return ()
    return tuple(each for each in subject.view[path[-1]].content.evidence if 0 <= each < path[-1])[:_MOST]
