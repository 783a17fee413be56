"""Owns looking back as one of the game's screens: opening it, its pages, and the ways out of it."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import arcade

from game.problem import Problem
from game.ui.menu import help_page, trouble_page
from game.ui.pages.page import Page
from game.ui.played_view import PlayedView
from game.ui.player import Player
from game.ui.scaled_view import ScaledView
from game.ui.settings.pages import Settings
from game.ui.timeline.pages import BranchForm, name_at, replay_menu
from game.ui.timeline.past import Past
from game.ui.timeline.past_view import PastView
from game.ui.title.towns import Opened, Towns
from game.world.clock import tick_at

BEGIN = tick_at(0, 7 * 60)
"""A replay begins here, as the town wakes, where it has lived so long."""
Result = TypeVar("Result")


class Screens(Protocol):
    """What the game shows otherwise."""

    towns: Towns
    player: Player

    def show(self, page: Page) -> None: ...
    def resume(self) -> None: ...
    def to_title(self) -> None: ...
    def leave(self) -> None: ...
    def apply(self) -> None: ...
    def change_to(self, opened: Opened) -> None: ...
    def wait(
        self,
        title: str,
        words: str,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        back: Callable[[], None],
        let_go: Callable[[Result], None] = ...,
    ) -> None: ...


class Retrospect:
    """The past of the town that is `played`, or a replay where none is, which begins at the tick `at` if one is said.

    `shown` while it, or a page over it, is on the screen.
    """

    def __init__(
        self, screens: Screens, window: arcade.Window, past: Past, played: PlayedView | None = None, at: int | None = None
    ) -> None:
        self._screens, self._window, self._played = screens, window, played
        like = played.town.screen if played is not None else None

        def make(scaled: arcade.Window) -> PastView:
            return PastView(scaled, past, played is not None, like)

        back = self.back if played is not None else self._menu
        self.view: ScaledView[PastView] = ScaledView(window, screens.player, make, back, self._help)
        self.shown = False
        town = self.view.town
        town.key_label = screens.player.bindings.label
        town.leave_to = self.back if played is not None else screens.to_title
        town.branch_at, town.trouble = self._branch, self._trouble
        start = past.play.last if played is not None else min(BEGIN if at is None else at, past.play.last)
        town.go(town.scale.within(start))
        self._look_like_the_present()

    def _look_like_the_present(self) -> None:
        """The same place, as near, and the same person chosen: what changes is the time alone."""
        town = self.view.town
        if self._played is None:
            town.frame_somebody()
            return
        present = self._played.town
        here, there = town.screen.camera, present.screen.camera
        here.set_zoom(there.zoom_goal)
        here.look_at(there.x, there.y)
        inspector = present.panels.inspector
        town.select(inspector.number)
        town.panels.inspector.choose(inspector.tab)
        town.panels.inspector.following = inspector.following and inspector.number is not None
        town.panels.roster.shown = present.panels.roster.shown
        if not town.anybody_in_sight:
            town.frame_somebody()

    def show(self) -> None:
        """Show it."""
        self.shown = True
        self.view.apply()
        self._window.show_view(self.view)

    def return_to(self) -> None:
        """Look back again: the run has gone on since."""
        try:
            self.view.town.renew()
        except Problem as problem:
            self._trouble(problem)
            return
        self._look_like_the_present()
        self.show()

    def back(self) -> None:
        """Return to the present, which is as it was left."""
        self.shown = False
        self.view.town.pace.speed = "pause"
        self._screens.resume()

    def close(self) -> None:
        """Let go of the save."""
        self.view.town.close()

    def _menu(self) -> None:
        town, screens = self.view.town, self._screens
        settings = Settings(screens.player, self._menu, screens.apply)
        self._screens.show(
            replay_menu(
                self.show,
                lambda: self._branch(town.wanted, ""),
                lambda: screens.show(settings.page),
                self._help_of_menu,
                screens.to_title,
                screens.leave,
            )
        )

    def _help(self) -> None:
        self._screens.show(help_page(self._screens.player.bindings, self.show))

    def _help_of_menu(self) -> None:
        self._screens.show(help_page(self._screens.player.bindings, self._menu))

    def _trouble(self, problem: Problem) -> None:
        back = self.back if self._played is not None else self._screens.to_title
        self._screens.show(trouble_page(str(problem), back))

    def _branch(self, tick: int, typed: str) -> None:
        play, towns = self.view.town.past.play, self._screens.towns
        clock = play.session.clock
        taken = {save.name for save in towns.saves()}
        name = towns.free_name(name_at(play.name, clock, tick))
        moment = clock.moment(tick)
        form = BranchForm(
            f"{moment:%A} {moment.day} {moment:%B, %H:%M}",
            name,
            taken.__contains__,
            lambda new: self._begin(play.name, new, tick),
            self.show,
        )
        form.page.opened_by = typed
        self._screens.show(form.page)

    def _begin(self, name: str, new: str, tick: int) -> None:
        """The copy is made and opened first: where that fails, all is as it was."""
        towns = self._screens.towns

        def work() -> Opened:
            return towns.go_on(towns.fork(name, new, tick))

        def let_go(opened: Any) -> None:
            opened.finish()

        self._screens.wait(f"Founding {new}", "The town is copied as it was.", work, self._screens.change_to, self.show, let_go)
