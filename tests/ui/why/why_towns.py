"""A town that was lived and saved and goes on, seen without a screen; and patience for what is reckoned in a thread."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from session.three_people import live, thinking, three_people
from world.tiny_town import STOVE

from game.saves import Store
from game.session import Session
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import Ground
from game.world.commands import SetState

BURNT, CLOSED, NOW = 800, 900, 933
"""Ticks: of the fire, of the first sitting's end, and of the present, in the middle of a game minute."""


@dataclass
class SeenTown:
    """What the why page asks of the town's picture."""

    scene: Session
    looks: dict[int, str] = field(default_factory=dict)
    past: bool = False
    epoch: int = 0

    def mood(self, number: int) -> str:
        return "neutral"


def live_two_sittings(folder: Path) -> tuple[Session, Store, Ground]:
    """Live till a quarter past two with a fire before, close, and go on for some minutes."""
    store, ground = Store(folder / "saves"), three_people(folder)
    session = live(found_new(store, "asked", ground, thinking()), BURNT)
    session.order(SetState(STOVE, "burning"))
    live(session, CLOSED).close()
    return live(go_on(store.open("asked"), ground, thinking()), NOW), store, ground


@contextmanager
def two_sittings(folder: Path) -> Iterator[Session]:
    """The same, closed in the end."""
    session = live_two_sittings(folder)[0]
    try:
        yield session
    finally:
        session.close()


def wait_until(done: Callable[[], bool], between: Callable[[], object] = lambda: None) -> None:
    """Let a thread have its time; it must not take more than half a minute."""
    until = time.monotonic() + 30
    while not done():
        assert time.monotonic() < until, "it never came to be"
        between()
        time.sleep(0.002)
