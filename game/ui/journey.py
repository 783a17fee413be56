"""Owns how screens follow one another in the one window: title, new town, loading, town, menu, settings, and back."""

from collections.abc import Callable

import arcade

from game.problem import Problem
from game.sprites.town_screen import TownScreen
from game.sprites.words import Words
from game.ui.menu import help_page, menu_page, trouble_page
from game.ui.pages.page import Page
from game.ui.pages.page_view import PageView
from game.ui.played_view import PlayedView
from game.ui.player import Player
from game.ui.settings.pages import Settings
from game.ui.title.backdrop import Backdrop
from game.ui.title.curtain import draw_curtain
from game.ui.title.front import front_page
from game.ui.title.loading import Loading
from game.ui.title.new_town import NewTownForm
from game.ui.title.saved import saved_page
from game.ui.title.towns import NewTown, Opened, Towns
from game.ui.window import collect_as_usual, spare_frames_from_collection
from game.world.clock import TICKS_PER_MINUTE

FIRST_NAME = "my town"


class Journey:
    """Where the player is. `window.run()` plays it; `end` saves whatever is open."""

    def __init__(self, window: arcade.Window, towns: Towns, player: Player) -> None:
        self._window, self._towns, self.player = window, towns, player
        self._backdrop: Backdrop | None = None
        self._words: Words | None = None
        self._loading: Loading | None = None
        self.opened: Opened | None = None
        self.played: PlayedView | None = None
        self.pages: PageView | None = None
        self.saved: list[str] = []
        """A sentence for each town that was saved, to be told when the window is closed."""

    # the title

    def title(self) -> None:
        """The first page."""
        saves = self._towns.saves()
        last = self.player.preferences.last_played
        ways = (self._go_on, self._new_town, self._saved, self._forks, self._settings_of_title, self.leave)
        self._show_page(front_page(saves, last, *ways))

    def _new_town(self) -> None:
        name = self._towns.free_name(FIRST_NAME)
        taken = {save.name for save in self._towns.saves()}
        form = NewTownForm(name, self._towns.model_name(), self._begin, taken.__contains__, self._settings_of_title, self.title)
        self._show_page(form.page)

    def _saved(self) -> None:
        self._show_page(saved_page(self._towns.saves(), self._go_on, self.title))

    def _forks(self) -> None:
        self._show_page(saved_page(self._towns.saves(), self._fork, self.title, forking=True))

    def _fork(self, name: str) -> None:
        self._load(f"Forking {name}", lambda: self._towns.go_on(self._towns.fork(name)), 0, self.title)

    def _settings_of_title(self) -> None:
        self._show_page(Settings(self.player, self.title, self._apply).page)

    def _begin(self, town: NewTown) -> None:
        self._load(f"Founding {town.name}", lambda: self._towns.begin(town), town.start * TICKS_PER_MINUTE, self._new_town)

    def _go_on(self, name: str) -> None:
        self._load(f"Opening {name}", lambda: self._towns.go_on(name), 0, self.title)

    def _load(self, title: str, opening: Callable[[], Opened], until: int, back: Callable[[], None]) -> None:
        def failed(problem: Problem) -> None:
            self._loading = None
            self._show_page(trouble_page(str(problem), back))

        self._loading = Loading(title, opening, until, self.enter, failed)
        self._show_page(self._loading.page)

    # the town

    def straight_in(self, opening: Callable[[], Opened]) -> None:
        """Play a town without seeing the title. Raises Problem when it cannot be opened."""
        draw_curtain(self._window)
        self.enter(opening())

    def enter(self, opened: Opened) -> None:
        """Play a town that is open."""
        self._loading, self.opened, self._backdrop, self.pages = None, opened, None, None
        self.player.change(last_played=opened.name)
        spare_frames_from_collection()
        self.played = PlayedView(self._window, opened.session, self.player, self._menu, self._help)
        self.played.town.visit.ask_in = self._come
        self._window.show_view(self.played)

    def _come(self, opened_by: str = "") -> None:
        """Who the player is in town; or whether they want to leave it."""
        if self.played is not None:
            page = self.played.town.visit.page(self._resume)
            page.opened_by = opened_by
            self._show_page(page)

    def _resume(self) -> None:
        if self.played is not None:
            self.pages = None
            self.played.apply()
            self._window.show_view(self.played)

    def _menu(self) -> None:
        self._show_page(
            menu_page(
                self._resume,
                self._come,
                lambda: self._show_page(help_page(self.player.bindings, self._menu)),
                lambda: self._show_page(Settings(self.player, self._menu, self._apply).page),
                self._to_title,
                self.leave,
            )
        )

    def _help(self) -> None:
        self._show_page(help_page(self.player.bindings, self._resume))

    def _to_title(self) -> None:
        self._finish()
        self.title()

    # all of it

    def leave(self) -> None:
        """Close the window; `end` saves."""
        self._window.close()

    def end(self) -> None:
        """Save what is open. Raises Problem when that failed, or when the town could not go on."""
        if self._loading is not None:
            self._loading.abandon()
        failed = self.played.town.failed if self.played is not None else None
        self._finish()
        if failed is not None:
            raise failed

    def _finish(self) -> None:
        opened, self.opened, self.played = self.opened, None, None
        if opened is not None:
            session = opened.session
            opened.finish()
            collect_as_usual()
            self.saved.append(f'Saved "{opened.name}" at {session.clock.label(session.simulation.now)}.')

    def _apply(self) -> None:
        """Preferences have changed: show it at once."""
        if self.played is not None:
            self.played.apply()
        if self.pages is not None:
            self.pages.scale = self.player.preferences.text_size

    def _show_page(self, page: Page) -> None:
        if self.pages is not None and self._window.current_view is self.pages:
            self.pages.show(page)
            return
        screen, behind = self._behind()
        if self._words is None:
            self._words = Words(self._window.ctx)
        self.pages = PageView(self._window, screen, self._words, behind, page, self.player.preferences.text_size)
        self._window.show_view(self.pages)

    def _behind(self) -> tuple[TownScreen, Callable[[float], None]]:
        """What pages lie over: the town that is played, else the title's picture."""
        if self.played is not None:
            return self.played.town.screen, self.played.draw_still
        if self._backdrop is None:
            draw_curtain(self._window)
            self._backdrop = Backdrop(self._window)
        return self._backdrop.screen, self._backdrop.draw
