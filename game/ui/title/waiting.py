"""Owns the wait for something that takes a second or two: it is done in a thread, while a page says so."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from game.problem import Problem
from game.ui.pages.page import Page
from game.ui.pages.texts import Note

Result = TypeVar("Result")
REST = 0.04
"""Seconds of each frame that are left to the thread."""


class Waiting(Generic[Result]):
    """A page that waits. `done` gets what comes of it, `failed` the Problem when nothing does."""

    def __init__(
        self,
        title: str,
        words: str,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[Problem], None],
    ) -> None:
        self._done, self._failed = done, failed
        self._result: list[Result | BaseException] = []
        self.page = Page(title, [Note(words, size=13.5)], width=460, each_frame=self.go_on)
        self._thread = Thread(target=self._work, args=(work,), name="waiting", daemon=True)
        self._thread.start()

    def go_on(self) -> None:
        """Look whether it is done; asked every frame. The page stands still, so the time is better spent on the work."""
        self._thread.join(REST)
        if not self._result:
            return
        result = self._result.pop()
        self.page.each_frame = None
        if isinstance(result, Problem):
            self._failed(result)
        elif isinstance(result, BaseException):
            raise result
        else:
            self._done(result)

    def abandon(self, let_go: Callable[[Result], None]) -> None:
        """The window is closed: let go of what comes of it."""
        self._thread.join()
        for each in self._result:
            if not isinstance(each, BaseException):
                let_go(each)
        self._result.clear()

    def _work(self, work: Callable[[], Result]) -> None:
        try:
            self._result.append(work())
        except BaseException as error:  # told or raised in the window's own thread
            self._result.append(error)
