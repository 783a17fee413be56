"""Owns the towns as the screen asks for them: those in the store, opened with the mind that was chosen."""

from contextlib import ExitStack
from pathlib import Path

from game.cli.options import begin_or_go_on
from game.preferences import Given, Key, choose, mind_settings
from game.problem import Problem
from game.saves import SaveInfo, Store
from game.session.minds import opened
from game.settings import MindSettings
from game.ui.title.towns import NewTown, Opened

THREADS = 4


class SavedTowns:
    """The towns of a store. `given` is what the command line says of the mind; the rest is the player's settings."""

    def __init__(self, store: Store, given: Given) -> None:
        self._store, self.given = store, given

    def saves(self) -> tuple[SaveInfo, ...]:
        """All that were saved."""
        return self._store.list()

    def free_name(self, name: str) -> str:
        """The name, or with the first number after it that makes it new."""
        return free_name(self._store, name)

    def model_name(self) -> str:
        """The language model that the settings name; "" when there is none."""
        try:
            settings = choose(self.given).settings
        except Problem:
            return ""
        return "" if settings.offline else settings.model

    def begin(self, town: NewTown) -> Opened:
        """Found a town at its first midnight. Raises Problem."""
        mind = mind_settings(self.given) if town.model else (MindSettings(), Key())
        return self.open(town.name, town.map_path, town.residents, town.seed, mind)

    def go_on(self, name: str) -> Opened:
        """Go on with a saved one. Raises Problem."""
        return self.open(name, None, None, None, mind_settings(self.given))

    def fork(self, name: str) -> str:
        """Copy a town under the next free name, and say which. Raises Problem."""
        new = self.free_name(name)
        self._store.fork(name, new)
        return new

    def open(
        self, name: str, map_path: Path | None, residents: Path | None, seed: int | None, mind: tuple[MindSettings, Key]
    ) -> Opened:
        """The town of that name, begun when there is none. Raises Problem."""
        with ExitStack() as stack:
            thinking = stack.enter_context(opened(*mind, THREADS, drawing=True))
            session = begin_or_go_on(self._store, name, map_path, residents, seed, thinking)
            stack.callback(session.close)
            return Opened(name, session, stack.pop_all().close)


def free_name(store: Store, name: str) -> str:
    """The name, or with the first number after it that makes it new."""
    if not store.exists(name):
        return name
    return next(f"{name} {number}" for number in range(2, 10_000) if not store.exists(f"{name} {number}"))
