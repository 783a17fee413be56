"""Owns the typed questions a mind is asked and the answers it gives: swapping minds happens here, nowhere else.

A mind is a pure function of its questions: it holds no world, writes no memory, and may be called from any thread.
"""

from dataclasses import dataclass
from typing import Protocol

from game.ai.known_places import KnownPlaces
from game.ai.memory import Memory
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step
from game.world.bodies import Line


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What every question is asked with: who, when, where, and what they can draw on.

    `seed` is the run's; `tick` now, `minute` of the day; `day` counts from the start, `date` is its ISO date and
    `weekday` 0 a Monday. `memories` are what was retrieved for this question, best first.
    """

    resident: int
    persona: Persona
    seed: int
    tick: int
    day: int
    date: str
    weekday: int
    minute: int
    known: KnownPlaces
    arena: int
    doing: str = ""
    memories: tuple[Memory, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanDay:
    """Plan the day `now.day`, from waking to bed. `yesterday` sums up the day before; `promises` must be kept."""

    now: Circumstances
    yesterday: str = ""
    promises: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BreakDownHour:
    """Break the plan down into grounded steps covering [start, end) minutes of the day, without gaps."""

    now: Circumstances
    plan: DayPlan
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Ground:
    """Find another place for a step that could not be done where it was meant, `because` of a reason in words.

    `avoid` are object ids that do not serve just now.
    """

    now: Circumstances
    step: Step
    because: str
    avoid: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RateImportance:
    """Rate how poignant each text is to this person, 1 (brushing teeth) to 10 (a break-up)."""

    now: Circumstances
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class React:
    """Something was observed: go on, wait, act or talk? `context` answers the paper's two queries (section 4.3.1)."""

    now: Circumstances
    observation: str
    context: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reaction:
    """`choice`: "continue", "wait", "act" or "talk"; `text` what they do instead, `emoji` for its bubble."""

    choice: str
    text: str = ""
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Speaker:
    """One side of a dialogue: who they are and what they recall of the other."""

    now: Circumstances
    of_other: tuple[Memory, ...]


@dataclass(frozen=True, slots=True)
class WriteDialogue:
    """Write a whole short talk between residents who meet; the first speaker begins."""

    speakers: tuple[Speaker, ...]


@dataclass(frozen=True, slots=True)
class DialogueLine:
    """`speaker` is a resident's id; `cites` are numbers of the speaker's memories that the line rests on."""

    speaker: int
    text: str
    cites: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SayLine:
    """Say the next line of a talk with somebody who is not of this mind (a player)."""

    speaker: Speaker
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class NoteTalk:
    """Sum up a talk that has ended, as one of its members remembers it.

    `pronouns` are those of `others`, in the same order ("she", "her", "her"), so that what they said can be told of them.
    """

    speaker: Speaker
    others: tuple[str, ...]
    lines: tuple[Line, ...]
    pronouns: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class TalkNote:
    """`summary` one sentence; `heard` (line index, sentence as said by whom); `promises` sentences."""

    summary: str
    heard: tuple[tuple[int, str], ...] = ()
    promises: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AskReflection:
    """What are the three most salient questions one can answer about the subjects of these memories?"""

    now: Circumstances


@dataclass(frozen=True, slots=True)
class DrawInsights:
    """Draw up to five insights from the memories, each with the numbers of the memories it rests on."""

    now: Circumstances
    question: str


@dataclass(frozen=True, slots=True)
class Insight:
    """One insight and its evidence: numbers of memories."""

    text: str
    evidence: tuple[int, ...]
    importance: int


@dataclass(frozen=True, slots=True)
class SummariseSelf:
    """Who they are just now: core characteristics, occupation, feeling about recent progress (appendix A)."""

    now: Circumstances


@dataclass(frozen=True, slots=True)
class AnswerInterview:
    """Answer a question put to them from outside the run."""

    now: Circumstances
    question: str


@dataclass(frozen=True, slots=True)
class DescribeState:
    """What becomes of an object while somebody does this at it: "brewing coffee"."""

    now: Circumstances
    action: str
    object: str


class Mind(Protocol):
    """What thinks. Every method is pure: equal questions get equal answers from the offline mind."""

    @property
    def name(self) -> str: ...

    def plan_day(self, question: PlanDay) -> DayPlan: ...

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]: ...

    def ground(self, question: Ground) -> Step: ...

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]: ...

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]: ...

    def note_talk(self, question: NoteTalk) -> TalkNote: ...


