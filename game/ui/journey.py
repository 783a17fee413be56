"""Owns how screens follow one another in the one window: title, new town, loading, town, past, menu, settings, and back."""

from collections.abc import Callable
from typing import Any, TypeVar

import arcade

from game.problem import Problem
from game.saves import SaveInfo
from game.sprites.town_screen import TownScreen
from game.sprites.words import Words
from game.ui.menu import help_page, menu_page, trouble_page
from game.ui.pages.page import Page
from game.ui.pages.page_view import PageView
from game.ui.people.desk import Desk
from game.ui.people.screen import Moving, PeopleScreen
from game.ui.people.writing import Writing
from game.ui.played_view import PlayedView
from game.ui.player import Player
from game.ui.settings.pages import Settings
from game.ui.timeline.past import Past
from game.ui.timeline.retrospect import Retrospect
from game.ui.title.backdrop import Backdrop
from game.ui.title.curtain import draw_curtain
from game.ui.title.front import front_page
from game.ui.title.loading import Loading
from game.ui.title.new_town import NewTownForm
from game.ui.title.saved import FORK, LOAD, WATCH, left_page, saved_page
from game.ui.title.towns import NewTown, Opened, Towns
from game.ui.title.waiting import Waiting
from game.ui.window import collect_as_usual, spare_frames_from_collection
from game.world.clock import TICKS_PER_MINUTE

FIRST_NAME = "my town"
LOOKED_UP = "What has been is looked up."
Result = TypeVar("Result")


