"""Owns the pages of the past: continuing from a moment, and the menu of a replay."""

from collections.abc import Callable

from game.problem import Problem
from game.saves.folder import checked_name
from game.ui.entry import Entry
from game.ui.pages.buttons import Button, Row
from game.ui.pages.control import Control
from game.ui.pages.field import Field
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.world.clock import Clock

LONGEST_STEM = 44
"""Letters of a town's name that are kept in the name of its copy."""
BRANCHING = "A copy of the town as it was then lives on from there. What happens in one never shows in the other."


def name_at(name: str, clock: Clock, tick: int) -> str:
    """What a copy may be called: "my town at Mon 14-20" (a save's name has neither dots nor colons)."""
    return f"{name[:LONGEST_STEM].strip()} at {clock.moment(tick):%a %H-%M}"


class BranchForm:
    """Asks for the copy's name; `begin` gets it, `taken` says whether a town has it already."""

    def __init__(
        self, moment: str, name: str, taken: Callable[[str], bool], begin: Callable[[str], None], back: Callable[[], None]
    ) -> None:
        self._taken, self._begin = taken, begin
        self.name = Field("Name", Entry(name, "What the copy is saved as", 60))
        self.note = Note(BRANCHING)
        self.page = Page(
            f"Continue from {moment}",
            [self.name, self.note, Row((("Back", back), ("Continue from here", self.submit)), on=1)],
            back,
            width=560,
        )
        self.page.at = 0

    def submit(self) -> None:
        """Begin, or say what is wrong with the name."""
        try:
            name = checked_name(" ".join(self.name.entry.text.split()) if self.name.entry else "")
        except Problem as problem:
            self.note.say(str(problem), bad=True)
            return
        if self._taken(name):
            self.note.say(f'There is a town "{name}" already; choose another name.', bad=True)
            return
        self._begin(name)


def replay_menu(
    resume: Callable[[], None],
    branch: Callable[[], None],
    settings: Callable[[], None],
    help: Callable[[], None],
    to_title: Callable[[], None],
    leave: Callable[[], None],
) -> Page:
    """The menu of a replay that was opened from the title."""
    buttons: list[Control] = [
        Button("Watch on", resume, main=True),
        Button("Continue from here", branch),
        Button("Settings", settings),
        Button("Keys", help),
        Button("Go to the title", to_title),
        Button("Quit", leave),
    ]
    return Page("Replay", buttons, resume, width=340)
