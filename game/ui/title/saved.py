"""Owns the page of saved towns."""

from collections.abc import Callable

from game.saves import SaveInfo
from game.ui.pages.buttons import Button
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.ui.title.front import how_far

FORKING = "A fork is a copy that goes its own way from here: what happens in one never shows in the other."


def saved_page(
    saves: tuple[SaveInfo, ...], open_town: Callable[[str], None], back: Callable[[], None], forking: bool = False
) -> Page:
    """Every saved town with how far it came and how large it is; one that cannot be opened says why.

    With `forking` the one that is chosen is copied.
    """
    controls = [control for save in saves for control in _controls(save, open_town)]
    told: list[Control] = [Note(FORKING)] if forking else []
    return Page("Fork a town" if forking else "Load a town", [*told, *controls, Button("Back", back)], back, width=560)


def _controls(save: SaveInfo, open_town: Callable[[str], None]) -> list[Control]:
    if save.problem:
        return [Button(save.name, lambda: None, able=False), Note(save.problem, bad=True)]
    return [Button(save.name, lambda: open_town(save.name), f"{how_far(save)} · {described(save)}")]


def described(save: SaveInfo) -> str:
    """Its people, size and seed, as far as its header tells: "25 people · 3.2 MB · seed 1"."""
    parts = []
    residents = save.header.get("residents")
    if isinstance(residents, str):
        count = residents.count("[[resident]]")
        parts.append(f"{count} people" if count != 1 else "one person")
    parts.append(f"{save.size / 1_000_000:.1f} MB")
    if "seed" in save.header:
        parts.append(f"seed {save.header['seed']}")
    return " · ".join(parts)
