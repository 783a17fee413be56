"""Three early risers in the tiny town: a whole run in a second, with meals, work, talk and a bathroom for one."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from world.tiny_town import write_town

from game.ai.offline.mind import OfflineMind
from game.ai.thought import Snapshot, Thought
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import Thinking, found
from game.session.ground import Ground, lay_ground
from game.session.in_flight import InFlight
from game.session.questions import Questions
from game.settings import RunSettings
from game.world.clock import TICKS_PER_HOUR

PEOPLE = """
[[resident]]
name = "Ada Reed"
age = 34
traits = ["kind", "curious"]
paragraph = "Ada Reed keeps the Corner Shop; she gets up at 1am; Bo Finch is her good friend; she likes Cy Hall"

[[resident]]
name = "Bo Finch"
age = 61
paragraph = "Bo Finch is a retired sailor; he gets up at 1am; Ada Reed is his good friend; he likes to read novels"

[[resident]]
name = "Cy Hall"
age = 20
paragraph = "Cy Hall is a student; he gets up at 1am; Ada Reed and Bo Finch are close friends of his; he loves drawing"
"""
LIVELY = 480
"""A tick at which everybody has been about for some time."""


def three_people(folder: Path, seed: int = 3) -> Ground:
    """The ground of a run, its files written to the folder."""
    return lay_ground(write_town(folder), people_file(folder), RunSettings(seed=seed))


def people_file(folder: Path, text: str = PEOPLE) -> Path:
    path = folder / "people.toml"
    path.write_text(text, encoding="utf-8")
    return path


def thinking(threads: int = 0) -> Thinking:
    return Thinking(OfflineMind(), threads)


def live(session: Session, until: int) -> Session:
    """Advance to a tick; returns the same session."""
    while session.now < until:
        session.advance(wait=True)
    return session


def live_until(session: Session, condition: Callable[[], object]) -> None:
    """Advance until something is so; it must come to be within four hours."""
    latest = session.now + 4 * TICKS_PER_HOUR
    while not condition():
        assert session.now < latest, "it never came to be"
        session.advance(wait=True)


def digest_after(ground: Ground, ticks: int, threads: int = 0) -> str:
    """The digest of a new run that has lived so long."""
    session = live(found(ground, thinking(threads)), ticks)
    try:
        return digest_of(session, ground.header)
    finally:
        session.close()


@dataclass
class SlowBridge:
    """Thinks when it likes: a thought is ready only after it was asked for it `patience(request)` times."""

    think: Callable[[Snapshot], Thought]
    patience: Callable[[int], int]
    waiting: dict[int, Snapshot] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    thought: list[int] = field(default_factory=list)
    early: dict[int, Thought] = field(default_factory=dict)

    def submit(self, snapshot: Snapshot) -> None:
        self.waiting[snapshot.asked.id] = snapshot

    def ready(self, request: int) -> bool:
        self.asked[request] = self.asked.get(request, 0) + 1
        return self.asked[request] > self.patience(request)

    def take(self, request: int) -> Thought:
        if request not in self.early:
            self.think_of(request)
        return self.early.pop(request)

    def think_of(self, request: int) -> None:
        """Have one thought before it is taken."""
        self.thought.append(request)
        self.early[request] = self.think(self.waiting.pop(request))

    def close(self) -> None:
        self.waiting.clear()


def slowly(session: Session, patience: Callable[[int], int]) -> SlowBridge:
    """Have a session that has not begun think through a slow bridge."""
    think_here = session.in_flight._bridge._think  # type: ignore[attr-defined]
    bridge = SlowBridge(think_here, patience)
    session.in_flight = InFlight(bridge)
    session.questions = Questions(session.settings, session.simulation, session.residents, session.in_flight)
    return bridge


def at_random(seed: int) -> Callable[[int], int]:
    draw = random.Random(seed)
    return lambda request: draw.randrange(12)