class Journey:
    """Where the player is. `window.run()` plays it; `end` saves whatever is open."""

    def __init__(self, window: arcade.Window, towns: Towns, player: Player) -> None:
        self._window, self.towns, self.player = window, towns, player
        self._backdrop: Backdrop | None = None
        self._words: Words | None = None
        self._loading: Loading | None = None
        self._waiting: Waiting[Any] | None = None
        self._let_go: Callable[[Any], None] = lambda result: None
        self.opened: Opened | None = None
        self.played: PlayedView | None = None
        self.retrospect: Retrospect | None = None
        self.pages: PageView | None = None
        self.writing = Writing(self)
        self.saved: list[str] = []
        """A sentence for each town that was saved, to be told when the window is closed."""

    # the title

    def title(self) -> None:
        """The first page."""
        saves = self.towns.saves()
        last = self.player.preferences.last_played
        ways = (self._go_on, self._new_town, self._saved, self._forks, self._replays, self._settings_of_title, self.leave)
        self.show(front_page(saves, last, *ways))

    def _new_town(self) -> None:
        name = self.towns.free_name(FIRST_NAME)
        taken = {save.name for save in self.towns.saves()}
        ways = (self._begin, taken.__contains__, self._settings_of_title, self.title)
        form = NewTownForm(name, self.towns.model_name(), *ways, lambda: self.writing.for_form(form, self.show))
        self.show(form.page)

    def _saved(self) -> None:
        self.show(saved_page(self.towns.saves(), LOAD, self._go_on, self._what_is_left, self.title))

    def _forks(self) -> None:
        self.show(saved_page(self.towns.saves(), FORK, self._fork, self._what_is_left, self.title))

    def _replays(self) -> None:
        self.show(saved_page(self.towns.saves(), WATCH, self.watch, self._what_is_left, self.title))

    def watch(self, name: str, since: int | None = None) -> None:
        """Look back at a saved town, at a tick if one is said."""

        def opened(past: Past) -> None:
            self._replay(past, since)

        def let_go(past: Past) -> None:
            past.play.close()

        self.wait(f"Opening {name}", LOOKED_UP, lambda: self.towns.replay(name), opened, self._replays, let_go)

    def _replay(self, past: Past, since: int | None) -> None:
        self._backdrop = self.pages = None
        spare_frames_from_collection()
        self.retrospect = Retrospect(self, self._window, past, at=since)
        self.retrospect.show()

    def _what_is_left(self, save: SaveInfo) -> None:
        def found(until: int | None) -> None:
            self.show(left_page(save, until, lambda: self._rescue(save.name), self.title))

        self.wait(save.name, "What is left of it is looked for.", lambda: save.good_until, found, self.title)

    def _rescue(self, name: str) -> None:
        self._load(f"Opening {name}", lambda: self.towns.go_on(self.towns.rescue(name)), 0, self.title)

    def _fork(self, name: str) -> None:
        self._load(f"Forking {name}", lambda: self.towns.go_on(self.towns.fork(name)), 0, self.title)

    def _settings_of_title(self) -> None:
        self.show(Settings(self.player, self.title, self.apply).page)

    def _begin(self, town: NewTown) -> None:
        self._load(f"Founding {town.name}", lambda: self.towns.begin(town), town.start * TICKS_PER_MINUTE, self._new_town)

    def _go_on(self, name: str) -> None:
        self._load(f"Opening {name}", lambda: self.towns.go_on(name), 0, self.title)

    def _load(self, title: str, opening: Callable[[], Opened], until: int, back: Callable[[], None]) -> None:
        def failed(problem: Problem) -> None:
            self._loading = None
            self.show(trouble_page(str(problem), back))

        self._loading = Loading(title, opening, until, self.enter, failed)
        self.show(self._loading.page)

    def wait(
        self,
        title: str,
        words: str,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        back: Callable[[], None],
        let_go: Callable[[Result], None] = lambda result: None,
    ) -> None:
        """Show a page until some work is done in a thread; where it fails the reason is told, and the way leads `back`."""

        def ended(result: Result) -> None:
            self._waiting = None
            done(result)

        def failed(problem: Problem) -> None:
            self._waiting = None
            self.show(trouble_page(str(problem), back))

        self._waiting, self._let_go = Waiting(title, words, work, ended, failed), let_go
        self.show(self._waiting.page)

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
        self.played.town.visit.look_back = self._look_back
        self.played.town.panels.inspector.ask.interviewer = opened.interviewer
        self.played.show_people = self._people
        self._window.show_view(self.played)

    def change_to(self, opened: Opened) -> None:
        """Play another town than the one that is open, which is saved."""
        self._finish()
        self.enter(opened)

    def _come(self, opened_by: str = "") -> None:
        """Who the player is in town; or whether they want to leave it."""
        if self.played is not None:
            page = self.played.town.visit.page(self.resume)
            page.opened_by = opened_by
            self.show(page)

    def _people(self) -> None:
        """Who lives here, and who is to."""
        if self.played is not None:
            self.writing.in_town(self.played.town.session, self.resume)

    def _look_back(self) -> None:
        """What has been lived so far; the running town is held meanwhile."""
        opened = self.opened
        if self.retrospect is not None:
            self.retrospect.return_to()
        elif opened is not None and opened.past is not None:
            self.wait(
                "Looking back",
                LOOKED_UP,
                opened.past,
                self._show_past,
                self.resume,
                lambda past: past.play.close(),
            )

    def _show_past(self, past: Past) -> None:
        if self.played is not None:
            self.retrospect = Retrospect(self, self._window, past, self.played)
            self.retrospect.show()

    def resume(self) -> None:
        """Go on where the town was held."""
        if self.played is not None:
            self.pages = None
            self.played.apply()
            self._window.show_view(self.played)

    def _menu(self) -> None:
        self.show(
            menu_page(
                self.resume,
                self._come,
                self._people,
                self._look_back if self.opened is not None and self.opened.past is not None else None,
                lambda: self.show(help_page(self.player.bindings, self._menu)),
                lambda: self.show(Settings(self.player, self._menu, self.apply).page),
                self.to_title,
                self.leave,
            )
        )

    def _help(self) -> None:
        self.show(help_page(self.player.bindings, self.resume))

    def to_title(self) -> None:
        """Save what is open, and go to the first page."""
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
        if self._waiting is not None:
            self._waiting.abandon(self._let_go)
        failed = self.played.town.failed if self.played is not None else None
        self._finish()
        if failed is not None:
            raise failed

    def _finish(self) -> None:
        if self.retrospect is not None:
            self.retrospect.close()
            self.retrospect = None
        opened, self.opened, self.played = self.opened, None, None
        if opened is not None:
            session = opened.session
            opened.finish()
            self.writing.forget_town()
            collect_as_usual()
            self.saved.append(f'Saved "{opened.name}" at {session.clock.label(session.simulation.now)}.')

    def apply(self) -> None:
        """Preferences have changed: show it at once."""
        if self.played is not None:
            self.played.apply()
        if self.retrospect is not None:
            self.retrospect.view.apply()
        if self.pages is not None:
            self.pages.scale = self.player.preferences.text_size

    def show(self, page: Page) -> None:
        """Show a page over whatever there is."""
        if self.pages is not None and self._window.current_view is self.pages:
            self.pages.show(page)
            return
        screen, behind = self._behind()
        self.pages = PageView(self._window, screen, self._own_words(), behind, page, self.player.preferences.text_size)
        self._window.show_view(self.pages)

    def show_people(self, desk: Desk, leave: Callable[[], None], moving: Moving | None = None) -> None:
        """Show the screen on which people are written, over whatever there is."""
        screen, behind = self._behind()
        self._window.show_view(PeopleScreen(self._window, screen, self._own_words(), behind, desk, self.player, leave, moving))

    def _own_words(self) -> Words:
        if self._words is None:
            self._words = Words(self._window.ctx)
        return self._words

    def _behind(self) -> tuple[TownScreen, Callable[[float], None]]:
        """What pages lie over: the past, the town that is played, or the title's picture."""
        if self.retrospect is not None and self.retrospect.shown:
            return self.retrospect.view.town.screen, self.retrospect.view.draw_still
        if self.played is not None:
            return self.played.town.screen, self.played.draw_still
        if self._backdrop is None:
            draw_curtain(self._window)
            self._backdrop = Backdrop(self._window)
        return self._backdrop.screen, self._backdrop.draw
