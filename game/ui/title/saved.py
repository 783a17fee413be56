"""Owns the pages of saved towns: those to load, to fork and to watch again, and what is left of a damaged one."""

from collections.abc import Callable
from dataclasses import dataclass

from game.saves import SaveInfo
from game.ui.pages.buttons import Button, Row
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.ui.title.front import how_far

FORKING = "A fork is a copy that goes its own way from here: what happens in one never shows in the other."
WATCHING = "What has been lived in a town can be watched again, without any mind; nothing in it is changed."


@dataclass(frozen=True, slots=True)
class Choosing:
    """For what a town is chosen: the page's title, what is said over the list, and whether the latest come first."""

    title: str
    words: str = ""
    latest_first: bool = False


LOAD = Choosing("Load a town")
FORK = Choosing("Fork a town", FORKING)
WATCH = Choosing("Watch a replay", WATCHING, latest_first=True)


def saved_page(
    saves: tuple[SaveInfo, ...],
    what_for: Choosing,
    choose: Callable[[str], None],
    mend: Callable[[SaveInfo], None],
    back: Callable[[], None],
) -> Page:
    """Every saved town with how far it came and how large it is; one that cannot be opened says why, and may be mended."""
    ordered = sorted(saves, key=_written, reverse=True) if what_for.latest_first else saves
    controls = [control for save in ordered for control in _controls(save, choose, mend)]
    told: list[Control] = [Note(what_for.words)] if what_for.words else []
    page = Page(what_for.title, [*told, *controls, Button("Back", back)], back, width=560)
    page.held_above = len(told)
    return page


def left_page(save: SaveInfo, until: int | None, rescue: Callable[[], None], back: Callable[[], None]) -> Page:
    """What is left of a save that cannot be opened: until when a copy can be made of it, if at all."""
    controls: list[Control] = [Note(save.problem, bad=True, size=13.5)]
    if until is None:
        controls += [Note("Nothing of it is left that could be opened."), Button("Back", back)]
    else:
        when = save.clock.label(until)
        controls.append(
            Note(f"It was whole until {when}. A copy can be made of it as it was then; the file itself stays as it is.")
        )
        controls.append(Row((("Back", back), (f"Open a copy as it was at {when[-5:]}", rescue)), on=1))
    return Page(save.name, controls, back, width=560)


def _controls(save: SaveInfo, choose: Callable[[str], None], mend: Callable[[SaveInfo], None]) -> list[Control]:
    if save.problem:
        return [
            Button(save.name, lambda: None, able=False),
            Note(save.problem, bad=True),
            Row((("Is anything of it left?", lambda: mend(save)),), height=30),
        ]
    return [Button(save.name, lambda: choose(save.name), f"{how_far(save)} · {described(save)}")]


def _written(save: SaveInfo) -> float:
    """When the file was written last, seconds since the epoch; a file that went away meanwhile is the oldest."""
    try:
        return save.path.lstat().st_mtime
    except OSError:
        return 0.0


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
