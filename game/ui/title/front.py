"""Owns the title screen's first page."""

from collections.abc import Callable

from game.saves import SaveInfo
from game.ui.pages.buttons import Button, Row
from game.ui.pages.control import Control
from game.ui.pages.page import Page

SLOGAN = "A small town whose people remember."
SIMULATED = "The residents are simulated: what they say is made up by a program, whoever it sounds like."


def front_page(
    saves: tuple[SaveInfo, ...],
    last_played: str,
    go_on: Callable[[str], None],
    begin: Callable[[], None],
    load: Callable[[], None],
    fork: Callable[[], None],
    watch: Callable[[], None],
    settings: Callable[[], None],
    leave: Callable[[], None],
) -> Page:
    """What one can do first of all. With something to go on with, that is the first button."""
    controls: list[Control] = []
    last = to_go_on_with(saves, last_played)
    if last is not None:
        controls.append(Button("Continue", lambda: go_on(last.name), f"{last.name} · {how_far(last)}", main=True))
    controls.append(Button("New town", begin, main=last is None))
    if saves:
        controls.append(Row((("Load a town", load), ("Fork a town", fork))))
        controls.append(Button("Watch a replay", watch))
    controls.append(Row((("Settings", settings), ("Quit", leave))))
    return Page(SLOGAN, controls, width=380, banner=True, footer=SIMULATED)


def to_go_on_with(saves: tuple[SaveInfo, ...], last_played: str) -> SaveInfo | None:
    """The town played last, else the only one there is to go on with."""
    whole = [save for save in saves if not save.problem]
    named = next((save for save in whole if save.name == last_played), None)
    return named or (whole[0] if len(whole) == 1 else None)


def how_far(save: SaveInfo) -> str:
    """ "Monday 13 February 2023, 17:30"."""
    return save.clock.label(save.tick)
