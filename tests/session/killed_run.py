"""A run in a process of its own, killed at some moment as `kill -9` does, and what it said of itself until then."""

import os
import random
import signal
import struct
import time
from collections.abc import Callable
from pathlib import Path

from session.three_people import thinking

from game.saves import Store
from game.session import Session
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import Ground

NAME = "run"
_TICK = struct.Struct("<q")
_LONGEST = 60.0
"""Seconds after which a run that should have been killed is given up."""


def begin_or_go_on(store: Store, ground: Ground) -> Session:
    """As the game does it."""
    if not store.exists(NAME):
        return found_new(store, NAME, ground, thinking())
    return go_on(store.open(NAME), ground, thinking())


def lived_until_killed(
    folder: Path,
    ground: Ground,
    when: Callable[[int, float], bool],
    until: int,
    meanwhile: Callable[[Session], None] = lambda session: None,
) -> int:
    """Have the run live on until it is killed: as soon as `when`, given the tick it told last and the seconds since it began.

    Before each tick something may happen `meanwhile`. It is killed when it has come to the tick `until` at the latest. Returns
    the tick it told last, -1 where it told none.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _live(folder, ground, writing, until, meanwhile)
    os.close(writing)
    os.set_blocking(reading, False)
    reached, told, began = -1, b"", time.monotonic()
    while not when(reached, time.monotonic() - began) and reached < until:
        assert time.monotonic() - began < _LONGEST, f"it stands still at {reached}"
        time.sleep(0.0002)
        told, reached = _heard(reading, told, reached)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    _, reached = _heard(reading, told, reached)
    os.close(reading)
    return reached


def at_some_moment(draw: random.Random, seconds: float) -> Callable[[int, float], bool]:
    """Any moment within so many seconds, also before there is a save."""
    moment = draw.uniform(0, seconds)
    return lambda tick, passed: passed >= moment


def just_after(draw: random.Random, tick: int, seconds: float) -> Callable[[int, float], bool]:
    """Within so many seconds after a tick: while what was lived is being written."""
    moment = draw.uniform(0, seconds)
    heard: list[float] = []

    def when(reached: int, passed: float) -> bool:
        if reached >= tick and not heard:
            heard.append(passed)
        return bool(heard) and passed - heard[0] >= moment

    return when


def _live(folder: Path, ground: Ground, writing: int, until: int, meanwhile: Callable[[Session], None]) -> None:
    """In the child: live, and tell each tick that has been lived; never returns."""
    try:
        session = begin_or_go_on(Store(folder), ground)
        os.write(writing, _TICK.pack(session.now))
        while session.now < until:
            meanwhile(session)
            session.advance(wait=True)
            os.write(writing, _TICK.pack(session.now))
        time.sleep(_LONGEST)
    finally:
        os._exit(1)


def _heard(reading: int, told: bytes, reached: int) -> tuple[bytes, int]:
    try:
        told += os.read(reading, 1 << 16)
    except BlockingIOError:
        return told, reached
    whole = len(told) // _TICK.size * _TICK.size
    if whole:
        (reached,) = _TICK.unpack(told[whole - _TICK.size : whole])
    return told[whole:], reached
