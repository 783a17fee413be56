"""What saving costs: the main thread's time at a game minute and at a state, the bytes of a run, and opening it again.

SAVING_DAYS says how long the town of twenty-five has lived before it is measured (2 if left out: a minute or two).
"""

import os
import tempfile
import time
from pathlib import Path

import numpy as np

from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session import Session
from game.session.founding import Thinking, found_new
from game.session.going_on import go_on
from game.session.ground import lay_ground
from game.session.sinks import SNAPSHOT_TICKS
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE

DAYS = float(os.environ.get("SAVING_DAYS", "2"))
MEASURED = 12 * SNAPSHOT_TICKS


def bench_saving() -> None:
    ground, thinking = lay_ground(None, None, RunSettings(seed=7)), Thinking(OfflineMind(), threads=4)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        _live(found_new(store, "town", ground, thinking), round(DAYS * TICKS_PER_DAY)).close()
        size = store.path("town").stat().st_size
        began = time.perf_counter()
        session = go_on(store.open("town"), ground, thinking)
        opened = time.perf_counter() - began
        minutes, states = _kept(session)
        session.close()
    print(f"\na town of {len(session.residents)} that has lived {DAYS:g} days: {size / 1e6:.1f} MB, opened in {opened:.2f} s")
    for what, seconds in (("a minute", minutes), ("a state", states)):
        worst, median = max(seconds) * 1000, float(np.median(seconds)) * 1000
        print(f"writing down {what}: {median:.2f} ms of the main thread, {worst:.2f} at worst ({len(seconds)} times)")


def _live(session: Session, until: int) -> Session:
    while session.now < until:
        session.advance(wait=True)
    return session


def _kept(session: Session) -> tuple[list[float], list[float]]:
    """Seconds of the main thread in each call that writes something down."""
    minutes: list[float] = []
    states: list[float] = []
    keep = session.record.keep

    def timed(living: Session) -> None:
        began = time.thread_time()
        keep(living)
        took = time.thread_time() - began
        if living.now % SNAPSHOT_TICKS == 0:
            states.append(took)
        elif living.now % TICKS_PER_MINUTE == 0:
            minutes.append(took)

    session.record.keep = timed  # type: ignore[method-assign]
    _live(session, session.now + MEASURED)
    return minutes, states
