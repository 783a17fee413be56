"""Owns the questions about what was just observed: how poignant it is, and what to do about it."""

from dataclasses import dataclass

from game.ai.memory import Memory
from game.ai.mind.circumstances import Circumstances
from game.ai.plans import Step


@dataclass(frozen=True, slots=True)
class RateImportance:
    """Rate how poignant each text is to this person, 1 (brushing teeth) to 10 (a break-up).

    `planned` has for each text how poignant it was expected to be when it was planned, 0 where it was not planned; it is
    empty where none was.
    """

    now: Circumstances
    texts: tuple[str, ...]
    planned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class React:
    """Something was observed: go on, wait, act or talk? The paper's four blocks (section 4.3.1).

    They are the self-summary and the own status (`now`), the `observation`, and what is remembered for the two
    queries: `relationship` ("What is X's relationship with Y?") and `about` ("Y is doing Z"). `target` and `state`
    say which object it is about and what it has become; `person` who it is about; `step` what they are at.
    `up_to` names those there whom it is up to before them: who is at the thing, whose place it is, who is nearer.
    `names` are of everybody in town, by id.
    """

    now: Circumstances
    observation: str
    relationship: tuple[Memory, ...] = ()
    about: tuple[Memory, ...] = ()
    target: int | None = None
    state: str | None = None
    person: int | None = None
    step: Step | None = None
    up_to: tuple[str, ...] = ()
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Reaction:
    """`choice`: "continue", "wait", "act" or "talk", with the `reason` in words, as after "she saw that it burns and".

    An empty reason is not worth remembering. `importance` (1-10) is of what was observed and decided; 0 when it has not
    been rated with it.
    `steps` are what they do at once instead, one after the other; their times count from 0, the minute it begins.
    `redo` says that the step they were at has to be done again afterwards.
    """

    choice: str
    reason: str = ""
    steps: tuple[Step, ...] = ()
    redo: bool = False
    importance: int = 0
