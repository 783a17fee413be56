"""Owns the settings' pages: the mind, how things look, the keys."""

from collections.abc import Callable

from game.preferences.screen import ACCENTS, TEXT_SIZES
from game.ui.bindings import ACTIONS, Action, key_label
from game.ui.pages.buttons import Button, Choice, Row
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.ui.player import Player
from game.ui.settings.key_row import KeyRow
from game.ui.settings.mind_form import MindForm

_SIZES = tuple(f"{size:.0%}" for size in TEXT_SIZES)


class Settings:
    """One page with three tabs. `applied` is called when something changed that shows at once."""

    def __init__(self, player: Player, back: Callable[[], None], applied: Callable[[], None], tab: int = 0) -> None:
        self._player, self._applied = player, applied
        self.page = Page("Settings", back=back, width=560, held_above=1)
        self._back, self._tab = back, tab
        self._mind = MindForm(self._lay_out)
        self._keys_note = Note("Choose an action, then press the key it shall have.")
        self._trouble = Note()
        self._lay_out()

    def open_tab(self, tab: int) -> None:
        """Show another tab."""
        self._tab, self.page.first, self.page.at = tab, 0, -1
        self._lay_out()

    def _lay_out(self) -> None:
        reached = self.page.reached
        tabs = [(name, lambda number=number: self.open_tab(number)) for number, name in enumerate(("Mind", "Looks", "Keys"))]
        body = (self._mind.controls, self._looks, self._keys)[self._tab]
        self._trouble.say(self._player.trouble, bad=True)
        controls: list[Control] = [Row(tabs, on=self._tab, height=34)]
        controls += body if isinstance(body, list) else body()
        self.page.controls = [*controls, self._trouble, Button("Back", self._back)]
        self.page.at = self.page.controls.index(reached) if reached in self.page.controls else -1
        self.page.each_frame = self._mind.each_frame if self._tab == 0 else None

    def _looks(self) -> list[Control]:
        preferences = self._player.preferences
        return [
            Choice("Size of text", _SIZES, TEXT_SIZES.index(preferences.text_size), self._resize),
            Choice("Accents", ACCENTS, ACCENTS.index(preferences.accents), self._recolour),
            Note("The safe accents can be told apart by people who see colours differently."),
        ]

    def _resize(self, at: int) -> None:
        self._player.change(text_size=TEXT_SIZES[at])
        self._applied()

    def _recolour(self, at: int) -> None:
        self._player.change(accents=ACCENTS[at])
        self._applied()

    def _keys(self) -> list[Control]:
        rows: list[Control] = [KeyRow(action, self._player.bindings, self._await_key) for action in ACTIONS]
        return [self._keys_note, *rows, Row((("All as usual", self._reset),), height=34)]

    def _await_key(self, action: Action) -> None:
        self._keys_note.say(f'Press the key for "{action.words}", or Esc to leave it as it is.')
        self.page.catch = lambda symbol: self._take_key(action, symbol)

    def _take_key(self, action: Action, symbol: int) -> None:
        from arcade import key

        self.page.catch = None
        bindings = self._player.bindings
        conflict = bindings.conflict(action, symbol)
        if symbol == key.ESCAPE:
            self._keys_note.say("Nothing was changed.")
        elif conflict:
            self._keys_note.say(conflict, bad=True)
        else:
            bindings.bind(action, symbol)
            self._player.remember_keys()
            self._keys_note.say(f"{action.words}: {key_label(symbol)}.")
        self._applied()

    def _reset(self) -> None:
        for action in ACTIONS:
            self._player.bindings.bind(action, action.usual)
        self._player.remember_keys()
        self._keys_note.say("All keys are as usual.")
        self._applied()
