"""Owns the questions about plans: the day, its change, its steps, another place for one."""

from dataclasses import dataclass

from game.ai.mind.circumstances import Circumstances
from game.ai.plans import DayPlan, Step


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
class DescribeState:
    """What becomes of an object while somebody does this at it: "brewing coffee"."""

    now: Circumstances
    action: str
    object: str
