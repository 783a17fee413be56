"""Owns the pages on which a player comes to town and leaves it again."""

from collections.abc import Callable, Sequence

from game.sprites.scene import TILE, Resident
from game.sprites.town_screen import TownScreen
from game.ui.avatar.avatar import Avatar
from game.ui.avatar.look_choice import LookChoice
from game.ui.avatar.places import place_to_come_in
from game.ui.entry import Entry
from game.ui.pages.buttons import Choice, Row
from game.ui.pages.control import Control
from game.ui.pages.field import Field
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.world.places import Tile
from game.world.visiting import LONGEST_NAME

ABOUT = "You may say who you are: a role (a reporter), or a sentence about yourself. Or nothing."
_HERE, _EDGE = "where you are looking", "at the edge of town"


class ArrivalForm:
    """Name, a sentence about oneself, a look, and where to come in; `done` goes back to the town."""

    def __init__(
        self, avatar: Avatar, looks: Sequence[str], ways_in: tuple[Tile | None, Tile | None], done: Callable[[], None]
    ) -> None:
        self._avatar, self._done = avatar, done
        before = avatar.resident
        self.name = Field("Your name", Entry(before.name if before else "", "Vera Lund", LONGEST_NAME))
        self.about = Field("About you", Entry(before.about if before else "", "a reporter", 240))
        at = looks.index(before.look) if before is not None and before.look in looks else 0
        self.look = LookChoice("How you look", looks, at)
        self._ways = [(words, tile) for words, tile in zip((_HERE, _EDGE), ways_in, strict=True) if tile is not None]
        self.way = Choice("You come in", [words for words, _ in self._ways])
        self.note = Note(ABOUT)
        buttons = Row((("Back", done), ("Walk into town", self.submit)), on=1)
        ways: list[Control] = [self.way] if len(self._ways) > 1 else []
        self.page = Page("Walk into town", [self.name, self.about, self.look, *ways, self.note, buttons], done, width=560)
        self.page.at = 0

    def submit(self) -> None:
        """Come in, or say what is wrong."""
        name = self.name.entry.text if self.name.entry else ""
        about = self.about.entry.text if self.about.entry else ""
        wrong = self._avatar.objection(name) or ("" if self._ways else "There is nowhere to come in on this map.")
        if wrong:
            self.note.say(wrong, bad=True)
            return
        self._avatar.arrive(name, about, self.look.chosen, self._ways[self.way.at][1])
        self._done()


def leaving_page(who: Resident, leave: Callable[[], None], back: Callable[[], None]) -> Page:
    """You are in town: stay, or go."""
    said = f"You are here as {who.name}" + (f": {who.about}" if who.about else "") + "."
    note = "Whoever you met will remember you. You can come again, under the same name."
    controls: list[Control] = [Note(said, size=14), Note(note), Row((("Stay", back), ("Leave town", leave)), on=0)]
    return Page(who.name, controls, back, width=460)


def coming_page(avatar: Avatar, screen: TownScreen, done: Callable[[], None]) -> Page:
    """The page on which one comes to town, where one looks or at its edge; the one to leave it for who is there."""
    who = avatar.resident
    if avatar.number is not None and who is not None:

        def leave() -> None:
            avatar.leave_town()
            done()

        return leaving_page(who, leave, done)
    camera, town = screen.camera, screen.scene.simulation.town
    here = place_to_come_in(town, (int(camera.x // TILE), int(camera.y // TILE)))
    edge = place_to_come_in(town, town.free_spawns[0]) if town.free_spawns else None
    return ArrivalForm(avatar, screen.picture.artwork.visitors, (here, edge), done).page
