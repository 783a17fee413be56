"""Owns the page on which a new town is chosen: name, map, people, hour, mind, seed."""

from collections.abc import Callable
from pathlib import Path

from game.assets import asset
from game.problem import Problem
from game.saves.folder import checked_name
from game.session.ground import DEFAULT_MAP, DEFAULT_RESIDENTS
from game.ui.entry import Entry
from game.ui.pages.buttons import Choice, Row
from game.ui.pages.control import Control
from game.ui.pages.field import Field
from game.ui.pages.page import Page
from game.ui.pages.texts import Note
from game.ui.people.own_files import own_files
from game.ui.title.ready_made import OWN, TownCards, ready_made
from game.ui.title.towns import NewTown

STARTS = (("00:00, everybody asleep", 0), ("07:00, as the town wakes", 7 * 60), ("12:00, at noon", 12 * 60))
_FILE = "A file of yours…"
_WRITE = "Write people"
_MOST_SEED = 2**31 - 1


class NewTownForm:
    """The choices, and the page they are made on. `page` changes when a field appears or goes."""

    def __init__(
        self,
        name: str,
        model: str,
        begin: Callable[[NewTown], None],
        taken: Callable[[str], bool],
        set_up: Callable[[], None],
        back: Callable[[], None],
        write: Callable[[], None] = lambda: None,
    ) -> None:
        self._begin, self._taken, self._model = begin, taken, model
        self._maps, self._people = _files("maps", ".tmx", DEFAULT_MAP), _people()
        self.name = Field("Name", Entry(name, "What this town is saved as", 60))
        self.town_cards = TownCards((*ready_made(), OWN), self._changed)
        self.map = Choice("Map", [*(path.stem for path in self._maps), _FILE], changed=self._map_chosen)
        self.map_file = Field("", Entry("", "Path of a Tiled map (.tmx)", 400))
        self.people = Choice("People", [*(path.stem for path in self._people), _FILE], changed=self._changed)
        self.people_file = Field("", Entry("", "Path of a residents file (.toml)", 400))
        self.start = Choice("Come in at", [label for label, _ in STARTS], 1)
        self.mind = Choice("Mind", ["Offline", model or "A language model…"], 1 if model else 0, self._changed)
        self.seed = Field("Seed", Entry("1", "1", 10))
        self.note = Note()
        self._set_up, self._write = set_up, write
        self.page = Page("A new town", back=back, width=640)
        self._buttons = Row((("Back", back), ("Begin", self.submit)), on=1)
        self._changed(0)

    def submit(self) -> None:
        """Begin with what was chosen, or say what is wrong with it."""
        try:
            town = self.town()
        except Problem as problem:
            self.note.say(str(problem), bad=True)
            return
        self._begin(town)

    def town(self) -> NewTown:
        """What was chosen. Raises Problem for a name, number or path that cannot be."""
        name = checked_name(" ".join(self.name.entry.text.split()) if self.name.entry else "")
        if self._taken(name):
            raise Problem(f'There is a town "{name}" already; choose another name.')
        if self._wants_model and not self._model:
            raise Problem("No language model is set up yet; choose one in the settings, or the offline mind.")
        start = STARTS[self.start.at][1]
        return NewTown(name, *self.where_and_who(), start, self._seed(), self._wants_model)

    def where_and_who(self) -> tuple[Path | None, Path | None]:
        """The map and the people's file, None for ours. Raises Problem for a file that is not there."""
        if not self._own:
            return self.town_cards.chosen.map_path, self.town_cards.chosen.file if self.town_cards.at else None
        return _path(self.map, self._maps, self.map_file), _path(self.people, self._people, self.people_file)

    def take_people(self, written: Path | None) -> None:
        """Have those live there who were just written, if they were saved."""
        self._people = _people()
        self.people.options = [*(path.stem for path in self._people), _FILE]
        if written in self._people:
            self.people.at = self._people.index(written)
        self._changed(0)

    def _write_people(self) -> None:
        try:
            self._write()
        except Problem as problem:
            self.note.say(str(problem), bad=True)

    @property
    def _own(self) -> bool:
        return self.town_cards.chosen is OWN

    @property
    def _wants_model(self) -> bool:
        return self.mind.at == 1

    def _seed(self) -> int:
        text = self.seed.entry.text.strip() if self.seed.entry else ""
        if not text:
            return 1
        if not (text.isascii() and text.isdigit()) or int(text) > _MOST_SEED:
            raise Problem(f'The seed "{text}" is not a whole number from 0 to {_MOST_SEED}.')
        return int(text)

    def _map_chosen(self, at: int) -> None:
        """Suggest those who live on it: the people of the same name."""
        own = self._maps[at].stem if at < len(self._maps) else ""
        namesakes = [number for number, path in enumerate(self._people) if path.stem == own]
        self.people.at = namesakes[0] if namesakes else self.people.at
        self._changed(at)

    def _changed(self, _: int) -> None:
        """The fields that belong to what is chosen."""
        controls: list[Control] = [self.town_cards, self.name]
        if self._own:
            controls.append(self.map)
            controls += [self.map_file] if self.map.chosen == _FILE else []
            controls.append(self.people)
            controls += [self.people_file] if self.people.chosen == _FILE else []
            controls.append(Row(((_WRITE, self._write_people),), height=34))
        controls += [self.start, self.mind]
        if self._wants_model and not self._model:
            controls.append(Row((("Set up a language model", self._set_up),), height=34))
        reached = self.page.reached
        self.page.controls = [*controls, self.seed, self.note, self._buttons]
        self.page.at = self.page.controls.index(reached) if reached in self.page.controls else -1


def _files(folder: str, suffix: str, first: str) -> list[Path]:
    """The game's own files of a kind, the usual one first."""
    return sorted(asset(folder).glob(f"*{suffix}"), key=lambda path: (path.name != first, path.name))


def _people() -> list[Path]:
    """The residents files there are: ours, then those that were written on the people screen."""
    return [*_files("residents", ".toml", DEFAULT_RESIDENTS), *own_files()]


def _path(choice: Choice, ours: list[Path], field: Field) -> Path | None:
    """The file chosen; None for the usual one. Raises Problem when none is named."""
    if choice.at < len(ours):
        return ours[choice.at] if choice.at else None
    text = field.entry.text.strip().strip('"') if field.entry else ""
    if not text:
        raise Problem(f"Say where your file is, under {choice.label}.")
    path = Path(text).expanduser()
    if not path.is_file():
        raise Problem(f"There is no file {path}; check the path.")
    return path
