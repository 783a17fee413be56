"""A morning of three people that was written down, with the plans that everybody had at each minute of it; and asking why."""

from dataclasses import dataclass, field
from pathlib import Path

from session.three_people import thinking, three_people

from game.ai.embedding import Embedder
from game.ai.plans import DayPlan
from game.saves import Save, Store
from game.session import Session
from game.session.because import Link, Telling
from game.session.because.opening import telling_of
from game.session.founding import found_new
from game.session.ground import Ground
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE
from game.world.commands import Command

MORNING = 7 * TICKS_PER_HOUR
"""They get up at one."""
EMBEDDER = Embedder()


@dataclass
class ToldTown:
    """What was lived: the save it is in, and each resident's plan at the end of each minute's first tick."""

    store: Store
    name: str
    ground: Ground
    plans: dict[tuple[int, int], DayPlan | None] = field(default_factory=dict)

    def open(self) -> Save:
        return self.store.open(self.name, write=False)

    def telling(self, save: Save, until: int | None = None) -> Telling:
        return telling_of(save, self.ground, EMBEDDER, save.last_tick if until is None else until)


def lived(folder: Path, orders: dict[int, Command] | None = None, until: int = MORNING, name: str = "told") -> ToldTown:
    """Live a morning in which a player hands in `orders` at their ticks."""
    ground, store = three_people(folder), Store(folder / "saves")
    town = ToldTown(store, name, ground)
    session = found_new(store, name, ground, thinking())
    while session.now < until:
        if orders and session.now in orders:
            session.order(orders[session.now])
        session.advance(wait=True)
        _watch(session, town)
    session.close()
    return town


def _watch(session: Session, town: ToldTown) -> None:
    """A plan is as the thoughts of a tick left it when that tick is over."""
    if session.now % TICKS_PER_MINUTE == 0:
        for resident in session.residents.values():
            town.plans[resident.id, session.now - 1] = resident.plan


def links(link: Link) -> list[Link]:
    """A link and all below it."""
    return [link, *(each for below in link.below for each in links(below))]
