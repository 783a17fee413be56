"""What a tick costs without a window: our town of twenty-five from waking until noon, thinking included."""

import time

import numpy as np

from game.ai.offline.mind import OfflineMind
from game.session import Session
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import tick_at

WAKING, NOON = tick_at(0, 6 * 60), tick_at(0, 12 * 60)
SECONDS_AT_1X = 1 / 6
"""A tick is ten game seconds, and a game minute lasts a real second."""


def bench_a_morning() -> None:
    session = found(lay_ground(None, None, RunSettings(seed=7)), Thinking(OfflineMind(), threads=0))
    while session.now < WAKING:
        session.advance(wait=True)
    began = time.process_time()
    ticks = np.array([_seconds_of_a_tick(session) for _ in range(NOON - WAKING)])
    seconds = time.process_time() - began
    print(f"\none tick of {len(session.residents)} residents, 06:00 to 12:00, in milliseconds of processor time")
    print(f"median {np.median(ticks) * 1000:.2f}   99th {np.percentile(ticks, 99) * 1000:.2f}   worst {ticks.max() * 1000:.1f}")
    print(f"the six hours took {len(ticks) * SECONDS_AT_1X / seconds:.0f} times less than they last at 1x")


def _seconds_of_a_tick(session: Session) -> float:
    began = time.thread_time()
    session.advance(wait=True)
    return time.thread_time() - began
