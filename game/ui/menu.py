"""Owns the pages over the town: the menu, the help with all keys, and bad news."""

from collections.abc import Callable

from game.ui.bindings import FIXED, Bindings, told
from game.ui.pages.buttons import Button
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.texts import Note, Two


def menu_page(
    resume: Callable[[], None],
    come: Callable[[], None],
    people: Callable[[], None],
    look_back: Callable[[], None] | None,
    help: Callable[[], None],
    settings: Callable[[], None],
    to_title: Callable[[], None],
    leave: Callable[[], None],
) -> Page:
    """The menu. Time stands still behind it."""
    buttons: list[Control] = [
        Button("Go on", resume, main=True),
        Button("You in town", come),
        Button("People", people),
        *([Button("Look back in time", look_back)] if look_back is not None else []),
        Button("Settings", settings),
        Button("Keys", help),
        Button("Save and go to the title", to_title),
        Button("Save and quit", leave),
    ]
    return Page("Smallville", buttons, resume, width=340)


def help_page(bindings: Bindings, back: Callable[[], None]) -> Page:
    """Every key, as this player has them."""
    keys: list[Control] = [Two(label, words) for label, words in FIXED]
    keys += [Two(label, words) for label, words in told(bindings)]
    return Page("Keys", [*keys, Button("Back", back)], back, width=640)


def trouble_page(sentence: str, back: Callable[[], None]) -> Page:
    """Something did not work."""
    return Page("That did not work", [Note(sentence, bad=True, size=13.5), Button("Back", back)], back, width=520)
