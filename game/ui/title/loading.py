"""Owns the wait until a town can be entered: opening it in a thread, then living on to the hour one comes in at."""

from collections.abc import Callable
from threading import Thread
from time import perf_counter

from game.problem import Problem
from game.sprites.artwork import read_artwork
from game.sprites.looks import draw_everybody
from game.ui.pages.buttons import Button
from game.ui.pages.page import Page
from game.ui.pages.texts import Bar, Note
from game.ui.title.towns import Opened

SLICE = 0.012
"""Seconds of one frame that living on may take; the page is simple, the rest is left to drawing it."""
_OPENING = "People move in, and remember who they are."


class Loading:
    """A page with a bar. `done` gets the town when it can be entered, `failed` the Problem when it cannot."""

    def __init__(
        self,
        title: str,
        opening: Callable[[], Opened],
        until: int,
        done: Callable[[Opened], None],
        failed: Callable[[Problem], None],
    ) -> None:
        self._until, self._done, self._failed = until, done, failed
        self._note, self._bar = Note(_OPENING, size=13.5), Bar()
        self._opened: Opened | None = None
        self._result: Opened | BaseException | None = None
        self._ended = False
        self.page = Page(title, [self._note, self._bar], width=460, each_frame=self.go_on)
        self._thread = Thread(target=self._open, args=(opening,), name="opening", daemon=True)
        self._thread.start()

    def go_on(self) -> None:
        """One frame's worth of it."""
        if self._ended:
            return
        if self._opened is None and self._result is not None:
            self._take(self._result)
        if self._opened is not None and not self._ended:
            self._live(self._opened)

    def enter_now(self) -> None:
        """Go in before the hour."""
        if self._opened is not None and not self._ended:
            self._ended = True
            self._done(self._opened)

    def abandon(self) -> None:
        """The window is closed: save what there is."""
        self._ended = True
        self._thread.join()
        if isinstance(self._result, Opened):
            self._result.finish()

    def _open(self, opening: Callable[[], Opened]) -> None:
        try:
            opened = opening()
            draw_everybody(opened.session.residents, read_artwork())
            self._result = opened
        except BaseException as error:  # told or raised in the window's own thread
            self._result = error

    def _take(self, result: Opened | BaseException) -> None:
        if isinstance(result, Problem):
            self._ended = True
            self._failed(result)
        elif isinstance(result, BaseException):
            self._ended = True
            raise result
        else:
            self._opened = result
            if result.session.simulation.now < self._until:
                self.page.controls.append(Button("Come in now", self.enter_now))
                self.page.back = self.enter_now

    def _live(self, opened: Opened) -> None:
        """Live on for a slice of a frame."""
        world, began = opened.session.simulation, perf_counter()
        try:
            while world.now < self._until and perf_counter() - began < SLICE and opened.session.advance():
                pass
        except Problem as problem:
            self._ended = True
            opened.finish()
            self._failed(problem)
            return
        if world.now >= self._until:
            self.enter_now()
            return
        self._bar.share = world.now / self._until
        self._note.say(f"The town lives on to its first morning: {opened.session.clock.moment(world.now):%H:%M}.")
