"""Owns the records of a memory stream: what one memory is (paper, section 4.1)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The four kinds of memory; all live in one stream."""

    OBSERVATION = "observation"
    REFLECTION = "reflection"
    PLAN = "plan"
    CHAT = "chat"


@dataclass(frozen=True, slots=True)
class NewMemory:
    """A memory that a Thought proposes; the stream gives it its number when the Thought is committed.

    `importance` 1-10, set once. `evidence` are numbers of older memories of the same resident; -1, -2, ... mean the
    first, second, ... new memory of the same thought. `people` are ids of
    residents it is about, `place` the id of an arena. `said_by`, `talk`, `line`: who told them, in which conversation,
    which line; `retells` is the number of the memory (of the teller) it passes on. `supersedes` is the number of the older
    memory it stands in for: that one stays in the stream and never comes to mind again. `innate` is what somebody who came to
    live in the town later has known all along.
    """

    kind: Kind
    text: str
    importance: int
    evidence: tuple[int, ...] = ()
    people: tuple[int, ...] = ()
    place: int | None = None
    said_by: int | None = None
    talk: int | None = None
    line: int | None = None
    retells: int | None = None
    supersedes: int | None = None
    innate: bool = False


@dataclass(frozen=True, slots=True)
class Memory:
    """A committed record: `number` counts from 0 within one resident's stream; `created` is a tick."""

    number: int
    created: int
    content: NewMemory

    @property
    def text(self) -> str:
        """The sentence remembered."""
        return self.content.text

    @property
    def is_seed(self) -> bool:
        """Whether they have known it all along: since the town began, or since before they came to live in it."""
        return self.created == 0 or self.content.innate


def superseded(memories: Iterable[Memory]) -> tuple[int, ...]:
    """Numbers of memories that a later one stands in for, in rising order."""
    return tuple(sorted({old for each in memories if (old := _older(each)) is not None}))


def _older(memory: Memory) -> int | None:
    """What a memory supersedes: one before it, whatever a save says."""
    old = memory.content.supersedes
    return old if old is not None and 0 <= old < memory.number else None
