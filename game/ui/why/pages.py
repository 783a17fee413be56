"""Owns the pages opened over a list, one from another, each with where its own list stands."""

from dataclasses import dataclass, field

from game.ui.lists.scroll_list import ScrollList
from game.ui.why.page import Page


@dataclass(slots=True)
class _Opened:
    page: Page
    list: ScrollList = field(default_factory=ScrollList)


class Pages:
    """`page` is the one in sight, None where there is none."""

    def __init__(self) -> None:
        self._opened: list[_Opened] = []

    @property
    def page(self) -> Page | None:
        """What is in sight."""
        return self._opened[-1].page if self._opened else None

    @property
    def list(self) -> ScrollList:
        """Where the page in sight stands."""
        return self._opened[-1].list

    def open(self, page: Page) -> None:
        """Show a page over the one in sight."""
        if page != self.page:
            self._opened.append(_Opened(page))

    def back(self) -> bool:
        """Leave the page in sight. Whether there was one."""
        if not self._opened:
            return False
        self._opened.pop()
        return True
