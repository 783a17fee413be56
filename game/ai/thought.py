"""Owns what goes to a worker and what comes back: an Asked, the frozen Snapshot made for it, the Thought it becomes."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from game.ai.known_places import KnownPlaces
from game.ai.memory import NewMemory
from game.ai.mind import DialogueLine
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step
from game.ai.stream import StreamView
from game.world.bodies import Line
from game.world.events import Percept

ACT, VOICE, REFLECT, ALARM = "act", "voice", "reflect", "alarm"
"""The lanes of a resident: each holds one request at a time. What cannot wait (a fire) has one of its own."""

LANES = {
    "notice": ACT,
    "break_down": ACT,
    "ground": ACT,
    "plan_day": REFLECT,
    "replan": REFLECT,
    "reflect": REFLECT,
    "dialogue": VOICE,
    "note_talk": VOICE,
    "react": ALARM,
}
"""The lane of each kind of thought."""

DELAYS = {
    "notice": 18,
    "break_down": 18,
    "ground": 3,
    "plan_day": 60,
    "replan": 30,
    "reflect": 120,
    "dialogue": 6,
    "note_talk": 18,
    "react": 3,
}
"""Ticks from asking to taking effect, by kind: fixed, so that the course of a run does not depend on how fast a mind is."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request in flight. It is state: saved, digested, asked again when a run goes on.

    `members` are residents whose lane it holds (two for a dialogue). `revision` is the plan it was made for.
    `percepts` were taken out of the buffer for it; `step` and `reason` belong to "ground", `conversation` to talk. For
    "react" `step` is what they are at, and `up_to` who is there whom it is up to before them, by id; `person` whom
    they have come near.
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
    """What a thought is made from. `minds` has the members of the request, its own resident first."""

    asked: Asked
    seed: int
    minds: tuple[Portrait, ...]
    lines: tuple[Line, ...] = ()

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
    the step that was broken off, once more.
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
