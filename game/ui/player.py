"""Owns what the player prefers while the game runs: in use at once, and remembered."""

from dataclasses import replace
from typing import Any

from game.preferences.screen import ACCENTS, Preferences, save_preferences
from game.problem import Problem
from game.ui.bindings import Bindings
from game.ui.palette import Palette


class Player:
    """Preferences with the keys and colours that follow from them. `trouble` says why they could not be remembered."""

    def __init__(self, preferences: Preferences, trouble: str = "") -> None:
        self.preferences, self.trouble = preferences, trouble
        self.bindings = Bindings(preferences.keys)
        self.palette = Palette(preferences.accents == ACCENTS[1])

    def change(self, **values: Any) -> None:
        """Prefer something else from now on, and remember it where that can be done."""
        self.preferences = replace(self.preferences, **values)
        self.palette.safe = self.preferences.accents == ACCENTS[1]
        try:
            save_preferences(self.preferences)
            self.trouble = ""
        except Problem as problem:
            self.trouble = str(problem)

    def remember_keys(self) -> None:
        """Remember the keys as they are bound now."""
        self.change(keys=self.bindings.changed())
