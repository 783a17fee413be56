"""Owns coming to the people screen and leaving it: from the page of a new town, and from a town that is played."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from game.ai.residents_file import ResidentEntry, load_residents
from game.assets import asset
from game.portrayal.by_hand import look_from_text
from game.session.ground import DEFAULT_MAP
from game.session.moving import move_in, move_out
from game.session.session import Session
from game.sprites.scene import Resident, Scene
from game.ui.pages.page import Page
from game.ui.people.desk import Desk
from game.ui.people.draft import Draft, draft_of
from game.ui.people.own_files import people_folder
from game.ui.people.screen import Moving
from game.ui.title.new_town import NewTownForm
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import read_map
from game.world.town_map import town_from

FIRST_FILE = "my people"


class Shows(Protocol):
    """Whoever shows screens."""

    def show_people(self, desk: Desk, leave: Callable[[], None], moving: Moving | None = None) -> None: ...


class Writing:
    """What was written is kept while the game is open, whether it was saved or not."""

    def __init__(self, shows: Shows) -> None:
        self._shows = shows
        self._begun: dict[tuple[Path | None, Path | None], Desk] = {}
        self._newcomers: tuple[Scene | None, list[Draft]] = (None, [])

    def for_form(self, form: NewTownForm, show: Callable[[Page], None]) -> None:
        """Write people for the town that is about to be begun, and come back to its page with them.

        Raises Problem when the file to begin with cannot be read.
        """
        key = form.where_and_who()
        if key not in self._begun:
            self._begun[key] = _desk(*key)
        desk = self._begun[key]

        def done() -> None:
            form.take_people(_saved(desk))
            show(form.page)

        self._shows.show_people(desk, done)

    def in_town(self, session: Scene, leave: Callable[[], None]) -> None:
        """See who lives in a town that is played, write somebody new, and let people move."""
        known, newcomers = self._newcomers
        newcomers = newcomers if known is session else []
        drafts = [*_drafts(session), *(each for each in newcomers if not _lives_in(session, each))]
        desk = Desk(drafts, lambda: session.simulation.town, session.clock, FIRST_FILE)

        def left() -> None:
            self._newcomers = (session, [each for each in desk.drafts if each.kept is None and each.paragraph.strip()])
            leave()

        self._shows.show_people(desk, left, _moving(session))

    def forget_town(self) -> None:
        """A town was left: what was written in it goes with it."""
        self._newcomers = (None, [])


def _desk(map_path: Path | None, residents: Path | None) -> Desk:
    entries = load_residents(residents) if residents is not None else ()
    own = residents is not None and residents.parent == people_folder()
    map_file = map_path or asset("maps") / DEFAULT_MAP

    def town() -> Town:
        return town_from(read_map(map_file))

    return Desk([draft_of(each) for each in entries], town, Clock(), residents.stem if residents and own else FIRST_FILE)


def _saved(desk: Desk) -> Path | None:
    path = people_folder() / f"{desk.file}.toml"
    return path if path.is_file() and not desk.unsaved else None


def _drafts(session: Scene) -> Sequence[Draft]:
    """Everybody who lives in a town, by name."""
    here = [each for number, each in session.residents.items() if not each.visitor and number in session.simulation.bodies]
    numbers = {id(each): number for number, each in session.residents.items()}
    return [draft_of(_entry(each), numbers[id(each)]) for each in sorted(here, key=lambda each: each.name)]


def _entry(resident: Resident) -> ResidentEntry:
    """Somebody who lives in a town, as a residents file would have them."""
    who = resident.persona
    entry = ResidentEntry(resident.name, who.paragraph, who.age, who.traits, look=look_from_text(resident.look))
    return replace(entry, language=who.language)


def _lives_in(session: Scene, draft: Draft) -> bool:
    return draft.resident is not None and draft.resident in session.simulation.bodies


def _moving(session: Scene) -> Moving | None:
    """How people move in this town; None where it is no session but only looks like one."""
    if not isinstance(session, Session):
        return None
    return Moving(lambda entry: move_in(session, entry), lambda resident: move_out(session, resident))
