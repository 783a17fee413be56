"""Owns living some hours with a mind behind a server, and looking at everything that was said, done, remembered and asked."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from game.ai.model.ledger import Meter
from game.ai.model.speech import speech
from game.ai.residents import Resident
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import Thinking, found
from game.session.ground import Ground
from game.world.clock import TICKS_PER_MINUTE, minute_of_day

PLANNED = 60
"""The minute by which everybody must have a plan for the day: before the first of them gets up."""
LONGEST_IDLE = 5
"""Game minutes that somebody may be up without a step, while the next is being thought of. That is so with any mind; whoever
waits for an answer that never comes waits for hours."""


@dataclass
class Lived:
    """What came of some hours. `speeches` are the words said; `written` everything done or remembered; `idle` the most game
    minutes in a row that each resident was up without a step of a plan; `meter` what became of the questions to the model.
    """

    digest: str = ""
    speeches: list[str] = field(default_factory=list)
    written: list[str] = field(default_factory=list)
    idle: dict[str, int] = field(default_factory=dict)
    meter: Meter = field(default_factory=Meter)

    @property
    def outcomes(self) -> Counter[str]:
        """How many questions ended how."""
        sums: Counter[str] = Counter()
        for (_, outcome), number in self.meter.outcomes:
            sums[outcome] += number
        return sums

    @property
    def unspeakable(self) -> list[str]:
        """What was said and is no speech."""
        return [said for said in self.speeches if speech(said, tuple(self.idle)) != said]

    @property
    def frozen(self) -> dict[str, int]:
        """Who stood about, and for how many game minutes."""
        return {name: minutes for name, minutes in self.idle.items() if minutes > LONGEST_IDLE}


def live(ground: Ground, until: int, thinking: Thinking, begin: Callable[[Ground, Thinking], Session] = found) -> Lived:
    """Live from midnight to a tick, and wait for what is still being thought. The thinking names its model."""
    life = Lived()
    session = begin(ground, thinking)
    try:
        look = _watched(session, life)
        while session.now < until:
            session.advance(wait=True)
            look()
        life.digest = digest_of(session, ground.header)
        life.written += [memory.text for each in session.residents.values() for memory in each.stream.records]
    finally:
        session.close()
    if thinking.model is not None:
        life.meter = thinking.model.meter()
    return life


def _watched(session: Session, life: Lived) -> Callable[[], None]:
    """What is to be looked at after each tick."""
    idle = {each.name: 0 for each in session.residents.values()}
    life.idle = dict(idle)

    def look() -> None:
        life.speeches += [event.text for event in session.latest if event.kind == "speech"]
        life.written += [event.text for event in session.latest if event.kind == "doing"]
        if session.now % TICKS_PER_MINUTE == 0:
            for each in session.residents.values():
                idle[each.name] = idle[each.name] + 1 if _has_nothing_to_do(each, session.now) else 0
                life.idle[each.name] = max(life.idle[each.name], idle[each.name])

    return look


def _has_nothing_to_do(resident: Resident, tick: int) -> bool:
    """Up, and no step of a plan for this minute."""
    if resident.plan is None:
        return minute_of_day(tick) >= PLANNED
    minute = resident.plan_minute(tick)
    return resident.plan.wake <= minute < resident.plan.bed and resident.step_at(minute) is None
