"""Owns rows that are made only when they come in sight, from whatever they show."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from game.ui.lists.items import Item

_Shown = TypeVar("_Shown")


class Rows(Sequence[Item], Generic[_Shown]):
    """A row for each of `shown`, made by `row`."""

    def __init__(self, shown: Sequence[_Shown], row: Callable[[_Shown], Item]) -> None:
        self._shown, self._row = shown, row

    def __len__(self) -> int:
        return len(self._shown)

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        if isinstance(index, slice):
            return [self._row(each) for each in self._shown[index]]
        return self._row(self._shown[index])
