"""Owns plans: the day in broad strokes, in hours, and in steps of 5 to 15 minutes (paper, section 4.3)."""

from dataclasses import dataclass

MEND = "mend"
"""The activity of a step that is about what is wrong with its object: only such a step may go to it, and puts it right."""
WAIT = "wait"
"""The activity of a step that passes the time until something is free."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One of the day's five to eight broad strokes; minutes of the day (beyond 1440 after midnight)."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Block:
    """An entry of the hourly plan: what, from when to when (minutes of the day), where (a place's name as they say it).

    `activity` is a key of the mind that wrote it, so that it can break the block down later; "" from other minds.
    """

    text: str
    start: int
    end: int
    place: str = ""
    activity: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """Five to fifteen minutes of doing one thing at one place: grounded, ready to become a command.

    `arena` and `target` are ids from the resident's own place tree; `state` is what the object becomes, or None when
    it stays as it is; `importance` 1-10. `activity` says what it is for ("sleep", "eat", "work", ...); `wanted` is the
    kind of object it was meant for. Its first `way` minutes are for getting there. What is `firm` is not given up for the
    sake of the way to what follows: that begins late instead.
    """

    text: str
    start: int
    end: int
    arena: int
    target: int | None = None
    state: str | None = None
    emoji: str = ""
    importance: int = 1
    activity: str = ""
    wanted: str = ""
    asleep: bool = False
    way: int = 0
    firm: bool = False


@dataclass(frozen=True, slots=True)
class DayPlan:
    """One day as planned: `day` counts from the run's start; `wake` and `bed` are minutes of the day.

    `steps` reach as far as `broken_down_until`, a minute of the day too (paper: just in time). `declined` are sentences
    that say what they will not come to and why ("... will not come to ..., because ..."); `asks` ids of those whom they
    want to ask something, and look out for.
    """

    day: int
    wake: int
    bed: int
    strokes: tuple[Stroke, ...]
    blocks: tuple[Block, ...]
    steps: tuple[Step, ...] = ()
    broken_down_until: int = 0
    declined: tuple[str, ...] = ()
    asks: tuple[int, ...] = ()
