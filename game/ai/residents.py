"""Owns the inner state of a resident: persona, memory stream, place tree, plan, and what is awaited from their mind."""

from dataclasses import dataclass, field

from game.ai.known_places import KnownPlaces
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step
from game.ai.stream import MemoryStream
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE


@dataclass(slots=True)
class Resident:
    """One resident's mind between thoughts. Only the session writes it, and only when it commits a thought.

    `lanes` maps a lane to the id of the request it waits for; `following` is the step being carried out;
    `stuck` why that could not be done, and `avoided` the objects (or rooms) already tried for it; `recent` the events last
    noted (for retention); `summary` who they are in their own eyes; `unreflected` the points of all that was
    observed and heard since they last reflected; `unplanned` numbers of records that
    bind them and that no plan was made with yet; `talked` when they last spoke with whom (resident id -> tick); `reacted` when
    they last reacted to what (id of an object or arena -> tick), or decided to leave whom alone (minus a resident's id).
    A `visitor` is a player: no mind thinks for them; `about` is what they say of themselves, `look` how they are drawn.
    """

    id: int
    name: str
    persona: Persona
    stream: MemoryStream
    known: KnownPlaces
    plan: DayPlan | None = None
    revision: int = 0
    following: Step | None = None
    stuck: str | None = None
    avoided: tuple[int, ...] = ()
    recent: tuple[str, ...] = ()
    noticed_at: int = 0
    summary: str = ""
    unreflected: int = 0
    unplanned: tuple[int, ...] = ()
    lanes: dict[str, int] = field(default_factory=dict)
    talked: dict[int, int] = field(default_factory=dict)
    reacted: dict[int, int] = field(default_factory=dict)
    visitor: bool = False
    about: str = ""
    look: str = ""

    @property
    def key(self) -> str:
        """Their name as files have it: "isabella_rodriguez"."""
        return self.name.lower().replace(" ", "_")

    def plan_minute(self, tick: int) -> int:
        """Minutes since midnight of the plan's own day, so that an evening may run past midnight."""
        day = self.plan.day if self.plan else 0
        return (tick - day * TICKS_PER_DAY) // TICKS_PER_MINUTE

    def step_at(self, minute: int) -> Step | None:
        """The planned step a minute of the plan's day falls in, if it is broken down so far."""
        if self.plan is None:
            return None
        return next((step for step in self.plan.steps if step.start <= minute < step.end), None)
