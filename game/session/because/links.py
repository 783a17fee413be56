"""Owns what a chain of causes is made of: links, each a sentence with its tick, and below it what it came of."""

from dataclasses import dataclass
from typing import Literal

from game.ai.memory import Kind
from game.ai.retrieval import Retrieved

Sort = Literal[
    "action", "step", "hour", "thought", "bound", "query", "memory", "origin", "talk", "line", "event", "order", "rule", "call"
]
"""What a link is. A chain ends in an "order" of a player's, a "rule" of the town's, or a "thought" and what it rests on."""
Cause = Literal["plan", "thought", "order", "rule", "untold"]
"""What an action came of in the end: their own plan, a thought that came before it, a player, a rule of the town; "untold"
where a save of an earlier version does not say."""


@dataclass(frozen=True, slots=True)
class Link:
    """One link. `said` is a sentence, `tick` when it was so (None: at no moment in particular), `below` what it came of.

    `resident` is whom it is about; with `memory` it is that record of theirs (by number), of a `kind`, and `score` says why it
    came to mind.
    `thought` is the number of a request, `call` one of the audit log, `talk` a conversation's.
    """

    sort: Sort
    said: str
    tick: int | None = None
    below: tuple["Link", ...] = ()
    resident: int | None = None
    memory: int | None = None
    kind: Kind | None = None
    score: Retrieved | None = None
    thought: int | None = None
    call: int | None = None
    talk: int | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was done: the answer in one sentence, what it came of in the end, and the links that tell it."""

    answer: str
    cause: Cause
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Because:
    """Why something was done: the answer in one sentence, and the whole chain with the action on top."""

    answer: str
    cause: Cause
    chain: Link


@dataclass(frozen=True, slots=True)
class Doing:
    """What somebody is at, at a tick: the latest that they set out to do."""

    resident: int
    tick: int


@dataclass(frozen=True, slots=True)
class Happened:
    """An event of the log. Its number names it; `tick` says where to look."""

    number: int
    tick: int


@dataclass(frozen=True, slots=True)
class Planned:
    """What somebody's plan, as it is at a tick, has for a minute of its day: `hour` asks for the hour, else for the step."""

    resident: int
    tick: int
    minute: int
    hour: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A line of a talk, both by number, and the tick it was said at."""

    talk: int
    line: int
    tick: int


@dataclass(frozen=True, slots=True)
class Begun:
    """That a talk was begun, which was under way at a tick."""

    talk: int
    tick: int


@dataclass(frozen=True, slots=True)
class Thinking:
    """A thought by itself, by the number of its request, and the tick it landed on."""

    request: int
    tick: int


Action = Doing | Happened | Planned | Said | Begun | Thinking
"""Whatever one can ask why about."""
