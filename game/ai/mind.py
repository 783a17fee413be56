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
    summary: str = ""


@dataclass(frozen=True, slots=True)
class PlanDay:
    """Plan the day `now.day`, from waking to bed. `yesterday` sums up the day before.

    `promises` are sentences remembered that bind them on this day ("Maria Lopez promised ... to come to ... at ...
    on February 14 from 5pm to 7pm"): each is in the plan at its time, with the way there before it. `dropped` are
    sentences about what they have refused since or what was called off: it is not in the plan.
    """

    now: Circumstances
    yesterday: str = ""
    promises: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplanDay:
    """Change the rest of a day, from minute `since` on, for what they have promised or refused meanwhile.

    All before `since` stays as it is, and so does the rest where nothing stands in its way. `promises` and `dropped`
    are those of the whole day, as in PlanDay.
    """

    now: Circumstances
    plan: DayPlan
    since: int
    promises: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BreakDownHour:
    """Break the plan down into grounded steps covering [start, end) minutes of the day, without gaps.

    Each takes `shortest` to `longest` minutes.
    """

    now: Circumstances
    plan: DayPlan
    start: int
    end: int
    shortest: int = 5
    longest: int = 15


@dataclass(frozen=True, slots=True)
class Ground:
    """Find another place for a step that could not be done where it was meant, `because` of a reason in words.

    The answer may be to wait (a step that waits, shorter than this one): then it is tried again afterwards.

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

    An empty reason is not worth remembering.
    `steps` are what they do at once instead, one after the other; their times count from 0, the minute it begins.
    `redo` says that the step they were at has to be done again afterwards.
    """

    choice: str
    reason: str = ""
    steps: tuple[Step, ...] = ()
    redo: bool = False


@dataclass(frozen=True, slots=True)
class Speaker:
    """One side of a dialogue: who they are and what they recall of the others.

    `records` are what they could tell of, by number: their seeds, talks, insights and promises, and what they did of
    late. `names` are of everybody in town, by id: whom the records' `people` and `said_by` mean.
    """

    now: Circumstances
    of_other: tuple[Memory, ...]
    records: tuple[Memory, ...] = ()
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class WriteDialogue:
    """Write a whole short talk between residents who meet; the first speaker begins."""

    speakers: tuple[Speaker, ...]


@dataclass(frozen=True, slots=True)
class DialogueLine:
    """`speaker` is a resident's id; `cites` are numbers of the speaker's memories that the line rests on.

    `claims` are what the line asserts, as plain third-person sentences with full names and absolute dates, the first of
    them resting on the first of `cites`. `act` is what is done by saying it: "greet", "tell", "invite", "accept",
    "decline", "stance", "ask", "answer", "part", ... or "" from a mind that does not say.
    """

    speaker: int
    text: str
    cites: tuple[int, ...] = ()
    claims: tuple[str, ...] = ()
    act: str = ""


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
    """What stays of a talk. `summary` is one sentence; the others are pairs of the line's index and a sentence.

    `heard` is what another said, as said by them; `promises` what they have promised (or accepted), `refusals` what
    they have declined and why; `stances` what they think of something heard, with the reason.
    """

    summary: str
    heard: tuple[tuple[int, str], ...] = ()
    promises: tuple[tuple[int, str], ...] = ()
    refusals: tuple[tuple[int, str], ...] = ()
    stances: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class AskReflection:
    """What are the three most salient questions one can answer about the subjects of these (100 latest) memories?"""

    now: Circumstances


@dataclass(frozen=True, slots=True)
class DrawInsights:
    """Draw up to five insights from the memories, each with the numbers of the memories it rests on.

    `held` are insights they have already that the question brings back: not to be drawn again, but to build on.
    """

    now: Circumstances
    question: str
    held: tuple[Memory, ...] = ()


@dataclass(frozen=True, slots=True)
class Insight:
    """One insight and its evidence: numbers of memories."""

    text: str
    evidence: tuple[int, ...]
    importance: int


@dataclass(frozen=True, slots=True)
class SummariseSelf:
    """Who they are just now, from three retrievals (appendix A). Name, age and traits are pinned: they open the summary.

    `core`: core characteristics; `occupation`: current daily occupation; `progress`: feeling about recent progress.
    """

    now: Circumstances
    core: tuple[Memory, ...] = ()
    occupation: tuple[Memory, ...] = ()
    progress: tuple[Memory, ...] = ()


@dataclass(frozen=True, slots=True)
class AnswerInterview:
    """Answer a question put to them from outside the run, from `now.memories`, retrieved for it; `asker` is a role.

    `names` are of everybody in town, by id: whom the memories' `people` and `said_by` mean.
    """

    now: Circumstances
    question: str
    asker: str = ""
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class InterviewAnswer:
    """What they say, and the numbers of the memories it rests on; `known` is False when they say they do not know."""

    text: str
    cites: tuple[int, ...] = ()
    known: bool = True


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

    def replan_day(self, question: ReplanDay) -> DayPlan: ...

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]: ...

    def ground(self, question: Ground) -> Step: ...

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]: ...

    def react(self, question: React) -> Reaction: ...

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]: ...

    def say_line(self, question: SayLine) -> DialogueLine: ...

    def note_talk(self, question: NoteTalk) -> TalkNote: ...

    def ask_reflection(self, question: AskReflection) -> tuple[str, ...]: ...

    def draw_insights(self, question: DrawInsights) -> tuple[Insight, ...]: ...

    def summarise_self(self, question: SummariseSelf) -> str: ...

    def answer_interview(self, question: AnswerInterview) -> InterviewAnswer: ...


