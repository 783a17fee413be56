"""Owns what goes to a worker and what comes back: an Asked, the frozen Snapshot made for it, the Thought it becomes."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from game.ai.known_places import KnownPlaces
from game.ai.memory import NewMemory
from game.ai.mind import DialogueLine
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step
from game.ai.query import Query
from game.ai.stream import StreamView
from game.world.bodies import Line
from game.world.events import Percept
from game.world.places import Town

ACT, SENSE, VOICE, ANSWER, REFLECT, ALARM = "act", "sense", "voice", "answer", "reflect", "alarm"
"""The lanes of a resident: each holds one request at a time. What cannot wait (a fire, a taken stove) has one of its own,
and so has what is merely noticed, which may take long and must keep nobody from acting. Somebody who is spoken to answers,
even while they still think about another talk."""

LANES = {
    "notice": SENSE,
    "break_down": ACT,
    "ground": ALARM,
    "plan_day": REFLECT,
    "replan": REFLECT,
    "reflect": REFLECT,
    "dialogue": VOICE,
    "note_talk": VOICE,
    "say_line": ANSWER,
    "react": ALARM,
    "meet": ALARM,
    "heed": ALARM,
    "settle": REFLECT,
}
"""The lane of each kind of thought."""

DELAYS = {
    "notice": 72,
    "break_down": 66,
    "ground": 6,
    "plan_day": 60,
    "replan": 60,
    "reflect": 180,
    "dialogue": 6,
    "note_talk": 60,
    "say_line": 2,
    "react": 3,
    "meet": 6,
    "heed": 3,
    "settle": 6,
}
"""Ticks from asking to taking effect, by kind: fixed, so that the course of a run does not depend on how fast a mind is.

The clock waits for a thought that is due, so the longer these are, the more minds think at once: with an answer a second
from a language model, a day of 25 residents takes half as long as with a third of these delays (counted)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request in flight. It is state: saved, digested, asked again when a run goes on.

    `members` are residents whose lane it holds (two for a dialogue). `revision` is the plan it was made for.
    `percepts` were taken out of the buffer for it; `step` and `reason` belong to "ground", `conversation` to talk. For
    "react" and "meet" `step` is what they are at; `up_to` is who is there whom it is up to before them, by id, and
    `person` whom they have come near.
    """

    id: int
    kind: str
    resident: int
    members: tuple[int, ...]
    asked: int
    due: int
    revision: int = 0
    day: int = 0
    percepts: tuple[Percept, ...] = ()
    step: Step | None = None
    reason: str = ""
    avoid: tuple[int, ...] = ()
    conversation: int | None = None
    up_to: tuple[int, ...] = ()
    person: int | None = None


@dataclass(frozen=True, slots=True)
class Portrait:
    """One resident as a worker sees them: all that a thought of theirs may rest on, frozen at the tick of asking.

    `following` is the step they are at, `summary` who they are in their own eyes (what they last summed up).
    `names` are of everybody in town, by id, `pronouns` what is said for each of them ("she"); `talks` the
    conversations of this resident's own among its percepts.
    """

    id: int
    persona: Persona
    known: KnownPlaces
    plan: DayPlan | None
    stream: StreamView
    arena: int
    doing: str
    recent: tuple[str, ...] = ()
    names: tuple[tuple[int, str], ...] = ()
    pronouns: tuple[tuple[int, str], ...] = ()
    talks: tuple[int, ...] = ()
    following: Step | None = None
    summary: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a thought is made from. `minds` has the members of the request, its own resident first.

    `town` is the map of that moment (None: as the run was begun), `redrawn` whether it was another before.
    """

    asked: Asked
    seed: int
    minds: tuple[Portrait, ...]
    lines: tuple[Line, ...] = ()
    town: Town | None = field(default=None, compare=False, repr=False)
    redrawn: bool = False

    @property
    def me(self) -> Portrait:
        """The resident the thought belongs to."""
        return self.minds[0]


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a request, committed whole or not at all.

    `embeddings` has a row for each of `memories`. `touched` are (resident, memory number) pairs that were retrieved
    for it, of every member. `plan` replaces the plan, `known` the place tree, `recent` what was
    noted last, `summary` the self-summary; `step` is what to do now instead; `lines` a dialogue to be spoken;
    `talk_to` somebody to begin a talk with. `steps` are done at once, whatever the plan says then, and after them `redo`,
    the step that was broken off, once more. `queries` are those by which memories were recalled for it, in order.
    """

    asked: Asked
    memories: tuple[NewMemory, ...] = ()
    embeddings: NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 256), np.float32))
    touched: tuple[tuple[int, int], ...] = ()
    plan: DayPlan | None = None
    known: KnownPlaces | None = None
    recent: tuple[str, ...] | None = None
    step: Step | None = None
    lines: tuple[DialogueLine, ...] = ()
    summary: str | None = None
    talk_to: int | None = None
    steps: tuple[Step, ...] = ()
    redo: Step | None = None
    queries: tuple[Query, ...] = ()
