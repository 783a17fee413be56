"""Owns the page of saved towns."""

from collections.abc import Callable

from game.saves import SaveInfo
from game.ui.pages.buttons import Button
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.ui.title.front import how_far


def saved_page(saves: tuple[SaveInfo, ...], open_town: Callable[[str], None], back: Callable[[], None]) -> Page:
    """Every saved town with how far it came and how large it is; one that cannot be opened says why."""
    controls = [control for save in saves for control in _controls(save, open_town)]
    return Page("Load a town", [*controls, Button("Back", back)], back, width=560)


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
