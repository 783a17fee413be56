"""Owns the towns as the screen asks for them: those in the store, opened with the mind that was chosen."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from game.ai.offline.mind import OfflineMind
from game.ai.stream import StreamView
from game.cli.options import begin_or_go_on, closing_on_failure, watch_map
from game.preferences import Given, Key, choose, mind_settings
from game.problem import Problem
from game.saves import LogRow, Save, SaveInfo, Store
from game.session import Session
from game.session.asking import Interviewer
from game.session.founding import Thinking
from game.session.ground import ground_of_save
from game.session.minds import opened
from game.session.replay import Replay
from game.settings import MindSettings
from game.ui.timeline.past import Past
from game.ui.title.towns import NewTown, Opened
from game.world.clock import TICKS_PER_HOUR

THREADS = 4


class SavedTowns:
    """The towns of a store. `given` is what the command line says of the mind; the rest is the player's settings."""

    def __init__(self, store: Store, given: Given) -> None:
        self._store, self.given = store, given
        self._maps: dict[str, Path] = {}
        """The maps that were named for towns which are on none of ours: a save names no paths."""

    def is_on(self, name: str, map_path: Path) -> None:
        """Say which map a town is on that is on none of ours."""
        self._maps[name] = map_path

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
        return self.open(name, self._map_of(name), None, None, mind_settings(self.given))

    def fork(self, name: str, new: str = "", at: int | None = None) -> str:
        """Copy a town as it was at a tick (None: as it is now) under a name, else the next free one, and say which.

        Raises Problem.
        """
        new = new or self.free_name(name)
        self._store.fork(name, new, at)
        if name in self._maps:
            self._maps[new] = self._maps[name]
        return new

    def rescue(self, name: str) -> str:
        """Copy what is left of a damaged save under the next free name, and say which. Raises Problem."""
        new = self.free_name(f"{name} rescued")
        self._store.rescue(name, new)
        return new

    def replay(self, name: str) -> Past:
        """Open a saved town to look back at. Raises Problem."""
        return self._past(name, None)

    def open(
        self, name: str, map_path: Path | None, residents: Path | None, seed: int | None, mind: tuple[MindSettings, Key]
    ) -> Opened:
        """The town of that name, begun when there is none. Raises Problem."""
        with ExitStack() as stack:
            thinking = stack.enter_context(opened(*mind, THREADS, drawing=True))
            session = begin_or_go_on(self._store, name, map_path, residents, seed, thinking)
            stack.callback(session.close)
            watch_map(session)
            if map_path is not None:
                self._maps[name] = map_path
            asks = Interviewer(session, thinking)
            return Opened(name, session, stack.pop_all().close, lambda: self._past(name, asks), asks)

    def _map_of(self, name: str) -> Path | None:
        """The map that was named for a town, as long as it is there: its save has it too."""
        path = self._maps.get(name)
        return path if path is not None and path.is_file() else None

    def _past(self, name: str, present: Interviewer | None) -> Past:
        """What a save tells; beside the running town that writes it, whose memories need not be read again, and whose mind
        answers for who they were."""
        session = present.session if present is not None else None
        with closing_on_failure(self._store.open(name, write=False)) as save:
            replay = Replay(save, ground_of_save(save, self._map_of(name)), _streams(session))
        thinking = present.thinking if present is not None else Thinking(OfflineMind(), 0, replay.session.record.embedder)
        asks = Interviewer(replay.session, thinking)
        return Past(replay, partial(events_of, save.path), lambda: replay.refresh(_streams(session)), asks)


def _streams(session: Session | None) -> dict[int, StreamView] | None:
    return None if session is None else {number: each.stream.view() for number, each in session.residents.items()}


def events_of(path: Path, since: int, until: int) -> Iterator[tuple[LogRow, ...]]:
    """The events of a save between two ticks, an hour at a time."""
    with Save(path) as save:
        for begin in range(since, until, TICKS_PER_HOUR):
            yield save.span(("event",), begin, min(begin + TICKS_PER_HOUR, until))


def free_name(store: Store, name: str) -> str:
    """The name, or with the first number after it that makes it new."""
    if not store.exists(name):
        return name
    return next(f"{name} {number}" for number in range(2, 10_000) if not store.exists(f"{name} {number}"))
