"""Owns living one cell of a sweep to its end and studying it, in whatever process or on whatever machine that is."""

import multiprocessing
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game import __version__
from game.ai.offline.mind import OfflineMind
from game.problem import Problem
from game.saves import Store
from game.session.founding import Thinking, found_new
from game.session.going_on import go_on
from game.session.session import Session
from game.study.community import study_community
from game.study.sweeping.cells import Cell
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

Found = dict[str, Any]
"""What was found in a run: `study_community`, with its seed and group."""


class Orphaned(Exception):
    """Whoever wanted the run is gone."""


def live_here(cell: Cell, folder: Path, keep_save: bool) -> Found:
    """Live a cell in a folder of this machine and study it. A save that lies there goes on: nothing is lived twice."""
    ground, store = cell.ground(folder), Store(folder)
    thinking = Thinking(OfflineMind(), 0)
    begun = store.exists(cell.key)
    session = go_on(store.open(cell.key), ground, thinking) if begun else found_new(store, cell.key, ground, thinking)
    with closing(session):
        _live(session, cell.days * TICKS_PER_DAY)
    with store.open(cell.key, write=False) as save:
        studied = study_community(save, ground, OfflineMind())
    if not keep_save:
        store.path(cell.key).unlink()
    return {"seed": cell.seed, "days": cell.days, "group": cell.group, "version": cell.version, **studied, "name": cell.key}


def live_away(cell: Cell) -> Found:
    """The same on a worker of a cluster, in a folder that goes with it. Raises Problem where another version is installed."""
    if cell.version != __version__:
        raise Problem(f"A worker has version {__version__} of the game, and this is {cell.version}; install the same on both.")
    with TemporaryDirectory(prefix="smallville-") as folder:
        return live_here(cell, Path(folder), keep_save=False)


def _live(session: Session, until: int) -> None:
    """To a tick; a process whose parent is gone stops within a game hour, so that nobody else finds its save in use."""
    parent = multiprocessing.parent_process()
    while session.now < until:
        if session.now % TICKS_PER_HOUR == 0 and parent is not None and not parent.is_alive():
            raise Orphaned
        session.advance(wait=True)
