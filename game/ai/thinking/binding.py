"""Owns what a plan is made with besides what comes to mind: all that binds the day, all that no longer does, what is wanted."""

from dataclasses import dataclass
from datetime import date

from game.ai.commitments import Commitment, called_off, commitments, names_it
from game.ai.memory import Kind, NewMemory
from game.ai.plans import DayPlan
from game.ai.thinking.means import Means
from game.ai.thought import Snapshot
from game.ai.wants import unasked, wants
from game.world.clock import TICKS_PER_DAY

WANT_IMPORTANCE = 5
DECLINE_IMPORTANCE = 4


@dataclass(frozen=True, slots=True)
class Bound:
    """`all` that binds from the day on, `today` of it what is on that day; `dropped` says what was refused or called off."""

    day: date
    all: tuple[Commitment, ...]
    dropped: tuple[str, ...]

    @property
    def today(self) -> tuple[Commitment, ...]:
        """What binds on the day itself."""
        return tuple(each for each in self.all if each.occasion.date == self.day.isoformat())

    @property
    def sentences(self) -> tuple[str, ...]:
        """The day's commitments as remembered."""
        return tuple(each.sentence for each in self.today)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The records they were read from."""
        return tuple(each.number for each in self.today if each.number is not None)


def bound_on(snapshot: Snapshot, means: Means, day: int) -> Bound:
    """Look through all records for what binds on a day of the run: nothing that was promised is left to chance."""
    me, when = snapshot.me, means.clock.moment(day * TICKS_PER_DAY).date()
    records = tuple(me.stream.standing())
    return Bound(when, commitments(me.persona, records, means.clock, when), called_off(me.persona, records))


def want_records(snapshot: Snapshot, means: Means, bound: Bound) -> tuple[NewMemory, ...]:
    """What they want to ask of whom, as plans: a talk can take it up."""
    me = snapshot.me
    ids = {name: number for number, name in me.names if number != me.id}
    found = wants(me.persona, tuple(me.stream.standing()), bound.all, ids, means.clock, bound.day)
    return tuple(NewMemory(Kind.PLAN, want.text, WANT_IMPORTANCE, want.evidence, (ids[want.whom],)) for want in found)


def to_ask(snapshot: Snapshot, fresh: tuple[NewMemory, ...]) -> tuple[int, ...]:
    """Ids of those they want to ask something, `fresh` wants included."""
    me = snapshot.me
    ids = {name: number for number, name in me.names}
    texts = (*(memory.text for memory in me.stream), *(new.text for new in fresh))
    return tuple(sorted(ids[name] for name in unasked(me.persona.name, texts) if name in ids))


def decline_records(snapshot: Snapshot, plan: DayPlan, bound: Bound) -> tuple[NewMemory, ...]:
    """What they will not come to and why, unless they have told themselves so already."""
    me = snapshot.me
    known = {memory.text for memory in me.stream} if plan.declined else set[str]()
    return tuple(
        NewMemory(Kind.REFLECTION, text, DECLINE_IMPORTANCE, _grounds(text, bound)) for text in plan.declined if text not in known
    )


def _grounds(text: str, bound: Bound) -> tuple[int, ...]:
    """The records of what a refusal is about."""
    return tuple(each.number for each in bound.today if each.number is not None and names_it(text, each.occasion))
